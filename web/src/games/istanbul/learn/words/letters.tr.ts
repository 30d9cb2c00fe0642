import type { Catalogue } from '../../../../words/i18n.svelte';
import type { letters as en } from './letters.en';

export const letters: Catalogue<typeof en> = {
  'embassy.title': 'Mektuplar',
  'companion.title': 'Yoldaşın',
  'extra.title': 'İkinci bir hamle',
  'society.title': 'Gizli Cemiyet',
  'catacombs.title': 'Katakomplar',

  'embassy.1': 'Çarşıda mektuplar yazılıyor. Elçilik sana iki tane verir.',
  'embassy.2': 'Elçilik’e git.',
  'embassy.3': 'Mektupları al.',
  'embassy.4':
    'Her mektubun üzerinde bir yer yazar ve mektup bir mühür eder. Tüccarın, aile üyen ya da yoldaşın o yerdeyse mektup teslim edilmiş olur ve iki mühür eder. Hamleni bitir.',
  'embassy.done': 'Mektuplar kendiliğinden teslim edilir, başkaları oynarken bile.',

  'companion.1': 'Yoldaşın tahtanın yanında bekliyor. Onu çıraklarınla birlikte Çeşme’den alırsın.',
  'companion.2': 'Onu tahtaya koy: tüccarının bulunduğu yerden başlar.',
  'companion.3':
    'Bir hamlede ya tüccarın ya yoldaşın yürür; yoldaşın yalnızca bir adım atar. Meyve Deposu’na bir mektubun var: onu oraya gönder.',
  'companion.4': 'Mektup teslim edildi. Yoldaşına çırak gerekmez: yeri kullan.',
  'companion.5': 'Onunla bir yerde karşılaşan, tüccarın için olduğu gibi onun için de sana para öder. Hamleni bitir.',
  'companion.done': 'Her hamlede ikisinden yalnızca biri yürür: hangisi olacağını iyi seç.',

  'extra.1': 'Teslim edilmiş bir mektubun, bir de teslim edilmemişi var: üç mühür. Bunlar bütün bir hamleye değer.',
  'extra.2': 'Önce olağan bir hamle. Meyve Deposu’na git.',
  'extra.3': 'Meyveni doldur.',
  'extra.4': 'Bu hamleyi bitir. Bir hamle daha isteyip istemediğin sorulacak.',
  'extra.5': 'Teslim edilmiş mektubu ver: iki mühür.',
  'extra.6': 'Diğerini de ver: üçüncü mühür.',
  'extra.7': 'İkinci hamlen! Baharat Deposu’na yürü.',
  'extra.8': 'Baharatını doldur.',
  'extra.done': 'Bunu her turda bir kez yapabilirsin. Dördüncü mühür boşa giderdi.',

  'society.1': 'Teslim edilmiş üç mektup altı mühür eder. Gizli Cemiyet karşılığında bir yakut verir.',
  'society.2': 'Gizli Cemiyet’e git.',
  'society.3': 'Burayı kullan.',
  'society.4': 'Üç mektubu da ver.',
  'society.5': 'Yakutun nereden geleceğini seç. Mücevherci bundan sonra herkese daha pahalı olur.',
  'society.6': 'İlk gelenler lira da alır: üç, iki, bir. Hamleni bitir.',
  'society.done': 'Büfe’de ve Müzayede Evi’nde mektuplar, mallar ve kartlar el değiştirir; herkes katılır.',

  'catacombs.1': 'Büyük Çarşı’da temel oyunun ve iki ek paketin bütün yerleri var, üstüne bir de Katakomplar.',
  'catacombs.2': 'Oraya git.',
  'catacombs.3': 'Aşağı in.',
  'catacombs.4': 'Bir mal ya da bir kahve al. Mala yerin kalmadı ama kahve yer tutmaz: onu al.',
  'catacombs.5': 'Tüccarın istediğin yerden çıkar. Uzaktaki Mücevherci’yi seç.',
  'catacombs.6': 'Orada henüz bir şey yapmaz, kimseyle karşılaşmaz. Hamleni bitir.',
  'catacombs.done': 'Bir sonraki hamlede tam gereken yerde olur. Büyük Çarşı’da iyi eğlenceler!',
};
