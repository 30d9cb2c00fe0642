/** Where the pips of a die are, on a grid of 24. */
const [NEAR, MIDDLE, FAR] = [6.6, 12, 17.4];

export function pipsOf(value: number): [number, number][] {
  const pips: [number, number][] = [];
  if (value % 2) pips.push([MIDDLE, MIDDLE]);
  if (value > 1) pips.push([NEAR, NEAR], [FAR, FAR]);
  if (value > 3) pips.push([NEAR, FAR], [FAR, NEAR]);
  if (value === 6) pips.push([NEAR, MIDDLE], [FAR, MIDDLE]);
  return pips;
}
