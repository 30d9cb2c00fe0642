/** What the lessons of Cairo are made of: positions in which no luck leads away from what is taught. */
import type { Lesson as AnyLesson } from '../../../frame/learn/lessons';
import type { Card, Site, Trade } from '../game';
import type { en } from './words/en';

export type TextKey = keyof typeof en;
export type Lesson = AnyLesson<TextKey>;

// Where at the table something is.
export const site = (...names: Site[]) => names.map((name) => `[data-site="${name}"]`).join();
export const held = (card: Card) => `[data-from="hand"][data-card="${card}"]`;
export const source = (action: string) => `[data-action="${action}"]`;
/** What is built; what is not a new stall has a tab of its own. */
export const kind = (name: string) => `[data-kind="${name}"]`;
export const tabbed = (name: string) => `[role="tablist"]:has(+ .trades),${kind(name)}`;
export const stand = (trade: Trade) => `[data-seat="0"] [data-stand="${trade}"]`;
export const tray = (trade: Trade) => `[data-tray="${trade}"]`;
export const HAND = '[data-from="hand"]';
export const PURSE = '[data-seat="0"] [data-coin]';

type Part = Readonly<Record<string, unknown>>;

/** Coins of each trade: w r g y b p, as the rules list them. */
export function money(white: number, red: number, green: number, yellow: number, blue: number, purple: number): Part {
  return { white, red, green, yellow, blue, purple };
}

/** The first stalls of three players, of which a lesson changes some: a trade of a seat is there once. */
const FIRST = [
  ...['arch red B4>B5', 'arch green H7>I7', 'arch purple A8>B8'],
  ...['star red E1>F1', 'star white H9>H8', 'star yellow C10>D10'],
  ...['hexagon blue H1>G1', 'hexagon green E9>E8', 'hexagon yellow J10>I10'],
];

const named = (text: string) => text.split(' ').slice(0, 2).join(' ');

export function stands(...changed: string[]): string[] {
  const kept = FIRST.filter((one) => changed.every((other) => named(other) !== named(one)));
  return [...kept, ...changed];
}

interface Change {
  arch: Part;
  star?: Part;
  hexagon?: Part;
  stands?: string[];
  customers?: Part;
  [more: string]: unknown;
}

/** A turn of three players; the learner is the first. */
export function position(round: number, { arch, star = {}, hexagon = {}, ...more }: Change): Part {
  return { players: { arch, star, hexagon }, round, turn: round * 3 - 2, ...more };
}
