/** A table says where it began: in lists, before one sits down, at the table, in the result and the replay. */
import { expect, test, type Visitor } from './kit';
import { LAST_TURN, winGame } from './kit/finished';

const GRID = '16.2.3.4/5.6.7.8/9.10.11.12/13.14.15.1';

const head = ({ page }: Visitor) => page.locator('header.top');

test('before I sit down I see that a table begins in a position', async ({ ayse, come }) => {
  const friend = await come('Burak');
  const made = await ayse.makeTable({
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    position: LAST_TURN,
    visibility: 'public',
  });
  await friend.page.goto('/tables');
  const row = friend.page.getByRole('listitem').filter({ hasText: ayse.name });
  await expect(row.getByText('From a position')).toBeVisible();
  await friend.page.goto(`/t/${made.id}/join`);
  await expect(friend.page.getByRole('heading', { name: `${ayse.name} invites you to play` })).toBeVisible();
  await expect(friend.page.getByText('From a position')).toBeVisible();
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.page.getByRole('heading', { name: 'Waiting for 1 more' })).toBeVisible();
  await expect(friend.page.getByText('From a position')).toBeVisible();
});

test('at the table, in its menu, in the result and in the replay it says so too', async ({ ayse }) => {
  const table = await winGame(ayse);
  await expect(head(ayse).getByText('From a position')).toBeVisible();
  await ayse.page.goto(`/t/${table.id}`);
  await ayse.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ayse.dialog.getByText(/· From a position$/)).toBeVisible();
  await ayse.dialog.getByText('Fair luck').click();
  await expect(ayse.dialog.getByText(table.commitment)).toBeVisible();
  await expect(ayse.dialog.getByText(table.terms ?? 'no terms')).toBeVisible();
  await ayse.page.goto(`/t/${table.id}/result`);
  await expect(ayse.page.locator('.hero').getByText('From a position')).toBeVisible();
  await expect(ayse.page.getByText('The luck is proved from where this game began: From a position.')).toBeVisible();
  await ayse.page.goto(`/t/${table.id}/replay`);
  await expect(head(ayse).getByText('From a position')).toBeVisible();
});

test('a table that somebody has arranged names them, and one of the rules has no mark', async ({ ayse }) => {
  await ayse.play({ options: { layout: GRID } });
  await expect(head(ayse).getByText(`Set up by ${ayse.name}`)).toBeVisible();
  await ayse.play();
  await expect(head(ayse).getByText('Set up by')).toHaveCount(0);
});

test('what is played on says from which move, and leads to the game before', async ({ ayse }) => {
  const table = await winGame(ayse);
  const answer = await ayse.http.post(`/api/tables/${table.id}/continue`, { data: { number: 2 } });
  const fork = (await answer.json()) as typeof table;
  await ayse.sitDown(fork);
  await expect(head(ayse).getByText('Played on from move 2')).toBeVisible();
  await ayse.page.getByRole('button', { name: 'Menu' }).click();
  await ayse.dialog.getByRole('link', { name: 'The game before' }).click();
  await expect(ayse.page).toHaveURL(new RegExp(`/t/${table.id}/replay`));
});
