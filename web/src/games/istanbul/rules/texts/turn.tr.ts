/** Temel oyunun kuralları, Türkçe: TRN, END. */
import type { Texts } from '../load';
import type en from './turn.en';

const texts: Texts<typeof en> = {
  'TRN-01': 'İlk sıra başlayan oyuncunundur; ötekiler saat yönünde izler.',
  'TRN-02':
    'Dört evre değişmez sırayla gelir: Hareket, Tüccarlar, Eylem, Karşılaşmalar. Yapılacak bir şey olmayan evre geçilir ve hiçbir evre iki kez gelmez.',
  'TRN-03': '1a adımı: tüccar, yığınındaki herkesle birlikte uzaklığı 1 ya da 2 olan bir yere gider.',
  'TRN-04': 'Kimse çapraz gitmez; çapraz komşuya 2 adımda varılır.',
  'TRN-05': 'Hareket zorunludur ve başka bir yerde bitmelidir. Kalmaya yalnız {b07} kartı izin verir.',
  'TRN-06':
    'Başka taşlar yolu hiç kapatmaz; yalnızca üzerinden geçilen yerde bir şey ödenmez, alınmaz, kimseyle karşılaşılmaz.',
  'TRN-07': 'Yalnız yığın birlikte gider. Bekleyen çıraklar yerlerinde kalır.',
  'TRN-08':
    '1b adımı, a seçeneği: hedef yerde bir çırağın bekliyorsa onu al; yığının altına girer ve bundan sonra onunla gider.',
  'TRN-09':
    '1b adımı, b seçeneği: orada seninki beklemiyorsa yığınının en altındaki çırağı bırak; sonraki hareket onu geride bırakır.',
  'TRN-10': 'Hedef yerde bir çırağın beklediği sürece yanına başkasını bırakamazsın.',
  'TRN-11':
    '1b adımı, c seçeneği: ikisini de yapamayan ya da istemeyen sırasını olduğu yerde bitirir. Tüccar hedef yerde kalır; 2. evreden 4. evreye kadar olanlar yanar.',
  'TRN-12': 'Yalnız c seçeneğinin kalacağı bir yere gitmek serbesttir.',
  'TRN-13': 'Çeşme çırak istemez: orada 1b adımı yoktur, çırak ne bırakılır ne alınır, ve sıra sürer.',
  'TRN-14': '2. evre: hedef yerdeki her yabancı tüccar için sahibi, sırası olandan 2 lira alır.',
  'TRN-15':
    '2. evrenin ödemesi ya bütün tüccarları kapsar ya hiçbirini. Lira yokluğundan ya da istenmediğinden yapılmazsa sıra olduğu yerde biter; kimse bir şey almaz ve 1b adımında yapılan kalır.',
  'TRN-16': 'Çeşme’de hiçbir tüccara ödenmez.',
  'TRN-17': 'Kendi taşların nerede dursa sana bir şeye mal olmaz.',
  'TRN-18':
    '3. evre: sırası olan, hedef yerin eylemini yapabilir. Yapmayan ya da yapamayan yine de 4. evreyle sürdürür.',
  'TRN-19': 'Bir etki açıkça yinelemeye izin vermedikçe eylem bir kez yapılır.',
  'TRN-20': 'Bir eyleme başlayan, içindeki isteğe bağlı olmayan her şeyi yapar. Bedelini ödeyemeyen ona başlayamaz.',
  'TRN-21': '4. evre karşılaşmaları getirir (IST-ENC-01). Ardından sıra biter ve sonrakine geçer.',
  'TRN-22':
    'Sıranda istediğin kadar bonus kartı oynayabilir, cami karolarının her birini kuralının izin verdiği kadar kullanabilirsin (IST-MOS-01).',
  'TRN-23': 'Başkasının sırasında ne kart ne karo kullanabilirsin. Son adım (IST-END-05) kimsenin sırası değildir.',
  'TRN-24':
    'Olduğu yerde biten sıra (IST-TRN-11, IST-TRN-15) kartlara ve karolara zaman bırakmaz; onların OPEN penceresi bu karardan öncedir.',
  'TRN-25':
    'Bir sıraya tek bir hareket değişimi sığar; {b07} ile {b08} kartları bir arada, ya da biri iki kez oynanmaz.',
  'TRN-26': '4. evre için tüccar hâlâ hedef yerde olmalıdır. Temel oyunda 3. evrede onu oradan alan bir şey yoktur.',
  'TRN-27': 'Tüccarın altında hiç çırak olmayabilir; tek başına o da bir yığındır.',
  'TRN-28':
    'Kartların zaman pencereleri bu sayfadakilerdir, başka yoktur. Sınıfının penceresi dışında oynanan kart geri çevrilir.',
  'TRN-29':
    'Hangi etkiyle olursa olsun geri dönen çıraklar yığının altına girer. Hep senin oldukları için sıraları karar gerektirmez.',
  'TRN-30':
    '0. adım, tüccar gidince ya da {b07}, {b08} veya {b09} kartı oynanınca biter. {b01}, {b02}, {b06} kartları ve sarı cami karosu onu açık bırakır.',
  'END-01': 'İlk 5 yakuta ulaşan o anda oyunun sonunu başlatır; iki kişilik oyunda 6 gerekir.',
  'END-02': 'Sonra tur, herkes aynı sayıda sıra oynasın diye bitirilir ve oyun biter.',
  'END-03': 'Sonu başlatan, turun son oyuncusuysa kimseye sıra gelmez.',
  'END-04': 'O zamana dek oyun eskisi gibi sürer; hedefin üstünde yakut kazanılabilir ve sayılır.',
  'END-05': 'Sonra son adım gelir: herkes elinden mal ya da lira veren kartlar oynayabilir. Kimse zorunlu değildir.',
  'END-06':
    'Yalnız {b01} ve {b02} böyle kartlardır (DAT-13). Başlayan oyuncu ilk, sonra saat yönünde; herkese bir kez sıra gelir, istediği kadar kartla.',
  'END-07':
    'Son adımda el arabaları her zamankinden çok almaz ve kartların bedeli aynıdır. Yerler, taşlar ve karolar kullanılmaz.',
  'END-08': 'En çok yakutu olan kazanır.',
  'END-09': 'Yakutlar eşitse lirası çok olan öndedir.',
  'END-10': 'Liralar da eşitse, bütün türler toplanınca malı çok olan.',
  'END-11': 'Mallar da eşitse elinde bonus kartı çok olan.',
  'END-12': 'O da eşitse birlikte kazanırlar.',
  'END-13': 'Öteki bütün sıralamaya aynı dört karşılaştırma karar verir.',
};

export default texts;
