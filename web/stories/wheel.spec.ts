/** Nothing but long texts scrolls: the wheel moves no page away, wherever the pointer is. */
import { LONG_TEXTS } from '../src/frame/long-texts';
import type { Route } from '../src/state/route.svelte';
import { expect, test, type Visitor } from './kit';
import { finishedGame } from './kit/finished';
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

const SIZES = { 'a phone': [390, 844], 'a laptop': [1366, 768], 'a wide screen': [1920, 1080] } as const;

const SEATS = ['me', 'open', 'open', 'open'].map((kind) => ({ kind: kind as 'me' | 'open' }));

/** Where each page is, for somebody who has come with a friend; a page that is not here does not compile. */
const ADDRESSES: Readonly<Record<Route['page'], (ayse: Visitor, friend: Visitor) => Promise<string> | string>> = {
  front: () => '/',
  tables: () => '/tables',
  new: () => '/new',
  table: async (ayse) => `/t/${(await ayse.makeTable({ seats: SEATS })).id}`,
  join: async (_, friend) => `/t/${(await friend.makeTable({ seats: SEATS })).id}/join`,
  replay: async (ayse) => `/t/${(await finishedGame(ayse)).id}/replay/0`,
  result: async (ayse) => `/t/${(await finishedGame(ayse)).id}/result`,
  learn: () => '/learn',
  solo: () => '/solo/choose_write',
  rules: () => '/rules',
  settings: () => '/settings',
  me: () => '/me',
  confirm: () => '/confirm-email?token=none',
  unknown: () => '/no/such/alley',
};

/** What is scrolled inside its page: lists of tables grow without end, and a wall has more rows than a phone. */
const SCROLLED: Partial<Record<Route['page'], readonly string[]>> = { tables: Object.keys(SIZES), solo: ['a phone'] };

/** Open each fold and scroll to each control: those that cannot be brought into sight. */
async function outOfReach({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => {
    const isOpen = (part: Element) => part.checkVisibility() && !part.closest('.skip');
    const controls = () => [...document.querySelectorAll('a, button, input, select, summary')].filter(isOpen);
    const isHidden = (control: Element) => {
      control.scrollIntoView({ block: 'nearest' });
      // A link may go over two lines: the first of them.
      const { x = 0, y = 0, width = 0, height = 0 } = control.getClientRects()[0] ?? {};
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      // Only what people can scroll too counts as scrolled to.
      for (let box = control.parentElement; box; box = box.parentElement)
        if (box.scrollTop > 0 && !/auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
      return !hit || !(control.contains(hit) || hit.closest('label')?.contains(control));
    };
    const missed = new Set<string>();
    for (const fold of [null, ...document.querySelectorAll('details')]) {
      if (fold) fold.open = true;
      for (const control of controls().filter(isHidden)) missed.add(control.outerHTML.slice(0, 120));
    }
    return [...missed];
  });
}

/** How far the page itself can be scrolled, and what its main part hides below its end. */
async function overhang({ page }: Visitor): Promise<{ page: number; main: number }> {
  return page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    const main = document.querySelector('main');
    return { page: scrollHeight - innerHeight, main: main ? main.scrollHeight - main.clientHeight : 0 };
  });
}

for (const [name, address] of Object.entries(ADDRESSES)) {
  const page = name as Route['page'];
  const isLong = LONG_TEXTS.includes(page);

  test(`The page ${page} ${isLong ? 'is a long text and scrolls' : 'does not scroll'}`, async ({ ayse, come }) => {
    test.slow();
    ayse.expects(/status of 422/);
    const path = await address(ayse, await come('Mehmet'));
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await ayse.page.setViewportSize({ width, height });
      await ayse.page.goto(path);
      await expect(ayse.page.locator('main:not([aria-busy])').locator('h1, [data-place]').first(), size).toBeVisible();
      if (isLong) {
        await expect.poll(async () => (await overhang(ayse)).page, { message: size }).toBeGreaterThan(100);
        continue;
      }
      expect(await turnWheel(ayse, await partsOf(ayse)), size).toBe(0);
      expect((await overhang(ayse)).page, size).toBe(0);
      if (!SCROLLED[page]?.includes(size)) expect((await overhang(ayse)).main, size).toBe(0);
      expect(await outOfReach(ayse), size).toEqual([]);
      expect(await ayse.page.evaluate(() => scrollY), size).toBe(0);
    }
  });

  if (isLong) continue;
  test(`Zoomed or in large letters all of the page ${page} is in reach`, async ({ ayse, come }) => {
    test.slow();
    ayse.expects(/status of 422/);
    const path = await address(ayse, await come('Mehmet'));
    await ayse.page.goto(path);
    for (const [width, height, letters] of [
      [683, 384, '100%'],
      [1366, 768, '200%'],
      [390, 844, '200%'],
    ] as const) {
      await ayse.page.setViewportSize({ width, height });
      await ayse.page.evaluate((letters) => (document.documentElement.style.fontSize = letters), letters);
      await expect(ayse.page.locator('main:not([aria-busy])').locator('h1, [data-place]').first()).toBeVisible();
      const size = `${width} × ${height}, letters of ${letters}`;
      expect(await outOfReach(ayse), size).toEqual([]);
      expect((await overhang(ayse)).page, size).toBe(0);
    }
  });
}

test('Keys scroll the main part of a page that has no room for it', async ({ ayse }) => {
  await ayse.page.setViewportSize({ width: 844, height: 600 });
  await ayse.page.goto('/learn');
  await expect(ayse.page.getByRole('heading', { level: 1 })).toBeVisible();
  const lesson = ayse.page.getByRole('button', { name: 'The Catacombs' });
  await expect(lesson).not.toBeInViewport();
  await ayse.page.keyboard.press('End');
  await expect(lesson).toBeInViewport();
});
