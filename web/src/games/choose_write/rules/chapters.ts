/** The chapters of the rules: the game, and what is different alone. Every rule has one home. */
import { spans } from '../../../frame/rules/chapters';
import type { Chapter, Group, Section } from '../../../frame/rules/contract';
import { emblemOf, groundOf, type Location } from '../game';

const span = spans('CNW');

function place(number: Location, rules: string[], tables: string[] = []): Section {
  return { id: `place-${number}`, tile: { emblem: emblemOf(number), ground: groundOf(number) }, rules, tables };
}

const WAREHOUSE = { key: 'same.warehouse', to: 'CNW-LOC-19' };

const GAME: readonly Group[] = [
  {
    id: 'turn',
    sections: [
      { id: 'course', icon: 'i-clock', rules: span('TRN-01..02', 'TRN-23..24'), tables: ['steps'] },
      { id: 'play', icon: 'i-loc-card', rules: span('TRN-03..07'), tables: ['DAT-02'] },
      { id: 'use', icon: 'i-pencil', rules: span('TRN-08..10', 'TRN-25') },
      { id: 'follow', icon: 'i-tulip', rules: span('TRN-11..18'), tables: ['DAT-04'] },
      { id: 'wait', icon: 'i-wait', rules: span('TRN-19..22') },
      { id: 'guild-turn', icon: 'i-guild-card', rules: span('TRN-26..27', 'GLD-17..23') },
      { id: 'turn-end', icon: 'i-deck', rules: span('REF-01..14') },
    ],
  },
  {
    id: 'places',
    isWide: true,
    sections: [
      place('1', span('LOC-01', 'LOC-19')),
      place('2', span('LOC-02', 'LOC-21')),
      place('3', span('LOC-03', 'LOC-22')),
      place('4', span('LOC-04')),
      { ...place('5', span('LOC-05')), note: WAREHOUSE },
      { ...place('6', span('LOC-06', 'LOC-32')), note: { key: 'see.caravans', to: 'caravans' } },
      place('7', span('LOC-07')),
      place('8', span('LOC-08', 'LOC-20')),
      { ...place('9', span('LOC-09')), note: { key: 'see.guilds', to: 'guilds' } },
      { ...place('10', span('LOC-10')), note: WAREHOUSE },
      place('11', span('LOC-11', 'LOC-23')),
      place('12', span('LOC-12', 'LOC-24..30')),
      place('13', span('LOC-13', 'LOC-31')),
      { ...place('14', span('LOC-14')), note: WAREHOUSE },
      {
        id: 'palaces',
        tile: { emblem: emblemOf('A'), ground: groundOf('A') },
        rules: span('LOC-15..18', 'PAL-01..11'),
        tables: ['DAT-13'],
      },
      { id: 'all-places', icon: 'i-grid', rules: [], tables: ['plan', 'DAT-01'] },
    ],
  },
  {
    id: 'sheet',
    sections: [
      { id: 'ledger', icon: 'i-sheet', rules: span('RES-01..04') },
      { id: 'shelves', icon: 'i-shelf', rules: span('RES-05..07', 'BON-04'), tables: ['DAT-05'] },
      { id: 'lira', icon: 'i-lira', rules: span('BON-01..03'), tables: ['DAT-06'] },
      { id: 'bonus-rubies', icon: 'i-ruby', rules: span('BON-05..09'), tables: ['DAT-07'] },
      { id: 'bonus-actions', icon: 'i-bonus', rules: span('BON-10..14'), tables: ['DAT-09'] },
      { id: 'checks', icon: 'i-imp', rules: span('IMP-01..07'), tables: ['DAT-08'] },
    ],
  },
  {
    id: 'cards',
    sections: [
      { id: 'goods-cards', icon: 'i-goods-card', rules: span('GDS-01..11'), tables: ['DAT-14'] },
      { id: 'guilds', icon: 'i-guild-card', rules: span('GLD-01..16'), tables: ['DAT-16'] },
      { id: 'caravans', icon: 'i-caravan-card', rules: span('CAR-01..14'), tables: ['DAT-15'] },
      {
        id: 'fountains',
        tile: { emblem: 'cw-fountain', ground: 'cream' },
        rules: span('FTN-01..11'),
        tables: ['DAT-12'],
      },
    ],
  },
  {
    id: 'general',
    sections: [
      { id: 'paying', icon: 'i-lira', rules: span('RES-08..12', 'RES-17..18') },
      { id: 'drawing', icon: 'i-deck', rules: span('RES-13..16') },
      { id: 'open', icon: 'i-eye', rules: span('RES-19..27') },
    ],
  },
  {
    id: 'end',
    sections: [
      { id: 'end', icon: 'i-ruby', rules: span('END-01..06') },
      { id: 'no-cards', icon: 'i-deck', rules: span('END-07..11') },
      { id: 'winner', icon: 'i-check', rules: span('END-12..17'), tables: ['DAT-20'] },
    ],
  },
  {
    id: 'start',
    sections: [
      { id: 'decks', icon: 'i-loc-card', rules: span('SET-01..10', 'SET-23'), tables: ['DAT-10', 'DAT-11'] },
      { id: 'sheets', icon: 'i-sheet', rules: span('SET-11..16'), tables: ['DAT-03'] },
      { id: 'hands', icon: 'i-users', rules: span('SET-17..22'), tables: ['DAT-18'] },
      { id: 'readings', icon: 'i-cog', note: { key: 'readings.text' }, rules: [], tables: ['DAT-19'] },
    ],
  },
];

const ALONE: readonly Group[] = [
  {
    id: 'alone',
    sections: [
      { id: 'follow-up', icon: 'i-tulip', rules: span('SOL-15..21') },
      { id: 'marks', icon: 'i-solo-l', rules: span('SOL-22..24') },
      { id: 'alone-end', icon: 'i-deck', rules: span('SOL-25..27') },
    ],
  },
  {
    id: 'wall',
    sections: [
      { id: 'wall', tile: { emblem: 'cw-tulip', ground: 'turq' }, rules: span('SOL-28..35') },
      { id: 'challenges', icon: 'i-check', rules: span('SOL-01..14'), tables: ['DAT-17'] },
      { id: 'score', icon: 'i-ruby', rules: span('SOL-36..37') },
    ],
  },
];

export const CHAPTERS: readonly [Chapter, ...Chapter[]] = [
  {
    id: 'game',
    prefix: 'CNW',
    groups: GAME,
    texts: {
      en: () => [
        import('./texts/setup.en'),
        import('./texts/turn.en'),
        import('./texts/places.en'),
        import('./texts/cards.en'),
      ],
      de: () => [
        import('./texts/setup.de'),
        import('./texts/turn.de'),
        import('./texts/places.de'),
        import('./texts/cards.de'),
      ],
      tr: () => [
        import('./texts/setup.tr'),
        import('./texts/turn.tr'),
        import('./texts/places.tr'),
        import('./texts/cards.tr'),
      ],
    },
  },
  {
    id: 'solo',
    prefix: 'CNW',
    groups: ALONE,
    texts: {
      en: () => [import('./texts/solo.en')],
      de: () => [import('./texts/solo.de')],
      tr: () => [import('./texts/solo.tr')],
    },
  },
];

/** What docs/rules mark as reconstructed, in whole or in part. */
export const RECONSTRUCTED: ReadonlySet<string> = new Set([
  ...span('SET-15..16', 'RES-04', 'LOC-01', 'LOC-05', 'LOC-10', 'LOC-20', 'BON-01..03', 'BON-13..14'),
  ...['DAT-01', 'DAT-03', 'DAT-04', 'DAT-05', 'DAT-06', 'DAT-07', 'DAT-08', 'DAT-09', 'DAT-11', 'DAT-13', 'DAT-14'],
  'DAT-16',
]);
