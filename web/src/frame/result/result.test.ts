import { describe, expect, it } from 'vitest';
import type { Rank, Table } from '../../api/types';
import type { Messages } from '../../words/i18n.svelte';
import { decisionOf } from './decided';
import { reasonOf, titleOf } from './outcome';
import { axis, spread } from './plot';
import { rematchOf } from './rematch';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

const criteria = ['rubies', 'lira', 'goods'];
const rank = (place: number, seat: number, ...scores: number[]): Rank => ({
  place,
  seat,
  scores: Object.fromEntries(criteria.map((name, at) => [name, scores[at] ?? 0])),
});

describe('what decided', () => {
  it('is the first difference between the winner and the next', () => {
    expect(decisionOf([rank(1, 2, 5, 3, 0), rank(2, 0, 4, 9, 9)], criteria)).toEqual({
      winners: [2],
      isAlone: false,
      by: 'rubies',
      equal: [],
      values: [5, 4],
    });
    const close = decisionOf([rank(1, 1, 5, 8, 3), rank(2, 0, 5, 8, 1)], criteria);
    expect(close).toMatchObject({ winners: [1], by: 'goods', equal: ['rubies', 'lira'], values: [3, 1] });
  });

  it('is nothing if all won together', () => {
    const shared = decisionOf([rank(1, 0, 5, 8, 3), rank(1, 1, 5, 8, 3)], criteria);
    expect(shared).toMatchObject({ winners: [0, 1], isAlone: false, by: null, values: null });
  });

  it('is nothing to somebody alone, who is told what they have reached', () => {
    const alone = decisionOf([rank(1, 0, 5, 8, 3)], criteria);
    expect(alone).toMatchObject({ winners: [0], isAlone: true, by: null });
    const table = { seats: [{ seat: 0, name: 'Ayşe', mine: true }] } as Table;
    expect(titleOf(table, alone)).toBe('The game is over');
    expect(reasonOf(alone, criteria, [{ label: 'rubies', value: 5 }])).toBe('Rubies: 5.');
  });
});

describe('plots', () => {
  it('have round numbers at their side', () => {
    expect(axis(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(axis(23)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(axis(0)).toEqual([0, 1]);
    expect(axis(47, 5)).toEqual([0, 10, 20, 30, 40, 50]);
  });

  it('keep labels apart and inside', () => {
    expect(spread([10, 10, 12], 20, 0, 100)).toEqual([10, 30, 50]);
    expect(spread([95, 98], 20, 0, 100)).toEqual([80, 100]);
    expect(spread([50, 10], 5, 0, 100)).toEqual([50, 10]);
  });
});

describe('another game', () => {
  const table = {
    game: 'istanbul',
    options: { layout: 'long' },
    visibility: 'link',
    late: 'bot',
    chat: true,
    several_seats: false,
    pace: { kind: 'live', minutes: 20, increment: 15, days: 0 },
    seats: [
      { seat: 0, name: 'Ayşe', kind: 'person', bot: null, mine: true, away: false },
      { seat: 1, name: 'Sinan', kind: 'bot', bot: 'medium', mine: false, away: false },
      { seat: 2, name: 'Jürgen', kind: 'person', bot: null, mine: false, away: false },
    ],
  } as unknown as Table;

  it('has the same seats, free for those who must come', () => {
    expect(rematchOf(table)).toMatchObject({
      options: { layout: 'long' },
      pace: { kind: 'live', minutes: 20, increment: 15 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'medium', name: 'Sinan' }, { kind: 'open' }],
    });
  });

  it('gives a seat to whoever only watched', () => {
    const watched = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) };
    expect(rematchOf(watched).seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'open']);
  });
});

describe('the words of the result', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(en)) expect(holes(words[key]), key).toEqual(holes(message));
    });
  }
});
