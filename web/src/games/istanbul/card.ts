/** The small part of Istanbul: what lists, forms and the front page need. */
import { Words } from '../../words/i18n.svelte';
import type { GameCard, OptionWords, SeatColour } from '../contract';
import { en } from './words/card.en';

const words = new Words(en, { de: () => import('./words/card.de'), tr: () => import('./words/card.tr') });
const { t } = words;

const COLOURS: SeatColour[] = ['red', 'yellow', 'green', 'blue', 'white'];

const WALL =
  '15cobalt 5coral 2turq 12cream 16cobalt 3turq 7cream 13cobalt 9coral 4turq 10coral 8turq 6cream 11coral 1cobalt';

function option(name: string): OptionWords | null {
  switch (name) {
    case 'rules':
      return { title: t('rules.title'), help: t('rules.help'), choices: { base: t('rules.base') } };
    case 'layout':
      return {
        title: t('layout.title'),
        help: t('layout.help'),
        choices: {
          short: t('layout.short'),
          long: t('layout.long'),
          order: t('layout.order'),
          random: t('layout.random'),
        },
      };
    case 'neutral':
      return {
        title: t('neutral.title'),
        help: t('neutral.help'),
        choices: { no: t('neutral.no'), yes: t('neutral.yes') },
      };
    default:
      return null;
  }
}

export const card: GameCard = {
  name: 'istanbul',
  title: () => t('title'),
  tagline: () => t('tagline'),
  wall: WALL.split(' ').map((tile) => {
    const [, number, ground] = /^(\d+)(.*)$/.exec(tile) ?? [];
    return { emblem: `em-${number}`, ground: ground as GameCard['wall'][number]['ground'] };
  }),
  colours: ({ options, players }) => {
    const chosen = (options['colours'] ?? '').split('.').filter((one) => COLOURS.includes(one as SeatColour));
    return chosen.length === players ? (chosen as SeatColour[]) : COLOURS.slice(0, players);
  },
  describe: (options) => {
    const { rules = 'base', layout = 'short', neutral = 'no' } = options;
    const said = layout === 'random' ? t('layout.random.said') : option('layout')?.choices[layout];
    return [
      option('rules')?.choices[rules] ?? rules,
      said ?? t('layout.own'),
      ...(neutral === 'yes' ? [t('neutral.said')] : []),
    ];
  },
  option,
  ready: () => words.ready(),
  load: () => import('./index'),
};
