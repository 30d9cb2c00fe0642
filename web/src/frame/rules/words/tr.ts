import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './en';

const tr: Catalogue<typeof en> = {
  lead: 'Her kuralın bir kodu vardır. Program bir şeye izin vermeyince hangi kurala dayandığını söyler.',
  search: 'Kurallarda ara',
  clear: 'Aramayı temizle',
  found: '{n} kural bulundu',
  none: 'Hiçbir kuralda geçmiyor. Başka bir sözcük dene.',
  contents: 'İçindekiler',
  link: '{id} bağlantısını kopyala',
  copied: 'Bağlantı kopyalandı.',
  unknown: '{id} adlı bir kural yok. Olanların hepsi burada.',
  table: '{id} tablosu',
  learn: 'Oynayarak öğren',
  chapters: 'Bölümler',
  new: 'Yenilikler',
  reconstructed: 'Bizim varsayımımız',
  'reconstructed.text':
    'Böyle işaretlenenler, hiçbir kaynakta bulamadığımız değerlerin yerini tutar: bizim varsayımımızdır, basılı oyun farklı olabilir. Kutusu olan, basılı değerleri yazıp sunucuyu onlarla başlatabilir.',
  minute: 'Bir dakikada oyun',
};

export default tr;
