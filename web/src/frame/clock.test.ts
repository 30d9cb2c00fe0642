import { expect, it } from 'vitest';
import { clockText, secondsLeft } from './clock';

const live = { kind: 'live' as const, left: [100, 60], since: 1000, deadline: null };
const say = (key: string, { n }: { n: number }) => `${key} ${n}`;

it('runs only for the seat that decides', () => {
  expect(secondsLeft(live, 0, 0, 1030)).toBe(70);
  expect(secondsLeft(live, 1, 0, 1030)).toBe(60);
  expect(secondsLeft(live, 0, 0, 5000)).toBe(0);
});

it('does not gain time from a clock that is behind', () => {
  expect(secondsLeft(live, 0, 0, 900)).toBe(100);
});

it('counts days to the deadline', () => {
  const days = { kind: 'days' as const, left: null, since: 0, deadline: 5000 };
  expect(secondsLeft(days, 1, 1, 4000)).toBe(1000);
  expect(secondsLeft(days, 0, 1, 4000)).toBeNull();
});

it('is written as people read it', () => {
  expect(clockText(495, say)).toBe('8:15');
  expect(clockText(3723, say)).toBe('1:02:03');
  expect(clockText(7 * 3600, say)).toBe('clock.hours 7');
  expect(clockText(3 * 86_400 + 5, say)).toBe('clock.days 3');
});
