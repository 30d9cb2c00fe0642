/** What is printed on the components, as the house tells it: cards, medals, prices, how many there are of what. */
import type { Components } from '../../api/cairo.gen';
import { printedOf } from '../../kit/components';
import type { Card, Segment } from './game';

/** The components, in which every trade, card and site has its entry. */
export type Facts = { [Part in keyof Components]: Whole<Components[Part]> };
type Whole<Part> = Part extends readonly unknown[] ? Part : Part extends object ? Required<Part> : Part;

export const { facts, learn, factsReady } = printedOf<Facts>('cairo');

/** The segments that a card shows. The name of a joker does not tell them: a house may have replaced them. */
export function segmentsOf(card: string): readonly Segment[] {
  return facts().card_segments[card as Card] as Segment[];
}
