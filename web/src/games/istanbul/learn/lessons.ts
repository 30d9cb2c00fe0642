/** The lessons, chapter by chapter. */
import { button, card, mine, place, type Chapter } from '../../../frame/learn/lessons';
import { CATACOMBS, LETTERS } from './lessons.letters';
import { MOCHA } from './lessons.mocha';
import { emblem, END, GREEN, LAY, own, position, YELLOW, type Lesson, type TextKey } from './steps';

const BASE: readonly Lesson[] = [
  {
    id: 'walk',
    ...emblem(2),
    position: position(1, { merchant: 7, lira: 2 }, { smuggler: 9 }),
    steps: [
      { text: 'walk.1', at: mine('[data-ruby]') },
      { text: 'walk.2', at: place(7) },
      { text: 'walk.3', want: /^move 2$/, at: place(2) },
      { text: 'walk.4', want: /^lay$/, at: button('lay') },
      { text: 'walk.5', want: /^act$/, at: button('act') },
      { text: 'walk.6', want: /^end$/, at: button('end') },
    ],
  },
  {
    id: 'back',
    ...emblem(4),
    position: position(3, { merchant: 12, lira: 3, stack: own(2), lying: [4, 12], goods: 'RR' }, { smuggler: 9 }),
    steps: [
      { text: 'back.1', at: mine('[data-stack]') },
      { text: 'back.2', want: /^move 4$/, at: place(4) },
      { text: 'back.3', want: /^pick own$/, at: button('pick own') },
      { text: 'back.4', want: /^act$/, at: button('act') },
      { text: 'back.5', want: /^end$/, at: button('end') },
    ],
  },
  {
    id: 'market',
    ...emblem(11),
    position: position(
      4,
      { merchant: 7, lira: 3, stack: own(2), lying: [3, 4], goods: 'RGYY' },
      { smuggler: 9, small_market: { top: 'S1' } },
    ),
    steps: [
      { text: 'market.1', at: mine('[data-good]') },
      { text: 'market.2', want: /^move 11$/, at: place(11) },
      LAY,
      { text: 'market.3', want: /^act$/, at: button('act') },
      { text: 'market.4', want: /^sell RGYY$/, at: place(11) },
      { text: 'market.5', want: /^end$/, at: button('end') },
    ],
  },
  {
    id: 'tea',
    ...emblem(9),
    position: position(
      5,
      { merchant: 11, lira: 5, stack: own(2), lying: [4, 11] },
      { green: { ...GREEN, merchant: 9, lying: [9] } },
    ),
    steps: [
      { text: 'tea.1', at: place(9) },
      { text: 'tea.2', want: /^move 9$/, at: place(9) },
      LAY,
      { text: 'tea.3', want: /^pay$/, at: button('pay') },
      { text: 'tea.4', want: /^act$/, at: button('act') },
      { text: 'tea.5', want: /^call \d+$/, at: place(9) },
      { text: 'tea.6', want: /^end$/, at: mine('[data-lira]') },
    ],
  },
  {
    id: 'family',
    ...emblem(12),
    position: position(6, { merchant: 7, lira: 4, stack: own(2), lying: [3, 4] }, { smuggler: 9 }),
    steps: [
      { text: 'family.1', at: place(12) },
      { text: 'family.2', want: /^move 12$/, at: place(12) },
      LAY,
      { text: 'family.3', want: /^act$/, at: button('act') },
      { text: 'family.4', want: /^send 5$/, at: place(5) },
      { text: 'family.5', want: /^act$/, at: button('act') },
      { text: 'family.6', want: /^end$/, at: place(5) },
    ],
  },
  {
    id: 'meet',
    icon: 'i-users',
    position: position(
      6,
      { merchant: 12, lira: 6, stack: own(2), lying: [3, 12] },
      { yellow: { ...YELLOW, family: 4 }, governor: 4, smuggler: 4 },
    ),
    steps: [
      { text: 'meet.1', at: place(4) },
      { text: 'meet.2', want: /^move 4$/, at: place(4) },
      LAY,
      { text: 'meet.3', want: /^act$/, at: button('act') },
      { text: 'meet.4', want: /^catch /, at: button('catch yellow') },
      { text: 'meet.5', want: /^reward (lira|card)$/, at: button('reward lira') },
      { text: 'meet.6', want: /^meet governor$/, at: button('meet governor') },
      { text: 'meet.7', want: /^(pay|discard .+)$/ },
      { text: 'meet.8', want: /^meet smuggler$/, at: button('meet smuggler') },
      { text: 'meet.9', want: /^take [RGYB]$/ },
      { text: 'meet.10', want: /^(pay|give .)$/ },
      { text: 'meet.11', want: /^end$/, at: button('end') },
    ],
  },
  {
    id: 'fountain',
    ...emblem(7),
    position: position(7, { merchant: 2, lira: 4, stack: [], lying: [2, 3, 5, 9] }, { smuggler: 11 }),
    steps: [
      { text: 'fountain.1', at: mine('[data-stack]') },
      { text: 'fountain.2', want: /^move 7$/, at: place(7) },
      { text: 'fountain.3', want: /^act$/, at: button('act') },
      { text: 'fountain.4', want: /^return \d+$/, isRepeated: true },
      { text: 'fountain.5', want: /^end$/, at: mine('[data-stack]') },
    ],
  },
  {
    id: 'wainwright',
    ...emblem(1),
    position: position(8, { merchant: 11, lira: 9, stack: own(2), lying: [4, 11], extensions: 2 }),
    steps: [
      { text: 'wainwright.1', at: mine('[data-ruby]') },
      { text: 'wainwright.2', want: /^move 1$/, at: place(1) },
      LAY,
      { text: 'wainwright.3', want: /^act$/, at: button('act') },
      END,
    ],
  },
  {
    id: 'mosque',
    ...emblem(14),
    position: position(9, { merchant: 2, lira: 4, stack: own(2), lying: [2, 4], goods: 'RRY', tiles: ['green'] }),
    steps: [
      { text: 'mosque.1', at: place(14) },
      { text: 'mosque.2', want: /^move 14$/, at: place(14) },
      LAY,
      { text: 'mosque.3', want: /^act$/, at: button('act') },
      { text: 'mosque.4', want: /^tile red$/, at: place(14) },
      { text: 'mosque.5', want: /^end$/, at: mine('[data-ruby]') },
    ],
  },
  {
    id: 'gems',
    ...emblem(16),
    position: position(10, {
      merchant: 1,
      lira: 24,
      stack: own(2),
      lying: [1, 4],
      hand: ['five-lira', 'dealer-again'],
    }),
    steps: [
      { text: 'gems.1', at: mine('[data-cards]') },
      { text: 'gems.2', want: /^play five-lira$/, at: card('five-lira'), hand: true },
      { text: 'gems.3', want: /^move 16$/, at: place(16) },
      LAY,
      { text: 'gems.4', want: /^act$/, at: button('act') },
      { text: 'gems.5', want: /^play dealer-again$/, at: card('dealer-again'), hand: true },
      { text: 'gems.6', want: /^end$/, at: mine('[data-ruby]') },
    ],
  },
  {
    id: 'end',
    icon: 'i-ruby',
    position: position(
      14,
      {
        merchant: 1,
        lira: 17,
        rubies: 4,
        stack: own(3),
        lying: [1, 4],
        reserve: 0,
        extensions: 3,
        tiles: ['red', 'green', 'yellow', 'blue'],
        hand: ['five-lira'],
      },
      {
        start: 'yellow',
        active: 'red',
        yellow: { ...YELLOW, rubies: 3 },
        green: { ...GREEN, rubies: 3 },
        rubies: { wainwright: 2, small_mosque: 2, great_mosque: 2, palace: 1, dealer: 8 },
      },
    ),
    steps: [
      { text: 'end.1', at: mine('[data-ruby]') },
      { text: 'end.2', want: /^move 16$/, at: place(16) },
      LAY,
      { text: 'end.3', want: /^act$/, at: button('act') },
      { text: 'end.4', want: /^end$/, at: button('end') },
      { text: 'end.5', want: /^play five-lira$/, at: card('five-lira'), hand: true },
      { text: 'end.6', want: /^done$/, at: button('done') },
    ],
  },
];

/** The bots at every table. */
const opponents = 2;

export const CHAPTERS: readonly Chapter<TextKey>[] = [
  { id: 'base', opponents, lessons: BASE },
  { id: 'mocha', opponents, lessons: MOCHA },
  { id: 'letters', opponents, lessons: LETTERS },
  { id: 'bazaar', opponents, lessons: CATACOMBS },
];
