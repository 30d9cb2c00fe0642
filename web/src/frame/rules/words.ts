/** The words around the rules of any game. */
import { Words } from '../../words/i18n.svelte';
import { en } from './words/en';

export const ruleWords = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });
