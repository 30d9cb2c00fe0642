/** The same people at a new table. */
import { house } from '../../api/http';
import type { NewSeat, NewTable, Pace, Table } from '../../api/types';

/** What to ask the house for: bots and my own seats as they were, open seats for everybody else. */
export function rematchOf(table: Table): NewTable {
  const mine = table.seats.filter((seat) => seat.mine);
  const seats = table.seats.map((seat): NewSeat => {
    if (seat.mine) return mine.length > 1 ? { kind: 'me', name: seat.name } : { kind: 'me' };
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: seat.name };
    return { kind: 'open' };
  });
  // Whoever only watched takes the first seat that was a person's.
  if (mine.length === 0) {
    const free = seats.findIndex((seat) => seat.kind === 'open');
    seats[free < 0 ? 0 : free] = { kind: 'me' };
  }
  const { game, options, visibility, late, chat } = table;
  return { game, options, visibility, late, chat, seats, order: 'random', pace: paceOf(table.pace), seed: '' };
}

function paceOf(pace: Table['pace']): Pace {
  const number = (name: string) => Number(pace[name] ?? 0);
  if (pace['kind'] === 'live') return { kind: 'live', minutes: number('minutes'), increment: number('increment') };
  if (pace['kind'] === 'days') return { kind: 'days', days: number('days') };
  return { kind: 'none' };
}

/** Make the table, and begin if nobody has to come first. */
export async function rematch(table: Table): Promise<Table> {
  const wish = rematchOf(table);
  const fresh = await house.makeTable(wish);
  return wish.seats.some((seat) => seat.kind === 'open') ? fresh : house.start(fresh.id);
}
