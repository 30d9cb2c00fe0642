import { maybe } from '../words';

/** A level of bots in words; one that we do not know by its own name. */
export function levelName(level: string): string {
  return maybe(`level.${level}`) ?? level.slice(0, 1).toUpperCase() + level.slice(1);
}
