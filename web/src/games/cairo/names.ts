/** What things are called, in the present language. */
import type { Piece, Rich } from '../../words/rich';
import { segmentsOf } from './facts';
import { GLYPHS, isJoker, TRADES, type Metal, type Owner, type Trade } from './game';
import { t } from './words/names';

type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** In a sentence: "carpets". */
export function tradeName(trade: Trade): string {
  return t(`trade.${trade}`);
}
export function tradeTitle(trade: Trade): string {
  return t(`trade.${trade}.title`);
}
/** For those who hear it, with the colour of the rules: "carpets, red". */
export function tradeSeen(trade: Trade): string {
  return t(`trade.${trade}.seen`);
}
export function colourName(trade: Trade): string {
  return t(`trade.${trade}.colour`);
}

/**
 * How a noun stands in its sentence: by itself, as what something is done with (`them`: "move the carpet stall") or as
 * where something comes to (`to`). English and German say them alike, Turkish does not.
 */
export type Case = '' | '.them' | '.to';

/** The first tile: "carpet stall". */
export function stallName(trade: Trade, form: Case = ''): string {
  return t(`trade.${trade}.stall${form}`);
}
/** All tiles together: "carpet stand". */
export function standName(trade: Trade, form: Case = ''): string {
  return t(`trade.${trade}.stand${form}`);
}
export function expansionName(trade: Trade): string {
  return t(`trade.${trade}.expansion`);
}
/** "carpet customer"; with its article `.the` begins a sentence or ends it, `.them` is who is lured. */
export function customerName(trade: Trade, form: '' | '.the' | '.them' = ''): string {
  return t(`trade.${trade}.customer${form}`);
}
/** "carpet coin". */
export function coinName(trade: Trade): string {
  return t(`trade.${trade}.coin`);
}
/** "2 carpet coins". */
export function moneyText(trade: Trade, n: number): string {
  return t(`trade.${trade}.money`, { n });
}

/** The sign of a seat: "arch". */
export function shapeName(shape: Owner): string {
  return t(`seat.${shape}`);
}

/** "west". */
export function segmentPlace(segment: number): string {
  return t(`segment.${segment as unknown as Digit}`);
}
/** "segment 4". */
export function segmentName(segment: number): string {
  return t('segment', { n: segment });
}
/** "segment 4, west". */
export function segmentNamed(segment: number): string {
  return t('segment.named', { n: segment, name: segmentPlace(segment) });
}
/** "segments 1, 4 and 7", or just one of them. */
export function segmentsText(segments: readonly number[]): string {
  if (segments.length === 1) return segmentName(segments[0] ?? 0);
  return segments.length === 9 ? t('segments.all') : t('segments', { all: listedText(segments.map(String)) });
}

/** "card 4", "joker 1-4-7". */
export function cardName(card: string): string {
  if (card === 'any') return t('card.any');
  return isJoker(card) ? t('card.joker', { all: cardShort(card) }) : t('card.standard', { n: card });
}
export function cardTitle(card: string): string {
  if (card === 'any') return t('card.any.title');
  return isJoker(card) ? t('card.joker.title', { all: cardShort(card) }) : t('card.standard.title', { n: card });
}
/** For those who do not see it: "card 4, west", "joker for segments 1, 4 and 7". */
export function cardNamed(card: string): string {
  if (card === 'any') return t('card.any.title');
  return isJoker(card)
    ? t('card.joker.named', { all: listedText(segmentsOf(card).map(String)) })
    : t('card.standard.named', { n: card, name: segmentPlace(Number(card)) });
}
/** "4", "1-4-7". */
export function cardShort(card: string): string {
  return segmentsOf(card).join('-');
}

export function medalName(metal: Metal): string {
  return t(`medal.${metal}`);
}
export function medalTitle(metal: Metal): string {
  return t(`medal.${metal}.title`);
}
/** "gold medal, carpets". */
export function medalOf(metal: Metal, trade: Trade): string {
  return t('medal.of', { medal: medalName(metal), trade: tradeName(trade) });
}

export function tradeIcon(trade: Trade, n?: number): Piece {
  return n === undefined
    ? { icon: `t-${GLYPHS[trade]}`, label: tradeName(trade) }
    : { icon: `t-${GLYPHS[trade]}`, label: tradeName(trade), n };
}
export function medalIcon(metal: Metal): Piece {
  return { icon: `m-${metal}`, label: medalName(metal) };
}

/** Money in words: "1 carpet coin and 2 spice coins". */
export function moneyListed(money: Readonly<Partial<Record<Trade, number>>>): string {
  return listedText(TRADES.flatMap((trade) => (money[trade] ? [moneyText(trade, money[trade])] : [])));
}

export function spaced(pieces: Rich): Rich {
  return pieces.flatMap((piece, index) => (index ? [' ', piece] : [piece]));
}

/** Items as one says them, with their symbols: a, b and c. */
export function listed(items: readonly Rich[], last: 'and' | 'or' = 'and'): Rich {
  const end = items.at(-1) ?? [];
  const before = items.slice(0, -1).flatMap((item, index) => (index ? [t('comma'), ...item] : item));
  if (!before.length) return end;
  const [start = '', between = '', after = ''] = t(last, { a: '\u0001', b: '\u0001' }).split('\u0001');
  return [start, ...before, between, ...end, after].filter((piece) => piece !== '');
}

/** The same in letters alone. */
export function listedText(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  const end = items.at(-1) ?? '';
  const before = items.slice(0, -1).join(t('comma'));
  return before ? t(last, { a: before, b: end }) : end;
}
