/** Kahve ve Bahşiş’in kuralları, Türkçe; her kod MOC ile başlar. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './mocha.en';

const texts: Texts<typeof en> = {
  'SET-01': 'Tahta 4 satır ve 5 sütundur; 1’den 20’ye her yer tahtada bir kez bulunur.',
  'SET-02': 'Burada gösterilen ilk oyun dizilimi olağan dizilimdir.',
  'SET-03': 'Rastgele dizilim Çeşme’yi altı iç kareden birinde bırakır.',
  'SET-04':
    'Rastgele dizilimde Karaborsa (8) ile Çayhane (9) arası en az 3 adımdır; ne aynı satırda ne aynı sütunda dururlar.',
  'SET-05': 'Eskilerin yerini yeni bir Arabacı (1) ve yeni bir Kervansaray (6) alır.',
  'SET-06':
    'Geri kalan her şey temel oyundaki gibi kurulur; kişi sayısı ve tarafsız tüccarlar için söylenenler de geçerlidir.',
  'SET-07': '18 yeni bonus kartı (DAT-14) temel oyunun 26 kartıyla birlikte karıştırılır.',
  'SET-08': 'Kahveci için iki zar atılır; zarın gösterdiği yerde başlar.',
  'SET-09':
    '20 lonca kartı karıştırılıp kapalı, ayrı bir çekme destesi olur. Atılan lonca kartları yüzü açık durur; henüz yoktur.',
  'SET-10': 'Bariyer ve denetim karosu tahtanın yanında başlar; denetim kimsede değildir.',
  'SET-11':
    'Meyhane karoları türlerine göre iki deste olur, en ucuzu üstte: 1, 2, 3, 4 kahve. Kişi sayısı bunu değiştirmez.',
  'SET-12': 'Bahşiş karosu 3 {Y} isteyen ön yüzüyle başlar.',
  'SET-13': 'Kahvehane’de çizelgenin 6 dışındaki her karesine bir yakut konur, toplam beş.',
  'SET-14': 'Kimse kahveyle ya da lonca kartıyla başlamaz.',
  'COF-01': 'Kahvenin ne ortak stokta ne oyuncuda sınırı vardır ve el arabasında yer tutmaz.',
  'COF-02':
    'Kahve mal değildir. Bir mal ödenir ya da kazanılırken, türü ne olursa olsun, kahve ancak adı ayrıca geçiyorsa sayılır.',
  'COF-03': 'Yakutlar eşitken kahve hiçbir zaman belirleyici değildir.',
  'CTR-01': 'Kahveci: 4. evrede hedef yerdeyse 1 kahve alıp ona 2 lira ya da herhangi bir türden 1 mal verebilirsin.',
  'CTR-02':
    'Ödeme olarak kahve kabul etmez. 2 liran da malın da yoksa onu kullanamazsın; karşılaşma karosu varsa kullanabilirsin.',
  'CTR-03':
    'Kullanıldıktan sonra iki zar onu başka yere gönderir; IST-ENC-14 ile IST-ENC-18 arası onun için de geçerlidir.',
  'GLD-01':
    'Dört evrenin yerine bir lonca kartı oynayabilirsin. Etkisini uygularsın; ardından kart, atılan lonca kartlarının üstüne konur.',
  'GLD-02': 'Kart bütün hamlenin yerine geçer: kartın kendisi söylemedikçe ne yürürsün ne kimseyle karşılaşırsın.',
  'GLD-03': 'Tüccarının nerede durduğu fark etmez. Kart için çırak bırakılmaz, alınmaz ve tüccarlara para ödenmez.',
  'GLD-04': 'Kartın dediği her şeyi yapmak zorundasın. Hepsini yapamıyorsan onu oynayamazsın.',
  'GLD-05':
    'Bunun için bütün bedelleri, seçimleri ve eylemleri yapılabilir olmalıdır. Yer olmadığı için kaybolan mallar ya da tükenmiş bir destenin veremediği kartlar engel değildir.',
  'GLD-06':
    'Lonca kartıyla bir yere bağlı hiçbir şey kullanamazsın: ne {b03}, {b04}, {b05}, {b10}, {mb8}, {mb9}, {ls10}, {ls11} kartlarını ne de kırmızı ya da yeşil cami karosunu.',
  'GLD-07': 'Öteki bütün bonus kartları zamanı gelince oynanabilir.',
  'GLD-08': 'Hareketin yerine ya da 1. evrede oynanan kartlara zaman gelmez, çünkü bu hamlenin 1. evresi yoktur.',
  'GLD-09':
    'Lonca kartına 0. adımda, hareketin yerine ya da 1. evrede oynanan bir kart kullanmadan önce karar verirsin ve bir hamlede en çok bir tane oynarsın.',
  'GLD-10': 'Sarı cami karosunu kullanabilirsin; {mb6} kartı da 8. ve 9. lonca kartlarının atışlarını değiştirebilir.',
  'GLD-11':
    'Lonca kartlarını gizli tutarsın; sayısının sınırı yoktur. Bonus kartı sayılmazlar ve yakutlar eşitken belirleyici değildirler.',
  'GLD-12':
    'Çekme destesi boşalır boşalmaz atılan lonca kartları karıştırılıp yeni deste olur. İkisi de boşsa bir şey çekilmez. O anda oynanan kart karıştırmaya girmez.',
  'GLD-13':
    'Kendiliğinden gelenler bu hamlede de gelir: el arabası ve camiler için yakut, beşinci çırak, oyun sonu denetimi.',
  'GLD-14': 'Bu hamlede etkin taş ve 4. evre yoktur; 7. lonca kartı bunun dışındadır.',
  'GC-01': '1. lonca kartı ({p1}): 4 liraya bir eklenti al. IST-PLC-02 ve IST-PLC-03 geçerlidir.',
  'GC-02': '2. lonca kartı ({p2}): {R} bölmeni doldur, sonra istediğin 2 malı al.',
  'GC-03': '3. lonca kartı ({p3}): {G} bölmeni doldur, sonra istediğin 2 malı al.',
  'GC-04': '4. lonca kartı ({p4}): {Y} bölmeni doldur, sonra istediğin 2 malı al.',
  'GC-05': '5. lonca kartı ({p5}): postayı al, göstergesini ilerlet, sonra 2 kahve al.',
  'GC-06':
    '6. lonca kartı ({p6}): 1 kahve ve 3 bonus kartı al, her biri çekme destesinden ya da atılanların üstünden; sonra 1 bonus kartı at. IST-PLC-14 ve IST-PLC-15 geçerlidir.',
  'GC-07':
    '7. lonca kartı ({p7}): tüccarın yığınıyla oraya atlar, zaten oradaysa kalır. Eylemi yap, 2 kahve al ve 4. evrenin karşılaşmalarını orada yap: etkin taş odur, hedef yer burasıdır.',
  'GC-08': '8. lonca kartı ({p8}): eylemi yap, sonra 1 {B} al. Kırmızı cami karosu kullanılamaz.',
  'GC-09':
    '9. lonca kartı ({p9}): eylemi iki kat lirayla yap: söylediğin sayıya ulaşamazsan 4, ulaşırsan sayının iki katı. Kırmızı cami karosu kullanılamaz.',
  'GC-10':
    '10. lonca kartı ({p10}): orada istenen mallardan 1 ile 5 arası sat, oranın gelirini al, karoyu destesinin altına koy, sonra 2 kahve al.',
  'GC-11':
    '11. lonca kartı ({p11}): orada istenen mallardan 1 ile 5 arası sat, oranın gelirini al, karoyu destesinin altına koy, sonra 2 kahve al.',
  'GC-12':
    '12. lonca kartı ({p12}): aile üyen, nerede olursa olsun, ödülsüz oraya gelir; zaten oradaysa bile. Sonra onu, eylemi yapılabilen (IST-PLC-49) başka bir yere gönder ve o eylemi yap.',
  'GC-13': '13. lonca kartı ({p13}): eylemi yap, sonra 3 kahve al.',
  'GC-14':
    '14. lonca kartı ({p14}): destelerinden birinin en üstteki karosunu al ve renginden 1 mal öde; kaç simge gösterdiği fark etmez. IST-PLC-43 ve IST-PLC-44 geçerlidir.',
  'GC-15':
    '15. lonca kartı ({p15}): destelerinden birinin en üstteki karosunu al ve renginden 1 mal öde; kaç simge gösterdiği fark etmez. IST-PLC-43 ve IST-PLC-44 geçerlidir.',
  'GC-16': '16. lonca kartı ({p16}): eylemi o anki fiyata yap, sonra 3 kahve al.',
  'GC-17': '17. lonca kartı ({p17}): eylemi yap; seçtiğin her yol 3 kahve verir, yani en çok 9.',
  'GC-18':
    '18. lonca kartı ({p18}): 2 kahve al, 3 lonca kartı çek, sonra elinden 1 lonca kartı at. Bu kartın kendisi atılamaz. MOC-PLC-07 geçerlidir.',
  'GC-19':
    '19. lonca kartı ({p19}): yerin iki farklı seçeneğini kullan. Önce ikisini de söyle ve birlikte öde: toplamlarından 1 kahve eksik, bahşiş karosunun malları ise tam. Biri bariyerse ikinci sırada gelir ve eylemi o anda yapılabilen bir yerin yanına konur.',
  'GC-20': '20. lonca kartı ({p20}): eylemi yap, sonra 6 lira al.',
  'PLC-01': 'Yeni Arabacı’nın eylemi eskisidir; simgesi yalnız {mb8} kartının ona ait olduğunu gösterir.',
  'PLC-02': 'Yeni Kervansaray 1 kahve de verir; bunun dışında IST-PLC-12 ile IST-PLC-15 arası geçerlidir.',
  'PLC-03':
    '2 kahveye giden üç yol vardır: 2 lira öde; herhangi türden 1 mal öde; 1 bonus kartı ya da lonca kartı at. Birini, ikisini ya da üçünü kullan, hiçbirini iki kez değil.',
  'PLC-04': 'Böylece bir eylem 2, 4 ya da 6 kahve verir.',
  'PLC-05':
    'Üçüncü yol için tek bir kart yeter, ikisinden biri. Kart kendi türünün atılanlarına gider ve etkisi olmaz.',
  'PLC-06':
    '1 kahve al ve kapalı desteden 2 lonca kartı çek. Sonra elinden 1 lonca kartını, eski ya da yeni, yüzü açık ve etkisiz at.',
  'PLC-07': 'Çekilecek 2 lonca kartı yoksa olanı çek. Elinde lonca kartı varsa yine de birini atarsın.',
  'PLC-08':
    'Hiçbir yakutun örtmediği en yüksek sayı kadar, 6 ile 10 arası, kahve öde; çizelgedeki bir sonraki yakut senindir. Ondan sonraki 1 kahve pahalıdır.',
  'PLC-09': 'Çizelgesinde yakut kalmayınca Kahvehane kullanılamaz.',
  'PLC-10':
    'Tahmishane’nin yollarını art arda, istediğin sırayla kullanırsın: birini seç, öde, kahveyi al. İlkinden sonra durabilirsin. Lira için bir kart oynayabileceğin sürece sana sorulur.',
  'TAV-01': 'Bir Meyhane eylemi üç seçenekten yalnız biridir: bariyer, meyhane karosu, bahşiş yakutu.',
  'TAV-02': 'Meyhane karosu: bir destenin en üstteki karosunu al ve gösterdiği kahveyi öde.',
  'TAV-03': 'Bir oyuncunun her türden yalnızca bir meyhane karosu olabilir. Biten deste karo vermez.',
  'TAV-04':
    'Yol karosu: 1a adımında tüccarın yığınıyla, 1 ya da 2 uzaklık yerine, tek bir satır ya da sütun boyunca en az 1 adım, istediğin kadar gidebilir.',
  'TAV-05': 'Denetim karosu sende değilse bu çizgi bariyerden geçemez.',
  'TAV-06':
    'Karşılaşma karosu: vali, kaçakçı ya da kahveci karşılaştığınızda sana ne verirse versin, karşılığında bir şey ödemezsin.',
  'TAV-07':
    'Karşılaşma karosuyla da taşı iki zar başka yere gönderir ve her biriyle bir hamlede bir kez karşılaşırsın. İstesen de ödeyemezsin.',
  'TAV-08': 'Karşılaşma karosu tüccarlara yapılan ödemeyi kaldırmaz, aile üyelerini yakalamayı da değiştirmez.',
  'TAV-09':
    'Bahşiş yakutu: 4 kahve ve bahşiş karosunun görünen yüzündeki malları (DAT-20) öde; sonra 13, 16 ya da 20’den, seçtiğin yerden bir sonraki yakutu al.',
  'TAV-10': 'Ardından bahşiş karosu çevrilir.',
  'TAV-11':
    'Bu yakut yerinde bir şeye mal olmaz ama çizelgeyi satın alınmış gibi kısaltır. Yakutsuz çizelge seçilemez.',
  'TAV-12': 'Eylemden sonra 4. evre Meyhane’de de her yerdeki gibi gelir.',
  'TAV-13': 'Yol karosu ve karşılaşma karosu oyunun sonuna dek sende kalır.',
  'BAR-01':
    'Bariyer: 2 kahve öde, bariyeri iki yerin arasına koy, denetim karosunu al ve bu iki yerden birinin eylemini yap.',
  'BAR-02':
    'İkisi bir satırda ya da sütunda komşu olmalıdır. Böyle her kenar olur, bariyerin şu an durduğu kenar bile.',
  'BAR-03': 'Bu eylemde karşılaşma yoktur. Çırak gerekmez ve seçtiğin yerde tüccarlara para ödenmez.',
  'BAR-04':
    'Bu eylemi yapmak zorunda değilsin; 19. lonca kartı bunun dışındadır. Bariyer ve denetim karosu yine de el değiştirir.',
  'BAR-05': 'Bariyerden yalnızca denetim karosu olan geçebilir. Diğerlerinin hiçbiri geçemez, yol karosuyla bile.',
  'BAR-06':
    'Bu, yürüyen herkes için geçerlidir: tüccar, yoldaş ve {ls6} kartıyla aile üyesi. 1, 2, 3 ya da 4 uzaklık bariyerin çevresinden sayılır.',
  'BAR-07':
    'Atlayanlara bariyer engel olmaz: Karakol’dan gönderilen ya da oraya dönen aile üyesi, {mb7}, {ls7}, {ls12}, k19 büfe karosu, 7. lonca kartı, Katakomplar ve zarın oynattığı her şey.',
  'BAR-08': 'Tek bir bariyer vardır. Bir sonraki kullanan onu, denetim karosuyla birlikte, bulunduğu yerden alır.',
  'BAR-09':
    'Bariyerin yanındaki eylem, koşulunu sağlar ve bedelini ödersen yine Meyhane’nin ya da Karakol’un eylemi olabilir.',
  'BAR-10': 'İlk kullanımdan önce bariyer tahtada değildir ve kimseyi durdurmaz.',
  'BON-01': '{mb1}: hamlende iki adım arasında ya da bir ödemeden hemen önce 2 kahve al.',
  'BON-02':
    '{mb2}: hamlende iki adım arasında 2 kahve öde ve çekme destesinden bir lonca kartı çek. Çekilecek kart yoksa oynayamazsın.',
  'BON-03': '{mb3}: hamlende iki adım arasında ya da bir ödemeden hemen önce 1 kahve öde ve 8 lira al.',
  'BON-04': '{mb4}: hamlende iki adım arasında iki zar at ve toplamın ödülünü al (DAT-17).',
  'BON-05':
    '{mb5}: hamlende iki adım arasında 1, 2 ya da 3 parça ver, her biri bir mal ya da bir kahve olsun; karşılığında aynı sayıda başkasını al, mal ya da kahve, dilediğin gibi.',
  'BON-06':
    '{mb5} kartıyla verdiğin bir şeyi geri alamazsın; aldıkların, verdiklerin gittikten sonra el arabasına sığmalıdır.',
  'BON-07': '{mb6}: kendi attığın zarlar sayılmadan önce birini 6’ya çevir. Tarafsız taşı oynatan atış değiştirilemez.',
  'BON-08':
    '{mb6} kartı 8 ve 9’un, 8. ve 9. lonca kartlarının, {mb4} ve {ls2} kartlarının ve kendi hamlende k16 büfe karosunun atışlarında işe yarar. Kırmızı cami karosu ve ikinci bir {mb6} aynı atışta, sonuç sayılmadan önce, istenen sırayla kullanılabilir.',
  'BON-09':
    '{mb7}: 1a adımında tüccarın yığınıyla dört köşeden birine atlar, bulunduğu köşeye değil. 1b’den 4’e adımlar her zamanki gibi gelir.',
  'BON-10': '{mb8}: Arabacı eylemin bitince onu bir kez daha yap. IST-BON-08, IST-BON-15 ve IST-BON-16 geçerlidir.',
  'BON-11':
    '{mb9}: Kahvehane eylemin bitince onu yükselen fiyatla bir kez daha yap. IST-BON-08, IST-BON-15 ve IST-BON-16 geçerlidir.',
  'END-01': 'Kaç kişi oynarsa oynasın, sonu altıncı yakut başlatır.',
};

export default texts;
