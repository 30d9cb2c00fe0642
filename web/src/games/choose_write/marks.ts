/** Pencil marks: each has a shape of its own, which it keeps for as long as the game is looked at. */
import type { TrackName } from './game';

export type MarkKind = 'fill' | 'strike' | 'x' | 'check' | 'gem';
/** Where a mark is: a track and its space, a tulip or a square of a place, a gate or a block with a bonus ruby. */
export type MarkedPart = TrackName | 'rubies' | 'gate' | 'block' | `tulip-${string}` | `square-${string}`;

const SHAPES: Readonly<Record<MarkKind, number>> = { fill: 6, strike: 5, x: 3, check: 3, gem: 3 };
const MOST_TURN = 5;

export interface Shape {
  /** The symbol that draws it. */
  symbol: string;
  /** By how many degrees it is turned. */
  turn: number;
}

export function shapeOf(kind: MarkKind, seat: number, part: MarkedPart, index: number): Shape {
  const hash = hashOf(`${kind} ${seat} ${part} ${index}`);
  const turn = (Math.floor(hash / 64) % (2 * MOST_TURN + 1)) - MOST_TURN;
  return { symbol: `m-${kind}-${(hash % SHAPES[kind]) + 1}`, turn };
}

/** A number that looks like chance and is always the same (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
