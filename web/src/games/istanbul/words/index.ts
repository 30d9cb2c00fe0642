import { Words } from '../../../words/i18n.svelte';
import { en } from './en';

export const words = new Words(en, { de: () => import('./de'), tr: () => import('./tr') });
export const { t, rich, maybe } = words;

export function placeName(place: number): string {
  return maybe(`place.${place}`) ?? String(place);
}
