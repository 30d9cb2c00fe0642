/** What the house foretells of an answer, for one seat: money, points, medals, barkers. */
import type { Ahead } from '../../api/offers';
import { TRADES, type Event, type Metal, type Trade } from './game';

export interface TakenMedal {
  trade: Trade;
  metal: Metal;
  /** Who loses it; null where it comes from the supply. */
  from: number | null;
  points: number;
}

export interface Foretold {
  /** How much money of each trade comes or goes; trades without a change are left out. */
  money: Readonly<Partial<Record<Trade, number>>>;
  points: number;
  medals: readonly TakenMedal[];
  /** What is asked after it, before it is done; empty if nothing is. */
  next: string;
}

/** All that would follow for certain for a seat. */
export function foretell(ahead: Ahead | undefined, seat: number): Foretold {
  const events = (ahead?.events ?? []).flat() as unknown as Event[];
  const money: Partial<Record<Trade, number>> = {};
  const medals: TakenMedal[] = [];
  let points = 0;
  const change = (trade: Trade, by: number) => {
    money[trade] = (money[trade] ?? 0) + by;
  };
  for (const event of events) {
    // What happens to the seat that decides is told without a seat.
    if ((event.seat ?? seat) !== seat) continue;
    switch (event.what) {
      case 'fee':
        change(event.trade, -1);
        break;
      case 'pay':
        for (const trade of TRADES) change(trade, -(event.money[trade] ?? 0));
        break;
      case 'earn':
        change(event.trade, event.amount);
        break;
      case 'expand':
        points += event.points;
        break;
      case 'medal':
        points += event.points;
        medals.push({ trade: event.trade, metal: event.metal, from: event.from ?? null, points: event.points });
        break;
      default:
    }
  }
  const changed = Object.fromEntries(Object.entries(money).filter(([, n]) => n !== 0));
  return { money: changed, points, medals, next: ahead?.stop === 'choice' ? (ahead.what ?? '') : '' };
}
