/** For tests: a table of three in the middle of a game, of which each test says only what matters to it. */
import type { Moment, Offer, Position, Table } from '../../api/types';
import type { Scene } from '../contract';
import { learn } from './facts';
import { gameOf, type Game, type Player, type Seen, type View } from './game';

/** As printed on the components. */
learn({
  ruby_target: [0, 0, 6, 5, 5, 5],
  dealer_last_price: 23,
  palace_last_price: 10,
  palace_prices: [[], [], [], [], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 2], [2, 1, 1, 2], [2, 2, 1, 2], [2, 2, 2, 2]],
  palace_free_choice: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2],
  large_demand: [[2, 1, 0, 2]],
  small_demand: [
    [1, 1, 2, 1],
    [1, 2, 1, 1],
  ],
  large_revenue: [0, 3, 7, 12, 18, 25],
  small_revenue: [0, 2, 5, 9, 14, 20],
  mail_goods: [[1, 2]],
  mail_lira: [2],
  bare_capacity: 2,
  extensions: 3,
  extension_price: 7,
  merchant_fee: 2,
  token_fee: 2,
  tile_fee: 2,
  catch_lira: 3,
  card_lira: 5,
  black_market_blue: [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3],
  lowest_call: 3,
  highest_call: 12,
  missed_call: 2,
});

export const NAMES = ['Ayşe', 'Elif', 'Orhan'];

const PLAYER: Player = {
  lira: 5,
  rubies: 0,
  goods: '',
  extensions: 0,
  tiles: [],
  merchant: 7,
  family: 12,
  stack: ['own', 'own', 'own', 'own'],
  lying: [],
  reserve: 1,
  hand: [],
  cards: 0,
};

interface Told extends Omit<Partial<View>, 'players'> {
  red?: Partial<Player>;
  yellow?: Partial<Player>;
  green?: Partial<Player>;
}

/** A position with the eyes of Ayşe, who is red and decides. Offers are written as actions: "move 11". */
export function position({ red, yellow, green, ...view }: Told = {}, offers: readonly string[] = []): Position {
  const mine = { ...PLAYER, ...red };
  const whole: View = {
    game: 'istanbul',
    layout: [
      [15, 5, 2, 14],
      [4, 12, 7, 3],
      [8, 6, 11, 9],
      [13, 10, 1, 16],
    ],
    round: 5,
    start: 'red',
    active: 'red',
    decides: 'red',
    seat: 0,
    finale: false,
    turn: { target: mine.merchant, acted: 0, met: [], recalled: false },
    agenda: ['move', 'assist', 'pay-merchants', 'act', 'encounters'],
    players: { red: mine, yellow: { ...PLAYER, ...yellow }, green: { ...PLAYER, ...green } },
    governor: 2,
    smuggler: 2,
    neutral_merchants: [],
    neutral_assistants: [],
    mail: 0,
    large_market: { top: 'L1', unseen: [], bottom: [] },
    small_market: { top: 'S1', unseen: [], bottom: [] },
    mosque_tiles: { red: [2, 3, 4], green: [2, 3, 4], yellow: [2, 3, 4], blue: [2, 3, 4] },
    rubies: { wainwright: 3, palace: 6, small_mosque: 3, great_mosque: 3, dealer: 10 },
    draw_pile: { number: 1, cards: 26 },
    discards: [],
    unseen: [],
    ...view,
  };
  const actions = offers.map((action): Offer => {
    const [verb = '', part = null] = action.split(' ');
    return { action, verb, part, value: part, text: action };
  });
  return {
    number: 1,
    seat: 0,
    eye: 0,
    view: whole as unknown as Position['view'],
    mine: true,
    prompt: '',
    actions,
    undo: false,
    clock: null,
    standing: null,
  } as unknown as Position;
}

export function game(told?: Told): { game: Game; me: Seen } {
  const read = gameOf(position(told));
  return { game: read, me: read.players[0] as Seen };
}

export function scene(told: Told, offers: readonly string[]): Scene {
  const shown = position(told, offers);
  return {
    table: { continues: null } as unknown as Table,
    position: shown,
    eye: 0,
    focus: 0,
    offers: shown.actions,
    isLive: true,
    names: NAMES,
    marks: [],
    preview: null,
    act: async () => true,
    why: async () => ({ rule: null, reason: null }),
  };
}

/** Moments as the house tells them: who, what was answered (null for others), and the events of it. */
export function moments(...told: [seat: number, action: string | null, ...events: object[]][]): Moment[] {
  return told.map(([seat, action, ...events], index) => ({
    number: index + 1,
    kind: 'action',
    seat,
    at: 0,
    action,
    undoes: null,
    events: events.map((event) => ({ sentence: '', ...event })) as Moment['events'],
  }));
}
