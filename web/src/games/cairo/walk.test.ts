import { expect, it } from 'vitest';
import { walk } from './walk';

it('goes by site, by row and by segment, and stays on the market', () => {
  expect(walk('B6', 'ArrowRight', [])).toBe('C6');
  expect(walk('A6', 'ArrowLeft', [])).toBe('A6');
  expect(walk('B6', 'Home', [])).toBe('A6');
  expect(walk('B6', 'End', [])).toBe('L6');
  expect(walk('B6', 'PageDown', [])).toBe('B10');
  expect(walk('B10', 'PageDown', [])).toBe('B12');
});

it('goes from one site that can be chosen to the next, around', () => {
  const stops = ['B6', 'D7', 'A9'] as const;
  expect(walk('F1', 'n', stops)).toBe('B6');
  expect(walk('B6', 'n', stops)).toBe('D7');
  expect(walk('A9', 'n', stops)).toBe('B6');
  expect(walk('B6', 'P', stops)).toBe('A9');
  expect(walk('B6', 'n', [])).toBeNull();
  expect(walk('B6', 'x', stops)).toBeNull();
});
