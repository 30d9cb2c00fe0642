/** Where keys lead on the market. */
import { SEGMENT_SIDE, SIDE, siteAt, spotOf, type Site } from './game';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -SEGMENT_SIDE],
  PageDown: [0, SEGMENT_SIDE],
};

function inside(index: number): number {
  return Math.min(Math.max(index, 0), SIDE - 1);
}

/** The site to which a key leads; `stops` are what N and P go through. Null for all other keys. */
export function walk(from: Site, key: string, stops: readonly Site[]): Site | null {
  const { column, row } = spotOf(from);
  const arrow = ARROWS[key];
  if (arrow) return siteAt(inside(column + arrow[0]), inside(row + arrow[1]));
  if (key === 'Home') return siteAt(0, row);
  if (key === 'End') return siteAt(SIDE - 1, row);
  const by = key.toLowerCase() === 'n' ? 1 : key.toLowerCase() === 'p' ? -1 : 0;
  if (!by || !stops.length) return null;
  const at = stops.indexOf(from);
  // From elsewhere, the first or the last of them.
  const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % stops.length;
  return stops.at(next) ?? null;
}
