import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './card.en';

const tr: Catalogue<typeof en> = {
  title: 'İstanbul',
  tagline: 'Masa oyunu İstanbul tarayıcında: on altı yer, bir el arabası, kazanmak için beş yakut.',
  'rules.title': 'Kurallar',
  'rules.help': 'Oyunda hangi genişlemelerin olduğu.',
  'rules.base': 'Temel oyun',
  'rules.mocha': 'Kahve ve Bahşiş',
  'rules.letters': 'Mektup ve Mühür',
  'rules.great-bazaar': 'Büyük Çarşı',
  'layout.title': 'Dizilim',
  'layout.help': 'Yerlerin nerede durduğu.',
  'layout.first': 'İlk oyun',
  'layout.short': 'Kısa yollar',
  'layout.long': 'Uzun yollar',
  'layout.order': 'Numara sırasıyla',
  'layout.random': 'Rastgele',
  'layout.random.said': 'Rastgele dizilim',
  'layout.own': 'Kendi dizilimin',
  'neutral.title': 'Tarafsız çıraklar',
  'neutral.help': 'Tahtada daha çok çırak, 2–4 kişi için.',
  'neutral.no': 'Yok',
  'neutral.yes': 'Var',
  'neutral.said': 'Tarafsız çıraklar',
  'cards.title': 'Bonus kartları',
  'cards.help': 'Yalnızca Mektup ve Mühür’ün kartları ya da bütün kutular karışık.',
  'cards.new': 'Yalnızca yeniler',
  'cards.all': 'Hepsi karışık',
  'cards.all.said': 'Bütün bonus kartları',
};

export default tr;
