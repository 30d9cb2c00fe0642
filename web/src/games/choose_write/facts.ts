/** What is printed on the components, as the house tells it: the plan, tracks, cards, challenges. */
import type { Components } from '../../api/choose_write.gen';
import { printedOf } from '../../kit/components';

/** The components, in which every location, card and good has its entry. */
export type Facts = { [Part in keyof Components]: Whole<Components[Part]> };
type Whole<Part> = Part extends readonly unknown[] ? Part : Part extends object ? Required<Part> : Part;

export const { facts, learn, factsReady } = printedOf<Facts>('choose_write');
