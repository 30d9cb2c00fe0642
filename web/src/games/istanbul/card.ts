/** The small part of Istanbul: what lists, forms and the front page need. */
import { houseState } from '../../state/house.svelte';
import { addSymbols } from '../../style/symbols';
import { Words } from '../../words/i18n.svelte';
import type { Emblem, GameCard, OptionWords, SeatColour } from '../contract';
import type { Facts } from './facts';
import emblems from './emblems.svg?raw';
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

type RuleSet = Facts['rule_sets'][(typeof RULES)[number]];

/** What a rule set is played with, as the house says it; nothing before it has been asked. */
function ruleSet(rules: string): RuleSet | undefined {
  const game = houseState.games.find((one) => one.name === 'istanbul');
  const facts = game?.components as unknown as Facts | undefined;
  return (facts?.rule_sets as Record<string, RuleSet> | undefined)?.[rules];
}

/** The layouts that a rule set has by name. */
function layoutsOf(rules: string): readonly Layout[] {
  const named = ruleSet(rules)?.layouts ?? [];
  return LAYOUTS.filter((one) => named.includes(one));
}

/** Whether there are cards of other boxes to add. */
function hasMoreCards(rules: string): boolean {
  const { deck = {}, all_cards = {} } = ruleSet(rules) ?? {};
  return Object.keys(all_cards).length > Object.keys(deck).length;
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
      if (!hasMoreCards(rules)) return null;
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
  motto: () => t('motto'),
  minutes: 40,
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
  rulePrefixes: ['IST-', 'MOC-', 'LET-', 'GRB-', 'DAT-'],
  quick: 'rules',
  aim: (components, options, players) => {
    const { rule_sets } = components as unknown as Facts;
    const chosen = rule_sets[(options['rules'] ?? 'base') as keyof Facts['rule_sets']];
    return [t('places', { n: chosen.places.length }), t('aim', { n: chosen.ruby_target[players] ?? 0 })].join(', ');
  },
  ready: () => {
    addSymbols(emblems);
    return words.ready();
  },
  load: () => import('./index'),
  Learn: () => import('./learn/LearnPage.svelte'),
  Rules: () => import('./rules/RulesPage.svelte'),
};
