/** The sheet of Choose & Write: before a card is chosen, with a place in view, and each choice inside a use. */
import type { Visitor } from '../kit';
import { expect, test } from './gallery';

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
const OTHERS = {
  yellow: { goods: { FA: '3/2', SP: '4/4', FR: '2/2', JE: '7/3' }, lira: 16, actions: 2, rubies: { A: 2, B: 1 } },
  green: { goods: { FA: '4/3', SP: '4/2' }, lira: '16/10', actions: '3/2', rubies: { B: 2, C: 2, D: 1 } },
};
const TABLE = {
  round: 9,
  players: { red: RED, ...OTHERS },
  display: ['7', '13'],
  caravan: { face_up: 'c2' },
  letters: { A: ['r1', 'r4'], B: ['r19', 'r3'], C: ['r13', 'r8'], D: ['r2', 'r17'] },
};

const sit = (visitor: Visitor, position: Record<string, unknown>) =>
  visitor.playFrom(position, { game: 'choose_write', level: 'random' });

/** Choose a card of the display, and point at a place; on a phone by taps. */
async function pointsAt(visitor: Visitor, card: string, place: string): Promise<void> {
  const { page, isOnPhone } = visitor;
  const [face, tile] = [
    page.locator(`[data-action="play ${card}"]:visible`).first(),
    page.locator(`section.plan [data-place="${place}"]`),
  ];
  if (isOnPhone) {
    await face.tap();
    await tile.tap();
    await expect(page.locator('.prompt .go')).toBeVisible();
  } else {
    await face.click();
    await tile.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  }
}

/** Use a place of a card. */
async function uses(visitor: Visitor, card: string, place: string): Promise<void> {
  await pointsAt(visitor, card, place);
  if (visitor.isOnPhone) await visitor.page.locator('.prompt .go').tap();
  else await visitor.page.locator(`section.plan [data-place="${place}"]`).click();
}

test('sheet @tight', async ({ visitor, shoot }) => {
  await sit(visitor, TABLE);
  await shoot('sheet rest');
  await pointsAt(visitor, '7', 'C');
  await shoot('sheet palace');
});

test('sheet with a choice of goods @tight', async ({ visitor, shoot }) => {
  await sit(visitor, TABLE);
  await uses(visitor, '7', '7');
  await expect(visitor.prompt).toContainText('Choose a good.');
  await shoot('sheet goods');
});

test('sheet with a price that is paid', async ({ visitor, shoot }) => {
  await sit(visitor, { ...TABLE, letters: { ...TABLE.letters, A: ['r6', 'r1'] } });
  await uses(visitor, '7', 'A');
  await expect(visitor.prompt).toContainText('Pay for the ruby.');
  await shoot('sheet price');
});

test('sheet with checks', async ({ visitor, shoot }) => {
  await sit(visitor, TABLE);
  await uses(visitor, '13', '13');
  await expect(visitor.prompt).toContainText('Set a check.');
  await shoot('sheet checks');
});

test('sheet from the Catacombs', async ({ visitor, shoot }) => {
  await sit(visitor, { ...TABLE, display: ['12', '13'] });
  await uses(visitor, '12', '12');
  await expect(visitor.prompt).toContainText('Catacombs.');
  await shoot('sheet catacombs');
});

test('sheet of five players', async ({ visitor, shoot }) => {
  const players = { red: { goods: { FA: '3/1', JE: 2 }, lira: 5 }, yellow: {}, green: {}, blue: {}, white: {} };
  await sit(visitor, { round: 2, players, display: ['8', 'B'] });
  await shoot('sheet five');
});
