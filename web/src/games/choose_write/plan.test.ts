import { describe, expect, it } from 'vitest';
import { facts } from './facts';
import { PLACES, type Location } from './game';
import { cellOf, isApart, jointOf, neighboursOf, walk, WAYS, type Way } from './plan';
import './testing';

const ways = Object.keys(WAYS) as Way[];

describe('arrow keys', () => {
  it('lead along real neighbours', () => {
    expect(walk('7', 'ArrowRight')).toBe('A');
    expect(walk('A', 'ArrowDown')).toBe('C');
    expect(walk('D', 'ArrowRight')).toBe('8');
    expect(walk('8', 'ArrowUp')).toBe('4');
    expect(walk('1', 'ArrowUp')).toBe('1');
  });

  it('leave a neighbour only for one that touches, but for the place that touches nothing', () => {
    for (const place of PLACES) {
      for (const way of ways) {
        const next = walk(place, way);
        const isNear = next === place || neighboursOf(place).includes(next);
        expect(isNear || isApart(place) || isApart(next), `${place} ${way}`).toBe(true);
      }
    }
  });

  it('reach every place from every other one', () => {
    for (const start of PLACES) {
      const been = new Set<Location>([start]);
      for (const place of been) for (const way of ways) been.add(walk(place, way));
      expect(been.size, start).toBe(PLACES.length);
    }
  });
});

describe('clasps', () => {
  it('lie on the joint of two places that touch', () => {
    expect(jointOf('7', '6')).toEqual({ row: 2, column: 1, x: null, y: 50 });
    expect(jointOf('7', '2')).toEqual({ row: 1, column: 2, x: 50, y: null });
    expect(jointOf('7', 'C')).toEqual({ row: 2, column: 2, x: null, y: 75 });
    expect(jointOf('B', '3')).toEqual({ row: 1, column: 3, x: 75, y: null });
    expect(jointOf('A', 'B')).toEqual({ row: 2, column: 3, x: 50, y: 25 });
    expect(jointOf('B', 'D')).toEqual({ row: 2, column: 3, x: 75, y: 50 });
  });

  it('are the same from both sides, and only between cells side by side', () => {
    for (const place of PLACES) {
      for (const other of neighboursOf(place)) {
        expect(jointOf(place, other), `${place} ${other}`).toEqual(jointOf(other, place));
        const [a, b] = [cellOf(place), cellOf(other)];
        expect(Math.abs(a.row - b.row) + Math.abs(a.column - b.column)).toBeLessThan(2);
      }
    }
  });
});

it('knows the one place that touches nothing from the components', () => {
  expect(PLACES.filter(isApart)).toEqual(['12']);
  expect(Object.keys(facts().offers).sort()).toEqual([...PLACES].sort());
});
