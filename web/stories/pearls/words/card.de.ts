import type { Catalogue } from '../../../src/words/i18n.svelte';
import type { en } from './card.en';

const de: Catalogue<typeof en> = {
  title: 'Perlen',
  tagline: 'Nach Perlen tauchen, die besten verstecken und vor dem Sturm an Land sein.',
  motto: 'Tauchen, verstecken, rasten.',
  aim: '{n} Muscheln, {bonus} mehr für drei verschiedene Perlen',
  alone: 'So viele Punkte, wie die Flut erlaubt.',
  'days.title': 'Tage',
  'days.help': 'Wie lange ein Spiel dauert.',
  days: { one: '{n} Tag', other: '{n} Tage' },
  'tides.title': 'Gezeiten',
  'tides.help': 'Wilde Gezeiten haben mehr Stürme, für zwei oder drei.',
  'tides.gentle': 'Sanfte Gezeiten',
  'tides.wild': 'Wilde Gezeiten',
};

export default de;
