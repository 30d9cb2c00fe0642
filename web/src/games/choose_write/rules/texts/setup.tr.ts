/** Kurallar, Türkçe: SET, RES. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './setup.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'Bir ile beş kişi arasında oynanır. Tek başına oynayan, iki kişilik kurulumu yapar ve tek başına oyun bölümüne uyar.',
  'SET-02': 'Kartlar beş deste olur (DAT-10). Her biri ayrı karıştırılır ve kapalı durur.',
  'SET-03':
    'İki saray kartı A, B, C ve D olmak üzere dört yuva oluşturur. Onlar da sıranın kimde olduğunu gösteren kart da hiçbir desteye girmez.',
  'SET-04': 'Dört yakut kartı açılır. Sırasıyla A, B, C ve D saraylarının temel kartları olurlar.',
  'SET-05':
    'Bir ya da iki kişiyle dört kart daha açılır ve her temel kartın altına biri sürülür: her fiyatta bir mal fazla olur.',
  'SET-06': 'Üç ve daha çok kişiyle başta temel kartların altında bir şey yoktur.',
  'SET-07': 'İki yer kartı açılır: sergi.',
  'SET-08': 'Biri çeşmeyse herkes hemen ondan kazanır. Çeşme atılır ve yerine başka bir kart gelir.',
  'SET-09':
    'Lonca ve mal destelerinden henüz atılan kart yoktur; ilk hamleden önce yalnızca bir çeşme mal kartı verir. O zamana dek atılan yer kartları ancak çeşme olabilir.',
  'SET-10': 'En üstteki kervan kartı açılır; diğerleri kapalı kalır.',
  'SET-11': 'Herkesin, kişi sayısına uyan yüzü açık bir kâğıdı vardır (DAT-03).',
  'SET-12': 'Bir ya da iki kişiyle 3, 7, 8 ve 12’deki kalın laleler geçersizdir: yokmuş gibi.',
  'SET-13': 'Üç kişiyle bu kalın laleler diğerleri gibi açıktır.',
  'SET-14': 'Dört kişiyle çerçeveli ek eylem geçersizdir.',
  'SET-15': 'Beş kişiyle geçerlidir: herkes 1 ek eylemle başlar. DAT-19 bunun başka bir yorumunu verir.',
  'SET-16': 'Her yer DAT-04’teki açık lalelerle başlar.',
  'SET-17': 'Sergi tamamlanınca herkes, başlayan oyuncudan başlayarak bir yer kartı çeker.',
  'SET-18': 'Çekilen çeşmeyse herkes ondan kazanır, çeşme atılır ve aynı oyuncu yeniden çeker.',
  'SET-19':
    'Başlayan oyuncu kurayla belirlenir. Bu, hamle sırası ve turun nerede bittiği dışında bir şeyi değiştirmez.',
  'SET-20': 'Kura her karttan önce çekilir; böylece ilk çeşme bile başlayan oyuncudan başlar.',
  'SET-21': 'Bir el kartı, laleler, DAT-03’teki ek eylemler ve çeşmelerin verdikleri dışında kimse bir şeyle başlamaz.',
  'SET-22': 'Sırası sonra gelenlere bunun için bir şey verilmez.',
  'SET-23':
    'Artık yakut destesinde bir ya da iki kişiyle 12, yoksa 16 kart vardır. Yer destesinde 38 karttan her oyuncu ve gelen her çeşme için bir eksik kalır.',
  'RES-01':
    'Kazandığın mal, lira ve ek eylemler, defterdeki çizelgelerinde o kadar alan doldurur. Malların dört çizelgesi raflardır (basılı oyunda mal sütunları). Kazandığın yakut işaretlenir.',
  'RES-02':
    'Ödemek için dolu alanların üstünü çizersin. Yalnızca kalan ödenebilir: dolu ve çizilmemiş olan (basılı oyunda kullanılabilir).',
  'RES-03': 'Çizilen geri gelmez; ne kalan olur ne boş. Bu yüzden bir çizelge, alan sayısından fazlasını almaz.',
  'RES-04': 'Boş alan bulamayan kaybolur. Etkinin geri kalanı gerçekleşir.',
  'RES-05':
    'İstediğin mal, rafında boş alan olan bir türdendir. Ancak dört raf da doluysa kaybolur. Birkaç mal art arda söylenir.',
  'RES-06': 'Aynı türden birkaç mal, en az bir boş alanı olan tek bir rafa yazılır. Sığmayan kaybolur.',
  'RES-07':
    'Farklı türden birkaç mal o kadar rafa yazılır. Dolu raf, ancak yeri olan başka raf yetmezse söylenir ve malı kaybolur.',
  'RES-08': 'Bedel bütünüyle ödenir. Ödeyemediğini seçemezsin.',
  'RES-09': 'Önce öder, sonra kazanırsın: hiçbir şey kendi bedelini ödemez.',
  'RES-10': 'Bir etkide “sonra” deniyorsa ondan öncekiler bütünüyle yapılmalıdır; yoksa hiçbiri kullanılamaz.',
  'RES-11':
    'Kazanç geri çevrilemez. Yalnızca sana bırakılan yerde karar verirsin: seçenekler, türler, hedefler, “en çok” denen sayılar ya da iki karttan hangisini tutacağın.',
  'RES-12': 'Bir etkinin parçaları tablosundaki sırayla gelir; her biri, sonraki başlamadan sonuna kadar yapılır.',
  'RES-13': 'Lonca kartları ve mal kartları destelerinin üstünden çekilir.',
  'RES-14': 'Kart gerektiğinde deste boşsa önce atılanlar karıştırılıp yeni deste yapılır.',
  'RES-15': 'Atılan kart da yoksa kart alınmaz ve etki sürer.',
  'RES-16': 'Elinde istediğin kadar lonca kartı ve mal kartı tutabilirsin.',
  'RES-17': 'Her zaman yeterince yakut vardır. Kimse yakut ödemez, değiş tokuş etmez, yitirmez.',
  'RES-18': 'Oyuncular birbirine bir şey vermez.',
  'RES-19':
    'Herkes bütün kâğıtları, sergiyi, yakut kartlarını, kervan kartını, atılan bütün kartları ve her destede ve elde kaç kart olduğunu görür.',
  'RES-20': 'Desteden çekilen yer kartını, oynanana dek yalnızca sahibi görür.',
  'RES-21': 'Sergiden alınan yer kartını herkes bilmeyi sürdürür.',
  'RES-22': 'Eldeki lonca kartlarını yalnızca sahibi görür; oynanan ya da atılan lonca kartı açıktır.',
  'RES-23': 'Mal kartları için de aynısı geçerlidir: kullanılınca ya da atılınca açılırlar.',
  'RES-24':
    'Destelerin sırasını kimse bilmez; ama kendi destesinin altına giren kervan kartlarının sırasını herkes bilir.',
  'RES-25':
    'Bu programda destenin hiç sırası yoktur: hangi kartın geleceği gelirken belli olur ve her kartın olasılığı aynıdır. Karıştırmak, bir araya koymaktır.',
  'RES-26':
    'Hiç görülmemiş kervan kartları üsttedir ve kurayla gelir. Onlar bitince geri konanlar kendi sıralarıyla gelir.',
  'RES-27':
    'Bir destenin kaç kartı olduğunu ve görmediğin bütün kartlarını tek bir yığın olarak görürsün: deste ve gizli eller birlikte.',
};

export default texts;
