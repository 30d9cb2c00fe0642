/** Kurallar, Türkçe: INV, her zaman doğru olanlar. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './kept.en';

const texts: Texts<typeof en> = {
  'INV-01':
    '33 tezgâh kartı vardır: destede, sergide, ellerde, atılmış ya da yeni oynanmış. Hiçbiri kaybolmaz, yenisi eklenmez.',
  'INV-02': 'Yerlerinde ve oyuncularda toplam yedi çığırtkan vardır.',
  'INV-03': 'Her maldan, stokta ve çarşıda toplam altı ek bölüm vardır.',
  'INV-04': 'Her tezgâhın bir tanedir, ya elinde ya çarşıda; bir maldan en çok bir tezgâhın olur.',
  'INV-05':
    'Tarafsız tezgâhlar yalnızca iki kişilik oyunda vardır: yer bulamayanlarla birlikte altı. İlk hamleden sonra oldukları gibi kalırlar.',
  'INV-06': 'Bir malın iki madalyası, ilk ek bölümüyle birlikte stoktan ayrılır.',
  'INV-07':
    'Sonra her biri, tezgâhı en büyük olan birindedir. O büyüklükte tek başına olan ikisini de, yoksa iki oyuncu birer tane tutar.',
  'INV-08': 'Beş müşteri, çarşının parçasız beş ayrı karesinde durur, biri dışarıdadır.',
  'INV-09': 'Müşteri bir başlangıç karesinde, bir girişte ya da taşınmış bir tezgâhın eski girişinde durur.',
  'INV-10': 'Hiçbir müşteri kendi malının girişinde durmaz: çağrılan en az bir adım yürür.',
  'INV-11': 'Çarşıda tezgâh sayısı kadar giriş vardır; her biri kendi karesinde, tezgâhının yanındadır.',
  'INV-12': 'Bir karede en çok bir parça olur: terasta kahve, çarşıda diğerleri.',
  'INV-13': 'Bir bölgede her maldan en çok bir tezgâh olur.',
  'INV-14': 'İki ana tezgâhın ortak kenarı olmaz; aynı malın iki tezgâhının da.',
  'INV-15': 'Bir tezgâhın parçaları kenarlarından birbirine bağlıdır. Sayıları 1 ile 7 arasındadır.',
  'INV-16': 'Kurulumdan sonra bütün girişler ve müşteriler hep birbirine bağlıdır (CAI-ACC-02).',
  'INV-17':
    'Kimsenin parası sıfırın altına inmez. Bütün paralar, baştakilerle kazanılanların toplamından ücretler ve bedeller düşülünce kalandır.',
  'INV-18':
    'Kart çekmek para oynatmaz. Çağırmak, tezgâhın parçası kadar, başkasınınkinde bir fazla, tarafsızda 1 para getirir. Tezgâh ve taşıma en çok ücrete, ek bölüm ücrete ve bedeline mal olur.',
  'INV-19': 'Puanlar hiç azalmaz. Puanlamadan önce yalnızca ek bölümler, büyüklük ve madalyalar için puan getirir.',
  'INV-20': 'Hamleler arasında kimsenin 4 tezgâh kartından çoğu olmaz, çekerken de 6 karttan çoğu.',
  'INV-21': 'Hamleler arasında sergi doludur, son aşamada da.',
  'INV-22': 'Biri karar verirken destede hep kart vardır. Atılanlarla birlikte DAT-15 sayılarının altına düşmez.',
  'INV-23': 'Son aşamadan önce her malda ek bölüm vardır ve en çok bir malda tek bir tane kalmıştır.',
  'INV-24':
    'Son aşamada eller büyümez; müşteriler, çığırtkanlar, sergi ve deste oldukları gibi kalır. Çekilen geri dönmez, kimse dörtten çok kurmaz.',
  'INV-25':
    'Son aşamadan önce hep yapacak bir şey vardır, ama çekilmek yoktur; son aşamada yalnızca kurmak ve çekilmek vardır.',
  'INV-26': '300 hamle sınırlı bir oyun, oyuncu başına en çok 4 hamle sonra biter.',
  'INV-27': 'Son puan, önceki puanlar, eldeki madalyaların değerleri ve her 3 para için bir puandır.',
  'INV-28': 'Gördüklerin ne başkalarının kartlarına ve parasına ne de gizli duranlara bağlıdır.',
  'INV-29': 'Günlüğü baştan toplayan, herkesin parasını tam olarak bilir.',
  'INV-30': 'Aynı şans ve aynı kararlar aynı oyunu verir. Reddedilen bir şey hiçbir şeyi değiştirmez.',
  'INV-31': 'Müşteri yalnızca boş bir girişe, ondan yakın ne kadar boş giriş varsa o kadar çığırtkanla gelir.',
  'INV-32': 'Tezgâhın karesi ancak taşımayla, ancak sıkışmış ve ek bölümsüzse değişir.',
};

export default texts;
