/** The lessons of Cairo. */
import type { Chapter } from '../../../frame/learn/lessons';
import {
  HAND,
  held,
  kind,
  money,
  position,
  PURSE,
  site,
  source,
  stand,
  stands,
  tabbed,
  tray,
  type Lesson,
  type TextKey,
} from './steps';

const GAME: readonly Lesson[] = [
  {
    id: 'draw',
    icon: 'i-cards',
    position: position(1, { arch: { hand: ['3', '7'] }, display: ['1', '5', '9', 'J258'] }),
    steps: [
      { text: 'draw.1', at: '[data-market]' },
      { text: 'draw.2', at: site('B4', 'H7', 'A8') },
      { text: 'draw.3', at: HAND },
      { text: 'draw.4', want: /^draw 1$/, at: source('draw 1') },
      { text: 'draw.5', want: /^draw pile$/, at: source('draw pile') },
    ],
  },
  {
    id: 'stall',
    icon: 'i-stall',
    position: position(2, { arch: { hand: ['1', '3', '7'] } }),
    steps: [
      { text: 'stall.1', at: HAND },
      { text: 'stall.2', want: /^play 1$/, at: held('1') },
      { text: 'stall.3', want: /^build white$/, at: kind('build white') },
      { text: 'stall.4', want: /^site D2$/, at: site('D2') },
      { text: 'stall.5', want: /^entry D3$/, at: site('D3') },
    ],
  },
  {
    id: 'entry',
    icon: 't-coffee',
    position: position(3, {
      arch: { hand: ['4', '9'] },
      stands: [
        'arch red B4>B5',
        'arch green H7>I7',
        'arch yellow F11>F10',
        ...stands().filter((one) => !one.startsWith('arch')),
      ],
    }),
    steps: [
      { text: 'entry.1', at: site('A5', 'A6', 'A7', 'A8') },
      { text: 'entry.2', want: /^play 4$/, at: held('4') },
      { text: 'entry.3', want: /^build purple$/, at: kind('build purple') },
      { text: 'entry.4', want: /^site A5$/, at: site('A5') },
      { text: 'entry.5', want: /^entry A4$/, at: site('A4') },
    ],
  },
  {
    id: 'lure',
    icon: 'i-walk',
    position: position(4, {
      arch: { hand: ['3', '7'], money: money(1, 0, 1, 1, 0, 1) },
      stands: stands('arch green H7>I7 +H6'),
      customers: { green: 'K8' },
      medals: { green: { gold: 'arch', silver: 'arch' } },
    }),
    steps: [
      { text: 'lure.1', at: site('K8') },
      { text: 'lure.2', at: site('I7') },
      { text: 'lure.3', want: /^lure I7$/, at: site('K8', 'I7') },
    ],
  },
  {
    id: 'foreign',
    icon: 'i-person',
    position: position(6, { arch: { hand: ['1', '4', '9'], money: money(2, 0, 1, 1, 1, 2) } }),
    steps: [
      { text: 'foreign.1', at: PURSE },
      { text: 'foreign.2', at: site('L1') },
      { text: 'foreign.3', want: /^lure F1$/, at: site('L1', 'F1') },
    ],
  },
  {
    id: 'expand',
    icon: 'i-plus-tile',
    position: position(5, { arch: { hand: ['1', '8'], money: money(1, 2, 1, 1, 1, 1) } }),
    steps: [
      { text: 'expand.1', at: PURSE },
      { text: 'expand.2', want: /^play 1$/, at: held('1') },
      { text: 'expand.3', want: /^expand red$/, at: tabbed('expand red') },
      { text: 'expand.4', want: /^site /, at: site('B3', 'A4', 'C4') },
    ],
  },
  {
    id: 'medals',
    icon: 'm-gold',
    position: position(7, {
      arch: { hand: ['1', '6'], money: money(1, 3, 0, 1, 2, 1), points: 9 },
      star: { points: 11 },
      stands: stands('arch red B4>B5 +B3', 'star red E1>F1 +E2'),
      medals: { red: { gold: 'star', silver: 'arch' } },
    }),
    steps: [
      { text: 'medals.1', at: tray('red') },
      { text: 'medals.2', at: tray('red') },
      { text: 'medals.3', want: /^play 1$/, at: held('1') },
      { text: 'medals.4', want: /^expand red$/, at: tabbed('expand red') },
      { text: 'medals.5', want: /^site /, at: site('A3', 'B2', 'C3', 'A4', 'C4') },
    ],
  },
  {
    id: 'barkers',
    icon: 'i-barker',
    position: position(6, {
      arch: { hand: ['4', '6'], barkers: 1, money: money(1, 1, 0, 1, 1, 0) },
      stands: stands('arch green H7>I7 +H6'),
      medals: { green: { gold: 'arch', silver: 'arch' } },
    }),
    steps: [
      { text: 'barkers.1', at: site('B11', 'E8') },
      { text: 'barkers.2', at: '[data-seat="0"] [data-barkers]' },
      { text: 'barkers.3', want: /^lure I7$/, at: site('B11', 'I7') },
    ],
  },
  {
    id: 'final',
    icon: 'o-lamp',
    position: position(20, {
      arch: { hand: ['1', '8'], money: money(2, 5, 1, 1, 0, 1), points: 24 },
      star: { hand: [], points: 27 },
      hexagon: { hand: [], points: 22 },
      stands: stands('arch red B4>B5 +B3+B2+A4', 'star red E1>F1 +E2+E3', 'hexagon blue H1>G1 +H2'),
    }),
    steps: [
      { text: 'final.1', at: tray('red') },
      { text: 'final.2', want: /^play 1$/, at: held('1') },
      { text: 'final.3', want: /^expand red$/, at: tabbed('expand red') },
      { text: 'final.4', want: /^site /, at: site('A3', 'C3', 'B1', 'C4', 'A2', 'C2') },
      { text: 'final.5', want: /^retire$/, at: source('retire'), afterOthers: true },
    ],
  },
  {
    id: 'scoring',
    icon: 'i-point',
    position: position(22, {
      phase: 'final',
      arch: { hand: ['8'], money: money(2, 0, 1, 3, 1, 1), points: 31 },
      star: { hand: [], retired: true, points: 29, money: money(1, 1, 0, 0, 2, 0) },
      hexagon: { hand: [], retired: true, points: 30, money: money(0, 0, 1, 0, 0, 1) },
      stands: stands('arch red B4>B5 +B3+B2+A4+A3', 'star red E1>F1 +E2', 'hexagon blue H1>G1 +H2+I2'),
    }),
    steps: [
      { text: 'scoring.1', at: stand('red') },
      { text: 'scoring.2', at: PURSE },
      { text: 'scoring.3', want: /^retire$/, at: source('retire') },
    ],
  },
];

const MORE: readonly Lesson[] = [
  {
    id: 'joker',
    icon: 'i-card',
    position: position(3, { arch: { hand: ['9', 'J258'], money: money(2, 1, 1, 1, 1, 1) } }),
    steps: [
      { text: 'joker.1', at: held('J258') },
      { text: 'joker.2', want: /^play J258$/, at: held('J258') },
      { text: 'joker.3', want: /^fee white$/, at: '[data-fee="white"]' },
      { text: 'joker.4', want: /^build yellow$/, at: kind('build yellow') },
      { text: 'joker.5', want: /^site F11$/, at: site('F11') },
      { text: 'joker.6', want: /^entry /, at: site('F10', 'E11', 'G11') },
    ],
  },
  {
    id: 'three',
    icon: 'i-zoom',
    position: position(3, { arch: { hand: ['2', '6', 'J789'], money: money(0, 1, 0, 0, 0, 0) } }),
    steps: [
      { text: 'three.1', at: HAND },
      { text: 'three.2', want: /^play 2\+6\+J789$/, at: '[data-way="build"],[data-card="any"]' },
      { text: 'three.3', want: /^build white$/, at: kind('build white') },
      { text: 'three.4', want: /^(segment 4|site D5)$/, at: site('D5'), isRepeated: true },
      { text: 'three.5', want: /^entry /, at: site('D4', 'C5', 'E5', 'D6') },
    ],
  },
  {
    id: 'pay',
    icon: 'coin-any',
    position: position(5, { arch: { hand: ['5', '8'], money: money(2, 0, 1, 2, 0, 1) } }),
    steps: [
      { text: 'pay.1', at: PURSE },
      { text: 'pay.2', want: /^play 5$/, at: held('5') },
      { text: 'pay.3', want: /^expand green$/, at: tabbed('expand green') },
      { text: 'pay.4', want: /^site /, at: site('H6', 'G7') },
      { text: 'pay.5', want: /^pay /, at: '[data-pay]', isRepeated: true },
    ],
  },
  {
    id: 'tie',
    icon: 'i-steps',
    position: position(6, {
      arch: { hand: ['4', '6'], money: money(1, 1, 1, 0, 1, 1) },
      stands: stands('arch blue K4>K5'),
    }),
    steps: [
      { text: 'tie.1', at: site('F6') },
      { text: 'tie.2', want: /^lure K5$/, at: site('F6', 'K5') },
    ],
  },
  {
    id: 'occupied',
    icon: 'i-lock',
    position: position(6, {
      arch: { hand: ['4', '6'], money: money(1, 1, 0, 1, 1, 0) },
      stands: stands('arch green H7>I7 +H6'),
      customers: { white: 'E8' },
      medals: { green: { gold: 'arch', silver: 'arch' } },
    }),
    steps: [
      { text: 'occupied.1', at: site('B11') },
      { text: 'occupied.2', at: site('E8') },
      { text: 'occupied.3', want: /^lure I7$/, at: site('B11', 'I7') },
    ],
  },
  {
    id: 'ways',
    icon: 'i-grid',
    position: position(8, {
      arch: { hand: ['5', '7'], money: money(3, 0, 1, 1, 1, 0), points: 7 },
      hexagon: { points: 12 },
      stands: [
        ...['arch white E7>D7 +F7', 'arch red B4>B5', 'arch purple A8>B8'],
        ...['star red E1>F1', 'star white H9>I9', 'star yellow C10>D10'],
        ...['hexagon blue H1>G1', 'hexagon green E9>E8 +D9+D8', 'hexagon yellow J10>I10'],
      ],
    }),
    steps: [
      { text: 'ways.1', at: site('E8') },
      { text: 'ways.2', want: /^play 5$/, at: held('5') },
      { text: 'ways.3', want: /^expand white$/, at: tabbed('expand white') },
      { text: 'ways.4', want: /^site /, at: site('F8') },
    ],
  },
  {
    id: 'move',
    icon: 'i-swap',
    position: position(8, {
      arch: { hand: ['2', '4'] },
      stands: [
        ...['arch green B10>C10', 'arch red I3>I4', 'arch white D5>D4'],
        ...['star purple B12>B11', 'star yellow G10>G9', 'star blue K7>J7'],
        ...['hexagon red B8>C8 +B9', 'hexagon green H6>H5', 'hexagon blue E1>F1'],
      ],
      customers: { green: 'C8' },
    }),
    steps: [
      { text: 'move.1', at: site('B10') },
      { text: 'move.2', want: /^play 2$/, at: held('2') },
      { text: 'move.3', want: /^move green$/, at: tabbed('move green') },
      { text: 'move.4', want: /^site F3$/, at: site('F3') },
      { text: 'move.5', want: /^entry /, at: site('G3', 'F2', 'F4', 'E3') },
    ],
  },
];

const TWO: readonly Lesson[] = [
  {
    id: 'neutral',
    icon: 'i-users',
    position: {
      players: { arch: { hand: ['2', '6'], barkers: 1, money: money(1, 0, 1, 1, 1, 1) }, star: {} },
      round: 3,
      turn: 5,
    },
    steps: [
      { text: 'neutral.1', at: site('E1', 'H9', 'C10', 'H1', 'E9', 'L8') },
      { text: 'neutral.2', at: site('L1', 'F1') },
      { text: 'neutral.3', want: /^lure F1$/, at: site('L1', 'F1') },
    ],
  },
  {
    id: 'first',
    icon: 'i-plus',
    position: { players: { arch: {}, star: {} }, options: { start: 'variable' } },
    steps: [
      { text: 'first.1', at: '[data-market]' },
      { text: 'first.2', want: /^place /, at: '[data-place]' },
      { text: 'first.3', want: /^(segment|site) /, isRepeated: true },
      { text: 'first.4', want: /^entry / },
    ],
  },
];

export const CHAPTERS: readonly Chapter<TextKey>[] = [
  { id: 'game', opponents: 2, lessons: GAME },
  { id: 'more', opponents: 2, lessons: MORE },
  { id: 'two', opponents: 1, lessons: TWO },
];
