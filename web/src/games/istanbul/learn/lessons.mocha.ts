/** The lessons of Mocha & Baksheesh, on its first layout. */
import { button, mine, place } from '../../../frame/learn/lessons';
import { emblem, LAY, own, position, type Lesson } from './steps';

const RULES = { rules: 'mocha', coffee_trader: 9 };

export const MOCHA: readonly Lesson[] = [
  {
    id: 'roast',
    ...emblem(17),
    position: position(
      3,
      { merchant: 7, lira: 4, stack: own(2), lying: [2, 3], goods: 'RRG', hand: ['five-lira'] },
      RULES,
    ),
    steps: [
      { text: 'roast.1', at: place(17) },
      { text: 'roast.2', want: /^move 17$/, at: place(17) },
      LAY,
      { text: 'roast.3', want: /^act$/, at: button('act') },
      { text: 'roast.4', want: /^pay$/, at: place(17) },
      { text: 'roast.5', want: /^give R$/, at: place(17) },
      { text: 'roast.6', want: /^done$/, at: place(17) },
      { text: 'roast.7', want: /^end$/, at: button('end') },
    ],
  },
  {
    id: 'house',
    ...emblem(20),
    position: position(6, { merchant: 19, lira: 3, stack: own(2), lying: [17, 19], coffee: 7 }, RULES),
    steps: [
      { text: 'house.1', at: place(20) },
      { text: 'house.2', want: /^move 20$/, at: place(20) },
      LAY,
      { text: 'house.3', want: /^act$/, at: button('act') },
      { text: 'house.4', want: /^end$/, at: mine('[data-ruby]') },
    ],
  },
  {
    id: 'guild',
    icon: 'i-card-guild',
    position: position(8, { merchant: 5, lira: 16, stack: own(2), lying: [5, 12], guild: [16] }, RULES),
    steps: [
      { text: 'guild.1', at: mine('[data-stack]') },
      { text: 'guild.2', want: /^guild 16$/, at: '[data-guild="16"]', hand: true },
      { text: 'guild.3', want: /^end$/, at: mine('[data-ruby]') },
    ],
  },
  {
    id: 'barrier',
    ...emblem(19),
    position: position(9, { merchant: 7, lira: 4, stack: own(2), lying: [12, 17], coffee: 3 }, RULES),
    steps: [
      { text: 'barrier.1', at: place(19) },
      { text: 'barrier.2', want: /^move 19$/, at: place(19) },
      LAY,
      { text: 'barrier.3', want: /^act$/, at: button('act') },
      { text: 'barrier.4', want: /^tavern barrier$/, at: place(19) },
      { text: 'barrier.5', want: /^barrier 4$/, at: place(4) },
      { text: 'barrier.6', want: /^beyond \d+$/ },
      { text: 'barrier.7', want: /^act$/, at: button('act') },
      { text: 'barrier.8', want: /^end$/, at: button('end') },
    ],
  },
];
