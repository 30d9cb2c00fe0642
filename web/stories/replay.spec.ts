/** Looking at a game again. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test, type Position, type Table, type View, type Visitor } from './kit';
import { finishedGame } from './kit/finished';

const PYTHON = process.env['BEDESTEN_PYTHON'] ?? join(import.meta.dirname, '../../.venv/bin/python');

const key = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const count = ({ page }: Visitor) => page.locator('.count').getByText(/^Move \d+ of \d+$/);

/** The number of entries that the address names, once it has followed. */
async function shownNumber({ page }: Visitor): Promise<number> {
  await page.waitForURL(/\/replay\/\d+\?eyes=/);
  return Number(/\/replay\/(\d+)/.exec(page.url())?.[1]);
}

/** All merchants stand where they stood after so many entries. */
async function expectMoment(visitor: Visitor, table: Table, number: number): Promise<void> {
  const answer = await visitor.http.get(`/api/tables/${table.id}/replay/${number}?eyes=none`);
  const { view } = (await answer.json()) as Position;
  for (const [seat, player] of Object.values((view as unknown as View).players).entries())
    await expect(visitor.place(player.merchant).locator(`[data-piece="merchant-${seat}"]`)).toBeVisible();
}

test('I go through a finished game by moves, turns and rounds', async ({ ayse }) => {
  const table = await finishedGame(ayse);
  const { page } = ayse;
  await page.goto(`/t/${table.id}/replay`);
  await expect(count(ayse)).toHaveText(/^Move 0 of /);
  await expect(key(ayse, 'One move back')).toBeDisabled();
  await key(ayse, 'One move on').click();
  await expect(count(ayse)).toHaveText(/^Move 1 of /);
  await expect(page).toHaveURL(/\/replay\/[12]\?eyes=/);
  await expectMoment(ayse, table, await shownNumber(ayse));

  await expect(page.getByRole('heading', { name: 'Round 9', exact: true })).toBeVisible();
  await key(ayse, 'One turn on').click();
  await key(ayse, 'One round on').click();
  await expect(page.getByRole('heading', { name: 'Round 10', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Round' }).selectOption('Round 12');
  await expect(page.getByRole('heading', { name: 'Round 12', exact: true })).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { name: 'Round 11', exact: true })).toBeVisible();

  // A line of the log shows its moment.
  await page.getByRole('log').getByRole('button').nth(7).click();
  await expect(page.getByRole('log').locator('.now')).toHaveCount(1);
  await expect(async () => expectMoment(ayse, table, await shownNumber(ayse))).toPass();

  await page.getByLabel('Move that is shown').press('End');
  await expect(count(ayse)).toHaveText(/^Move (\d+) of \1$/);
  await expectMoment(ayse, table, table.number);
  await expect(key(ayse, 'One move on')).toBeDisabled();
  await expect(key(ayse, 'Play on from here')).toBeDisabled();
});

test('a game plays by itself until I pause it', async ({ ayse }) => {
  const table = await finishedGame(ayse);
  await ayse.page.goto(`/t/${table.id}/replay/4`);
  await ayse.page.getByLabel('Speed').selectOption('Very fast');
  const now = async () => Number(/Move (\d+)/.exec((await count(ayse).textContent()) ?? '')?.[1]);
  await expect(count(ayse)).toBeVisible();
  const before = await now();
  await key(ayse, 'Play').click();
  await expect.poll(now).toBeGreaterThan(before + 2);
  await key(ayse, 'Pause').click();
  const paused = await now();
  await expect(key(ayse, 'Play')).toBeVisible();
  await expect(ayse.page).toHaveURL(/\/replay\/\d+\?eyes=/);
  expect(await now()).toBe(paused);
});

test('I see what each of us could see, and all of it', async ({ ayse, come }) => {
  const table = await finishedGame(ayse);
  const moments = await ayse.moments(table);
  const drawn = moments.find(({ seat, action }) => seat === 1 && action?.startsWith('draw'))?.number ?? 1;
  const { page } = ayse;
  await page.goto(`/t/${table.id}/replay/${drawn}?eyes=all`);
  const eyes = page.getByLabel('Seen by');
  await expect(eyes).toHaveValue('all');
  await expect(eyes.locator('option')).toHaveText(['All open', /\(you\)$/, /^Elif/, 'A spectator']);
  const seenBy = async (eyes: number | 'none') => {
    const answer = await ayse.http.get(`/api/tables/${table.id}/replay/${drawn}?eyes=${eyes}`);
    const { view, seat } = (await answer.json()) as Position;
    return { seat, hands: Object.values((view as unknown as View).players).map(({ hand }) => hand) };
  };
  for (const [who, label] of [
    [0, /\(you\)$/],
    [1, 'Elif'],
  ] as const) {
    await eyes.selectOption({ label: (await eyes.locator('option', { hasText: label }).textContent()) ?? '' });
    await expect(page).toHaveURL(new RegExp(`eyes=${who}$`));
    for (const card of (await seenBy(who)).hands[who] ?? [])
      await expect(page.locator(`[data-card="${card}"]`).first()).toBeVisible();
  }
  // A spectator sees whoever decides, and only those cards that everybody has seen them take.
  await eyes.selectOption({ label: 'A spectator' });
  await expect(page).toHaveURL(/eyes=none$/);
  const open = await seenBy('none');
  const cards = page.locator('[data-card]:not([data-card="pile"])');
  const shown = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')).sort());
  await expect.poll(shown).toEqual([...new Set(open.hands[open.seat ?? 0])].sort());

  // While a game runs there are only my own eyes, and those of a spectator.
  const running = await ayse.play();
  await page.goto(`/t/${running.id}/replay`);
  await expect(eyes.locator('option')).toHaveText([/\(you\)$/, 'A spectator']);
  const stranger = await come();
  await stranger.page.goto(`/t/${running.id}/replay/0?eyes=0`);
  await expect(stranger.page.getByLabel('Seen by').locator('option')).toHaveText(['A spectator']);
  await expect(stranger.page.locator('[data-card]:not([data-card="pile"])')).toHaveCount(0);
});

test('a link leads my friend to the very move, and we play on from there', async ({ come }) => {
  const ayse = await come('Ayşe', { permissions: ['clipboard-read', 'clipboard-write'] });
  const table = await finishedGame(ayse);
  await ayse.page.goto(`/t/${table.id}/replay/17`);
  await expect(count(ayse)).toBeVisible();
  const moment = await count(ayse).textContent();
  await key(ayse, 'Copy the link to this move').click();
  await expect(ayse.page.getByText('Copied.')).toBeVisible();
  const link = await ayse.page.evaluate(() => navigator.clipboard.readText());

  const friend = await come();
  await friend.page.goto(link);
  await expect(count(friend)).toHaveText(moment ?? '');
  const number = await shownNumber(friend);
  await expectMoment(friend, table, number);
  const round = await friend.page.getByRole('heading', { level: 1 }).textContent();

  await key(friend, 'Play on from here').click();
  await friend.dialog.getByRole('radio', { name: 'Elif' }).check();
  await friend.dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(friend.page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(friend.prompt).toBeVisible();
  expect(friend.page.url()).not.toContain(table.id);
  const turns = friend.page.getByRole('list', { name: 'Turn order' });
  await expect(turns).toContainText('You');
  // The others keep their names, and it is said that bots sit there.
  await expect(turns.getByRole('listitem').filter({ hasText: ayse.name }).getByLabel('Bot')).toBeVisible();
  await expect(friend.page.getByRole('heading', { name: round ?? '', level: 1 })).toBeVisible();
});

test('the record I download proves the luck of the game', async ({ ayse }) => {
  const table = await finishedGame(ayse);
  await ayse.page.goto(`/t/${table.id}/replay`);
  const coming = ayse.page.waitForEvent('download');
  await ayse.page.getByRole('link', { name: 'Download the record' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${table.id}.txt`);
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain(`commitment: ${table.commitment}`);
  // It exits with an error, and this story with it, if anything in the record is not as it was fixed beforehand.
  const seen = ['--commitment', table.commitment, '--terms', table.terms ?? ''];
  const said = execFileSync(PYTHON, ['-m', 'bedesten', 'verify', file, ...seen], { encoding: 'utf8' });
  expect(said).toContain('in a position; the game before it is not part of this proof');
});
