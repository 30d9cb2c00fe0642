/** Games from the first stall to the result: two browsers, a variable start, one screen for all, the replay; and what stays hidden. */
import type { Visitor } from '../kit';
import { finishedGame } from '../kit/finished';
import { nobodyElses } from '../kit/names';
import { LATE, NEUTRAL, SHORT, TABLE, VARIABLE } from './positions';
import {
  card,
  expect,
  expectTold,
  GAME,
  go,
  kind,
  lines,
  panel,
  puts,
  retires,
  shown,
  site,
  test,
  types,
  viewOf,
  way,
} from './table';

test('two people play to the end, each in a browser of their own', async ({ come }) => {
  const [ayse, burak] = [await come('Ayşe'), await come('Burak')];
  const made = await ayse.makeTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], position: LATE });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  await ayse.sitDown(table);
  await burak.sitDown(table);
  // Ayşe lures to a stand of nobody.
  await expect(ayse.prompt).toContainText('Your turn');
  await way(ayse, 'lure').click();
  await ayse.page.locator('[data-pick="yellow"]').click();
  await go(ayse).click();
  await expectTold(ayse, table, 'lure', { customer: 'yellow', entry: 'I11' });
  // Burak draws two.
  await expect(burak.prompt).toContainText('Your turn');
  await way(burak, 'draw').click();
  await shown(burak, 2).click();
  await burak.page.locator('[data-action="draw barker"]').click();
  // Ayşe takes the last carpet expansion.
  await expect(ayse.prompt).toContainText('Your turn');
  await card(ayse, '2').click();
  await panel(ayse).getByRole('tab', { name: 'Expand' }).click();
  await kind(ayse, 'expand red').click();
  await puts(ayse, 'E3');
  await go(ayse).click();
  // Burak still expands; then everybody retires.
  await expect(burak.prompt).toContainText('Final phase.');
  await card(burak, '8').click();
  await panel(burak).getByRole('tab', { name: 'Expand' }).click();
  await kind(burak, 'expand blue').click();
  // The only site is chosen already.
  await expect(go(burak)).toHaveText('Expand for 4: +4');
  await go(burak).click();
  await expect(ayse.prompt).toContainText('Final phase.');
  await retires(ayse);
  await expect(burak.prompt).toContainText('Final phase.');
  await retires(burak);
  for (const visitor of [ayse, burak]) {
    await expect(visitor.victory).toBeVisible();
    await visitor.victory.getByRole('link', { name: 'See the result' }).click();
    await expect(visitor.page).toHaveURL(/\/result$/);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
      visitor === ayse ? 'You win!' : /Ayşe.* wins/,
    );
  }
});

test('bots play a game on to its end, and its result has plots with numbers', async ({ ayse }) => {
  const table = await finishedGame(ayse, { game: GAME, level: 'easy', position: LATE });
  const { page } = ayse;
  await page.goto(`/t/${table.id}/result`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/);
  for (const name of ['Where the points came from', 'Luring'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByText('Numbers as a table').first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
  // Colours are those of trades: whose something is, signs say, and only mine is gold.
  await expect(page.locator('main .tok.mine').first()).toBeVisible();
  await expect(page.locator('main .tok:not(.ink, .mine)')).toHaveCount(0);
});

test('a variable start: I put a stall where I like', async ({ ayse, sit }) => {
  const table = await sit(ayse, VARIABLE);
  await expect(ayse.prompt).toContainText('Set up');
  await ayse.page.locator('[data-place="white"]').click();
  await expect(ayse.prompt).toContainText('Choose a lit site, then its entry.');
  await puts(ayse, 'C7');
  await expect(panel(ayse)).toContainText('C7');
  // Rather another one, in another segment.
  await puts(ayse, 'F3', 'entry');
  await expect(panel(ayse)).toContainText('F3');
  await puts(ayse, 'F4', 'entry');
  await go(ayse).click();
  await expectTold(ayse, table, 'stall', { seat: 0, owner: 0, trade: 'white', stall: 'F3', entry: 'F4' });
  await expect(site(ayse, 'F3')).toHaveAccessibleName(/You, porcelain, white: stall, size 1\./);
});

test('a variable start of two: a neutral stall was drawn, and I choose its place', async ({ ayse, sit }) => {
  const table = await sit(ayse, NEUTRAL);
  await expect(panel(ayse)).toContainText('A neutral stall was drawn. You choose its place.');
  await puts(ayse, 'F2');
  await puts(ayse, 'F3', 'entry');
  await go(ayse).click();
  await expect
    .poll(async () => (await viewOf(ayse, table)).stands.find(({ stall }) => stall === 'F2'))
    .toMatchObject({ owner: 'neutral', trade: 'blue', entry: 'F3' });
  await expect(site(ayse, 'F2')).toHaveAccessibleName(/Nobody, jewelry, blue: stall, size 1\./);
});

test('at one screen nobody sees the money and cards of another', async ({ ayse }) => {
  const [emine, deniz, ece] = [nobodyElses('Emine'), nobodyElses('Deniz'), nobodyElses('Ece')];
  const seats = [emine, deniz, ece].map((name) => ({ kind: 'me' as const, name }));
  const { page } = ayse;
  const table = await ayse.startTable(await ayse.makeTable({ game: GAME, seats, position: TABLE }));
  await page.goto(`/t/${table.id}`);
  await ayse.takeScreen(emine);
  await expect(card(ayse, 'J147')).toBeVisible();
  await types(ayse, 'draw pile', 'draw barker', 'drop 6');
  await expect(page.getByRole('dialog', { name: `Pass the screen to ${deniz}` })).toBeVisible();
  await ayse.takeScreen(deniz);
  await expect(page.locator('.mine[data-seat="1"]')).toContainText('74 in all, only you see it');
  await expect(card(ayse, '3')).toBeVisible();
  await expect(page.locator('[data-from="hand"][data-card="J147"]')).toHaveCount(0);
  await expect(lines(ayse).filter({ hasText: 'drew a card from the pile' })).toHaveCount(1);
});

test('the log leads to the replay, and the replay back to the table', async ({ regular: ayse, sit }) => {
  const { page } = ayse;
  await sit(ayse, TABLE);
  await types(ayse, 'play 1', 'build white', 'site D2', 'entry E2');
  const line = lines(ayse).filter({ hasText: 'built a porcelain stall on D2, entry E2, with card 1' });
  await expect(line).toHaveCount(1);
  await line.click();
  await expect(page).toHaveURL(/\/replay\/4\b/);
  await expect(site(ayse, 'D2')).toHaveAccessibleName(/You, porcelain, white: stall/);
  await page.getByRole('button', { name: 'One turn back', exact: true }).click();
  await expect(site(ayse, 'D2')).toHaveAccessibleName(/Free\.$/);
  // Nothing can be chosen in the past.
  await expect(page.locator('[data-way]:enabled')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(ayse.prompt).toBeVisible();
});

/** Everything that a page is told, as it comes: answers of the house and messages. */
async function listen({ page }: Visitor): Promise<() => string[]> {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(String(payload));
    }),
  );
  page.on('response', (answer) => {
    if (/\/api\/tables\//.test(answer.url()))
      void answer.text().then(
        (text) => heard.push(text),
        () => null,
      );
  });
  return () => heard;
}

/** What is said of players, however deep it lies. */
function playersIn(thing: unknown): Record<string, { money?: unknown; hand?: unknown[] }>[] {
  if (Array.isArray(thing)) return thing.flatMap(playersIn);
  if (typeof thing !== 'object' || thing === null) return [];
  const found = 'players' in thing && typeof thing.players === 'object' && thing.players && 'arch' in thing.players;
  return [
    ...(found ? [thing.players as Record<string, { money?: unknown; hand?: unknown[] }>] : []),
    ...Object.values(thing).flatMap(playersIn),
  ];
}

test('the money of others is nowhere: not on the page, nor in anything that comes to it', async ({ come, sit }) => {
  // Whose name has none of these numbers.
  const ayse = await come(nobodyElses('Ayşe'));
  const { page } = ayse;
  const heard = await listen(ayse);
  await sit(ayse, TABLE);
  await types(ayse, 'lure I10');
  await expect(ayse.log.first()).toContainText('at I10');
  const said = () => heard().flatMap((text) => playersIn(JSON.parse(text)));
  await expect.poll(() => said().length).toBeGreaterThan(1);
  for (const { arch, star, hexagon } of said()) {
    expect(arch?.money).not.toBeNull();
    for (const other of [star, hexagon]) expect(other).toMatchObject({ money: null, hand: [] });
  }
  await expect(page.locator('[data-coin]').first()).toBeVisible();
  await expect(page.locator('article.opp [data-coin], article.opp [href="#coin"]')).toHaveCount(0);
  const text = (await page.locator('body').innerText()) + (await page.content()).replace(/<svg[\s\S]*?<\/svg>/g, '');
  expect(text).not.toMatch(/\b(71|74|83|84)\b(?!px|\.|%)/);
});

test('who looks on sees no money at all, also while coins are laid', async ({ ayse, come, sit }) => {
  const table = await sit(ayse, SHORT, { visibility: 'public' });
  const onlooker = await come('Nermin');
  const looks = async (number: number): Promise<unknown> => {
    const answer = await onlooker.http.get(`/api/tables/${table.id}/replay/${number}`);
    expect(answer.status()).toBe(200);
    const seen: unknown = await answer.json();
    const players = playersIn(seen);
    expect(players).toHaveLength(1);
    expect(Object.keys(players[0] ?? {})).toEqual(['arch', 'star', 'hexagon']);
    for (const player of Object.values(players[0] ?? {})) expect(player).toMatchObject({ money: null, hand: [] });
    return seen;
  };
  await looks(0);
  await types(ayse, 'play 1', 'expand red', 'site B2', 'pay yellow');
  await expect.poll(async () => (await ayse.position(table)).number).toBe(5);
  const asked = { cards: ['1'], fee: null, segments: ['1'], trade: 'red', site: 'B2' };
  expect((await viewOf(ayse, table)).agenda).toEqual([{ pay: { ...asked, paid: { yellow: 1 }, missing: 3 } }]);
  for (const number of [3, 4]) expect(await looks(number)).toMatchObject({ view: { agenda: [{ pay: asked }] } });
  expect(JSON.stringify(await looks(4))).not.toMatch(/missing|"paid"/);
  // On the page too.
  const heard = await listen(onlooker);
  await onlooker.page.goto(`/t/${table.id}`);
  await expect(onlooker.page.locator('[data-site="A1"]')).toBeVisible();
  await expect.poll(() => heard().length).toBeGreaterThan(0);
  for (const text of heard()) expect(text).not.toContain('"missing"');
  await expect(onlooker.page.locator('[data-coin]')).toHaveCount(0);
});
