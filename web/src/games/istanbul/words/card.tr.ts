import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './card.en';

const tr: Catalogue<typeof en> = {
  title: 'İstanbul',
  tagline: 'Masa oyunu İstanbul tarayıcında: on altı yer, bir el arabası, kazanmak için beş yakut.',
  'rules.title': 'Kurallar',
  'rules.help': 'Oyunda hangi genişlemelerin olduğu.',
  'rules.base': 'Temel oyun',
  'layout.title': 'Dizilim',
  'layout.help': 'On altı yerin nerede durduğu.',
  'layout.short': 'Kısa yollar',
  'layout.long': 'Uzun yollar',
  'layout.order': 'Numara sırasıyla',
  'layout.random': 'Rastgele',
  'layout.random.said': 'Rastgele dizilim',
  'layout.own': 'Kendi dizilimin',
  'neutral.title': 'Tarafsız çıraklar',
  'neutral.help': 'Tahtada daha çok çırak, 2–4 kişi için.',
  'neutral.no': 'Olmadan',
  'neutral.yes': 'İle',
  'neutral.said': 'Tarafsız çıraklar',
};

export default tr;
