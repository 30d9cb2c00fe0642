/** A position of Cairo, read: players by their seats, stands by their sites, what is asked, who decides. */
import type { Moment, Position } from '../../api/types';
import { readStep, type Step as AgendaStep } from '../../kit/agenda';
import { once } from '../../kit/once';
import type { Event, Player, View } from './shape';

export { number } from '../../kit/agenda';
export type * from './shape';
import type { Card, Owner, SeatWord, Site, Stand, Trade } from './shape';

/** The trades in the order of the house; each is a colour of the rules. */
export const TRADES = ['white', 'red', 'green', 'yellow', 'blue', 'purple'] as const;
/** The name of each trade's pictures: `t-fruit` its glyph, `c-fruit` its customer. */
export const GLYPHS: Readonly<Record<Trade, string>> = {
  white: 'porcelain',
  red: 'carpet',
  green: 'spice',
  yellow: 'fruit',
  blue: 'jewel',
  purple: 'coffee',
};
export const SEATS = ['arch', 'star', 'hexagon', 'drop'] as const;
/** The piece that is a seat's sign (`#p-hex`); that of nobody is a rosette. */
export const SHAPES: Readonly<Record<Owner, string>> = {
  arch: 'arch',
  star: 'star',
  hexagon: 'hex',
  drop: 'drop',
  neutral: 'rose',
};

/** The market is a square of sites, in square segments. */
export const SIDE = 12;
export const SEGMENT_SIDE = 4;
export const SEGMENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Segment = (typeof SEGMENTS)[number];

export interface Spot {
  column: number;
  row: number;
}

export function spotOf(site: Site): Spot {
  return { column: site.charCodeAt(0) - 65, row: Number(site.slice(1)) - 1 };
}

export function siteAt(column: number, row: number): Site {
  return `${String.fromCharCode(65 + column)}${row + 1}` as Site;
}

/** All sites, row by row. */
export const SITES: readonly Site[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  siteAt(index % SIDE, Math.floor(index / SIDE)),
);

export function segmentOf(site: Site): Segment {
  const { column, row } = spotOf(site);
  return (Math.floor(row / SEGMENT_SIDE) * 3 + Math.floor(column / SEGMENT_SIDE) + 1) as Segment;
}

export function isJoker(card: string): boolean {
  return card.startsWith('J');
}

/** A player as somebody sees it. */
export interface Seen extends Player {
  seat: number;
  word: SeatWord;
}

/** What can be asked. */
export type Question = 'turn' | 'fee' | 'kind' | 'site' | 'entry' | 'pay' | 'second' | 'drop' | 'place';
export type Step = AgendaStep<Question>;

/** What was chosen so far of the tile that is built: the arguments of what is asked. */
export interface Building {
  cards: readonly Card[];
  kind: 'build' | 'expand' | 'move' | null;
  trade: Trade | null;
  site: Site | null;
  segments: readonly Segment[];
}

export interface Game {
  view: View;
  players: readonly Seen[];
  /** The player with whose eyes this is seen; nobody for spectators. */
  me: Seen | undefined;
  /** What is asked now; the name is empty when the game is over. */
  step: Step;
  /** Whose turn it is, who began, and who is asked: seats; nobody is asked when the game is over. */
  active: number;
  start: number;
  decides: number | null;
  /** Whether the segment of a stall is asked for before its site: whoever chooses a site answers both. */
  asksSegment: boolean;
  /** The tile that is being built, if one is. */
  building: Building | null;
  /** The stand that has a tile, and the one whose entry is there. */
  tileAt: ReadonlyMap<Site, Stand>;
  entryAt: ReadonlyMap<Site, Stand>;
  customerAt: ReadonlyMap<Site, Trade>;
}

export const gameOf = once(readGame);
const seenOf = once((player: Player, word: SeatWord, seat: number): Seen => ({ ...player, seat, word }));

const BUILDS: readonly string[] = ['fee', 'kind', 'site', 'entry', 'pay', 'place'];

function readGame(position: Position): Game {
  const view = position.view as unknown as View;
  const players = Object.entries(view.players).map(([word, player], seat) => seenOf(player, word as SeatWord, seat));
  const seatOf = (word: string) => players.findIndex((player) => player.word === word);
  const { name, args } = readStep<Question | 'segment'>(view.agenda[0] as Question | object | undefined);
  const asksSegment = name === 'segment';
  const step: Step = { name: asksSegment ? 'site' : name, args };
  return {
    view,
    players,
    me: position.eye === null ? undefined : players[position.eye],
    step,
    active: seatOf(view.active),
    start: seatOf(view.start),
    decides: view.decides === null ? null : seatOf(view.decides),
    asksSegment,
    building: BUILDS.includes(step.name) ? buildingOf(step) : null,
    tileAt: new Map(view.stands.flatMap((stand) => [stand.stall, ...stand.expansions].map((site) => [site, stand]))),
    entryAt: new Map(view.stands.map((stand) => [stand.entry, stand])),
    customerAt: new Map(
      Object.entries(view.customers).flatMap(([trade, site]) => (site === null ? [] : [[site, trade as Trade]])),
    ),
  };
}

function buildingOf({ name, args }: Step): Building {
  // Only expansions are paid for.
  const kind = name === 'pay' ? 'expand' : (args['kind'] ?? null);
  return {
    cards: (args['cards'] ?? []) as Card[],
    kind: kind as Building['kind'],
    trade: (args['trade'] ?? null) as Trade | null,
    site: (args['site'] ?? null) as Site | null,
    segments: ((args['segments'] ?? []) as (number | string)[]).map((one) => Number(one) as Segment),
  };
}

/** The sites on which the tile can be put. */
export function openSites(position: Position): Site[] {
  const { asksSegment, view } = gameOf(position);
  if (asksSegment) return view.sites.flatMap(({ site, reason }) => (reason ? [] : [site]));
  return position.actions.flatMap(({ verb, value }) => (verb === 'site' ? [value as Site] : []));
}

/** The seat of an owner; null for nobody's stands. */
export function seatOf(game: Pick<Game, 'players'>, owner: Owner): number | null {
  const seat = game.players.findIndex(({ word }) => word === owner);
  return seat < 0 ? null : seat;
}

/** What happened, in the types of this game. */
export function eventsIn(moment: Moment): readonly Event[] {
  return moment.events as unknown as Event[];
}

/** Everybody in the order of turns, from a seat on. */
export function playersFrom(game: Game, seat: number): Seen[] {
  return [...game.players.slice(seat), ...game.players.slice(0, seat)];
}
