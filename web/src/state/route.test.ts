import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'http://house/' });
let parse: typeof import('./route.svelte').parse;
let to: typeof import('./route.svelte').to;
beforeAll(async () => {
  ({ parse, to } = await import('./route.svelte'));
});

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(parse('/').page).toBe('front');
    expect(parse('/t/abc-_1?seat=2')).toMatchObject({ page: 'table', id: 'abc-_1', seat: 2 });
    expect(parse('/tables/abc')).toMatchObject({ page: 'table', id: 'abc' });
    expect(parse('/tables').page).toBe('tables');
    expect(parse(to.join('abc', 'x y'))).toMatchObject({ page: 'join', id: 'abc', invitation: 'x y' });
    expect(parse(to.replay('abc', 12, 'all'))).toMatchObject({ page: 'replay', number: 12, eyes: 'all' });
    expect(parse('/rules')).toMatchObject({ page: 'rules', game: null, id: null });
    expect(parse(to.rules('chess'))).toMatchObject({ page: 'rules', game: 'chess', id: null });
    expect(parse(to.rules('chess', 'CHE-MOV-3'))).toMatchObject({ page: 'rules', game: 'chess', id: 'CHE-MOV-3' });
    expect(parse('/learn')).toMatchObject({ page: 'learn', game: null });
    expect(parse(to.learn('chess'))).toMatchObject({ page: 'learn', game: 'chess' });
    expect(parse(to.solo('chess'))).toMatchObject({ page: 'solo', game: 'chess' });
    expect(parse('/solo/chess/7')).toMatchObject({ page: 'unknown' });
  });

  it('that are not ours lead to the friendly page', () => {
    for (const wrong of [
      '/nowhere',
      '/t',
      '/t/a/b',
      '/t/a/replay/x',
      '/t/%3Cb%3E',
      '/new/1',
      '/rules/a/b/c',
      '/learn/a/b',
      '/a/b/c/d/e',
    ]) {
      expect(parse(wrong).page, wrong).toBe('unknown');
    }
  });
});
