/** The end of a game of Choose & Write: the picture of a victory, and the result with its plots. */
import { sit, types } from '../choose_write/answers';
import { LAST_TURN, LATE } from '../choose_write/positions';
import { finishedGame } from '../kit/finished';
import { expect, test } from './gallery';

test('victory of Choose & Write', async ({ visitor, shoot }) => {
  await sit(visitor, LAST_TURN);
  await types(visitor, 'play 8', 'use 8');
  await expect(visitor.victory).toBeVisible();
  await shoot('choose-write victory');
});

test('result of Choose & Write', async ({ visitor, shoot }) => {
  const table = await finishedGame(visitor, { game: 'choose_write', level: 'random', bots: 2, position: LATE });
  await visitor.page.goto(`/t/${table.id}/result`);
  await expect(visitor.page.getByRole('heading', { name: 'Where everybody wrote' })).toBeVisible();
  await shoot('choose-write result', { page: true });
});
