/** Connections break. The game does not. */
import { expect, expectShown, test } from './kit';

const POSITION = {
  players: { red: { merchant: 7, lira: 4 }, yellow: { merchant: 10, lying: [10], stack: ['own', 'own', 'own'] } },
  round: 4,
  governor: 6,
  smuggler: 6,
};
const CLOSED = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection|Failed to load/;

test('the house is killed in the middle of my turn, and the game goes on', async ({ ayse, house }) => {
  ayse.expects(CLOSED);
  const table = await ayse.playFrom(POSITION);
  await ayse.doesAll('move 2', 'lay');
  const done = async () => (await ayse.moments(table)).map(({ action }) => action);
  await expect.poll(done).toEqual(['move 2', 'lay']);
  // What is stored must have come to the page as well: what is on its way when the line breaks comes later.
  await expect(ayse.button('act')).toBeEnabled();
  const kept = await ayse.moments(table);

  await house.kill();
  const bar = ayse.page.getByRole('alert').filter({ hasText: 'No connection to the server.' });
  await expect(bar).toBeVisible();
  // The board stays, and what I do now is kept until somebody hears it.
  await expect(ayse.place(2).locator('[data-piece="merchant-0"]')).toBeVisible();
  await ayse.does('act');
  await expect(ayse.prompt).toContainText('Your move is on its way');

  // Who does not want to wait presses the button; nobody answers yet.
  const tried = ayse.page.waitForEvent('websocket');
  await bar.getByRole('button', { name: 'Try now' }).click();
  await tried;
  await expect(bar).toBeVisible();

  await house.start();
  await expect(bar).toHaveCount(0);
  await expect(ayse.button('end')).toBeEnabled();
  const told = await ayse.moments(table);
  expect(told.slice(0, 2)).toEqual(kept);
  expect(told.map(({ action }) => action)).toEqual(['move 2', 'lay', 'act']);
  await expectShown(ayse, table);
  await ayse.does('end');
  await expect(ayse.prompt).toContainText(`Your move, ${ayse.name}`);
  await expectShown(ayse, table);
});

test('what my friend did while I was away is there when I come back', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], position: POSITION });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  // A line that can be cut: only mine.
  let cut: (() => Promise<void>) | null = null;
  let isCut = false;
  burak.expects(CLOSED);
  await burak.page.routeWebSocket('**/ws', async (socket) => {
    if (isCut) return socket.close({ code: 1001 });
    socket.connectToServer();
    cut = () => socket.close({ code: 1001 });
  });
  await ayse.sitDown(table);
  await burak.sitDown(table);
  await expect(burak.prompt).toContainText(`${ayse.name} is playing.`);
  isCut = true;
  await (cut as (() => Promise<void>) | null)?.();
  await expect(burak.page.getByRole('alert')).toContainText('No connection to the server.');
  await ayse.doesAll('move 2', 'lay', 'act', 'end');
  await expect(burak.prompt).toContainText(`${ayse.name} is playing.`);
  // The page tries again by itself, sooner than a button could be pressed or later.
  isCut = false;
  await expect(burak.prompt).toContainText(`Your move, ${burak.name}`);
  await expect(burak.page.getByRole('alert')).toHaveCount(0);
  await expectShown(burak, table);
});

test('what gets lost on the way to me is asked for, and so is what was said while I was away', async ({
  ayse,
  come,
}) => {
  const burak = await come('Burak');
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], position: POSITION });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  let losing = 0;
  let cut: (() => Promise<void>) | null = null;
  burak.expects(CLOSED);
  await burak.page.routeWebSocket('**/ws', (socket) => {
    const there = socket.connectToServer();
    cut = () => socket.close({ code: 1001 });
    there.onMessage((message) => {
      if (losing > 0 && String(message).includes('"type":"position"')) losing -= 1;
      else socket.send(message);
    });
  });
  await ayse.sitDown(table);
  await burak.sitDown(table);
  await expect(burak.prompt).toContainText(`${ayse.name} is playing.`);
  losing = 2;
  await ayse.doesAll('move 2', 'lay', 'act');
  await expect.poll(() => losing).toBe(0);
  await expectShown(burak, table);
  await ayse.does('end');
  await expect(burak.prompt).toContainText(`Your move, ${burak.name}`);
  await expectShown(burak, table);

  await (cut as (() => Promise<void>) | null)?.();
  const said = await ayse.http.post(`/api/tables/${table.id}/chat`, { data: { text: 'Are you there?' } });
  expect(said.ok()).toBe(true);
  await burak.page.keyboard.press('c');
  await expect(burak.page.getByText('Are you there?')).toBeVisible();
});

test('two tabs stay in step', async ({ ayse }) => {
  const table = await ayse.playFrom(POSITION, {
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'medium', name: 'Elif' }],
  });
  const tab = await ayse.newTab();
  await tab.sitDown(table);
  await ayse.doesAll('move 2', 'lay');
  await expect(tab.button('act')).toBeVisible();
  await expectShown(tab, table);
  await tab.undoButton.click();
  await expect(ayse.button('lay')).toBeVisible();
  await tab.doesAll('lay', 'act', 'end');
  await expect(ayse.prompt).toContainText(`Your move, ${ayse.name}`);
  for (const visitor of [ayse, tab]) await expectShown(visitor, table);
  // What is set in one tab is set in the other.
  await tab.page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(ayse.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(tab.complaints).toEqual([]);
});
