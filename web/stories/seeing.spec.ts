/** The table for eyes that want it larger or in colours of their own: nothing that says something is lost. */
import { expect, test, type Coming, type Visitor } from './kit';
import { lively } from './shots/positions';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A laptop whose browser zooms to 200 %. */
const ZOOMED = { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 };

const BOTS = ['Elif', 'Orhan'].map((name) => ({ kind: 'bot' as const, bot: 'medium', name }));

/** Signs that lie under something else or out of sight, although one has scrolled to them. */
async function covered({ page }: Visitor, signs: string): Promise<string[]> {
  return page.evaluate((signs) => {
    const found = [...document.querySelectorAll(signs)].filter((sign) => sign.checkVisibility());
    if (!found.length) return [`no ${signs}`];
    return found.flatMap((sign, index) => {
      sign.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = sign.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 2 && height > 2 && (sign.contains(hit) || hit?.contains(sign)) ? [] : [`${signs} ${index}`];
    });
  }, signs);
}

/** Rubies, room in the wheelbarrow, arrows on tiles, whose turn it is. */
async function keepsItsSigns(visitor: Visitor, now: string): Promise<void> {
  const slots = (await visitor.page.locator('.wb').isVisible()) ? '.wb .slots i' : '.mg .bar i';
  for (const signs of ['.pips .ic', slots, '.tile .ar', now]) {
    await expect.poll(() => covered(visitor, signs)).toEqual([]);
  }
}

/** Letters of twice the size, by the settings of the browser and not by its zoom. */
async function withLargeLetters(visitor: Visitor): Promise<Visitor> {
  await visitor.context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  return visitor;
}

/** A table at which it is somebody else's turn, for as long as they like. */
async function waiting(come: (name: string, how: Coming) => Promise<Visitor>, how: Coming): Promise<Visitor> {
  const host = await come('Mehmet', LAPTOP);
  const ayse = await come('Ayşe', how);
  // It is the turn of blue, who sits second.
  const seats = [{ kind: 'open' as const }, { kind: 'me' as const }, ...BOTS];
  const table = await host.makeTable({ seats, position: lively() });
  await ayse.joinTable(table);
  await host.startTable(table);
  await ayse.sitDown(table);
  return ayse;
}

test('Zoomed to 200 % the table keeps every sign, and the others their numbers', async ({ come }) => {
  const ayse = await come('Ayşe', ZOOMED);
  await ayse.sitAt(lively());
  await keepsItsSigns(ayse, '.tile .strip');
  const cut = await ayse.page
    .locator('.mi, .mg, .mm .a')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length);
  expect(cut).toBe(0);
  const other = await waiting(come, ZOOMED);
  expect(await covered(other, '.mi.now')).toEqual([]);
});

test('With letters of twice the size text grows and the table keeps every sign', async ({ come }) => {
  const laptop = await withLargeLetters(await come('Ayşe', LAPTOP));
  await laptop.sitAt(lively());
  await expect(laptop.page.locator('.turns')).toHaveCSS('font-size', '28px');
  await keepsItsSigns(laptop, '.turns .now');
  // What does not fit any more can be scrolled to.
  await expect(laptop.page.locator('[data-card]').last()).toBeAttached();
  expect(await covered(laptop, '[data-card]')).toEqual([]);

  const phone = await withLargeLetters(await come('Ayşe', PHONE));
  await phone.sitAt(lively());
  await expect(phone.prompt.locator('b')).toHaveCSS('font-size', '36px');
  await keepsItsSigns(phone, '.tile .strip');
});

for (const [name, how] of [
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const) {
  test(`In forced colours lines say what grounds and shadows said: ${name}`, async ({ come }) => {
    const ayse = await come('Ayşe', { ...how, forcedColors: 'active' });
    const { page } = ayse;
    await ayse.sitAt(lively());
    await keepsItsSigns(ayse, name === 'laptop' ? '.turns .now' : '.tile .strip');
    const painted = await page.evaluate(() => {
      const one = (signs: string, pseudo?: string) => {
        const found = [...document.querySelectorAll(signs)].find((sign) => sign.checkVisibility());
        return getComputedStyle(found ?? document.body, pseudo);
      };
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; color: CanvasText';
      const ink = getComputedStyle(probe).color;
      probe.remove();
      const slots = document.querySelector('.wb') ? '.wb .slots i' : '.mg .bar i';
      return {
        arrow: one('.tile .ar').backgroundColor === ink,
        room: one(slots).borderTopStyle,
        locked: one(`${slots}:last-child`).borderTopStyle,
        dots: one('.veil.lit', '::before').backgroundImage.includes('radial-gradient'),
        lit: one('.veil.lit').borderTopWidth,
        dim: getComputedStyle(document.querySelector('[data-place="16"]') ?? document.body, '::before').borderTopStyle,
      };
    });
    expect(painted).toEqual({
      arrow: true,
      room: 'solid',
      locked: 'dashed',
      dots: true,
      lit: name === 'laptop' ? '3px' : '2px',
      dim: 'dashed',
    });
    if (name === 'laptop') await expect(page.locator('.turns .now')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('b');
    await expect(page.locator('[data-place]:focus')).toHaveCSS('outline-style', 'solid');
    const other = await waiting(come, { ...how, forcedColors: 'active' });
    await expect(other.page.locator(name === 'laptop' ? '.opp.now' : '.mi.now')).toHaveCSS('outline-width', '3px');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`The ring of the focus stands out from every ground and is no error: ${colorScheme}`, async ({ come }) => {
    const ayse = await come('Ayşe', { ...LAPTOP, colorScheme });
    const { page } = ayse;
    await ayse.sitAt(lively());
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.keyboard.press('b');
    await expect(page.locator('[data-place]:focus-visible')).toHaveCount(1);
    const seen = await page.evaluate(() => {
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = channels(colour).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: string, two: string) => {
        const [more = 0, less = 0] = [light(one), light(two)].sort((a, b) => b - a);
        return (more + 0.05) / (less + 0.05);
      };
      const computed = (name: string, on: Element) => {
        const probe = on.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      const root = document.body;
      const ring = computed('--focus', root);
      const tile = getComputedStyle(document.querySelector('[data-place]:focus') ?? root);
      const lines = [tile.outlineColor, /rgba?\([^)]+\)/.exec(tile.boxShadow)?.[0] ?? ''];
      const grounds = ['.gr-cobalt', '.gr-turq', '.gr-coral', '.gr-cream'].map((ground) =>
        computed('--e0', document.querySelector(`.tile${ground}`) ?? root),
      );
      const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 120 && r > 1.6 * g && r > 1.6 * b;
      return {
        panels: Math.min(
          ...['--surface', '--surface-2', '--bg', '--hl'].map((one) => contrast(ring, computed(one, root))),
        ),
        tiles: Math.min(...grounds.map((ground) => Math.max(...lines.map((line) => contrast(line, ground))))),
        bed: Math.max(...lines.map((line) => contrast(line, computed('--bed', root)))),
        between: contrast(lines[0] ?? '', lines[1] ?? ''),
        red: [ring, ...lines].map(channels).some(isRed),
      };
    });
    expect(seen.red).toBe(false);
    for (const part of ['panels', 'tiles', 'bed', 'between'] as const) expect(seen[part], part).toBeGreaterThan(3);
    // A place that can be chosen stays lit while it has the focus.
    await page.keyboard.press('ArrowLeft');
    await expect(ayse.place(4)).toBeFocused();
    const [veil, tile] = await page.evaluate(() => [
      Number(getComputedStyle(document.querySelector('.veils') ?? document.body).zIndex),
      Number(getComputedStyle(document.querySelector('[data-place="4"]') ?? document.body).zIndex),
    ]);
    expect(veil).toBeGreaterThan(tile ?? 0);
  });
}
