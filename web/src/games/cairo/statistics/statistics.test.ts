import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../api/types';
import { describeWords } from '../../../words/testing';
import type { Event, Game } from '../game';
import { earnings, luringOf, statisticsOf } from './statistics';
import { wonBy } from './victory';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

describeWords('the story of a game', { en, de, tr });

const start = { view: { round: 1 }, players: [{ points: 0 }, { points: 2 }] } as unknown as Game;
const moment = (number: number, ...events: Event[]): Moment => ({ number, events }) as unknown as Moment;

const GAME: Moment[] = [
  moment(1, { what: 'expand', seat: 0, trade: 'red', site: 'B3', size: 2, points: 2 }),
  moment(
    2,
    { what: 'medal', seat: 0, trade: 'red', metal: 'gold', points: 3 },
    { what: 'turn', seat: 1, turn: 2, round: 1 },
  ),
  moment(
    3,
    { what: 'lure', seat: 1, customer: 'red', from: 'A1', entry: 'B5', owner: 0, steps: 7, barkers: 1, way: [] },
    { what: 'earn', seat: 1, trade: 'red', amount: 1 },
    { what: 'earn', seat: 0, trade: 'red', amount: 2 },
    { what: 'turn', seat: 0, turn: 3, round: 2 },
  ),
  moment(
    4,
    { what: 'lure', seat: 0, customer: 'blue', from: 'A1', entry: 'G1', steps: 7, barkers: 0, way: [] },
    { what: 'earn', seat: 0, trade: 'blue', amount: 1 },
  ),
  moment(5, { what: 'score', seat: 0, medals: 3, money: 2, points: 10 }, { what: 'over' }),
];

describe('the statistics', () => {
  const facts = statisticsOf(GAME, start);

  it('tell where points came from, and how they grew', () => {
    expect(facts.points[0]).toEqual({ before: 0, size: 2, medals: 3, held: 3, money: 2 });
    expect(facts.rounds).toEqual([1, 2]);
    expect(facts.course).toEqual([
      [5, 5],
      [2, 2],
    ]);
  });

  it('tell who lured, and who earned at whose stands', () => {
    expect(luringOf(facts.lures, 0)).toEqual({ own: 0, others: 0, neutral: 1, barkers: 0, earned: 1 });
    expect(luringOf(facts.lures, 1)).toEqual({ own: 0, others: 1, neutral: 0, barkers: 1, earned: 1 });
    expect(earnings(facts.lures, 2)).toEqual([
      [2, 0, 1],
      [1, 0, 0],
    ]);
  });

  it('tell a winner by trades', () => {
    expect(wonBy(facts.scored[0] ?? []).map(({ trade, points, last }) => [trade, points, last.number])).toEqual([
      ['red', 5, 2],
    ]);
  });
});
