/** The wall of solo challenges: empty, with many tiles, and the result of a game that set some. */
import { playWritten } from '../kit/solo';
import written from '../choose_write/solo-game.json' with { type: 'json' };
import { expect, test } from './gallery';

const GAME = { ...written, game: 'choose_write', options: { goal: written.goal } };
/** Games that were played before, as the house keeps them. */
const BEFORE = [
  '1-10 2-10 3-10 5-10 6-10 7-10',
  '2-11 4-11 9-11 11-11 12-11 7-11',
  '9-10 11-10 12-10 13-10',
  '12-12 13-12',
];
const SHEET = {
  ...{ rubies: 11, 'left-overs': 7, checks: 4, lira: 37, 'full-columns': 0, 'goods-rubies': 2, 'guild-played': 2 },
  ...{ 'open-icons': 1, 'goods-cards': 2, 'palace-rubies': 5, 'letter-rubies': 3, 'other-letters': 2 },
  ...{ FA: 8, SP: 10, FR: 9, JE: 11 },
};

test('the wall @tight', async ({ visitor, house, shoot }) => {
  test.setTimeout(180_000);
  visitor.expects(/./);
  const { page } = visitor;
  await page.goto('/solo/choose_write');
  await expect(page.locator('main [data-tile]').first()).toBeVisible();
  await shoot('wall empty', { page: true });
  const table = await playWritten(visitor, house, GAME);
  await page.goto(`/t/${table.id}/result`);
  await expect(page.locator('[data-solo-result]')).toBeVisible();
  await shoot('wall result', { page: true });
  const { id } = (await (await visitor.http.get('/api/me')).json()) as { id: string };
  const rows: string[] = [];
  for (const [index, tiles] of BEFORE.entries()) {
    const made = await visitor.makeTable({ game: 'choose_write', bots: 0 });
    const reached = JSON.stringify({ ...SHEET, rubies: index === 3 ? 12 : 11 - (index % 2) });
    const values = [made.id, id, 'choose_write', 1_700_000_000 + index, reached, JSON.stringify(tiles.split(' '))];
    rows.push(`insert into solo_games values (${values.map((value) => `'${value}'`).join(', ')}, true)`);
  }
  await house.change(...rows);
  await page.goto('/solo/choose_write');
  await expect(page.locator('main [data-tile]').first()).toBeVisible();
  await shoot('wall', { page: true });
});
