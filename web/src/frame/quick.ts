/** Tables that are made in one go, and what is proposed for them. */
import { house } from '../api/http';
import type { GameOption, NewSeat, Table } from '../api/types';
import type { OptionWords } from '../games/contract';
import { me } from '../state/me.svelte';
import { botName } from './tables';

/** What somebody likes to play, of one game; what they never chose is not there. */
export interface Liking {
  /** The choice of the option that quick play offers. */
  choice?: string;
  opponents?: number;
  level?: string;
}

/** What a game and its house offer for it. */
export interface Offered {
  /** Those that are possible with so many opponents. */
  choices: (opponents: number) => readonly string[];
  opponents: readonly number[];
  /** From the gentlest to the strongest. */
  levels: readonly string[];
}

/** What this browser remembers: the game played last, and the likings by game. */
export interface Kept {
  game: string;
  likings: Readonly<Record<string, Liking>>;
}

const KEPT = 'bedesten.quick';
const USUAL_OPPONENTS = 3;
/** After so many games somebody knows the way to the lessons. */
const NEW_UNTIL = 2;

export function readKept(text: string | null): Kept {
  try {
    const { game, likings } = JSON.parse(text ?? '{}') as Partial<Kept>;
    if (typeof game === 'string' && likings && typeof likings === 'object') return { game, likings };
  } catch {
    // As if nothing had been kept.
  }
  return { game: '', likings: {} };
}

export function kept(): Kept {
  try {
    return readKept(localStorage.getItem(KEPT));
  } catch {
    return readKept(null);
  }
}

/** Remember it for this game; what is liked of others stays. */
export function keep(game: string, liking: Required<Liking>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ game, likings: { ...kept().likings, [game]: liking } }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** What is chosen at first: what somebody liked last; else the gentlest bots for whoever has not finished a game yet. */
export function proposed({ choices, opponents, levels }: Offered, liking: Liking, finished: number): Required<Liking> {
  const usual = opponents.includes(USUAL_OPPONENTS) ? USUAL_OPPONENTS : (opponents[0] ?? 1);
  // The middle of the levels, or the better one of two.
  const level = levels[finished === 0 ? 0 : Math.floor(levels.length / 2)] ?? '';
  const chosen = oneOf(opponents, liking.opponents) ?? usual;
  return {
    choice: oneOf(choices(chosen), liking.choice) ?? choices(chosen)[0] ?? '',
    opponents: chosen,
    level: oneOf(levels, liking.level) ?? level,
  };
}

/** The choices of an option that so many players have, and that there are words for. */
export function possible(option: GameOption, words: OptionWords | null | undefined, players: number): string[] {
  return option.choices.filter(
    (choice) => words?.choices[choice] !== undefined && (option.players[choice]?.includes(players) ?? true),
  );
}

function oneOf<Value>(offered: readonly Value[], liked: Value | undefined): Value | undefined {
  return offered.find((one) => one === liked);
}

/** Games that somebody has played to the end. Tables that they left, as those of lessons, are none. */
export function finishedGames(mine: readonly Table[]): number {
  return mine.filter((table) => table.phase === 'over' && table.seats.some((seat) => seat.mine && !seat.away)).length;
}

export function isNewcomer(finished: number): boolean {
  return finished < NEW_UNTIL;
}

/** Seats for bots, with names that nobody else has. */
export function botSeats(levels: readonly string[], taken: readonly string[]): NewSeat[] {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  return levels.map((bot, index) => {
    const name = botName(index, names);
    return { kind: 'bot', bot, name };
  });
}

/** Make a table against bots and start it at once. */
export async function playNow(
  game: string,
  opponents: number,
  level: string,
  options: Record<string, string> = {},
): Promise<Table> {
  const person = await me.someone();
  const bots = botSeats(
    Array.from({ length: opponents }, () => level),
    [person.name],
  );
  const table = await house.makeTable({ game, options, seats: [{ kind: 'me' }, ...bots] } as Parameters<
    typeof house.makeTable
  >[0]);
  return house.start(table.id);
}
