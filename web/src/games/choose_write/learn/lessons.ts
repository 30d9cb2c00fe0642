/** The lessons of Choose & Write, chapter by chapter. */
import { button, card, place, type Chapter } from '../../../frame/learn/lessons';
import { SOLO } from './lessons.solo';
import { emblem, following, icons, position, SHELVES, track, type Lesson, type TextKey } from './steps';

const SEVERAL: readonly Lesson[] = [
  {
    id: 'sheet',
    ...emblem('sheet', 'cobalt'),
    position: position(1, { hand: '4' }, { display: ['7', '13'], yellow: {}, green: {} }),
    steps: [
      { text: 'sheet.1', at: track('rubies') },
      { text: 'sheet.2', at: '.board [data-place]' },
      { text: 'sheet.3', at: SHELVES },
      { text: 'sheet.4', want: /^play 7$/, at: card('7') },
      { text: 'sheet.5', want: /^use 7$/, at: place(7) },
      { text: 'sheet.6', want: /^take /, isRepeated: true },
    ],
  },
  {
    id: 'turn',
    ...emblem('2', 'cobalt'),
    position: position(
      5,
      { hand: '1', goods: { FA: 2, SP: 2, FR: 2 }, lira: 11, icons: icons('8', '10') },
      { display: ['9', '13'] },
    ),
    steps: [
      { text: 'turn.1', at: card('1') },
      { text: 'turn.2', want: /^hand 1$/, at: card('1') },
      { text: 'turn.3', want: /^use 2$/, at: place(2) },
      { text: 'turn.4', at: track('lira') },
      { text: 'turn.5', want: /^draw /, afterOthers: true },
    ],
  },
  {
    id: 'follow',
    ...emblem('8', 'coral'),
    position: following(3, '8', { hand: '6', goods: { FA: 2, FR: 2 }, lira: 2, icons: icons('10') }),
    steps: [
      { text: 'follow.1', at: place(8) },
      { text: 'follow.2', at: place(8) },
      { text: 'follow.3', want: /^use 8$/, at: place(8) },
    ],
  },
  {
    id: 'wait',
    ...emblem('tulip', 'turq'),
    position: following(6, '14', {
      hand: '6',
      goods: { FA: 4, SP: 2, FR: 2, JE: 6 },
      lira: 7,
      icons: icons('8', '10', '13'),
    }),
    steps: [
      { text: 'wait.1', at: place(14) },
      { text: 'wait.2', want: /^pass$/, at: button('pass') },
    ],
  },
  {
    id: 'palace',
    ...emblem('palace', 'cobalt'),
    position: position(
      7,
      { hand: '6', goods: { FA: 4, SP: 3, JE: 2 }, lira: 5, goods_cards: ['FR-JE'], icons: icons('4', '10') },
      { display: ['A', '10'], letters: { A: ['r1'], B: ['r18'], C: ['r9'], D: ['r12'] } },
    ),
    steps: [
      { text: 'palace.1', at: place('A') },
      { text: 'palace.2', at: `${card('FR-JE')},.mm [data-held="goods"]` },
      { text: 'palace.3', want: /^play A$/, at: card('A') },
      { text: 'palace.4', want: /^use A$/, at: place('A') },
      { text: 'palace.5', want: /^card FR-JE$/, at: card('FR-JE') },
    ],
  },
  {
    id: 'bonus',
    ...emblem('palace', 'turq'),
    position: following(
      8,
      '8',
      { hand: '6', goods: { FA: 3, SP: 4, FR: 3, JE: 1 }, lira: 7, actions: 1, icons: icons('8', '8', '10', '13') },
      { letters: { A: ['r1'], B: ['r18'], C: ['r9'], D: ['r20'] } },
    ),
    steps: [
      { text: 'bonus.1', at: track('actions') },
      { text: 'bonus.2', at: place('D') },
      { text: 'bonus.3', want: /^use D$/, at: place('D') },
    ],
  },
  {
    id: 'check',
    ...emblem('13', 'cobalt'),
    position: position(2, { hand: '6', goods: { FA: 2 }, lira: 1 }, { display: ['13', '3'] }),
    steps: [
      { text: 'check.1', at: place(1) },
      { text: 'check.2', want: /^play 13$/, at: card('13') },
      { text: 'check.3', want: /^use 13$/, at: place(13) },
      { text: 'check.4', want: /^check /, isRepeated: true },
    ],
  },
  {
    id: 'gate',
    ...emblem('14', 'turq'),
    position: position(
      9,
      {
        hand: '11',
        goods: { FA: '7/2', SP: '5/1', FR: '5/1', JE: 3 },
        lira: 16,
        rubies: { A: 1 },
        icons: icons('1', '8', '9', '10'),
      },
      { display: ['14', '4'] },
    ),
    steps: [
      { text: 'gate.1', at: SHELVES },
      { text: 'gate.2', want: /^play 14$/, at: card('14') },
      { text: 'gate.3', want: /^use 14$/, at: place(14) },
      { text: 'gate.4', at: track('rubies') },
    ],
  },
  {
    id: 'caravan',
    ...emblem('6', 'cream'),
    position: position(
      4,
      { hand: '9', goods: { FA: 4, SP: 1, FR: 2 }, lira: 3, icons: icons('8') },
      { display: ['6', '11'], caravan: { face_up: 'c1', returned: ['c5'] } },
    ),
    steps: [
      { text: 'caravan.1', at: place(6) },
      { text: 'caravan.2', want: /^play 6$/, at: card('6') },
      { text: 'caravan.3', want: /^use 6$/, at: place(6) },
      { text: 'caravan.4', want: /^take / },
    ],
  },
  {
    id: 'guild',
    ...emblem('guild', 'coral'),
    position: position(
      8,
      {
        hand: '4',
        goods: { FA: '5/2', SP: '4/1', FR: '4/1', JE: 2 },
        lira: 9,
        rubies: { A: 1 },
        guild_cards: ['g7'],
        icons: icons('1', '7', '8', '14'),
      },
      { display: ['10', '3'] },
    ),
    steps: [
      { text: 'guild.1', at: `${card('g7')},.mm [data-held="guild"]` },
      { text: 'guild.2', want: /^play g7$/, at: card('g7'), hand: true },
      { text: 'guild.3', want: /^give /, isRepeated: true },
    ],
  },
  {
    id: 'catacombs',
    ...emblem('12', 'cream'),
    position: position(
      8,
      { hand: '9', goods: { FA: 2, SP: 3, FR: 4, JE: 2 }, lira: 6, icons: icons('1', '7', '8', '14') },
      { display: ['12', '5'], letters: { A: ['r15'], B: ['r18'], C: ['r9'], D: ['r2'] } },
    ),
    steps: [
      { text: 'catacombs.1', at: place(12) },
      { text: 'catacombs.2', want: /^play 12$/, at: card('12') },
      { text: 'catacombs.3', want: /^target C$/, at: place('C') },
    ],
  },
  {
    id: 'fountain',
    ...emblem('fountain', 'coral'),
    position: position(
      6,
      { hand: '11', goods: { FA: 4, SP: 2, FR: 3, JE: 1 }, lira: 7, icons: icons('8', '10') },
      {
        active: 'yellow',
        turn: { how: 'display', played: '5' },
        agenda: [{ 'take-goods': { seat: 'red', left: 1 } }, 'bonus-rubies', 'refill', 'close-turn'],
        location_deck: { discards: ['f2', '5', 'f1', 'f3', 'f4'] },
      },
    ),
    steps: [
      { text: 'fountain.1', at: '.fol header' },
      { text: 'fountain.2', want: /^take / },
    ],
  },
  {
    id: 'end',
    ...emblem('carnation', 'turq'),
    position: following(
      12,
      '2',
      {
        hand: '11',
        goods: { FA: '9/8', SP: '8/7', FR: '8/6', JE: '7/6' },
        lira: '34/20',
        checks: { '8': 2 },
        icons: icons('1', '3', '5', '7', '8', '8', '9', '14'),
        rubies: { A: 2, C: 1, D: 1, dealer: 2 },
      },
      {
        yellow: { goods: { FA: '7/6', SP: '6/4', FR: '5/5', JE: '4/3' }, lira: 14, rubies: { A: 2, B: 2 } },
        green: {
          goods: { SP: '6/6', FR: '6/5', JE: '5/3', FA: '4/4' },
          lira: '17/10',
          rubies: { B: 2, D: 2, dealer: 1 },
        },
        letters: {
          A: ['r1', 'r4', 'r8', 'r12'],
          B: ['r2', 'r16', 'r5', 'r9'],
          C: ['r3', 'r17'],
          D: ['r6', 'r13', 'r10'],
        },
      },
    ),
    steps: [
      { text: 'end.1', at: track('rubies') },
      { text: 'end.2', want: /^use 2$/, at: place(2) },
      { text: 'end.3', at: track('rubies') },
    ],
  },
];

export const CHAPTERS: readonly Chapter<TextKey>[] = [
  { id: 'several', opponents: 2, lessons: SEVERAL },
  { id: 'solo', opponents: 0, lessons: SOLO },
];
