/** A house with four games: one of them exists for this story alone. */
import { expect, test } from './kit';
import { answers } from './kit/guest-cards';
import { emblems } from './kit/guest-emblems';
import { Pages } from './kit/pages';

test.describe.configure({ mode: 'serial' });
let pages: Pages;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  pages = await Pages.build({
    import: "import { guests } from '/stories/kit/guest-cards.ts';",
    card: '...guests',
    define: { GUEST_EMBLEMS: emblems(21) },
  });
});
test.afterAll(() => pages.clear());

test('I choose one of four walls, and its game is offered, alone where it can be played alone', async ({ come }) => {
  const { page, context } = await come();
  await pages.show(context, answers);
  await page.goto('/');
  const walls = page.getByRole('radiogroup', { name: 'Game', exact: true });
  await expect(walls.getByRole('radio')).toHaveCount(4);
  await expect(walls.getByRole('radio', { name: /^Istanbul/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Play Istanbul' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Alone' })).toHaveCount(0);

  // By keyboard as by mouse.
  await walls.getByRole('radio', { name: /^Istanbul/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Play Choose & Write' })).toBeVisible();
  await page.getByRole('radio', { name: 'Alone' }).check();
  await expect(page.getByText('Alone you play for a wall of challenges')).toBeVisible();
  await expect(page.getByText('challenge 1 with 10 rubies')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: /^Strength/ })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: /^Goal/ }).getByRole('radio')).toHaveCount(2);

  const opponents = page.getByRole('radiogroup', { name: /^Opponents/ });
  await walls.getByRole('radio', { name: /^Lane/ }).check();
  await expect(page.getByRole('button', { name: 'Play Lane' })).toBeVisible();
  // What so many players do not have is not offered.
  await opponents.getByRole('radio', { name: '2' }).check();
  await expect(page.getByRole('radiogroup', { name: /^Rule set/ })).toHaveCount(0);
  await opponents.getByRole('radio', { name: '3' }).check();
  await expect(page.getByRole('radiogroup', { name: /^Rule set/ }).getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Alone' })).toHaveCount(0);
  // It has no lessons.
  await expect(page.getByRole('link', { name: /^First time/ })).toHaveCount(0);

  // A phone has room for all of them.
  await walls.getByRole('radio', { name: /^Istanbul/ }).check();
  await page.setViewportSize({ width: 390, height: 844 });
  const hidden = () => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
  await expect.poll(hidden).toBe(0);
});

test('The rules of a game lead to those of the others', async ({ come }) => {
  const { page, context } = await come();
  await pages.show(context, answers);
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).first().click();
  const games = page.getByRole('navigation', { name: 'Games', exact: true });
  await expect(games.getByRole('link', { name: 'Istanbul' })).toHaveAttribute('aria-current', 'page');
  await expect(games.getByRole('link', { name: 'Lane' })).toHaveAttribute('href', '/rules/lane');
});
