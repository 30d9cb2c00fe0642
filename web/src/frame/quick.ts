/** Tables that are made in one go. */
import { house } from '../api/http';
import type { NewSeat, Table } from '../api/types';
import { me } from '../state/me.svelte';
import { botName } from './tables';

/** Seats for bots, with names that nobody else has. */
export function botSeats(levels: readonly string[], taken: readonly string[]): NewSeat[] {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  return levels.map((bot, index) => {
    const name = botName(index, names);
    return { kind: 'bot', bot, name };
  });
}

/** Make a table against bots and start it at once. */
export async function playNow(game: string, opponents: number, level: string): Promise<Table> {
  const person = await me.someone();
  const bots = botSeats(
    Array.from({ length: opponents }, () => level),
    [person.name],
  );
  const table = await house.makeTable({ game, seats: [{ kind: 'me' }, ...bots] } as Parameters<
    typeof house.makeTable
  >[0]);
  return house.start(table.id);
}
