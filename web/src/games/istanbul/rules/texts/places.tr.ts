/** Temel oyunun kuralları, Türkçe: PLC. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './places.en';

const texts: Texts<typeof en> = {
  'PLC-01': 'Ortak stoka 7 lira ödeyip bir eklenti al: artık her türden 1 mal daha sığar.',
  'PLC-02': 'En çok üç eklenti olur; üçüyle bu eylemi artık kullanamazsın.',
  'PLC-03':
    'Üçüncü eklentin, nereden gelirse gelsin, sana hemen Arabacı’dan 1 yakut kazandırır. Bu her oyuncu için yalnızca bir kez olur.',
  'PLC-04': 'Bir eylemle tek bir eklenti alınır.',
  'PLC-05': 'Kumaş Deposu (2): bir şey ödemeden {R} bölmeni doldur.',
  'PLC-06': 'Baharat Deposu (3): bir şey ödemeden {G} bölmeni doldur.',
  'PLC-07': 'Meyve Deposu (4): bir şey ödemeden {Y} bölmeni doldur.',
  'PLC-08': 'Bölmen doluyken de, yeşil cami karosunu kullanmak için, eylemi yapabilirsin.',
  'PLC-09': 'Hiçbir göstergenin örtmediği dört karede yazanları al; DAT-10 bunu her durum için gösterir.',
  'PLC-10': 'Sonra üst satırda kalan en soldaki gösterge alt satıra kayar.',
  'PLC-11': 'Üst satırda gösterge kalmadıysa, kazancını aldıktan sonra dördü birden yeniden yukarı kayar.',
  'PLC-12': 'Eline iki bonus kartı al; ardından elinden birini at, eski ya da yeni.',
  'PLC-13':
    'Her ikisi de çekme destesinden ya da atılanların en üstünden gelebilir. Başka hiçbir etkiyle atılan kart alınmaz.',
  'PLC-14':
    'Nereden alacağını her kart için ayrı seçersin; ikincisini seçmeden önce birinciye bakarsın. Yalnızca kartı olan deste sunulur; karıştırılacak atılan kart varken boş çekme destesi de sayılır.',
  'PLC-15': 'İki deste iki kart veremezse olanları al. Elinde kart varsa yine de birini atarsın.',
  'PLC-16':
    'Bekleyen çıraklarından istediğin kadarını, hiçbirini, bazılarını ya da hepsini, nerede olurlarsa olsunlar geri çağır; yığınına katılırlar.',
  'PLC-17': 'Bu eylem için çırak gerekmez ve Çeşme’deki tüccarlara para ödenmez.',
  'PLC-18': 'Eylemi aile üyen yaparsa çıraklar, tüccarın nerede olursa olsun yığınına gelir.',
  'PLC-19': '4. evrenin karşılaşmaları Çeşme’de de olur.',
  'PLC-20': 'İstediğin bir malı al: {R}, {G} ya da {Y}.',
  'PLC-21': '{B} için iki zar at: 2–6 gelirse yok, 7–8 gelirse 1, 9–10 gelirse 2, 11–12 gelirse 3.',
  'PLC-22': '{R}, {G} ya da {Y} malını zarlardan önce mi sonra mı seçeceğin sana kalmış.',
  'PLC-23': 'En az 3, en çok 12 olan bir sayı söyle; sonra iki zar at.',
  'PLC-24':
    'Bütün değişikliklerden sonra toplam, söylediğin sayıya eşit ya da ondan yüksekse ortak stoktan o sayı kadar lira alırsın.',
  'PLC-25': 'Düşükse 2 lira alırsın.',
  'PLC-26': '1 ile 5 arası mal sat. Her mal için pazarın en üst talep karosunda ayrı bir simge gerekir.',
  'PLC-27': 'Büyük Pazar mal sayısına göre 3, 7, 12, 18 ya da 25 lira öder (DAT-09).',
  'PLC-28': 'Küçük Pazar 2, 5, 9, 14 ya da 20 lira öder (DAT-09).',
  'PLC-29': 'Satış bitince karo destesinin altına konur; görünen yeni karo geçerlidir.',
  'PLC-30': 'Hiç mal satmamak eylem değildir ve talep karosunu yerinde bırakır.',
  'PLC-31': 'Aile üyen buradaysa onu 12 dışında istediğin bir yere gönder; oradaki eylemi onun aracılığıyla yaparsın.',
  'PLC-32': 'Aile üyen 12’de değilse eylemi kullanamazsın.',
  'PLC-33':
    'Vardığı yerde aile üyesi kimseyle karşılaşmaz: tüccarlara para ödemez, kimseyi yakalamaz, ne valiyi ne kaçakçıyı kullanır.',
  'PLC-34': 'Çırak gerektirmez. Tüccarın ise 12’de 4. evresini her zamanki gibi oynar.',
  'PLC-35':
    'Onu, eylemi yapamayacağın ya da yapmak istemediğin bir yere de gönderebilirsin; o zaman yalnızca orada kalır.',
  'PLC-36': 'Biri yakalayana, bir kart eve gönderene ya da senin başka bir etkin onu oynatana kadar orada kalır.',
  'PLC-37':
    'O geldiğinde orada duran tüccar onu yakalamaz; bunu ancak kendi sahibinin hamlesindeki 4. evrede yapabilir.',
  'PLC-38':
    'Açık, yani üzerinde yakut olmayan karelerde yazan her malı öde (DAT-05); çizelgedeki bir sonraki yakut senindir.',
  'PLC-39': 'Yakut alınınca bir kare daha açılır: fiyat bir mal artar.',
  'PLC-40': 'Fiyattaki her “herhangi” için türü ödeyen seçer.',
  'PLC-41': 'Çizelgede yakut kalmayınca eylem kullanılamaz.',
  'PLC-42':
    'İki desteden birini seç ve en üstteki karosunu al. Karonun renginden, gösterdiği simge sayısı kadar malın olmalı; bunlardan tam 1 tanesini ödersin.',
  'PLC-43': 'Bir oyuncunun her renkten yalnızca bir karosu olabilir.',
  'PLC-44': 'Bir caminin iki rengi de sende olur olmaz oradan 1 yakut alırsın, her camide bir kez.',
  'PLC-45': 'Bir eylem tek karo getirir. Biten deste karo vermez.',
  'PLC-46':
    'Ortak stoka, hiçbir yakutun örtmediği en yüksek sayı kadar lira öde; çizelgedeki bir sonraki yakut senindir.',
  'PLC-47': 'Çizelgeden ayrılan her yakutla, kim nasıl alırsa alsın, fiyat 1 lira artar.',
  'PLC-48': 'En pahalı yakut 23 liradır. Ondan sonra eylem kullanılamaz.',
  'PLC-49':
    'Koşulunu sağlıyor ve bedelini hemen ödeyebiliyorsan eylem yapılabilir. 2’den 9’a kadar olan yerlerde, bir şey getirmese de her zaman yapılabilir. Ötekilerde gerekenler: 1’de üçten az eklenti ve bedeli; 10 ve 11’de satabileceğin bir mal; 12’de aile üyenin 12’de olması; 13 ve 16’da çizelgede yakut ve bedeli; 14 ve 15’te alabileceğin bir üst karo.',
};

export default texts;
