/** The words around the lessons of every game. */
import { Words } from '../../words/i18n.svelte';
import { en } from './words/en';

export const learnWords = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });
