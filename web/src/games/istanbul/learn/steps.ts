/** What the lessons of Istanbul are made of: each is one turn, so that nobody else can disturb it. */
import { button, type Lesson as AnyLesson, type LessonStep as AnyStep } from '../../../frame/learn/lessons';
import { groundOf } from '../grounds';
import type { en } from './words/en';

export type TextKey = keyof typeof en;
export type LessonStep = AnyStep<TextKey>;
export type Lesson = AnyLesson<TextKey>;

/** The emblem of a place, on its glaze. */
export const emblem = (number: number) => ({ icon: `em-${number}`, ground: groundOf(number) });

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

export const LAY: LessonStep = { text: 'lay', want: /^lay$/, at: button('lay') };
export const END: LessonStep = { text: 'end', want: /^end$/, at: button('end') };
