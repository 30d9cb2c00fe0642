/** The front page: a way in for newcomers, and a quick game by any rules. */
import type { GameAnswer, HouseAnswer } from '../src/api/types';
import { expect, test, type Table, type Visitor } from './kit';
import { winGame } from './kit/finished';

const group = ({ page }: Visitor, name: RegExp) => page.getByRole('radiogroup', { name });
const quick = ({ page }: Visitor) => page.locator('form.quick');

async function asked<Answer>({ http }: Visitor, path: string): Promise<Answer> {
  return (await (await http.get(path)).json()) as Answer;
}

const levelsOf = async (visitor: Visitor) =>
  (await asked<HouseAnswer>(visitor, '/api/house')).levels.map((level) => level.name);

/** The table that the page has just gone to. */
async function tableOf(visitor: Visitor): Promise<Table> {
  await expect(visitor.prompt).toBeVisible();
  return asked<Table>(visitor, `/api/tables/${/\/t\/([\w-]+)/.exec(visitor.page.url())?.[1]}`);
}

test('Somebody new is shown a way in, and proposed the gentle level', async ({ come }) => {
  const stranger = await come();
  const { page } = stranger;
  await page.goto('/');
  await expect(
    group(stranger, /^Strength/)
      .getByRole('radio')
      .first(),
  ).toBeChecked();
  await expect(group(stranger, /^Strength/)).toHaveAccessibleName(/gentle for a first game/);
  await page.getByRole('button', { name: 'Play Istanbul' }).click();
  const [gentle] = await levelsOf(stranger);
  const { seats } = await tableOf(stranger);
  expect(seats.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot)).toEqual([gentle, gentle, gentle]);

  await page.goto('/');
  await page.getByRole('link', { name: /First time\?\s*Learn Istanbul in ten minutes/ }).click();
  await expect(page).toHaveURL(/\/learn\/istanbul$/);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('I choose the rules of a quick game, and what is said about rubies is true', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto('/');
  const games = await asked<GameAnswer[]>(ayse, '/api/games');
  const { components = {} } = games.find(({ name }) => name === 'istanbul') ?? {};
  const sets = components['rule_sets'] as Record<string, { places: number[]; ruby_target: number[] }>;
  const said = new Set<number | undefined>();
  for (const [name, rules] of [
    ['Base', 'base'],
    ['Coffee', 'mocha'],
    ['Letters', 'letters'],
    ['Both', 'great-bazaar'],
  ] as const) {
    await group(ayse, /^Rules/)
      .getByRole('radio', { name })
      .check();
    for (const opponents of [1, 2, 4]) {
      await group(ayse, /^Opponents/)
        .getByRole('radio', { name: `${opponents}` })
        .check();
      const { places, ruby_target } = sets[rules] ?? { places: [], ruby_target: [] };
      const aim = `${places.length} places, ${ruby_target[opponents + 1]} rubies to win`;
      await expect(quick(ayse).getByRole('status')).toHaveText(aim);
      said.add(ruby_target[opponents + 1]);
    }
  }
  // It is not the same for all of them.
  expect(said.size).toBeGreaterThan(1);

  await group(ayse, /^Rules/)
    .getByRole('radio', { name: 'Coffee' })
    .check();
  await group(ayse, /^Opponents/)
    .getByRole('radio', { name: '1' })
    .check();
  await page.getByRole('button', { name: 'Play Istanbul' }).click();
  const { options, players } = await tableOf(ayse);
  expect([options['rules'], players]).toEqual(['mocha', 2]);
  const goal = sets['mocha']?.ruby_target[2];
  await expect(page.locator('header .round')).toContainText(`${goal} rubies`);

  // What I chose is there again.
  await page.goto('/');
  await expect(group(ayse, /^Rules/)).toHaveAccessibleName(/Mocha & Baksheesh/);
  await expect(group(ayse, /^Rules/).getByRole('radio', { name: 'Coffee' })).toBeChecked();
  await expect(group(ayse, /^Opponents/).getByRole('radio', { name: '1' })).toBeChecked();
});

test('After two games I know the way: lessons are in the menu, and the usual level is proposed', async ({ ayse }) => {
  const { page } = ayse;
  const first = page.getByRole('link', { name: /First time\?/ });
  for (const isKnown of [false, true]) {
    const table = await winGame(ayse);
    await page.goto('/');
    // The list of my tables has come when it leads to those that are over.
    await expect(page.getByRole('link', { name: 'All tables' })).toBeVisible();
    await expect(first).toHaveCount(isKnown ? 0 : 1);
    expect((await ayse.table(table)).phase).toBe('over');
  }
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Learn', exact: true })).toBeVisible();
  const levels = await levelsOf(ayse);
  await expect(
    group(ayse, /^Strength/)
      .getByRole('radio')
      .nth(Math.floor(levels.length / 2)),
  ).toBeChecked();
  await expect(group(ayse, /^Strength/)).toHaveAccessibleName('Strength');
});
