/** The words of cards and panels, in the present language. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './panels.en';

export const words = new Words(en, { de: () => import('./panels.de'), tr: () => import('./panels.tr') });
export const { t, rich } = words;
