/** Positions of Choose & Write (docs/notation.md): red is asked something, with a little of everything. */
export type Position = Record<string, unknown>;

export const END = ['bonus-rubies', 'take-card', 'refill', 'close-turn'];
export const RED = {
  goods: { FA: '6/3', SP: '5/4', FR: '4/2', JE: '4/1' },
  lira: '18/13',
  actions: '4/2',
  checks: { 1: 1, 8: 1, 10: 1 },
  icons: { 2: 1, 3: 2, 4: 1, 6: 1, 7: 1, 8: 1, 12: 2, 13: 1 },
  rubies: { A: 1, dealer: 1, C: 1, goods: 1 },
  hand: '5',
  goods_cards: ['SP-JE'],
  guild_cards: ['g9', 'g2'],
};
export const YELLOW = { goods: { FA: '3/2', SP: '4/4', FR: '2/2', JE: '7/3' }, lira: 16, actions: 2, hand: '3' };
export const GREEN = { goods: { FA: '4/3', SP: '4/2' }, lira: '16/10', actions: '3/2', hand: 'B' };
export const TABLE: Position = {
  round: 9,
  start: 'green',
  active: 'red',
  players: { red: RED, yellow: YELLOW, green: GREEN },
  display: ['7', '13'],
  caravan: { face_up: 'c2' },
  letters: { A: ['r1'], B: ['r19'], C: ['r20'], D: ['r13'] },
};
export const follow = (...seats: string[]) => seats.map((seat) => ({ follow: { seat } }));
/** Green has played the Tea House, red is asked next. */
export const FOLLOW: Position = {
  ...TABLE,
  active: 'green',
  turn: { how: 'display', played: '8' },
  agenda: [...follow('red', 'yellow'), ...END],
};
export const ALONE = { ...RED, hand: '5<', icons: { 2: 1, 3: 1, 4: 1, 6: 1, 8: 1, 12: 1, 13: 1 } };
export const FOLLOW_UP: Position = {
  round: 6,
  players: { red: ALONE },
  display: [null, '13>'],
  turn: { how: 'follow-up', played: '7' },
  agenda: [...follow('red'), 'bonus-rubies', 'refill', 'close-turn'],
  location_deck: { discards: ['7<'] },
};

const HANDS = { red: 'B', yellow: '11', green: '2', blue: '3', white: '6' };
/** Five players in an early round. */
export const FIVE: Position = {
  round: 3,
  display: ['8', '12'],
  players: Object.fromEntries(
    Object.entries(HANDS).map(([colour, hand], seat) => [
      colour,
      { lira: 4 + seat, goods: { FA: 3, JE: 2 + seat }, hand },
    ]),
  ),
};
/** Two guild cards were drawn, and one is to be given back. */
export const GUESTS: Position = {
  ...TABLE,
  turn: { how: 'display', played: '6', caravan_used: true },
  caravan: { face_up: 'c4' },
  players: { red: { ...RED, drawn: ['g11', 'g4'] }, yellow: YELLOW, green: GREEN },
  agenda: [{ 'drop-guild': { seat: 'red' } }, ...follow('yellow', 'green'), ...END],
};
/** The end of a turn in which the hand card was played. */
export const TAKE_CARD: Position = {
  ...TABLE,
  players: { red: { ...RED, hand: null }, yellow: YELLOW, green: GREEN },
  turn: { how: 'hand', played: '5' },
  agenda: ['take-card', 'refill', 'close-turn'],
};
