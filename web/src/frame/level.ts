import { maybe, t } from '../words';

/** Bots of tables that were made before there were others; people know them by these names. */
const FORMER: Readonly<Record<string, string>> = { random: 'easy', greedy: 'medium' };

/** A level of bots in words; never the name that programs have for it. */
export function levelName(level: string): string {
  return maybe(`level.${FORMER[level] ?? level}`) ?? t('seat.bot');
}
