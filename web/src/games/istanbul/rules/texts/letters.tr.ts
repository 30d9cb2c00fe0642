/** Mektup ve Mühür’ün kuralları, Türkçe; her kod LET ile başlar. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './letters.en';

const texts: Texts<typeof en> = {
  'SET-01': 'Tahta 4 satır ve 5 sütundur; 1’den 16’ya ve 21’den 24’e her yer bir kez bulunur; 25 kullanılmaz.',
  'SET-02': 'Burada gösterilen ilk oyun dizilimi olağan dizilimdir.',
  'SET-03': 'Rastgele dizilim için MOC-SET-03 ve MOC-SET-04 geçerlidir.',
  'SET-04':
    'Geri kalan her şey temel oyundaki gibi kurulur; kişi sayısı ve tarafsız tüccarlar için söylenenler de geçerlidir.',
  'SET-05':
    'Hangi bonus kartlarıyla oynanacağı önceden kararlaştırılır: yalnızca yeniler ya da temel oyununkilerle karışık yeniler.',
  'SET-06': 'Ulak için iki zar atılır; zarın gösterdiği yerde başlar.',
  'SET-07': 'Büfe karoları karıştırılıp kapalı, eşit iki deste olur.',
  'SET-08': 'Gizli Cemiyet’in basamaklarının altında 3, 2 ve 1 liralık paralar durur.',
  'SET-09':
    'Mektuplar 2 mühürlü yüzleri üstte karıştırılır. Böylece yerlerin numarasını gizleyen bir çekme destesi olurlar.',
  'SET-10': 'Yoldaşlar ve fazla yakutlar ortak stoktadır.',
  'SET-11': 'Kahve ve Bahşiş yoksa kahve simgeleri geçersizdir: kahve ne kazanılır ne ödenir.',
  'SET-12': '1 ve 6 numaralı yerler temel oyununkilerdir.',
  'COM-01': 'Herkesin bir yoldaşı vardır; ortak stokta başlar.',
  'COM-02': 'Kendi Çeşme eyleminle yoldaşını ortak stoktan kendi stokuna alabilirsin.',
  'COM-03': 'Bunu ilk Çeşme eyleminde istemezsen sonrakilerin herhangi birinde yapabilirsin.',
  'COM-04': 'Kendi Çeşme eyleminle yoldaşını tahtadan da kendi stokuna geri alabilirsin.',
  'COM-05':
    'Çeşme eylemini tüccarın, yoldaşın ya da aile üyen yapsın, bariyerin yanında ya da 7. lonca kartıyla yapılsın: o senin eylemindir.',
  'COM-06':
    'Hamlenin 0. adımında, 1a adımından ya da lonca kartından önce, stokundaki yoldaşı tüccarının bulunduğu yere koyabilirsin. Orada başka kim olursa olsun bedeli yoktur.',
  'COM-07': '0. adımda konan yoldaş aynı hamlenin 1a adımında yürüyebilir.',
  'COM-08': 'Yoldaşın tahtadaysa hamlende ya onu ya tüccarını yürütürsün, asla ikisini birden.',
  'COM-09': 'Yoldaş tam 1 adım yürür, satırındaki ya da sütunundaki bir komşuya.',
  'COM-10': 'Yoldaşın çırağı yoktur, gerekmez de: 1b adımı atlanır ve bekleyen çıraklar yerinde kalır.',
  'COM-11':
    'Geri kalan her şeyde tüccar gibidir: 2, 3 ve 4. evreler onun için oynanır. Eylemden vazgeçebilirsin, aile üyelerini yakalamak zorundasın.',
  'COM-12':
    '2. evrede, gelen tüccarın da olsa yoldaşın da, hedef yerdeki her yabancı tüccar ve her yabancı yoldaş için sahibine 2 lira ödersin. Ya hepsi için ödersin ya hiçbiri için; Çeşme’de ödeme yapılmaz.',
  'COM-13':
    'Tüccarı gösteren şeyler yoldaş için kullanılamaz: {b07}, {b08}, {mb7}, {ls7}, {ls12} kartları ve yol karosu.',
  'COM-14':
    '{b09} kartı, sarı cami karosu ve tüccarı göstermeyen her şey yoldaş yürürken kullanılabilir. Bir yere bağlı kartlar ve karolar onunla da işe yarar.',
  'COM-15': 'Tüccarın yığınını oynatan şey, eylemi yoldaş yaparken de tüccarı oynatır.',
  'COM-16': 'Tüccarın ve yoldaşın aynı yerde olabilir; bunun ne bedeli ne etkisi vardır.',
  'COM-17': 'Yoldaş hiç yakalanmaz. Onu tahtadan yalnızca LET-COM-04 ve k15 büfe karosu alır.',
  'COM-18': 'Tarafsız tüccarla karşılaşan yoldaş, IST-TWO-02 ve IST-TWO-03’teki gibi para öder ve zar atılır.',
  'LTR-01': 'Aldığın mektup, yerinin numarası üstte, önünde durur; 1 mühür değerindedir.',
  'LTR-02':
    'Tüccarın, aile üyen ya da yoldaşın mektubun yerine gelir gelmez mektup çevrilmek zorundadır. Artık teslim edilmiştir ve 2 mühür değerindedir.',
  'LTR-03':
    'Bunun için kimsenin gitmesi gerekmez: taşlarından biri yerindeyse, tam ayrılmak üzereyken bile, mektup alındığı anda da teslim edilir.',
  'LTR-04': 'Mektuplar her an kendiliğinden teslim edilir, başkalarının hamlesinde de.',
  'LTR-05': 'Birkaç mektup birden teslim edilebilir.',
  'LTR-06':
    'Yalnızca üzerinden geçilen yerde teslim olmaz. Çıraklar, stoktaki yoldaş, tarafsız taşlar ve yabancı taşlar mektup teslim etmez.',
  'LTR-07': 'Teslim edilen mektup atılana dek öyle kalır.',
  'LTR-08':
    'İstediğin kadar mektubun olabilir. Herkes görür; mal değildirler ve yakutlar eşitken belirleyici değildirler.',
  'LTR-09': 'Atılan mektuplar yüzü açık bir deste olur.',
  'LTR-10':
    'Mektupların çekme destesi biter bitmez atılanlar karıştırılıp yeni deste olur. Atılan da yoksa, bir mektup atılana dek kimse mektup alamaz ve hiçbir şey mektupla değiştirilemez.',
  'LTR-11': 'Mektup atarken hangisini atacağını sen seçersin, teslim edilmiş ya da edilmemiş.',
  'COU-01': 'Ulak: 4. evrede hedef yerdeyse 1 mektup alıp ona 2 lira ödeyebilir ya da 1 mektup atabilirsin.',
  'COU-02': 'Önce mektubu alırsın, belki hemen teslim edilir. Atacağın, aldığının kendisi de olabilir.',
  'COU-03':
    'Kullanıldıktan sonra iki zar onu başka yere gönderir; IST-ENC-14 ile IST-ENC-18 arası onun için de geçerlidir.',
  'COU-04': 'Alınacak mektup olmadığı sürece ulağı kullanamazsın.',
  'DBL-01': '5. adımda 3 mühür değerinde mektup atıp hemen bir hamle daha yapabilirsin.',
  'DBL-02':
    '3 ya da 4 mühür değerinde mektup kabul edilir, teslim edilmişlerle ötekiler dilediğin gibi karışık. 5 ve üstü geri çevrilir.',
  'DBL-03': 'Fazla mühür yanar.',
  'DBL-04': 'Bunu her oyuncu turda bir kez yapabilir; yani bir ek hamleyi bir başkası izlemez.',
  'DBL-05':
    'Ek hamle tam bir hamledir: 0. adımıyla, bütün evreleriyle ya da bir lonca kartıyla. Bir hamlede bir kez yapılabilen şeyler yeniden yapılabilir.',
  'DBL-06':
    'Hamlen olduğu yerde bitmişse, lonca kartından sonra, {ls6} kartından sonra ve son turda da ek hamle yapabilirsin.',
  'DBL-07': 'Ek hamleden sonra sıra bir sonraki oyuncudadır. Ek hamle aynı tura aittir.',
  'PLC-01': 'İki mektup al.',
  'PLC-02': 'Önce 1 mektup al. Sonra oyuncu sayısından bir fazla büfe karosu aç.',
  'PLC-03': 'Önce sen, sonra saat yönünde ötekiler: herkes kalanlardan bir karo seçmek zorundadır.',
  'PLC-04': 'Karo seçen onu ya hemen kullanır ya hiç kullanmaz; sonra karo kapatılır ve diğerleri onu seçemez.',
  'PLC-05': 'Herkes seçince kalan karoyu da sen kullanabilirsin.',
  'PLC-06': 'Açılan karoların hepsi atılan büfe karolarına gider.',
  'PLC-07':
    'Karolar birinci desteden, sonra ikinciden gelir. İkisi birlikte yetmezse hepsi alınır; atılanlar eşit iki desteye karıştırılır, gerekirse birincisi 1 fazla olur, ve açma sürer. Karıştırma yalnız karo gerektiğinde yapılır.',
  'PLC-08':
    'Etkisi o anda olanaksız bir karoyu da seçebilirsin; o zaman kullanılmamış olur. Bedeli olan karo ya tam kullanılır ya hiç.',
  'PLC-09':
    'Sıra kendisinde olmayanlar karolarını seçer ya da kullanırken kart oynayamaz, cami ya da meyhane karosu kullanamaz.',
  'PLC-10': 'Önce istediğin 1 malı al. Kahve alınamaz.',
  'PLC-11': 'Sonra 2 bonus kartı açık artırmaya çıkar. Sen 1 lira ya da daha çoğuyla açarsın.',
  'PLC-12':
    'Saat yönünde diğerlerinin her biri tam bir kez, o ana kadarki en yüksek tekliften fazlasını verir ya da pas geçer.',
  'PLC-13':
    'Sonunda artırmayı daha yüksek son bir teklifle ya da pasla sen kapatırsın. Açan sensen sana ancak en yüksek teklif başkasındaysa sorulur.',
  'PLC-14': 'Kimse o anda sahip olduğu liradan fazlasını veremez.',
  'PLC-15': 'Sen kazanırsan teklifini ortak stoka ödersin.',
  'PLC-16': 'Başka bir oyuncu kazanırsa teklifini sana öder.',
  'PLC-17': 'Kazanan, çekme destesinden iki bonus kartı çeker.',
  'PLC-18':
    '0 liran varsa açmazsın ama son söz yine senindir; ondan önce lira getiren bir kart oynayabilirsin. Ötekiler 1 liradan başlayabilir; hiç kimse vermezse kart çekilmez. 1 ya da daha çok liran varsa açmak zorundasın. Ne lirası ne kartı olana son söz sorulmaz.',
  'PLC-19': 'Çekilecek bonus kartı yoksa artırma da yoktur. Tek kart varsa kazanan onu alır.',
  'PLC-20':
    '6 mühür değerinde mektup at ve 13 ya da 16’dan, Büyük Çarşı’da 20’den de, seçtiğin yerden bir sonraki yakutu al.',
  'PLC-21':
    'Mektuplar tam 6 mühür değerinde olmalıdır. 6 ya da daha çok mühür değerinde mektubu olan bunu her zaman denk getirebilir.',
  'PLC-22': 'Bu yakut yerinde bir şeye mal olmaz ama çizelgeyi satın alınmış gibi kısaltır.',
  'PLC-23':
    'Bu eylem oyunda birinci, ikinci ve üçüncü kez yapıldığında 3, 2 ve 1 lira da getirir (DAT-23). Aynı oyuncu birden çok kez alabilir. Sonrakiler yalnız yakut getirir.',
  'KIO-01': 'k1 büfe karosu: 1 {Y} ve 1 lira al.',
  'KIO-02': 'k2 büfe karosu: 1 {G} ve 1 lira al.',
  'KIO-03': 'k3 büfe karosu: 1 {R} ve 1 lira al.',
  'KIO-04': 'k4 büfe karosu: 2 {Y} al.',
  'KIO-05': 'k5 büfe karosu: 2 {G} al.',
  'KIO-06': 'k6 büfe karosu: 2 {R} al.',
  'KIO-07': 'k7 büfe karosu: 1 {Y} al.',
  'KIO-08': 'k8 büfe karosu: 1 {G} al.',
  'KIO-09': 'k9 büfe karosu: 1 {R} al.',
  'KIO-10': 'k10 büfe karosu: 1 {B} al.',
  'KIO-11': 'k11 büfe karosu: 1 bonus kartı çek.',
  'KIO-12': 'k12 büfe karosu: 2 lira al.',
  'KIO-13': 'k13 büfe karosu: 1 kahve ya da 2 lira al. Oyunda kahve yoksa 2 liradır.',
  'KIO-14': 'k14 büfe karosu: 1 kahve ya da 3 lira al. Oyunda kahve yoksa 3 liradır.',
  'KIO-15': 'k15 büfe karosu: yoldaşını tahtadan ya da ortak stoktan kendi stokuna al.',
  'KIO-16': 'k16 büfe karosu: bir zar at ve gösterdiği kadar lira al.',
  'KIO-17': 'k17 büfe karosu: 10 lira öde ve bir eklenti al. IST-PLC-02 ve IST-PLC-03 geçerlidir.',
  'KIO-18':
    'k18 büfe karosu: {R}, {G}, {Y} ve {B}, her birinden bir tane öde ve bir eklenti al. IST-PLC-02 ve IST-PLC-03 geçerlidir.',
  'KIO-19':
    'k19 büfe karosu: tüccarın yığınıyla Çeşme’ye atlar. Orada çırak almaz, kimseye para ödemez, eylem yapmaz ve kimseyle karşılaşmaz.',
  'KIO-20':
    'k20 büfe karosu: 1 mal ödeyip 1 mektup al ya da 1 mektup atıp seçtiğin 1 malı al. Büyük Çarşı’da mal yerine kahve de olur.',
  'KIO-21': 'k21 büfe karosu: 1 bonus kartı atıp 1 mektup al ya da 1 mektup atıp 1 bonus kartı çek.',
  'KIO-22': 'k22 büfe karosu: 2 lira ödeyip 1 mektup al ya da 1 mektup atıp 3 lira al.',
  'KIO-23':
    'k23 büfe karosu: 2 lira ödeyip seçtiğin 1 malı al ya da 1 mal ödeyip 3 lira al. Büyük Çarşı’da mal yerine kahve de olur.',
  'KIO-24': 'k24 büfe karosu: 2 lira ödeyip 1 bonus kartı çek ya da 1 bonus kartı atıp 3 lira al.',
  'BON-01': '{ls1}: hamlende iki adım arasında bir mektup al.',
  'BON-02': '{ls2}: hamlende iki adım arasında iki zar at ve toplamın ödülünü al (DAT-17).',
  'BON-03':
    '{ls3}: hamlende iki adım arasında ya da bir ödemeden hemen önce 1 mal öde ve 7 lira al. Büyük Çarşı’da mal yerine kahve de olur.',
  'BON-04':
    '{ls4}: hamlende iki adım arasında kartın gösterdiği malı ve 3 lira al. Mala yer yoksa yalnızca lirayı alırsın. {R}, {G}, {Y} ve {B} için böyle birer kart vardır.',
  'BON-05': '{ls5}: atılan bonus kartlarının en üstündeki kartın etkisini uygula.',
  'BON-06':
    '{ls5} kartının kopyaladığı kart destesinde kalır; zamanı, bedeli ve koşulları geçerlidir. Üstündeki {ls5} kartları atlanır, başka hiçbiri atlanmaz: kopyalanacak kart yoksa ya da o kart şimdi oynanamazsa {ls5} oynanamaz.',
  'BON-07':
    '{ls6}: 1a adımında aile üyen satırındaki ya da sütunundaki bir komşuya gider ve oranın eylemini karşılaşmasız yapar. Bu, hamlenin yerine geçer; ne tüccar ne yoldaş yürür.',
  'BON-08': '{ls6} için aile üyesi Karakol’da olmamalı ve oraya gitmemelidir.',
  'BON-09': '{ls6} kartıyla çırak gerekmez ve tüccarlara para ödenmez. Eylem zorunlu değildir ve 4. evre yoktur.',
  'BON-10':
    '{ls7}: 1a adımında tüccarın yığınıyla başka bir oyuncunun tüccarının yanına atlar; ona para ödenmez. Oradaki diğer bütün yabancı tüccarlar, yabancı yoldaşlar ve tarafsız tüccarlar için ödeme yapılır ve 4. evre her zamanki gibi gelir.',
  'BON-11': '{ls7} kartıyla seçilen tüccar seninkinden başka bir yerde olmalıdır; tarafsız tüccar seçilemez.',
  'BON-12': '{ls8}: 1a adımında yoldaşın uzaklığı 2 olan bir yere gider, 1 olana değil.',
  'BON-13':
    '{ls9}: hamlende iki adım arasında valiyi, kaçakçıyı ya da ulağı, Büyük Çarşı’da kahveciyi de, nerede olursa olsun kullan. Bedelini öde, sonra iki zar onu başka yere gönderir.',
  'BON-14':
    '{ls9} kartıyla verdiği ve aldığı her zamanki gibidir (IST-ENC-08 ile IST-ENC-13 arası, MOC-CTR-01, LET-COU-01). Ama bu bir karşılaşma değildir: IST-ENC-16 onu saymaz, lonca kartı oynanan hamlede de olur ve zarlar onu 4. evre bitmeden hedef yere getirirse, bu hamlede karşılaşmadıysan orada onunla karşılaşabilirsin.',
  'BON-15':
    '{ls10}: bir camideki eylemin bitince aynı caminin eylemini bir kez daha yap. IST-BON-15 ve IST-BON-16 geçerlidir.',
  'BON-16':
    '{ls11}: Gizli Cemiyet eylemin bitince onu 6 mühür daha vererek yinele. IST-BON-15 ve IST-BON-16 geçerlidir.',
  'BON-17':
    '{ls12}: 1a adımında 3 lira öde; tüccarın yığınıyla istediğin başka bir yere atlar. 1b’den 4’e adımlar her zamanki gibi gelir.',
  'BON-18':
    '{ls5} her bakımdan kopyaladığı kart sayılır: zamanı, yeri, tüccarı, yerine geçtiği hareket, lonca kartıyla yasak olanlar ve son adım için.',
  'RUB-01':
    'Biri 13 ya da 16’nın, Büyük Çarşı’da 20’nin de, son yakutunu alırsa stoktan oraya hemen bir yakut konur. Fiyatı en yüksek fiyattır ve öyle kalır.',
  'RUB-02': 'Son yakut nasıl alınırsa alınsın ve kaç kez olursa olsun böyledir. Stokta yakut tükenmez.',
  'RUB-03': 'Arabacı’ya ve camilere yeni yakut konmaz.',
  'END-01': 'Kaç kişi oynarsa oynasın, sonu altıncı yakut başlatır.',
  'END-02':
    'Başkasının hamlesinde k17 ya da k18 büfe karosuyla kazanılan yakut da sonu başlatır ve o anki tur son turdur.',
};

export default texts;
