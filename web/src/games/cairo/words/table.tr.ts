import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './table.en';

const tr: Catalogue<typeof en> = {
  'head.round': '{n}. tur',
  'head.setup': 'İlk tezgâhlar',
  'head.final': 'Son aşama',
  'head.over': 'Oyun bitti',
  'score.points': 'Puan',

  market: 'Pazar, 12’ye 12 kare',
  whole: 'Bütün pazar',
  steps: { one: '{n} adım', other: '{n} adım' },
  barkers: { one: '{n} çığırtkan', other: '{n} çığırtkan' },
  'badge.occupied': 'Dolu',
  'badge.free': 'sayılmaz',
  'badge.mine': 'senin tezgâhın',
  'badge.owner': '{letter} +{n}',
  'badge.nobody': 'sahipsiz',
  'badge.barkers': { one: 'sende {n} var', other: 'sende {n} var' },
  'badge.not-here': '{site}: burası olmaz',

  'site.at': '{site}, {segment}.',
  'site.terrace': 'Teras.',
  'site.stall': '{owner}, {trade}: tezgâh, büyüklük {n}.',
  'site.expansion': '{owner}, {trade}: ek bölüm, büyüklük {n}.',
  'site.entry': '{owner}, {trade}: giriş, büyüklük {n}.',
  'site.blocked': 'Sıkışmış.',
  'site.customer': '{customer}, {colour}, burada duruyor.',
  'site.can-lure': 'Çağrılabilir.',
  'site.empty': 'Boş.',
  'site.open': 'Buraya kurulabilir.',
  'site.can-enter': 'Giriş olabilir.',
  'site.not': 'Olmaz: {why}',
  'site.chosen': 'Seçildi.',
  'site.target': '{steps}, {barkers}, kazancın {n}.',
  'site.target.near': '{steps}, kazancın {n}.',
  'site.target.owner': '{name}: kazanç {n}.',
  'site.target.shut': '{steps}. Olmaz.',
  'site.target.occupied': 'Dolu, sayılmaz.',
  you: 'Sen',
  nobody: 'Sahipsiz',

  'keys.market': 'Pazara git',
  'keys.arrows': 'Kareden kareye',
  'keys.row': 'Sıranın ilk ve son karesi',
  'keys.page': 'Bir bölge yukarı ya da aşağı',
  'keys.next': 'Seçilebilen sonraki ya da önceki müşteri veya kare',
  'keys.enter': 'Seç; bir daha: yap',
  'keys.ways': 'Kur, çağır, çek',
  'keys.back': 'Bir adım geri',
};

export default tr;
