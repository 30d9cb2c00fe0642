/** Missing money: two coins of other trades for each, picked one by one. */
import type { Trade } from '../game';

export type Picked = Readonly<Partial<Record<Trade, number>>>;

/** How many coins are picked. */
export function countOf(picked: Picked): number {
  return Object.values(picked).reduce((sum, n) => sum + (n ?? 0), 0);
}

/** One coin more or less of a trade: never more than there are, nor more in all than are due. */
export function changed(picked: Picked, trade: Trade, by: 1 | -1, have: number, due: number): Picked {
  const now = picked[trade] ?? 0;
  const next = now + by;
  if (next < 0 || next > have || (by > 0 && countOf(picked) >= due)) return picked;
  return { ...picked, [trade]: next };
}

/** The answers that pay it, coin by coin. */
export function payments(picked: Picked, order: readonly Trade[]): string[] {
  return order.flatMap((trade) => Array.from({ length: picked[trade] ?? 0 }, () => `pay ${trade}`));
}
