import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../api/types';
import type { Messages } from '../../../words/i18n.svelte';
import { average, chance, chanceOf, factsOf } from './facts';
import { opened } from './opened';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

function told(...events: Record<string, unknown>[]): Moment[] {
  return events.map((event, index) => ({
    number: index + 1,
    kind: 'action',
    seat: 0,
    at: 0,
    action: null,
    undoes: null,
    events: [{ sentence: '', ...event } as unknown as Moment['events'][number]],
  }));
}

describe('the story', () => {
  it('knows two dice', () => {
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].reduce((sum, one) => sum + chance(one), 0);
    expect(all).toBeCloseTo(1);
    expect(chanceOf(7)).toBeCloseTo(21 / 36);
    expect(chanceOf(13)).toBe(0);
    expect(average([])).toBeNull();
    expect(average([6, 9])).toBe(7.5);
  });

  it('counts visits, rubies and rolls', () => {
    const facts = factsOf(
      told(
        { what: 'move', seat: 0, token: 'merchant', from: 7, to: 9 },
        { what: 'call', seat: 0, number: 8 },
        { what: 'dice', seat: 0, dice: [3, 2], for: 'action' },
        { what: 'dice', seat: 0, dice: [4, 4], for: 'reroll' },
        { what: 'end', seat: 0 },
        { what: 'move', seat: 1, token: 'family', from: 12, to: 16 },
        { what: 'ruby', seat: 1, place: 16 },
        { what: 'dice', seat: 1, dice: [6, 6], for: 'smuggler' },
        { what: 'move', seat: 1, token: 'merchant', from: 7, to: 9 },
        { what: 'call', seat: 1, number: 12 },
        { what: 'dice', seat: 1, dice: [5, 3], for: 'action' },
        { what: 'dice', seat: 1, dice: [5, 4], for: 'red tile' },
      ),
      2,
    );
    expect(facts.visits.map((one) => [...one])).toEqual([[[9, 1]], [[9, 1]]]);
    expect(facts.rubies).toEqual([[], [16]]);
    expect(facts.sums).toEqual([[5, 8], [8]]);
    expect(facts.calls[0]).toMatchObject({ calls: 1, reached: 1 });
    expect(facts.calls[1]).toMatchObject({ calls: 1, reached: 0 });
    expect(facts.calls[1]?.expected).toBeCloseTo(1 / 36);
  });

  it('gives an open position the shape of a view', () => {
    const view = opened({
      active: 'red',
      agenda: ['move'],
      players: {
        red: { lira: 2, hand: ['stay openly', 'far-move of pile 1', 'five-lira'] },
        yellow: { lira: 3, hand: [] },
      },
      draw_pile: { number: 2, cards: { stay: 1, 'any-good': 3 } },
    });
    expect(view).toMatchObject({
      decides: 'red',
      seat: null,
      unseen: [],
      draw_pile: { number: 2, cards: 4 },
      players: { red: { hand: ['stay', 'far-move', 'five-lira'], cards: 3, lira: 2 }, yellow: { cards: 0 } },
    });
  });
});

describe('the words of the story', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(en)) expect(holes(words[key]), key).toEqual(holes(message));
    });
  }
});
