import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import { moments } from '../testing';
import { average, chance, chanceOf, statisticsOf } from './statistics';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

describe('the statistics', () => {
  it('knows two dice', () => {
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].reduce((sum, one) => sum + chance(one), 0);
    expect(all).toBeCloseTo(1);
    expect(chanceOf(7)).toBeCloseTo(21 / 36);
    expect(chanceOf(13)).toBe(0);
    expect(average([])).toBeNull();
    expect(average([6, 9])).toBe(7.5);
  });

  it('counts visits and rubies', () => {
    const facts = statisticsOf(moments('rubies'), 3);
    expect(facts.visits.map((one) => [...one])).toEqual([[[1, 1]], [[12, 1]], [[12, 1]]]);
    expect(facts.rubies).toEqual([[16, 1], [], []]);
  });

  it('counts rolls of one’s own, and what was called', () => {
    const { sums, calls } = statisticsOf(moments('red-tile'), 3);
    expect(sums).toEqual([[6], [], []]);
    expect(calls[0]).toMatchObject({ calls: 1, reached: 1 });
    expect(calls[0]?.expected).toBeCloseTo(21 / 36);
    // Where governor and smuggler go is not rolled for oneself.
    expect(statisticsOf(moments('turn'), 3).sums).toEqual([[], [], []]);
  });
});

describe('the words of the statistics', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(en)) expect(holes(words[key]), key).toEqual(holes(message));
    });
  }
});
