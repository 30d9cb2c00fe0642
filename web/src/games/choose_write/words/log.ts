/** The words of the log, in the present language. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './log.en';

export const words = new Words(en, { de: () => import('./log.de'), tr: () => import('./log.tr') });
export const { t, rich, maybe } = words;
