/** Three cards that are played together. */
import type { Offer } from '../../../api/types';
import type { Card } from '../game';

/** The offers that play three cards. */
export function threes(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(({ verb, value }) => verb === 'play' && String(value).includes('+'));
}

/** The offer that plays just these cards, in whatever order they were chosen. */
export function playOf(offers: readonly Offer[], cards: readonly Card[]): Offer | null {
  const wanted = [...cards].sort().join();
  return threes(offers).find(({ value }) => String(value).split('+').sort().join() === wanted) ?? null;
}
