/** Goods and goods cards that answer a question: what is filled in, sold, paid or given up. */
import type { Offer } from '../../api/types';
import type { Scene } from '../contract';
import { gameOf, GOODS, type Good, type Goods, type GoodsCard } from './game';

export interface GoodsChoice {
  /** What is to be paid, where that is said. */
  price: Goods | null;
  goods: readonly { good: Good; offer: Offer | undefined; isFull: boolean }[];
  cards: readonly { card: GoodsCard; offer: Offer | undefined; isLaid: boolean }[];
}

const GOOD_VERBS = ['take', 'sell', 'give'];
const CARD_VERBS = ['card', 'discard'];

/** What can be chosen among goods now; null if nothing of that kind is asked. */
export function goodsChoiceOf(scene: Scene): GoodsChoice | null {
  const { step, players } = gameOf(scene.position);
  const me = players[scene.focus];
  const asked = (verbs: readonly string[], value: string) =>
    scene.offers.find((offer) => verbs.includes(offer.verb) && offer.value === value);
  if (!me) return null;
  const asksGoods = GOODS.some((good) => asked(GOOD_VERBS, good));
  const laid = (step.args['laid'] ?? []) as GoodsCard[];
  const held = me.goods_cards;
  const asksCards = held.some((card) => asked(CARD_VERBS, card)) || (step.name === 'pay-goods' && laid.length > 0);
  if (!scene.offers.length || !(asksGoods || asksCards)) return null;
  const isTaking = scene.offers.some(({ verb }) => verb === 'take');
  const price = step.args['price'] as Partial<Goods> | undefined;
  return {
    price: price ? { FA: 0, SP: 0, FR: 0, JE: 0, ...price } : null,
    goods: asksGoods
      ? GOODS.map((good) => {
          const { filled, spaces } = me.goods[good];
          return { good, offer: asked(GOOD_VERBS, good), isFull: isTaking && filled >= spaces };
        })
      : [],
    cards: asksCards
      ? [
          ...laid.map((card) => ({ card, offer: undefined, isLaid: true })),
          ...held.map((card) => ({ card, offer: asked(CARD_VERBS, card), isLaid: false })),
        ]
      : [],
  };
}
