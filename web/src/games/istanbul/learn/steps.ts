/**
 * What lessons are made of: each is one turn from a position of its own (docs/notation.md), so that nobody else can
 * disturb it. A step without `want` is read; one with `want` waits for an action that fits.
 */
import type { en } from './words/en';

export type TextKey = Exclude<keyof typeof en, 'lesson' | 'step' | 'not-here'>;

export interface Step {
  text: TextKey;
  want?: RegExp;
  /** What it is about, found at the table page. */
  at?: string;
  /** Whether it stays until nothing fits any more. */
  isRepeated?: boolean;
  /** Whether it is done with a card of the hand. */
  hand?: boolean;
}

export interface Lesson {
  id: LessonId;
  icon: string;
  position: Record<string, unknown>;
  steps: readonly Step[];
}

export const LESSON_IDS = [
  'walk',
  'back',
  'market',
  'tea',
  'family',
  'meet',
  'fountain',
  'wainwright',
  'mosque',
  'gems',
  'end',
  'roast',
  'house',
  'guild',
  'barrier',
  'embassy',
  'companion',
  'extra',
  'society',
  'catacombs',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

interface Red {
  merchant: number;
  lira: number;
  [part: string]: unknown;
}

export const own = (count: number) => Array.from({ length: count }, () => 'own');
export const YELLOW = { merchant: 10, stack: own(3), lying: [10], lira: 5 };
export const GREEN = { merchant: 8, stack: own(3), lying: [8], lira: 6 };

export function position(round: number, red: Red, more: Record<string, unknown> = {}): Record<string, unknown> {
  const { yellow = YELLOW, green = GREEN, ...rest } = more;
  return { players: { red, yellow, green }, round, governor: 6, smuggler: 5, ...rest };
}

export const place = (number: number) => `[data-place="${number}"]`;
export const mine = (part: string) => `[data-seat="0"] ${part}`;
export const button = (action: string) => `[data-action="${action}"]`;
export const card = (name: string) => `[data-card="${name}"]`;

export const LAY: Step = { text: 'lay', want: /^lay$/, at: button('lay') };
export const END: Step = { text: 'end', want: /^end$/, at: button('end') };
