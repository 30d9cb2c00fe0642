/** Arithmetic of small plots. */

/** Round steps for an axis from 0 (or less) to the largest value: at most `most` of them. */
export function axis(largest: number, most = 5): number[] {
  const top = Math.max(1, largest);
  const raw = top / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power);
  const ticks: number[] = [];
  for (let value = 0; value < top + step; value += step) {
    ticks.push(value);
    if (value >= top) break;
  }
  return ticks;
}

/** Move labels apart so that they are `gap` apart and stay between the borders; in the order in which they came. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, two) => one.at - two.at || one.index - two.index);
  order.forEach((label, index) => {
    const before = order[index - 1];
    label.at = Math.max(label.at, before ? before.at + gap : low);
  });
  for (let index = order.length - 1; index >= 0; index -= 1) {
    const label = order[index];
    const after = order[index + 1];
    if (label) label.at = Math.min(label.at, after ? after.at - gap : high);
  }
  const placed = [...wanted];
  for (const label of order) placed[label.index] = label.at;
  return placed;
}

/** How the line of a seat is drawn: its shape has a pattern, so that colour is never alone. */
export const DASHES = { arch: '', star: '9 5', hex: '2 5', drop: '11 4 2 4', rose: '5 4' } as const;
