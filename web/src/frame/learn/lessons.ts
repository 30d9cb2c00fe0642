/**
 * What the lessons of a game are made of.
 *
 * A lesson is played at a table of its own that begins in a position (docs/notation.md), where the learner has the first
 * seat and bots have the others. A step without `want` is read; one with `want` waits for an action that fits. The words
 * are those of the game, by these keys: `title`, `lead`, `finished`, `finished.text`, `chapter.ID` of each chapter,
 * `ID.title` and `ID.done` of each lesson, and the text of each step.
 */
import type { Emblem, GameFolder } from '../../games/contract';

export interface LessonStep<Key extends string = string> {
  text: Key;
  want?: RegExp;
  /** What it is about, found at the table page. */
  at?: string;
  /** Whether it stays until nothing fits any more. */
  isRepeated?: boolean;
  /** Whether it is done with a card of the hand. */
  hand?: boolean;
  /** Whether others decide something before it can be done. */
  afterOthers?: boolean;
}

export interface Lesson<Key extends string = string> {
  id: string;
  icon: string;
  /** The glaze under an emblem; other icons have none. */
  ground?: Emblem['ground'];
  position: Readonly<Record<string, unknown>>;
  steps: readonly LessonStep<Key>[];
}

export interface Chapter<Key extends string = string> {
  id: string;
  /** How many bots sit at the tables of its lessons. */
  opponents: number;
  lessons: readonly Lesson<Key>[];
}

export interface Lessons {
  folder: GameFolder;
  /** The first chapter is for those who know nothing yet. */
  chapters: readonly Chapter[];
  words: { ready(): Promise<void>; maybe(key: string): string | undefined };
  /** The symbol of the coach. */
  face: string;
  /** What stands over the last word, and over a lesson that cannot begin. */
  finished: Emblem;
  problem: Emblem;
  /** How high the coach is on a phone, in px; there the board has what is left. */
  coachHeight?: number;
  /** Under which name the browser keeps what was done. */
  kept: string;
}

// Where at the table something is: a place of the board, a part of one's own panel, a button, a card.
export const place = (name: string | number) => `.board [data-place="${name}"]`;
export const mine = (part: string) => `[data-seat="0"] ${part}`;
export const button = (action: string) => `[data-action="${action}"]`;
export const card = (name: string) => `[data-card="${name}"]`;
