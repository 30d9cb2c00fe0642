import { describe, expect, test } from 'vitest';
import { moments, position, type Fixture } from '../testing';
import { feat, rubiesOf } from './victory';

const wonBy = (seat: number, name: Fixture, since = 0, until?: number) =>
  rubiesOf(moments(name).slice(since, until), position(name), seat).map(({ place, round }) => [place, round]);

describe('where rubies came from', () => {
  test('each with its place and its round, of this seat alone', () => {
    expect(wonBy(0, 'rubies')).toEqual([
      [16, 5],
      [1, 6],
    ]);
    expect(wonBy(1, 'rubies')).toEqual([]);
  });
  test('a table that begins in the middle of a round is still in it until the start player comes', () => {
    expect(wonBy(2, 'last-of-round')).toEqual([[16, 5]]);
    expect(moments('last-of-round').at(-1)?.events).toContainEqual({ what: 'turn', seat: 0, round: 6 });
  });
  test('a table that begins in the last turn has only this round', () => {
    expect(wonBy(0, 'rubies', 8, 9)).toEqual([[1, 6]]);
  });
});

describe('the row of tiles', () => {
  const rowOf = (rubies: number) => feat(moments('rubies'), position('rubies', { red: { rubies } }), 0);

  test('begins with what was there before, and ends with the last ruby', () => {
    const { trophies, when } = rowOf(5);
    expect(trophies.map(({ emblem }) => emblem)).toEqual(['i-ruby', 'i-ruby', 'i-ruby', 'em-16', 'em-1']);
    expect(trophies.map(({ number }) => number)).toEqual([null, null, null, 1, 9]);
    expect(trophies.at(-1)).toMatchObject({ ground: 'cobalt', note: 'round 6', label: 'Wainwright, round 6' });
    expect(when).toBe('Round 6');
  });
  test('has six tiles for six rubies, and never more than seven', () => {
    expect(rowOf(6).trophies).toHaveLength(6);
    expect(rowOf(9).trophies).toHaveLength(7);
  });
});
