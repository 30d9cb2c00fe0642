/** The rules by subject. Every rule has one home. */
import { spans } from '../../../frame/rules/chapters';
import type { Chapter, Group } from '../../../frame/rules/contract';

const span = spans('CAI');

const GAME: readonly Group[] = [
  {
    id: 'turn',
    sections: [
      { id: 'course', icon: 'i-clock', rules: span('TRN-01..08'), tables: ['steps'] },
      { id: 'drawing', icon: 'i-cards', rules: span('CRD-10..16', 'CRD-22', 'CRD-17..21') },
      { id: 'open', icon: 'i-screen', rules: span('TRN-09..14'), tables: ['DAT-17'] },
    ],
  },
  {
    id: 'build',
    sections: [
      {
        id: 'playing',
        icon: 'i-card',
        rules: span('CRD-01..09', 'CRD-23'),
        tables: ['DAT-07', 'building'],
      },
      { id: 'stall', icon: 'i-stall', rules: span('BLD-01..16') },
      { id: 'expansion', icon: 'i-plus-tile', rules: span('EXP-01..09', 'EXP-17..19') },
      { id: 'paying', icon: 'coin-any', note: { key: 'paying.text' }, rules: span('EXP-10..16'), tables: ['DAT-10'] },
      { id: 'medals', icon: 'm-gold', rules: span('MED-01..12'), tables: ['DAT-11'] },
      { id: 'ways', icon: 'i-steps', rules: span('ACC-01..10') },
      { id: 'move', icon: 'i-swap', rules: span('MOV-01..14') },
    ],
  },
  {
    id: 'lure',
    sections: [
      { id: 'luring', icon: 'i-walk', rules: span('LUR-01..08', 'LUR-18', 'LUR-21') },
      { id: 'barkers', icon: 'i-barker', rules: span('LUR-09..12') },
      { id: 'earning', icon: 'coin-any', rules: span('LUR-13..17', 'LUR-19..20') },
    ],
  },
  {
    id: 'end',
    sections: [
      { id: 'final', icon: 'o-lamp', rules: span('FIN-01..13', 'FIN-20') },
      { id: 'scoring', icon: 'i-point', rules: span('FIN-14..19') },
    ],
  },
  {
    id: 'start',
    sections: [
      {
        id: 'market',
        icon: 'i-grid',
        rules: span('SET-02', 'SET-05..08'),
        tables: ['DAT-03', 'DAT-02', 'DAT-05', 'DAT-06'],
      },
      {
        id: 'players',
        icon: 'i-person',
        rules: span('SET-01', 'SET-03..04', 'SET-09..13', 'SET-24'),
        tables: ['DAT-01', 'DAT-15'],
      },
      { id: 'suggested', icon: 'i-check', rules: span('SET-14..15'), tables: ['starts', 'DAT-13'] },
      { id: 'chosen', icon: 'i-stall', rules: span('SET-16..22', 'SET-25') },
      { id: 'two', icon: 'i-users', rules: span('SET-23', 'TWO-01..10') },
      { id: 'options', icon: 'i-cog', note: { key: 'options.text' }, rules: [], tables: ['DAT-19'] },
    ],
  },
  {
    id: 'always',
    sections: [
      { id: 'things', icon: 'i-stall', note: { key: 'always.text' }, rules: span('INV-01..16') },
      { id: 'course-kept', icon: 'i-check', rules: span('INV-17..32') },
    ],
  },
];

export const CHAPTERS: readonly [Chapter] = [
  {
    id: 'game',
    prefix: 'CAI',
    groups: GAME,
    texts: {
      en: () => [
        import('./texts/setup.en'),
        import('./texts/turn.en'),
        import('./texts/build.en'),
        import('./texts/market.en'),
        import('./texts/kept.en'),
      ],
      de: () => [
        import('./texts/setup.de'),
        import('./texts/turn.de'),
        import('./texts/build.de'),
        import('./texts/market.de'),
        import('./texts/kept.de'),
      ],
      tr: () => [
        import('./texts/setup.tr'),
        import('./texts/turn.tr'),
        import('./texts/build.tr'),
        import('./texts/market.tr'),
        import('./texts/kept.tr'),
      ],
    },
  },
];

/** What docs/rules mark as reconstructed, in whole or in part. */
export const RECONSTRUCTED: ReadonlySet<string> = new Set([
  ...span('SET-07', 'SET-12', 'SET-15', 'SET-22', 'CRD-17', 'CRD-20', 'MOV-03', 'LUR-21', 'FIN-20', 'TWO-02', 'TWO-05'),
  ...['DAT-01', 'DAT-03', 'DAT-05', 'DAT-06', 'DAT-07', 'DAT-11', 'DAT-13', 'starts'],
]);
