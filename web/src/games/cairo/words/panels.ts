/** The words of the panels, cards and prompts. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './panels.en';

export const words = new Words(en, { de: () => import('./panels.de'), tr: () => import('./panels.tr') });
export const { t, rich, maybe } = words;
