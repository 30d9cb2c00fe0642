import type { Catalogue } from '../../../src/words/i18n.svelte';
import type { en } from './card.en';

const tr: Catalogue<typeof en> = {
  title: 'İnciler',
  tagline: 'İnci için dal, en iyilerini sakla ve fırtınadan önce kıyıda ol.',
  motto: 'Dal, sakla, dinlen.',
  aim: '{n} kabuk, üç farklı inci için {bonus} puan fazla',
  alone: 'Gelgitin izin verdiği kadar çok puan.',
  'days.title': 'Günler',
  'days.help': 'Bir oyun ne kadar sürer.',
  days: '{n} gün',
  'tides.title': 'Gelgit',
  'tides.help': 'Sert gelgitte fırtına daha çoktur; iki veya üç kişiyle.',
  'tides.gentle': 'Yumuşak gelgit',
  'tides.wild': 'Sert gelgit',
};

export default tr;
