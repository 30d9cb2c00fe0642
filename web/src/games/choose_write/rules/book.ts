/** The rules of Choose & Write, as the page of rules shows them. */
import type { RuleBook, RuleSymbol, Section, Values } from '../../../frame/rules/contract';
import { Words } from '../../../words/i18n.svelte';
import { card } from '../card';
import { caravanEffect, fountainEffect, guildEffect, type Fountain } from '../cards/effects';
import { facts, factsReady } from '../facts';
import { GOOD_ICONS, PLACES, type Caravan, type Good, type GoodsCard, type Guild, type Location } from '../game';
import { caravanName, goodName, goodsCardName, guildName, listedText, placeName } from '../names';
import { challenges, sentence } from '../wall/conditions';
import { words as wall } from '../wall/words';
import { words as panels } from '../words/panels';
import { words as game } from '../words/table';
import { CHAPTERS, RECONSTRUCTED } from './chapters';
import Face from './Face.svelte';
import { allTables } from './tables';
import { en } from './words/en';

/** The words around the rules; their names of things are those of the game. */
const words = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });

const isGood = (name: string): name is Good => name in GOOD_ICONS;
const isPlace = (name: string): name is Location => (PLACES as readonly string[]).includes(name);
const isGuild = (name: string): name is Guild => name in facts().guilds;
const isCaravan = (name: string): name is Caravan => name in facts().caravans;
const isFountain = (name: string): name is Fountain => name in facts().fountains;

/** What a card does, in words. */
function says(card: string): string | undefined {
  if (isGuild(card)) return guildEffect(card).says;
  if (isCaravan(card)) return caravanEffect(card).says;
  return isFountain(card) ? fountainEffect(card).says : undefined;
}

function placed(place: string): string | undefined {
  return isPlace(place) ? `${place} ${placeName(place)}` : undefined;
}

/** What a drawing is called for those who do not see it: a card, a goods card, the offer of a card, the tile of a place. */
function faceLabel(name: string): string | undefined {
  if (name.startsWith('at.')) return name === 'at.A' ? `A–D ${words.t('palace')}` : placed(name.slice(3));
  if (isGuild(name)) return guildName(name);
  if (isCaravan(name)) return caravanName(name);
  if (isPlace(name)) return listedText(facts().offers[name].map(placeName));
  return name in facts().goods_cards ? goodsCardName(name as GoodsCard) : undefined;
}

/**
 * {FA} is a good, {w1} that of a warehouse, {g1} {c1} are cards, {p7} a place, {lira} {ruby} signs, {face.g1} a drawing,
 * {says.g1} what a card does, {challenge.1} what a challenge asks for, {gain.card:n=1} a gain; all else is a word.
 */
function symbol(name: string, values: Values): RuleSymbol | undefined {
  if (isGood(name)) return { icon: GOOD_ICONS[name], text: goodName(name) };
  if (isGuild(name)) return { text: guildName(name), isStrong: true };
  if (isCaravan(name)) return { text: caravanName(name), isStrong: true };
  if (name === 'lira') return { icon: 'i-lira', label: game.t('lira') };
  if (name === 'ruby') return { icon: 'i-ruby', label: game.t('ruby', { n: 2 }) };
  const [, kind, of = ''] = /^(w|p|face\.|says\.|challenge\.)(.+)$/.exec(name) ?? [];
  if (kind === 'w' && isPlace(of) && facts().warehouses[of]) return symbol(facts().warehouses[of], {});
  if (kind === 'p' && isPlace(of)) return { text: placeName(of) };
  const said = kind === 'says.' ? says(of) : undefined;
  if (said) return { text: said };
  const asked = kind === 'challenge.' ? challenges()[Number(of) - 1] : undefined;
  if (asked) return { text: sentence(asked) };
  const label = kind === 'face.' ? faceLabel(of) : undefined;
  if (label) return { face: of, label };
  const text = name.startsWith('gain.') ? panels.maybe(name, values) : words.maybe(name, values);
  return text === undefined ? undefined : { text };
}

function title({ id }: Section): string | undefined {
  return id.startsWith('place-') ? placed(id.replace(/^place-/, '')) : undefined;
}

export const book: RuleBook = {
  card,
  word: words.maybe,
  chapters: CHAPTERS,
  title,
  symbol,
  Face,
  tables: () => allTables(facts()),
  reconstructed: RECONSTRUCTED,
  ready: async () => {
    await Promise.all([words.ready(), game.ready(), panels.ready(), wall.ready(), factsReady()]);
  },
};
