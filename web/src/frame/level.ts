import { houseState } from '../state/house.svelte';
import { maybe, t } from '../words';

/** Bots of tables that were made before there were others; people know them by these names. */
const FORMER: Readonly<Record<string, string>> = { random: 'easy', greedy: 'medium' };

/** A level of bots in words; never the name that programs have for it. */
export function levelName(level: string): string {
  return maybe(`level.${FORMER[level] ?? level}`) ?? t('seat.bot');
}

/** The levels to choose from for a game with so many players, the easiest first. */
export function levelsFor(game: string, players: number): readonly string[] {
  return houseState.games.find((one) => one.name === game)?.levels[players] ?? [];
}

/** The level for those who are learning. */
export function gentlest(game: string, players: number): string {
  return levelsFor(game, players)[0] ?? '';
}
