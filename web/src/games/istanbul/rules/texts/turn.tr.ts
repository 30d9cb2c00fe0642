/** Temel oyunun kuralları, Türkçe: TRN, END. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './turn.en';

const texts: Texts<typeof en> = {
  'TRN-01': 'İlk hamleyi başlayan oyuncu yapar; diğerleri saat yönünde izler.',
  'TRN-02':
    'Dört evre hep aynı sırayla gelir: Hareket, Tüccarlar, Eylem, Karşılaşmalar. Yapılacak bir şey olmayan evre atlanır ve hiçbir evre iki kez gelmez.',
  'TRN-03': '1a adımı: tüccar, yığınındaki herkesle birlikte uzaklığı 1 ya da 2 olan bir yere gider.',
  'TRN-04': 'Kimse çapraz gitmez; çapraz komşuya 2 adımda varılır.',
  'TRN-05': 'Yürümek zorunludur ve hareket başka bir yerde bitmelidir. Kalmaya yalnızca {b07} kartı izin verir.',
  'TRN-06':
    'Başka taşlar yolu kapatmaz; yalnızca üzerinden geçilen bir yerde bir şey ödenmez, çırak alınmaz, kimseyle karşılaşılmaz.',
  'TRN-07': 'Yalnızca yığın birlikte gider. Bekleyen çıraklar yerlerinde kalır.',
  'TRN-08':
    '1b adımı, a seçeneği: hedef yerde bir çırağın bekliyorsa onu al; yığının altına girer ve bundan sonra onunla gider.',
  'TRN-09':
    '1b adımı, b seçeneği: orada bekleyen çırağın yoksa yığınının en altındaki çırağı bırak; yığın yola çıkınca o orada kalır.',
  'TRN-10': 'Hedef yerde bir çırağın beklediği sürece yanına başkasını bırakamazsın.',
  'TRN-11':
    '1b adımı, c seçeneği: ikisini de yapamayan ya da istemeyen hamlesini olduğu yerde bitirir. Tüccar hedef yerde kalır; 2., 3. ve 4. evreler yanar.',
  'TRN-12': 'Yalnızca c seçeneğinin kalacağı bir yere gitmek serbesttir.',
  'TRN-13': 'Çeşme çırak istemez: orada 1b adımı yoktur, çırak ne bırakılır ne alınır ve hamle sürer.',
  'TRN-14': '2. evre: hedef yerdeki her yabancı tüccar için hamleyi yapan, tüccarın sahibine 2 lira öder.',
  'TRN-15':
    '2. evrenin ödemesi ya bütün tüccarlar için yapılır ya hiçbiri için. Oyuncu ödeyemez ya da ödemek istemezse hamle olduğu yerde biter; kimse bir şey almaz ve 1b adımında yapılan geçerli kalır.',
  'TRN-16': 'Çeşme’de hiçbir tüccara para ödenmez.',
  'TRN-17': 'Kendi taşların, nerede durursa dursun, sana bir şeye mal olmaz.',
  'TRN-18': '3. evre: hamleyi yapan, hedef yerin eylemini yapabilir. Yapmayan ya da yapamayan yine de 4. evreye geçer.',
  'TRN-19': 'Bir etki açıkça yinelemeye izin vermedikçe eylem bir kez yapılır.',
  'TRN-20': 'Bir eyleme başlayan, içindeki isteğe bağlı olmayan her şeyi yapar. Bedelini ödeyemeyen ona başlayamaz.',
  'TRN-21': '4. evre karşılaşmaları getirir (IST-ENC-01). Ardından hamle biter ve sıra sonrakine geçer.',
  'TRN-22':
    'Hamlende istediğin kadar bonus kartı oynayabilir, cami karolarının her birini kuralının izin verdiği kadar kullanabilirsin (IST-MOS-01).',
  'TRN-23': 'Başkasının hamlesinde ne kart ne karo kullanabilirsin. Son adım (IST-END-05) kimsenin hamlesi değildir.',
  'TRN-24':
    'Olduğu yerde biten hamle (IST-TRN-11, IST-TRN-15) kartlara ve karolara zaman bırakmaz; bunlar o karardan önce kullanılmalıdır.',
  'TRN-25':
    'Bir hamlede hareketin yerine yalnızca bir kart geçebilir; {b07} ile {b08} kartları bir arada oynanmaz, hiçbiri iki kez oynanmaz.',
  'TRN-26': '4. evre için tüccar hâlâ hedef yerde olmalıdır. Temel oyunda 3. evrede onu oradan alan bir şey yoktur.',
  'TRN-27': 'Tüccarın altında hiç çırak olmayabilir; tek başına o da bir yığındır.',
  'TRN-28':
    'Her kart yalnızca kendi zamanında oynanabilir, yoksa geri çevrilir. “İki adım arasında”, hiçbir eylemin, karşılaşmanın, kartın ya da karonun etkisi yarıda değilken demektir.',
  'TRN-29':
    'Hangi etkiyle olursa olsun geri dönen çıraklar yığının altına girer. Hep senin oldukları için hangi sırayla girdikleri önemli değildir.',
  'TRN-30':
    '0. adım, tüccar gidince ya da {b07}, {b08} veya {b09} kartı oynanınca biter. {b01}, {b02}, {b06} kartları ve sarı cami karosu onu açık bırakır.',
  'END-01': '5 yakuta ilk ulaşan o anda oyunun sonunu başlatır; iki kişilik oyunda 6 gerekir.',
  'END-02': 'Sonra tur tamamlanır; böylece herkes aynı sayıda hamle yapmış olur ve oyun biter.',
  'END-03': 'Sonu turun son oyuncusu başlatırsa kimse bir hamle daha yapmaz.',
  'END-04': 'O zamana dek oyun eskisi gibi sürer; hedefin üstünde yakut kazanılabilir ve sayılır.',
  'END-05': 'Sonra son adım gelir: herkes elinden, mal ya da lira veren kartlar oynayabilir. Kimse zorunlu değildir.',
  'END-06':
    'Yalnızca {b01} ve {b02} böyle kartlardır (DAT-13). Önce başlayan oyuncu, sonra saat yönünde diğerleri; herkese bir kez sıra gelir, istediği kadar kart oynar.',
  'END-07':
    'Son adımda el arabaları her zamankinden çok almaz ve kartların bedeli değişmez. Yerler, taşlar ve karolar kullanılmaz.',
  'END-08': 'En çok yakutu olan kazanır.',
  'END-09': 'Yakutlar eşitse lirası çok olan öndedir.',
  'END-10': 'Liralar da eşitse, bütün türler toplanınca malı çok olan.',
  'END-11': 'Mallar da eşitse elinde bonus kartı çok olan.',
  'END-12': 'O da eşitse birlikte kazanırlar.',
  'END-13': 'Diğer bütün dereceleri aynı dört karşılaştırma belirler.',
};

export default texts;
