import { expect, it } from 'vitest';
import { hasGap } from './gap';

const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));

it('is there where a number is missing, wherever that is', () => {
  expect(hasGap(0, [], { number: 1 })).toBe(false);
  expect(hasGap(4, numbered(5, 6), { number: 7 })).toBe(false);
  expect(hasGap(4, numbered(6), { number: 7 })).toBe(true);
  expect(hasGap(4, numbered(5, 7), { number: 8 })).toBe(true);
  expect(hasGap(4, numbered(5), { number: 7 })).toBe(true);
  expect(hasGap(4, [], { number: 6 })).toBe(true);
});
