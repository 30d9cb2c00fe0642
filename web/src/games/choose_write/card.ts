/** The small part of Choose & Write: what lists, forms and the front page need. */
import { addSymbols } from '../../style/symbols';
import { Words } from '../../words/i18n.svelte';
import type { Emblem, GameCard, OptionWords, SeatColour } from '../contract';
import emblems from './emblems.svg?raw';
import type { Facts } from './facts';
import Drawing from './wall/Drawing.svelte';
import { en } from './words/card.en';

const words = new Words(en, { de: () => import('./words/card.de'), tr: () => import('./words/card.tr') });
const { t } = words;

const COLOURS: SeatColour[] = ['red', 'yellow', 'green', 'blue', 'white'];

const WALL =
  'sheet:cobalt 7:turq 3:coral 6:cream palace:cobalt tulip:turq 8:coral 12:cream 13:cobalt 10:turq guild:coral 4:cream ' +
  '2:cobalt carnation:turq 11:coral 9:cream 1:turq hyacinth:cobalt fountain:coral 14:turq 5:cream';

const GOALS = ['rubies', 'challenges', 'high-score'] as const;
type Goal = (typeof GOALS)[number];

function isGoal(goal: string): goal is Goal {
  return (GOALS as readonly string[]).includes(goal);
}

/** The tile of the wall that a goal names, as `7-11`. */
function tileOf(goal: string): { challenge: string; column: string } | null {
  const [, challenge = '', column = ''] = /^(\d+)-(\d+)$/.exec(goal) ?? [];
  return challenge ? { challenge, column } : null;
}

function option(name: string): OptionWords | null {
  switch (name) {
    case 'goal':
      return {
        title: t('goal.title'),
        help: t('goal.help'),
        choices: Object.fromEntries(GOALS.map((one) => [one, t(`goal.${one}`)])),
        short: Object.fromEntries(GOALS.map((one) => [one, t(`goal.${one}.short`)])),
      };
    case 'space_means':
      return {
        title: t('space.title'),
        help: t('space.help'),
        choices: { 'bonus-action': t('space.bonus-action'), any: t('space.any') },
      };
    case 'bold_box':
      return { title: t('box.title'), help: t('box.help'), choices: { ready: t('box.ready'), empty: t('box.empty') } };
    case 'goods_card_discard_is_played':
      return {
        title: t('discards.title'),
        help: t('discards.help'),
        choices: { yes: t('discards.yes'), no: t('discards.no') },
      };
    case 'letter_challenge_exclusive':
      return {
        title: t('palace.title'),
        help: t('palace.help'),
        choices: { no: t('palace.no'), yes: t('palace.yes') },
      };
    case 'solo_columns':
      return {
        title: t('columns.title'),
        help: t('columns.help'),
        choices: { one: t('columns.one'), 'up-to': t('columns.up-to') },
      };
    default:
      return null;
  }
}

export const card: GameCard = {
  name: 'choose_write',
  title: () => t('title'),
  tagline: () => t('tagline'),
  motto: () => t('motto'),
  minutes: 30,
  wall: WALL.split(' ').map((tile) => {
    const [emblem, ground] = tile.split(':');
    return { emblem: `cw-${emblem}`, ground: ground as Emblem['ground'] };
  }),
  Drawing,
  sign: { emblem: 'cw-sheet', ground: 'cobalt' },
  colours: ({ players }) => COLOURS.slice(0, players),
  describe: ({ goal = 'rubies', ...readings }) => {
    const tile = tileOf(goal);
    return [
      tile ? t('goal.tile', tile) : isGoal(goal) ? t(`goal.${goal}`) : goal,
      ...(readings['space_means'] === 'any' ? [t('space.any.said')] : []),
      ...(readings['bold_box'] === 'empty' ? [t('box.empty.said')] : []),
      ...(readings['goods_card_discard_is_played'] === 'no' ? [t('discards.no.said')] : []),
      ...(readings['letter_challenge_exclusive'] === 'yes' ? [t('palace.yes.said')] : []),
      ...(readings['solo_columns'] === 'up-to' ? [t('columns.up-to.said')] : []),
    ];
  },
  option,
  rulePrefixes: ['CNW-'],
  quick: 'goal',
  aim: (components, { goal = 'rubies' }) => {
    const { offers, ruby_target, challenges } = components as unknown as Facts;
    const tile = tileOf(goal);
    const aim = tile
      ? t('aim.tile', tile)
      : goal === 'challenges'
        ? t('aim.challenges', { n: challenges.length })
        : goal === 'high-score'
          ? t('aim.score')
          : t('aim', { n: ruby_target });
    return [t('places', { n: Object.keys(offers).length }), aim].join(', ');
  },
  alone: (wall) => {
    const tile = tileOf(wall?.proposal ?? '');
    const { length: of = 0 } = wall?.tiles ?? [];
    const n = wall?.tiles.filter((one) => one.set_by).length ?? 0;
    return !wall?.played ? t('alone') : tile ? t('alone.next', { ...tile, n, of }) : t('alone.all', { of });
  },
  aloneNext: ({ proposal }, options) =>
    proposal && options['goal'] === 'challenges' ? { ...options, goal: proposal } : { ...options },
  Solo: () => import('./wall/Solo.svelte'),
  ready: () => {
    addSymbols(emblems);
    return words.ready();
  },
  load: () => import('./index'),
  Learn: () => import('./learn/LearnPage.svelte'),
  Rules: () => import('./rules/RulesPage.svelte'),
};
