/** The small part of Istanbul: what lists, forms and the front page need. */
import { Words } from '../../words/i18n.svelte';
import type { Emblem, GameCard, OptionWords, SeatColour } from '../contract';
import type { RuleSetFacts } from './facts';
import { en } from './words/card.en';

const words = new Words(en, { de: () => import('./words/card.de'), tr: () => import('./words/card.tr') });
const { t } = words;

const COLOURS: SeatColour[] = ['red', 'yellow', 'green', 'blue', 'white'];

const WALL =
  '15cobalt 5coral 2turq 12cream 16cobalt 19coral 17turq 3turq 7cream 13cobalt 9coral 4turq 21cream 24cobalt ' +
  '10coral 8turq 22coral 1cobalt 6cream 20cobalt 11coral';

const RULES = ['base', 'mocha', 'letters', 'great-bazaar'] as const;
const LAYOUTS = ['first', 'short', 'long', 'order', 'random'] as const;
type Layout = (typeof LAYOUTS)[number];

/** The layouts that a rule set has by name. */
function layoutsOf(rules: string): readonly Layout[] {
  if (rules === 'great-bazaar') return ['random'];
  return rules === 'base' ? ['short', 'long', 'order', 'random'] : ['first', 'random'];
}

function option(name: string, chosen: Readonly<Record<string, string>>): OptionWords | null {
  const rules = chosen['rules'] ?? 'base';
  switch (name) {
    case 'rules':
      return {
        title: t('rules.title'),
        help: t('rules.help'),
        choices: Object.fromEntries(RULES.map((one) => [one, t(`rules.${one}`)])),
        short: Object.fromEntries(RULES.map((one) => [one, t(`rules.${one}.short`)])),
      };
    case 'cards':
      if (rules === 'base' || rules === 'mocha') return null;
      return {
        title: t('cards.title'),
        help: t('cards.help'),
        choices: { new: t('cards.new'), all: t('cards.all') },
      };
    case 'layout':
      return {
        title: t('layout.title'),
        help: t('layout.help'),
        choices: Object.fromEntries(layoutsOf(rules).map((one) => [one, t(`layout.${one}`)])),
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
    return { emblem: `em-${number}`, ground: ground as Emblem['ground'] };
  }),
  sign: { emblem: 'em-1', ground: 'cobalt' },
  colours: ({ options, players }) => {
    const chosen = (options['colours'] ?? '').split('.').filter((one) => COLOURS.includes(one as SeatColour));
    return chosen.length === players ? (chosen as SeatColour[]) : COLOURS.slice(0, players);
  },
  describe: (options) => {
    const { rules = 'base', layout = 'first', neutral = 'no', cards = 'new' } = options;
    const ruled = (RULES as readonly string[]).includes(rules) ? t(`rules.${rules as (typeof RULES)[number]}`) : rules;
    const isNamed = (LAYOUTS as readonly string[]).includes(layout);
    const said =
      layout === 'random'
        ? t('layout.random.said')
        : isNamed
          ? t(layout === 'first' && rules === 'base' ? 'layout.short' : `layout.${layout as Layout}`)
          : t('layout.own');
    return [
      ruled,
      said,
      ...(cards === 'all' && rules !== 'base' && rules !== 'mocha' ? [t('cards.all.said')] : []),
      ...(neutral === 'yes' ? [t('neutral.said')] : []),
    ];
  },
  option,
  quick: 'rules',
  aim: (components, options, players) => {
    const sets = components['rule_sets'] as Readonly<Record<string, RuleSetFacts>>;
    const chosen = sets[options['rules'] ?? 'base'];
    if (!chosen) return '';
    return [t('places', { n: chosen.places.length }), t('aim', { n: chosen.ruby_target[players] ?? 0 })].join(', ');
  },
  ready: () => words.ready(),
  load: () => import('./index'),
};
