/** The words of the wall: its page, the goal at a table, and what a game alone has brought. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './words/en';

export const words = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });
export const { t } = words;
