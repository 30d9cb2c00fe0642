/** Without a mouse, without eyes, and in three languages. */
import type { Locator } from '@playwright/test';
import type { Visitor } from '../kit';
import { ROOM_FOR_ONE, TABLE, TIE } from './positions';
import { card, entry, expect, expectTold, GAME, go, kind, market, panel, site, test, types, way } from './table';

/** Go on with Tab until something has the focus, and press Enter there. */
async function press({ page }: Visitor, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let keys = 0; keys < 120; keys += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('the keys do not lead there');
}

/** Go on with N, from one customer or entry to the next. */
async function goOnTo(visitor: Visitor, name: string): Promise<void> {
  const isThere = () => site(visitor, name).evaluate((cell) => cell === document.activeElement);
  for (let keys = 0; keys < 6 && !(await isThere()); keys += 1) await visitor.page.keyboard.press('n');
  await expect(site(visitor, name)).toBeFocused();
}

test('I build without a mouse', async ({ regular: ayse, sit }) => {
  const { keyboard } = ayse.page;
  const table = await sit(ayse, TABLE);
  await expect(ayse.prompt).toContainText('Your turn');
  await keyboard.press('b');
  await press(ayse, card(ayse, '1'));
  await press(ayse, kind(ayse, 'build white'));
  await expect(ayse.prompt).toContainText('Choose a lit site');
  await keyboard.press('g');
  // To the next lit site, and on with the arrows.
  await keyboard.press('Home');
  await keyboard.press('PageUp');
  await keyboard.press('n');
  await expect(market(ayse).locator('[data-site]:focus')).toHaveAccessibleName(/Can be built\.$/);
  await site(ayse, 'D2').focus();
  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('Choose where its entry is.');
  await keyboard.press('ArrowRight');
  await expect(site(ayse, 'E2')).toBeFocused();
  await expect(site(ayse, 'E2')).toHaveAccessibleName(/Can be the entry\.$/);
  await keyboard.press('Enter');
  await expect(go(ayse)).toHaveText('Build on D2, entry E2');
  await keyboard.press('Enter');
  await expectTold(ayse, table, 'stall', { stall: 'D2', entry: 'E2' });
});

test('I lure without a mouse', async ({ regular: ayse, sit }) => {
  const { keyboard } = ayse.page;
  const table = await sit(ayse, TIE);
  await keyboard.press('l');
  await expect(way(ayse, 'lure')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('g');
  await goOnTo(ayse, 'D3');
  await expect(site(ayse, 'D3')).toHaveAccessibleName(/Carpet customer, red, stands here\. Can be lured\./);
  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('2 entries tie at 4 steps.');
  await goOnTo(ayse, 'B5');
  await keyboard.press('Enter');
  await expect(entry(ayse, 'B5')).toBeChecked();
  await keyboard.press('Enter');
  await expectTold(ayse, table, 'lure', { entry: 'B5' });
});

test('the market is one stop of the keyboard, and its keys go by site, row and segment', async ({
  regular: ayse,
  sit,
}) => {
  const { page } = ayse;
  await sit(ayse, TABLE);
  const here = (name: string) => expect(site(ayse, name)).toBeFocused();
  await page.keyboard.press('g');
  await site(ayse, 'F6').focus();
  await page.keyboard.press('ArrowUp');
  await here('F5');
  await page.keyboard.press('ArrowLeft');
  await here('E5');
  await page.keyboard.press('End');
  await here('L5');
  await page.keyboard.press('Home');
  await here('A5');
  await page.keyboard.press('PageDown');
  await here('A9');
  await page.keyboard.press('Tab');
  await expect(market(ayse).locator('[data-site]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await here('A9');
});

test('who listens hears all of every site', async ({ regular: ayse, sit }) => {
  const { page } = ayse;
  await sit(ayse, TABLE);
  await expect(market(ayse).getByRole('row')).toHaveCount(12);
  await expect(market(ayse).getByRole('gridcell')).toHaveCount(144);
  const says = (name: string, words: RegExp) => expect(site(ayse, name)).toHaveAccessibleName(words);
  await says('B5', /^B5, segment 4, west\. You, carpets, red: entry, size 2\.$/);
  await says('E1', /^E1, segment 2, north\. Mehmet, carpets, red: stall, size 1\.$/);
  await says('J9', /^J9, segment 9, south-east\. Sinan, fruit, yellow: expansion, size 2\.$/);
  await says('L1', /^L1, segment 3, north-east\. Carpet customer, red, stands here\. Can be lured\.$/);
  await says('F5', /^F5, segment 5, centre\. Free\.$/);
  await site(ayse, 'L1').click();
  await says('B5', /14 steps, 1 barker, you earn 2\.$/);
  await says('F1', /8 steps, you earn 1\. Mehmet earns 1\.$/);
  await expect(page.getByRole('radiogroup', { name: 'Entry' }).getByRole('radio')).toHaveCount(2);
});

test('who listens hears what happened, and then what is asked', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.playFrom(ROOM_FOR_ONE, { game: GAME, level: 'random' });
  await expect(ayse.prompt).toContainText('Your turn');
  // What was said is soon gone.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = () => heard.push(...[...document.querySelectorAll('.heard')].map((one) => one.textContent ?? ''));
    for (const one of document.querySelectorAll('.heard'))
      new MutationObserver(listen).observe(one, { childList: true, characterData: true, subtree: true });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
  await types(ayse, 'draw 1');
  await expect.poll(heard).toContain('Take a second card or a barker.');
  await types(ayse, 'draw barker');
  // The others have their turns, then I am asked again.
  await expect.poll(heard).toMatch(/drew card 2.* and a barker[\s\S]*Your turn/);
});

for (const [language, title, build, tie, why, line] of [
  ['en', 'Your turn', 'Build', 'Tie at 4 steps', 'D1: not here', /lured .* to the own stand at B5/],
  ['de', 'Du bist am Zug', 'Bauen', 'Gleich nah, 4 Schritte', 'D1: nicht hier', /lockte .* zum eigenen Stand bei B5/],
  ['tr', 'Sıra sende', 'Kur', '4 adımda eşit', 'D1: burası olmaz', /B5 yerindeki kendi tezgâhına çağırdı/],
] as const) {
  test(`the table speaks ${language}`, async ({ come, sit }) => {
    const visitor = await come('Nalan', { settings: { language } });
    await sit(visitor, TIE);
    await expect(visitor.prompt).toContainText(title);
    await expect(way(visitor, 'build')).toHaveText(build);
    await card(visitor, '1').click();
    await kind(visitor, 'build white').click();
    await expect(market(visitor)).toHaveAttribute('data-asked', 'site');
    await site(visitor, 'D1').hover();
    await expect(market(visitor)).toContainText(why);
    // Nothing is cut off in the panel.
    const cut = await panel(visitor)
      .locator('button')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 2).map((one) => one.textContent));
    expect(cut).toEqual([]);
    await panel(visitor).locator('header button').click();
    await expect(visitor.prompt).toContainText(title);
    await site(visitor, 'D3').click();
    await expect(panel(visitor)).toContainText(tie);
    await entry(visitor, 'B5').click();
    await go(visitor).click();
    await expect(visitor.log.first()).toContainText(line);
  });
}
