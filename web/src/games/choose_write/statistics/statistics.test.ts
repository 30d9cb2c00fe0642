import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import { game, moments, position, type Fixture } from '../testing';
import { bySource, statisticsOf } from './statistics';
import { feat, wonBy } from './victory';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

/** From the position in which the moments begin. */
const read = (name: Fixture, from: Fixture = 'table') => statisticsOf(moments(name), game(from));

describe('the statistics', () => {
  it('count own turns, tulips, bonus actions and waits', () => {
    expect(read('turn').answers).toEqual([
      { turn: 1, guild: 0, icon: 0, action: 0, wait: 0 },
      { turn: 0, guild: 0, icon: 0, action: 1, wait: 0 },
      { turn: 0, guild: 0, icon: 0, action: 0, wait: 1 },
    ]);
    expect(read('guild').answers[0]?.guild).toBe(1);
    expect(read('dealer').answers[1]?.icon).toBe(1);
  });

  it('count uses by place, the Catacombs as themselves', () => {
    expect(read('catacombs').uses.map((uses) => [...uses])).toEqual([[['12', 1]], [['12', 1]], []]);
  });

  it('tell each ruby with its source and its round', () => {
    expect(read('palace').rubies[0]).toEqual([{ source: 'palace', origin: 'C', round: 9, number: 3 }]);
    expect(read('dealer').rubies.map((own) => bySource(own))).toEqual([
      [{ source: 'dealer', n: 1 }],
      [{ source: 'dealer', n: 1 }],
      [],
    ]);
    expect(read('gates').rubies[0]?.map(({ source }) => source)).toEqual(['goods']);
  });

  it('add up what was filled in, round by round, from what was there', () => {
    const { rounds, goods, lira } = read('rounds');
    expect(rounds).toEqual([9, 10]);
    expect(goods[0]).toEqual([20, 22]);
    expect(lira[0]).toEqual([18, 18]);
    // What is crossed off stays filled in.
    expect(read('dealer').lira[0]).toEqual([18]);
  });
});

describe('where the rubies of a winner came from', () => {
  it('by source, that of the last ruby at last', () => {
    const won = wonBy(moments('last-round'), position('last-round'), 0);
    expect(won).toEqual([
      { source: 'dealer', n: 9, round: null, number: null },
      { source: 'lira', n: 1, round: 5, number: 4 },
    ]);
  });

  it('as a row of tiles', () => {
    const { trophies, when, what } = feat(moments('last-round'), position('last-round'), 0);
    expect(when).toBe('Round 5');
    expect(what).toBe('Where the rubies came from');
    expect(trophies.map(({ note, label, number }) => [note, label, number])).toEqual([
      ['9 rubies', 'Gemstone Dealer: 9 rubies, earlier', null],
      ['1 ruby', 'Blocks of lira: 1 ruby, round 5', 4],
    ]);
  });
});

describe('the words of the statistics', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  it.each(Object.entries({ de, tr } as Record<string, Messages>))('are all there in %s', (_, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en)) expect(holes(words[key]), key).toEqual(holes(message));
  });
});
