import { expect, test } from 'vitest';
import { keep } from './keep';

const before = { players: { red: { goods: [1, 2], lira: 3 }, blue: { goods: [], lira: 3 } }, round: 4, seat: null };
const later = (change: (copy: typeof before) => void) => {
  const copy = structuredClone(before);
  change(copy);
  return keep(before, copy);
};

test('what equals what was before is what was before', () => {
  expect(keep(before, structuredClone(before))).toBe(before);
});

test('what has changed is new, with all that holds it, and the rest is kept', () => {
  const after = later((copy) => copy.players.red.goods.push(3));
  expect(after).toEqual({ ...before, players: { ...before.players, red: { goods: [1, 2, 3], lira: 3 } } });
  expect(after).not.toBe(before);
  expect(after.players.red).not.toBe(before.players.red);
  expect(after.players.blue).toBe(before.players.blue);
  expect(before.players.red.goods).toEqual([1, 2]);
});

test('less than before is not the same', () => {
  const after = later((copy) => copy.players.red.goods.pop());
  expect(after.players.red.goods).toEqual([1]);
  expect(keep({ one: 1, two: 2 }, { one: 1 } as object)).toEqual({ one: 1 });
});

test('a list is not a table with numbers, nothing is not something, and an absent key is not an empty one', () => {
  expect(keep({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(keep(before, null)).toBe(null);
  expect(keep(null, before)).toBe(before);
  expect(keep({ one: 1 }, { two: undefined })).toEqual({ two: undefined });
});
