/** Why an offered place or a guild card cannot be used, in the few words that there is room for. */
import type { Refusal } from '../../api/choose_write.gen';
import { GOODS, sizeOf, type Good, type Goods } from './game';
import { goodsText } from './names';
import type { Lack } from './points';
import { t as p } from './words/panels';
import { t } from './words/table';

/** Numbers and goods of a refusal; which ones there are depends on its key. */
interface Amounts {
  price?: number;
  have?: number;
  goods?: readonly Good[];
  owned?: readonly Good[];
}

function amountsIn({ arguments: amounts }: Refusal): Required<Amounts> {
  return { price: 0, have: 0, goods: [], owned: [], ...(amounts as Amounts) };
}

/** As short as a tile needs it: goods by their number. */
export function lackText(lack: Lack): string {
  if (lack === 'payment') return t('lack.payment');
  const { price, have } = amountsIn(lack);
  switch (lack.key) {
    case 'lira-due':
    case 'guild-lira':
      return t('lack.lira', { n: price - have });
    case 'guild-goods':
      return t('lack.goods', { n: price - have });
    case 'price-due':
      return t('lack.goods', { n: sizeOf(missing(lack)) });
    case 'two-alike':
      return t('lack.alike');
    case 'no-goods-card':
    case 'guild-card':
      return t('lack.card');
    case 'caravan-palace':
    case 'guild-palace':
      return t('lack.palace');
    default:
      return t('lack.other');
  }
}

/** The same for the head of a palace, where there is room for a number; which goods they are is seen by the price. */
export function lackShort(lack: Lack): string {
  return lack !== 'payment' && lack.key === 'price-due' ? `−${sizeOf(missing(lack))}` : '';
}

/** The same where there is more room: goods by their names. */
export function lackInWords(lack: Lack): string {
  if (lack === 'payment') return p('follow.unpaid');
  if (lack.key !== 'price-due') return lackText(lack);
  return p('short.goods', { goods: goodsText(missing(lack)) });
}

function missing(lack: Refusal): Goods {
  const { goods, owned } = amountsIn(lack);
  const count = (list: readonly Good[], good: Good) => list.filter((one) => one === good).length;
  const short = GOODS.map((good) => [good, Math.max(0, count(goods, good) - count(owned, good))] as const);
  return Object.fromEntries(short) as unknown as Goods;
}
