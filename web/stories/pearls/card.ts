/** The small part of Pearls: what lists, forms and the front page need. */
import type { Components } from '../../src/api/pearls.gen';
import type { Emblem, GameCard, OptionWords } from '../../src/games/contract';
import { addSymbols } from '../../src/style/symbols';
import { Words } from '../../src/words/i18n.svelte';
import emblems from './emblems.svg?raw';
import { en } from './words/card.en';

const words = new Words(en, { de: () => import('./words/card.de'), tr: () => import('./words/card.tr') });
const { t } = words;

const EMBLEMS = ['pearls-shell', 'pearls-wave', 'pearls-pearl', 'h-lantern', 'pearls-chest'] as const;
const GROUNDS = ['turq', 'cobalt', 'coral', 'cream'] as const satisfies Emblem['ground'][];

function option(name: string): OptionWords | null {
  switch (name) {
    case 'days':
      return {
        title: t('days.title'),
        help: t('days.help'),
        choices: { 1: t('days', { n: 1 }), 2: t('days', { n: 2 }), 3: t('days', { n: 3 }) },
      };
    case 'tides':
      return {
        title: t('tides.title'),
        help: t('tides.help'),
        choices: { gentle: t('tides.gentle'), wild: t('tides.wild') },
      };
    default:
      return null;
  }
}

export const card: GameCard = {
  name: 'pearls',
  title: () => t('title'),
  tagline: () => t('tagline'),
  motto: () => t('motto'),
  minutes: 5,
  wall: Array.from({ length: 21 }, (_, index) => ({
    emblem: EMBLEMS[index % 5] ?? 'pearls-shell',
    ground: GROUNDS[(index + (index >> 2)) % 4] ?? 'turq',
  })),
  sign: { emblem: 'pearls-pearl', ground: 'turq' },
  colours: ({ players }) => (['yellow', 'red', 'green'] as const).slice(0, players),
  describe: ({ days = '2', tides = 'gentle' }) => [
    t('days', { n: Number(days) }),
    t(tides === 'wild' ? 'tides.wild' : 'tides.gentle'),
  ],
  option,
  rulePrefixes: ['PRL-'],
  quick: 'tides',
  aim: (components) => {
    const { shells, set_bonus } = components as unknown as Components;
    return t('aim', { n: Object.values(shells).reduce((sum, copies) => sum + copies, 0), bonus: set_bonus });
  },
  alone: () => t('alone'),
  Solo: () => import('./Solo.svelte'),
  Rules: () => import('./Rules.svelte'),
  ready: () => {
    addSymbols(emblems);
    return words.ready();
  },
  load: () => import('./index'),
};
