import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../api/types';
import { position } from '../testing';
import { feat, rubiesOf } from './victory';

type Event = Record<string, unknown>;
const turn = (seat: number, round: number): Event => ({ what: 'turn', seat, round });
const ruby = (seat: number, place: number): Event => ({ what: 'ruby', seat, place });

function told(...events: Event[]): Moment[] {
  return events.map((event, index) => ({
    ...{ number: index + 1, kind: 'action', seat: 0, at: 0, action: null, undoes: null },
    events: [{ sentence: '', ...event } as unknown as Moment['events'][number]],
  }));
}

const wonBy = (...events: Event[]) =>
  rubiesOf(told(...events), position({ round: 9, start: 'red' }), 0).map(({ place, round }) => [place, round]);

describe('where rubies came from', () => {
  test('each with its place and its round, of this seat alone', () => {
    expect(
      wonBy(turn(1, 1), turn(2, 1), turn(0, 2), ruby(0, 1), turn(1, 2), ruby(1, 13), turn(0, 3), ruby(0, 15)),
    ).toEqual([
      [1, 2],
      [15, 3],
    ]);
  });
  test('a table that begins in the middle of a round is still in it until the start player comes', () => {
    expect(wonBy(ruby(0, 16), turn(1, 7))).toEqual([[16, 7]]);
    expect(wonBy(ruby(0, 16), turn(0, 8), ruby(0, 13))).toEqual([
      [16, 7],
      [13, 8],
    ]);
  });
  test('a table that begins in the last turn has only this round', () => {
    expect(wonBy(ruby(0, 16))).toEqual([[16, 9]]);
  });
});

describe('the row of tiles', () => {
  const rowOf = (rubies: number, ...events: Event[]) =>
    feat(told(...events), position({ round: 9, red: { rubies } }), 0);

  test('begins with what was there before, and ends with the last ruby', () => {
    const { trophies, when } = rowOf(5, turn(0, 8), ruby(0, 20), ruby(0, 24));
    expect(trophies.map(({ emblem }) => emblem)).toEqual(['i-ruby', 'i-ruby', 'i-ruby', 'em-20', 'em-24']);
    expect(trophies.map(({ number }) => number)).toEqual([null, null, null, 2, 3]);
    expect(trophies.at(-1)).toMatchObject({ ground: 'cobalt', note: 'round 8', label: 'Secret Society, round 8' });
    expect(when).toBe('Round 9');
  });
  test('has six tiles for six rubies, and never more than seven', () => {
    expect(rowOf(6).trophies).toHaveLength(6);
    const { trophies } = rowOf(9, ...Array.from({ length: 9 }, (_, index) => ruby(0, index < 2 ? 1 : 16)));
    expect(trophies.map(({ emblem }) => emblem)).toEqual(Array.from({ length: 7 }, () => 'em-16'));
  });
});
