import { maybe } from '../words';

/** Bots of tables that were made before there were others; people know them by these names. */
const FORMER: Readonly<Record<string, string>> = { random: 'easy', greedy: 'medium' };

/** A level of bots in words; one that we do not know by its own name. */
export function levelName(level: string): string {
  return maybe(`level.${FORMER[level] ?? level}`) ?? level.slice(0, 1).toUpperCase() + level.slice(1);
}
