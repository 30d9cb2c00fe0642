/** The words of the statistics. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './words/en';

export const statisticsWords = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });
