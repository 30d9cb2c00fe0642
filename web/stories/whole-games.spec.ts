/**
 * Games by clicking alone, to the page with the result: a whole one of the base game against two bots, and the last
 * rounds of one by each other rule set.
 */
import { expect, expectShown, playersOf, test, viewOf, type Table, type Visitor } from './kit';
import { playToTheEnd } from './kit/chooser';

const own = (count: number) => Array.from({ length: count }, () => 'own');
const RICH = { merchant: 7, lira: 45, rubies: 3, goods: 'RRGGYYBB', stack: own(4) };
/** Elif lacks one ruby, so that the end is near. */
const NEAR = { ...RICH, lira: 60, rubies: 5 };
const COFFEE = { coffee: 12, guild: [5, 16] };
const LETTERS = { companion: 6, delivered: [1, 2, 3], letters: [9] };

const LATE: Readonly<Record<string, Record<string, unknown> & { players: object }>> = {
  mocha: { coffee_trader: 8, players: { red: { ...RICH, ...COFFEE }, yellow: { ...NEAR, coffee: 6, guild: [13] } } },
  letters: {
    courier: 8,
    players: { red: { ...RICH, ...LETTERS }, yellow: { ...NEAR, companion: 5, letters: [6], delivered: [10] } },
  },
  'great-bazaar': {
    coffee_trader: 8,
    courier: 8,
    layout: [
      [1, 2, 3, 4, 5],
      [6, 8, 25, 10, 11],
      [12, 13, 7, 14, 15],
      [16, 17, 18, 19, 20],
      [21, 22, 23, 24, 9],
    ],
    players: {
      red: { ...RICH, ...COFFEE, ...LETTERS },
      yellow: { ...NEAR, coffee: 6, guild: [13], companion: 5, letters: [6], delivered: [10] },
    },
  },
};

/** As somebody finds it who has set nothing: one click goes and uses. */
const AS_USUAL = { settings: { steps: false } };

/** The table shows the last position to the end, and the result who won and why. */
async function expectResult(visitor: Visitor, table: Table): Promise<void> {
  const { page } = visitor;
  await expect(visitor.prompt).toContainText('The game is over.');
  if (!visitor.isOnPhone) await expectShown(visitor, table);

  const [{ standing }, { seats }] = [await visitor.position(table), await visitor.table(table)];
  // A tile for each ruby of the winner, as many as fit.
  const { rubies = 0 } = standing?.[0]?.scores ?? {};
  await expect(visitor.victory.locator('.trophy')).toHaveCount(Math.min(7, rubies));
  await visitor.victory.getByRole('link', { name: 'See the result' }).click();
  await expect(page).toHaveURL(/\/result$/);
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect(rows).toHaveCount(seats.length);
  for (const [index, rank] of (standing ?? []).entries()) {
    await expect(rows.nth(index)).toContainText(seats[rank.seat]?.name ?? '?');
    await expect(rows.nth(index)).toContainText(String(rank.scores['rubies']));
  }
  // Nothing has to be pushed aside to read it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('I play a whole game and see who won and why', async ({ come }) => {
  test.setTimeout(240_000);
  const ayse = await come('Ayşe', AS_USUAL);
  const table = await ayse.play({ bots: 2 });
  expect(await playToTheEnd(ayse)).toBeGreaterThan(30);
  await expectResult(ayse, table);
});

for (const [rules, position] of Object.entries(LATE)) {
  test(`I play the last rounds by the rules of ${rules} and see who won and why`, async ({ come }) => {
    const ayse = await come('Ayşe', AS_USUAL);
    const table = await ayse.playFrom({ rules, round: 15, governor: 7, smuggler: 7, ...position });
    // The bot may win in the first round, after a turn of a few clicks.
    expect(await playToTheEnd(ayse)).toBeGreaterThan(1);
    const most = Math.max(...playersOf(await viewOf(ayse, table)).map(({ rubies }) => rubies));
    expect(most).toBeGreaterThanOrEqual(6);
    await expectResult(ayse, table);
  });
}
