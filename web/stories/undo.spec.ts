/** Taking back what can be taken back. */
import { expect, expectShown, test, viewOf } from './kit';

const POSITION = {
  players: { red: { merchant: 11, lira: 5, hand: ['five-lira'] }, yellow: { merchant: 10, lying: [10] } },
  round: 4,
  governor: 6,
  smuggler: 6,
};

test('I take back my moves one by one, to where I began', async ({ ayse }) => {
  const table = await ayse.playFrom(POSITION);
  await expect(ayse.undoButton).toBeDisabled();
  const before = await viewOf(ayse, table);
  await ayse.doesAll('play five-lira', 'move 9', 'lay');
  await expect(ayse.log.first()).toContainText('Tea House');
  const { undoButton } = ayse;
  await undoButton.click();
  await expect(ayse.button('lay')).toBeVisible();
  await undoButton.click();
  await expect(ayse.place(9)).toBeEnabled();
  // The shortcut does the same.
  await ayse.page.keyboard.press('u');
  // Disabled already while it is under way: what counts is what the house has.
  await expect.poll(() => viewOf(ayse, table)).toEqual(before);
  await expect(undoButton).toBeDisabled();
  await expectShown(ayse, table);
  await expect(ayse.log.first()).not.toContainText('Tea House');
  await expect(ayse.page.locator('[data-card="five-lira"]')).toBeVisible();
});

test('I press the key as often as I want to go back, without waiting', async ({ ayse }) => {
  const table = await ayse.playFrom(POSITION);
  const before = await viewOf(ayse, table);
  await ayse.doesAll('play five-lira', 'move 9', 'lay');
  await expect(ayse.button('act')).toBeVisible();
  await ayse.page.evaluate(() => {
    for (const key of ['u', 'u', 'u']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await expect.poll(() => viewOf(ayse, table)).toEqual(before);
  await expectShown(ayse, table);
});

test('a question in a dialog can be taken back there', async ({ ayse }) => {
  const table = await ayse.playFrom(POSITION);
  await ayse.doesAll('move 9', 'lay', 'act');
  await ayse.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(ayse.dialog).toHaveCount(0);
  await expect(ayse.button('act')).toBeVisible();
  await expectShown(ayse, table);
});

test('what the dice have shown cannot be taken back', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { confirm: false } });
  const table = await ayse.playFrom(POSITION);
  await ayse.doesAll('move 9', 'lay', 'act');
  await expect(ayse.dialog).toBeVisible();
  await ayse.does('call 7');
  await expect(ayse.dialog).toHaveCount(0);
  await expect(ayse.undoButton).toBeDisabled();
  await ayse.page.keyboard.press('u');
  await expect(ayse.page.getByText('There is nothing to undo.')).toBeVisible();
  await expectShown(ayse, table);
});

test('a turn that has ended stays so', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], position: POSITION });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  await ayse.sitDown(table);
  await ayse.doesAll('move 3', 'lay', 'skip');
  await expect(ayse.undoButton).toBeEnabled();
  await ayse.does('end');
  await expect(ayse.prompt).toContainText(`${burak.name} is playing.`);
  await expect(ayse.undoButton).toBeDisabled();
  await burak.sitDown(table);
  await expect(burak.undoButton).toBeDisabled();
});
