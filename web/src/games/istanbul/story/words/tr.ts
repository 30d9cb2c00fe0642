import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const tr: Catalogue<typeof en> = {
  places: 'Kim nereye gitti',
  'places.text': 'Her tüccar bir yere kaç kez geldi. Altında: yakutların geldiği yerler.',
  'places.of': '{name}: uğradığı yerler',
  'places.total': '{n} yürüyüş',
  place: 'Yer',
  visits: 'Uğrayış',
  data: 'Sayılar tablo olarak',
  rubies: 'Yakutlar nereden geldi',
  'rubies.none': 'yok',
  dice: 'Zar şansı',
  'dice.text': 'Karaborsa ve Çayhane’de atılan toplamlar, iki zarın ortalamada getirdiğiyle karşılaştırılmış.',
  'dice.none': 'Karaborsa’da ya da Çayhane’de kimse zar atmadı.',
  'dice.plot': '{n} atışın toplamları. {bars}',
  'dice.bar': '{sum}: {n} kez, beklenen {expected}',
  'dice.rolled': 'atılan',
  'dice.expected': 'beklenen',
  'dice.rolls': 'Atış',
  'dice.average': 'Ortalama',
  'dice.against': '7’ye göre',
  'dice.sum': 'Toplam',
  'dice.tea': 'Tutan sayılar',
  'dice.tea.of': '{calls} sayıdan {n}, beklenen {expected}',
  all: 'Hepsi',
  player: 'Oyuncu',
};

export default tr;
