import { describe, expect, test } from 'vitest';
import type { Table } from '../api/types';
import { finishedGames, isNewcomer, proposed, readKept } from './quick';

const OFFERED = { choices: ['base', 'mocha'], opponents: [1, 2, 3, 4], levels: ['easy', 'medium', 'hard'] };

describe('what is proposed', () => {
  test('the gentlest bots for whoever has not finished a game', () => {
    expect(proposed(OFFERED, {}, 0)).toEqual({ choice: 'base', opponents: 3, level: 'easy' });
  });
  test('the middle of the levels for everybody else', () => {
    expect(proposed(OFFERED, {}, 1).level).toBe('medium');
    expect(proposed({ ...OFFERED, levels: ['easy', 'medium'] }, {}, 1).level).toBe('medium');
  });
  test('what was liked last, as far as it is still offered', () => {
    const liked = { choice: 'mocha', opponents: 1, level: 'hard' };
    expect(proposed(OFFERED, liked, 0)).toEqual(liked);
    const gone = { choice: 'lost', opponents: 7, level: 'random' };
    expect(proposed(OFFERED, gone, 5)).toEqual({ choice: 'base', opponents: 3, level: 'medium' });
  });
  test('a game for two has one opponent, and a house without bots no level', () => {
    expect(proposed({ choices: [], opponents: [1], levels: [] }, {}, 0)).toEqual({
      choice: '',
      opponents: 1,
      level: '',
    });
  });
});

describe('what a browser keeps', () => {
  test('is read as it was written', () => {
    const kept = { game: 'istanbul', likings: { istanbul: { opponents: 2 } } };
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });
  test('is nothing if it cannot be read', () => {
    for (const text of [null, '', '{', '7', '{"game":"istanbul","opponents":1}'])
      expect(readKept(text)).toEqual({ game: '', likings: {} });
  });
});

test('a table that I left, as that of a lesson, is no game that I finished', () => {
  const seat = { seat: 0, name: 'Ayşe', kind: 'person', bot: null, mine: true, away: false };
  const table = (phase: string, away: boolean) => ({ phase, seats: [{ ...seat, away }] }) as unknown as Table;
  const mine = [table('over', false), table('over', true), table('playing', false)];
  expect(finishedGames(mine)).toBe(1);
  expect(isNewcomer(1)).toBe(true);
  expect(isNewcomer(2)).toBe(false);
});
