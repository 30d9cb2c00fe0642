/** The order in which the rules of the base game are told: by phase, place, card, tile. Every rule has one home. */
import { spans } from '../../../frame/rules/chapters';
import type { Group, Section } from '../../../frame/rules/contract';
import { groundOf } from '../grounds';

const span = spans('IST');

export function place(number: number, rules: string[], tables: string[] = []): Section {
  return { id: `place-${number}`, tile: { emblem: `em-${number}`, ground: groundOf(number) }, rules, tables };
}

/** The cards with their signs. */
const CARDS: readonly (readonly [name: string, icon: string, rules: string[]])[] = [
  ['any-good', 'g-any', span('BON-09..10')],
  ['five-lira', 'i-lira', span('BON-11')],
  ['palace-again', 'em-13', span('BON-12')],
  ['post-again', 'em-5', span('BON-13')],
  ['dealer-again', 'em-16', span('BON-14')],
  ['family-home', 'i-family', span('BON-17..18')],
  ['stay', 'i-clock', span('BON-19..22')],
  ['far-move', 'i-steps', span('BON-23')],
  ['assistant-home', 'i-assistant', span('BON-24..25')],
  ['any-sale', 'em-11', span('BON-26..27')],
];

/** A card of its own: an icon that is the emblem of a place keeps its ground. */
export function card(name: string, icon: string, rules: readonly string[]): Section {
  const tile = icon.startsWith('em-') ? { emblem: icon, ground: groundOf(Number(icon.slice(3))) } : undefined;
  return { id: `card-${name}`, ...(tile ? { tile } : { icon }), rules };
}

const WAREHOUSE = { key: 'same.warehouse', to: 'IST-PLC-08' };

export const GROUPS: readonly Group[] = [
  {
    id: 'turn',
    sections: [
      { id: 'turn-course', icon: 'i-clock', rules: span('TRN-01..02', 'TRN-22..23') },
      { id: 'phase-1', icon: 'i-steps', rules: span('TRN-03..13', 'TRN-25', 'TRN-27', 'TRN-29') },
      { id: 'phase-2', icon: 'i-merchant', rules: span('TRN-14..17') },
      { id: 'phase-3', icon: 'i-check', rules: span('TRN-18..20') },
      { id: 'phase-4', icon: 'i-users', rules: span('TRN-21', 'TRN-26') },
      { id: 'times', icon: 'i-card', rules: span('TRN-24', 'TRN-28', 'TRN-30') },
    ],
  },
  {
    id: 'places',
    isWide: true,
    sections: [
      place(1, span('PLC-01..04'), ['DAT-12']),
      place(2, span('PLC-05', 'PLC-08')),
      { ...place(3, span('PLC-06')), note: WAREHOUSE },
      { ...place(4, span('PLC-07')), note: WAREHOUSE },
      place(5, span('PLC-09..11'), ['DAT-10']),
      place(6, span('PLC-12..15')),
      place(7, span('PLC-16..19')),
      place(8, span('PLC-20..22'), ['DAT-16']),
      place(9, span('PLC-23..25')),
      place(10, span('PLC-26..27', 'PLC-29..30'), ['DAT-09', 'DAT-08']),
      { ...place(11, span('PLC-28')), note: { key: 'same.11', to: 'place-10' } },
      place(12, span('PLC-31..37')),
      place(13, span('PLC-38..41'), ['DAT-05']),
      place(14, span('PLC-42..45'), ['DAT-11']),
      { ...place(15, []), note: { key: 'same.15', to: 'place-14' } },
      place(16, span('PLC-46..48'), ['DAT-04']),
      { id: 'all-places', icon: 'i-grid', rules: span('PLC-49'), tables: ['DAT-01'] },
    ],
  },
  {
    id: 'people',
    sections: [
      { id: 'encounters', icon: 'i-users', rules: span('ENC-01..02', 'ENC-19') },
      { id: 'family', icon: 'i-family', rules: span('ENC-03..07') },
      { id: 'governor', icon: 'i-governor', isPortrait: true, rules: span('ENC-08..09', 'ENC-13') },
      { id: 'smuggler', icon: 'i-smuggler', isPortrait: true, rules: span('ENC-10..12') },
      { id: 'tokens', icon: 'i-dice', rules: span('ENC-14..18') },
    ],
  },
  {
    id: 'cards',
    sections: [
      { id: 'cards', icon: 'i-card', rules: span('BON-01..08'), tables: ['DAT-13'] },
      ...CARDS.map((one) => card(...one)),
      { id: 'again', icon: 'i-undo', rules: span('BON-15..16') },
      { id: 'limits', icon: 'i-lock', rules: span('BON-28..29') },
    ],
  },
  {
    id: 'tiles',
    sections: [
      { id: 'tiles', icon: 'i-plus', rules: span('MOS-01') },
      { id: 'tile-red', icon: 'g-fabric', rules: span('MOS-02..04') },
      { id: 'tile-green', icon: 'g-spice', rules: span('MOS-07..08') },
      { id: 'tile-blue', icon: 'g-jewel', rules: span('MOS-05..06') },
      { id: 'tile-yellow', icon: 'g-fruit', rules: span('MOS-09..11') },
    ],
  },
  {
    id: 'end',
    sections: [
      { id: 'end', icon: 'i-ruby', rules: span('END-01..04') },
      { id: 'final', icon: 'i-card', rules: span('END-05..07') },
      { id: 'winner', icon: 'i-check', rules: span('END-08..13') },
    ],
  },
  {
    id: 'goods',
    sections: [
      { id: 'goods', icon: 'i-cart', rules: span('RES-01..09') },
      { id: 'open', icon: 'i-lock', rules: span('RES-10..11', 'RES-13..15') },
      { id: 'at-once', icon: 'i-clock', rules: span('RES-12') },
    ],
  },
  {
    id: 'start',
    sections: [
      { id: 'board', icon: 'i-grid', rules: span('SET-02..07', 'SET-27'), tables: ['DAT-02'] },
      { id: 'stock', icon: 'i-ruby', rules: span('SET-08..20'), tables: ['DAT-03', 'DAT-07'] },
      { id: 'players', icon: 'i-merchant', rules: span('SET-01', 'SET-21..26', 'SET-28'), tables: ['DAT-24'] },
    ],
  },
  {
    id: 'variants',
    sections: [
      { id: 'two', icon: 'i-users', rules: span('TWO-01..09') },
      { id: 'neutral', icon: 'i-assistant', rules: span('NEU-01..11') },
    ],
  },
  {
    id: 'appendix',
    sections: [
      { id: 'windows', icon: 'i-clock', note: { key: 'windows.text' }, rules: [], tables: ['windows', 'classes'] },
    ],
  },
];
