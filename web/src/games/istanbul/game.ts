/** A position of Istanbul, read: players by their seats, goods as numbers, who stands where, what is asked. */
import type { Player, View } from '../../api/istanbul.gen';
import type { Position } from '../../api/types';
import { readStep, type Step as AgendaStep } from '../../kit/agenda';
import { once } from '../../kit/once';
import type { SeatColour } from '../contract';
import { facts } from './facts';
import { COFFEE_HOUSE, isBarred } from './mocha/mocha';

export { number } from '../../kit/agenda';
export type { Player, View };
export type Good = 'R' | 'G' | 'Y' | 'B';
export type Card = Player['hand'][number];
export type TileColour = Player['tiles'][number];

/** The order in which components count goods. */
export const LETTERS: readonly Good[] = ['R', 'G', 'Y', 'B'];
/** The order in which a wheelbarrow shows them. */
export const SHOWN: readonly Good[] = ['B', 'R', 'G', 'Y'];
export const GOOD_ICONS: Readonly<Record<Good, string>> = { R: 'g-fabric', G: 'g-spice', Y: 'g-fruit', B: 'g-jewel' };
export const TILE_GOODS: Readonly<Record<TileColour, Good>> = { red: 'R', green: 'G', yellow: 'Y', blue: 'B' };
export const GOOD_TILES: Readonly<Record<Good, TileColour>> = { R: 'red', G: 'green', Y: 'yellow', B: 'blue' };
/** The order in which tiles are shown in a panel. */
export const TILES: readonly TileColour[] = ['blue', 'yellow', 'red', 'green'];

export const WAINWRIGHT = 1;
export const WAREHOUSES: Readonly<Record<number, Good>> = { 2: 'R', 3: 'G', 4: 'Y' };
export const POST_OFFICE = 5;
export const CARAVANSARY = 6;
export const FOUNTAIN = 7;
export const BLACK_MARKET = 8;
export const TEA_HOUSE = 9;
export const LARGE_MARKET = 10;
export const SMALL_MARKET = 11;
export const POLICE_STATION = 12;
export const PALACE = 13;
export const SMALL_MOSQUE = 14;
export const GREAT_MOSQUE = 15;
export const DEALER = 16;

type Added = 'coffee' | 'tavern' | 'free' | 'guild' | 'guild_cards' | 'companion' | 'letters' | 'delivered' | 'seals';

/** A player as somebody sees it. */
export interface Seen extends Omit<Player, 'goods' | Added> {
  seat: number;
  colour: SeatColour;
  goods: Readonly<Record<Good, number>>;
  total: number;
  /** What an expansion brings; nothing where it is not in play. */
  coffee: number;
  tavern: NonNullable<Player['tavern']>;
  /** Whether governor, smuggler and the like ask nothing of this player. */
  free: boolean;
  guild: number[];
  guild_cards: number;
  /** Where the companion is: on a place, in a supply, or nowhere. */
  companion: number | 'general' | 'personal' | null;
  /** The places of the letters, and of those that are delivered. */
  letters: readonly number[];
  delivered: readonly number[];
  seals: number;
}

export type Piece =
  | { kind: 'merchant'; key: string; seat: number; stack: number; neutral: number }
  | { kind: 'assistant' | 'family' | 'companion'; key: string; seat: number }
  | {
      kind: 'neutral-merchant' | 'neutral-assistant' | 'governor' | 'smuggler' | 'coffee-trader' | 'courier';
      key: string;
    };

/** What can be asked. */
export type Question = Extract<View['agenda'][number], string>;

export type Step = AgendaStep<Question>;
export const stepOf = readStep<Question>;

export interface Game {
  view: View;
  players: readonly Seen[];
  /** What is asked now; the name is empty when the game is over. */
  step: Step;
  /** What comes after it. */
  next: Step;
  /** Whose turn it is: a seat. */
  active: number;
  start: number;
}

export const gameOf = once(readGame);
const seenOf = once(readPlayer);

function readGame(position: Position): Game {
  const view = position.view as unknown as View;
  const players = Object.entries(view.players).map(([colour, player], seat) =>
    seenOf(player, colour as SeatColour, seat),
  );
  return {
    view,
    players,
    step: stepOf(view.agenda[0]),
    next: stepOf(view.agenda[1]),
    active: players.findIndex((player) => player.colour === view.active),
    start: players.findIndex((player) => player.colour === view.start),
  };
}

function readPlayer(player: Player, colour: SeatColour, seat: number): Seen {
  return {
    ...player,
    seat,
    colour,
    goods: countGoods(player.goods),
    total: player.goods.length,
    coffee: player.coffee ?? 0,
    tavern: player.tavern ?? [],
    free: player.free ?? false,
    guild: player.guild ?? [],
    guild_cards: player.guild_cards ?? 0,
    companion: player.companion ?? null,
    letters: player.letters ?? [],
    delivered: player.delivered ?? [],
    seals: player.seals ?? 0,
  };
}

export function countGoods(text: string): Record<Good, number> {
  const goods = { R: 0, G: 0, Y: 0, B: 0 };
  for (const letter of text) goods[letter as Good] += 1;
  return goods;
}

/** Goods in the order of the components, as counts by letter. */
export function counted(counts: readonly number[] | undefined): Record<Good, number> {
  const [R = 0, G = 0, Y = 0, B = 0] = counts ?? [];
  return { R, G, Y, B };
}

export function totalOf(goods: Readonly<Record<Good, number>>): number {
  return goods.R + goods.G + goods.Y + goods.B;
}

export function cellOf(view: View, place: number): { row: number; column: number } {
  const row = view.layout.findIndex((places) => places.includes(place));
  return { row, column: view.layout[row]?.indexOf(place) ?? -1 };
}

/** The places beside a place. */
export function neighboursOf(view: View, place: number): number[] {
  const { row, column } = cellOf(view, place);
  const cells = [view.layout[row]?.[column + 1], view.layout[row + 1]?.[column]];
  return [...cells, view.layout[row]?.[column - 1], view.layout[row - 1]?.[column]].filter((one) => one !== undefined);
}

/** How somebody would walk, if not straight because of a barrier: places without the first one. */
function detour(view: View, colour: SeatColour, here: number, there: number): number[] {
  const cameFrom = new Map<number, number>([[here, 0]]);
  for (const place of cameFrom.keys()) {
    if (place === there) break;
    for (const next of neighboursOf(view, place)) {
      if (!cameFrom.has(next) && !isBarred(view, colour, place, next)) cameFrom.set(next, place);
    }
  }
  const way: number[] = [];
  for (let place = there; place && place !== here; place = cameFrom.get(place) ?? 0) way.unshift(place);
  return way;
}

/** Steps from the merchant of whoever looks to a place. */
export function stepsTo(view: View, player: Seen, place: number): number {
  return player.steps?.[view.layout.flat().indexOf(place)] ?? 0;
}

/** The places on the way of somebody who walks, without the first one. */
export function walkOf(view: View, colour: SeatColour, here: number, there: number): number[] {
  const way = wayOf(view, here, there);
  const isFree = way.every((place, index) => !isBarred(view, colour, way[index - 1] ?? here, place));
  return isFree ? way : detour(view, colour, here, there);
}

/** The places on the way, rows first, without the first one. */
export function wayOf(view: View, here: number, there: number): number[] {
  const [from, to] = [cellOf(view, here), cellOf(view, there)];
  const way: number[] = [];
  let { row, column } = from;
  while (row !== to.row || column !== to.column) {
    if (column !== to.column) column += Math.sign(to.column - column);
    else row += Math.sign(to.row - row);
    way.push(view.layout[row]?.[column] ?? there);
  }
  return way;
}

/** Everybody on a place: merchants first, then assistants, family members, and the neutral ones. */
export function piecesAt(game: Game, place: number): Piece[] {
  const { view, players } = game;
  const merchants = players.filter((one) => one.merchant === place);
  // Whoever decides stands in front.
  merchants.sort((one, two) => Number(two.seat === game.active) - Number(one.seat === game.active));
  return [
    ...merchants.map((one) => ({
      kind: 'merchant' as const,
      key: `merchant-${one.seat}`,
      seat: one.seat,
      stack: one.stack.length,
      neutral: one.stack.filter((kind) => kind === 'neutral').length,
    })),
    ...players
      .filter((one) => one.companion === place)
      .map((one) => ({ kind: 'companion' as const, key: `companion-${one.seat}`, seat: one.seat })),
    ...view.neutral_merchants.flatMap((at, which) =>
      at === place ? [{ kind: 'neutral-merchant' as const, key: `neutral-merchant-${which}` }] : [],
    ),
    ...(view.governor === place ? [{ kind: 'governor' as const, key: 'governor' }] : []),
    ...(view.smuggler === place ? [{ kind: 'smuggler' as const, key: 'smuggler' }] : []),
    ...(view.coffee_trader === place ? [{ kind: 'coffee-trader' as const, key: 'coffee-trader' }] : []),
    ...(view.courier === place ? [{ kind: 'courier' as const, key: 'courier' }] : []),
    ...players
      .filter((one) => one.lying.includes(place))
      .map((one) => ({ kind: 'assistant' as const, key: `assistant-${one.seat}-${place}`, seat: one.seat })),
    ...view.neutral_assistants
      .filter((at) => at === place)
      .map((at, which) => ({ kind: 'neutral-assistant' as const, key: `neutral-assistant-${at}-${which}` })),
    ...players
      .filter((one) => one.family === place)
      .map((one) => ({ kind: 'family' as const, key: `family-${one.seat}`, seat: one.seat })),
  ];
}

const WARES = [
  'rules',
  'wares',
  'rubies',
  'mail',
  'mosque_tiles',
  'large_market',
  'small_market',
  'baksheesh',
  'tavern_tiles',
  'society',
] as const;
/** What the places have for everybody: stocks, prices, demand. It changes seldom; who stands where is not part of it. */
export type Wares = Pick<View, (typeof WARES)[number]>;

export function waresOf(view: View): Wares {
  return Object.fromEntries(WARES.filter((name) => name in view).map((name) => [name, view[name]])) as unknown as Wares;
}

/** Rubies that lie on a place, or null if it never has any. */
export function rubiesAt(view: Wares, place: number): number | null {
  switch (place) {
    case WAINWRIGHT:
      return view.rubies.wainwright;
    case PALACE:
      return view.rubies.palace;
    case SMALL_MOSQUE:
      return view.rubies.small_mosque;
    case GREAT_MOSQUE:
      return view.rubies.great_mosque;
    case DEALER:
      return view.rubies.dealer;
    case COFFEE_HOUSE:
      return view.rubies.coffee_house ?? null;
    default:
      return null;
  }
}

/** What the next ruby of the palace costs: goods of each kind, and so many of any kind. */
export function palacePrice({ wares }: Wares): { size: number; goods: Record<Good, number>; any: number } {
  const price = wares.palace ?? '';
  const named = price.replaceAll('*', '');
  return { size: price.length, goods: countGoods(named), any: price.length - named.length };
}

export function demandAt({ wares }: Wares, market: number): Record<Good, number> {
  return countGoods(market === LARGE_MARKET ? wares.large_market : wares.small_market);
}

export function demandOf(isLarge: boolean, tile: string): Record<Good, number> {
  const tiles = isLarge ? facts().large_demand : facts().small_demand;
  return counted(tiles[Number(tile.slice(1)) - 1]);
}

export function revenueAt(market: number): readonly number[] {
  return market === LARGE_MARKET ? facts().large_revenue : facts().small_revenue;
}

/** The tiles of a mosque, in the order in which tiles are shown. */
export function tilesAt(mosque: number): readonly TileColour[] {
  const { small_mosque_tiles, great_mosque_tiles } = facts();
  const there = mosque === SMALL_MOSQUE ? small_mosque_tiles : great_mosque_tiles;
  return TILES.filter((colour) => there.includes(colour));
}

/** Goods that the next tile of a colour asks for; 0 if none is left. */
export function tileNeeds(view: Wares, colour: TileColour): number {
  return view.mosque_tiles[colour][0] ?? 0;
}

/** Seats in turn order, beginning with one. */
export function seatsFrom(game: Game, seat: number): number[] {
  const count = game.players.length;
  return game.players.map((_, turn) => (seat + turn) % count);
}
