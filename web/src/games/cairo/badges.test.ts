import { expect, it } from 'vitest';
import { linesOf, placeBadge } from './badges';
import type { Site } from './game';
import { centreOf, cornerOf, CELL, wholeBox } from './place';

const SIZE = { width: 97, height: 40 };
const bounds = wholeBox(false);
const tile = (site: Site, weight = 3) => ({ ...cornerOf(site), width: CELL, height: CELL, weight });

it('lies beside what it is about where there is room', () => {
  const { leader, x, y } = placeBadge(SIZE, centreOf('D3'), [], bounds);
  expect(leader === null || Math.hypot(leader.from.x - leader.to.x, leader.from.y - leader.to.y) < CELL / 4).toBe(true);
  expect(Math.hypot(x + 48 - centreOf('D3').x, y + 20 - centreOf('D3').y)).toBeLessThan(100);
});

it('leaves tiles in sight', () => {
  const around = (['C2', 'D2', 'E2', 'C3', 'E3'] as const).map((site) => tile(site));
  const { y } = placeBadge(SIZE, centreOf('D3'), around, bounds);
  expect(y).toBeGreaterThan(centreOf('D3').y);
});

it('stays inside the market, at its corners too', () => {
  for (const site of ['A1', 'L1', 'A12', 'L12'] as const) {
    const { x, y, width, height } = placeBadge(SIZE, centreOf(site), [], bounds);
    expect(x >= bounds.x && y >= bounds.y).toBe(true);
    expect(x + width <= bounds.x + bounds.width && y + height <= bounds.y + bounds.height).toBe(true);
  }
});

it('breaks texts between words', () => {
  expect(linesOf('would shut in the entry of Sinan', 18)).toEqual(['would shut in the', 'entry of Sinan']);
});
