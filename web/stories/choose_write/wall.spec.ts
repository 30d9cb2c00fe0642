/** The wall of solo challenges: a game alone sets its tiles, and the wall shows them to its person alone. */
import type { Locator } from '@playwright/test';
import type { View } from '../../src/api/choose_write.gen';
import type { Wall } from '../../src/api/types';
import wordsDe from '../../src/games/choose_write/wall/words/de';
import { en as wordsEn } from '../../src/games/choose_write/wall/words/en';
import wordsTr from '../../src/games/choose_write/wall/words/tr';
import { expect, test, type Table, type Visitor } from '../kit';
import { violations } from '../kit/axe';
import type { House } from '../kit/house';
import { playWritten } from '../kit/solo';
import written from './solo-game.json' with { type: 'json' };

const WALL = '/solo/choose_write';
const GAME = { ...written, game: 'choose_write', options: { goal: written.goal } };

/** How many answers the last two turns are, each with its follow-up. */
const LAST_TURNS = 11;

/** Somebody plays the game that is written down, all but its last answers. */
async function played(visitor: Visitor, house: House, left = 0): Promise<Table> {
  // The house is closed once to write the luck of the table into it.
  visitor.expects(/WebSocket|ERR_CONNECTION_REFUSED|status of 502/);
  return playWritten(visitor, house, GAME, left);
}

/** The last two turns, as they are written: cards and places are clicked, and what follows in the panel for it. */
async function playsLastTurns({ page }: Visitor, goal: Locator, rubies: number): Promise<void> {
  const does = (action: string) => page.locator(`[data-action="${action}"]:visible`).first();
  const place = (name: string) => page.locator(`section.plan [data-place="${name}"]`);
  const panel = page.locator('.fol');
  expect(GAME.actions.slice(-LAST_TURNS)).toEqual(
    'play C,use 7,take FA,take FR,use 2,hand 8,use 4,draw deck,use A,card FA-FA,card SP-JE'.split(','),
  );
  await does('play C').click();
  await place('7').click();
  for (const good of ['FA', 'FR']) await page.locator(`.ledger [data-action="take ${good}"]:visible`).click();
  // Ten lira are a ruby; the tulip of the place is crossed off already.
  await expect(panel).toContainText('From the display');
  await expect(panel.locator('[data-pay="2 icon"]')).toHaveCount(0);
  await panel.locator('[data-pay="2 action"]').click();
  await panel.locator('.go').click();
  await expect(goal.getByRole('listitem').first()).toContainText(`${rubies + 1}/10`);

  await does('hand 8').click();
  await place('4').click();
  await does('draw deck').click();
  await panel.locator('[data-pay="A action"]').click();
  await panel.locator('.go').click();
  for (const card of ['FA-FA', 'SP-JE']) await panel.locator(`[data-action="card ${card}"]`).click();
}

async function wallOf(visitor: Visitor): Promise<Wall> {
  return (await (await visitor.http.get('/api/me/walls/choose-write')).json()) as Wall;
}

const tile = ({ page }: Visitor, name: string) => page.locator(`main [data-tile="${name}"]`);

test('I find my wall from the front page, choose a tile and play for it', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto('/');
  await page.getByRole('radio', { name: /^Choose & Write/ }).check();
  await page.getByRole('radio', { name: 'Alone' }).check();
  await page.getByRole('link', { name: 'Your wall' }).click();
  await expect(page).toHaveURL(WALL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forty-two tiles.');
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByRole('button', { name: /rubies: set/ })).toHaveCount(0);
  await expect(tile(ayse, '1-10')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('No game has come close yet.')).toBeVisible();
  await expect(page.getByText('No game yet. The first one fills this page.')).toBeVisible();
  // Every row says what it asks for, as the house does.
  await expect(page.getByRole('rowheader').nth(2)).toHaveText(/^3 35 lira and 1 full shelf/);
  await expect(page.getByRole('rowheader').nth(13)).toContainText('5 rubies at one letter and 20 lira');

  await tile(ayse, '3-11').click();
  const way = page.getByRole('status').filter({ hasText: 'Challenge 3 with 11 rubies' });
  await expect(way).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '1 full shelf' })).toContainText('/12');
  await page.getByRole('button', { name: 'Start a solo game' }).click();
  await expect(ayse.prompt).toBeVisible();
  const table = await ayse.table({ id: page.url().split('/').at(-1) ?? '' } as Table);
  expect(table.options).toMatchObject({ goal: '3-11' });
  expect(table.players).toBe(1);

  // From the menu of the table back to the wall.
  await page.getByRole('button', { name: 'Menu' }).click();
  await ayse.dialog.getByRole('link', { name: 'Your wall' }).click();
  await expect(page).toHaveURL(WALL);
});

test('Other readings of the challenges are there for whoever plays alone', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Choose & Write' }).check();
  const reading = (name: string, choice: string) =>
    page.getByRole('radiogroup', { name }).getByRole('radio', { name: choice, exact: true });
  await expect(reading('A space to fill in', 'Any space')).toBeVisible();
  await expect(reading('Columns of the wall', 'All up to them')).toHaveCount(0);
  await expect(reading('Boxed bonus action', 'Empty')).toHaveCount(0);
  await page.getByRole('button', { name: 'Another seat' }).click();
  await expect(reading('Boxed bonus action', 'Empty')).toBeVisible();
  for (const seat of [5, 4, 3, 2]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await expect(reading('Boxed bonus action', 'Empty')).toHaveCount(0);
  await reading('Discarded goods cards', 'They do not').check();
  await reading('A second palace', 'Spoils it').check();
  await reading('Columns of the wall', 'All up to them').check();
  await page.locator('.bar .btn.pri').click();
  await expect(ayse.prompt).toBeVisible();
  const table = await ayse.table({ id: page.url().split('/').at(-1) ?? '' } as Table);
  expect(table.options).toMatchObject({
    goods_card_discard_is_played: 'no',
    letter_challenge_exclusive: 'yes',
    solo_columns: 'up-to',
  });
});

test('A quick game alone is for the tile that the wall proposes', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto('/');
  await page.getByRole('radio', { name: /^Choose & Write/ }).check();
  await page.getByRole('radio', { name: 'Alone' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'challenge 1 with 10 rubies' })).toBeVisible();
  await page.locator('form.quick .btn.pri').click();
  await expect(ayse.prompt).toBeVisible();
  const table = await ayse.table({ id: page.url().split('/').at(-1) ?? '' } as Table);
  expect(table.options).toMatchObject({ goal: '1-10' });
});

test('A whole game alone sets tiles, with a gold rim for one visit', async ({ ayse, house, come }) => {
  test.slow();
  const { page } = ayse;
  const table = await played(ayse, house, LAST_TURNS);
  await ayse.sitDown(table);
  // The goal has live boxes.
  const goal = page.locator('[data-goal]');
  await expect(goal).toContainText('Challenge 1 with 10 rubies');
  const { rubies_missing = NaN } = ((await ayse.position(table)).view as unknown as View).solo ?? {};
  await expect(goal.getByRole('listitem').first()).toContainText(`${10 - rubies_missing}/10`);
  await expect(goal.getByRole('listitem').last()).toContainText('At most 3 checks');
  await playsLastTurns(ayse, goal, 10 - rubies_missing);
  await ayse.victory.getByRole('link', { name: 'See the result' }).click();
  const brought = page.locator('[data-solo-result]');
  await expect(brought.getByRole('heading', { level: 2 })).toHaveText(`This game glazed ${GAME.tiles.length} tiles`);
  for (const name of GAME.tiles) await expect(brought.locator(`[data-tile="${name}"][data-new]`)).toBeVisible();
  await expect(brought.getByRole('heading', { name: 'The goal: Challenge 1 with 10 rubies' })).toBeVisible();
  await expect(brought.getByRole('heading', { name: 'What was missed' })).toBeVisible();
  const { closest, conditions } = (await wallOf(ayse)).tiles.find(({ name }) => name === '6-10') ?? {};
  expect(closest).toBe(table.id);
  expect(conditions?.some(({ missing }) => missing > 0)).toBe(true);

  await page.getByRole('link', { name: 'To your wall' }).click();
  await expect(page.getByRole('button', { name: /rubies: set, new/ })).toHaveCount(GAME.tiles.length);
  await expect(page.getByText(/^Last game glazed tiles 1, 2 and 5 in column 10\.$/)).toBeVisible();
  await expect(page.getByText(`${GAME.tiles.length}/42`)).toBeVisible();
  const { proposal = '' } = await wallOf(ayse);
  await expect(tile(ayse, proposal ?? '')).toHaveAttribute('aria-pressed', 'true');
  // The way to it, from this game.
  await expect(page.getByText('closest game had 10')).toBeVisible();

  await tile(ayse, GAME.goal).click();
  await expect(page.getByRole('heading', { name: 'A tile that is set' })).toBeVisible();
  await page.getByRole('link', { name: 'See that game' }).click();
  await expect(page).toHaveURL(`/t/${table.id}/result`);
  await page.goto(WALL);
  await expect(page.getByRole('button', { name: /rubies: set$/ })).toHaveCount(GAME.tiles.length);
  await expect(page.getByRole('button', { name: /new/ })).toHaveCount(0);

  // Somebody else sees what the game has brought, and nothing of the wall.
  const burak = await come('Burak');
  await burak.page.goto(`/t/${table.id}/result`);
  await expect(burak.page.locator(`[data-solo-result] [data-tile="${GAME.goal}"]`)).toBeVisible();
  await expect(burak.page.locator('[data-solo-result] [data-new]')).toHaveCount(0);
  await burak.page.goto(WALL);
  await expect(burak.page.getByRole('button', { name: /rubies: set/ })).toHaveCount(0);
});

test('I take my wall with me, and it goes when I go', async ({ ayse, house }) => {
  test.slow();
  const { page } = ayse;
  const table = await played(ayse, house);
  await page.goto('/me');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const piece of file) text += String(piece);
  const { solo_games } = JSON.parse(text) as { solo_games: { table: string; tiles: string[] }[] };
  expect(solo_games.map((game) => [game.table, game.tiles])).toEqual([[table.id, GAME.tiles]]);

  await page.getByRole('button', { name: 'Delete me' }).click();
  await ayse.dialog.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(page.getByText('You are forgotten. Farewell!')).toBeVisible();
  expect((await wallOf(ayse)).played).toBe(0);
  await page.goto(WALL);
  await expect(page.getByRole('button', { name: /rubies: set/ })).toHaveCount(0);
});

test('The wall on a phone: the way first, nothing sideways, every tile in reach', async ({ come, house }) => {
  test.slow();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await come('Melis', phone);
  const { page } = visitor;
  await played(visitor, house);
  await page.goto(WALL);
  const start = page.getByRole('button', { name: 'Start a solo game' });
  await expect(start).toBeInViewport();
  const sideways = await page.evaluate(() => {
    const main = document.querySelector('main');
    return main ? main.scrollWidth - main.clientWidth : NaN;
  });
  expect(sideways).toBe(0);
  const last = tile(visitor, '14-12');
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await last.tap();
  await expect(page.getByText('Challenge 14 with 12 rubies')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '5 rubies at one letter' })).toContainText('/5');
});

test('The wall by keyboard alone', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto(WALL);
  await expect(tile(ayse, '1-10')).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await tile(ayse, '1-10').evaluate((one) => one === document.activeElement)) break;
  }
  await expect(tile(ayse, '1-10')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tile(ayse, '1-11')).toBeFocused();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowDown');
  await expect(tile(ayse, '14-11')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(tile(ayse, '13-12')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tile(ayse, '13-12')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Challenge 13 with 12 rubies' })).toBeVisible();
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await page.getByRole('button', { name: 'Start a solo game' }).evaluate((one) => one === document.activeElement))
      break;
  }
  await page.keyboard.press('Enter');
  await expect(ayse.prompt).toBeVisible();
});

test('A game from a position says that it does not count', async ({ ayse }) => {
  const { page } = ayse;
  const position = { players: { red: { lira: 35, rubies: { dealer: 9 } } } };
  const { id } = await ayse.startTable(await ayse.makeTable({ game: 'choose_write', bots: 0, position }));
  await page.goto(`/t/${id}`);
  await expect(ayse.prompt).toBeVisible();
  expect((await ayse.table({ id } as Table)).may_be_rated).toBe(false);
  expect((await wallOf(ayse)).played).toBe(0);
});

const LANGUAGES = { de: wordsDe, tr: wordsTr } as const;
for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`The wall in ${language}: not a word of English`, async ({ come, house }) => {
    test.slow();
    const visitor = await come('Nilüfer', { settings: { language } });
    const { page } = visitor;
    await played(visitor, house);
    await page.goto(WALL);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(words.title));
    const seen = (await page.locator('main').innerText()).split('\n').map((line) => line.trim());
    const others = new Set(Object.values(words).map(String));
    const english = Object.values(wordsEn).filter(
      (text): text is Extract<typeof text, string> => typeof text === 'string' && !others.has(text),
    );
    expect(seen.filter((line) => english.some((text) => text === line))).toEqual([]);
    await expect(page.getByRole('button', { name: String(words.start) })).toBeVisible();
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`Axe finds nothing on the wall and the result of a game alone (${theme})`, async ({ come, house }) => {
    test.slow();
    const visitor = await come('Meltem', { settings: { theme } });
    const table = await played(visitor, house);
    for (const path of [`/t/${table.id}/result`, WALL]) {
      await visitor.page.goto(path);
      await expect(visitor.page.locator('main [data-tile]').first()).toBeVisible();
      expect(await violations(visitor), path).toEqual([]);
    }
  });
}
