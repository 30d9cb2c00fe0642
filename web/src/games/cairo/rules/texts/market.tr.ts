/** Kurallar, Türkçe: LUR, MED, FIN. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './market.en';

const texts: Texts<typeof en> = {
  'LUR-01': 'Çarşıdaki beş müşteriden birini seç. Dışarıdaki çağrılamaz.',
  'LUR-02': 'Kendi malının bir tezgâhının girişine gelir: senin, başkasının ya da tarafsız bir tezgâhın.',
  'LUR-03': 'Üstünde müşteri duran giriş doludur. Oraya kimse çağrılamaz.',
  'LUR-04':
    'Müşteriler kenardan kenara yürür, köşeden geçmez. Boş karelerden, girişlerden ve başka müşterilerden geçerler.',
  'LUR-05': 'Parçaların üstünden, terastan ve çarşının dışından hiç geçmezler.',
  'LUR-06': 'Uzaklık, en kısa yolun adım sayısıdır. Giriş sayılır, durduğu kare sayılmaz.',
  'LUR-07': 'Müşteri kendiliğinden, malının dolu olmayan en yakın girişine gider.',
  'LUR-08': 'Birkaçı eşit yakınsa sen seçersin.',
  'LUR-09':
    'Çığırtkanlar onu daha uzağa götürür: oynadığın her biri daha yakın bir girişi eler. Bir girişe, ondan yakın ne kadar giriş varsa o kadar çığırtkan gerekir.',
  'LUR-10': 'Dolu girişler çığırtkansız geçilir.',
  'LUR-11': 'Oynanan çığırtkanlar hemen yerlerine döner.',
  'LUR-12': 'Tam girişin gerektirdiği kadarını ve yalnızca kendininkileri oynarsın.',
  'LUR-13': 'Yürüyüşünden sonra müşteri çarşıdan çıkar ve dışarıda, malının tablasının yanında bekler.',
  'LUR-14': 'Dışarıda bekleyen, onun yerine girişe gelir; o müşteri başka yere çağrılana dek giriş doludur.',
  'LUR-15': 'Kendi tezgâhında her parça için o maldan 1 para kazanırsın, fazlasını değil.',
  'LUR-16': 'Başkasının tezgâhında sen o maldan 1 para, sahibi tezgâhın parçası kadar kazanır.',
  'LUR-17': 'Giriş parça değildir: ek bölümü olmayan tezgâh sahibine 1 para getirir.',
  'LUR-18': 'Açık girişi olmayan müşteri çağrılamaz. Beşi için de yoksa hiç müşteri çağıramazsın.',
  'LUR-19': 'Çağırmak tezgâh kartı istemez, para tutmaz, puan getirmez. İçeri gelen müşteri kimseye ödemez.',
  'LUR-20': 'Paralar hiç tükenmeyen bankadan gelir.',
  'LUR-21': 'Ulaşılamayan bir giriş sayılmazdı. Açık yollar kuralı buna yol vermez (CAI-ACC-02).',
  'MED-01': 'Madalyalar yalnızca ek bölümle, yalnızca onun malında el değiştirir.',
  'MED-02': 'O malın bütün tezgâhları karşılaştırılır. Ek bölümsüz ve tarafsız tezgâhların büyüklüğü 1 sayılır.',
  'MED-03':
    'Tezgâhın artık o malın bütün diğer tezgâhlarından büyükse altını ve gümüşü, stoktan ya da kimdeyse ondan alırsın.',
  'MED-04': 'Artık diğerlerinin en büyüğü kadarsa gümüşü alırsın. Altın yerinde kalır.',
  'MED-05': 'Başka biri hâlâ daha büyükse hiçbir madalya yer değiştirmez.',
  'MED-06': 'Aldığın her madalya değerini hemen puan olarak getirir (DAT-11).',
  'MED-07': 'Stoktaki madalyalar için de böyledir: bir malın ilk ek bölümü ikisini de puanlarıyla getirir.',
  'MED-08': 'Zaten sende olan madalya puan getirmez. İkisi de olan yalnızca parçalar için puan alır.',
  'MED-09': 'İkisinden biri sendeyken tek başına en büyük olursan öbürünü alır, puanını kazanırsın.',
  'MED-10': 'Üç ya da daha çok tezgâh eşit büyükse gümüş o büyüklüğe son varanda, altın ilk varandadır.',
  'MED-11': 'Madalya kaybedersen getirdiği puanlar sende kalır.',
  'MED-12': 'Madalyalar sahiplerinin önünde açıkta durur.',
  'FIN-01': 'Biri bir malın son ek bölümünü kurunca son aşama başlar.',
  'FIN-02': 'Bir ek bölümden sonra en az iki malda birer ek bölüm kalmışsa da başlar.',
  'FIN-03': 'Buna, ek bölüm puanları ve madalyalarıyla bitince bakılır. Son aşama sonraki oyuncunun hamlesiyle başlar.',
  'FIN-04':
    'Son aşamada yalnızca kurabilirsin: açar, genişletir ya da taşırsın. Artık kimse müşteri çağırmaz, kart çekmez.',
  'FIN-05': 'Sıra değişmez. Son aşamayı başlatana da herkes gibi yeniden sıra gelir.',
  'FIN-06': 'Kurmak yerine, kurabilecek olsan da, çekilebilirsin.',
  'FIN-07': 'Sıran geldiğinde kuramıyorsan kendiliğinden çekilirsin.',
  'FIN-08': 'Çekilen, sonradan bir şey mümkün olsa da bir daha oynamaz.',
  'FIN-09': 'Diğerleri sürdürür. Son kalan, art arda birkaç hamle yapabilir.',
  'FIN-10': 'Herkes çekilince oyun biter.',
  'FIN-11': 'Madalyalar sona dek el değiştirir ve puan getirir.',
  'FIN-12': 'Son aşamadan geri dönülmez; bir mal daha tükenirse başka bir şey olmaz.',
  'FIN-13': 'Kimse kart çekmediği için herkes bu aşamada en çok dört kez kurar.',
  'FIN-14': 'Sonunda bütün madalyalar, kimdeyse ona bir kez daha puan getirir.',
  'FIN-15': 'Bütün mallar birlikte her 3 para 1 puandır. Artan yanar.',
  'FIN-16': 'Kartlar, çığırtkanlar, konmamış tezgâhlar ve artan paralar değersizdir.',
  'FIN-17': 'En çok puanı olan kazanır.',
  'FIN-18': 'En çok puan birkaç kişideyse zaferi paylaşırlar. Başka eşit puanlar sırayı paylaşır.',
  'FIN-19': 'Sonunda bütün paralar ve eldeki kartlar gösterilir.',
  'FIN-20':
    'Yalnızca botların oyununda bir sınır vardır: herkesin toplam 300 hamlesinden sonra son aşama başlar (DAT-01). Bir insanın oynadığı masada sınır yoktur.',
};

export default texts;
