import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';
import { letters } from './letters.tr';
import { mocha } from './mocha.tr';

const tr: Catalogue<typeof en> = {
  title: 'İstanbul’u öğren',
  lead: 'On bir kısa ders, yaklaşık on dakika. Kendi masanda gerçek hamleler yaparsın; seni bekleyen kimse yok.',
  'chapter.base': 'Temel oyun',
  'chapter.mocha': 'Kahve ve Bahşiş',
  'chapter.letters': 'Mektup ve Mühür',
  'chapter.bazaar': 'Büyük Çarşı',
  finished: 'Çarşıyı artık tanıyorsun!',
  'finished.text': 'Bu kadarı yeter. Gerisi kurallarda; her yer, üzerine geldiğinde kendini anlatır.',

  'walk.title': 'İlk hamlen',
  'back.title': 'Çıraklar geri döner',
  'market.title': 'Mallar lira olur',
  'tea.title': 'Diğer tüccarlara ödeme',
  'family.title': 'Ailen yardım eder',
  'meet.title': 'Kimlerle karşılaşırsın',
  'fountain.title': 'Çeşme',
  'wainwright.title': 'Daha büyük el arabası',
  'mosque.title': 'Cami karoları',
  'gems.title': 'Kartlar ve yakutlar',
  'end.title': 'Oyunun sonu',

  lay: 'Eylem yapabilmek için buraya bir çırak bırak.',
  end: 'Hamleni bitir.',

  'walk.1':
    'Çarşıya hoş geldin! Her şey yakutlar için. Beş yakuta ilk ulaşan son turu başlatır; o turun sonunda en çok yakutu olan kazanır.',
  'walk.2': 'Tüccarın Çeşme’de duruyor. Altında, onunla birlikte yürüyen dört çıraklık bir yığın var.',
  'walk.3':
    'Her hamlende bir ya da iki adım yürürsün, asla çapraz değil. Parlayan yerlere gidebilirsin; noktalar adımları gösterir. Kumaş Deposu’na git.',
  'walk.4': 'Eylem yapmak için bir çırak bırakman gerekir. Tahtanın üstündeki düğmeye bas.',
  'walk.5': 'Şimdi yeri kullan: depo el arabanı bedavaya kumaşla doldurur.',
  'walk.6': 'İki kumaş: el arabana şimdilik her maldan iki tane sığar. Hamleni bitir.',
  'walk.done': 'Bütün bir hamle işte bu: yürü, çırak bırak, eylem yap. Çırağın depoda bekliyor.',

  'back.1':
    'Birkaç hamle sonra. İki çırağın çarşıda bekliyor, ikisi yanında. Bırakacak ya da alacak çırağın yoksa hamlen hemen biter.',
  'back.2': 'Çıraklarından biri Meyve Deposu’nda bekliyor. Oraya git.',
  'back.3': 'Onu yanına al. Bu da eylem yapmanı sağlar.',
  'back.4': 'Meyveni doldur.',
  'back.5': 'Çember çizerek yürürsen çıraklarını yeniden bulursun. Hamleni bitir.',
  'back.done': 'Giderken bırak, dönerken al: böylece çırakların hiç tükenmez.',

  'market.1': 'El arabanda dört mal var. Pazarlar malı liraya çevirir.',
  'market.2': 'Her pazar şu anda hangi malları istediğini gösterir. Küçük Pazar’ın istediği sende var: oraya git.',
  'market.3': 'Satışa başla.',
  'market.4': 'Bir mal 2 lira getirir, iki 5, üç 9, dört 14, beş 20. Dördünü birden sat.',
  'market.5':
    'On dört lira! Her satıştan sonra pazar başka mallar ister. Büyük Pazar daha da çok verir. Hamleni bitir.',
  'market.done': 'Depolarda doldur, hepsini birden sat: lira böyle kazanılır.',

  'tea.1': 'Çayhane’de başka birinin tüccarı duruyor. Yine de oraya gidebilirsin.',
  'tea.2': 'Çayhane’ye git.',
  'tea.3': 'Oradaki her yabancı tüccar senden 2 lira alır. Ödemezsen hamlen burada biter.',
  'tea.4': 'Çayhane’yi kullan: bir sayı söyler ve iki zar atarsın.',
  'tea.5':
    'Attığın zar söylediğin sayıya ulaşırsa ya da onu geçerse o kadar lira, yoksa 2 lira alırsın. Yedi ve üstü 36 atışın 21’inde gelir.',
  'tea.6': 'Zar bu, belli olmaz. Hamleni bitir.',
  'tea.done': 'Diğerleri de senin tüccarının yanına gelince sana ödeme yapar. Çeşme’de kimse para ödemez.',

  'family.1': 'Aile üyen Karakol’da bekliyor. İstediğin yerde senin için bir kez eylem yapabilir.',
  'family.2': 'Karakol’a git.',
  'family.3': 'Karakol’u kullan.',
  'family.4': 'Aile üyeni istediğin yere gönder; ona çırak gerekmez, kimseye para da ödemez. Postane’yi seç.',
  'family.5': 'Postane’yi kullansın: orada görünenleri alırsın.',
  'family.6': 'Artık orada kalır. Başka bir tüccar gelirse onu yakalar, o da Karakol’a döner. Hamleni bitir.',
  'family.done': 'Ailen için hiçbir yer uzak değil, yakutlar bile.',

  'meet.1': 'Meyve Deposu kalabalık: başka bir oyuncunun aile üyesi, vali ve kaçakçı.',
  'meet.2': 'Oraya git.',
  'meet.3': 'Önce eylem: meyveni doldur.',
  'meet.4': 'Şimdi karşılaşmalar. Başkalarının aile üyelerini yakalar, Karakol’a gönderirsin.',
  'meet.5': 'Ödülün 3 lira ya da bir bonus kartı. Seç.',
  'meet.6': 'Valinin sana bir bonus kartı var. Onunla görüş.',
  'meet.7': 'Bedeli 2 lira ya da elinden bir kart; yeni çektiğin de olur.',
  'meet.8': 'Kaçakçı sana seçtiğin bir malı getirir. Onunla görüş.',
  'meet.9': 'Sana gereken malı al. Bulması en zor olan mücevherdir.',
  'meet.10': '2 lira ya da bir mal ister; az önce getirdiği de olur.',
  'meet.11': 'İkisi de zarların gösterdiği yere gider. Hamleni bitir.',
  'meet.done': 'Vali ve kaçakçı birer fırsattır: istersen hiç görüşmezsin.',

  'fountain.1': 'Bütün çırakların çarşıya dağılmış. Nereye gitsen bırakacak çırağın yok.',
  'fountain.2': 'Çare Çeşme. Orada çırak gerekmez, kimseye para ödenmez. Git.',
  'fountain.3': 'Çıraklarını geri çağır.',
  'fountain.4': 'Kimin döneceğini seç: parlayan her yerde biri var. Hepsini çağır.',
  'fountain.5': 'Yığının yeniden tamam. Hamleni bitir.',
  'fountain.done': 'Yığının boşken Çeşme’ye harcanan hamle boşa gitmez.',

  'wainwright.1':
    'Şimdi yakutlara gelelim. Onları kazanmanın birkaç yolu var; ilki, bütün eklentileri takılmış bir el arabası.',
  'wainwright.2': 'İki eklentin var. Arabacı’dan alacağın üçüncüsü bir yakut getirir. Oraya git.',
  'wainwright.3': '7 liraya al.',
  'wainwright.done': 'Artık her maldan beş tane sığıyor, üstüne bir de yakut.',

  'mosque.1': 'Camilerde karolar var; her karo oyun boyunca bir yetenek kazandırır. Yeşil karo sende.',
  'mosque.2':
    'Bir caminin iki karosu birlikte bir yakut getirir. Kırmızı karo iki kumaş ister, o da sende var. Oraya git.',
  'mosque.3': 'Camiyi ziyaret et.',
  'mosque.4': 'Kırmızı karoyu al. İki kumaş gösterirsin ama yalnızca birini ödersin.',
  'mosque.5': 'Hem karo hem yakut! Sonraki karolar daha çok mal ister; erken gelmekte yarar var. Hamleni bitir.',
  'mosque.done': 'Büyük Cami’de mavi karo beşinci bir çırak kazandırır; sarı karo 2 liraya bir çırağı geri çağırır.',

  'gems.1': 'Mücevherci lira karşılığında yakut satar. Bonus kartları işe yarar: elinde iki tane var.',
  'gems.2': '5 lira getiren kartı oyna.',
  'gems.3': 'Mücevherci’ye git.',
  'gems.4': 'Bir yakut al. Her biri bir öncekinden 1 lira pahalıdır.',
  'gems.5': 'Bir kartın daha var: “Yine Yakut”. Şimdi, eylemin hemen ardından oyna.',
  'gems.6': 'Bir hamlede iki yakut! Hamleni bitir.',
  'gems.done': 'Sultan Sarayı da yakut satar; lira değil, mal karşılığında.',

  'end.1': 'Dört yakut oldu, bir tane kaldı. Diğerleri bu turda oynadı; son sıra sende.',
  'end.2': 'Mücevherci’ye git.',
  'end.3': 'Beşinci yakutunu al.',
  'end.4': 'Beşinci yakut bu turu son tur yapar. Hamleni bitir.',
  'end.5':
    'En sonda, mal ya da lira getiren kartlar yine de oynanabilir: yakutlar eşitse liraya bakılır. Kartını oyna.',
  'end.6': 'Yapacak bir şey kalmadı.',
  'end.done': 'Oyun bitti ve beş yakutla sen kazandın!',

  ...mocha,
  ...letters,
};

export default tr;
