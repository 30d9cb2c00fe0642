import { expect, test } from './kit';
import { activeSeat, archived, CROWD } from './shots/positions';

const SIZES = {
  'a phone': [390, 844],
  'a small phone': [375, 667],
  'a tablet': [768, 1024],
  'a laptop': [1366, 768],
  'a wide screen': [1920, 1080],
} as const;
const POSITIONS = { 'five players late in the game': archived('5-random', 410), 'a crowd at one place': CROWD };

for (const [screen, [width, height]] of Object.entries(SIZES)) {
  for (const [what, position] of Object.entries(POSITIONS)) {
    test(`${what}: the whole table fits ${screen}`, async ({ come }) => {
      const visitor = await come('Ayşe', { viewport: { width, height } });
      const seats = Object.keys(position['players'] as object).map((_, seat) =>
        seat === activeSeat(position) ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'medium' },
      );
      await visitor.sitDown(await visitor.startTable(await visitor.makeTable({ seats, position })));
      const { page } = visitor;
      await expect(page.locator('[data-place]')).toHaveCount(16);
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      expect(size).toEqual({ scrollWidth: width, scrollHeight: height });
      for (const tile of await page.locator('[data-place]').all()) await expect(tile).toBeInViewport({ ratio: 0.99 });
      await expect(visitor.prompt).toBeInViewport({ ratio: 0.99 });
    });
  }
}

/** Five at the Great Bazaar who have a little of everything, but for the last one. */
const FULL = {
  merchant: 7,
  lira: 24,
  rubies: 3,
  goods: 'RRGGYYBB',
  extensions: 3,
  coffee: 5,
  companion: 6,
  tavern: ['movement'],
  stack: ['own', 'own', 'own', 'own'],
};
const BAZAAR = {
  rules: 'great-bazaar',
  round: 12,
  governor: 9,
  smuggler: 9,
  courier: 8,
  coffee_trader: 8,
  layout: [
    [1, 2, 3, 4, 5],
    [6, 8, 25, 10, 11],
    [12, 13, 7, 14, 15],
    [16, 17, 18, 19, 20],
    [21, 22, 23, 24, 9],
  ],
  players: {
    red: { ...FULL, guild: [2, 3] },
    blue: { ...FULL, tiles: ['red', 'green'], letters: [1, 2, 3], delivered: [4, 5, 6] },
    yellow: { ...FULL, tiles: ['red', 'yellow'], letters: [3, 8, 9], delivered: [10, 11, 12] },
    green: { ...FULL, tiles: ['yellow', 'green'], letters: [13, 14, 15], delivered: [1, 2, 16] },
    white: { merchant: 7, lira: 3 },
  },
};

for (const [width, height] of [
  [1366, 768],
  [1280, 650],
] as const) {
  test(`Five at the Great Bazaar, ${width} × ${height}: the log keeps four lines, and what is empty takes no room`, async ({
    come,
  }) => {
    const ayse = await come('Ayşe', { viewport: { width, height } });
    await ayse.playFrom(BAZAAR);
    // Four lines as high as their symbols, with three gaps.
    expect(await ayse.page.getByRole('log').evaluate((box) => box.clientHeight)).toBeGreaterThanOrEqual(4 * 24 + 3 * 3);
    const heightOf = (seat: number) => ayse.panel(seat).evaluate((panel) => panel.getBoundingClientRect().height);
    expect(await heightOf(4)).toBeLessThan((await heightOf(1)) - 15);
    for (const seat of [1, 2, 3, 4]) await expect(ayse.panel(seat)).toBeInViewport({ ratio: 1 });
  });
}
