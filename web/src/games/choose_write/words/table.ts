/** The words at the table, in the present language. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './table.en';

export const words = new Words(en, { de: () => import('./table.de'), tr: () => import('./table.tr') });
export const { t, rich, maybe } = words;
export type Key = keyof typeof en;
