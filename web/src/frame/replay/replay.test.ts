import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Moment, Table } from '../../api/types';
import type { Messages } from '../../words/i18n.svelte';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

vi.stubGlobal('location', { href: 'http://house/', protocol: 'http:', host: 'house' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
let replay: typeof import('./replay.svelte');
beforeAll(async () => {
  replay = await import('./replay.svelte');
});

function moment(number: number, seat: number, more: Partial<Moment> = {}): Moment {
  return { number, seat, kind: 'action', at: 0, action: null, undoes: null, events: [], ...more };
}

describe('going through a game', () => {
  const moments = [
    moment(1, 0),
    moment(2, 0),
    moment(3, 0, { kind: 'undo', undoes: 2 }),
    moment(4, 0),
    moment(5, 1),
    moment(6, 1, { kind: 'bot' }),
    moment(7, 1),
    moment(8, 0),
  ];

  it('stops at all that was not taken back', () => {
    expect(replay.stopsOf(moments)).toEqual([0, 1, 4, 5, 6, 7, 8]);
    expect(replay.stopsOf([])).toEqual([0]);
  });

  it('knows where turns begin', () => {
    expect(replay.turnsOf(moments)).toEqual([0, 4, 7]);
  });

  it('reads whose eyes an address names', () => {
    expect(replay.readEyes('2')).toBe(2);
    expect(replay.readEyes('all')).toBe('all');
    expect(replay.readEyes('x')).toBeNull();
    expect(replay.readEyes(null)).toBeNull();
  });

  it('opens all eyes only when the game is over', () => {
    const seats = [0, 1].map((seat) => ({ seat, mine: seat === 1 }));
    expect(replay.eyesOf({ phase: 'playing', seats } as Table)).toEqual([1, 'none']);
    expect(replay.eyesOf({ phase: 'over', seats } as Table)).toEqual(['all', 1, 0, 'none']);
  });
});

describe('the words of the replay', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(en)) expect(holes(words[key]), key).toEqual(holes(message));
    });
  }
});
