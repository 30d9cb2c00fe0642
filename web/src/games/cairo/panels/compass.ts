/** Where a neighbouring site lies. */
import { spotOf, type Site } from '../game';

export type Direction = 'north' | 'south' | 'west' | 'east';
export const DIRECTIONS: readonly Direction[] = ['north', 'south', 'west', 'east'];

/** In which direction somebody goes from one site to the one beside it. */
export function directionOf(from: Site, to: Site): Direction {
  const [one, two] = [spotOf(from), spotOf(to)];
  if (two.row !== one.row) return two.row < one.row ? 'north' : 'south';
  return two.column < one.column ? 'west' : 'east';
}
