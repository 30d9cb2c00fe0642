import { describe, expect, it } from 'vitest';
import { card } from './card';
import { crowd } from './crowd';

describe('pieces on a tile', () => {
  it('are large while few are there', () => {
    expect(crowd(1, 0, 50, false, false)).toMatchObject({ emblem: 45 });
    expect(crowd(0, 0, 50, true, false)).toMatchObject({ emblem: 45 });
  });

  it('leave the emblem as it is for up to four, the small ones in one row', () => {
    for (const hasRubies of [true, false]) {
      const { small, emblem } = crowd(1, 3, 58, hasRubies, false);
      expect(emblem).toBe(45);
      expect(3 * small).toBeLessThan(86 - 45);
      // Rather than merchants too small to read, the emblem gives way.
      for (let merchants = 1; merchants <= 4; merchants++)
        expect(crowd(merchants, 4 - merchants, 58, hasRubies, false).merchant).toBeGreaterThanOrEqual(18);
    }
    expect(crowd(2, 2, 58, false, false).emblem).toBe(45);
    expect(crowd(1, 4, 58, false, false).emblem).toBe(30);
  });

  it('never grow when more come', () => {
    for (const isPhone of [true, false]) {
      for (const height of [25, 40, 55, 70]) {
        let before = crowd(0, 0, height, true, isPhone);
        for (let others = 1; others <= 14; others++) {
          const now = crowd(2, others, height, true, isPhone);
          if (others > 1 && now.emblem === before.emblem) expect(now.small).toBeLessThanOrEqual(before.small);
          expect(now.emblem).toBeLessThanOrEqual(before.emblem);
          before = now;
        }
      }
    }
  });

  it('all fit, with five merchants and everybody else', () => {
    const { small, merchant } = crowd(5, 8, 55, false, false);
    // Merchants are half as broad again as high.
    const area = 5 * merchant * merchant * 1.49 + 8 * small * small;
    expect(area).toBeLessThan(86 * 55);
    expect(small).toBeGreaterThanOrEqual(7);
  });
});

describe('the card of the game', () => {
  it('gives the chosen colours, or those of the seats', () => {
    expect(card.colours({ options: { colours: 'white.blue' }, players: 2 })).toEqual(['white', 'blue']);
    expect(card.colours({ options: { colours: 'white.blue' }, players: 3 })).toEqual(['red', 'yellow', 'green']);
    expect(card.colours({ options: {}, players: 5 })).toHaveLength(5);
  });

  it('describes a table by what is special about it', () => {
    expect(card.describe({ layout: 'long' })).toEqual(['Base game', 'Long paths']);
    expect(card.describe({ layout: 'short', neutral: 'yes' })).toHaveLength(3);
    // A grid of one's own has no name.
    expect(card.describe({ layout: '1.2.3' })[1]).toBe('Custom layout');
  });

  it('shows fifteen tiles on the front page, each once', () => {
    expect(card.wall).toHaveLength(21);
    expect(new Set(card.wall.map((tile) => tile.emblem)).size).toBe(21);
  });
});
