/** What is printed on the components, as the house tells it: prices, tiles, cards. */
import type { Components } from '../../api/istanbul.gen';
import { printedOf } from '../../kit/components';

export type Facts = Components;

export const { facts, learn, factsReady } = printedOf<Facts>('istanbul');
