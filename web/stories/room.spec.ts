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
