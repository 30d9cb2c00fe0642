import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const tr: Catalogue<typeof en> = {
  rubies: 'Yakutlar nereden geldi',
  'rubies.text': 'Her çini, yazıldığı turda bir yakut.',
  'rubies.total': '{n} yakut',
  'rubies.none': 'Bu masada yakut yok.',
  'rubies.plot': '{name}: {list}',
  'source.palace': 'Sultan Sarayı',
  'source.guild': 'Lonca kartları',
  'source.lira': 'Dolu lira blokları',
  'source.goods': 'Dolu mal sıraları',
  'ruby.at': '{place}, {when}',
  'ruby.round': '{n}. tur',
  'ruby.before': 'önceden',
  'ruby.many': '{place}: {n}',
  'last.round': '{n}. tur',

  written: 'Neler yazıldı',
  goods: 'Doldurulan mallar',
  lira: 'Doldurulan lira',

  answers: 'Oynandı, izlendi, beklendi',
  'answers.text':
    'Herkesin kartları nasıl kullandığı: kendi sırasında yer ya da lonca kartıyla, başkalarından sonra lale ya da ek eylemle, ya da hiç.',
  'answers.alone':
    'Kartların nasıl kullanıldığı: kendi sıranda yer ya da lonca kartıyla, sonra lale ya da ek eylemle, ya da hiç.',
  'answer.turn': 'Yer kartı',
  'answer.guild': 'Lonca kartı',
  'answer.icon': 'Lale',
  'answer.action': 'Ek eylem',
  'answer.wait': 'Bekledi',
  'answers.plot': '{name}: {list}',
  'answers.of': '{what} {n}',

  places: 'Kim nereye yazdı',
  'places.text': 'Her yerin kaç kez kullanıldığı.',
  'places.total': '{n} kullanım',
  place: 'Yer',
  player: 'Oyuncu',
  round: 'Tur',
  data: 'Sayıları tablo olarak göster',
};

export default tr;
