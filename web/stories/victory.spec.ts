/** The end of a game, as everybody at the table sees it. */
import { expect, test, type Table, type Visitor } from './kit';
import { LAST_TURN, winGame } from './kit/finished';
import { nobodyElses } from './kit/names';

const TURN = ['move 16', 'lay', 'act', 'end'];
const picture = ({ victory }: Visitor) => victory.getByRole('img', { name: /under the arch/ });
const diamonds = ({ victory }: Visitor) => victory.locator('.diamonds');

/** Everybody sits down at the last turn, which is Ayşe's; the third seat is a bot's. */
async function lastTurn(ayse: Visitor, mehmet: Visitor): Promise<Table> {
  const table = await ayse.makeTable({
    position: LAST_TURN,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy', name: 'Sinan' }],
    visibility: 'public',
  });
  await mehmet.joinTable(table);
  await ayse.startTable(table);
  return table;
}

test('I win: who and by what, with a picture, before the way to the result', async ({ ayse }) => {
  const { page } = ayse;
  await winGame(ayse);
  const dialog = page.getByRole('dialog', { name: 'You win!' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/^Equal in rubies\. Lira decided: 22 to 9\. .*Gemstone Dealer/);
  // Five rubies, four of which were there when the table began; the last one has the ring.
  await expect(picture(ayse)).toHaveAccessibleName(
    /Where the rubies came from: (earlier; ){4}Gemstone Dealer, round 14$/,
  );
  await expect(dialog.locator('.trophy')).toHaveCount(5);
  await expect(dialog.locator('.trophy:has(.ring)')).toHaveCount(1);
  await expect(dialog.locator('.trophy').last().locator('.ring')).toBeVisible();
  await expect(diamonds(ayse)).toBeVisible();
  const others = dialog.getByRole('list', { name: 'Others' }).getByRole('listitem');
  await expect(others).toHaveCount(2);
  await expect(others.first()).toContainText(/2\.\s*Elif\s*5\s*9/);
  await expect(others.last()).toContainText(/3\.\s*Orhan\s*3\s*6/);

  // Focus is in it, and comes back.
  await expect(dialog.getByRole('link', { name: 'See the result' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ayse.victory).toHaveCount(0);
  await expect(ayse.prompt).toBeFocused();
  await expect(ayse.prompt).toContainText('The game is over.');

  // Whoever comes again knows how it ended.
  await page.reload();
  await expect(ayse.prompt).toContainText('The game is over.');
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
  await expect(ayse.victory).toHaveCount(0);
});

test('everybody sees who has won: the winner, the loser, and who only watches', async ({ ayse, come }) => {
  const [mehmet, watcher] = [await come('Mehmet'), await come('Zeynep')];
  const table = await lastTurn(ayse, mehmet);
  await Promise.all([ayse, mehmet, watcher].map((one) => one.sitDown(table)));
  await ayse.doesAll(...TURN);
  await expect(ayse.page.getByRole('dialog', { name: 'You win!' })).toBeVisible();
  for (const other of [mehmet, watcher]) {
    await expect(other.page.getByRole('dialog', { name: `${ayse.name} wins` })).toBeVisible();
    await expect(picture(other)).toHaveAccessibleName(new RegExp(`^${ayse.name} under the arch`));
    await expect(diamonds(other)).toHaveCount(0);
  }
  await watcher.victory.getByRole('button', { name: 'To the table' }).click();
  await expect(watcher.victory).toHaveCount(0);
  await mehmet.victory.getByRole('link', { name: 'See the result' }).click();
  await expect(mehmet.page).toHaveURL(/\/result$/);
  await ayse.victory.getByRole('button', { name: 'Rematch' }).click();
  await expect(ayse.page.getByRole('heading', { name: 'At the table' })).toBeVisible();
  expect(ayse.page.url()).not.toContain(table.id);
});

test('two who are equal in everything win together, with six rubies each', async ({ ayse }) => {
  await ayse.playFrom({
    ...LAST_TURN,
    rubies: { ...LAST_TURN.rubies, dealer: 3 },
    players: {
      red: { merchant: 1, lira: 32, rubies: 5, stack: ['own', 'own', 'own'], lying: [1] },
      yellow: { ...LAST_TURN.players.yellow, rubies: 6, lira: 9 },
    },
  });
  await ayse.doesAll('move 16', 'lay', 'pay', 'act', 'end');
  await expect(ayse.page.getByRole('dialog', { name: `${ayse.name} and Elif win together` })).toBeVisible();
  await expect(ayse.victory).toContainText('Equal in everything that counts.');
  await expect(ayse.victory.locator('.trophy')).toHaveCount(6);
  await expect(picture(ayse).locator('.arch use[href^="#p-"]')).toHaveCount(2);
  await expect(ayse.victory.getByRole('list')).toHaveCount(0);
});

test('at one screen the winner is called by name', async ({ ayse }) => {
  const winner = nobodyElses('Emine');
  const names = [winner, nobodyElses('Deniz'), nobodyElses('Filiz')];
  const seats = names.map((name) => ({ kind: 'me' as const, name }));
  const table = await ayse.startTable(await ayse.makeTable({ position: LAST_TURN, seats }));
  await ayse.page.goto(`/t/${table.id}`);
  await ayse.takeScreen(winner);
  await ayse.doesAll(...TURN);
  await expect(ayse.page.getByRole('dialog', { name: `${winner} wins` })).toBeVisible();
  await expect(diamonds(ayse)).toBeVisible();
});

test('the last movement is seen to its end before anything comes over it', async ({ ayse, come }) => {
  const mehmet = await come('Mehmet', { settings: { speed: 'normal' } });
  const table = await lastTurn(ayse, mehmet);
  await Promise.all([ayse.sitDown(table), mehmet.sitDown(table)]);
  await ayse.doesAll('move 16', 'lay');
  // What moves lies in a layer over the page, as long as it moves.
  const layer = 'body > div[aria-hidden="true"]';
  await expect(mehmet.page.locator('[data-place="16"] [data-piece="assistant-0-16"]')).toBeVisible();
  await expect(mehmet.page.locator(layer)).toHaveCount(0);
  await mehmet.page.evaluate((layer) => {
    const seen: { what: string; at: number }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const isMoving = document.querySelector(layer) !== null;
      const what = isMoving ? 'movement' : document.querySelector('dialog.victory') ? 'victory' : 'rest';
      if (seen.at(-1)?.what !== what) seen.push({ what, at: performance.now() });
    }).observe(document.body, { childList: true, subtree: true });
  }, layer);
  // The end comes while coins and ruby are still on their way.
  await ayse.doesAll('act', 'end');
  await expect(mehmet.victory).toBeVisible();
  const seen = await mehmet.page.evaluate(() => (window as unknown as { seen: { what: string; at: number }[] }).seen);
  expect(seen.at(-1)?.what).toBe('victory');
  // They need their time; a movement that is cut off needs none.
  const begin = seen.findIndex(({ what }) => what === 'movement');
  expect((seen[begin + 1]?.at ?? 0) - (seen[begin]?.at ?? 0)).toBeGreaterThan(250);
});
