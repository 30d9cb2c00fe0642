import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'http://house/' });
const { meant } = await import('./offered');

const Rules = () => Promise.reject(new Error('nobody reads them'));
const CARDS = [
  { name: 'chess', rulePrefixes: ['CHE-'], Rules },
  { name: 'go', rulePrefixes: ['GO-', 'KO-'], Rules },
  { name: 'dice', rulePrefixes: ['DIC-'] },
];

describe('the game of an address', () => {
  it('is the one that it names', () => {
    expect(meant(CARDS, 'Rules', 'go', 'KO-12', '')).toEqual({ game: 'go', id: 'KO-12' });
    expect(meant(CARDS, 'Rules', 'go', null, 'chess')).toEqual({ game: 'go', id: null });
  });

  it('is the one played last where none is named, else the first', () => {
    expect(meant(CARDS, 'Rules', null, null, 'go')).toEqual({ game: 'go', id: null });
    expect(meant(CARDS, 'Rules', null, null, '')).toEqual({ game: 'chess', id: null });
    expect(meant(CARDS, 'Rules', null, null, 'gone')).toEqual({ game: 'chess', id: null });
  });

  it('is found by the id of a rule, however it is written, else it is the first', () => {
    expect(meant(CARDS, 'Rules', 'KO-12', null, 'chess')).toEqual({ game: 'go', id: 'KO-12' });
    expect(meant(CARDS, 'Rules', 'go-1', null, 'chess')).toEqual({ game: 'go', id: 'go-1' });
    expect(meant(CARDS, 'Rules', 'pawns', null, 'go')).toEqual({ game: 'chess', id: 'pawns' });
  });

  it('is none where a game is named that is not here', () => {
    expect(meant(CARDS, 'Rules', 'tag', 'TAG-1', '')).toBeNull();
    expect(meant([], 'Rules', null, null, '')).toBeNull();
  });

  it('is none where the game that is named has no such part, and one that has it where none is named', () => {
    expect(meant(CARDS, 'Rules', 'dice', null, '')).toBeNull();
    expect(meant(CARDS, 'Rules', 'dice', 'DIC-1', '')).toBeNull();
    expect(meant(CARDS, 'Rules', null, null, 'dice')).toEqual({ game: 'chess', id: null });
    expect(meant(CARDS, 'Learn', null, null, 'chess')).toBeNull();
  });
});
