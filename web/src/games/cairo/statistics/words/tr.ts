import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const tr: Catalogue<typeof en> = {
  points: 'Puanlar nereden geldi',
  'points.text': 'Ek bölümler ve madalyalar hemen puan getirir; eldeki madalya ve para sonda sayılır.',
  'source.before': 'Önceki',
  'source.size': 'Tezgâh boyu',
  'source.medals': 'Alınan madalyalar',
  'source.held': 'Eldeki madalyalar',
  'source.money': 'Para',
  'points.plot': '{name}: {list}',
  'points.of': '{what} {n}',
  'points.total': '{n} puan',
  course: 'Çarşıda puan',
  luring: 'Müşteri çağırma',
  'luring.text': 'Müşteriler kimin tezgâhına, kaç çığırtkanla çağrıldı.',
  'luring.own': 'Kendi tezgâhı',
  'luring.others': 'Başkasının tezgâhı',
  'luring.neutral': 'Tarafsız tezgâh',
  'luring.barkers': '{n} çığırtkan',
  'luring.earned': '{n} para kazandı',
  'luring.none': 'Kimse müşteri çağırmadı.',
  earned: 'Kim kimin tezgâhında kazandı',
  'earned.text': 'Parayı kim aldı (satırlar), tezgâh kimindi (sütunlar).',
  'earned.who': 'Kazanan',
  'earned.at': '{name}, {owner} tezgâhlarında: {n}',
  neutral: 'Tarafsız',
  'won.round': '{n}. tur',
  'won.before': 'daha önce',
  'won.expand': '{trade}, ek bölümler',
  'won.medals': '{trade}, madalyalar',
  'won.at': '{what}: {points}, {when}',
  'last.round': '{n}. tur',
  player: 'Oyuncu',
  data: 'Sayılar tablo olarak',
};

export default tr;
