/** Kurallar, Türkçe: SOL, tek başına oyun. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './solo.en';

const texts: Texts<typeof en> = {
  'SOL-01': '1. görev: en çok 3 çentik.',
  'SOL-02': '2. görev: en az 35 lira dolu.',
  'SOL-03': '3. görev: en az 35 lira dolu ve bir dolu raf.',
  'SOL-04': '4. görev: en az 35 lira dolu ve kapılardan 2 yakut.',
  'SOL-05': '5. görev: en az 35 lira dolu ve hiç lonca kartı oynanmamış.',
  'SOL-06': '6. görev: en az 2 dolu raf.',
  'SOL-07': '7. görev: kapılardan en az 3 yakut.',
  'SOL-08': '8. görev: kapılardan en az 3 yakut ve bir dolu raf.',
  'SOL-09': '9. görev: bütün laleler çizilmiş. Geçersiz olanlar istenmez, ek eylemlerin önemi yoktur.',
  'SOL-10': '10. görev: bütün laleler çizilmiş ve bir dolu raf.',
  'SOL-11': '11. görev: en az 4 lonca kartı oynanmış ve bir kapıdan bir yakut.',
  'SOL-12':
    '12. görev: ne malları için ne de bedel olarak atılarak hiç mal kartı oynanmamış. DAT-19 bunun başka bir yorumunu verir.',
  'SOL-13': '13. görev: saraylardan en az 8 yakut.',
  'SOL-14':
    '14. görev: tek bir saraydan en az 5 yakut ve 20 lira dolu. Başka sarayların yakutları zarar vermez; DAT-19 bunun başka bir yorumunu verir.',
  'SOL-15': 'Burada söylenenler dışında kurallar ve kurulum iki kişilik oyununkidir.',
  'SOL-16': 'Her hamlenden sonra, yani E1’den E5’e kadar olan adımlardan sonra, serginin solundaki kart atılır.',
  'SOL-17': 'Onu izliyormuş gibi, açık bir lale ya da bir ek eylemle kullanabilirsin. Buna takip denir.',
  'SOL-18': 'Kullanmazsan 1 ek eylem kazanırsın.',
  'SOL-19': 'Takip, lonca kartı oynanan hamleden sonra da gelir.',
  'SOL-20': 'Takip, hamle gibi biter: bonus yakutlar, sergi, yakut kartları, kervan kartı. E2 yoktur.',
  'SOL-21':
    'Yani hamle ile takip ayrı sayılır: ikisinde de kullanılan saray iki kez büyür; hamlede kullanılan kervan kartı takipten önce değişir.',
  'SOL-22': 'Sergiyi tamamlayan kart, işaretine göre ötekinin soluna ya da sağına konur.',
  'SOL-23': 'Kurulumda serginin ikinci kartı, işaretine göre ilkinin yanına konur.',
  'SOL-24': 'Çeşmeler tek oyuncu içindir. İşaretleri yoktur.',
  'SOL-25': 'Sergi tamamlanamayınca ya da bir yer kartı çekilemeyince oyun hemen biter.',
  'SOL-26': 'On yakut oyunu bitirmez.',
  'SOL-27': 'Oyun bir hamlenin E2 ya da E3 adımında biterse kart atılmaz ve takip olmaz.',
  'SOL-28':
    'Yerine getirilen görevin çinisi, yakutlarının sütununa konur: 10, 11 ya da 12; oyun başına bir sütun. DAT-19 bunun başka bir yorumunu verir.',
  'SOL-29': '10’dan az yakut bir şey koymaz; 13 ve fazlası 12 sütununa sayılır.',
  'SOL-30': 'Bir oyunda yerine getirilen bütün görevler birlikte konur.',
  'SOL-31': 'Sayılar en az değerlerdir; yalnızca 1. görevdeki 3 en çoktur. Hiç denince gerçekten hiç demektir.',
  'SOL-32': 'Üstü çizilen liralar ve mallar dolu sayılır.',
  'SOL-33': '5. ve 11. görevlerde yalnızca oynanan lonca kartları sayılır; {c4} kartıyla atılan sayılmaz.',
  'SOL-34': '13. ve 14. görevlerdeki saray yakutları CNW-PAL-08 kuralındakilerdir.',
  'SOL-35':
    '14’e 3 çinilik duvar birçok oyun boyunca saklanır ve hiçbir çini sökülmez. Bütün amaç 42 çini, küçüğü ilk iki sütunun 28 çinisidir.',
  'SOL-36': 'Görevler olmadan sonuç, yakut sayısı ve ardından artanların toplamıdır.',
  'SOL-37': 'Bir oyunda on üç yakut açık meydan okumadır. Oyunda bir şeyi değiştirmez.',
};

export default texts;
