/** The small part of Cairo: what lists, forms and the front page need. */
import { addSymbols } from '../../style/symbols';
import { Words } from '../../words/i18n.svelte';
import type { Emblem, GameCard, OptionWords, SeatColour } from '../contract';
import emblems from './emblems.svg?raw';
import type { Facts } from './facts';
import Drawing from './market/Drawing.svelte';
import { en } from './words/card.en';

const words = new Words(en, { de: () => import('./words/card.de'), tr: () => import('./words/card.tr') });
const { t } = words;

/** Colours belong to the trades: these give the seats their shapes, arch, star, hexagon and drop. */
const SHAPES: SeatColour[] = ['red', 'blue', 'yellow', 'green'];

const WALL =
  'em-cairo:coral h-cloth:turq em-lantern:cobalt em-barker:cream h-mortar:cobalt em-cairo:turq h-pineapple:cream em-lantern:coral ' +
  'h-scales:turq em-barker:cobalt h-cloth:coral em-cairo:cobalt em-lantern:turq h-mortar:coral em-barker:turq h-lantern:cobalt ' +
  'em-lantern:cream h-cloth:cobalt em-cairo:cream em-barker:coral h-scales:coral';

function option(name: string): OptionWords | null {
  switch (name) {
    case 'start':
      return {
        title: t('start.title'),
        help: t('start.help'),
        choices: { suggested: t('start.suggested'), variable: t('start.variable') },
        short: { suggested: t('start.suggested.short'), variable: t('start.variable.short') },
      };
    default:
      return null;
  }
}

export const card: GameCard = {
  name: 'cairo',
  title: () => t('title'),
  tagline: () => t('tagline'),
  motto: () => t('motto'),
  minutes: 60,
  wall: WALL.split(' ').map((tile) => {
    const [emblem = '', ground] = tile.split(':');
    return { emblem, ground: ground as Emblem['ground'] };
  }),
  Drawing,
  sign: { emblem: 'em-cairo', ground: 'coral' },
  colours: ({ players }) => SHAPES.slice(0, players),
  plainSeats: true,
  describe: ({ start, cap }) => [
    ...(start === 'variable' ? [t('start.variable.said')] : []),
    ...(cap === '300' ? [t('cap.said')] : []),
  ],
  option,
  rulePrefixes: ['CAI-'],
  quick: 'start',
  aim: (components) => {
    const { segments, medals } = components as unknown as Facts;
    const n = Object.keys(segments).length;
    return [t('sites', { n }), t('aim', { n: Object.keys(medals).length * 2 })].join(', ');
  },
  ready: () => {
    addSymbols(emblems);
    return words.ready();
  },
  load: () => import('./index'),
  Learn: () => import('./learn/LearnPage.svelte'),
  Rules: () => import('./rules/RulesPage.svelte'),
};
