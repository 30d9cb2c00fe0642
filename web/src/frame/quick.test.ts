import { describe, expect, test } from 'vitest';
import type { Table } from '../api/types';
import { finishedGames, isNewcomer, possible, proposed, readKept } from './quick';

const OFFERED = {
  choices: (opponents: number) => (opponents === 4 ? ['plain'] : ['plain', 'rich']),
  opponents: [1, 2, 3, 4],
  levels: ['easy', 'medium', 'hard'],
};

describe('what is proposed', () => {
  test('the gentlest bots for whoever has not finished a game', () => {
    expect(proposed(OFFERED, {}, 0)).toEqual({ choice: 'plain', opponents: 3, level: 'easy' });
  });
  test('the middle of the levels for everybody else', () => {
    expect(proposed(OFFERED, {}, 1).level).toBe('medium');
    expect(proposed({ ...OFFERED, levels: ['easy', 'medium'] }, {}, 1).level).toBe('medium');
  });
  test('what was liked last, as far as it is still offered', () => {
    const liked = { choice: 'rich', opponents: 1, level: 'hard' };
    expect(proposed(OFFERED, liked, 0)).toEqual(liked);
    const gone = { choice: 'lost', opponents: 7, level: 'random' };
    expect(proposed(OFFERED, gone, 5)).toEqual({ choice: 'plain', opponents: 3, level: 'medium' });
  });
  test('no choice that so many players do not have', () => {
    expect(proposed(OFFERED, { choice: 'rich', opponents: 4 }, 0).choice).toBe('plain');
  });
  test('a game for two has one opponent, and a house without bots no level', () => {
    expect(proposed({ choices: () => [], opponents: [1], levels: [] }, {}, 0)).toEqual({
      choice: '',
      opponents: 1,
      level: '',
    });
  });
});

test('a choice is possible for the numbers of players that have it, if there are words for it', () => {
  const option = {
    name: 'mode',
    summary: '',
    default: 'a',
    choices: ['a', 'b', 'c'],
    also: '',
    players: { b: [2, 3] },
  };
  const words = { title: '', help: '', choices: { a: 'A', b: 'B' } };
  expect(possible(option, words, 3)).toEqual(['a', 'b']);
  expect(possible(option, words, 4)).toEqual(['a']);
  expect(possible(option, null, 3)).toEqual([]);
});

describe('what a browser keeps', () => {
  test('is read as it was written', () => {
    const kept = { game: 'chess', likings: { chess: { opponents: 2 } } };
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });
  test('is nothing if it cannot be read', () => {
    for (const text of [null, '', '{', '7', '{"game":"chess","opponents":1}'])
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
