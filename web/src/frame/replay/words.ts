/** The words of the replay. */
import { Words } from '../../words/i18n.svelte';
import { en } from './words/en';

export const replayWords = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });
