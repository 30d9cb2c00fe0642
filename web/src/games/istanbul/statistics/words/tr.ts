import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const tr: Catalogue<typeof en> = {
  places: 'Kim nereye gitti',
  'places.text': 'Her tüccarın her yere kaç kez uğradığı. Altında: yakutların nereden geldiği.',
  'places.of': 'Uğradığı yerler: {name}',
  'places.total': '{n} hareket',
  place: 'Yer',
  visits: 'Uğrama',
  data: 'Sayıları tablo olarak göster',
  rubies: 'Yakutlar nereden geldi',
  'rubies.none': 'yok',
  'ruby.at': '{place}, {when}',
  'ruby.before': 'önceden',
  'ruby.round': '{n}. tur',
  'last.round': '{n}. tur',
  dice: 'Zar şansı',
  'dice.text': 'Karaborsa’da ve Çayhane’de atılan toplamlar, iki zarın ortalamasıyla karşılaştırmalı.',
  'dice.none': 'Karaborsa’da ya da Çayhane’de kimse zar atmadı.',
  'dice.plot': '{n} atışın toplamları. {bars}',
  'dice.bar': '{sum}: {n} kez, beklenen {expected}',
  'dice.rolled': 'atılan',
  'dice.expected': 'beklenen',
  'dice.rolls': 'Atış',
  'dice.average': 'Ortalama',
  'dice.against': '7’ye göre',
  'dice.sum': 'Toplam',
  'dice.tea': 'Ulaşılan sayılar',
  'dice.tea.of': '{calls} sayının {n} tanesi, beklenen {expected}',
  all: 'Hepsi',
  player: 'Oyuncu',
};

export default tr;
