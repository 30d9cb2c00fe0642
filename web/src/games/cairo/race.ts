/** The points race: how far its scale goes, and where its marks are. */

const STEP = 20;
const SHORTEST = 40;

/** Up to 40 points, then 60, 80 and so on: the scale grows before anybody leaves it. */
export function scaleOf(points: readonly number[]): number {
  return Math.max(SHORTEST, STEP * Math.ceil((Math.max(0, ...points) + 1) / STEP));
}

/** Four or five marks, in steps of ten or more. */
export function marksOf(scale: number): number[] {
  const step = scale <= SHORTEST ? 10 : STEP;
  return Array.from({ length: scale / step + 1 }, (_, index) => index * step);
}
