/** Where things lie on the market, in units of its drawing: a site is 49, with 6 between segments. */
import { SEGMENT_SIDE, SIDE, siteAt, spotOf, type Segment, type Site } from './game';

export const CELL = 49;
export const GAP = 6;
/** The edge of the market, and of a segment. */
export const EDGE = SIDE * CELL + (SIDE / SEGMENT_SIDE - 1) * GAP;
export const SEGMENT_EDGE = SEGMENT_SIDE * CELL;

/** How broad the market is, in px, from where on a site can be hit: a narrower one brings segments near. */
export const ROOMY = 545;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where a column or row begins. */
export function along(index: number): number {
  return index * CELL + Math.floor(index / SEGMENT_SIDE) * GAP;
}

export function cornerOf(site: Site): Point {
  const { column, row } = spotOf(site);
  return { x: along(column), y: along(row) };
}

export function centreOf(site: Site): Point {
  const { x, y } = cornerOf(site);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

export function segmentBox(segment: Segment): Box {
  const edge = SEGMENT_EDGE + GAP;
  return {
    x: ((segment - 1) % 3) * edge,
    y: Math.floor((segment - 1) / 3) * edge,
    width: SEGMENT_EDGE,
    height: SEGMENT_EDGE,
  };
}

/** A segment with the joints around it up to its neighbours: together they cover the market. */
export function segmentField(segment: Segment): Box {
  const { x, y } = segmentBox(segment);
  const from = (at: number) => (at === 0 ? 0 : at - GAP / 2);
  const to = (at: number) => (at + SEGMENT_EDGE === EDGE ? EDGE : at + SEGMENT_EDGE + GAP / 2);
  return { x: from(x), y: from(y), width: to(x) - from(x), height: to(y) - from(y) };
}

/** The whole market with its letters and numbers, or without them where there is little room. */
export function wholeBox(hasLabels: boolean): Box {
  return hasLabels
    ? { x: -16, y: -16, width: EDGE + 16, height: EDGE + 16 }
    : { x: -2, y: -2, width: EDGE + 4, height: EDGE + 4 };
}

/**
 * A segment as a phone shows it: with a rim of its neighbours on the inner sides, below it where there are some, and all
 * that lies beside a site.
 */
export function zoomBox(segment: Segment, site: Site | null = null): Box {
  const edge = SEGMENT_EDGE + CELL - GAP / 2;
  const inside = (start: number) => Math.min(Math.max(start, -2), EDGE + 2 - edge);
  const beside = (start: number, at: number | undefined) => {
    if (at === undefined) return start;
    const around = CELL + GAP;
    return inside(Math.min(Math.max(start, at + CELL + around - edge), at - around));
  };
  const { x, y } = segmentBox(segment);
  const about = site === null ? null : cornerOf(site);
  const left = inside(x - (edge - SEGMENT_EDGE) / 2);
  const top = inside(y - 2);
  return { x: beside(left, about?.x), y: beside(top, about?.y), width: edge, height: edge };
}

/** Whether the rim lies above the segment: for those at the lower edge of the market. */
export function isRimAbove(segment: Segment): boolean {
  return segmentBox(segment).y + SEGMENT_EDGE === EDGE;
}

/** How an entry lies to its stall: turned from "below the stall", in degrees. */
export function turnOf(stall: Site, entry: Site): 0 | 90 | 180 | 270 {
  const from = spotOf(stall);
  const to = spotOf(entry);
  if (to.row !== from.row) return to.row > from.row ? 0 : 180;
  return to.column > from.column ? 270 : 90;
}

/** Whether the joint between two segments lies between neighbouring sites. */
export function isApart(one: Site, other: Site): boolean {
  const { x, y } = cornerOf(one);
  const to = cornerOf(other);
  return Math.abs(x - to.x) + Math.abs(y - to.y) > CELL;
}

type Side = 'top' | 'right' | 'bottom' | 'left';
const AROUND: Readonly<Record<Side, readonly [number, number]>> = {
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
};
/** Going around a tile with the sun, each side leads to this one. */
const NEXT: Readonly<Record<Side, Side>> = { top: 'right', right: 'bottom', bottom: 'left', left: 'top' };
const BEFORE: Readonly<Record<Side, Side>> = { top: 'left', right: 'top', bottom: 'right', left: 'bottom' };

interface Edge {
  site: Site;
  side: Side;
}

function neighbour(site: Site, side: Side): Site | null {
  const { column, row } = spotOf(site);
  const [right, down] = AROUND[side];
  const to = { column: column + right, row: row + down };
  const isInside = to.column >= 0 && to.row >= 0 && to.column < SIDE && to.row < SIDE;
  return isInside ? siteAt(to.column, to.row) : null;
}

function has(tiles: ReadonlySet<Site>, site: Site | null): site is Site {
  return site !== null && tiles.has(site);
}

/** The sides of tiles that no other tile touches, each followed by the next one around the stand. */
function edgesOf(tiles: ReadonlySet<Site>): Edge[] {
  return [...tiles].flatMap((site) =>
    (Object.keys(AROUND) as Side[])
      .filter((side) => !has(tiles, neighbour(site, side)))
      .map((side) => ({ site, side })),
  );
}

function following(tiles: ReadonlySet<Site>, { site, side }: Edge): Edge {
  const ahead = NEXT[side];
  const beside = neighbour(site, ahead);
  if (!has(tiles, beside)) return { site, side: ahead };
  const diagonal = neighbour(beside, side);
  return has(tiles, diagonal) ? { site: diagonal, side: BEFORE[side] } : { site: beside, side };
}

/** Where the side of a tile lies: across its direction. */
function lineOf({ site, side }: Edge, inset: number): number {
  const { x, y } = cornerOf(site);
  switch (side) {
    case 'top':
      return y + inset;
    case 'right':
      return x + CELL - inset;
    case 'bottom':
      return y + CELL - inset;
    case 'left':
      return x + inset;
  }
}

/** The outline of a stand as one path with round corners. */
export function outlineOf(sites: readonly Site[], inset = 5, radius = 4.5): string {
  const tiles = new Set(sites);
  const open = new Map(edgesOf(tiles).map((edge) => [`${edge.site} ${edge.side}`, edge]));
  const paths: string[] = [];
  for (let [first] = open.values(); first; [first] = open.values()) {
    const corners: Point[] = [];
    let edge = first;
    do {
      open.delete(`${edge.site} ${edge.side}`);
      const next = following(tiles, edge);
      if (next.side !== edge.side) {
        const isLevel = edge.side === 'top' || edge.side === 'bottom';
        const [level, upright] = isLevel ? [edge, next] : [next, edge];
        corners.push({ x: lineOf(upright, inset), y: lineOf(level, inset) });
      }
      edge = next;
    } while (open.has(`${edge.site} ${edge.side}`));
    paths.push(rounded(corners, radius));
  }
  return paths.join('');
}

function towards(from: Point, to: Point, by: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(by, long / 2) / long;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function at({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

/** A closed path through corners. */
function rounded(corners: readonly Point[], radius: number): string {
  return corners
    .map((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      const after = corners[(index + 1) % corners.length] ?? corner;
      const [into, out] = [towards(corner, before, radius), towards(corner, after, radius)];
      return `${index ? 'L' : 'M'}${at(into)}Q${at(corner)} ${at(out)}`;
    })
    .concat('z')
    .join('');
}

/** A scallop of the edge of a canopy; they alternate between two colours. */
export interface Scallop {
  path: string;
  isLight: boolean;
}

const SCALLOPS = 4;
const DROP = 5;

/** The scalloped edge around a stand, none between its tiles. */
export function scallopsOf(sites: readonly Site[]): Scallop[] {
  const tiles = new Set(sites);
  return edgesOf(tiles).flatMap((edge) => scallopsAlong(tiles, edge));
}

function scallopsAlong(tiles: ReadonlySet<Site>, { site, side }: Edge): Scallop[] {
  const isLevel = side === 'top' || side === 'bottom';
  const [back, ahead]: [Side, Side] = isLevel ? ['left', 'right'] : ['top', 'bottom'];
  const corner = cornerOf(site);
  const start = isLevel ? corner.x : corner.y;
  const from = start + reach(tiles, site, side, back) * -1;
  const to = start + CELL + reach(tiles, site, side, ahead);
  const line = lineOf({ site, side }, 5);
  const out = line + (side === 'top' || side === 'left' ? -DROP : DROP);
  const point = (along: number, across: number) => at(isLevel ? { x: along, y: across } : { x: across, y: along });
  return Array.from({ length: SCALLOPS }, (_, index) => {
    const a = from + ((to - from) * index) / SCALLOPS;
    const b = from + ((to - from) * (index + 1)) / SCALLOPS;
    return {
      path: `M${point(a, line)}C${point(a, out)} ${point(b, out)} ${point(b, line)}z`,
      isLight: index % 2 === 1,
    };
  });
}

/** How far the scalloped edge goes on beyond a tile: to the next tile, or it ends before the corner. */
function reach(tiles: ReadonlySet<Site>, site: Site, side: Side, towardsSide: Side): number {
  const beside = neighbour(site, towardsSide);
  if (!has(tiles, beside)) return -7;
  const joint = isApart(site, beside) ? GAP : 0;
  return has(tiles, neighbour(beside, side)) ? joint - 1 : joint / 2;
}

/** The way of a customer, from the middle of one site to the next, with round corners; it ends before the last middle. */
export function wayPath(way: readonly Site[], end = 13): string {
  const points = way.map(centreOf);
  const [first, ...rest] = points;
  if (!first || !rest.length) return '';
  const turns = rest.map((point, index) => {
    const before = points[index] ?? first;
    const after = rest[index + 1];
    if (!after) return `L${at(towardsFully(point, before, end))}`;
    const isStraight = before.x === after.x || before.y === after.y;
    if (isStraight) return `L${at(point)}`;
    return `L${at(towards(point, before, 10))}Q${at(point)} ${at(towards(point, after, 10))}`;
  });
  return `M${at(first)}${turns.join('')}`;
}

function towardsFully(from: Point, to: Point, by: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / long, y: from.y + ((to.y - from.y) * by) / long };
}

/** Where the last step of a way leads, in degrees from "to the right". */
export function headingOf(way: readonly Site[]): number {
  const [from, to] = way.slice(-2).map(centreOf);
  return from && to ? (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI : 0;
}
