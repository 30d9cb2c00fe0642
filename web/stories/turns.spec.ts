/** It is my turn, and I hear of it wherever I am. */
import { expect, test, type Table, type Visitor } from './kit';

const POSITION = {
  players: { red: { merchant: 7, lira: 4 }, yellow: { merchant: 7, lira: 4 } },
  round: 4,
  governor: 6,
  smuggler: 6,
};

/** A table at which Burak sits first, and Ayşe second. */
async function together(burak: Visitor, ayse: Visitor): Promise<Table> {
  const made = await burak.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], position: POSITION });
  await ayse.joinTable(made);
  return burak.startTable(made);
}

const TURN = ['move 2', 'lay', 'act', 'end'];
const icon = ({ page }: Visitor) => page.locator('link[rel=icon]');

test('title and icon of the page say that it is my turn', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const table = await together(burak, ayse);
  await ayse.sitDown(table);
  await burak.sitDown(table);
  await expect(ayse.page).toHaveTitle(`With ${burak.name} – Bedesten`);
  await expect(icon(ayse)).toHaveAttribute('href', '/icon.svg');
  await burak.doesAll(...TURN);
  await expect(ayse.page).toHaveTitle(`● Your turn – With ${burak.name} – Bedesten`);
  await expect(icon(ayse)).toHaveAttribute('href', '/icon-turn.svg');
  await expect(burak.page).toHaveTitle(`With ${ayse.name} – Bedesten`);
  await ayse.doesAll('move 4', 'lay', 'act', 'end');
  await expect(ayse.page).toHaveTitle(`With ${burak.name} – Bedesten`);
  await expect(icon(ayse)).toHaveAttribute('href', '/icon.svg');
  expect((await ayse.http.get('/icon-turn.svg')).headers()['content-type']).toContain('image/svg+xml');
});

test('on any other page I hear of it too, and find the table on top of my list', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const table = await together(burak, ayse);
  await ayse.page.goto('/settings');
  await expect(ayse.page).toHaveTitle('Settings – Bedesten');
  await burak.sitDown(table);
  await burak.doesAll(...TURN);
  await expect(ayse.page).toHaveTitle('● Your turn – Settings – Bedesten');
  await ayse.page.getByRole('link', { name: 'Bedesten' }).click();
  await ayse.page.getByRole('link', { name: `With ${burak.name}` }).click();
  await expect(ayse.prompt).toContainText(`Your move, ${ayse.name}`);
});

/** What the page sounds and notifies, written down instead of being heard. */
async function listen({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    const heard = { tones: 0, notes: [] as Notification[] };
    Object.assign(globalThis, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      heard.tones += 1;
      start.call(this, when);
    };
    const Real = Notification;
    globalThis.Notification = class extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        heard.notes.push(this);
      }
    };
    // Somebody who looks at another window.
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
}
interface Heard {
  heard: { tones: number; notes: Notification[] };
}
const tones = ({ page }: Visitor) => page.evaluate(() => (globalThis as unknown as Heard).heard.tones);
const notes = ({ page }: Visitor) =>
  page.evaluate(() => (globalThis as unknown as Heard).heard.notes.map(({ title, body }) => ({ title, body })));

test('a chime and a notification call me back', async ({ come }) => {
  const ayse = await come('Ayşe', { permissions: ['notifications'], settings: { sound: true, notify: true } });
  const burak = await come('Burak');
  await listen(ayse);
  const table = await together(burak, ayse);
  // She waits at another table meanwhile.
  const other = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ayse.page.goto(`/t/${other.id}`);
  await burak.sitDown(table);
  await expect(ayse.page.getByRole('heading', { name: 'Waiting for 1 more' })).toBeVisible();
  expect(await tones(ayse)).toBe(0);
  await burak.doesAll(...TURN);
  await expect.poll(() => tones(ayse)).toBeGreaterThan(0);
  await expect.poll(() => notes(ayse)).toMatchObject([{ title: 'Your turn' }]);
  // A click on it leads to the table.
  await ayse.page.evaluate(() => (globalThis as unknown as Heard).heard.notes[0]?.onclick?.(new Event('click')));
  await expect(ayse.page).toHaveURL(`/t/${table.id}`);
  await expect(ayse.prompt).toContainText(`Your move, ${ayse.name}`);
});

test('who wants neither hears and sees nothing of it', async ({ come }) => {
  const ayse = await come('Ayşe', { permissions: ['notifications'], settings: { sound: false, notify: false } });
  const burak = await come('Burak');
  await listen(ayse);
  const table = await together(burak, ayse);
  await ayse.sitDown(table);
  await burak.sitDown(table);
  await burak.doesAll(...TURN);
  await expect(ayse.page).toHaveTitle(/^● Your turn/);
  expect(await tones(ayse)).toBe(0);
  expect(await notes(ayse)).toEqual([]);
});
