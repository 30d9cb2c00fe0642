/** The lessons of Letters & Seals, on its first layout, and of the Great Bazaar. */
import { button, mine, place } from '../../../frame/learn/lessons';
import { emblem, END, LAY, own, position, type Lesson } from './steps';

const RULES = { rules: 'letters', courier: 9 };

export const LETTERS: readonly Lesson[] = [
  {
    id: 'embassy',
    ...emblem(21),
    position: position(2, { merchant: 7, lira: 4, stack: own(3), lying: [2] }, RULES),
    steps: [
      { text: 'embassy.1', at: place(21) },
      { text: 'embassy.2', want: /^move 21$/, at: place(21) },
      LAY,
      { text: 'embassy.3', want: /^act$/, at: button('act') },
      { text: 'embassy.4', want: /^end$/, at: mine('[data-seals]') },
    ],
  },
  {
    id: 'companion',
    icon: 'i-companion',
    position: position(
      4,
      { merchant: 7, lira: 4, stack: own(3), lying: [2], companion: 'personal', letters: [4] },
      RULES,
    ),
    steps: [
      { text: 'companion.1', at: place(7) },
      { text: 'companion.2', want: /^place$/, at: button('place') },
      { text: 'companion.3', want: /^companion 4$/, at: place(4) },
      { text: 'companion.4', want: /^act$/, at: button('act') },
      { text: 'companion.5', want: /^end$/, at: button('end') },
    ],
  },
  {
    id: 'extra',
    icon: 'i-seal',
    position: position(6, { merchant: 7, lira: 4, stack: own(4), letters: [5], delivered: [12] }, RULES),
    steps: [
      { text: 'extra.1', at: mine('[data-seals]') },
      { text: 'extra.2', want: /^move 4$/, at: place(4) },
      LAY,
      { text: 'extra.3', want: /^act$/, at: button('act') },
      { text: 'extra.4', want: /^end$/, at: button('end') },
      { text: 'extra.5', want: /^sealed 12$/, at: button('sealed 12') },
      { text: 'extra.6', want: /^letter 5$/, at: button('letter 5') },
      { text: 'extra.7', want: /^move 3$/, at: place(3) },
      LAY,
      { text: 'extra.8', want: /^act$/, at: button('act') },
      END,
    ],
  },
  {
    id: 'society',
    ...emblem(24),
    position: position(9, { merchant: 12, lira: 4, stack: own(2), lying: [4, 12], delivered: [2, 3, 4] }, RULES),
    steps: [
      { text: 'society.1', at: place(24) },
      { text: 'society.2', want: /^move 24$/, at: place(24) },
      LAY,
      { text: 'society.3', want: /^act$/, at: button('act') },
      { text: 'society.4', want: /^sealed \d+$/, isRepeated: true },
      { text: 'society.5', want: /^ruby 16$/, at: place(16) },
      { text: 'society.6', want: /^end$/, at: mine('[data-ruby]') },
    ],
  },
];

const BAZAAR = {
  rules: 'great-bazaar',
  layout: [
    [9, 1, 4, 21, 3],
    [15, 6, 18, 11, 22],
    [20, 25, 7, 12, 24],
    [17, 2, 23, 19, 8],
    [10, 13, 14, 5, 16],
  ],
  coffee_trader: 9,
  courier: 9,
};

export const CATACOMBS: readonly Lesson[] = [
  {
    id: 'catacombs',
    ...emblem(25),
    position: position(5, { merchant: 7, lira: 14, stack: own(3), lying: [12], goods: 'RRGGYYBB' }, BAZAAR),
    steps: [
      { text: 'catacombs.1', at: place(25) },
      { text: 'catacombs.2', want: /^move 25$/, at: place(25) },
      LAY,
      { text: 'catacombs.3', want: /^act$/, at: button('act') },
      { text: 'catacombs.4', want: /^take C$/ },
      { text: 'catacombs.5', want: /^move 16$/, at: place(16) },
      { text: 'catacombs.6', want: /^end$/, at: place(16) },
    ],
  },
];
