/** The words on the board, in the present language. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './table.en';

export const words = new Words(en, { de: () => import('./table.de'), tr: () => import('./table.tr') });
export const { t } = words;
