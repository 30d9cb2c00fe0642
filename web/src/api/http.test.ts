import { afterEach, expect, it, vi } from 'vitest';
import { house } from './http';

const LENGTH = 1000;
const PAGE = 400;

/** A house whose table has a thousand moments, of which it tells 400 at a time. */
function longTable(): number[] {
  const asked: number[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const since = Number(new URL(address, 'http://house').searchParams.get('since'));
    asked.push(since);
    const moments = Array.from({ length: Math.min(PAGE, LENGTH - since) }, (_, index) => ({
      number: since + index + 1,
    }));
    const body = JSON.stringify({ moments, more: since + PAGE < LENGTH });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  });
  return asked;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

afterEach(() => vi.unstubAllGlobals());

it('reads the moments of a long table page by page', async () => {
  const asked = longTable();
  const { moments } = await house.moments('t', 0, 'none');
  expect(moments.map(({ number }) => number)).toEqual(numbers(1, LENGTH));
  expect(asked).toEqual([0, PAGE, 2 * PAGE]);
});

it('reads no further than it must', async () => {
  const asked = longTable();
  const { moments } = await house.moments('t', 100, 'none', null, 501);
  expect(moments.map(({ number }) => number)).toEqual(numbers(101, 500));
  expect(asked).toEqual([100]);
});
