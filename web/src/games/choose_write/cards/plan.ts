/** The plan in small, as cards and panels draw it: a box for each place, in units of its own. */
import type { Location } from '../game';

export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const CELLS: Readonly<Record<Location, Cell>> = {
  1: { x: 0, y: 0, w: 10, h: 9 },
  2: { x: 11, y: 0, w: 10, h: 9 },
  3: { x: 22, y: 0, w: 17, h: 9 },
  4: { x: 40, y: 0, w: 10, h: 9 },
  5: { x: 51, y: 0, w: 10, h: 9 },
  6: { x: 0, y: 10, w: 10, h: 13 },
  7: { x: 11, y: 10, w: 10, h: 13 },
  A: { x: 22, y: 10, w: 8, h: 6 },
  B: { x: 31, y: 10, w: 8, h: 6 },
  C: { x: 22, y: 17, w: 8, h: 6 },
  D: { x: 31, y: 17, w: 8, h: 6 },
  8: { x: 40, y: 10, w: 10, h: 13 },
  9: { x: 51, y: 10, w: 10, h: 13 },
  10: { x: 0, y: 24, w: 10, h: 9 },
  11: { x: 11, y: 24, w: 10, h: 9 },
  12: { x: 22, y: 24, w: 17, h: 9 },
  13: { x: 40, y: 24, w: 10, h: 9 },
  14: { x: 51, y: 24, w: 10, h: 9 },
};
