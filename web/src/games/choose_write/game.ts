/** A position of Choose & Write, read: players by their seats, what is asked, who decides. */
import type { ChooseWriteSchema, Palace, Player, Track, Turn, View } from '../../api/choose_write.gen';
import type { Moment, Position } from '../../api/types';
import { readStep, type Step as AgendaStep } from '../../kit/agenda';
import { once } from '../../kit/once';
import type { Emblem, SeatColour } from '../contract';

export { number } from '../../kit/agenda';
export type { Player, Track };
export type Event = NonNullable<ChooseWriteSchema['Event']>;
export type Location = Turn['offer'][number];
export type Letter = Turn['taken'][number];
export type Good = keyof Palace['price'];
export type GoodsCard = Player['goods_cards'][number];
export type Guild = Player['guild_cards'][number];
export type Caravan = NonNullable<View['caravan']['face_up']>;
export type RubyCard = Palace['cards'][number];
/** A location card or fountain; alone with its mark, as `7<`. */
export type Card = NonNullable<Player['hand']>;
/** A view, in which every good and every letter has its entry. */
export interface ChooseWriteView extends Omit<View, 'letters' | 'display'> {
  letters: Readonly<Record<Letter, Omit<Palace, 'price'> & { price: Goods }>>;
  display: readonly (Card | null)[];
}
export type Goods = Readonly<Record<Good, number>>;
export type TrackName = 'fabric' | 'spice' | 'fruit' | 'jewelry' | 'lira' | 'actions';

/** The plan in reading order; the palaces lie in the middle. */
export const PLACES: readonly Location[] = [
  ...(['1', '2', '3', '4', '5', '6', '7', 'A', 'B', 'C', 'D'] as const),
  ...(['8', '9', '10', '11', '12', '13', '14'] as const),
];
export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D'];
export const GOODS: readonly Good[] = ['FA', 'SP', 'FR', 'JE'];
export const GOOD_ICONS: Readonly<Record<Good, string>> = {
  FA: 'g-fabric',
  SP: 'g-spice',
  FR: 'g-fruit',
  JE: 'g-jewel',
};
/** The track of each good, as elements name it (`data-track`). */
export const GOOD_TRACKS: Readonly<Record<Good, TrackName>> = {
  FA: 'fabric',
  SP: 'spice',
  FR: 'fruit',
  JE: 'jewelry',
};

/** The ground of a place says what it is for. */
const GROUNDS: Readonly<Record<Location, Emblem['ground']>> = {
  ...{ 1: 'turq', 5: 'turq', 7: 'turq', 10: 'turq', 14: 'turq' },
  ...{ 3: 'coral', 8: 'coral', 11: 'coral' },
  ...{ 2: 'cobalt', 13: 'cobalt', A: 'cobalt', B: 'cobalt', C: 'cobalt', D: 'cobalt' },
  ...{ 4: 'cream', 6: 'cream', 9: 'cream', 12: 'cream' },
};

export function groundOf(place: Location): Emblem['ground'] {
  return GROUNDS[place];
}

export function isLetter(place: Location): place is Letter {
  return (LETTERS as readonly string[]).includes(place);
}

export function emblemOf(place: Location): string {
  return isLetter(place) ? 'cw-palace' : `cw-${place}`;
}

/** The location of a card, without its mark for a game alone; null for a fountain. */
export function placeOf(card: Card): Location | null {
  const place = card.replace(/[<>]$/, '');
  return (PLACES as readonly string[]).includes(place) ? (place as Location) : null;
}

/** Where its mark points, in a game alone. */
export function markOf(card: Card): 'left' | 'right' | null {
  return card.endsWith('<') ? 'left' : card.endsWith('>') ? 'right' : null;
}

/** The two goods of a goods card. */
export function goodsOf(card: GoodsCard): readonly Good[] {
  return card.split('-') as Good[];
}

/** A player as somebody sees it. */
export interface Seen extends Omit<Player, 'goods'> {
  seat: number;
  colour: SeatColour;
  goods: Readonly<Record<Good, Track>>;
}

/** What can be asked. */
export type Question = Extract<View['agenda'][number], string>;

export type Step = AgendaStep<Question>;
export const stepOf = readStep<Question>;

export interface Game {
  view: ChooseWriteView;
  players: readonly Seen[];
  /** The player with whose eyes this is seen; nobody for spectators. */
  me: Seen | undefined;
  /** What is asked now; the name is empty when the game is over. */
  step: Step;
  /** Whose turn it is: a seat. */
  active: number;
  start: number;
  /** Who is asked: a seat, or null when the game is over. */
  decides: number | null;
}

export const gameOf = once(readGame);
const seenOf = once((player: Player, colour: SeatColour, seat: number) => ({ ...player, seat, colour }) as Seen);

function readGame(position: Position): Game {
  const view = position.view as unknown as ChooseWriteView;
  const players = Object.entries(view.players).map(([colour, player], seat) =>
    seenOf(player, colour as SeatColour, seat),
  );
  const seatOf = (colour: string) => players.findIndex((player) => player.colour === colour);
  return {
    view,
    players,
    me: position.eye === null ? undefined : players[position.eye],
    step: stepOf(view.agenda[0]),
    active: seatOf(view.active),
    start: seatOf(view.start),
    decides: view.decides === null ? null : seatOf(view.decides),
  };
}

/** What happened, in the types of this game. */
export function eventsIn(moment: Moment): readonly Event[] {
  return moment.events as unknown as Event[];
}

/** Everybody in the order of turns, from a seat on. */
export function playersFrom(game: Game, seat: number): Seen[] {
  return [...game.players.slice(seat), ...game.players.slice(0, seat)];
}

/** How many goods a price has. */
export function sizeOf(price: Goods): number {
  return GOODS.reduce((sum, good) => sum + price[good], 0);
}

/** Open action icons of a place. */
export function iconsAt(player: Pick<Player, 'icons'>, place: Location): number {
  return player.icons[place] ?? 0;
}
