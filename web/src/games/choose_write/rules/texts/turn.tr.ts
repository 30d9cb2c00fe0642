/** Kurallar, Türkçe: TRN, REF, END. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './turn.en';

const texts: Texts<typeof en> = {
  'TRN-01': 'Başlayan oyuncuyla başlanır. Sonra sıra saat yönünde dolaşır.',
  'TRN-02': 'Hamlende bir kart oynarsın: bir yer kartı ya da onun yerine bir lonca kartı. Kart oynamadan geçemezsin.',
  'TRN-03': 'Yer kartı elindeki karttır ya da sergideki iki karttan biri.',
  'TRN-04': 'Sergiden birini oynarsan elindeki kart sende kalır.',
  'TRN-05': 'Yer kartı oynanır oynanmaz atılır.',
  'TRN-06': 'Kart, kendi yerini ve ona bir kenarıyla değen yerleri sunar (DAT-02).',
  'TRN-07': 'Köşeler sayılmaz. Ortak kenarı olan saraylar komşudur.',
  'TRN-08':
    'Kendi hamlende, sunulanlardan bedelini ödeyebildiğin bir yeri kullanırsın. Bunun için ne lale ne ek eylem gerekir.',
  'TRN-09': 'Birini kullanmak zorundasın. Kendi hamlende bekleyemezsin; hiçbir şey yapmamak ek eylem getirmez.',
  'TRN-10':
    'Sunulanlar arasında her zaman bedelsiz bir yer ya da Katakomplar vardır; böylece kullanacak bir şey bulunur.',
  'TRN-11': 'Ardından diğer herkes izleyebilir: başkaları ne seçmiş olursa olsun, sunulan yerlerden birini kullanır.',
  'TRN-12': 'Hiçbir yer kapanmaz. Herkes aynı yeri kullanabilir.',
  'TRN-13':
    'İzlemek iki şeyden birine mal olur: kullanılan yerdeki açık bir laleye (basılı oyunda eylem simgesi) ya da bir ek eyleme.',
  'TRN-14': 'İkisi de olan, istediğini seçer.',
  'TRN-15': 'Lale, kartın değil, kullanılan yerin lalesidir.',
  'TRN-16': 'Sarayların lalesi yoktur; orada izleyene ek eylem gerekir.',
  'TRN-17': 'Lale ya da ek eylem önce çizilir. Yerin getirdiği, bunları ödeyemez.',
  'TRN-18': 'Bunlar yerin bedeline eklenir.',
  'TRN-19': 'İzlemeyen bekler (basılı oyunda pas geçer) ve 1 ek eylem kazanır.',
  'TRN-20': 'Herkes bekleyebilir, izleyebilecek olan da.',
  'TRN-21': 'Sunulan hiçbir yeri ödeyemeyen yalnızca bekleyebilir.',
  'TRN-22': 'Ek eylemlerin doluysa beklemek bir şey getirmez.',
  'TRN-23':
    'Önce hamleyi yapan, sonra saat yönünde diğerleri karar verir; herkes açıkça ve sonraki başlamadan sonuna kadar.',
  'TRN-24': 'Herkes hamle başına bir yer kullanır. Ek eylem ikincisini vermez.',
  'TRN-25': 'Bedelini ödeyebildiğin bir yeri, getireceği her şey kaybolacak olsa da kullanabilirsin.',
  'TRN-26': 'Lonca kartı yalnızca oynayan içindir. O hamlede başka kimse bir şey yapmaz, ödemez, kazanmaz.',
  'TRN-27': 'El kartın ve sergi olduğu gibi kalır.',
  'REF-01':
    'Herkes karar verince ya da lonca kartından sonra hamle, bu sırayla E1’den E6’ya kadar olan adımlarla biter.',
  'REF-02': 'E1: herkes ulaştığı bonus yakutları alır.',
  'REF-03': 'E2: el kartını oynadıysan sergiden bir kart ya da destenin en üst kartını alırsın.',
  'REF-04': 'Destedeki kartı görmeden seçersin ve elin hiç boş kalmaz.',
  'REF-05': 'Sergideki bir karttan ya da lonca kartından sonra E2 yoktur.',
  'REF-06': 'E3: sergi iki karta tamamlanır.',
  'REF-07': 'Birkaç kişiyle yeni kart boş yere konur. O zaman sağın solun önemi yoktur.',
  'REF-08': 'Lonca kartından sonra eksik yoktur; yer kartı çekilmez.',
  'REF-09': 'E4: yakut veren saraylar birer yakut kartı alır (CNW-PAL-05).',
  'REF-10': 'E5: kullanılan kervan kartı bir kez, kapalı olarak destesinin altına girer ve sonraki açılır.',
  'REF-11': 'Kimsenin kullanmadığı kervan kartı kalır.',
  'REF-12': 'Geri konan kervan kartları sıralarını korur ve aynı döngüyle yeniden gelir.',
  'REF-13': 'E6: oyun bitmiyorsa sıra saat yönünde sonraki oyuncudadır.',
  'REF-14': 'Atılan yer kartları hiçbir zaman yeniden karıştırılmaz.',
  'END-01': 'Birkaç kişiyle, biri 10 yakuta ulaşır ulaşmaz son yaklaşır.',
  'END-02': 'O zaman tur tamamlanır. Son hamleyi, başlayan oyuncunun sağında oturan yapar.',
  'END-03': 'Bu, turun son hamlesinde olursa başka hamle yapılmaz.',
  'END-04':
    'Bu, herkesin başına, kimin hamlesi olursa olsun, her yakutla gelebilir: izlerken, bonus yakutla ya da E2 veya E3’te bir çeşmenin yol açtığı yakutla da.',
  'END-05': 'O zamana dek her şey herkes için eskisi gibi sürer.',
  'END-06': 'Onuncudan sonraki yakutlar sınırsız, tam sayılır.',
  'END-07': 'Sergi tamamlanamayınca oyun hemen biter.',
  'END-08':
    'Bir yer kartı çekilmesi gerekip de kart yoksa oyun hemen biter. E2 başlarken deste boşsa seçim bile yapılmaz.',
  'END-09': 'Böyle bir son, hamlenin ve turun geri kalanını keser. O ana dek kazanılan her şey sayılır.',
  'END-10':
    'Yer destesinin boşalması tek başına bir şeyi bitirmez: bir yer kartı gerekene dek lonca kartı oynanabilir.',
  'END-11': 'Böyle bir son için kimsenin 10 yakutu olması gerekmez; son tur sürüyorsa da önce o gelir.',
  'END-12': 'En çok yakutu olan kazanır.',
  'END-13':
    'Eşitler arasında artanların toplamı yüksek olan kazanır: kalan her mal, lira ve ek eylem 1, eldeki her mal kartı 2 sayılır.',
  'END-14': 'Laleler, çentikler, lonca kartları, el kartı ve yakutlar buna katılmaz.',
  'END-15': 'Yine eşit olanlar zaferi paylaşır.',
  'END-16': 'Diğer bütün dereceler aynı iki karşılaştırmayla belirlenir. Eşitler dereceyi paylaşır.',
  'END-17': 'Oyun bitince bir şey oynanmaz, değiştirilmez, ödenmez.',
};

export default texts;
