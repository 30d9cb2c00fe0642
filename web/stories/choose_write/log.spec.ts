/** What just happened at a table of Choose & Write: sentences in three languages, and marks that are drawn. */
import { expect, test, type Visitor } from '../kit';
import { sit, types } from './answers';
import { ALONE, FOUNTAIN, TABLE } from './positions';

const lines = ({ page }: Visitor) => page.getByRole('log').getByRole('button');
const LAYER = 'body > div[aria-hidden="true"]';

/** Note everything that moves over the page from now on: cards, and symbols. */
async function watchMovements({ page }: Visitor): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const original = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const card = this.querySelector('[data-card]')?.getAttribute('data-card');
      const use = this.querySelector('use')?.getAttribute('href') ?? '';
      if (this.closest('body > div[aria-hidden="true"]')) seen.push(card ?? use);
      return original.apply(this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('the log tells my turn and those of the others in sentences', async ({ ayse }) => {
  await sit(ayse, TABLE);
  await types(ayse, 'hand 5', 'use 4');
  await expect(lines(ayse).first()).toHaveText(
    /^Ayşe.* played Spice Warehouse from hand and took 1\slira and a goods card .+ at the Post Office\.$/,
  );
  await expect(lines(ayse).filter({ hasText: /^Elif (waited|crossed)/ })).toHaveCount(1);
  await expect(lines(ayse).filter({ hasText: /^Orhan (waited|crossed)/ })).toHaveCount(1);
  await types(ayse, 'draw 13');
  await expect(lines(ayse).filter({ hasText: /^Ayşe.* took Wainwright from the display\./ })).toHaveCount(1);
  await expect(ayse.page.getByRole('log').getByRole('listitem').first()).toHaveText('Round 9');
});

for (const [language, line] of [
  ['en', /played Roasting Plant and took fabric\s*spice\.$/],
  ['de', /spielt Rösterei und nimmt Stoff\s*Gewürz\.$/],
  ['tr', /Tahmishane kartını oynadı, kumaş\s*baharat aldı\.$/],
] as const) {
  test(`the log speaks ${language}`, async ({ come }) => {
    const ayse = await come('Ayşe', { settings: { language } });
    await sit(ayse, ALONE);
    await types(ayse, 'play 7', 'use 7', 'take FA', 'take SP');
    const said = await lines(ayse)
      .first()
      .evaluate((line) =>
        [...line.querySelectorAll('[role="img"]')].reduce((text, icon) => {
          icon.replaceWith(icon.getAttribute('aria-label') ?? '');
          return line.textContent ?? text;
        }, ''),
      );
    expect(said).toMatch(line);
  });
}

test('a click on a line shows that moment, and I come back from it', async ({ ayse }) => {
  const { page } = ayse;
  await sit(ayse, ALONE);
  await types(ayse, 'play 7', 'use 7', 'take FA', 'take SP', 'pass');
  await lines(ayse).first().click();
  await expect(page).toHaveURL(/\/replay\/4\b/);
  await expect(page.getByRole('log').locator('.now').first()).toBeVisible();
  await page.goBack();
  await expect(ayse.prompt).toBeVisible();
});

test('a pencil draws what I write, and cards move', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'normal' } });
  await sit(ayse, ALONE);
  const seen = await watchMovements(ayse);
  await types(ayse, 'play 7', 'use 7', 'take FA');
  await expect.poll(seen).toContainEqual(expect.stringMatching(/^#m-fill-\d$/));
  await expect.poll(seen).toContain('#o-pencil');
  await types(ayse, 'take SP');
  // A card comes to the display.
  await expect.poll(seen).toContainEqual(expect.stringMatching(/^([A-D]|\d+)[<>]$/));
  // Nothing is left hanging over the page.
  await expect(ayse.page.locator(LAYER)).toHaveCount(0);
  await expect(lines(ayse).first()).toContainText('played Roasting Plant');
});

test('a click ends a movement', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'slow' } });
  await sit(ayse, FOUNTAIN);
  await types(ayse, 'play 7', 'use 7', 'take FA', 'take SP');
  // The fountain lies there for a while: for ever, where everything that moves stands still.
  await expect(ayse.page.locator(`${LAYER} use[href="#cw-fountain"]`)).toHaveCount(1);
  await ayse.page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
  await ayse.page.mouse.click(683, 20);
  await expect(ayse.page.locator(LAYER)).toHaveCount(0);
  await expect(lines(ayse).last()).toContainText('Fountain');
});

test('those who want no movement see a gold outline around what is new', async ({ ayse }) => {
  await sit(ayse, ALONE);
  const seen = await watchMovements(ayse);
  await types(ayse, 'play 7', 'use 7');
  await ayse.page.evaluate(() => {
    const outlines: number[] = [];
    Object.assign(window, { outlines });
    new MutationObserver(() => outlines.push(document.querySelectorAll('.ring-around').length)).observe(document.body, {
      childList: true,
    });
  });
  await types(ayse, 'take FA');
  const most = () => ayse.page.evaluate(() => Math.max(0, ...(window as unknown as { outlines: number[] }).outlines));
  await expect.poll(most).toBe(1);
  await expect(ayse.page.locator('.ring-around')).toHaveCount(0);
  expect(await seen()).toEqual([]);
});

test('on a tablet such outlines lie under the panel of a follower', async ({ come }) => {
  const viewport = { width: 820, height: 1180 };
  const ayse = await come('Ayşe', { viewport, reducedMotion: 'reduce', settings: { speed: 'normal' } });
  const { page } = ayse;
  await sit(ayse, ALONE);
  await page.evaluate(() => {
    const outlines = { all: 0, over: 0 };
    Object.assign(window, { outlines });
    const level = (one: Element | null) => Number(one && getComputedStyle(one).zIndex);
    const look = () => {
      const panel = document.querySelector('.follow-sheet');
      for (const ring of document.querySelectorAll('.ring-around')) {
        outlines.all += 1;
        const reaches = ring.getBoundingClientRect().bottom > (panel?.getBoundingClientRect().top ?? Infinity);
        if (reaches && level(ring.parentElement) >= level(panel)) outlines.over += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await types(ayse, 'play 7', 'use 7', 'take FA', 'take SP');
  await expect(page.locator('.follow-sheet')).toBeVisible();
  const outlines = () =>
    page.evaluate(() => (window as unknown as { outlines: { all: number; over: number } }).outlines);
  await expect.poll(async () => (await outlines()).all).toBeGreaterThan(0);
  await expect(page.locator('.ring-around')).toHaveCount(0);
  expect((await outlines()).over).toBe(0);
});
