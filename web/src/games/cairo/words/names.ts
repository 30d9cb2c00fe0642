/** What things are called, in the present language; most sentences are made by `names.ts`. */
import { Words } from '../../../words/i18n.svelte';
import { en } from './names.en';

export const words = new Words(en, { de: () => import('./names.de'), tr: () => import('./names.tr') });
export const { t, rich, maybe } = words;
export type NameKey = keyof typeof en;
