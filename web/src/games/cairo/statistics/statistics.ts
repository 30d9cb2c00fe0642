/** What the log of a game tells about it: where points came from, how they grew, who lured whom to whose stands. */
import type { Moment } from '../../../api/types';
import { eventsIn, type Game, type Trade } from '../game';

/** Where points come from, in the order in which they come. */
export const SOURCES = ['before', 'size', 'medals', 'held', 'money'] as const;
export type Source = (typeof SOURCES)[number];

export type Points = Readonly<Record<Source, number>>;

/** A customer who was lured. */
export interface Lured {
  seat: number;
  /** Whose stand it was; null for nobody's. */
  owner: number | null;
  trade: Trade;
  barkers: number;
  steps: number;
  /** What the one who lured has earned, and the owner of the stand. */
  earned: number;
  owner_earned: number;
}

/** An expansion or a medal that brought points. */
export interface Scored {
  trade: Trade;
  what: 'expand' | 'gold' | 'silver';
  points: number;
  round: number;
  number: number;
}

export interface Statistics {
  rounds: number[];
  /** For each seat: its points by where they came from. */
  points: Points[];
  /** For each seat: its points after each round, before the end is counted. */
  course: number[][];
  lures: Lured[];
  /** For each seat: all that brought points in the market, in order. */
  scored: Scored[][];
}

/** Read the moments that count (nothing that was taken back), from the position in which they begin. */
export function statisticsOf(moments: readonly Moment[], { view, players }: Game): Statistics {
  const points = players.map((player) => ({ before: player.points, size: 0, medals: 0, held: 0, money: 0 }));
  const scored = players.map((): Scored[] => []);
  const now = players.map((player) => player.points);
  const lures: Lured[] = [];
  const rounds: number[] = [];
  const course = players.map((): number[] => []);
  let round = Math.max(1, view.round);
  let lure: Lured | null = null;
  const close = () => {
    rounds.push(round);
    now.forEach((one, seat) => course[seat]?.push(one));
  };
  const gain = (seat: number, source: 'size' | 'medals', one: Omit<Scored, 'round'>) => {
    const own = points[seat];
    if (own) own[source] += one.points;
    now[seat] = (now[seat] ?? 0) + one.points;
    scored[seat]?.push({ ...one, round });
  };
  for (const moment of moments) {
    const { number } = moment;
    for (const event of eventsIn(moment)) {
      switch (event.what) {
        case 'turn':
          if (event.round > round) {
            close();
            ({ round } = event);
          }
          break;
        case 'expand':
          gain(event.seat, 'size', { trade: event.trade, what: 'expand', points: event.points, number });
          break;
        case 'medal':
          gain(event.seat, 'medals', { trade: event.trade, what: event.metal, points: event.points, number });
          break;
        case 'lure':
          lure = {
            seat: event.seat,
            owner: event.owner ?? null,
            trade: event.customer,
            barkers: event.barkers,
            steps: event.steps,
            earned: 0,
            owner_earned: 0,
          };
          lures.push(lure);
          break;
        case 'earn':
          if (lure && event.seat === lure.seat) lure.earned += event.amount;
          else if (lure && event.seat === lure.owner) lure.owner_earned += event.amount;
          break;
        case 'score': {
          const own = points[event.seat];
          if (own) Object.assign(own, { held: event.medals, money: event.money });
          break;
        }
        default:
      }
    }
  }
  close();
  return { rounds, points, course, lures, scored };
}

/** Who earned how much at whose stands: rows are the earners, columns the owners, the last one nobody. */
export function earnings(lures: readonly Lured[], players: number): number[][] {
  const table = Array.from({ length: players }, () => Array.from({ length: players + 1 }, () => 0));
  const add = (earner: number, owner: number | null, amount: number) => {
    const row = table[earner];
    const column = owner ?? players;
    if (row) row[column] = (row[column] ?? 0) + amount;
  };
  for (const { seat, owner, earned, owner_earned } of lures) {
    add(seat, owner, earned);
    if (owner !== null && owner !== seat) add(owner, owner, owner_earned);
  }
  return table;
}

/** What somebody's luring came to. */
export interface Luring {
  own: number;
  others: number;
  neutral: number;
  barkers: number;
  earned: number;
}

export function luringOf(lures: readonly Lured[], seat: number): Luring {
  const own = lures.filter((lure) => lure.seat === seat);
  const count = (test: (lure: Lured) => boolean) => own.filter(test).length;
  return {
    own: count(({ owner }) => owner === seat),
    others: count(({ owner }) => owner !== null && owner !== seat),
    neutral: count(({ owner }) => owner === null),
    barkers: own.reduce((sum, { barkers }) => sum + barkers, 0),
    earned: own.reduce((sum, { earned }) => sum + earned, 0),
  };
}
