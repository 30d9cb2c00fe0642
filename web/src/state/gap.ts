import type { Moment, Position } from '../api/types';

/** Whether something is missing between the last number that is known and a position that came with these moments. */
export function hasGap(
  known: number,
  moments: readonly Pick<Moment, 'number'>[],
  position: Pick<Position, 'number'>,
): boolean {
  const numbers = [...moments, position].map(({ number }) => number);
  return numbers.some((number, index) => number !== known + 1 + index);
}
