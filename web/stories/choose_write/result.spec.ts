/** The end of a game of Choose & Write: the picture of the victory, the result with its plots, and the replay. */
import { expect, test } from '../kit';
import { finishedGame } from '../kit/finished';
import { nobodyElses } from '../kit/names';
import { GAME, sit, types } from './answers';
import { LAST_TURN, LATE, TABLE } from './positions';

const bots = { game: GAME, level: 'random', bots: 2, position: LATE };

test('I win: where my rubies came from, by source, and what decided', async ({ ayse }) => {
  await sit(ayse, LAST_TURN);
  await types(ayse, 'play 8', 'use 8');
  const dialog = ayse.page.getByRole('dialog', { name: 'You win!' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/^Rubies decided: 10 to 4\. .*filled 20\s.*a bonus ruby\s?\.$/);
  const picture = dialog.getByRole('img', { name: /under the arch/ });
  await expect(picture).toHaveAccessibleName(
    /Sultan’s Palace: 5 rubies, earlier; Gemstone Dealer: 4 rubies, earlier; Blocks of lira: 1 ruby, round 14$/,
  );
  await expect(dialog.locator('.trophy')).toHaveCount(3);
  await expect(dialog.locator('.trophy').last().locator('.ring')).toBeVisible();
});

test('the result has plots of rubies, goods and lira, of who followed and where', async ({ ayse }) => {
  const table = await finishedGame(ayse, bots);
  const { page } = ayse;
  await page.goto(`/t/${table.id}/result`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/);
  for (const label of ['Rubies', 'Goods filled in', 'Lira filled in']) {
    const plot = page.getByRole('img', { name: new RegExp(`^${label} of each player after each round`) });
    await expect(plot).toBeVisible();
    await expect(plot.locator('path:not(.rim)')).toHaveCount(3);
  }
  for (const heading of ['Where the rubies came from', 'What was written', 'Played, followed, waited'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where everybody wrote' })).toBeVisible();
  // The numbers of the plots are there as tables, and add up.
  await page.getByText('Numbers as a table').last().click();
  const rows = page.getByRole('group', { name: 'Where everybody wrote' }).getByRole('row');
  await expect(rows).toHaveCount(19);
  const cells = await rows.getByRole('cell').allTextContents();
  const uses = (await ayse.moments(table)).flatMap(({ events }) => events).filter(({ what }) => what === 'use');
  expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(uses.length);
});

test('I go through a finished game by moves, turns and rounds, and play on from there', async ({ ayse }) => {
  const table = await finishedGame(ayse, bots);
  const { page } = ayse;
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`/t/${table.id}/replay`);
  const count = page.locator('.count').getByText(/^Move \d+ of \d+$/);
  await expect(count).toHaveText(/^Move 0 of /);
  await key('One move on').click();
  await expect(count).toHaveText(/^Move 1 of /);
  await key('One turn on').click();
  await key('One round on').click();
  await expect(page.getByRole('heading', { name: 'Round 10', exact: true })).toBeVisible();
  await page.getByRole('log').getByRole('button').nth(3).click();
  await expect(page.getByRole('log').locator('.now').first()).toBeVisible();
  await key('Play on from here').click();
  await ayse.dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(ayse.prompt).toBeVisible();
  expect(page.url()).not.toContain(table.id);
});

test('at one screen nobody sees the cards of another, and the log keeps them too', async ({ ayse }) => {
  const [emine, deniz, ece] = [nobodyElses('Emine'), nobodyElses('Deniz'), nobodyElses('Ece')];
  const seats = [emine, deniz, ece].map((name) => ({ kind: 'me' as const, name }));
  const { page } = ayse;
  const table = await ayse.startTable(await ayse.makeTable({ game: GAME, seats, position: TABLE }));
  await page.goto(`/t/${table.id}`);
  const drew = page.getByRole('log').getByText(/took .* and a goods card/);
  await ayse.takeScreen(emine);
  await types(ayse, 'hand 5', 'use 4');
  await expect(page.getByRole('dialog', { name: `Pass the screen to ${deniz}` })).toBeVisible();
  await ayse.takeScreen(deniz);
  // Which goods are on the card that Emine drew is hers alone.
  await expect(drew.first()).toBeVisible();
  await expect(drew.first().getByRole('img')).toHaveCount(0);
  await types(ayse, 'pass');
  await ayse.takeScreen(ece);
  await types(ayse, 'pass');
  await ayse.takeScreen(emine);
  await expect(drew.first().getByRole('img')).toHaveCount(2);
});
