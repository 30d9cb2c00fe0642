/** Where badges lie: beside what they are about, over as little as possible of what matters. */
import { CELL, GAP, type Box, type Point } from './place';

/** Something that a badge had better not cover, and how much that matters. */
export interface Obstacle extends Box {
  weight: number;
}

export interface Placed extends Box {
  /** From the badge to what it is about; nothing where they lie side by side. */
  leader: { from: Point; to: Point } | null;
}

/** How far away it may lie, and in what steps places are tried. */
const FAR = 4 * CELL;
const STEP = CELL / 7;
/** The ring around what a badge is about. */
const RING = CELL / 2;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The point of a box that is nearest to another point. */
function nearest({ x, y, width, height }: Box, to: Point): Point {
  return { x: Math.min(Math.max(to.x, x), x + width), y: Math.min(Math.max(to.y, y), y + height) };
}

/** The places that are tried: up to four sites away, inside the market. */
function* places(size: Pick<Box, 'width' | 'height'>, about: Point, bounds: Box): Generator<Box> {
  const left = Math.max(bounds.x, about.x - FAR - size.width / 2);
  const right = Math.min(bounds.x + bounds.width - size.width, about.x + FAR - size.width / 2);
  const top = Math.max(bounds.y, about.y - FAR / 2 - size.height / 2);
  const bottom = Math.min(bounds.y + bounds.height - size.height, about.y + FAR / 2 - size.height / 2);
  for (let y = top; y <= bottom; y += STEP) for (let x = left; x <= right; x += STEP) yield { ...size, x, y };
}

/** The best place for a badge about the middle of a site. */
export function placeBadge(
  size: Pick<Box, 'width' | 'height'>,
  about: Point,
  obstacles: readonly Obstacle[],
  bounds: Box,
): Placed {
  const ring = { x: about.x - RING, y: about.y - RING, width: 2 * RING, height: 2 * RING };
  let best: Box = { ...size, x: bounds.x, y: bounds.y };
  let least = Infinity;
  for (const place of places(size, about, bounds)) {
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    const near = nearest(place, about);
    const gap = Math.hypot(near.x - about.x, near.y - about.y);
    let cost = overlap(place, ring) + 4 * gap + 0.4 * Math.hypot(middle.x - about.x, middle.y - about.y);
    for (const obstacle of obstacles) {
      if (cost >= least) break;
      cost += (obstacle.weight * overlap(place, obstacle)) / 4;
    }
    if (cost < least) [best, least] = [place, cost];
  }
  const from = nearest(best, about);
  const to = nearest(ring, from);
  const isBeside = Math.hypot(from.x - to.x, from.y - to.y) <= GAP / 2;
  return { ...best, leader: isBeside ? null : { from, to } };
}

/** A text in lines of a few words each, none longer than so many letters where words allow it. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
