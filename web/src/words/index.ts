/** The words of the frame. */
import { en } from './en';
import { Words } from './i18n.svelte';

export const words = new Words(en, { de: () => import('./de'), tr: () => import('./tr') });
export const { t, rich, maybe } = words;
