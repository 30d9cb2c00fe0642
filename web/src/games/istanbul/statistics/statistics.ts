/** What the log of a game tells about it: visits, rubies, dice. */
import type { Moment } from '../../../api/types';
import { eventsIn, type EventOf } from '../events';

export interface Statistics {
  /** For each seat: how often its merchant came to each place. */
  visits: ReadonlyMap<number, number>[];
  /** For each seat: the places where it won its rubies, in order. */
  rubies: number[][];
  /** For each seat: the sums it rolled for itself. */
  sums: number[][];
  /** For each seat: calls at the Tea House, those reached, and how many luck would have reached. */
  calls: { calls: number; reached: number; expected: number }[];
}

/** How likely two dice show this sum. */
export function chance(sum: number): number {
  return sum < 2 || sum > 12 ? 0 : (6 - Math.abs(7 - sum)) / 36;
}

/** How likely two dice show this sum or more. */
export function chanceOf(call: number): number {
  let all = 0;
  for (let sum = call; sum <= 12; sum += 1) all += chance(sum);
  return all;
}

/** Read the moments that count (nothing that was taken back). */
export function statisticsOf(moments: readonly Moment[], players: number): Statistics {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const visits = seats.map(() => new Map<number, number>());
  const rubies = seats.map((): number[] => []);
  const sums = seats.map((): number[] => []);
  const calls = seats.map(() => ({ calls: 0, reached: 0, expected: 0 }));
  let call: { seat: number; number: number } | null = null;
  let rolled = 0;
  const settle = () => {
    const own = call && calls[call.seat];
    if (own && call && rolled) {
      own.calls += 1;
      own.expected += chanceOf(call.number);
      if (rolled >= call.number) own.reached += 1;
    }
    call = null;
    rolled = 0;
  };
  for (const event of moments.flatMap(eventsIn)) {
    if (event.what === 'move' && event.token === 'merchant') {
      visits[event.seat]?.set(event.to, (visits[event.seat]?.get(event.to) ?? 0) + 1);
    } else if (event.what === 'ruby') rubies[event.seat]?.push(event.place);
    else if (event.what === 'call') {
      settle();
      call = { seat: event.seat, number: event.number };
    } else if (event.what === 'dice' && isOwn(event.for)) {
      const [first = 0, second = 0] = event.dice;
      // A die that was turned was not rolled.
      if (event.for !== 'red tile') sums[event.seat]?.push(first + second);
      rolled = first + second;
    } else if (event.what === 'turn' || event.what === 'end') settle();
  }
  settle();
  return { visits, rubies, sums, calls };
}

function isOwn(purpose: EventOf<'dice'>['for']): boolean {
  return purpose === 'action' || purpose === 'reroll' || purpose === 'red tile';
}

export function average(sums: readonly number[]): number | null {
  return sums.length ? sums.reduce((all, sum) => all + sum, 0) / sums.length : null;
}
