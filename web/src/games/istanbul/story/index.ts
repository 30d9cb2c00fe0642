/** The words of the story. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './words/en';

export const storyWords = new Words(en, { de: () => import('./words/de'), tr: () => import('./words/tr') });
