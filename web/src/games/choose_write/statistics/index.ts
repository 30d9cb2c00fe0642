/** The words of the statistics. */
import { Words } from '../../../words/i18n.svelte';
import { placeName } from '../names';
import type { Source } from './statistics';
import { en } from './words/en';

export const statisticsWords = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });

export function sourceName(source: Source): string {
  return source === 'dealer' ? placeName('2') : statisticsWords.t(`source.${source}`);
}
