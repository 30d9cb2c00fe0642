import { expect, it } from 'vitest';
import { shapeOf } from './marks';

const some = Array.from({ length: 40 }, (_, index) => shapeOf('fill', 1, 'lira', index));

it('keeps the shape of a mark', () => {
  expect(shapeOf('strike', 0, 'fabric', 3)).toEqual(shapeOf('strike', 0, 'fabric', 3));
});

it('draws every shape, and turns marks a little to both sides', () => {
  expect(new Set(some.map(({ symbol }) => symbol)).size).toBe(6);
  const turns = some.map(({ turn }) => turn);
  expect(Math.min(...turns)).toBeGreaterThanOrEqual(-5);
  expect(Math.max(...turns)).toBeLessThanOrEqual(5);
  expect(turns.some((turn) => turn < 0) && turns.some((turn) => turn > 0)).toBe(true);
});

it('gives each player marks of their own', () => {
  const other = some.map((_, index) => shapeOf('fill', 2, 'lira', index).symbol);
  expect(other).not.toEqual(some.map(({ symbol }) => symbol));
});
