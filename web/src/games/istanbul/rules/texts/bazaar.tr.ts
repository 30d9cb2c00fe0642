/** Büyük Çarşı’nın kuralları, Türkçe; her kod GRB ile başlar. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './bazaar.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'Büyük Çarşı, temel oyunun iki ek paketle birlikte oynanmasıdır; bu bölümün bir kuralı başka bir şey söylemedikçe bütün kurallar geçerlidir.',
  'SET-02': 'Tahta 5 satır ve 5 sütundur. 1’den 25’e yerler rastgele dizilir; Çeşme ortadaki karededir.',
  'SET-03': 'Karaborsa (8) ve Çayhane (9) için MOC-SET-04 geçerlidir.',
  'SET-04':
    'Hangi bonus kartlarıyla oynanacağı önceden kararlaştırılır: yalnızca Mektup ve Mühür’ünkiler ya da üç takım birlikte.',
  'SET-05': '1 ve 6 numaralı yerler Kahve ve Bahşiş’inkilerdir. Kahveci de ulak da zarların gösterdiği yerde başlar.',
  'SET-06': 'Sonu altıncı yakut başlatır.',
  'COF-01':
    'Kahve simgeleri geçerlidir: {ls3} kartı, k13, k14, k20 ve k23 büfe karoları ve Katakomplar, gösterdikleri yerde kahve verir ya da alır.',
  'COF-02': 'Seçeceğin bir malın yanında kahve de sunuluyorsa, dört bölmen de dolu olsa bile onu seçebilirsin.',
  'ENC-01': 'Karşılaşma karosu ulağı da bedava yapar: ona ne lira ne mektup verilir.',
  'ENC-02': '{ls9} kartında karşılaşma karosu işe yaramaz: kartın bedeli ödenir.',
  'PLC-01': 'İstediğin 1 malı ya da 1 kahve al, sonra tüccarını yığınıyla birlikte istediğin bir yere götür.',
  'PLC-02': 'Katakomplar’dan geçip vardığı yerde ne eylem ne karşılaşma olur.',
  'PLC-03':
    'Orada çırak bırakılmaz, tüccarlara para ödenmez. Tüccarının bulunduğundan başka bir yer olmalıdır ve bu atlama eylemin parçasıdır.',
  'PLC-04':
    'Eylemi tüccarın yaptıysa 4. evresi yanar (IST-TRN-26). 25’te yoldaşın yaptıysa onun 4. evresi orada olur, yalnızca tüccar atlar.',
  'PLC-05': 'Gizli Cemiyet’in yakutu Kahvehane’den de alınabilir.',
  'PLC-06': 'Kahvehane’nin son yakutu, satın alınsın ya da bahşişle gelsin, LET-RUB-01’deki gibi yenilenir.',
  'BAR-01':
    'Bariyer, tüccarları durdurduğu gibi yoldaşları ve {ls6} kartıyla aile üyelerini de durdurur. Denetim karosu olan oyuncununkiler geçer.',
  'BAR-02': 'Yol karosu ve {mb7} yoldaşı hiç oynatmaz.',
  'LTR-01':
    'Lonca kartları ve bariyerin yanındaki eylemler kendiliğinden teslim etmez; ama oynattıkları taş durduğu yerde teslim eder: 7. lonca kartıyla tüccar 7’de, 12. lonca kartıyla aile üyesi 12’de ve yeni yerinde.',
  'LTR-02':
    'Mektuplar yalnızca 1’den 16’ya kadar olan yerler içindir (DAT-21). 17’den 25’e kadar olan yerlerde hiçbir şey teslim edilmez.',
  'ABS-01':
    'Seçilen oyunda bulunmayan bir şeyi anan seçenek geçersizdir: Mektup ve Mühür’de kahve, {ls9} kartı için kahveci, Gizli Cemiyet için 20. yer. Öteki seçenekler kalır.',
  'ABS-02':
    'Yalnızca Mektup ve Mühür’ün bonus kartlarıyla oynanırsa temel oyununkiler ile Kahve ve Bahşiş’inkiler çıkarılır; yerlerine bir şey konmaz.',
};

export default texts;
