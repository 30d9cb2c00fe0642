/** The chapters of the rules: the base game, the expansions, and both together. */
import { spans } from '../../../frame/rules/chapters';
import type { Chapter, Group } from '../../../frame/rules/contract';
import { card, GROUPS, place } from './sections';
import { TEXTS } from './texts';

export type ChapterId = 'base' | 'mocha' | 'letters' | 'bazaar';

const mocha = spans('MOC');
const letters = spans('LET');
const bazaar = spans('GRB');

const MOCHA: readonly Group[] = [
  {
    id: 'mocha-coffee',
    sections: [
      { id: 'mocha-coffee', icon: 'i-coffee', rules: mocha('COF-01..03') },
      { id: 'coffee-trader', icon: 'i-users', rules: mocha('CTR-01..03') },
    ],
  },
  {
    id: 'mocha-guild',
    sections: [
      { id: 'guild-turn', icon: 'i-card-guild', rules: mocha('GLD-01..05', 'GLD-09', 'GLD-13..14') },
      { id: 'guild-with', icon: 'i-card', rules: mocha('GLD-06..08', 'GLD-10') },
      { id: 'guild-pile', icon: 'i-lock', rules: mocha('GLD-11..12') },
      { id: 'guild-cards', icon: 'i-card-guild', rules: mocha('GC-01..20'), tables: ['DAT-18'] },
    ],
  },
  {
    id: 'mocha-places',
    sections: [
      { ...place(1, mocha('PLC-01')), id: 'mocha-place-1' },
      { ...place(6, mocha('PLC-02')), id: 'mocha-place-6' },
      place(17, mocha('PLC-03..05', 'PLC-10')),
      place(18, mocha('PLC-06..07')),
      place(19, mocha('TAV-01', 'TAV-12')),
      { id: 'barrier', icon: 'i-lock', rules: mocha('BAR-01..10') },
      { id: 'tavern-tiles', icon: 'i-plus', rules: mocha('TAV-02..08', 'TAV-13'), tables: ['DAT-19'] },
      { id: 'baksheesh', icon: 'i-ruby', rules: mocha('TAV-09..11'), tables: ['DAT-20'] },
      place(20, mocha('PLC-08..09'), ['DAT-06']),
      { id: 'mocha-possible', icon: 'i-grid', rules: [], tables: ['mocha-possible'] },
    ],
  },
  {
    id: 'mocha-cards',
    sections: [
      { id: 'mocha-cards', icon: 'i-card', rules: [], tables: ['DAT-14'] },
      card('two-coffee', 'i-coffee', mocha('BON-01')),
      card('buy-guild', 'i-card-guild', mocha('BON-02')),
      card('coffee-sale', 'i-lira', mocha('BON-03')),
      { ...card('coffee-dice', 'i-dice', mocha('BON-04')), tables: ['DAT-17'] },
      card('exchange', 'g-any', mocha('BON-05..06')),
      card('turn-six', 'i-dice', mocha('BON-07..08')),
      card('corner-move', 'i-steps', mocha('BON-09')),
      card('wainwright-again', 'em-1', mocha('BON-10')),
      card('coffee-again', 'em-20', mocha('BON-11')),
    ],
  },
  {
    id: 'start-end',
    sections: [
      { id: 'mocha-start', icon: 'i-grid', rules: mocha('SET-01..14'), tables: ['mocha-layout'] },
      { id: 'mocha-end', icon: 'i-ruby', rules: mocha('END-01') },
    ],
  },
];

const LETTERS: readonly Group[] = [
  {
    id: 'letters-letters',
    sections: [
      { id: 'letters-letters', icon: 'i-letter', rules: letters('LTR-01..11'), tables: ['DAT-21'] },
      { id: 'courier', icon: 'i-users', rules: letters('COU-01..04') },
      { id: 'extra-turn', icon: 'i-seal', rules: letters('DBL-01..07') },
    ],
  },
  {
    id: 'letters-companion',
    sections: [
      { id: 'companion-fetch', icon: 'i-back-in', rules: letters('COM-01..07') },
      { id: 'companion-turn', icon: 'i-merchant', rules: letters('COM-08..12', 'COM-16', 'COM-18') },
      { id: 'companion-cards', icon: 'i-card', rules: letters('COM-13..15', 'COM-17') },
    ],
  },
  {
    id: 'letters-places',
    sections: [
      place(21, letters('PLC-01')),
      place(22, letters('PLC-02..09'), ['letters-kiosk']),
      { id: 'kiosk-tiles', icon: 'i-plus', rules: letters('KIO-01..24'), tables: ['DAT-22'] },
      place(23, letters('PLC-10..19')),
      place(24, letters('PLC-20..23'), ['DAT-23']),
      { id: 'letters-possible', icon: 'i-grid', rules: [], tables: ['letters-possible'] },
    ],
  },
  {
    id: 'letters-cards',
    sections: [
      { id: 'letters-cards', icon: 'i-card', rules: [], tables: ['DAT-15'] },
      card('a-letter', 'i-letter', letters('BON-01')),
      { ...card('letter-dice', 'i-dice', letters('BON-02')), tables: ['letters-dice'] },
      card('good-for-lira', 'i-lira', letters('BON-03')),
      card('good-and-lira', 'g-any', letters('BON-04')),
      card('copy', 'i-undo', letters('BON-05..06', 'BON-18')),
      card('family-walk', 'i-family', letters('BON-07..09')),
      card('join-merchant', 'i-merchant', letters('BON-10..11')),
      card('companion-far', 'i-steps', letters('BON-12')),
      card('from-afar', 'i-governor', letters('BON-13..14')),
      card('mosque-again', 'em-14', letters('BON-15')),
      card('society-again', 'em-24', letters('BON-16')),
      card('anywhere', 'i-arrow', letters('BON-17')),
    ],
  },
  {
    id: 'start-end',
    sections: [
      { id: 'letters-start', icon: 'i-grid', rules: letters('SET-01..12'), tables: ['letters-layout'] },
      { id: 'letters-rubies', icon: 'i-ruby', rules: letters('RUB-01..03') },
      { id: 'letters-end', icon: 'i-ruby', rules: letters('END-01..02') },
    ],
  },
];

const BAZAAR: readonly Group[] = [
  {
    id: 'bazaar-places',
    sections: [place(25, bazaar('PLC-01..04')), { id: 'bazaar-rubies', icon: 'i-ruby', rules: bazaar('PLC-05..06') }],
  },
  {
    id: 'bazaar-together',
    sections: [
      { id: 'bazaar-coffee', icon: 'i-coffee', rules: bazaar('COF-01..02') },
      { id: 'bazaar-encounters', icon: 'i-users', rules: bazaar('ENC-01..02') },
      { id: 'bazaar-barrier', icon: 'i-lock', rules: bazaar('BAR-01..02') },
      { id: 'bazaar-letters', icon: 'i-letter', rules: bazaar('LTR-01..02') },
      { id: 'bazaar-absent', icon: 'i-x', rules: bazaar('ABS-01..02') },
    ],
  },
  {
    id: 'start-end',
    sections: [{ id: 'bazaar-start', icon: 'i-grid', rules: bazaar('SET-01..06') }],
  },
];

export const CHAPTERS: readonly [Chapter, ...Chapter[]] = [
  { id: 'base', prefix: 'IST', groups: GROUPS, texts: TEXTS.base },
  { id: 'mocha', prefix: 'MOC', groups: MOCHA, texts: TEXTS.mocha },
  { id: 'letters', prefix: 'LET', groups: LETTERS, texts: TEXTS.letters },
  { id: 'bazaar', prefix: 'GRB', groups: BAZAAR, texts: TEXTS.bazaar },
];

/**
 * Rules and tables for which no source was found, in whole or in part: the printed game may differ. The pages of
 * docs/rules mark the same ones.
 */
export const RECONSTRUCTED: ReadonlySet<string> = new Set([
  ...mocha('GC-01..11', 'GC-13', 'GC-15', 'GC-17..18', 'GC-20', 'BON-04'),
  ...letters('BON-02'),
  ...bazaar('LTR-02'),
  'DAT-15',
  'DAT-17',
  'DAT-18',
  'DAT-20',
  'DAT-21',
  'DAT-22',
  'letters-dice',
]);
