/** What axe says, and how things move, or do not. */
import type { Visitor } from '../kit';
import { violations } from '../kit/axe';
import { FOUR, LAST_EXPANSION, TIE } from './positions';
import {
  card,
  expect,
  go,
  kind,
  LAYER,
  market,
  panel,
  retires,
  PHONE,
  site,
  test,
  types,
  watchMovements,
  way,
} from './table';

/** The panel of a decision, on a phone what stands under the market: the rest of the page is the same as before. */
const PANEL = '.dec, .pp';

async function inBothThemes(visitor: Visitor, what: string, within?: string): Promise<void> {
  const { page } = visitor;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await violations(visitor, colorScheme === 'dark', within), `${what}, ${colorScheme}`).toEqual([]);
  }
}

for (const [size, how] of [
  ['laptop', {}],
  ['phone', PHONE],
] as const) {
  test(`axe finds nothing at the table of a ${size}`, async ({ come, sit }) => {
    const ayse = await come('Ayşe', how);
    await sit(ayse, FOUR);
    await expect(ayse.prompt).toContainText('Your turn');
    await inBothThemes(ayse, 'table');
    await way(ayse, 'build').click();
    await card(ayse, 'J147').click();
    await expect(ayse.page.locator('[data-fee]').first()).toBeVisible();
    await inBothThemes(ayse, 'fee', PANEL);
    await ayse.page.locator('[data-fee="yellow"]').click();
    await expect(kind(ayse, 'build blue')).toBeVisible();
    await inBothThemes(ayse, 'kinds', PANEL);
    await kind(ayse, 'build blue').click();
    await expect(market(ayse)).toHaveAttribute('data-asked', 'site');
    await types(ayse, 'site C6');
    await expect(go(ayse)).toHaveText('Choose its entry');
    await inBothThemes(ayse, 'entry');
    await sit(ayse, FOUR);
    await way(ayse, 'lure').click();
    await ayse.page.locator('[data-pick="red"]').click();
    await expect(ayse.page.locator('[data-lure]').first()).toBeVisible();
    await inBothThemes(ayse, 'lure', PANEL);
    await ayse.page.keyboard.press('d');
    await expect(panel(ayse)).toContainText('Draw two');
    await inBothThemes(ayse, 'draw', PANEL);
  });
}

test('axe finds nothing at the victory and the result', async ({ ayse, sit }) => {
  await sit(ayse, LAST_EXPANSION);
  await types(ayse, 'play 2', 'expand red', 'site F3');
  await retires(ayse);
  await expect(ayse.victory).toBeVisible();
  await inBothThemes(ayse, 'victory');
  await ayse.victory.getByRole('link', { name: 'See the result' }).click();
  await expect(ayse.page.getByRole('heading', { name: 'You win!' })).toBeVisible();
  await inBothThemes(ayse, 'result');
});

test('a customer walks to its entry, coins fly, and a click ends it', async ({ come, sit }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'slow' } });
  await sit(ayse, TIE);
  const seen = await watchMovements(ayse.page);
  await types(ayse, 'lure B5');
  await expect.poll(seen).toContain('#customer-red');
  await ayse.page.mouse.click(683, 20);
  await expect(ayse.page.locator(LAYER)).toHaveCount(0);
  await expect(site(ayse, 'B5')).toHaveAccessibleName(/Coffee customer, purple, stands here\./);
  await expect(ayse.log.first()).toContainText('at B5');
});

test('who wants no movement sees a gold outline, and nothing walks', async ({ come, sit }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'normal' }, reducedMotion: 'reduce' });
  const { page } = ayse;
  await sit(ayse, TIE);
  const seen = await watchMovements(page);
  await page.evaluate(() => {
    const outlines: number[] = [];
    Object.assign(window, { outlines });
    const look = () => outlines.push(document.querySelectorAll('.ring-around').length);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await types(ayse, 'lure B5');
  const most = () => page.evaluate(() => Math.max(0, ...(window as unknown as { outlines: number[] }).outlines));
  await expect.poll(most).toBeGreaterThanOrEqual(2);
  await expect(page.locator('.ring-around')).toHaveCount(0);
  expect(await seen()).toEqual([]);
});
