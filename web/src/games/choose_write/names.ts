/** What things are called, in the present language. */
import type { Piece, Rich } from '../../words/rich';
import { GOOD_ICONS, GOODS, goodsOf, type Caravan, type Good, type Goods, type GoodsCard } from './game';
import type { Guild, Letter, Location } from './game';
import { t } from './words/table';

export function placeName(place: Location): string {
  return t(`place.${place}`);
}
export function placeShort(place: Location): string {
  return t(`place.${place}.short`);
}
/** A place in a sentence, its name in bold: "at the Tea House". */
export function placeAt(place: Location): Rich {
  const [before = '', name = '', after = ''] = t(`place.${place}.at`).split('*');
  return [before, { strong: name }, after].filter((piece) => piece !== '');
}

export function goodName(good: Good): string {
  return t(`good.${good}`);
}
export function goodTitle(good: Good): string {
  return t(`good.${good}.title`);
}
export function guildName(guild: Guild): string {
  return t(`guild.${guild}`);
}
export function caravanName(caravan: Caravan): string {
  return t(`caravan.${caravan}`);
}
/** A goods card by its two goods. */
export function goodsCardName(card: GoodsCard): string {
  return listedText(goodsOf(card).map(goodName));
}
export function letterAt(letter: Letter): string {
  return t('palace.at', { letter });
}

export function goodIcon(good: Good, n?: number): Piece {
  return n === undefined || n === 1
    ? { icon: GOOD_ICONS[good], label: goodName(good) }
    : { icon: GOOD_ICONS[good], label: goodName(good), n };
}
export function liraIcon(n: number): Piece {
  return { icon: 'i-lira', label: t('lira'), n };
}
export function rubyIcon(n = 1): Piece {
  return { icon: 'i-ruby', label: t('ruby', { n }) };
}

/** Goods in words: "2 fabric and 1 spice". */
export function goodsText(goods: Goods): string {
  return listedText(
    GOODS.filter((good) => goods[good] > 0).map((good) => t('count', { n: goods[good], thing: goodName(good) })),
  );
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
