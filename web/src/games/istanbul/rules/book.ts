/** The rules of Istanbul, as the page of rules shows them. */
import type { RuleBook, RuleSymbol, Section, Values } from '../../../frame/rules/contract';
import { Words } from '../../../words/i18n.svelte';
import { card } from '../card';
import { factsReady } from '../facts';
import { GOOD_ICONS } from '../game';
import { words as game } from '../words/table';
import { CARDS, isCard } from './cards';
import { CHAPTERS, RECONSTRUCTED } from './chapters';
import { allTables } from './tables';
import { en } from './words/en';

/** The words around the rules; their names of things are those of the game. */
const words = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });

const GOODS: Readonly<Record<string, string>> = { ...GOOD_ICONS, any: 'g-any' };

/** {R} {any} are goods, {b01} cards, {p5} places, {lira} {ruby} {coffee} signs; all else is a word. */
function symbol(name: string, values: Values): RuleSymbol | undefined {
  const icon = GOODS[name];
  if (icon) return { icon, text: game.t(`good.${name}` as 'good.any') };
  if (isCard(name)) return { text: game.t(`card.${CARDS[name]}`), isStrong: true };
  const place = /^p\d+$/.test(name) ? game.maybe(`place.${name.slice(1)}`) : undefined;
  if (place) return { text: place };
  if (name === 'lira' || name === 'coffee') return { icon: `i-${name}`, label: game.t(name) };
  if (name === 'ruby') return { icon: 'i-ruby', label: game.t('ruby', { n: 2 }) };
  const text = words.maybe(name, values);
  return text === undefined ? undefined : { text };
}

function title({ id }: Section): string | undefined {
  const [, kind, name = ''] = /^(place|card)-(.+)$/.exec(id) ?? [];
  if (kind === 'place') return `${name} ${game.t(`place.${name}` as 'place.1')}`;
  if (kind === 'card') return game.t(`card.${name}` as 'card.stay');
  return undefined;
}

export const book: RuleBook = {
  card,
  word: words.maybe,
  chapters: CHAPTERS,
  title,
  symbol,
  tables: allTables,
  reconstructed: RECONSTRUCTED,
  ready: async () => {
    await Promise.all([words.ready(), game.ready(), factsReady()]);
  },
};
