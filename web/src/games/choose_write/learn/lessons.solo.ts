/** The lessons for those who play alone. */
import { card, place } from '../../../frame/learn/lessons';
import { alone, emblem, track, type Lesson } from './steps';

export const SOLO: readonly Lesson[] = [
  {
    id: 'alone',
    ...emblem('1', 'turq'),
    position: alone(2, 'challenges', { hand: '4<', goods: { SP: 2 }, lira: 1 }, ['9<', '1<']),
    steps: [
      { text: 'alone.1', at: `${card('9<')},${card('1<')}` },
      { text: 'alone.2', want: /^play 1$/, at: card('1<') },
      { text: 'alone.3', want: /^use 1$/, at: place(1) },
      { text: 'alone.4', want: /^use 5$/, at: place(5) },
    ],
  },
  {
    id: 'wall',
    ...emblem('hyacinth', 'cobalt'),
    position: alone(
      15,
      '2-10',
      {
        hand: '11<',
        goods: { FA: '9/7', SP: '8/7', FR: '7/6', JE: '8/6' },
        lira: '33/23',
        rubies: { A: 2, C: 2, dealer: 2 },
        guild_played: 1,
        checks: { '8': 2, '1': 1 },
      },
      ['8<', '4<'],
    ),
    steps: [
      { text: 'wall.1', at: '[data-goal]' },
      { text: 'wall.2', at: '[data-goal]' },
      { text: 'wall.3', want: /^play 8$/, at: card('8<') },
      { text: 'wall.4', want: /^use 8$/, at: place(8) },
      { text: 'wall.5', at: track('rubies') },
    ],
  },
  {
    id: 'score',
    ...emblem('carnation', 'coral'),
    position: alone(
      17,
      'high-score',
      {
        hand: '9<',
        goods: { FA: '11/10', SP: '10/7', FR: '11/8', JE: '10/8' },
        lira: '32/20',
        rubies: { A: 2, B: 1, C: 1, D: 1, dealer: 2 },
        checks: { '8': 2, '1': 2, '14': 1 },
      },
      ['1<', '4<'],
      true,
    ),
    steps: [
      { text: 'score.1', at: track('rubies') },
      { text: 'score.2', at: '[data-deck="location"]' },
      { text: 'score.3', want: /^play 1$/, at: card('1<') },
      { text: 'score.4', want: /^use 2$/, at: place(2) },
    ],
  },
];
