/** A game that only the tests have, in the browser: what works for it works for the next one. Its pages are in `pearls/`. */
import { expect, House, test as base, type Table, type Visitor } from './kit';
import { violations } from './kit/axe';
import { Pages } from './kit/pages';

const test = base.extend<object, { pages: Pages }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open({ BEDESTEN_GAMES: 'tests.pearls' });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const pages = await Pages.build({
        import: "import { card as pearls } from '/stories/pearls/card.ts';",
        card: 'pearls',
      });
      await use(pages);
      pages.clear();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  come: async ({ come, pages }, use) => {
    await use(async (...coming) => {
      const visitor = await come(...coming);
      await pages.show(visitor.context);
      return visitor;
    });
  },
});
// The pages are built once.
test.describe.configure({ mode: 'default' });

const GAME = { game: 'pearls' };
const TWO = { amber: { hand: ['sand', 'pink'] }, coral: { hand: ['white', 'black'] } };
/** All that has not been turned up is storms. */
const STORMS = { discards: ['calm', 'calm', 'calm', 'calm', 'spring', 'spring'] };

function tile({ page }: Visitor, action: string) {
  return page.locator(`button[data-action="${action}"]`);
}

/** Press something once it can be done, and wait until the house has it. */
async function presses(visitor: Visitor, table: Table, action: string): Promise<void> {
  const { number } = await visitor.table(table);
  await tile(visitor, action).and(visitor.page.locator(':not([aria-disabled])')).click();
  await expect.poll(async () => (await visitor.table(table)).number).toBeGreaterThan(number);
}

test('I choose Pearls, play it alone to the end, and look at its result and its replay', async ({ come }) => {
  const visitor = await come();
  const { page } = visitor;
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Learn Istanbul/ })).toBeVisible();
  await page.getByRole('radio', { name: /^Pearls/ }).check();
  await expect(page.getByText('14 shells, 3 more for a set of pearls')).toBeVisible();
  // It has no lessons, and nothing leads to them.
  await expect(page.getByRole('link', { name: /^First time/ })).toHaveCount(0);
  const opponents = page.getByRole('radiogroup', { name: /^Opponents/ });
  await opponents.getByRole('radio', { name: '2' }).check();
  await expect(page.getByRole('radiogroup', { name: /^Tides/ }).getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Alone' }).check();
  await expect(page.getByRole('radiogroup', { name: /^Tides/ })).toHaveCount(0);
  await expect(page.getByText('As many points as the tide allows.')).toBeVisible();
  await page.getByRole('button', { name: 'Play Pearls' }).click();
  await expect(visitor.prompt).toContainText('Dive, hide a shell, or rest.');
  await expect(page.getByRole('heading', { name: 'Day 1 of 2' })).toBeVisible();

  const table = { id: page.url().split('/').at(-1) ?? '' } as Table;
  for (;;) {
    const { seat, actions } = await visitor.position(table);
    if (seat === null) break;
    const can = actions.map(({ action }) => action);
    const next = ['throw', 'rest', 'hide', 'dive'].map((verb) => can.find((action) => action.startsWith(verb)));
    await presses(visitor, table, next.find((action) => action !== undefined) ?? '');
  }
  await expect(visitor.victory).toContainText('The game is over');
  await visitor.victory.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game is over');
  await expect(page.getByRole('columnheader', { name: 'Best day' })).toBeVisible();

  await page.getByRole('link', { name: 'To your wall' }).click();
  await expect(page).toHaveURL('/solo/pearls');
  await expect(page.getByText('1 dive alone')).toBeVisible();
  await expect(page.locator('[data-tile]')).toHaveCount(3);
  await page.goBack();

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.board')).toContainText('14 shells');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/replay\/1/);
  await expect(page.locator('.board')).toContainText('7 cards to come');
  await expect(page.getByRole('log')).toContainText('Day 2 begins.');
});

test('A storm asks somebody in the turn of another, and nobody sees what is hidden', async ({ come }) => {
  const [ayse, burak] = [await come('Ayşe'), await come('Burak')];
  const position = { players: TWO, tide: STORMS };
  const made = await ayse.makeTable({ ...GAME, seats: [{ kind: 'me' }, { kind: 'open' }], position });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  await Promise.all([ayse.sitDown(table), burak.sitDown(table)]);
  await expect(burak.prompt).toContainText('Ayşe');
  await expect(ayse.page.getByText('2 shells in hand · 0 of 3 in the chest')).toBeVisible();

  // What each would bring is told before.
  await expect(tile(ayse, 'dive')).toContainText('The tide decides.');
  await expect(tile(ayse, 'hide pink')).toContainText('Into your chest, unseen.');
  await presses(ayse, table, 'dive');
  await expect(ayse.prompt).toContainText('Storm!');
  await presses(ayse, table, 'throw sand');
  await expect(burak.prompt).toContainText('Storm! Throw one of your shells onto the shore.');
  await presses(burak, table, 'throw white');
  await expect(ayse.log.first()).toContainText('Burak throws a shell with a white pearl onto the shore.');
  await presses(burak, table, 'hide black');
  await expect(ayse.log.first()).toContainText('Burak hides a shell.');
  await expect(burak.log.first()).toContainText('Burak hides the shell with a black pearl.');
  await expect(ayse.page.getByText('0 shells in hand · 1 of 3 in the chest')).toBeVisible();
});

test('I play a turn with the keyboard alone, and take back what can be taken back', async ({ come }) => {
  const melis = await come('Melis');
  const { page } = melis;
  const table = await melis.playFrom(
    { players: TWO },
    { ...GAME, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] },
  );
  const reach = async (action: string) => {
    const isThere = () => tile(melis, action).evaluate((one) => one === document.activeElement);
    for (let tabs = 0; tabs < 40 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
    await expect(tile(melis, action)).toBeFocused();
  };
  await expect(tile(melis, 'light')).toContainText('No storm of this turn takes a shell from you. You go on.');
  await reach('light');
  await page.keyboard.press('Enter');
  await expect(melis.log.first()).toContainText('Melis lights a lantern.');
  await expect(tile(melis, 'light')).toContainText('It burns');
  await page.keyboard.press('u');
  await expect(tile(melis, 'light')).toContainText('Not lit today');
  await expect(melis.log.first()).not.toContainText('Melis lights a lantern.');
  await reach('hide pink');
  await page.keyboard.press('Enter');
  await expect(melis.log.first()).toContainText('Melis hides the shell with a pink pearl.');
  await expect(melis.panel(0).locator('xpath=..').locator('[data-chest]')).toHaveAttribute('data-chest', '1');
  expect((await melis.position(table)).undo).toBe(false);
});

test('Why something is refused is said in German, where it was pressed and where it was typed', async ({ come }) => {
  const jana = await come('Jana', { settings: { language: 'de' } });
  const { page } = jana;
  await jana.playFrom({ players: TWO }, GAME);
  await expect(jana.prompt).toContainText('Du bist dran, Jana.');
  await tile(jana, 'rest').click({ force: true });
  await expect(tile(jana, 'rest')).toContainText('Mit leerer Truhe rastet niemand');
  await page.keyboard.press('/');
  await page.keyboard.type('hide black');
  await page.keyboard.press('Enter');
  await expect(jana.dialog).toContainText('Du hast keine Muschel mit einer schwarzen Perle auf der Hand.');
  await jana.dialog.getByRole('link', { name: 'PRL-TRN-03' }).click();
  await expect(page).toHaveURL(/\/rules\/pearls\/PRL-TRN-03$/);
  await expect(page.locator('#PRL-TRN-03')).toBeFocused();
  await expect(page.locator('#PRL-TRN-03')).toContainText('Lege eine Muschel aus der Hand verdeckt in deine Truhe.');
  // There are no lessons to be found at their address either.
  await page.goto('/learn/pearls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/learn\/pearls$/);
});

test('axe finds nothing at its table and in its rules, in both themes, on a laptop and on a phone', async ({
  come,
}) => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    const deniz = await come('Deniz', { viewport });
    const table = await deniz.playFrom({ players: TWO }, GAME);
    await expect(tile(deniz, 'dive')).toBeVisible();
    for (const address of [`/t/${table.id}`, '/rules/pearls']) {
      if (!deniz.page.url().endsWith(address)) await deniz.page.goto(address);
      await expect(deniz.page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const theme of ['light', 'dark']) {
        await deniz.page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
        expect(await violations(deniz, theme === 'dark'), `${address} ${theme} ${viewport.width}`).toEqual([]);
      }
    }
  }
});
