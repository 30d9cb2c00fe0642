/** Temel oyunun kuralları, Türkçe: ENC, BON, MOS. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './people.en';

const texts: Texts<typeof en> = {
  'ENC-01': '4. evrede karşılaşmaların hangi sırayla olacağını hamleyi yapan seçer.',
  'ENC-02': '4. evre eyleme bağlı değildir: eylem yapılamasa ya da istenmese de gelir.',
  'ENC-03':
    'Hedef yerdeki bütün yabancı aile üyelerini yakalamak zorundasın: Karakol’a giderler. Bu yapılmadan hamlen bitmez.',
  'ENC-04':
    'Yakaladığın her biri sana bir ödül kazandırır: 3 lira ya da çekme destesinden bir bonus kartı. Her seferinde yeniden karar verirsin.',
  'ENC-05': 'Ödül istemesen de aile üyesi Karakol’a gider.',
  'ENC-06': 'Karakol’da kimse yakalanmaz ve ödül alınmaz.',
  'ENC-07': 'Kendi aile üyenle karşılaşmanın bir anlamı yoktur.',
  'ENC-08':
    'Vali: istersen çekme destesinden bir bonus kartı çek. Karşılığında 2 lira ödemen ya da elinden bir bonus kartı atman gerekir.',
  'ENC-09': 'Ondan çektiğin kartın kendisini de atabilirsin.',
  'ENC-10':
    'Kaçakçı: istersen seçtiğin 1 malı al. Karşılığında ona 2 lira ya da herhangi bir türden 1 mal vermen gerekir.',
  'ENC-11': 'Ona, getirdiği malın kendisini de verebilirsin.',
  'ENC-12': 'Yalnızca yeri olan bir malı alabilirsin; dört bölmen de doluysa kaçakçıyı kullanamazsın.',
  'ENC-13': 'Çekilecek bonus kartı olmadığı sürece valiyi kullanamazsın.',
  'ENC-14':
    'Tarafsız taş, kullanıldıktan sonra iki zarın gösterdiği yere gider. Her taş için ayrı zar atılır; bulunduğu yerin sayısı da gelebilir.',
  'ENC-15': 'Kullanmadığın taş yerinde kalır.',
  'ENC-16': 'Bir tarafsız taşla bir hamlede en çok bir kez karşılaşırsın, zarlar onu hedef yerde bıraksa bile.',
  'ENC-17': 'Tarafsız taşı ya da tüccarı oynatan atış olduğu gibi geçerlidir: onu ne kart ne karo değiştirir.',
  'ENC-18': 'Bu yüzden tarafsız taşlar yalnızca 2 ile 12 arasındaki yerlerde bulunur.',
  'ENC-19': 'Karşılaşmalar, hareket eden (ya da {b07} kartıyla kalan) tüccar içindir. Aile üyesi karşılaşmaz.',
  'BON-01': 'Elde istendiği kadar kart tutulabilir ve hamlende istediğin kadar kart oynayabilirsin.',
  'BON-02': 'Oynanan da atılan da Kervansaray’daki atılan kartların üstüne, yüzü açık konur.',
  'BON-03':
    'Kartlar her zaman kapalı çekme destesinden çekilir; atılanlardan yalnızca Kervansaray’ın eylemiyle alınır.',
  'BON-04':
    'Çekme destesinin son kartı alınır alınmaz atılanlar karıştırılıp yeni deste olur, art arda çekilen iki kartın arasında bile.',
  'BON-05':
    'O anda atılan kart yoksa karıştırma, kart çekilmesi gerekip atılan kart olana dek bekler. İki destede de kart yokken bir şey çekilmez.',
  'BON-06':
    'Oynadığın kart, etkisi bitince atılanların üstüne konur. Bu yüzden o etki sırasındaki çekme ya da karıştırmaya girmez.',
  'BON-07':
    'Bir kartı ancak bedelini ödeyebiliyorsan ve bir şeyi değiştiriyorsa oynayabilirsin. Hareketin yerine geçmek de bir değişikliktir, {b07} kartıyla da.',
  'BON-08':
    '{b03}, {b04}, {b05} ve {b10} kartları ile kırmızı ve yeşil cami karoları, yerlerinin senin yaptığın her eyleminde işler; tüccarın da yapsa aile üyen de.',
  'BON-09': '{b01}: hamlende iki adım arasında, asla bir eylemin ortasında değil, istediğin bir malı al.',
  'BON-10': '{b01} kartı yeri olan bir mal verir. Dört bölmen de doluysa oynanamaz.',
  'BON-11': '{b02}: hamlende iki adım arasında ya da bir ödemeden hemen önce ortak stoktan 5 lira al.',
  'BON-12': '{b03}: Sultan Sarayı eylemin bitince onu bir kez daha yap; fiyat bu arada artmıştır.',
  'BON-13': '{b04}: Postane eylemin bitince onu bir kez daha yap. Göstergeler iki kez de ilerler.',
  'BON-14': '{b05}: Mücevherci eylemin bitince onu bir kez daha yap; fiyat bu arada artmıştır.',
  'BON-15': '{b03}, {b04} ya da {b05} kartı ancak eylemi gerçekten yineleyip bedelini ödeyebiliyorsan oynanabilir.',
  'BON-16': 'Birincinin ardından aynı türden ikinci kart gelebilir; her biri bir yineleme daha verir.',
  'BON-17':
    '{b06}: hamlende iki adım arasında aile üyen eve, Karakol’a döner; sen de 3 lira ya da çekme destesinden bir bonus kartı alırsın.',
  'BON-18': 'Aile üyen zaten Karakol’daysa {b06} kartı oynanamaz.',
  'BON-19': '{b07}: tüccar 1a adımında gitmek yerine kalır. Yeri hedef yerdir ve 1b adımı orada yapılır.',
  'BON-20':
    '{b07} kartından sonra 1b adımı: orada bir çırağın bekliyorsa onu al; beklemiyorsa bir tane bırak. Yoksa hamle biter (IST-TRN-11).',
  'BON-21':
    '{b07} kartından sonra 2, 3 ve 4. evreler her zamanki gibi oynanır; yabancı tüccarlara bir kez daha para ödenir.',
  'BON-22': '{b07} kartı Çeşme’de de oynanabilir, yine çıraksız.',
  'BON-23': '{b08}: 1a adımında tüccar yığınıyla uzaklığı 3 ya da 4 olan bir yere gider, 1 ya da 2 olana değil.',
  'BON-24': '{b09}: 1. evrede bekleyen çıraklarından birini yığınına geri çağır.',
  'BON-25':
    '{b09} kartı hareketten önce, sonra da 1b adımına karar verilmedikçe oynanabilir; Çeşme’de, eylemi başlayana ya da atlanana kadar. Çırak herhangi bir yerde bekliyor olabilir, tüccarın bulunduğu yerde bile.',
  'BON-26': '{b10}: bir Küçük Pazar eyleminde, talep karosu ne isterse istesin, dilediğin malları satabilirsin.',
  'BON-27':
    '{b10} kartıyla geri kalan her şey aynıdır: 1 ile 5 mal, Küçük Pazar’ın geliri (DAT-09), karo destenin altına. {b10} kartıyla, istenen hiçbir malın yokken de eylem yapılabilir.',
  'BON-28':
    'Artık vazgeçemeyeceğin bir ödemeden önce, o ödemeyi yapamaz hâle getirecek bir kart oynayamazsın. Temel oyunda orada yalnızca {b02} oynanabilir ve onda bu hiç olmaz.',
  'BON-29':
    'Kervansaray’da kart atmak eylemin parçasıdır, ödeme değildir: ilk kart alındıktan sonra, kart atılana kadar hiçbir şey oynanamaz.',
  'MOS-01': 'Cami karosu, yeteneğiyle birlikte oyunun sonuna dek sende kalır.',
  'MOS-02':
    'Kırmızı: Karaborsa’da ya da Çayhane’de zar attıktan sonra bir zarı 4’e çevirebilir ya da ikisini birden yeniden atabilirsin.',
  'MOS-03': 'Kırmızı bir eylemin atışında bir kez işler. Yeniden attıktan sonra geleni kabul edersin.',
  'MOS-04': 'Kırmızının başka atışlara etkisi yoktur.',
  'MOS-05': 'Mavi: karoyu alınca beşinci çırağın yedekten çıkıp yığınının altına girer.',
  'MOS-06': 'Mavi bunu yığının nerede olursa olsun yapar, karoyu sana aile üyen kazandırdıysa da.',
  'MOS-07': 'Yeşil: her depo eyleminde 2 liraya herhangi bir türden bir mal daha alabilirsin, {B} de olur.',
  'MOS-08': 'Yeşil doldurmadan sonra, bir depo eyleminde bir kez kullanılır ve boş yeri olan bir bölme ister.',
  'MOS-09': 'Sarı: her hamlende bir kez 2 lira ödeyip bekleyen çıraklarından birini yığınına geri çağırabilirsin.',
  'MOS-10': 'Sarı, 1a adımından sonra 1b adımından önce de kullanılabilir: çırak hemen bırakılabilir.',
  'MOS-11':
    'Sarı, hamlende herhangi iki adım arasında kullanılabilir, ama tüccarının bulunduğu yerdeki çırağı almak için değil.',
};

export default texts;
