import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import { certain, expected, gainIcons, jewelChances, percent, type Odds } from './odds';

const LETTERS: Odds = {
  what: ['letters', 'lira'],
  gains: [
    { gain: [1, 0], chance: 0.4167 },
    { gain: [2, 4], chance: 0.5833 },
  ],
  mean: [1.58, 2.33],
};

describe('a roll for several things', () => {
  it('says of each outcome all that it brings', () => {
    expect(LETTERS.gains.map(({ gain, chance }) => [plain(gainIcons(LETTERS, gain)), percent(chance)])).toEqual([
      ['1 letter', '42%'],
      ['2 letters 4 lira', '58%'],
    ]);
    expect(plain(gainIcons(LETTERS, [0, 0]))).toBe('0');
  });

  it('says what can be expected', () => {
    expect(expected(LETTERS)).toBe('1.6 letters and 2.3 lira on average');
    const pips = [1, 2, 3, 4, 5, 6].map((n) => ({ gain: [n], chance: 1 / 6 }));
    expect(expected({ what: ['lira'], gains: pips, mean: [3.5] })).toBe('3.5 lira on average');
  });

  it('is certain where the dice lie', () => {
    const lying: Odds = { ...LETTERS, gains: [{ gain: [2, 4], chance: 1 }] };
    expect(plain(certain(lying) ?? [])).toBe('2 letters 4 lira');
    expect(certain(LETTERS)).toBeNull();
    expect(certain(null)).toBeNull();
  });
});

it('gives each number of jewels its chance', () => {
  const gains = [0.4, 0.6].map((chance, n) => ({ gain: [n], chance }));
  expect(jewelChances({ what: ['B'], gains, mean: [0.6] })).toBe('0: 40% · 1: 60%');
});
