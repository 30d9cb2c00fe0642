/** Positions of Choose & Write for stories (docs/notation.md). */

const LOCATIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', 'A', 'B', 'C', 'D'];
const CARDS = [...LOCATIONS.flatMap((place) => [`${place}<`, `${place}>`]), 'f1', 'f2', 'f3', 'f4'];

export const RED = {
  goods: { FA: '6/3', SP: '5/4', FR: '5/3', JE: '4/1' },
  lira: '18/10',
  actions: '4/2',
  checks: { 1: 1, 8: 1, 10: 1 },
  icons: { 2: 1, 3: 2, 6: 1, 8: 1, 9: 1, 12: 1, 13: 1, 14: 1 },
  rubies: { A: 2, dealer: 1, goods: 1 },
  hand: '5',
  goods_cards: ['SP-JE'],
  guild_cards: ['g9', 'g2'],
};

/** Red's turn in the middle of a game of three. */
export const TABLE = {
  round: 9,
  players: {
    red: RED,
    yellow: {
      ...{ goods: { FA: '3/2', SP: 4, FR: '2/2', JE: '7/3' }, lira: 16, actions: 2, rubies: { C: 2 }, hand: '3' },
      goods_cards: ['FA-FR', 'FR-JE'],
    },
    green: { goods: { FA: 4, SP: 3 }, lira: '6/0', hand: 'B' },
  },
  display: ['7', '13'],
  letters: { A: ['r1', 'r6', 'r11'], B: ['r19'], C: ['r20', 'r2', 'r7'], D: ['r13'] },
  caravan: { face_up: 'c2' },
};

/** A Location deck with these cards alone: all but those in hands and display were played. */
export function deckOf(cards: readonly string[], held: readonly string[]) {
  return {
    draw_pile: { cards: Object.fromEntries(cards.map((card) => [card, 1])) },
    discards: CARDS.filter((card) => !cards.includes(card) && !held.includes(card)),
  };
}

/** Cards that are left in the deck where no fountain shall come. */
const DRY = ['1<', '4<', '8<', '9<', '10<', '11<', '14<'];

/** The same position with all fountains played, for what they give is luck; one that says what lies in its deck stays. */
export function withoutFountains(position: Record<string, unknown>): Record<string, unknown> {
  const { how, played } = (position['turn'] ?? {}) as { how?: string; played?: string };
  const deck = (position['location_deck'] ?? {}) as { draw_pile?: object; discards?: string[] };
  if (deck.draw_pile) return position;
  const discards = deck.discards ?? (how === 'display' && played ? [played] : []);
  return { ...position, location_deck: { discards: [...discards, 'f1', 'f2', 'f3', 'f4'] } };
}

/** Red plays alone, with the same sheet. */
export const ALONE = {
  round: 6,
  options: { goal: '9-11' },
  players: { red: { ...RED, hand: '5<', icons: { 2: 1, 3: 1, 6: 1, 8: 1, 9: 1, 13: 1 } } },
  display: ['7<', '13>'],
  letters: { A: ['r1', 'r6', 'r11'], B: ['r19', 'r3'], C: ['r20', 'r2'], D: ['r13', 'r8'] },
  caravan: { face_up: 'c2' },
  location_deck: deckOf(DRY, ['5<', '7<', '13>']),
};

const HELD = ['8<', '4<', '1<', '5<'];

/** The last turn of a game of two: red fills the twentieth lira for the tenth ruby, and no card is left. */
export const LAST_TURN = {
  round: 14,
  players: {
    red: { hand: '1<', lira: '18/10', rubies: { A: 3, B: 2, dealer: 4 } },
    yellow: { hand: '5<', lira: 3, icons: {}, rubies: { C: 4 } },
  },
  display: ['8<', '4<'],
  letters: { A: ['r1', 'r6'], B: ['r19', 'r3'], C: ['r20', 'r2'], D: ['r13', 'r8'] },
  location_deck: deckOf([], HELD),
};

/** A fountain comes up at the end of this turn of a game alone, and gives a good of choice. */
export const FOUNTAIN = { ...ALONE, location_deck: deckOf(['f2'], ['5<', '7<', '13>']) };

/** Three rounds are left to three players: so many cards are in the deck. */
export const LATE = {
  ...TABLE,
  players: {
    red: { ...RED, hand: '5<' },
    yellow: { ...TABLE.players.yellow, hand: '3<' },
    green: { ...TABLE.players.green, hand: 'B<' },
  },
  display: ['7<', '13<'],
  location_deck: deckOf(DRY, ['5<', '3<', 'B<', '7<', '13<']),
};
