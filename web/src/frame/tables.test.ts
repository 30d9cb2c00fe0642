import { describe, expect, test } from 'vitest';
import type { Seat, Table } from '../api/types';
import { levelName } from './level';
import { beganNote, dayNote, leftNote, tableName, winnerNote } from './tables';

const NOON = new Date(2026, 10, 16, 12, 0).getTime() / 1000;
const DAY = 86_400;

function seat(name: string, more: Partial<Seat> = {}): Seat {
  return { seat: 0, name, kind: 'person', bot: null, mine: false, away: false, ...more };
}
const me = seat('Ayşe', { mine: true });
const bot = (name: string) => seat(name, { kind: 'bot', bot: 'greedy' });
const table = (seats: Seat[], winners: number[] | null = null) => ({ seats, winners, maker: 'Ayşe' }) as Table;

describe('the name of a table', () => {
  test('says that bots sit there, by the names they have', () => {
    expect(tableName(table([me, bot('Mehmet'), bot('Elif')]))).toBe('With bots: Mehmet and Elif');
  });
  test('tells bots from people', () => {
    expect(tableName(table([me, seat('Burak'), bot('Elif')]))).toBe('With Burak and Elif (bot)');
  });
});

test('a table that did not begin with the set-up of its rules says so', () => {
  const began = (more: Partial<Table>) => beganNote({ ...table([me]), ...more } as Table);
  expect(began({ began: 'start' })).toBe('');
  expect(began({ began: 'position' })).toBe('From a position');
  expect(began({ began: 'fork', continues: { table: 't1', number: 37 } })).toBe('Played on from move 37');
  expect(began({ began: 'set-up' })).toBe('Set up by Ayşe');
  expect(began({ began: 'set-up', maker: '' })).toBe('Set up by hand');
});

describe('levels of bots', () => {
  test('have words, and those nobody knows are just bots', () => {
    expect(['random', 'greedy', 'easy', 'medium', 'search:200'].map(levelName)).toEqual([
      'Gentle',
      'Steady',
      'Gentle',
      'Steady',
      'Bot',
    ]);
  });
});

describe('a finished table', () => {
  test('names its winner', () => {
    expect(winnerNote(table([me, bot('Elif')], [0]))).toBe('You won');
    expect(winnerNote(table([me, bot('Elif')], [1]))).toBe('Elif won');
    expect(winnerNote(table([me, bot('Elif')], [0, 1]))).toBe('Ayşe and Elif share the win');
  });
  test('of several people at one screen too', () => {
    expect(winnerNote(table([me, seat('Can', { mine: true })], [1]))).toBe('Can won');
  });
  test('that somebody played alone is over', () => {
    expect(winnerNote(table([me], [0]))).toBe('Finished');
  });
  test('that ended before winners were noted is over', () => {
    expect(winnerNote(table([me, bot('Elif')]))).toBe('Finished');
  });
});

test('a deadline is told in the largest unit that says enough', () => {
  expect(leftNote(NOON + 3 * DAY, NOON)).toBe('3 days left');
  expect(leftNote(NOON + 14.5 * 3600, NOON)).toBe('14 hours left');
  expect(leftNote(NOON + 90, NOON)).toBe('1 minute left');
  expect(leftNote(NOON - 1, NOON)).toBe('Time is up');
});

test('days are said as each language says them', () => {
  expect(dayNote(NOON - DAY, NOON, 'en')).toBe('yesterday');
  expect(dayNote(NOON - DAY, NOON, 'tr')).toBe('dün');
  expect(dayNote(NOON - 5 * DAY, NOON, 'de')).toBe('11. Nov.');
  expect(dayNote(NOON - 5 * DAY, NOON, 'en')).toBe('Nov 11');
  expect(dayNote(NOON - 400 * DAY, NOON, 'tr')).toBe('12 Eki 2025');
  expect(dayNote(NOON, NOON, 'de')).toBe('heute, 12:00');
});
