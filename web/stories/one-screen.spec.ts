/** Several people at one device. */
import { expect, expectShown, test } from './kit';
import { nobodyElses } from './kit/names';

const POSITION = {
  players: {
    red: { merchant: 7, lira: 4, hand: ['stay', 'five-lira'] },
    yellow: { merchant: 7, lira: 4, hand: ['far-move'] },
    green: { merchant: 10 },
  },
  round: 4,
  governor: 6,
  smuggler: 6,
};
const [EMINE, DENIZ, ECE] = [nobodyElses('Emine'), nobodyElses('Deniz'), nobodyElses('Ece')];
const FAMILY = [EMINE, DENIZ, ECE];
const SEATS = [
  { kind: 'me' as const, name: EMINE },
  { kind: 'me' as const, name: DENIZ },
  { kind: 'bot' as const, bot: 'medium', name: 'Orhan' },
];

test('we pass the screen on, and nobody sees the cards of another', async ({ ayse }) => {
  const { page } = ayse;
  const table = await ayse.startTable(await ayse.makeTable({ seats: SEATS, position: POSITION }));
  await page.goto(`/t/${table.id}`);
  const cards = page.locator('[data-card]:not([data-card="pile"])');
  const pass = (name: string) => page.getByRole('dialog', { name: `Pass the screen to ${name}` });

  await expect(pass(EMINE)).toBeVisible();
  await expect(cards).toHaveCount(0);
  // There is no way around it.
  await page.keyboard.press('Escape');
  await expect(pass(EMINE)).toBeVisible();
  await ayse.takeScreen(EMINE);
  await expect(page.locator('[data-card="stay"]')).toBeVisible();
  await expect(page.locator('[data-card="far-move"]')).toHaveCount(0);
  await ayse.doesAll('move 2', 'lay', 'act');
  await expectShown(ayse, table);
  await ayse.does('end');

  await expect(pass(DENIZ)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await ayse.takeScreen(DENIZ);
  await expect(page.locator('[data-card="far-move"]')).toBeVisible();
  await expect(page.locator('[data-card="stay"]')).toHaveCount(0);

  // Whoever loads the page anew must say again who they are.
  await page.reload();
  await expect(pass(DENIZ)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await ayse.takeScreen(DENIZ);
  await ayse.doesAll('move 4', 'lay', 'act', 'end');
  // The bot has played; the screen goes back to the first.
  await expect(pass(EMINE)).toBeVisible();
  await expect(cards).toHaveCount(0);
});

test('I set a table for my family with three clicks more', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto('/new');
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByLabel('Who sits in seat 2').selectOption({ label: 'Me, here' });
  await page.getByLabel('Who sits in seat 3').selectOption({ label: 'Me, here' });
  await expect(page.getByText('Several people share this screen')).toBeVisible();
  for (const [seat, name] of FAMILY.entries())
    await page.getByLabel(`Name of the person in seat ${seat + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Pass the screen to (${FAMILY.join('|')})$`) });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').click();
  await expect(ayse.prompt).toContainText(new RegExp(`^Your move, (${FAMILY.join('|')})`));
  for (const name of FAMILY) await expect(page.getByRole('list', { name: 'Turn order' })).toContainText(name);
});
