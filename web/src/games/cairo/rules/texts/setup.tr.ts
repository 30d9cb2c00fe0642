/** Kurallar, Türkçe: SET, TWO. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './setup.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'İki ile dört kişi oynar. Herkesin bir işareti (kemer, yıldız, altıgen ya da damla) ve bir yeri vardır; sıra saat yönünde dolaşır.',
  'SET-02': 'Çarşı her oyuncu sayısında aynıdır (DAT-03). Yanındaki altı tabla, her mal için bir tane, bankadır.',
  'SET-03': '33 tezgâh kartının hepsi karıştırılıp deste olur, ilk dördü açılıp sergiye konur (DAT-07).',
  'SET-04': 'Yedi çığırtkan kendi yerinde durur. Tezgâh kartlarının arasına hiç karışmaz.',
  'SET-05': 'Stokta her maldan altı ek bölüm vardır.',
  'SET-06': 'Her maldan bir altın, bir de gümüş madalya vardır. Başta kimsenin madalyası yoktur.',
  'SET-07': 'Beş müşteri rastgele çekilir ve DAT-06 sırasıyla, birbiri ardına beş başlangıç karesine konur.',
  'SET-08': 'Altıncısı dışarıdadır: kendi malının tablasının yanında bekler.',
  'SET-09': 'Herkes 0 puanla başlar.',
  'SET-10': 'Herkesin, her maldan bir tane, altı tezgâhı vardır. Çarşıda olmayanlar herkesin göreceği yerde durur.',
  'SET-11': 'Herkes her maldan bir parayla başlar ve paralarını perdesinin arkasında tutar.',
  'SET-12': 'Herkese üç kart dağıtılır. İlk oyuncu destenin sonraki üç kartını alır, ardından ikincisi, böyle sürer.',
  'SET-13':
    'Kimin başlayacağı kurayla belirlenir; ilk tezgâhların nasıl konduğu bunu değiştirmez. Oyunun ilk hamlesi de onundur.',
  'SET-14': 'Önerilen kareler mi, oyuncuların seçimi mi: buna oyundan önce karar verilir, her oyuncu sayısıyla olur.',
  'SET-15': 'Önerilen karelerle herkesin ilk üç tezgâhı, girişleriyle birlikte, baştan çarşıdadır (DAT-13).',
  'SET-16':
    'Oyuncular seçiyorsa kurulum sırasında bir bölgeye en çok iki tezgâh konur. Malı ve sahibi ne olursa olsun hepsi sayılır; tezgâhın kendi karesine bakılır.',
  'SET-17':
    'Oyuncular seçiyorsa önce başlayan oyuncu bir tezgâh koyar, sonra sırayla diğerleri; herkes üç tezgâh koyana dek sürer.',
  'SET-18':
    'Yeni tezgâhın kuralları geçerlidir (CAI-BLD-02, CAI-ACC-04), ama kart gerekmez: yeri olan her bölge açıktır.',
  'SET-19': 'Tezgâhlarından hangilerini, hangi sırayla koyacağın sana kalmıştır.',
  'SET-20':
    'Müşteriler, sergi, eldeki kartlar ve paralar ilk tezgâhtan önce yerindedir. Müşterisi olan başlangıç karesi boş değildir.',
  'SET-21': 'İlk tezgâhların ne bedeli vardır ne getirisi: para, puan ya da madalya yok.',
  'SET-22': 'Bir tezgâha yer bulamayan onu atlar ve sonraya saklar. Böyle bir durum bilinmiyor.',
  'SET-23':
    'İki kişiyle, oyuncuların tezgâhlarından sonra ve ilk hamleden önce altı tarafsız tezgâh gelir (CAI-TWO-01).',
  'SET-24': 'İlk hamlede atılan kart yoktur ve kimsenin çığırtkanı yoktur.',
  'SET-25': 'Bölge başına iki tezgâh sınırı kurulumla biter.',
  'TWO-01': 'İki kişilik oyunda kimseye ait olmayan altı tezgâh vardır, her maldan bir tane.',
  'TWO-02': 'Önerilen karelerle bunlar baştan çarşıdadır (DAT-13).',
  'TWO-03':
    'Oyuncular seçiyorsa, ikisi de üçer tezgâhını koyunca altısı karıştırılır. Sonra sırayla biri çekilir ve hemen konur. İlk çeken, başlayan oyuncudur.',
  'TWO-04': 'Tarafsız tezgâhı çeken, kurulum kurallarına göre karesini ve girişini seçer (CAI-SET-16, CAI-SET-18).',
  'TWO-05': 'Hiçbir yere sığmayan tarafsız tezgâh oyundan çıkar, öbür oyuncu çeker.',
  'TWO-06': 'Tarafsız tezgâhlar, sıkışmış olsalar da hiç taşınmaz.',
  'TWO-07': 'Tarafsız tezgâhlar hiç genişletilmez.',
  'TWO-08': 'Tarafsız bir tezgâha müşteri çağırmak sana o maldan 1 para getirir. Başka kimse bir şey kazanmaz.',
  'TWO-09':
    'Bunun dışında ötekiler gibi tezgâhtırlar: kare ve bölge tutar, kendi mallarının yeni tezgâhlarını ve ek bölümlerini uzak tutarlar; girişleri uzaklık ve çığırtkan hesabına girer.',
  'TWO-10': 'Hiç madalya almazlar ve onlar için kimse oynamaz.',
};

export default texts;
