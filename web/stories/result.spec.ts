/** The end of a game, and how it came to it. */
import { expect, test } from './kit';
import { finishedGame, winGame } from './kit/finished';

interface Story {
  criteria: string[];
  rounds: { round: number; scores: number[][] }[];
}

test('the result shows who won, what decided, and the course of the game', async ({ ayse }) => {
  const table = await finishedGame(ayse);
  const story = (await (await ayse.http.get(`/api/tables/${table.id}/story`)).json()) as Story;
  const { page } = ayse;
  await page.goto(`/t/${table.id}`);
  await page.getByRole('link', { name: 'Result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/);
  await expect(page.getByText(/ decided: \d+ to \d+\./)).toBeVisible();

  const ranking = page.getByRole('group', { name: 'Ranking' }).getByRole('row');
  await expect(ranking).toHaveCount(3);
  await expect(ranking.nth(1)).toContainText('1.');
  await expect(page.getByText('This decided')).toBeVisible();

  // Each plot tells in words what it draws, and has its numbers as a table.
  const last = story.rounds.at(-1);
  for (const [at, label] of ['Rubies', 'Lira', 'Goods'].entries()) {
    const plot = page.getByRole('img', { name: new RegExp(`^${label} of each player after each round`) });
    await expect(plot).toBeVisible();
    const ends = (await plot.getAttribute('aria-label')) ?? '';
    for (const [seat, { name }] of table.seats.entries())
      expect(ends).toContain(`${name}: ${last?.scores[seat]?.[at]}`);
    await expect(plot.locator('path:not(.rim)')).toHaveCount(2);
  }
  await page.getByText('Numbers as a table').first().click();
  const numbers = page.getByRole('group', { name: 'Rubies' }).getByRole('row', { name: 'Elif' });
  await expect(numbers.getByRole('cell').last()).toHaveText(String(last?.scores[1]?.[0]));

  await expect(page.getByRole('heading', { name: 'Where everybody went' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Where the rubies came from' })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Luck of the dice' })).toBeVisible();
  await expect(page.getByText('The secret matches the fingerprint')).toBeVisible();
});

test('equal in rubies, the lira decide', async ({ ayse }) => {
  const table = await winGame(ayse);
  await expect(ayse.prompt).toContainText(`${ayse.name} has won.`);
  await ayse.victory.getByRole('link', { name: 'See the result' }).click();
  await expect(ayse.page.getByRole('heading', { name: 'You win!' })).toBeVisible();
  const { lira = 0 } = (await ayse.position(table)).standing?.[0]?.scores ?? {};
  await expect(ayse.page.getByText(`Equal in rubies. Lira decided: ${lira} to 9.`)).toBeVisible();
  await expect(ayse.page.getByRole('columnheader', { name: /Lira/ })).toContainText('This decided');
});

test('once more, with the same people', async ({ ayse }) => {
  const table = await finishedGame(ayse);
  await ayse.page.goto(`/t/${table.id}/result`);
  await ayse.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ayse.prompt).toBeVisible();
  expect(ayse.page.url()).not.toContain(table.id);
  await expect(ayse.page.getByRole('list', { name: 'Turn order' })).toContainText('Elif');
});

test('a game that is not over yet has no result', async ({ ayse }) => {
  const table = await ayse.startTable(await ayse.makeTable());
  await ayse.page.goto(`/t/${table.id}/result`);
  await expect(ayse.page.getByRole('heading', { name: 'This game is not over yet.' })).toBeVisible();
  await ayse.page.getByRole('link', { name: 'To the table' }).click();
  await expect(ayse.prompt).toContainText('Your move');
});
