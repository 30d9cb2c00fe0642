import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const tr: Catalogue<typeof en> = {
  title: 'Kahire’yi öğren',
  lead: 'On kısa ders, incelikler için yedi, iki kişilik oyun için iki ders daha. Kendi masanda gerçek hamleler yaparsın; seni bekleyen yok.',
  'chapter.game': 'Oyun',
  'chapter.more': 'İncelikler',
  'chapter.two': 'İki kişiyle',
  finished: 'Çarşı açıldı!',
  'finished.text':
    'Bu kadarı yeter. Gerisi kurallarda; bir şeyin neden olmadığını, üstüne geldiğinde çarşı kendisi söyler.',

  'draw.title': 'Çarşı ve kart çekmek',
  'stall.title': 'Yeni bir tezgâh',
  'entry.title': 'Teras ve giriş',
  'joker.title': 'Joker ve ücreti',
  'three.title': 'Her yer için üç kart',
  'lure.title': 'Müşteri çağırmak',
  'expand.title': 'Tezgâhı genişletmek',
  'pay.title': 'Bir para yerine iki',
  'medals.title': 'Madalyalar el değiştirir',
  'foreign.title': 'Başkasının tezgâhında',
  'tie.title': 'Eşit uzaklık',
  'occupied.title': 'Dolu giriş',
  'barkers.title': 'Çığırtkanlar',
  'ways.title': 'Açık yollar',
  'move.title': 'Sıkışmış tezgâh taşınır',
  'final.title': 'Son aşama',
  'scoring.title': 'Puanlama',
  'neutral.title': 'Tarafsız tezgâhlar',
  'first.title': 'Seçtiğin ilk tezgâhlar',

  'draw.1':
    'Kahire çarşısına hoş geldin! Dokuz bölge, altı mal: porselen, halı, baharat, meyve, mücevher ve kahve. Sonunda en çok puanı olan kazanır.',
  'draw.2':
    'Bu tezgâhlar senin: halı, baharat ve kahve. Her birinin önündeki küçük kilim girişidir. Müşteriler oradan gelir.',
  'draw.3':
    'Hamlende üç şeyden birini yaparsın: kurar, müşteri çağırır ya da kart çekersin. Kurmak için kart gerekir. Her kart bir bölgeyi gösterir.',
  'draw.4': 'Şimdi kart çek. Birbiri ardına iki kart alırsın. Önce sergideki 1 kartını al.',
  'draw.5': 'İkincisi başka yerden gelebilir: destenin en üstündeki kartı al. Onu yalnızca sen göreceksin.',
  'draw.done':
    'Hamlen bitti. Çektikten sonra dörtten çok kartın varsa dörde inene dek atarsın. Çığırtkanlar da böyle alınır; ne yaptıkları sonra gelecek.',

  'stall.1': 'Elinde 1 kartı var. Onunla 1. bölgede, kuzeybatıda kurabilirsin.',
  'stall.2': 'Onu oyna.',
  'stall.3':
    'Halılarını genişletebilir ya da henüz sende olmayan bir malın tezgâhını açabilirsin. Bir porselen tezgâhı aç.',
  'stall.4': 'Parlak kareler uygun: tezgâhın başka bir parçayla ortak kenarı olmaz. D2’ye koy.',
  'stall.5': 'Yanına girişi gelir. Onu D3’e koy ve onayla.',
  'stall.done':
    'Yeni tezgâhın bedeli yoktur, puan da getirmez; ama artık porselen müşterisi sana gelebilir. Bir bölgede her maldan en çok bir tezgâh olur.',

  'entry.1':
    'Kahve, çarşıyı güneyden, batıdan ve doğudan saran terasta satılır. Başka hiçbir mal orada kurulmaz, müşteriler de oradan geçmez.',
  'entry.2': '4 kartı, terasın bir parçasıyla birlikte 4. bölgeyi açar. Onu oyna.',
  'entry.3': 'Kahve tezgâhını aç.',
  'entry.4': 'Terasın kuzey ucuna, A5’e koy.',
  'entry.5':
    'Giriş her zaman çarşıdadır. B5 tutulmuş: orası halılarının girişi. Öyleyse A4’e gelir. Orası 1. bölge, ama kartın yalnızca tezgâhı bağlar. Onayla.',
  'entry.done': 'Girişler her bölgede ve her parçanın yanında olabilir. Ama bir karede birden çok giriş olmaz.',

  'joker.1': 'Bu bir joker. Üç bölge açar: 2, 5 ve 8, yani orta sütun.',
  'joker.2': 'Tek başına oynanan joker bir paraya mal olur. Onu oyna.',
  'joker.3': 'Herhangi bir para olur. Porselen paran iki tane, biriyle öde.',
  'joker.4': 'Bir meyve tezgâhı aç.',
  'joker.5': 'Üç bölge aydınlandı. Tezgâhı güneye, F11’e koy.',
  'joker.6': 'Girişi için bir yan seç ve onayla.',
  'joker.done': 'Önce ücret ödenir: kurduğunu kalan parayla ödemen gerekir.',

  'three.1': '4. bölgede bir porselen tezgâhı istiyorsun, ama kartlarının hiçbiri orayı açmıyor.',
  'three.2':
    'Herhangi üç kart birlikte dokuz bölgenin hepsini açar. “Kur”u, sonra herhangi üç kartı seç; kartlarını işaretle ve oyna.',
  'three.3': 'Porselen tezgâhını aç.',
  'three.4': 'Bütün çarşı sana açık. D5’e koy.',
  'three.5': 'Şimdi girişi, istediğin yana. Sonra onayla.',
  'three.done': 'Üçünün arasında bir joker vardı ve ücret ödemedin: yalnızca tek başına joker paraya mal olur.',

  'lure.1': 'Tezgâhlar müşterilerle yaşar. Her mal için bir tane, altı müşteri var. Burada baharat müşterisi duruyor.',
  'lure.2':
    'Malının boş olan en yakın girişine, adım adım ve parçaların içinden geçmeden yürür. Seninki üç adım ötede.',
  'lure.3': 'Müşteriyi seç. Çarşı, yolunu ve ne kazanacağını gösterir. Sonra girişine çağır.',
  'lure.done':
    'Tezgâhın iki parça, bu yüzden iki baharat parası kazandın. Müşteri çarşıdan çıkar, dışarıda bekleyen onun yerine gelir: girişin artık dolu.',

  'expand.1': 'İki halı paran var. Bunlarla halı tezgâhını genişletebilirsin.',
  'expand.2': 'Çevresindeki kareler 1. bölgede. 1 kartını oyna.',
  'expand.3':
    'Ek bölüm, tezgâh onunla kaç parça oluyorsa malından o kadar paraya mal olur: iki. O kadar da puan getirir. “Büyüt”ü, sonra halılarını seç.',
  'expand.4': 'Tezgâhınla ortak bir kenarı olmalı. Bir kare seç ve onayla.',
  'expand.done':
    'İki parça için iki puan. Bu malın ilk ek bölümü tezgâhını en büyük yaptığı için üç puanlık altını ve iki puanlık gümüşü de aldın: toplam yedi.',

  'pay.1': 'Baharat tezgâhın iki parça olsun istiyorsun. Bu iki baharat parası tutar, sende bir tane var.',
  'pay.2': 'Yine de olur: eksik her para için iki başka para ödersin. 5 kartını oyna.',
  'pay.3': '“Büyüt”ü, sonra baharatlarını seç.',
  'pay.4': 'Bir kare seç ve onayla.',
  'pay.5': 'Baharat paran zaten ödendi. İstediğin gibi iki başka para seç ve onayla.',
  'pay.done': 'Bunun için o maldan en az bir paran olmalı. Hiç yoksa o tezgâhı genişletemezsin.',

  'medals.1': 'İki halı tezgâhı iki parça. Rakibin oraya önce vardı, altın onda. Sen ona yetiştin ve gümüşü aldın.',
  'medals.2': 'Herkesten büyük olursan iki madalya da senin olur.',
  'medals.3': '1 kartını oyna.',
  'medals.4': '“Büyüt”ü, sonra halılarını seç. Ne alacağın orada yazıyor.',
  'medals.5': 'Üçüncü parça üç para tutar. Bir kare seç ve onayla.',
  'medals.done':
    'Üç parça için üç puan, aldığın altın için üç puan. Gümüş zaten sendeydi, yeniden puan getirmez. Sonunda bütün madalyalar, kimdeyse ona bir kez daha puan getirir.',

  'foreign.1': 'Halı paran yok. Hiç yokken halılarını genişletemezsin.',
  'foreign.2': 'Halı müşterisi senin girişinden uzak. Rakibinin F1’deki tezgâhı ona daha yakın.',
  'foreign.3': 'Onu yine de oraya çağırabilirsin. Çağır.',
  'foreign.done':
    'Sen bir halı parası kazandın, sahibi de. Büyük tezgâhlarda sahibi her parça için bir para alır, sen hep bir tane alırsın.',

  'tie.1': 'Mücevher müşterisine iki giriş eşit uzak: seninki ve bir rakibinki, ikisi de altı adım.',
  'tie.2': 'Birkaçı eşit yakınsa sen seçersin. Onu kendi tezgâhına çağır.',
  'tie.done': 'Hangi yoldan yürürse yürüsün, adım sayısına bakılır. Sıra kimdeyse o karar verir.',

  'occupied.1': 'Baharat müşterisi baharat arıyor. İki tezgâhta var: bir rakipte ve, daha uzakta, sende.',
  'occupied.2': 'Ama yakın girişte bir müşteri duruyor. Giriş dolu, bu yüzden sayılmaz.',
  'occupied.3': 'Onu kendi tezgâhına çağır.',
  'occupied.done':
    'Dolu girişler çığırtkansız geçilir. Başkalarının girişlerini zamanında dolduran, kendine daha çok müşteri bırakır.',

  'barkers.1': 'İki tezgâhta baharat var. Yakın olanı rakibinin; baharat müşterisi kendiliğinden oraya giderdi.',
  'barkers.2': 'Bir çığırtkanın var. Oynadığın her çığırtkan daha yakın bir girişi eler.',
  'barkers.3': 'Onu kendi tezgâhına çağır. Çığırtkan da böylece oynanır.',
  'barkers.done': 'Çığırtkan, herkesin çekebileceği yerine döndü. El sınırına girmezler; istediğin kadarını tut.',

  'ways.1':
    'Bu baharat girişinin açık tek bir yolu kaldı: doğuda, F8 üzerinden. Her müşteri her girişe her zaman ulaşabilmeli.',
  'ways.2': 'Porselen tezgâhın büyüyebilir. 5 kartını oyna.',
  'ways.3': '“Büyüt”ü, sonra porselenlerini seç.',
  'ways.4': 'F8 kapalı: oradaki bir parça girişi kapatırdı. Başka bir kare seç ve onayla.',
  'ways.done':
    'Yollar istediğin kadar uzayabilir; müşterisi ve girişi olmayan kareler kapanabilir. Yeter ki kimse kapalı kalmasın.',

  'move.1':
    'Baharat tezgâhın burada hiç büyüyemez: çevresi parçalar, girişler ve terasla dolu. Kilidin gösterdiği gibi sıkışmış.',
  'move.2': 'Sıkışmış ve ek bölümsüz bir tezgâh taşınabilir. Kurmak gibi, bunun için de kart gerekir. 2 kartını oyna.',
  'move.3': '“Taşı”yı, sonra baharatlarını seç.',
  'move.4': 'Yeni tezgâhın kuralları geçerli. F3’e koy.',
  'move.5': 'Sonra girişi: bir yan seç ve onayla.',
  'move.done': 'Eski kareler yeniden boş. Bir tezgâh büyüyebildiği sürece yerinde kalır.',

  'final.1': 'Bir halı ek bölümü kaldı. Onu kuran son aşamayı başlatır.',
  'final.2': 'Paran yetiyor. 1 kartını oyna.',
  'final.3': '“Büyüt”ü, sonra halılarını seç.',
  'final.4': 'Bir kare seç ve onayla.',
  'final.5':
    'Artık kimse kart çekmez, müşteri çağırmaz: elindekiyle kurar ya da çekilirsin. Diğerlerinin kartı yoktu, oyundan çıktılar. Yeni bir tezgâh puan getirmez; çekil.',
  'final.done': 'Herkes çekilince oyun biter. Son aşama, iki malda birer ek bölüm kalınca da başlar.',

  'scoring.1': 'Son hamle. 31 puanın ve iki halı madalyan var. Bir kez daha puan getirirler: üç ve iki.',
  'scoring.2': 'Paralar da sayılır: bütün mallar birlikte, her üç para bir puan. Sekiz paran var, iki puan eder.',
  'scoring.3': 'Puan getirecek bir şey kalmadı. Çekil.',
  'scoring.done': '31, 5 ve 2, toplam 38 puan: kazandın. Kartlar, çığırtkanlar ve artan paralar değersizdir.',

  'neutral.1': 'İki kişilik oyunda altı tezgâh kimsenin değildir. Gri işaretleri vardır; büyümez, taşınmazlar.',
  'neutral.2': 'Girişleri ötekiler gibi sayılır. Halı müşterisine bu giriş seninkinden yakın.',
  'neutral.3':
    'Çığırtkanını oynayıp onu kendi tezgâhına çağırabilirdin. Ama tek parça orada da bir para getirir. Onu tarafsız tezgâha çağır, çığırtkanı sakla.',
  'neutral.done': 'Sen bir para kazandın, başka kimse bir şey kazanmadı.',

  'first.1':
    'Oyuncular seçmedikçe ilk tezgâhlar önerilen karelerdedir. Seçilirse herkes sırayla, kartsız üçer tezgâh koyar.',
  'first.2': 'Önce hangi tezgâhın geleceğini seç.',
  'first.3': 'Ona bir kare seç. Kurulumda bir bölge en çok iki tezgâh alır.',
  'first.4': 'Bir de girişini. Sonra onayla.',
  'first.done': 'İkiniz de üçer tezgâh koyunca altı tarafsız tezgâh gelir. Kurayla çekilir, sırayla koyarsınız.',
};

export default tr;
