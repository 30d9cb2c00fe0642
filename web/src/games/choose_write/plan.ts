/** The plan as it is drawn: cells, who touches whom, and where arrow keys lead. */
import { facts } from './facts';
import { isLetter, PLACES, type Location } from './game';

/** Row and column of the grid; the palaces share the cell in the middle. */
const CELLS: Readonly<Record<Exclude<Location, 'A' | 'B' | 'C' | 'D'>, readonly [number, number]>> = {
  ...{ 1: [1, 1], 2: [1, 2], 3: [1, 3], 4: [1, 4], 5: [1, 5] },
  ...{ 6: [2, 1], 7: [2, 2], 8: [2, 4], 9: [2, 5] },
  ...{ 10: [3, 1], 11: [3, 2], 12: [3, 3], 13: [3, 4], 14: [3, 5] },
} as const;
const PALACES = { row: 2, column: 3 } as const;

/** The middle of each column, in widths of a tile; the one in the middle is broader. */
const ACROSS = [0, 0.5, 1.5, 2.8, 4.1, 5.1] as const;
/** The palaces around the middle of their cell: A and B above C and D. */
const QUARTERS = { A: [-0.4, -0.25], B: [0.4, -0.25], C: [-0.4, 0.25], D: [0.4, 0.25] } as const;

export function cellOf(place: Location): { row: number; column: number } {
  if (isLetter(place)) return PALACES;
  const [row, column] = CELLS[place];
  return { row, column };
}

function middleOf(place: Location): { x: number; y: number } {
  const { row, column } = cellOf(place);
  const [dx, dy] = isLetter(place) ? QUARTERS[place] : [0, 0];
  return { x: (ACROSS[column] ?? 0) + dx, y: row - 0.5 + dy };
}

/** The places that a card of this one offers beside it. */
export function neighboursOf(place: Location): readonly Location[] {
  return facts().offers[place].filter((other) => other !== place);
}

/** Whether a place touches nothing, whatever lies beside it. */
export function isApart(place: Location): boolean {
  return neighboursOf(place).length === 0;
}

export type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key leads: to the neighbour on that side; to and from a place that touches nothing, over its moat. */
export function walk(place: Location, way: Way): Location {
  const beyond = PLACES.filter((other) => other !== place && (isApart(place) || isApart(other)));
  return nearest(place, way, neighboursOf(place)) ?? nearest(place, way, beyond) ?? place;
}

function nearest(place: Location, way: Way, others: readonly Location[]): Location | undefined {
  const here = middleOf(place);
  const [dx, dy] = WAYS[way];
  const ahead = others.flatMap((other) => {
    const there = middleOf(other);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const far = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return far > aside ? [{ other, distance: far + aside }] : [];
  });
  return ahead.reduce<(typeof ahead)[number] | undefined>(
    (best, one) => (best && best.distance <= one.distance ? best : one),
    undefined,
  )?.other;
}

/** A joint between two places that touch: the cell it is measured from, and where in it. */
export interface Joint {
  row: number;
  column: number;
  /** In hundredths of the cell; null on the grout after it. */
  x: number | null;
  y: number | null;
}

export function jointOf(one: Location, two: Location): Joint {
  const [a, b] = [cellOf(one), cellOf(two)];
  const quarter = [one, two].filter(isLetter)[0];
  const [qx, qy] = quarter
    ? [25 + 50 * Number('BD'.includes(quarter)), 25 + 50 * Number('CD'.includes(quarter))]
    : [50, 50];
  if (a.row === b.row && a.column === b.column) {
    const isLevel = middleOf(one).y === middleOf(two).y;
    return { ...a, x: isLevel ? 50 : qx, y: isLevel ? qy : 50 };
  }
  if (a.row === b.row) return { row: a.row, column: Math.min(a.column, b.column), x: null, y: qy };
  return { row: Math.min(a.row, b.row), column: a.column, x: qx, y: null };
}
