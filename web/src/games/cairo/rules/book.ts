/** The rules of Cairo, as the page of rules shows them. */
import type { RuleBook, RuleSymbol, Values } from '../../../frame/rules/contract';
import { Words } from '../../../words/i18n.svelte';
import { card } from '../card';
import { facts, factsReady } from '../facts';
import { TRADES, type Owner, type Trade } from '../game';
import { cardNamed, colourName, medalName, segmentNamed, shapeName, tradeName, tradeTitle } from '../names';
import { words as names } from '../words/names';
import { CHAPTERS, RECONSTRUCTED } from './chapters';
import Face from './Face.svelte';
import { allTables, type Known } from './tables';
import { en } from './words/en';

/** The words around the rules; their names of things are those of the game. */
const words = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });

const isTrade = (name: string): name is Trade => (TRADES as readonly string[]).includes(name);
const OWNERS: readonly string[] = ['arch', 'star', 'hexagon', 'drop', 'neutral'];

/** What a drawing is called for those who do not see it: a card, the market, the first stalls of so many players. */
function faceLabel(name: string): string | undefined {
  if (name === 'plan') return words.t('plan');
  const [, players = ''] = /^start\.(\d)$/.exec(name) ?? [];
  if (players) return words.t('plan.start', { n: players });
  return name in facts().cards ? cardNamed(name) : undefined;
}

/**
 * {red} is a trade with its coin, {red.name} and {red.colour} are its words, {gold} {silver} medals, {segment.4} a segment,
 * {owner.arch} a seat, {face.J147} a drawing; all else is a word.
 */
function symbol(name: string, values: Values): RuleSymbol | undefined {
  if (isTrade(name)) return { icon: `coin-${name}`, text: tradeName(name) };
  if (name === 'gold' || name === 'silver') return { icon: `m-${name}`, label: medalName(name) };
  const [head = '', ...rest] = name.split('.');
  const of = rest.join('.');
  if (isTrade(head)) return { text: of === 'colour' ? colourName(head) : tradeTitle(head) };
  if (head === 'segment') return { text: segmentNamed(Number(of)) };
  if (head === 'owner' && OWNERS.includes(of)) return { text: shapeName(of as Owner) };
  const label = head === 'face' ? faceLabel(of) : undefined;
  if (label) return { face: of, label };
  const text = words.maybe(name, values);
  return text === undefined ? undefined : { text };
}

export const book: RuleBook = {
  card,
  word: words.maybe,
  chapters: CHAPTERS,
  symbol,
  Face,
  tables: () => allTables(facts() as Known),
  reconstructed: RECONSTRUCTED,
  ready: async () => {
    await Promise.all([words.ready(), names.ready(), factsReady()]);
  },
};
