import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import { certain, expected, gainIcons, jewelChances, percent, type Odds } from './odds';
import { position, type Fixture } from './testing';

function oddsOf(name: Fixture, action: string): Odds {
  const { outlook } = position(name, {}, [action]).actions[0] ?? {};
  if (!outlook?.odds) throw new Error(`${action} rolls no dice`);
  return outlook.odds;
}

const LETTERS = oddsOf('letters', 'play letter-dice');

describe('a roll for several things', () => {
  it('says of each outcome all that it brings', () => {
    expect(LETTERS.gains.map(({ gain, chance }) => [plain(gainIcons(LETTERS, gain)), percent(chance)])).toEqual([
      ['1 letter', '42%'],
      ['1 letter 3 lira', '31%'],
      ['2 letters 4 lira', '19%'],
      ['3 letters 5 lira', '8%'],
    ]);
    expect(plain(gainIcons(LETTERS, [0, 0]))).toBe('0');
  });

  it('says what can be expected', () => {
    expect(expected(LETTERS)).toBe('1.4 letters and 2.1 lira on average');
    expect(expected(oddsOf('walk', 'move 9'))).toBe('4.9 lira on average');
  });

  it('is certain where the dice lie', () => {
    const lying: Odds = { ...LETTERS, gains: [{ gain: [2, 4], chance: 1 }] };
    expect(plain(certain(lying) ?? [])).toBe('2 letters 4 lira');
    expect(certain(LETTERS)).toBeNull();
    expect(certain(null)).toBeNull();
  });
});

it('gives each number of jewels its chance', () => {
  expect(jewelChances(oddsOf('poor', 'move 8'))).toBe('0: 42% · 1: 58%');
});
