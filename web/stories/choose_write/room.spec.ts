/** Five players, on screens of every size: nothing sideways, and what is to be decided in reach. */
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../kit';
import { END, FIVE, follow, type Position } from './panel-positions';
import { withoutFountains } from './positions';

const SIZES = {
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a tablet': { viewport: { width: 820, height: 1180 }, hasTouch: true },
  'a wide screen': { viewport: { width: 1920, height: 1080 } },
} as const;

/** The fifth has played the Tea House, and all others may follow. */
const FOLLOWED: Position = {
  ...FIVE,
  active: 'white',
  turn: { how: 'display', played: '8' },
  display: ['9', '12'],
  agenda: [...follow('red', 'yellow', 'green', 'blue'), ...END],
};

const sit = (visitor: Visitor, position: Position) =>
  visitor.playFrom(withoutFountains(position), { game: 'choose_write', level: 'random' });

/** What can be scrolled sideways, of the page and of all that is on it. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
  );

for (const [screen, how] of Object.entries(SIZES)) {
  test(`five players fit ${screen}, in a turn and while one follows`, async ({ come }) => {
    const visitor = await come('Ayşe', how);
    const { page } = visitor;
    const isPhone = screen === 'a phone';
    const lira = async () => {
      const { view } = await visitor.position(table);
      return (view as unknown as { players: { red: { lira: { filled: number } } } }).players.red.lira.filled;
    };

    let table = await sit(visitor, FIVE);
    await expect(page.locator(how.viewport.width > 1000 ? '.opp' : '.mi')).toHaveCount(4);
    for (const tile of await page.locator('section.plan [data-place]').all())
      await expect(tile).toBeInViewport({ ratio: 0.99 });
    await expect(visitor.prompt).toBeInViewport({ ratio: 0.99 });
    expect(await sideways(page)).toEqual([]);
    const card = page.locator('[data-action="play 8"]:visible').first();
    await expect(card).toBeInViewport({ ratio: 0.99 });
    await card.click();
    await page.locator('section.plan [data-place="8"]').click();
    if (isPhone) {
      await expect(page.locator('.prompt .go')).toBeInViewport({ ratio: 0.99 });
      await page.locator('.prompt .go').click();
    }
    await expect.poll(lira).toBe(7);

    table = await sit(visitor, FOLLOWED);
    const panel = page.locator('.fol');
    for (const button of await panel.locator('[data-row="8"] [data-pay], .go, .wait').all())
      await expect(button).toBeInViewport({ ratio: 0.99 });
    expect(await sideways(page)).toEqual([]);
    await panel.locator('[data-pay="8 icon"]').click();
    await panel.locator('.go').click();
    await expect.poll(lira).toBe(7);
  });
}
