import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './card.en';

const tr: Catalogue<typeof en> = {
  title: 'Kahire',
  tagline: 'Kahire çarşısı tarayıcında: tezgâh kur, müşteri çağır, bir malın en büyük tezgâhı senin olsun.',
  motto: 'Tezgâhlar, müşteriler, madalyalar.',
  sites: '{n} kare',
  aim: '{n} madalya',
  'start.title': 'İlk tezgâhlar',
  'start.help': 'Herkese üç tezgâh: önerilen karelerde ya da sırayla, oyuncuların seçtiği yerde.',
  'start.suggested': 'Önerilen kareler',
  'start.suggested.short': 'Önerilen',
  'start.variable': 'Oyuncular seçer',
  'start.variable.short': 'Seçmeli',
  'start.variable.said': 'İlk tezgâhlar seçilir',
  'cap.said': 'En çok 300 hamle',
};

export default tr;
