/** The whole table fits every screen: nothing of it is wider than the page, and the market is on it at once. */
import { FOUR, LATE, SHORT, TABLE } from './positions';
import { card, expect, go, market, panel, site, test, types, way } from './table';
import type { Visitor } from '../kit';

const SIZES = {
  'a small phone': [360, 640],
  'a phone': [390, 844],
  'a tablet': [820, 1180],
  'a laptop': [1366, 768],
  'a wide screen': [1920, 1080],
} as const;

/** Nothing can be scrolled sideways, neither the page nor something on it that nobody means to scroll. */
async function expectFits({ page }: Visitor, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const wide = await page.evaluate(
    () =>
      [...document.querySelectorAll('main, main *')]
        .filter(
          (one) => one instanceof HTMLElement && one.checkVisibility() && getComputedStyle(one).position !== 'fixed',
        )
        .map((one) => one.getBoundingClientRect())
        .filter(({ right, width: its }) => its > 1 && right > innerWidth + 1).length,
  );
  expect(wide, 'parts that reach out of the page').toBe(0);
}

for (const [screen, [width, height]] of Object.entries(SIZES)) {
  const isSmall = width < 700;
  const how = {
    viewport: { width, height },
    ...(isSmall ? { hasTouch: true, isMobile: true, deviceScaleFactor: 1 } : {}),
  };

  test(`two, three and four at the table, building, luring and paying: all fits ${screen}`, async ({ come, sit }) => {
    const ayse = await come('Ayşe', how);
    for (const position of [LATE, TABLE, FOUR]) {
      await sit(ayse, position);
      await expectFits(ayse, width);
      await expect(market(ayse)).toBeInViewport({ ratio: 0.99 });
      for (const corner of ['A1', 'L1', 'A12', 'L12']) await expect(site(ayse, corner)).toBeInViewport({ ratio: 0.99 });
      await expect(ayse.prompt).toBeInViewport({ ratio: 0.99 });
    }
    for (const name of ['lure', 'draw', 'build'] as const) {
      await way(ayse, name).click();
      await expect(panel(ayse).first()).toBeVisible();
      await expectFits(ayse, width);
      if (name !== 'build') await ayse.page.keyboard.press('Escape');
    }
    await card(ayse, 'J147').click();
    await expectFits(ayse, width);
    await sit(ayse, SHORT);
    await types(ayse, 'play 1', 'expand red', 'site B2');
    await expect(go(ayse)).toBeVisible();
    await expectFits(ayse, width);
  });
}
