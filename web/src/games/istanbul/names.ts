/** What things are called, in the present language. */
import type { Piece, Rich } from '../../words/rich';
import { GOOD_ICONS, SHOWN, type Card, type Good, type TileColour } from './game';
import { maybe, t } from './words/table';

export function placeName(place: number): string {
  return maybe(`place.${place}`) ?? String(place);
}
export function placeShort(place: number): string {
  return maybe(`place.${place}.short`) ?? placeName(place);
}
export function placeText(place: number): string {
  return maybe(`place.${place}.text`) ?? '';
}
/** A place in a sentence, its name in bold. */
export function placeIn(form: 'at' | 'to' | 'from', place: number): Rich {
  const [before = '', name = '', after = ''] = (maybe(`place.${place}.${form}`) ?? `*${place}*`).split('*');
  return [before, { strong: name }, after].filter((piece) => piece !== '');
}

export function goodName(good: Good): string {
  return t(`good.${good}`);
}
export function goodTitle(good: Good): string {
  return t(`good.${good}.title`);
}
export function cardName(card: Card): string {
  return t(`card.${card}`);
}
/** A mosque tile as sentences need it ("takes the red tile"): German and Turkish decline it. */
export function tileName(colour: TileColour): string {
  return t(`tile.${colour}.name`);
}
/** A mosque tile by itself. */
export function tileTitle(colour: TileColour): string {
  return t(`tile.${colour}.title`);
}

export function liraIcon(n: number): Piece {
  return { icon: 'i-lira', label: t('lira'), n };
}
export function rubyIcon(n = 1): Piece {
  return { icon: 'i-ruby', label: t('ruby', { n }) };
}
export function goodIcon(good: Good, n?: number): Piece {
  return n === undefined || n === 1
    ? { icon: GOOD_ICONS[good], label: goodName(good) }
    : { icon: GOOD_ICONS[good], label: goodName(good), n };
}

/** Goods as symbols, each with its number where it is more than one. */
export function goodsIcons(goods: Readonly<Record<Good, number>>): Rich {
  return spaced(SHOWN.filter((good) => goods[good] > 0).map((good) => goodIcon(good, goods[good])));
}

export function spaced(pieces: Rich): Rich {
  return pieces.flatMap((piece, index) => (index ? [' ', piece] : [piece]));
}

/** Items as one says them: a, b and c. */
export function listed(items: readonly (string | Rich)[], last: 'and' | 'or' = 'and'): Rich {
  const said = items.map((item): Rich => (typeof item === 'string' ? [item] : item));
  const end = said.pop();
  if (!end) return [];
  if (!said.length) return end;
  const before = said.flatMap((item, index) => (index ? [t('comma'), ...item] : item));
  const [a = '', between = '', b = ''] = t(last, { a: '\u0001', b: '\u0001' }).split('\u0001');
  return [a, ...before, between, ...end, b].filter((piece) => piece !== '');
}

/** The same in letters alone. */
export function listedText(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return listed(items, last).join('');
}

export const CARD_LOOKS: Readonly<
  Record<Card, { ground: 'cobalt' | 'turq' | 'coral' | 'cream'; icon: string; isEmblem?: boolean }>
> = {
  'any-good': { ground: 'turq', icon: 'g-any' },
  'five-lira': { ground: 'cobalt', icon: 'i-lira' },
  'palace-again': { ground: 'cobalt', icon: 'em-13', isEmblem: true },
  'post-again': { ground: 'coral', icon: 'em-5', isEmblem: true },
  'dealer-again': { ground: 'cobalt', icon: 'em-16', isEmblem: true },
  'family-home': { ground: 'cream', icon: 'i-family' },
  stay: { ground: 'turq', icon: 'i-merchant' },
  'far-move': { ground: 'turq', icon: 'i-steps' },
  'assistant-home': { ground: 'cream', icon: 'i-back-in' },
  'any-sale': { ground: 'coral', icon: 'em-11', isEmblem: true },
  'two-coffee': { ground: 'cream', icon: 'i-coffee' },
  'buy-guild': { ground: 'cream', icon: 'i-card-guild' },
  'coffee-sale': { ground: 'coral', icon: 'i-coffee-lira' },
  'coffee-dice': { ground: 'turq', icon: 'i-dice' },
  exchange: { ground: 'turq', icon: 'i-exchange' },
  'turn-six': { ground: 'coral', icon: 'i-six' },
  'corner-move': { ground: 'cobalt', icon: 'i-corner' },
  'wainwright-again': { ground: 'cobalt', icon: 'em-1', isEmblem: true },
  'coffee-again': { ground: 'cobalt', icon: 'em-20', isEmblem: true },
  'a-letter': { ground: 'coral', icon: 'i-letter' },
  'letter-dice': { ground: 'coral', icon: 'i-dice' },
  'good-for-lira': { ground: 'turq', icon: 'g-any' },
  'red-and-lira': { ground: 'cobalt', icon: 'g-fabric' },
  'green-and-lira': { ground: 'cobalt', icon: 'g-spice' },
  'yellow-and-lira': { ground: 'cobalt', icon: 'g-fruit' },
  'blue-and-lira': { ground: 'cobalt', icon: 'g-jewel' },
  copy: { ground: 'cream', icon: 'i-card' },
  'family-walk': { ground: 'cream', icon: 'i-family' },
  'join-merchant': { ground: 'turq', icon: 'i-merchant' },
  'companion-far': { ground: 'turq', icon: 'i-steps' },
  'from-afar': { ground: 'coral', icon: 'i-letter' },
  'mosque-again': { ground: 'cobalt', icon: 'em-15', isEmblem: true },
  'society-again': { ground: 'cobalt', icon: 'em-24', isEmblem: true },
  anywhere: { ground: 'turq', icon: 'i-grid' },
};
