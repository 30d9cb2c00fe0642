/** What can be chosen is lit, what would happen is told before, and what is not possible says why. */
import { expect, questionOf, test, viewOf, type Visitor } from './kit';

const own = (count: number) => Array.from({ length: count }, () => 'own');

/** At the Fruit Warehouse with goods for the Small Market, where somebody stands and others can be met. */
const CROWDED = {
  players: {
    red: { merchant: 6, lira: 5, goods: 'RGY', lying: [2], stack: own(3) },
    yellow: { merchant: 11, lira: 3, lying: [11], stack: own(3) },
    green: { merchant: 8, family: 11, lira: 4, stack: own(4) },
  },
  round: 7,
  governor: 11,
  smuggler: 9,
  small_market: { top: 'S1' },
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const tip = ({ page }: Visitor) => page.getByRole('tooltip');

test('The places I can go to are lit, and no others', async ({ ayse }) => {
  const table = await ayse.playFrom(CROWDED);
  await expect(ayse.prompt).toContainText('Your move');
  const { actions, number } = await ayse.position(table);
  const places = actions.filter(({ verb }) => verb === 'move').map(({ value }) => Number(value));
  expect(await ayse.litPlaces()).toEqual(places.sort((one, two) => one - two));

  // A click beside them does nothing, and says so to those who cannot see it.
  await expect(ayse.place(14)).toHaveAttribute('aria-disabled', 'true');
  await expect(ayse.place(14)).toHaveAccessibleName(/Cannot be chosen/);
  await expect(ayse.place(11)).toHaveAccessibleName(/Can be chosen/);
  await ayse.place(14).click({ force: true });
  await expect(ayse.page.locator('[aria-live="polite"]', { hasText: 'Small Mosque' })).toContainText('Rule IST-TRN-03');
  expect((await ayse.position(table)).number).toBe(number);
});

test('Pointing at a place tells what would happen there, in the order of the rules', async ({ ayse }) => {
  await ayse.playFrom(CROWDED);
  await ayse.place(11).hover();
  await expect(tip(ayse)).toContainText('Small Market 1 step away');
  const rows = tip(ayse).locator('.row');
  await expect(rows).toHaveText([
    /Leave 1 assistant\s*3\s*2/,
    /Pay Elif( \d+)? 2 lira\s*5\s*3/,
    /Sell up to 3 goods for 9 lira\s*3\s*12/,
    /Catch Orhan: 3 lira or a card/,
    /Governor: a card for 2 lira or a card/,
  ]);

  await ayse.place(10).hover();
  await expect(tip(ayse)).toContainText('Large Market');
  await expect(rows.last()).toContainText('Sell up to 2 goods for 7 lira');
  await ayse.prompt.hover();
  await expect(tip(ayse)).toHaveCount(0);
});

test('The same is told to those who come with the keyboard', async ({ ayse }) => {
  await ayse.playFrom(CROWDED);
  await expect(ayse.prompt).toContainText('Your move');
  await ayse.page.keyboard.press('b');
  await ayse.page.keyboard.press('ArrowRight');
  await expect(ayse.place(11)).toBeFocused();
  await expect(tip(ayse)).toContainText('Pay Elif 2 lira');
  await expect(ayse.place(11)).toHaveAccessibleDescription(/Leave 1 assistant/);
  await ayse.page.keyboard.press('Escape');
  await expect(tip(ayse)).toHaveCount(0);
});

test('A place that is out of reach says why, with the rule', async ({ ayse }) => {
  await ayse.playFrom(CROWDED);
  await expect(ayse.prompt).toContainText('Your move');
  await ayse.place(14).hover();
  await expect(tip(ayse)).toContainText('4 steps away. A move is 1 or 2 steps.');
  await expect(tip(ayse)).toContainText('Rule IST-TRN-03');
  await ayse.place(6).hover();
  await expect(tip(ayse)).toContainText('Your merchant is here and has to move.');
});

test('What I could not pay or do there is told before I go', async ({ ayse }) => {
  const { players, ...rest } = CROWDED;
  await ayse.playFrom({ ...rest, players: { ...players, red: { merchant: 6, lira: 1, lying: [2], stack: own(3) } } });
  await ayse.place(11).hover();
  await expect(tip(ayse).locator('.row.bad')).toContainText('2 lira due to Elif: your turn ends here');
  await ayse.place(10).hover();
  await expect(tip(ayse).locator('.row.bad')).toContainText('You have nothing they ask for');
  await ayse.place(13).hover();
  await expect(tip(ayse).locator('.row.bad')).toContainText('Missing for the ruby');
});

test('A ruby that comes with a tile or an extension is told before I go there', async ({ ayse }) => {
  const others = { yellow: { merchant: 8, stack: own(4) }, green: { merchant: 8, stack: own(4) } };
  const mine = { merchant: 7, lira: 9, goods: 'GG', tiles: ['red'], extensions: 2, stack: own(4) };
  await ayse.playFrom({ players: { red: mine, ...others }, round: 7, governor: 6, smuggler: 6 });
  const rows = tip(ayse).locator('.row');
  await ayse.place(14).hover();
  await expect(rows).toHaveText([
    /Leave 1 assistant\s*4\s*3/,
    /Take the green tile: buy extra goods\s*2\s*1/,
    /ruby\s*0\s*1/,
  ]);
  await ayse.place(1).hover();
  await expect(rows).toHaveText([
    /Leave 1 assistant\s*4\s*3/,
    /Extension for 7 lira: room for 5\s*9\s*2/,
    /ruby\s*0\s*1/,
  ]);
});

test('The fifth assistant is told before I take the blue tile', async ({ ayse }) => {
  const others = { yellow: { merchant: 8, stack: own(4) }, green: { merchant: 8, stack: own(4) } };
  const mine = { merchant: 5, goods: 'BB', stack: own(4) };
  await ayse.playFrom({ players: { red: mine, ...others }, round: 7, governor: 6, smuggler: 6 });
  await ayse.place(15).hover();
  await expect(tip(ayse).locator('.row')).toHaveText([
    /Leave 1 assistant\s*4\s*3/,
    /Take the blue tile: a fifth assistant\s*2\s*1/,
    /5th assistant\s*3\s*4/,
  ]);
});

for (const { tiles, call, chance, lira } of [
  { tiles: [], call: 7, chance: '58%', lira: '4.9' },
  { tiles: ['red'], call: 8, chance: '85%', lira: '7.1' },
]) {
  const having = tiles.length ? 'with' : 'without';
  test(`The best call is proposed ${having} the red tile, and its chance counts it`, async ({ ayse }) => {
    const others = { yellow: { merchant: 8, stack: own(4) }, green: { merchant: 8, stack: own(4) } };
    const mine = { merchant: 11, tiles, stack: own(4) };
    await ayse.playFrom({ players: { red: mine, ...others }, round: 7, governor: 6, smuggler: 6 });
    await ayse.place(9).hover();
    await expect(tip(ayse)).toContainText(`Best call ${call}: ${chance}, ${lira} lira on average`);

    await ayse.playFrom({
      players: { red: { ...mine, merchant: 9 }, ...others },
      round: 7,
      governor: 6,
      smuggler: 6,
      agenda: ['call', 'encounters'],
      turn: { target: 9, acted: 9 },
    });
    const dialog = ayse.page.getByRole('dialog');
    await expect(dialog.getByRole('button', { pressed: true })).toHaveAccessibleName(
      `Call ${call}: ${call} lira, chance ${chance}`,
    );
    await expect(dialog).toContainText(`${lira} lira on average`);
    await expect(dialog.getByRole('button', { name: `Call ${call} and roll` })).toBeVisible();
  });
}

test('A card that cannot be played now says when it can, with the rule', async ({ ayse }) => {
  await ayse.playFrom({
    players: { red: { merchant: 6, hand: ['any-sale', 'five-lira'] }, yellow: { merchant: 7, stack: own(4) } },
    round: 7,
    neutral_merchants: [14, 15, 16],
  });
  await expect(ayse.page.locator('[data-card="five-lira"]')).toContainText('Play now');
  await expect(ayse.page.locator('[data-card="any-sale"]')).toHaveAttribute('aria-disabled', 'true');
  await ayse.page.locator('[data-card="any-sale"]').click({ force: true });
  const toast = ayse.page.locator('.toast');
  await expect(toast).toContainText('“Sell anything” is played to begin your action at the Small Market.');
  await toast.getByRole('link', { name: /^IST-/ }).click();
  await expect(ayse.page).toHaveURL(/\/rules\/istanbul\/IST-/);
});

test('I look past a dialog at the board and come back to it', async ({ ayse }) => {
  const table = await ayse.playFrom({
    players: { red: { merchant: 10, goods: 'RRB' }, yellow: { merchant: 7, stack: own(4) } },
    agenda: ['act', 'encounters'],
    large_market: { top: 'L1' },
  });
  await ayse.does('act');
  await expect(ayse.dialog).toContainText('Sell');
  await ayse.dialog.getByRole('button', { name: 'Look at the board' }).click();
  await expect(ayse.dialog).toHaveCount(0);
  // The place of the question is lit, and so is the way back.
  expect(await ayse.litPlaces()).toEqual([10]);
  await ayse.place(10).click();
  await ayse.does('sell RR');
  await expect.poll(async () => questionOf(await viewOf(ayse, table))).toBe('encounters');
});

test('Goods are chosen at the wheelbarrow too', async ({ ayse, come }) => {
  const position = {
    players: { red: { merchant: 2, lira: 0, goods: 'RG' }, yellow: { merchant: 7, stack: own(4) } },
    turn: { met: ['smuggler'] },
    smuggler: 2,
    agenda: ['pay-smuggler', 'encounters'],
  };
  const onPhone = await come('Ayşe', PHONE);
  for (const visitor of [ayse, onPhone]) {
    const table = await visitor.playFrom(position);
    await visitor.dialog.getByRole('button', { name: 'Look at the board' }).click();
    const barrow = visitor.panel(0);
    await expect(barrow.getByRole('button', { name: /^Pay/ })).toHaveCount(2);
    await barrow.getByRole('button', { name: 'Pay spice' }).click();
    await expect.poll(async () => (await viewOf(visitor, table)).players['red']?.goods).toBe('R');
    await expect(barrow.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  }
});

test.describe('Before what cannot be taken back', () => {
  const STOP = {
    players: { red: { merchant: 2, lira: 2, stack: own(4) }, yellow: { merchant: 7, stack: own(4) } },
    agenda: ['assist', 'pay-merchants', 'act', 'encounters'],
    round: 3,
    governor: 9,
    smuggler: 9,
  };
  const MEET = { ...STOP, agenda: ['encounters'], governor: 2 };

  test('I am asked whether I am sure, and may think again', async ({ ayse }) => {
    const table = await ayse.playFrom(STOP);
    await ayse.does('stop');
    await expect(ayse.dialog).toContainText('Your turn ends here at once: no action, no encounters.');
    await ayse.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(ayse.dialog).toHaveCount(0);
    expect(questionOf(await viewOf(ayse, table))).toBe('assist');

    await ayse.does('stop');
    await ayse.isSure();
    await expect(ayse.log.first()).toContainText('ended the turn early');
  });

  test('I am asked when somebody could still be met, and not otherwise', async ({ ayse }) => {
    await ayse.playFrom(MEET);
    await ayse.does('end');
    await expect(ayse.dialog).toContainText('You can still meet somebody here.');
    await ayse.page.keyboard.press('Escape');
    await ayse.doesAll('meet governor', 'pay');
    await expect(ayse.prompt).toContainText('That is all.');
    await ayse.does('end');
    await expect(ayse.prompt).toContainText('Your move');
  });

  test('I can switch these questions off', async ({ ayse }) => {
    const { page } = ayse;
    await ayse.playFrom(STOP);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: 'Ask before anything that cannot be undone' }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    await ayse.does('stop');
    await expect(ayse.log.first()).toContainText('ended the turn early');
  });
});

test.describe('On a phone', () => {
  test('the first tap tells what would happen, and a button does it', async ({ come }) => {
    const ayse = await come('Ayşe', PHONE);
    const table = await ayse.playFrom(CROWDED);
    const bar = ayse.page.locator('.prompt');
    await ayse.place(11).tap();
    await expect(bar).toContainText('11 Small Market');
    await expect(bar.locator('.pv')).toHaveText([
      /leave 1/,
      /2 to Elif/,
      /sell up to 3 for 9/,
      /catch Orhan/,
      /governor/,
    ]);
    expect(questionOf(await viewOf(ayse, table))).toBe('move');

    // Out of reach: why, with the rule, and no button that would do it.
    await ayse.place(14).tap({ force: true });
    await expect(bar).toContainText('4 steps away');
    await expect(bar).toContainText('Rule IST-TRN-03');
    await expect(bar.getByRole('button', { name: 'Not possible' })).toBeDisabled();

    await ayse.place(11).tap();
    await bar.getByRole('button', { name: 'Move here' }).tap();
    await expect(ayse.prompt).toContainText('Your assistant.');
  });
});

test('Dice that I may still change lie before me', async ({ ayse }) => {
  await ayse.playFrom({
    players: { red: { merchant: 8, tiles: ['red'] }, yellow: { merchant: 7, stack: own(4) } },
    agenda: [{ dice: { place: 8, first: 5, second: 2, call: 0, changed: false } }, 'encounters'],
  });
  await expect(ayse.dialog.getByRole('img', { name: 'Dice: 5 and 2, sum 7' })).toBeVisible();
  await expect(ayse.dialog.getByRole('button', { name: /Red die to 4/ })).toContainText('Sum 9');
  await expect(ayse.dialog.getByRole('button', { name: /White die to 4/ })).toContainText('no jewelry');
});

/** The Great Bazaar in order, with the Fountain in the middle. */
const BAZAAR = [
  [1, 2, 3, 4, 5],
  [6, 13, 8, 9, 10],
  [11, 12, 7, 14, 15],
  [16, 17, 18, 19, 20],
  [21, 22, 23, 24, 25],
];

test('Of a roll for letters it is said what keeping it brings, though not which letters come', async ({ ayse }) => {
  const turn = ['start', 'assist', 'pay-merchants', 'act', 'encounters', 'extra-turn'];
  const dice = { place: 0, first: 4, second: 5, call: 20, changed: false };
  await ayse.playFrom({
    rules: 'great-bazaar',
    cards: 'all',
    layout: BAZAAR,
    players: { red: { merchant: 3, hand: ['turn-six'] }, yellow: { merchant: 7 } },
    agenda: [{ dice }, { 'put-away': { card: 'letter-dice' } }, ...turn],
  });
  await expect(ayse.dialog.getByRole('img', { name: 'Dice: 4 and 5, sum 9' })).toBeVisible();
  await expect(ayse.dialog.getByRole('button', { name: /Keep.*2 letters 4 lira/ })).toBeVisible();
});

test('The die of the Kiosk says what can be expected of it, and the chance of each number', async ({ ayse }) => {
  await ayse.playFrom({
    rules: 'letters',
    players: { red: { merchant: 22 }, yellow: { merchant: 7 }, green: { merchant: 7 } },
    agenda: [
      { 'choose-tile': { seat: 0, tiles: ['two-lira', 'one-red', 'one-die', 'two-yellow'] } },
      'encounters',
      'extra-turn',
    ],
  });
  const die = ayse.dialog.locator('[data-tile="one-die"]');
  await expect(die).toContainText('3.5 lira on average');
  await die.click();
  await expect(ayse.dialog.locator('[data-outcomes] .one')).toHaveCount(6);
  await expect(ayse.dialog.locator('[data-outcomes]')).toContainText('17%');
});

test('A card that rolls says what can be expected of it', async ({ ayse }) => {
  await ayse.playFrom({
    rules: 'letters',
    players: { red: { merchant: 7, hand: ['letter-dice'] }, yellow: {} },
  });
  await expect(ayse.page.locator('[data-card="letter-dice"]')).toHaveAccessibleName(
    /Roll for letters and lira: 1\.4 letters and 2\.1 lira on average/,
  );
});
