/** Temel oyunun kuralları, Türkçe: SET, RES, NEU, TWO. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './setup.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'İki ile beş kişi oynar; herkesin kendi rengi vardır: kırmızı, sarı, yeşil, mavi ya da beyaz. Bir renkte bir tüccar, beş çırak, bir aile üyesi ve dört malın her biri için göstergesi olan bir el arabası vardır.',
  'SET-02': 'Tahta 4 satır ve 4 sütundur; 1’den 16’ya her yer tahtada bir kez bulunur.',
  'SET-03': 'Olağan dizilim olan Kısa yollar mavi numaraları izler: mavi n, n. karede duran yeri gösterir (DAT-02).',
  'SET-04': 'Uzun yollar aynı biçimde yeşil numaraları izler (DAT-02).',
  'SET-05': 'Numara sırasıyla dizilimi yerleri büyük numaralarına göre dizer; 1 sol üstte, 16 sağ altta (DAT-02).',
  'SET-06': 'Rastgele dizilim, Çeşme’yi iç karelerden birinde bırakan herhangi bir karışımdır (DAT-02).',
  'SET-07': 'Rastgele dizilimde Karaborsa ile Çayhane arası en az 3 adımdır.',
  'SET-08':
    'Cami karoları renklerine göre dört desteye ayrılır; 2 en üstte, sayılar aşağı doğru artar. Küçük Cami’de (14) kırmızı ve yeşil, Büyük Cami’de (15) mavi ve sarı bulunur.',
  'SET-09': '4 ya da 5 kişiyle hiçbir cami karosu dışarıda kalmaz; bir deste 2, 3, 4, 5’tir.',
  'SET-10': '3 kişiyle dört tane 5 dışarıda kalır; bir deste 2, 3, 4’tür.',
  'SET-11': '2 kişiyle 3’ler ve 5’ler dışarıda kalır; bir deste 2, 4’tür.',
  'SET-12': 'Her camide oynayan kişi sayısı kadar yakut durur, ama hiçbir zaman 4’ten çok değil.',
  'SET-13': 'Arabacı’da kişi başına 1 yakut ve 3 eklenti durur.',
  'SET-14':
    'Mücevherci’de yakutlar, çizelgeyi yakut karesinden geriye, kişi sayısının işaretine kadar örter; sayıları ve ilk fiyat DAT-04’te.',
  'SET-15': 'Sultan Sarayı’nda da aynı biçimde dizilirler; fiyatları DAT-05’te, sayıları DAT-03’te.',
  'SET-16': 'Postane DAT-10’un 0 durumunda başlar: dört göstergesi üst satırdadır.',
  'SET-17':
    'Büyük Pazar’a karıştırılmış beş koyu talep karosu yüzü açık bir deste olarak konur; en üstteki geçerlidir.',
  'SET-18': 'Küçük Pazar’a aynı biçimde beş açık renkli karo konur.',
  'SET-19':
    'Vali için iki zar, kaçakçı için yeniden iki zar atılır. Her biri zarın gösterdiği yerde başlar, ikisi aynı yer olsa bile.',
  'SET-20': 'DAT-13’teki 26 bonus kartı karıştırılıp kapalı çekme destesi olur. Henüz atılan kart yoktur.',
  'SET-21': 'Bütün el arabaları boştur; eklentisiz bir el arabasına her türden 2 mal sığar.',
  'SET-22': 'Bütün aile üyeleri Karakol’da (12) başlar.',
  'SET-23': 'Bütün tüccarlar Çeşme’de (7) başlar, her birinin altında kendi renginden dört çırak vardır.',
  'SET-24': 'Herkesin beşinci çırağı yedeğe konur.',
  'SET-25': 'Başlayan oyuncuyu şans belirler; o 2 lira alır. Saat yönünde herkes bir öncekinden 1 lira fazla alır.',
  'SET-26': 'Bonus kartları ancak bundan sonra dağıtılır: herkes oyun sırasına göre bir tane çeker.',
  'SET-27':
    'Dizilim oyundan önce kararlaştırılır: DAT-02’deki üçünden biri (Kısa yollar, Uzun yollar, Numara sırasıyla) ya da rastgele.',
  'SET-28': 'DAT-24’ün vermediği hiçbir şey başlangıçta kimsede yoktur: ne yakut, ne karo, ne eklenti.',
  'RES-01':
    'Dört mal türü ayrı ayrı sayılır. Kazanç sayıyı artırır, ödeme azaltır; sayı hep 0 ile el arabasının alabildiği (DAT-12) arasındadır.',
  'RES-02': 'Türü belli bir kazanç sığmazsa, yer olmayan kısmı kaybolur; etkinin geri kalanı geçerlidir.',
  'RES-03':
    'Mal seçebilen, izin verilen ve yeri olan bir tür seçmek zorundadır. Böyle bir türde yer yoksa o mal kaybolur; {b01} kartı ve kaçakçı o zaman hiç kullanılamaz (IST-BON-10, IST-ENC-12).',
  'RES-04': 'Bir bedel ya tam ödenir ya hiç ödenmez. Borç yoktur: ödeyemeyen o adımı atamaz.',
  'RES-05': 'Bedel herhangi bir türden bir mal ise ödeyen {R}, {G}, {Y} ya da {B} seçer.',
  'RES-06': 'Liranın kime ödeneceğini bir kural söylemiyorsa ortak stoka ödenir. Stok tükenmez.',
  'RES-07': 'Oyuncular arasında takas, ödünç ve hediye, bir kural gerektirmedikçe yasaktır.',
  'RES-08': 'Kazanılan yakut kalır: hiçbir şey onu geri aldırmaz.',
  'RES-09': 'Atış, bir kural tek zardan söz etmedikçe, birbirinden bağımsız iki altı yüzlü zarın toplamıdır.',
  'RES-10':
    'Herkes her zaman bütün liraları, malları, yakutları, eklentileri ve karoları, bütün taşları ve çizelgeleri, iki üst talep karosunu, atılan kartları ve her el ile destede kaç kart olduğunu görür.',
  'RES-11':
    'Gizli olanlar: sahibinden başkası için eldeki bonus kartları, çekme destesinin bir sonraki kartı ve henüz açılmamış talep karolarının bir sonraki karosu.',
  'RES-12':
    'Seçim gerektirmeyen her şey, kimseye yeniden sorulmadan hemen olur: önce beşinci çırak, sonra üçüncü eklenti ya da cami karosu çifti için yakut, sonra oyun sonu denetimi.',
  'RES-13':
    'Kapalı bir destenin belli bir düzeni yoktur. Kartı ancak çekildiği anda şans seçer, destedeki her kart eşit olasılıklıdır ve “en üstteki kart” bu karttır. Bir pazarın hiç açılmamış talep karoları da böyle bir destedir.',
  'RES-14':
    'Açılmış talep karoları, hiç açılmamışların hepsinden sonra, alta konuldukları sırayla yeniden gelir. Bir pazar dört satış gördükten sonra karolarının bütün düzenini herkes bilir.',
  'RES-15':
    'Herkes açık oyunun gösterdiğini bilebilir: topluca hangi kartların henüz görülmediğini; karıştırmanın hemen ardından çekme destesinde tam olarak ne olduğunu; ve atılanlardan açıkça alınan kartı, o elden çıkmış olamayacağı sürece. Hiçbir görünüm daha fazlasını göstermez ve düşünülen bir konum bunların hepsine uyar.',
  'NEU-01': 'Bu çeşitleme 2, 3 ya da 4 kişilik oyunda seçilebilir; beş kişi kullanamaz.',
  'NEU-02':
    'İlk hamleden önce her yığında en alttaki çırağın yerine bir tarafsız çırak geçer. Tarafsızların hepsi kimsenin oynamadığı bir renktedir, en iyisi beyaz.',
  'NEU-03':
    'Yerini veren çırak bu oyunda kullanılmaz. Beşinci çırak, mavi cami karosu onu getirene kadar her zamanki gibi yedektedir.',
  'NEU-04': '1b adımında hedef yerde bekleyen tarafsız bir çırağı kendi çırağın gibi alabilirsin; hamlen sürer.',
  'NEU-05': 'Senin çırağın bir tarafsızla yan yana bekliyorsa istediğini alırsın, ama ikisini birden değil.',
  'NEU-06': 'Orada bekleyenlerin hepsi tarafsızsa, birini almakla en alttaki çırağını bırakmak arasında seçebilirsin.',
  'NEU-07': 'Bir yığında istendiği kadar tarafsız çırak bulunabilir.',
  'NEU-08': 'Çeşme eylemiyle kendi renginden çırakları geri çağırırsın, tarafsızları asla.',
  'NEU-09': 'Aynısı {b09} kartı ve sarı cami karosu için de geçerlidir.',
  'NEU-10': 'Kimin bırakılacağı hiç seçilmez: hep en alttaki çıraktır, senin ya da tarafsız.',
  'NEU-11': 'Aile üyesinin tarafsız çıraklarla işi olmaz.',
  'TWO-01': 'Kimsenin oynamadığı üç rengin tüccarları tarafsızdır; biri 14’te, biri 15’te, biri 16’da başlar.',
  'TWO-02': '2. evrede hedef yerdeki her tarafsız tüccar için ortak stoka 2 lira ödenir.',
  'TWO-03': 'Ödeme yapıldıktan sonra her biri için iki zar atılır ve her biri zarın gösterdiği yere gider.',
  'TWO-04': 'Bu ödemeyi yapamaz ya da yapmak istemezsen hamlen olduğu yerde biter ve tarafsız tüccarlar kalır.',
  'TWO-05': 'Çeşme’deki tarafsız tüccara bir şey ödenmez, o da yerinden oynamaz.',
  'TWO-06': 'Zarlar bir tarafsız tüccarı hedef yerde bırakırsa ona aynı hamlede bir daha para ödenmez.',
  'TWO-07': 'Yabancı tüccarlarla tarafsızlar bir aradaysa tek bir ödeme yapılır: ya hepsine ya hiçbirine.',
  'TWO-08': 'Hedef 6 yakuttur ve cami desteleri IST-SET-11’deki kısa destelerdir.',
  'TWO-09':
    'Tarafsız tüccarı yalnızca IST-TWO-03’teki atış oynatır. Eylem yapmaz, kimseyi yakalamaz ve hiçbir şeyi yoktur.',
};

export default texts;
