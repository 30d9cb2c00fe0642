/** What is left of somebody's time. */
import type { Clock } from '../api/types';

type Say = (key: 'clock.days' | 'clock.hours', values: { n: number }) => string;

/** Seconds that a seat has left at the time `now` (seconds since 1970); null if it has no clock. */
export function secondsLeft(clock: Clock, seat: number, deciding: number | null, now: number): number | null {
  const runs = deciding === seat;
  if (clock.kind === 'days') {
    return runs && clock.deadline !== null ? Math.max(0, clock.deadline - now) : null;
  }
  const left = clock.left?.[seat];
  if (left === undefined) return null;
  return Math.max(0, runs ? left - Math.max(0, now - clock.since) : left);
}

/** Seconds as people read them: 8:15, 1:02:03, "2 days". */
export function clockText(seconds: number, say: Say): string {
  const whole = Math.floor(seconds);
  if (whole >= 2 * 86_400) return say('clock.days', { n: Math.floor(whole / 86_400) });
  if (whole >= 6 * 3600) return say('clock.hours', { n: Math.floor(whole / 3600) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
