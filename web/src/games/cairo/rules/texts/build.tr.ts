/** Kurallar, Türkçe: BLD, EXP, MOV, ACC. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './build.en';

const texts: Texts<typeof en> = {
  'BLD-01':
    'Henüz koymadığın herhangi bir malın tezgâhını aç. Her maldan bir tezgâhın vardır; çarşıda aynı maldan ikincisi olmaz.',
  'BLD-02': 'Bir tezgâh, kenarları ortak iki boş kare tutar: biri tezgâh, biri girişi için.',
  'BLD-03': 'Tezgâh, kartlarının açtığı bir bölgede durur.',
  'BLD-04': 'Kahve tezgâhı (mor) terasta, diğer bütün tezgâhlar çarşıda durur.',
  'BLD-05': 'Giriş her zaman çarşıdadır, kahve tezgâhınınki de.',
  'BLD-06': 'Tezgâh ile girişi ayrı bölgelerde olabilir. Girişin bölgesinde aynı malın bir tezgâhı bulunabilir.',
  'BLD-07':
    'Bir bölgede, kimin olursa olsun, her maldan en çok bir tezgâh olur; tarafsız ve kahve tezgâhları da sayılır.',
  'BLD-08':
    'Ek bölümler ve girişler buna sayılmaz: bir maldan yalnızca bunların olduğu yere o malın tezgâhı açılabilir.',
  'BLD-09': 'Tezgâhın hiçbir tezgâhla ya da ek bölümle ortak kenarı olamaz, kendininkiyle de. Köşeler önemsizdir.',
  'BLD-10':
    'Girişler uzak durmak zorunda değildir: her parçanın yanında olabilirler; tezgâh da başka girişlerin ve müşterilerin yanında olabilir.',
  'BLD-11': 'Hiçbir karede iki giriş olmaz.',
  'BLD-12': 'Bir kare, üstünde tezgâh, ek bölüm, giriş ve müşteri yoksa boştur.',
  'BLD-13': 'Başlangıç kareleri, müşterileri gidince diğerleri gibi karelerdir.',
  'BLD-14': 'Yeni tezgâh joker ücretinden başka bir şeye mal olmaz; puan da madalya da getirmez.',
  'BLD-15': 'Giriş, tezgâh yerinde kaldığı sürece yerinde kalır.',
  'BLD-16': 'Yeni tezgâh başkalarını, kendininkileri de, sıkıştırabilir (CAI-MOV-02).',
  'EXP-01': 'Tezgâhı çarşıda olan bir malından, stokta kaldığı sürece, bir ek bölüm al.',
  'EXP-02': 'Bir hamlede en çok bir ek bölüm kurarsın.',
  'EXP-03': 'Boş bir kare gerekir: parça, müşteri ve giriş olmayan; kendi girişin de olmaz.',
  'EXP-04': 'Kartlarının açtığı bir bölgede durur. Tezgâhın kalanının nerede olduğu önemsizdir.',
  'EXP-05': 'Kahve ek bölümleri (mor) terasta, diğerleri çarşıda durur.',
  'EXP-06': 'Bu maldaki tezgâhının bir parçasıyla, tezgâhın kendisiyle ya da bir ek bölümle, ortak kenarı olur.',
  'EXP-07':
    'Aynı malın başka bir tezgâhıyla ortak kenarı olamaz: ister başkasının ister tarafsız, tezgâh ya da ek bölüm.',
  'EXP-08': 'Başka malların parçalarına, tezgâhlara da, kimin olursa olsun değebilir.',
  'EXP-09': 'Başkasının o maldan tezgâhı olan bir bölgede durabilir.',
  'EXP-10': 'Tezgâh onunla kaç parça oluyorsa, kendi malından o kadar paraya mal olur.',
  'EXP-11': 'O maldan paran yetiyorsa yalnızca onunla ödersin.',
  'EXP-12':
    'En az 1 paran var ama yetmiyorsa hepsini, eksik her para için de istediğin gibi karışık 2 başka para ödersin.',
  'EXP-13': 'O maldan hiç paran yoksa ya da eksiği kapatamıyorsan ek bölümü kuramazsın.',
  'EXP-14': 'Paralar bankaya gider, bedelden ne çok ne az.',
  'EXP-15': 'Büyüyen tezgâhın her parçası için, tezgâhın kendisi dahil, 1 puan alırsın.',
  'EXP-16':
    'Bu puanlardan sonra madalyalara (CAI-MED-03), sonra da son aşamanın başlayıp başlamadığına (CAI-FIN-01) bakılır.',
  'EXP-17': 'Ek bölümler hiç taşınmaz, kaldırılmaz, devredilmez. Tezgâh kiminse onundur.',
  'EXP-18': 'Her ek bölüm her zaman tek bir tezgâhındır.',
  'EXP-19': 'Girişlerin ve müşterilerin yanında durabilir, tezgâhları sıkıştırabilir.',
  'MOV-01': 'Ek bölümü olmayan ve sıkışmış bir tezgâhını taşıyabilirsin. Diğerleri yerinde kalır.',
  'MOV-02':
    'Bir tezgâh, ilk ek bölümünün durabileceği bir kare yoksa sıkışmıştır (CAI-EXP-03, CAI-EXP-05, CAI-EXP-06, CAI-EXP-07, CAI-ACC-03).',
  'MOV-03': 'Buna kartların, paran ve stok karışmaz.',
  'MOV-04': 'Son uygun karede duran bir müşteri, orada durdukça bir parça gibi sıkıştırır.',
  'MOV-05': 'Birini kapatacağı için kurulamayan boş kare işe yaramaz: tezgâh yine de sıkışmıştır.',
  'MOV-06': 'Başka bir kareye gitmelidir. Yerinde döndürmek taşımak değildir.',
  'MOV-07': 'Taşımak için yeni tezgâh gibi kart gerekir: yeni karesi kartların açtığı bir bölgededir.',
  'MOV-08': 'Ek bölümü olan tezgâh hiç taşınmaz.',
  'MOV-09':
    'Önce tezgâh ve giriş kaldırılır. Sonra, orada hiç durmamışlar gibi, yeni tezgâhın kuralları geçerlidir (CAI-BLD-02, CAI-ACC-04).',
  'MOV-10': 'Boşalan kareler yeniden kullanılabilir: ikisi de yeni giriş için, eski giriş tezgâh için de.',
  'MOV-11': 'Eski girişteki müşteri orada kalır. Artık sıradan bir karede durur.',
  'MOV-12': 'Tezgâhın sıkışmış olup olmadığına, kurmaya başladığın andaki çarşıya göre bakılır.',
  'MOV-13': 'Taşımak joker ücretinden başka bir şeye mal olmaz; puan da madalya da getirmez.',
  'MOV-14': 'Tezgâhlar son aşamada da taşınabilir.',
  'ACC-01':
    'Müşteriler çarşının parçasız karelerinde yürür. Girişler ve başka müşteriler engel değildir, teras engeldir.',
  'ACC-02': 'Bütün girişler ve beş müşterinin hepsi böyle karelerle birbirine bağlı olmalıdır.',
  'ACC-03': 'Bu yüzden ek bölüm ancak onunla da bağlı kalıyorlarsa kurulur.',
  'ACC-04': 'Aynısı, kurulum dahil, girişiyle birlikte her yeni ya da taşınan tezgâh için geçerlidir.',
  'ACC-05': 'Girişi ve müşterisi olmayan kareler kapatılabilir.',
  'ACC-06': 'Yolun ne kadar uzadığı önemsizdir.',
  'ACC-07':
    'Kapanmış bir kareye yanındaki tezgâh yine ek bölüm kurabilir. Yeni bir tezgâhın ise orada kimsenin ulaşamadığı bir girişi olurdu.',
  'ACC-08': 'Dışarıdaki müşteri sayılmaz.',
  'ACC-09': 'Taşımada, tezgâhın yeni yerindeki duruma bakılır.',
  'ACC-10': 'Kahve ek bölümü kimseyi kapatmaz, çünkü terasta kimse yürümez.',
};

export default texts;
