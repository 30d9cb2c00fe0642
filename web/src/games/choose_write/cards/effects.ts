/** What cards and places cost and bring: as signs to draw, and in words. Amounts are those of the components. */
import type { Gain } from '../../../api/choose_write.gen';
import { facts, type Facts } from '../facts';
import {
  GOOD_ICONS,
  GOODS,
  isLetter,
  type Caravan,
  type ChooseWriteView,
  type Goods,
  type Guild,
  type Letter,
  type Location,
  type Player,
} from '../game';
import { goodsText, listedText } from '../names';
import { t } from '../words/panels';

export type Fountain = keyof Facts['fountains'];

/** One sign of an effect: a symbol with its number, letters of palaces, or what stands between them. */
export type Bit =
  { icon: string; n?: number } | { letters: string } | { word: string } | { sign: 'plus' | 'or' | 'to' };

/** An effect as it is drawn, and what those hear who do not see it. */
export interface Effect {
  bits: Bit[];
  says: string;
}

const NO_GOODS: Goods = { FA: 0, SP: 0, FR: 0, JE: 0 };
const PLUS: Bit = { sign: 'plus' };
const OR: Bit = { sign: 'or' };
const TO: Bit = { sign: 'to' };
const GAIN_ICONS = {
  lira: 'i-lira',
  good: 'g-any',
  same: 'g-any',
  different: 'g-any',
  card: 'i-goods-card',
  guild: 'i-guild-card',
  check: 'i-imp',
  ruby: 'i-ruby',
} as const;

function counted(icon: string, n: number): Bit {
  return n === 1 && icon !== 'i-lira' ? { icon } : { icon, n };
}

function joined(parts: readonly (readonly Bit[])[], between: Bit = PLUS): Bit[] {
  return parts.flatMap((part, index) => (index ? [between, ...part] : [...part]));
}

function gainBits({ thing, amount }: Gain, isFree = false): Bit[] {
  const space = isFree ? 'i-sheet' : 'i-bonus';
  switch (thing) {
    case 'card-or-good':
      return [{ icon: 'i-goods-card' }, OR, { icon: 'g-any' }];
    case 'check-or-space':
      return [{ icon: 'i-imp' }, OR, { icon: space }];
    case 'keep-one':
      return [counted('i-guild-card', amount), { word: t('gain.keep.short') }];
    case 'same':
      return [{ icon: 'g-any', n: amount }, { word: t('gain.same.short') }];
    case 'different':
      // One of every kind there is.
      if (amount === GOODS.length) return GOODS.map((good) => ({ icon: GOOD_ICONS[good] }));
      return [{ icon: 'g-any', n: amount }, { word: t('gain.different.short') }];
    case 'space':
      return [counted(space, amount)];
    default:
      return [counted(GAIN_ICONS[thing], amount)];
  }
}

function gainSays({ thing, amount }: Gain, isFree = false): string {
  const isSpace = thing === 'space' || thing === 'check-or-space';
  return t(isFree && isSpace ? `gain.${thing}.any` : `gain.${thing}`, { n: amount });
}

interface Deal {
  palaces: readonly Letter[];
  cards?: number;
  goods?: number;
  gains: readonly Gain[];
  isFree?: boolean;
}

/** First what is given, then what comes. A palace has its ruby. */
function dealOf({ palaces, cards = 0, goods = 0, gains, isFree = false }: Deal): Effect {
  const all = palaces.length === 4;
  const letters = all
    ? [{ letters: 'A–D' }]
    : joined(
        palaces.map((letter) => [{ letters: letter }]),
        OR,
      );
  const given: Bit[][] = [
    ...(palaces.length ? [letters] : []),
    ...(cards ? [[counted('i-goods-card', cards)]] : []),
    ...(goods ? [[counted('g-any', goods)]] : []),
  ];
  const ruby: Bit[][] = palaces.length ? [[{ icon: 'i-ruby' }]] : [];
  const brought = joined([...ruby, ...gains.map((gain) => gainBits(gain, isFree))]);
  const costs = [
    ...(palaces.length ? [all ? t('cost.palace.any') : t('cost.palace', { letters: listedText(palaces, 'or') })] : []),
    ...(cards ? [t('cost.cards', { n: cards })] : []),
    ...(goods ? [t('cost.goods', { n: goods })] : []),
  ];
  const said = listedText(gains.map((gain) => gainSays(gain, isFree)));
  return {
    bits: given.length ? [...joined(given), TO, ...brought] : brought,
    says: costs.length ? t('effect.then', { cost: listedText(costs), gains: said }) : said,
  };
}

/** What a guild card costs beside its lira, and brings. `isFree`: a space to fill in is any space, not a bonus action. */
export function guildEffect(guild: Guild, isFree = false): Effect {
  const { palaces, cards, goods, gains } = facts().guilds[guild];
  return dealOf({ palaces, cards, goods, gains, isFree });
}

export function caravanEffect(caravan: Caravan, isFree = false): Effect {
  return dealOf({ ...facts().caravans[caravan], isFree });
}

/** Whether the options of a game let a space to fill in be any space. */
export function hasFreeSpaces({ options }: ChooseWriteView): boolean {
  return options['space_means'] === 'any';
}

/** What a fountain gives to everybody. */
export function fountainEffect(fountain: Fountain): Effect {
  const gain = facts().fountains[fountain];
  return { bits: gainBits(gain), says: t('fountain.says', { gain: gainSays(gain) }) };
}

export function priceBits(price: Goods): Bit[] {
  return GOODS.filter((good) => price[good]).map((good) => counted(GOOD_ICONS[good], price[good]));
}

/** What a place costs and brings a player now. */
export function placeEffect(place: Location, player: Pick<Player, 'yields'>, view: ChooseWriteView): Effect {
  const known = facts();
  const isFree = hasFreeSpaces(view);
  const lira = (n: number): Gain => ({ thing: 'lira', amount: n });
  if (isLetter(place)) {
    const { price } = view.letters[place];
    return {
      bits: [...priceBits(price), TO, { icon: 'i-ruby' }],
      says: t('effect.then', { cost: goodsText(price), gains: t('gain.ruby', { n: 1 }) }),
    };
  }
  const warehouse = known.warehouses[place];
  if (warehouse) {
    const n = player.yields[place] ?? known.warehouse_goods;
    return { bits: [{ icon: GOOD_ICONS[warehouse], n }], says: goodsText({ ...NO_GOODS, [warehouse]: n }) };
  }
  switch (place) {
    case '2':
      return {
        bits: [{ icon: 'i-lira', n: known.dealer_price }, TO, { icon: 'i-ruby' }],
        says: t('effect.then', { cost: gainSays(lira(known.dealer_price)), gains: t('gain.ruby', { n: 1 }) }),
      };
    case '3': {
      const gains: Gain[] = [lira(known.large_market_lira), { thing: 'space', amount: 1 }];
      const given: Gain = { thing: 'same', amount: known.large_market_goods };
      return {
        bits: [...gainBits(given), TO, ...joined(gains.map((gain) => gainBits(gain, isFree)))],
        says: t('effect.then', {
          cost: gainSays(given),
          gains: listedText(gains.map((gain) => gainSays(gain, isFree))),
        }),
      };
    }
    case '4':
      return dealOf({ palaces: [], gains: [{ thing: 'card', amount: 1 }, lira(known.post_lira)] });
    case '6':
      return view.caravan.face_up ? caravanEffect(view.caravan.face_up, isFree) : { bits: [], says: '' };
    case '7':
      return dealOf({ palaces: [], gains: [{ thing: 'good', amount: known.roasted_goods }] });
    case '8':
      return dealOf({ palaces: [], gains: [lira(player.yields[place] ?? known.tea_house)] });
    case '9':
      return dealOf({ palaces: [], gains: [{ thing: 'guild', amount: 1 }] });
    case '11':
      return dealOf({ palaces: [], cards: 1, gains: [lira(known.small_market_lira)] });
    case '13':
      return {
        bits: [{ word: t('effect.up-to', { n: known.wainwright_checks }) }, { icon: 'i-imp' }],
        says: t('effect.checks', { n: known.wainwright_checks }),
      };
    default:
      return { bits: [{ icon: 'i-sheet' }, { word: t('effect.any-place') }], says: t('effect.any-place') };
  }
}
