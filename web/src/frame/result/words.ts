/** The words of the result. */
import { Words } from '../../words/i18n.svelte';
import { en } from './words/en';

export const resultWords = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });
