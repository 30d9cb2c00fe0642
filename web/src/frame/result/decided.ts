/** What decided a game, from its standing. */
import type { Rank } from '../../api/types';

export interface Decision {
  winners: number[];
  /** Nobody else played, so that there is nothing to decide. */
  isAlone: boolean;
  /** The criterion that decided, null if everything was equal. */
  by: string | null;
  /** Criteria before it, in which the winner and the next were equal. */
  equal: string[];
  /** The values of the winner and of the next. */
  values: [number, number] | null;
}

export function decisionOf(standing: readonly Rank[], criteria: readonly string[]): Decision {
  const winners = standing.filter((rank) => rank.place === 1);
  const best = winners[0];
  const next = standing.find((rank) => rank.place > 1);
  const seats = winners.map((rank) => rank.seat);
  const isAlone = standing.length === 1;
  if (!best || !next) return { winners: seats, isAlone, by: null, equal: [...criteria], values: null };
  const at = criteria.findIndex((name) => best.scores[name] !== next.scores[name]);
  const by = criteria[at] ?? null;
  const values: Decision['values'] = by === null ? null : [best.scores[by] ?? 0, next.scores[by] ?? 0];
  return { winners: seats, isAlone, by, equal: criteria.slice(0, Math.max(0, at)), values };
}
