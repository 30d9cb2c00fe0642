/** The sheet: a card lights the plan, places are used, marks are written. */
import type { Page } from '@playwright/test';
import { expect, test, type Table, type Visitor } from '../kit';
import { violations } from '../kit/axe';
import { types } from './answers';
import { ALONE, withoutFountains } from './positions';

type Position = Record<string, unknown>;

const RED = {
  goods: { FA: '6/3', SP: '5/3', FR: '4/2', JE: '4/1' },
  lira: '18/13',
  actions: '4/2',
  checks: { 1: 1, 8: 1, 10: 1 },
  icons: { 2: 1, 3: 2, 6: 1, 7: 1, 8: 1, 12: 2, 13: 1 },
  rubies: { A: 1, dealer: 1, C: 1, goods: 1 },
  hand: '5',
  goods_cards: ['SP-JE'],
  guild_cards: ['g9', 'g2'],
};
const TABLE: Position = {
  round: 9,
  players: { red: RED, yellow: { lira: 16 }, green: { lira: 6 } },
  display: ['7', '13'],
  caravan: { face_up: 'c2' },
  letters: { A: ['r1'], B: ['r19'], C: ['r13'], D: ['r2'] },
};
const END = ['bonus-rubies', 'take-card', 'refill', 'close-turn'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LOCATIONS = [...Array.from({ length: 14 }, (_, index) => `${index + 1}`), 'A', 'B', 'C', 'D'];
const CARDS = [...LOCATIONS.flatMap((place) => [`${place}<`, `${place}>`]), 'f1', 'f2', 'f3', 'f4'];

/** A table of two whose location deck has these cards alone. */
function lastCards(cards: readonly string[], red: Position = {}, yellow: Position = {}): Position {
  const [display, hands] = [
    ['8<', '4<'],
    ['1<', '5<'],
  ];
  const gone = CARDS.filter((card) => ![...cards, ...display, ...hands].includes(card));
  return {
    round: 5,
    players: { red: { hand: hands[0], ...red }, yellow: { hand: hands[1], ...yellow } },
    display,
    location_deck: { draw_pile: { cards: Object.fromEntries(cards.map((card) => [card, 1])) }, discards: gone },
  };
}

const sit = (visitor: Visitor, position: Position) =>
  visitor.playFrom(withoutFountains(position), { game: 'choose_write', level: 'random' });
const place = (page: Page, name: string) => page.locator(`section.plan [data-place="${name}"]`);
const lit = (page: Page) => page.locator('section.plan [data-place]:not([aria-disabled])');
const does = (page: Page, action: string) => page.locator(`[data-action="${action}"]:visible`).first();
const ghosts = (page: Page, track: string) => page.locator(`.ledger .space[data-track="${track}"][data-would]`);

async function litNames(page: Page): Promise<string[]> {
  const names = await lit(page).evaluateAll((places) => places.map((one) => one.getAttribute('data-place') ?? ''));
  return names.sort();
}

interface Sheet {
  lira: { left: number };
  goods: Record<string, { left: number; filled: number }>;
  checks: Record<string, number>;
  rubies: number;
  goods_cards: string[];
}

async function mine(visitor: Visitor, table: Table): Promise<Sheet> {
  const { view } = await visitor.position(table);
  return (view as unknown as { players: { red: Sheet } }).players.red;
}

test('before a card is chosen the whole plan shines; a card that is pointed at lights its offer', async ({ ayse }) => {
  const { page } = ayse;
  await sit(ayse, TABLE);
  await expect(page.locator('section.plan [data-place].rest')).toHaveCount(18);
  await does(page, 'play 13').hover();
  expect(await litNames(page)).toEqual(['13', '14', '8']);
  await expect(page.locator('section.plan .clasp')).toHaveCount(2);
  await page.mouse.move(2, 2);
  await expect(page.locator('section.plan [data-place].rest')).toHaveCount(18);

  await page.keyboard.press('1');
  expect(await litNames(page)).toEqual(['11', '6', '7', 'A', 'C']);
  await expect(place(page, '2')).toHaveClass(/poor/);
  await expect(place(page, '2')).toContainText('5 lira short');
  await expect(place(page, '12')).toHaveClass(/dim/);
  await expect(ayse.prompt).toContainText('Roasting Plant: use one lit place.');
});

test('a place shows on the ledger what it would bring, and a click writes it', async ({ ayse }) => {
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  await page.keyboard.press('1');
  await place(page, '11').hover();
  await expect(ghosts(page, 'lira')).toHaveCount(5);
  await expect(page.getByRole('tooltip')).toContainText('Small Market');
  await expect(page.getByRole('img', { name: /^Lira: 18 of 40 filled, 5 left\. Would be 10\./ })).toBeAttached();
  await place(page, '11').click();
  await expect(page.getByRole('img', { name: /^Lira: 23 of 40 filled, 10 left\./ })).toBeAttached();
  const { lira, goods_cards } = await mine(ayse, table);
  expect({ lira: lira.left, goods_cards }).toEqual({ lira: 10, goods_cards: [] });
});

test('a mark keeps its shape', async ({ ayse }) => {
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  const shapes = () =>
    page.locator('.ledger .space use').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')));
  await expect(page.locator('.ledger .space .fill')).not.toHaveCount(0);
  const before = await shapes();
  expect(new Set(before).size).toBeGreaterThan(8);
  await ayse.sitDown(table);
  await expect(page.locator('.ledger .space .fill')).not.toHaveCount(0);
  expect(await shapes()).toEqual(before);
});

test('goods of choice are filled in one after the other', async ({ ayse }) => {
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  await page.keyboard.press('1');
  await place(page, '7').click();
  await expect(ayse.prompt).toContainText('Choose a good. 2 to fill in, one by one.');
  await page.locator('.ledger [data-action="take JE"]:visible').hover();
  await expect(ghosts(page, 'jewelry')).toHaveCount(1);
  await page.locator('.ledger [data-action="take JE"]:visible').click();
  await expect(ayse.prompt).toContainText('1 to fill in.');
  await page.locator('.ledger [data-action="take FA"]:visible').click();
  await expect(page.locator('.ledger .chooser')).toHaveCount(0);
  await expect.poll(() => mine(ayse, table)).toMatchObject({ goods: { JE: { filled: 5 }, FA: { filled: 7 } } });
});

test('goods cards pay for a palace: laid, taken back, and the rest comes from the sheet', async ({ ayse }) => {
  const { page } = ayse;
  const players = { ...(TABLE['players'] as object), red: { ...RED, goods_cards: ['FA-FR', 'SP-JE'] } };
  const table = await sit(ayse, { ...TABLE, players });
  // What is not on the sheet is faint, what a card has is underlined.
  await expect(place(page, 'C').locator('.strip .none')).toHaveCount(0);
  await page.keyboard.press('1');
  await place(page, 'C').click();
  await expect(ayse.prompt).toContainText('Pay for the ruby. 2 fabric and 2 spice');
  await expect(ghosts(page, 'spice')).toHaveCount(2);
  const card = page.locator('.ledger [data-action="card SP-JE"]:visible');
  await card.hover();
  await expect(ghosts(page, 'spice')).toHaveCount(1);
  await card.click();
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await mine(ayse, table)).goods_cards).toEqual(['FA-FR']);
  await ayse.undoButton.click();
  await expect(card).toBeVisible();
  await expect.poll(async () => (await mine(ayse, table)).goods_cards).toEqual(['FA-FR', 'SP-JE']);
  await card.click();
  await ayse.button('pay sheet').click();
  await expect.poll(async () => (await mine(ayse, table)).rubies).toBe(5);
  const { goods, goods_cards } = await mine(ayse, table);
  expect([goods['SP']?.left, goods['FA']?.left, goods_cards]).toEqual([1, 1, ['FA-FR']]);
});

test('a goods card that lies is taken back by a click, with what was laid after it', async ({ ayse }) => {
  const { page } = ayse;
  // With the third one there would still be a choice when two lie.
  const CARDS = ['FA-FR', 'FA-FR', 'SP-JE'];
  const players = { ...(TABLE['players'] as object), red: { ...RED, goods_cards: CARDS } };
  const table = await sit(ayse, { ...TABLE, players });
  await page.keyboard.press('1');
  await place(page, 'C').click();
  const held = async () => (await mine(ayse, table)).goods_cards;
  for (const card of ['SP-JE', 'FA-FR'])
    await page.locator(`.ledger [data-action="card ${card}"]:visible`).first().click();
  await expect.poll(held).toEqual(['FA-FR']);
  const lies = page.locator('.ledger').getByRole('button', { pressed: true, name: /take it back$/ });
  await expect(lies).toHaveCount(2);
  await page
    .locator('.ledger')
    .getByRole('button', { pressed: true, name: /jewelry.*take it back$/i })
    .click();
  await expect.poll(held).toEqual(CARDS);
  await expect(lies).toHaveCount(0);
});

test('a turn after the first begins as the first did: a place that is pressed asks for a card', async ({ ayse }) => {
  const { page } = ayse;
  await sit(ayse, ALONE);
  const asksForACard = async () => {
    await expect(page.locator('section.plan [data-place].rest')).toHaveCount(18);
    // It says that it cannot be used yet, and may be pressed all the same.
    await place(page, '13').click({ force: true });
    await expect(page.getByRole('tooltip')).toContainText('Choose a location card first.');
  };
  await asksForACard();
  await types(ayse, 'play 13', 'use 8', 'pass');
  await expect(ayse.prompt).toContainText('Your turn');
  await asksForACard();
});

test('the Catacombs touch nothing, and lead anywhere', async ({ ayse }) => {
  const { page } = ayse;
  const table = await sit(ayse, { ...TABLE, display: ['12', '13'] });
  await page.keyboard.press('1');
  expect(await litNames(page)).toEqual(['12']);
  await expect(page.locator('section.plan .clasp')).toHaveCount(0);
  await place(page, '12').click();
  await expect(ayse.prompt).toContainText('Catacombs. Whose action do you carry out?');
  await expect(place(page, '12')).toHaveClass(/dim/);
  await expect(place(page, '2')).toHaveClass(/poor/);
  expect((await litNames(page)).length).toBeGreaterThan(10);
  await place(page, '1').click();
  await expect.poll(async () => (await mine(ayse, table)).goods['FA']?.filled).toBe(9);
});

test('checks are set on grey squares, as many as one likes', async ({ ayse }) => {
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  await page.keyboard.press('2');
  await place(page, '13').click();
  await expect(page.locator('.square.pulses')).toHaveCount(5);
  await place(page, '5').hover();
  await expect(place(page, '5').locator('.square.would')).toHaveCount(1);
  await place(page, '5').click();
  await expect(place(page, '5').locator('.square .check')).toHaveCount(1);
  await expect(place(page, '5')).toHaveAccessibleName(/Brings 3 spice\. 1 of 2 checks set\./);
  await ayse.button('done').click();
  await expect.poll(async () => (await mine(ayse, table)).checks['5']).toBe(1);
  await expect(page.locator('.square.pulses')).toHaveCount(0);
});

test('a fountain is the last card: everybody gets a good of their choice, and the game is over', async ({ ayse }) => {
  const { page } = ayse;
  const table = await sit(ayse, lastCards(['f2']));
  await page.keyboard.press('1');
  await place(page, '8').click();
  await expect(ayse.prompt).toContainText('Choose a good. 1 to fill in.');
  await page.locator('.ledger [data-action="take FR"]:visible').click();
  await expect(ayse.victory).toBeVisible();
  const { goods, lira } = await mine(ayse, table);
  expect([goods['FR']?.filled, lira.left]).toEqual([1, 3]);
});

test('a follower writes the tenth ruby in the last turn of a round, and the game ends', async ({ ayse }) => {
  const { page } = ayse;
  const table = await sit(ayse, {
    round: 9,
    start: 'red',
    active: 'yellow',
    turn: { how: 'display', played: '8' },
    agenda: [{ follow: { seat: 'red' } }, ...END],
    display: ['7', '13'],
    players: { red: { rubies: { dealer: 9 }, lira: 19, hand: '1' }, yellow: { hand: '5' } },
  });
  await expect(ayse.prompt).toContainText('Follow');
  await place(page, '8').hover();
  await expect(page.locator('.amulet .ghost')).toHaveCount(1);
  await expect(place(page, '8').locator('.tulip.would')).toHaveCount(1);
  await place(page, '8').click();
  await expect(ayse.victory).toContainText('Ayşe');
  expect((await mine(ayse, table)).rubies).toBe(10);
});

test('I play a turn with the keyboard alone', async ({ ayse }) => {
  const { page } = ayse;
  const { keyboard } = page;
  const table = await sit(ayse, TABLE);
  await keyboard.press('1');
  await keyboard.press('b');
  await expect(place(page, '7')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(place(page, 'A')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(place(page, 'C')).toBeFocused();
  await expect(ghosts(page, 'fabric')).toHaveCount(2);
  // Over the moat, and back.
  await keyboard.press('ArrowDown');
  await expect(place(page, '12')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(place(page, '11')).toBeFocused();
  const { outlineStyle, outlineWidth } = await place(page, '11').evaluate((tile) => getComputedStyle(tile));
  expect(outlineStyle).toBe('solid');
  expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(3);
  await keyboard.press('Enter');
  await expect.poll(async () => (await mine(ayse, table)).lira.left).toBe(10);
  // One stop for the whole plan.
  await keyboard.press('b');
  await keyboard.press('Tab');
  await expect(page.locator('section.plan [data-place]:focus')).toHaveCount(0);
});

test('who listens hears each place and each track in one sentence', async ({ ayse }) => {
  const { page } = ayse;
  await sit(ayse, TABLE);
  await page.keyboard.press('1');
  await expect(place(page, '8')).toHaveAccessibleName(
    '8 Tea House. Not offered. 1 of 2 tulips open. Brings 4 lira. 1 of 2 checks set.',
  );
  await expect(place(page, 'C')).toHaveAccessibleName(
    /^Sultan’s Palace C\. Can be used\. A ruby for 2 fabric and 2 spice\./,
  );
  await expect(page.getByRole('img', { name: /^Fabric: 6 of 12 filled, 3 left\.$/ })).toBeAttached();
  await expect(page.getByRole('img', { name: /^Rubies: 4 of 10\.$/ })).toBeAttached();
  await expect(page.locator('.ledger').getByRole('img')).toHaveCount(7);
});

for (const [language, said] of [
  ['de', /Rösterei: Nutze einen leuchtenden Ort\./],
  ['tr', /Tahmishane: parlayan bir yeri kullan\./],
] as const) {
  test(`the plan speaks ${language}`, async ({ come }) => {
    const visitor = await come('Nalan', { settings: { language } });
    await sit(visitor, TABLE);
    await visitor.page.keyboard.press('1');
    await expect(visitor.prompt).toContainText(said);
    const names = visitor.page.locator('section.plan .name.full');
    await expect(names).toHaveCount(14);
    for (const name of await names.all()) {
      expect(await name.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
    }
  });
}

test('on a phone the first tap tells, and "Write it" writes', async ({ come }) => {
  const visitor = await come('Ayşe', PHONE);
  const { page } = visitor;
  const table = await sit(visitor, TABLE);
  await does(page, 'play 7').tap();
  await place(page, '11').tap();
  await expect(ghosts(page, 'lira')).toHaveCount(5);
  await expect(page.locator('.prompt .prev')).toContainText('5 → 10');
  expect((await mine(visitor, table)).lira.left).toBe(5);
  await page.locator('.prompt .go').tap();
  await expect.poll(async () => (await mine(visitor, table)).lira.left).toBe(10);
  for (const tile of await page.locator('section.plan [data-place]').all()) {
    const box = await tile.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('on a short phone the ledger folds into chips, and opens', async ({ come }) => {
  const visitor = await come('Ayşe', { ...PHONE, viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  await sit(visitor, TABLE);
  const chips = page.getByRole('button', { name: 'Open the ledger' });
  await expect(chips).toBeVisible();
  await expect(page.locator('.shelves')).toBeHidden();
  await chips.tap();
  await expect(page.locator('.shelves')).toBeVisible();
  await page.getByRole('button', { name: 'Close the ledger' }).tap();
  await expect(page.locator('.shelves')).toBeHidden();
  // Goods are chosen where the chips are.
  await does(page, 'play 7').tap();
  await place(page, '7').tap();
  await page.locator('.prompt .go').tap();
  const fabric = page.locator('.ledger [data-action="take FA"]:visible');
  await expect(fabric).toBeVisible();
  expect((await fabric.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('nothing is wrong with the sheet for those who need help to see it', async ({ come }) => {
  for (const [name, how] of [
    ['Ayşe', {}],
    ['Nermin', { ...PHONE, colorScheme: 'dark' as const }],
  ] as const) {
    const visitor = await come(name, how);
    await sit(visitor, TABLE);
    expect(await violations(visitor)).toEqual([]);
    await visitor.page.keyboard.press('1');
    await expect(lit(visitor.page).first()).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
  }
});
