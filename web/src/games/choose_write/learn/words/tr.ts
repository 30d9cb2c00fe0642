import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';
import { solo } from './solo.tr';

const tr: Catalogue<typeof en> = {
  title: 'Choose & Write’ı öğren',
  lead: 'Birkaç kişi için on üç, tek kişi için üç kısa ders. Kendi masanda gerçek hamleler yaparsın; seni bekleyen kimse yok.',
  'chapter.several': 'İki ila beş oyuncu',
  'chapter.solo': 'Tek başına',
  finished: 'Kalemin artık sivri!',
  'finished.text': 'Bu kadarı yeter. Gerisi kurallarda; her yer ve her kart, üzerine geldiğinde kendini anlatır.',

  'sheet.title': 'Kâğıdın',
  'turn.title': 'Kart oynamak',
  'follow.title': 'İzlemek',
  'wait.title': 'Beklemek',
  'palace.title': 'Saraylar ve mal kartları',
  'bonus.title': 'Ek eylemler',
  'check.title': 'Çentikler',
  'gate.title': 'Kapılar ve ek yakutlar',
  'caravan.title': 'Kervansaray',
  'guild.title': 'Lonca kartları',
  'catacombs.title': 'Katakomplar',
  'fountain.title': 'Çeşmeler',
  'end.title': 'Oyunun sonu',

  'sheet.1':
    'Çarşıya hoş geldin! Bu kez elinde kalem var ve her şey yakutlar için: birinin on yakutu olunca tur tamamlanır, en çok yakutu olan kazanır.',
  'sheet.2': 'Bu kâğıt senin. Çiniler çarşının yerleridir. Yürümek yok: seni oraya kartlar götürür.',
  'sheet.3': 'Altında yazdığın bölüm var: kumaş, baharat, meyve ve mücevher için dört raf, lira, yakut ve ek eylemler.',
  'sheet.4':
    'Hamlende üç karttan birini oynarsın: ikisi sergide, biri elinde. Tahmishane’yi seç: kendi yeri ve ona değen bütün yerler parlar. Tahmishane’yi kullan.',
  'sheet.5': 'Kart oynandı. Tahmishane’yi kullan.',
  'sheet.6': 'Sana istediğin iki malı verir. Seç.',
  'sheet.done':
    'Kazandığın yazılır, ödediğin çizilir. Çizilen alan harcanmıştır: kalan, yazılmış ama çizilmemiş olandır.',

  'turn.1': 'Birkaç hamle sonra. Elindeki kart Kumaş Deposu; bunu senden başka kimse bilmiyor.',
  'turn.2':
    'Onu seç. Kendi yerini kullanman gerekmez: on liraya yakut satan Mücevherci’ye de değer. O kadar liran var; Mücevherci’yi kullan.',
  'turn.3': 'Kart oynandı. Mücevherci’yi kullan.',
  'turn.4': 'On lira çizildi, bir yakut yazıldı. Şimdi diğerleri de kartını kullanabilir.',
  'turn.5':
    'Elinden oynadığın için yeni bir kart alırsın: herkesin gördüğü sergiden ya da destenin yalnızca senin bileceğin en üst kartını.',
  'turn.done': 'Sergiden oynarsan elindeki kart sende kalır, sergi de yeniden tamamlanır.',

  'follow.1':
    'Sıra başkasında ve Çayhane oynandı. Aynı kartı, aynı yerlerle sen de kullanabilirsin. Buna izlemek denir.',
  'follow.2': 'İzlemek, kullandığın yerin bir lalesine mal olur. Çayhane’de iki lale var, çoğu yerde bir tane.',
  'follow.3': 'İki lira az. Çayhane’yi kullan ve bir laleyle öde.',
  'follow.done': 'Lale çizildi, geri gelmez. Kendi hamlende lale ödemezsin: laleler yalnızca izlemek içindir.',

  'wait.1': 'Karaborsa oynandı. Mücevherin bol; lalelerin ileride daha çok işe yarar.',
  'wait.2': 'Kimse izlemek zorunda değil. Bekle: bu sana bir ek eylem kazandırır.',
  'wait.done': 'İzleyebilecek olsan da her zaman bekleyebilirsin. Ek eylemin ne işe yaradığını birazdan göreceksin.',

  'palace.1':
    'Saraylar mal karşılığında yakut satar. Fiyat çininin üzerinde yazar: Saray A iki kumaş, bir baharat ve bir meyve ister.',
  'palace.2': 'Kâğıdında meyve yok, bu yüzden soluk görünüyor. Ama elinde üzerinde meyve olan bir mal kartı var.',
  'palace.3': 'Saray A’nın kartını seç, sonra sarayı kullan.',
  'palace.4': 'Sarayı kullan.',
  'palace.5': 'Meyve için mal kartını koy. Kartın öbür yarısı, mücevher, boşa gider; gerisi kâğıdından ödenir.',
  'palace.done':
    'Bir yakut! Hamlenin sonunda bu sarayın altına bir yakut kartı daha konur: artık herkese bir mal daha pahalıdır.',

  'bonus.1': 'Bir kez bekledin, bir ek eylemin var. Lale gibi izlemeye yarar ama her yerde geçer.',
  'bonus.2': 'Çayhane oynandı. İki saray ona değer, saraylarda ise lale yoktur: oraya yalnızca ek eylem götürür.',
  'bonus.3': 'Saray D’nin istediği malların hepsi sende var. Sarayı kullan.',
  'bonus.done':
    'İkisi de varsa lale mi, ek eylem mi, sen seçersin. Bir hamlede aynı sarayı kullanan herkes aynı fiyatı öder.',

  'check.1':
    'Depolarda ve Çayhane’de ikişer gri kutu var. İçlerine atılan her çentik, o yerin oyun boyunca bir fazla vermesini sağlar.',
  'check.2': 'Çentikleri Arabacı atar. Bu kartı seç, sonra yeri kullan.',
  'check.3': 'Arabacı’yı kullan.',
  'check.4': 'İki çentik at; aynı yere ya da iki ayrı yere.',
  'check.done': 'Çinideki sayı büyüdü. Çentikler yalnızca senindir ve hiç çizilmez: ne kadar erken, o kadar iyi.',

  'gate.1':
    'Raflarından üç kapı geçer, her birinde bir yakut var. Dört raf da kapıya kadar dolunca yakut senindir. Çizilen mallar da sayılır.',
  'gate.2': 'Üç rafın ilk kapıyı geçti; mücevher eksik. Karaborsa’yı oyna ve kullan.',
  'gate.3': 'Orayı kullan.',
  'gate.4':
    'Şimdi dördü de geçti. Ek yakutlar hamlenin sonunda, herkes izledikten ya da bekledikten sonra gelir. Yakutlarına bak, sonra ilerle.',
  'gate.done':
    'Her kapının yakutunu her oyuncu kazanabilir. Lirada da böyle: iki büyük bölümün her biri dolunca bir yakut getirir.',

  'caravan.1': 'Kervansaray’da açık kervan kartının dediğini yaparsın. Şimdi aynı türden üç mal veriyor.',
  'caravan.2': 'Kervansaray’ı oyna ve kullan.',
  'caravan.3': 'Orayı kullan.',
  'caravan.4': 'Malı seç. Henüz hiç mücevherin yok.',
  'caravan.done': 'Kullanıldığı hamlenin sonunda kart destesinin altına gider, sıradaki açılır.',

  'guild.1': 'Lonca kartlarını Lonca Evi’nden alırsın. Yer kartı yerine oynanır ve yalnızca senindir: kimse izleyemez.',
  'guild.2': 'Bu kart birkaç lira ve istediğin üç malı alır, bir yakut verir. Onu oyna.',
  'guild.3': 'Üç mal öde, hangilerini istersen.',
  'guild.done':
    'Elin ve sergi olduğu gibi kalır. Bir lonca kartını ancak istediklerinin hepsini ödeyebiliyorsan oynayabilirsin.',

  'catacombs.1': 'Katakomplar hiçbir yere değmez; oraya yalnızca kendi kartı götürür. Ama oradan her yere çıkılır.',
  'catacombs.2': 'Katakomplar’ı oyna ve kullan.',
  'catacombs.3': 'Başka herhangi bir yerin eylemini yapar, bedelini ödersin. Saray C’nin malları sende var: onu seç.',
  'catacombs.done':
    'Oraya izleyerek gelen, Katakomplar’ın bir lalesiyle ya da ek eylemle öder; çıkılan yer lale istemez.',

  'fountain.1':
    'Yer kartlarının dördü çeşmedir. Biri çekilince herkes verdiğini alır ve yerine başka bir kart çekilir.',
  'fountain.2': 'Birinin hamlesi bitti ve istediğin bir malı veren çeşme çıktı. Birini al.',
  'fountain.done': 'Diğer çeşmeler bir lira, bir mal kartı ya da bir çentik verir. Bedavadır, kimse eli boş kalmaz.',

  'end.1': 'Dokuz yakut! Bu hamleyle tur biter, çünkü sıradaki oyuncu oyuna başlayandır. Mücevherci oynandı.',
  'end.2': 'Oradaki son lalenle izle ve onuncu yakutu al.',
  'end.3': 'Onuncu yakutla bu turun sonunda oyun biter. Çekilecek yer kartı kalmayınca da biter.',
  'end.done': 'Kazandın! Yakutlar eşitse kalanlara bakılır: mal, lira ve ek eylem birer, mal kartı iki sayılır.',

  ...solo,
};

export default tr;
