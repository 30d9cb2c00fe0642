/** For tests: a table of three in the middle of a game, of which each test says only what matters to it. */
import type { Moment, Offer, Position, Table } from '../../api/types';
import type { Scene } from '../contract';
import { learn } from './facts';
import { TILE_PICTURES, type KioskTile } from './letters/kiosk';
import { gameOf, type Game, type Player, type Seen, type View } from './game';

/** As printed on the components. */
learn({
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
  caravansary_cards: 2,
  black_market_blue: [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3],
  lowest_call: 3,
  highest_call: 12,
  missed_call: 2,
  rule_sets: {
    base: { places: numbers(1, 16), layouts: ['short', 'long', 'order', 'random'], ruby_target: [0, 0, 6, 5, 5, 5] },
    mocha: { places: numbers(1, 20), layouts: ['first', 'random'], ruby_target: [0, 0, 6, 6, 6, 6] },
    letters: {
      places: [...numbers(1, 16), ...numbers(21, 24)],
      layouts: ['first', 'random'],
      ruby_target: [0, 0, 6, 6, 6, 6],
    },
    'great-bazaar': { places: numbers(1, 25), layouts: ['random'], ruby_target: [0, 0, 6, 6, 6, 6] },
  },
  mocha: {
    coffee_house_last_price: 10,
    roast_coffee: 2,
    roast_fee: 2,
    barrier_price: 2,
    baksheesh_price: 4,
    baksheesh_goods: ['YYY', 'RRR'],
    caravansary_coffee: 1,
    guild_hall_coffee: 1,
    guild_hall_cards: 2,
    dice_coffee: [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3],
    dice_lira: [0, 0, 0, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5],
    guild_coffee: [0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 2, 2, 0, 3, 0, 0, 3, 0, 2, 0, 0],
    guild_lira: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6],
    guild_goods: [0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    guild_blue: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    guild_extension_price: 4,
    guild_bonus_cards: 3,
    guild_guild_cards: 3,
    guild_roast_coffee: 3,
    guild_hit_times: 2,
    guild_missed_times: 2,
    guild_tavern_discount: 1,
  },
  letters: {
    letters: [0, ...numbers(1, 16).map(() => 2)],
    kiosk: Object.fromEntries(Object.keys(TILE_PICTURES).map((tile) => [tile, 1])) as Record<KioskTile, number>,
    letter_seals: 1,
    delivered_seals: 2,
    embassy_letters: 2,
    auction_cards: 2,
    society_seals: 6,
    society_coins: [3, 2, 1],
    extra_turn_seals: 3,
    extra_turn_most: 4,
    kiosk_price: 2,
    kiosk_revenue: 3,
    good_price: 7,
    dice_letters: [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3],
    letter_lira: [0, 0, 0, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5],
  },
});

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

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
    rules: 'base',
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
    return { action, verb, part, value: part, text: action, outlook: { stop: 'choice' } };
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
    table: {} as unknown as Table,
    position: shown,
    eye: 0,
    focus: 0,
    offers: shown.actions,
    isLive: true,
    isStepwise: false,
    names: NAMES,
    marks: [],
    preview: null,
    act: async () => true,
    proceed: async () => true,
    after: (offer) => offer.outlook?.then ?? [],
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
