/** Temel oyunun kuralları, Türkçe: PLC. */
import type { Texts } from '../load';
import type en from './places.en';

const texts: Texts<typeof en> = {
  'PLC-01': 'Ortak stoka 7 lira ödeyip bir eklenti al: artık her türden 1 mal daha sığar.',
  'PLC-02': 'En çok üç eklenti olur; üçüyle bu eylemi artık kullanamazsın.',
  'PLC-03':
    'Üçüncü eklentin, nereden gelirse gelsin, sana hemen Arabacı’nın 1 yakutunu kazandırır. Bu her oyuncuya bir kez olur.',
  'PLC-04': 'Bir eylem tek bir eklenti getirir.',
  'PLC-05': 'Kumaş Deposu (2): ödemeden {R} sıranı doldur.',
  'PLC-06': 'Baharat Deposu (3): ödemeden {G} sıranı doldur.',
  'PLC-07': 'Meyve Deposu (4): ödemeden {Y} sıranı doldur.',
  'PLC-08': 'Sıran doluyken de eylemi yapabilirsin, yeşil cami karosu uğruna.',
  'PLC-09': 'Göstergenin örtmediği dört karede yazanı al; her durum için DAT-10’da.',
  'PLC-10': 'Sonra üst sırada kalan en soldaki gösterge alt sıraya kayar.',
  'PLC-11': 'Üst sırada gösterge kalmadıysa, kazancını aldıktan sonra dördü birden yeniden yukarı kayar.',
  'PLC-12': 'Eline iki bonus kartı al; ardından elinden birini at, eski ya da yeni.',
  'PLC-13':
    'İkisinin her biri çekme destesinden gelebilir ya da atılanların en üsttekisi olabilir. Başka hiçbir etki atılan kartı aldırmaz.',
  'PLC-14':
    'Kaynağı her kart için ayrı seçersin; ikincisini seçmeden önce birinciye bakarsın. Yalnız kartı olan kaynak sunulur; karıştırılacak atılan kart varken boş çekme destesi de sayılır.',
  'PLC-15': 'İki deste iki kart veremezse olanları al. Elinde kart varsa yine de birini atarsın.',
  'PLC-16':
    'Bekleyen çıraklarından istediğin kadarını geri çağır: hiçbirini, bazılarını ya da hepsini, nerede olurlarsa; yığınına katılırlar.',
  'PLC-17': 'Bu eylem için çırak kullanılmaz ve Çeşme’deki tüccarlara ödenmez.',
  'PLC-18': 'Eylemi aile üyen yaparsa çıraklar, tüccarın nerede olursa olsun yığınına gelir.',
  'PLC-19': '4. evrenin karşılaşmaları Çeşme’de de olur.',
  'PLC-20': 'Seçtiğin bir malı al: {R}, {G} ya da {Y}.',
  'PLC-21': '{B} için iki zar at: 2–6 ile yok, 7–8 ile 1, 9–10 ile 2, 11–12 ile 3.',
  'PLC-22': '{R}, {G} ya da {Y} malını zarlardan önce mi sonra mı seçeceğin sana kalmış.',
  'PLC-23': 'En az 3, en çok 12 olan bir sayı söyle; sonra iki zar at.',
  'PLC-24':
    'Bütün değişikliklerden sonra toplam, söylediğin sayıya eşit ya da yüksekse ortak stok sana o sayı kadar lira öder.',
  'PLC-25': 'Düşükse 2 lira alırsın.',
  'PLC-26': '1 ile 5 arası mal sat. Her mal için pazarın en üst talep karosunda ayrı bir simge gerekir.',
  'PLC-27': 'Büyük Pazar mal sayısına göre 3, 7, 12, 18 ya da 25 lira öder (DAT-09).',
  'PLC-28': 'Küçük Pazar 2, 5, 9, 14 ya da 20 lira öder (DAT-09).',
  'PLC-29': 'Satış bitince karo destesinin altına konur; görünen yeni karo geçerlidir.',
  'PLC-30': 'Hiç mal satmamak eylem değildir ve talep karosunu yerinde bırakır.',
  'PLC-31': 'Aile üyen buradaysa onu 12 dışında istediğin bir yere gönder; oradaki eylemi onun aracılığıyla yaparsın.',
  'PLC-32': 'Aile üyen 12’de değilse eylemi kullanamazsın.',
  'PLC-33':
    'Vardığı yerde aile üyesi kimseyle karşılaşmaz: tüccarlara ödemez, kimseyi yakalamaz, ne valiyi ne kaçakçıyı kullanır.',
  'PLC-34': 'Çırak kullanmaz. Tüccarın ise 12’de 4. evresini her zamanki gibi oynar.',
  'PLC-35': 'Onu, eylemi yapamayacağın ya da istemediğin yere de gönderebilirsin; yalnızca orada kalır.',
  'PLC-36': 'Biri yakalayana, bir kart eve gönderene ya da senin başka bir etkin oynatana dek orada kalır.',
  'PLC-37':
    'O geldiğinde orada duran tüccar onu yakalamaz; bunu ancak kendi oyuncusunun sırasında bir 4. evrede yapabilir.',
  'PLC-38':
    'Açık, yani üzerinde yakut olmayan karelerde yazan her malı öde (DAT-05); çizelgenin sıradaki yakutu senindir.',
  'PLC-39': 'Yakut alınınca bir kare daha açılır: fiyat bir mal artar.',
  'PLC-40': 'Fiyattaki her “herhangi” için türü ödeyen seçer.',
  'PLC-41': 'Çizelgede yakut kalmayınca eylem kullanılamaz.',
  'PLC-42':
    'İki desteden birini seç ve en üstteki karosunu al. Karonun renginden, gösterdiği simge sayısı kadar malın olmalı; bunlardan tam 1 tanesini ödersin.',
  'PLC-43': 'Bir oyuncunun her renkten yalnız bir karosu olabilir.',
  'PLC-44': 'Bir caminin iki rengi de sende olur olmaz oradan 1 yakut alırsın, her camide bir kez.',
  'PLC-45': 'Bir eylem tek karo getirir. Biten deste karo vermez.',
  'PLC-46': 'Ortak stoka, yakutun örtmediği en yüksek sayı kadar lira öde; çizelgenin sıradaki yakutu senindir.',
  'PLC-47': 'Çizelgeden ayrılan her yakutla, kim nasıl alırsa alsın, fiyat 1 lira artar.',
  'PLC-48': 'En pahalı yakut 23 liradır. Ondan sonra eylem kullanılamaz.',
  'PLC-49':
    'Koşulunu sağlıyor ve bedelini hemen ödeyebiliyorsan eylem yapılabilir. 2’den 9’a kadar olan yerlerde, bir şey getirmese de her zaman yapılabilir. Ötekilerde gerekenler: 1’de üçten az eklenti ve bedeli; 10 ve 11’de satabileceğin bir mal; 12’de aile üyenin 12’de olması; 13 ve 16’da çizelgede yakut ve bedeli; 14 ve 15’te alabileceğin bir üst karo.',
};

export default texts;
