/** Few clicks: one goes and uses, one ends the turn. Nothing is lost by it: each step can be done alone, and taken back. */
import { expect, expectShown, playersOf, questionOf, test, viewOf, type Visitor } from './kit';
import { FINALE } from './shots/positions';

const own = (count: number) => Array.from({ length: count }, () => 'own');
const OTHERS = { yellow: { merchant: 10, lira: 3, stack: own(4) }, green: { merchant: 10, lira: 4, stack: own(4) } };
const AROUND = { round: 4, governor: 9, smuggler: 9 };
const POSITION = { players: { red: { merchant: 7, lira: 9, stack: own(4) }, ...OTHERS }, ...AROUND };

/** As somebody finds it who has set nothing. */
const USUAL = { settings: { steps: false } };
const PHONE = { ...USUAL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const lines = ({ page }: Visitor) => page.getByRole('log').getByRole('button');
const only = ({ page }: Visitor) => page.getByRole('button', { name: 'Only this step' });

test('A plain turn takes two clicks, and its log is the same', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  const table = await ayse.playFrom(POSITION);
  let clicks = 0;
  await ayse.page.exposeFunction('clicked', () => (clicks += 1));
  await ayse.page.evaluate(() => addEventListener('click', () => void (window as unknown as Clicked).clicked()));
  await ayse.place(2).click();
  await expect(ayse.prompt).toContainText('End your turn.');
  expect(await viewOf(ayse, table)).toMatchObject({ players: { red: { lying: [2], goods: 'RR' } } });
  await expectShown(ayse, table);
  await ayse.button('end').click();
  await expect(lines(ayse).nth(2)).toContainText('Elif');
  expect(clicks).toBe(2);
  await expect(lines(ayse).first()).toHaveText(/went to the Fabric Warehouse and left an assistant/);
});

interface Clicked {
  clicked: () => void;
}

test('One undo takes back all of a click, and the next what was done before it', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  const table = await ayse.playFrom({
    ...POSITION,
    players: { ...POSITION.players, red: { merchant: 7, lira: 9, stack: own(4), hand: ['five-lira'] } },
  });
  const start = await viewOf(ayse, table);
  await ayse.does('play five-lira');
  await expect(ayse.panel(0).locator('[data-lira]')).toContainText('14');
  const before = await viewOf(ayse, table);
  await ayse.place(2).click();
  await expect(ayse.prompt).toContainText('End your turn.');
  await expect(ayse.undoButton).toHaveAttribute('title', 'Undo the whole move');
  await ayse.undoButton.click();
  await expect(ayse.prompt).toContainText('Your move');
  expect(await viewOf(ayse, table)).toEqual(before);
  await expect(ayse.undoButton).toHaveAttribute('title', 'Undo');
  await ayse.undoButton.click();
  await expect(ayse.panel(0).locator('[data-lira]')).toContainText('9');
  await expect.poll(() => viewOf(ayse, table)).toEqual(start);
  await expect(ayse.undoButton).toBeDisabled();
  await expectShown(ayse, table);
});

test('A click goes as far as the first thing to decide, and from there I can take it back', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  const table = await ayse.playFrom({ ...POSITION, governor: 6, smuggler: 6 });
  await ayse.place(9).click();
  await expect(ayse.dialog).toContainText('Tea House');
  expect(questionOf(await viewOf(ayse, table))).toBe('call');
  await ayse.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(ayse.prompt).toContainText('Your move');
  await expectShown(ayse, table);
});

test('Where a click ends in luck, the button says why nothing is taken back', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  const red = { merchant: 12, lira: 9, stack: own(4), goods: 'RRGGYY' };
  await ayse.playFrom({ ...POSITION, players: { red, ...OTHERS } });
  await ayse.place(8).click();
  // What the dice show decides how it is told.
  await expect(ayse.log.first()).toContainText(/Black Market with a roll|rolled .* at the Black Market/);
  await expect(ayse.undoButton).toBeDisabled();
  await expect(ayse.undoButton).toHaveAttribute('title', 'What luck or a card has shown cannot be undone');
});

const ALONE: Record<string, (ayse: Visitor) => Promise<void>> = {
  'with Shift and a click': (ayse) => ayse.place(2).click({ modifiers: ['Shift'] }),
  'with the button beside the question': async (ayse) => {
    await only(ayse).click();
    await expect(only(ayse)).toHaveAttribute('aria-pressed', 'true');
    await ayse.place(2).click();
  },
  'with Shift and Enter': async (ayse) => {
    await ayse.place(2).focus();
    await ayse.page.keyboard.press('Shift+Enter');
  },
};
for (const [how, moves] of Object.entries(ALONE)) {
  test(`I only move, ${how}`, async ({ come }) => {
    const ayse = await come('Ayşe', USUAL);
    const table = await ayse.playFrom(POSITION);
    await moves(ayse);
    await expect(ayse.prompt).toContainText('Your assistant.');
    await ayse.does('lay');
    await expect(ayse.button('act')).toBeVisible();
    expect(questionOf(await viewOf(ayse, table))).toBe('act');
    // What is undone is what was done: one step.
    await ayse.undoButton.click();
    await expect(ayse.button('lay')).toBeVisible();
  });
}

test('Enter on the board goes and uses', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  await ayse.playFrom(POSITION);
  await ayse.place(2).focus();
  await ayse.page.keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('End your turn.');
});

test('On a phone I go and use with one button, or only move with the other', async ({ come }) => {
  const ayse = await come('Ayşe', PHONE);
  await ayse.playFrom(POSITION);
  await ayse.place(2).tap();
  await only(ayse).tap();
  await expect(ayse.prompt).toContainText('Your assistant.');
  await ayse.undoButton.tap();
  await expect(ayse.prompt).toContainText('Your move');
  await ayse.place(2).tap();
  await ayse.page.getByRole('button', { name: 'Go and use' }).tap();
  await expect(ayse.prompt).toContainText('End your turn.');
});

test('Step by step is a setting', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  await ayse.page.goto('/settings');
  await ayse.page.getByRole('switch', { name: /^Step by step/ }).click();
  await ayse.playFrom(POSITION);
  await expect(only(ayse)).toHaveCount(0);
  await ayse.place(2).click();
  await expect(ayse.prompt).toContainText('Your assistant.');
});

test('What I type is what I do, and no more', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  await ayse.playFrom(POSITION);
  await ayse.page.keyboard.press('/');
  await ayse.page.keyboard.type('move 2');
  await ayse.page.keyboard.press('Enter');
  await expect(ayse.prompt).toContainText('Your assistant.');
});

test('At the Fountain the main button calls all back, and undo sends all out again', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  const red = { merchant: 12, lira: 9, stack: own(1), lying: [1, 2, 3] };
  const table = await ayse.playFrom({ ...POSITION, players: { red, ...OTHERS } });
  await ayse.place(7).click();
  const all = ayse.page.getByRole('button', { name: 'Call all back' });
  await expect(all).toHaveClass(/\bpri\b/);
  await all.click();
  await expect(ayse.prompt).toContainText('End your turn.');
  const [me] = playersOf(await viewOf(ayse, table));
  expect(me).toMatchObject({ lying: [], stack: own(4) });
  await ayse.undoButton.click();
  await expect(all).toBeVisible();
  expect(playersOf(await viewOf(ayse, table))[0]?.lying).toEqual([1, 2, 3]);
  // One by one is still there.
  await ayse.place(2).click();
  await expect.poll(async () => playersOf(await viewOf(ayse, table))[0]?.lying).toEqual([1, 3]);
});

const IDLE = {
  'an extra good that I cannot take': {
    red: { merchant: 2, lira: 1, stack: own(3), lying: [2], goods: 'RR', tiles: ['green'], hand: ['stay'] },
    agenda: ['green-tile', 'encounters'],
  },
  'a place that I cannot use': {
    red: { merchant: 1, lira: 1, stack: own(3), lying: [1], hand: ['stay'] },
    agenda: ['act', 'encounters'],
  },
};
for (const [what, { red, agenda }] of Object.entries(IDLE)) {
  test(`I am not asked about ${what}: one click ends my turn`, async ({ come }) => {
    const ayse = await come('Ayşe', USUAL);
    await ayse.playFrom({ ...POSITION, players: { red, ...OTHERS }, agenda, turn: { target: red.merchant } });
    const end = ayse.page.getByRole('button', { name: 'End turn' });
    await expect(end).toBeEnabled();
    await expect(end).toHaveClass(/\bpri\b/);
    await expect(ayse.dialog).toHaveCount(0);
    await end.click();
    await expect(lines(ayse).filter({ hasText: /^Elif/ }).first()).toBeVisible();
  });
}

/** The last turn is over: cards that bring goods or lira may still be played. */
const lastCards = (card: string) => {
  const players = FINALE['players'] as Record<string, object>;
  return { ...FINALE, players: { ...players, red: { ...players['red'], hand: [card] } } };
};

test('After the last turn I am asked for cards that still bring something', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  await ayse.playFrom(lastCards('five-lira'));
  await expect(ayse.page.getByRole('button', { name: 'No more cards' })).toBeEnabled();
});

test('After the last turn nobody is asked for cards who has none that still brings something', async ({ come }) => {
  const ayse = await come('Ayşe', USUAL);
  await ayse.playFrom(lastCards('stay'));
  const end = ayse.page.getByRole('button', { name: 'End turn' });
  await expect(end).toBeEnabled();
  await expect(ayse.page.getByRole('button', { name: 'No more cards' })).toHaveCount(0);
  await expect(ayse.dialog).toHaveCount(0);
  await end.click();
  await expect(ayse.prompt).toContainText('The game is over.');
});
