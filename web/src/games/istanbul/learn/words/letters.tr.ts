import type { Catalogue } from '../../../../words/i18n.svelte';
import type { letters as en } from './letters.en';

export const letters: Catalogue<typeof en> = {
  'embassy.title': 'Mektuplar',
  'companion.title': 'Yoldaşın',
  'extra.title': 'İkinci bir sıra',
  'society.title': 'Gizli Cemiyet',
  'catacombs.title': 'Katakomplar',

  'embassy.1': 'Çarşı mektup yazar. Elçilik sana iki tane verir.',
  'embassy.2': 'Elçilik’e git.',
  'embassy.3': 'Mektupları al.',
  'embassy.4':
    'Her biri bir yer adı taşır ve bir mühür eder. Tüccarın, aile üyen ya da yoldaşın o yere varınca teslim olur ve iki mühür eder. Sıranı bitir.',
  'embassy.done': 'Mektuplar kendiliğinden teslim olur, başkaları oynarken bile.',

  'companion.1': 'Yoldaşın tahtanın yanında bekliyor. Onu çıraklarınla birlikte Çeşme’den alırsın.',
  'companion.2': 'Onu tahtaya koy: tüccarının olduğu yerde başlar.',
  'companion.3':
    'Bir sırada ya tüccarın ya yoldaşın yürür, o da bir adım. Meyve Deposu’na bir mektubun var: onu oraya gönder.',
  'companion.4': 'Mektup teslim oldu. Ona çırak gerekmez: yeri kullan.',
  'companion.5': 'Onu bir yerde bulan, tüccarın için olduğu gibi onun için de sana öder. Sıranı bitir.',
  'companion.done': 'Yürüyen iki kişi, biri ötekinden sonra: sıranın kimde olduğunu iyi seç.',

  'extra.1': 'Teslim edilmiş bir mektubun, bir de başkası var: üç mühür. Bütün bir sıra ederler.',
  'extra.2': 'Önce olağan bir sıra. Meyve Deposu’na git.',
  'extra.3': 'Meyveni doldur.',
  'extra.4': 'Bu sırayı bitir. Bir tane daha isteyip istemediğin sorulacak.',
  'extra.5': 'Teslim edilmiş mektubu ver: iki mühür.',
  'extra.6': 'Ötekini de: üçüncü mühür.',
  'extra.7': 'İkinci sıran! Baharat Deposu’na yürü.',
  'extra.8': 'Baharatını doldur.',
  'extra.done': 'Bunu her turda bir kez yapabilirsin. Dördüncü mühür boşa giderdi.',

  'society.1': 'Teslim edilmiş üç mektup altı mühür eder. Gizli Cemiyet buna bir yakut verir.',
  'society.2': 'Gizli Cemiyet’e git.',
  'society.3': 'Kullan.',
  'society.4': 'Üç mektubu da ver.',
  'society.5': 'Yakutun nereden geleceğini seç. Mücevherci sonra herkes için pahalanır.',
  'society.6': 'İlk gelenler lira da alır: üç, iki, bir. Sıranı bitir.',
  'society.done': 'Büfe’de ve Müzayede Evi’nde mektuplar, mallar ve kartlar el değiştirir; herkes katılır.',

  'catacombs.1': 'Büyük Çarşı’da temel oyunun ve iki genişlemenin bütün yerleri, bir de fazlası var: Katakomplar.',
  'catacombs.2': 'Oraya git.',
  'catacombs.3': 'Aşağı in.',
  'catacombs.4': 'Bir mal ya da bir kahve al. Mallara yerin kalmadı ama kahve yer istemez: onu al.',
  'catacombs.5': 'Tüccarın istediğin yerden çıkar. Uzaktaki Mücevherci’yi seç.',
  'catacombs.6': 'Orada henüz bir şey yapmaz, kimseyle karşılaşmaz. Sıranı bitir.',
  'catacombs.done': 'Sonraki sırada gereken yerde olur. Büyük Çarşı’da iyi eğlenceler!',
};
