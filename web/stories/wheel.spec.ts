/** Nothing but long texts scrolls: the wheel moves no page away, wherever the pointer is. */
import { expect, test, type Visitor } from './kit';
import { longGame } from './kit/late';

const SCREENS = {
  'a laptop': [1366, 768],
  'a wide screen': [1920, 1080],
  'a tablet': [1024, 768],
  'a phone that lies': [844, 390],
} as const;

/** The middle of everything on the page that has a name of its own: panels, places, the log and the lines in it. */
async function partsOf({ page }: Visitor): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, main, aside, section, article, [data-place], [role="log"]')];
    return parts
      .map((part) => part.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  });
}

/** Turn the wheel over all of these points, there and back, and tell where the page was farthest. */
async function turnWheel({ page }: Visitor, points: readonly { x: number; y: number }[]): Promise<number> {
  const farthest = await page.evaluateHandle(() => {
    const seen = { scroll: 0, wheels: 0 };
    addEventListener('scroll', () => (seen.scroll = Math.max(seen.scroll, scrollX, scrollY)));
    addEventListener('wheel', () => (seen.wheels += 1), { passive: true });
    return seen;
  });
  for (const [index, { x, y }] of points.entries()) {
    await page.mouse.move(x, y);
    // Twice: a part that scrolls for itself, like the log, hands on what it has no use for.
    for (const _ of [1, 2]) await page.mouse.wheel(0, index % 2 ? -4000 : 4000);
  }
  await expect.poll(async () => (await farthest.jsonValue()).wheels).toBe(2 * points.length);
  // What a wheel moves, it moves with the frames after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await farthest.jsonValue()).scroll;
}

test('Late in the game the wheel moves nothing away, over whatever part of the table', async ({ ayse }) => {
  test.setTimeout(180_000);
  const table = await longGame(ayse, 220, { bots: 4, options: { rules: 'great-bazaar' } });
  await ayse.sitDown(table);
  await expect(ayse.log.getByRole('listitem').nth(40)).toBeAttached();
  for (const [screen, [width, height]] of Object.entries(SCREENS)) {
    await ayse.page.setViewportSize({ width, height });
    await expect(ayse.place(7)).toBeInViewport({ ratio: 0.99 });
    const parts = await partsOf(ayse);
    expect(parts.length, screen).toBeGreaterThan(25);
    expect(await turnWheel(ayse, parts), screen).toBe(0);
    const size = await ayse.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size, screen).toEqual([width, height]);
    for (const place of await ayse.page.locator('[data-place]').all())
      await expect(place).toBeInViewport({ ratio: 0.99 });
  }
});

for (const [page, path] of Object.entries({ front: '/', lobby: '/tables', settings: '/settings', account: '/me' })) {
  test(`The wheel does not move the ${page} page either`, async ({ ayse }) => {
    await ayse.page.goto(path);
    await expect(ayse.page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await turnWheel(ayse, await partsOf(ayse))).toBe(0);
  });
}
