/** The game without a mouse: arrow keys over the bazaar, keys for buttons and dialogs, typed actions. */
import { expect, expectShown, questionOf, test, viewOf, type Visitor } from './kit';
import { byKeys, playToTheEnd } from './kit/chooser';

const own = (count: number) => Array.from({ length: count }, () => 'own');
const OTHERS = { yellow: { merchant: 7, stack: own(4) }, green: { merchant: 7, stack: own(4) } };

/** Go from my merchant to a place with the arrow keys. */
async function walk({ page }: Visitor, ...ways: ('Up' | 'Down' | 'Left' | 'Right')[]): Promise<void> {
  await page.keyboard.press('b');
  for (const way of ways) await page.keyboard.press(`Arrow${way}`);
}

test('I play a turn with the arrow keys, Enter and a few letters', async ({ ayse }) => {
  const { keyboard } = ayse.page;
  const table = await ayse.playFrom({ players: { red: { merchant: 12, lira: 4 }, ...OTHERS }, round: 3, smuggler: 9 });
  await expect(ayse.prompt).toContainText('Your move');
  await walk(ayse, 'Up', 'Right');
  await expect(ayse.place(2)).toBeFocused();
  // Who goes by the keys sees where they are.
  const outline = await ayse.place(2).evaluate((tile) => getComputedStyle(tile));
  expect(outline.outlineStyle).toBe('solid');
  expect(parseFloat(outline.outlineWidth)).toBeGreaterThanOrEqual(3);

  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('Your assistant.');
  await keyboard.press('1');
  await expect(ayse.prompt).toContainText('Fabric Warehouse.');
  await keyboard.press('1');
  await expect(ayse.prompt).toContainText('Whom do you meet');
  await expectShown(ayse, table);
  await keyboard.press('u');
  await expect(ayse.prompt).toContainText('Fabric Warehouse.');
  await keyboard.press('1');
  await expect(ayse.prompt).toContainText('Whom do you meet');

  // Whom I could still meet, I am asked about; Enter is yes.
  await keyboard.press('e');
  await expect(ayse.dialog).toContainText('You can still meet somebody here.');
  await keyboard.press('Enter');
  await expect(ayse.log.first()).toContainText('Elif');
  await expect(ayse.prompt).toContainText('Your move');
});

test('The arrow keys stay on the board, and Tab leaves it', async ({ ayse }) => {
  const { keyboard } = ayse.page;
  await ayse.playFrom({ players: { red: { merchant: 15 }, ...OTHERS } });
  await expect(ayse.prompt).toContainText('Your move');
  await walk(ayse, 'Up', 'Left');
  await expect(ayse.place(15)).toBeFocused();
  await keyboard.press('End');
  await expect(ayse.place(14)).toBeFocused();
  await keyboard.press('Shift+End');
  await expect(ayse.place(16)).toBeFocused();
  // One stop for the whole board.
  await keyboard.press('Tab');
  await expect(ayse.page.locator('[data-place]:focus')).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await expect(ayse.place(16)).toBeFocused();
});

test('A question mark lists the keys', async ({ ayse }) => {
  await ayse.playFrom({ players: { red: { merchant: 12 }, ...OTHERS } });
  await expect(ayse.prompt).toContainText('Your move');
  await walk(ayse, 'Left');
  await ayse.page.keyboard.press('?');
  await expect(ayse.dialog.getByRole('heading', { name: 'Shortcuts' })).toBeVisible();
  for (const key of ['Move between the places', 'End the turn', 'Type an action', 'Undo', 'Log']) {
    await expect(ayse.dialog).toContainText(key);
  }
  await ayse.page.keyboard.press('Escape');
  await expect(ayse.dialog).toHaveCount(0);
  await expect(ayse.place(4)).toBeFocused();
});

test('I type my actions, and what is refused says which rule', async ({ ayse }) => {
  const { keyboard } = ayse.page;
  const table = await ayse.playFrom({
    players: { red: { merchant: 12, goods: 'RGYY' }, ...OTHERS },
    small_market: { top: 'S1' },
    governor: 9,
    smuggler: 9,
  });
  await expect(ayse.prompt).toContainText('Your move');
  await keyboard.press('/');
  const box = ayse.dialog.getByRole('textbox');
  await expect(box).toBeFocused();
  await keyboard.type('move 16');
  await keyboard.press('Enter');
  await expect(ayse.dialog.getByRole('link', { name: 'IST-TRN-03' })).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');

  // Any action can be typed, also those of dialogs; the list shows what fits.
  for (const action of ['move 11', 'lay', 'act', 'SELL yygr']) {
    await box.fill(action);
    await keyboard.press('Enter');
    await expect(box).toHaveValue('');
  }
  // With the turn the box goes away.
  await expect(ayse.dialog.getByRole('button', { name: 'end End turn' })).toBeVisible();
  await box.fill('end');
  await box.press('Enter');
  await expect(ayse.dialog).toHaveCount(0);
  await expect(ayse.log.first()).toContainText(/sold 4\sgoods at the Small Market/);
  const view = await viewOf(ayse, table);
  expect(view.players['red']).toMatchObject({ goods: '', lira: 14, merchant: 11 });
});

test('Dialogs are answered with numbers, arrows and Enter', async ({ ayse }) => {
  const { keyboard } = ayse.page;
  const table = await ayse.playFrom({
    players: { red: { merchant: 12, lira: 2, tiles: ['green'] }, ...OTHERS },
    agenda: ['act', 'encounters'],
    governor: 9,
    smuggler: 9,
  });
  await expect(ayse.prompt).toContainText('Police Station');
  await keyboard.press('1');
  await expect(ayse.prompt).toContainText('Choose a place where it acts for you');
  await walk(ayse, 'Up');
  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('Shall your family member use it');
  await keyboard.press('1');
  await expect(ayse.prompt).toContainText('That is all.');
  await keyboard.press('u');
  await expect(ayse.prompt).toContainText('Shall your family member use it');
  await keyboard.press('u');
  await expect(ayse.prompt).toContainText('Choose a place where it acts for you');
  await walk(ayse, 'Left');
  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('Fruit Warehouse');
  await keyboard.press('1');
  await expect(ayse.dialog).toContainText('Extra good');
  await keyboard.press('4');
  await expect.poll(async () => (await viewOf(ayse, table)).players['red']?.goods).toBe('YYB');
});

test('A key counts as soon as its question is shown, however late the house says that the last answer is stored', async ({
  ayse,
}) => {
  const { keyboard } = ayse.page;
  // The words that an answer is stored wait for the key to the next question.
  const held: (() => void)[] = [];
  await ayse.page.routeWebSocket(/\/ws$/, (page) => {
    const house = page.connectToServer();
    house.onMessage((message) => {
      const isDone = typeof message === 'string' && (JSON.parse(message) as { type: string }).type === 'done';
      if (isDone) held.push(() => page.send(message));
      else page.send(message);
    });
  });
  const release = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  const players = { red: { merchant: 12, lira: 4 }, ...OTHERS };
  const table = await ayse.playFrom({ players, governor: 9, smuggler: 9 });
  await expect(ayse.prompt).toContainText('Your move');
  await walk(ayse, 'Up', 'Right');
  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('Your assistant.');
  await keyboard.press('1');
  await release();
  await expect(ayse.prompt).toContainText('Fabric Warehouse.');
  // Undo counts as well.
  await keyboard.press('u');
  await release();
  await expect(ayse.prompt).toContainText('Your assistant.');
  await keyboard.press('1');
  await release();
  await expect(ayse.prompt).toContainText('Fabric Warehouse.');
  await keyboard.press('1');
  await release();
  await release();
  await expect.poll(async () => (await viewOf(ayse, table)).players['red']?.goods).toBe('RR');
});

test('I play the last round to the result without a mouse', async ({ ayse }) => {
  const { page } = ayse;
  const { keyboard } = page;
  const table = await ayse.playFrom({
    players: {
      red: { merchant: 1, lira: 40, rubies: 4, goods: 'RGYB', hand: ['five-lira', 'dealer-again'], stack: own(4) },
      ...OTHERS,
    },
    round: 12,
    start: 'yellow',
    active: 'red',
    governor: 9,
    smuggler: 9,
  });
  await expect(ayse.prompt).toContainText('Your move');
  await walk(ayse, 'Right');
  await expect(ayse.place(16)).toBeFocused();
  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('Your assistant.');
  await keyboard.press('1');
  await expect(ayse.prompt).toContainText('Gemstone Dealer.');
  await keyboard.press('1');
  await expect(ayse.prompt).toContainText('Play a card or end your turn.');
  // The hand by its key: the cards that can be played are there like buttons.
  await keyboard.press('k');
  await expect(page.locator('[data-card]:focus')).toHaveCount(1);
  while ((await page.locator('[data-card="dealer-again"]:focus').count()) === 0) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(ayse.log.first()).toContainText('this round is the last');
  await expect.poll(async () => (await viewOf(ayse, table)).players['red']?.rubies).toBe(6);
  await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled();
  await keyboard.press('e');
  await expect(ayse.prompt).toContainText('Final step.');
  expect(questionOf(await viewOf(ayse, table))).toBe('final-step');
  await keyboard.press('1');
  // There is still a card that gives lira; I am sure.
  await expect(ayse.dialog).toBeVisible();
  await keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('The game is over. Ayşe');

  // The way to the result is at hand; and without it, by the prompt.
  await expect(ayse.victory.getByRole('link', { name: 'See the result' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(ayse.dialog).toHaveCount(0);
  await keyboard.press('p');
  while ((await page.locator('a:focus', { hasText: 'Result' }).count()) === 0) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('heading', { name: 'You win!' })).toBeVisible();
});

test('I play a whole game without a mouse', async ({ ayse }) => {
  test.setTimeout(240_000);
  const table = await ayse.play({ bots: 1 });
  const { page } = ayse;
  await page.evaluate(() => addEventListener('pointerdown', () => document.body.classList.add('pointed'), true));
  expect(await playToTheEnd(ayse, byKeys)).toBeGreaterThan(30);
  await expect(ayse.prompt).toContainText('The game is over.');
  await expectShown(ayse, table);
  await expect(page.locator('body.pointed')).toHaveCount(0);
});
