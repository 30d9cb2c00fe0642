/** Kurallar, Türkçe: TRN, CRD. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './turn.en';

const texts: Texts<typeof en> = {
  'TRN-01': 'Başlayan oyuncuyla başlanır, sonra sıra saat yönünde dolaşır. Son aşamada çekilmiş olanlar atlanır.',
  'TRN-02': 'Hamlende üç şeyden birini yaparsın: kurar, müşteri çağırır ya da kart çekersin. Hamlen böylece biter.',
  'TRN-03': 'Pas geçemezsin; son aşamadan önce kimse çekilmez.',
  'TRN-04':
    'Kurmak şudur: bir ya da üç kart oynar, onlarla bir tezgâh açar, bir tezgâhı genişletir ya da sıkışmış bir tezgâhı taşırsın. Yalnızca birini.',
  'TRN-05':
    'Ancak ödemesi dahil sonuna dek yapabileceğin şeye başlayabilirsin. Reddedilen bir şey hiçbir şeyi değiştirmez.',
  'TRN-06': 'Bir hamlenin adımları bellidir (tabloya bak). Bu sırada başkasına bir şey sorulmaz.',
  'TRN-07': 'Kart çekmek her zaman olur; son aşamadan önce hep yapacak bir şeyin vardır.',
  'TRN-08': 'Kartlar, paralar, çığırtkanlar ve parçalar oyuncular arasında verilmez, ödünç alınmaz, takas edilmez.',
  'TRN-09':
    'Herkese açık olanlar: çarşı, bütün müşteriler, sergi, stok ve çığırtkanlar; herkesin madalyaları, puanları ve konmamış tezgâhları, elindeki kart sayısı; destenin büyüklüğü ve atılan kartlar.',
  'TRN-10': 'Elindeki kartları yalnızca sen görürsün.',
  'TRN-11': 'Paranı yalnızca sen görürsün. Başkalarına ne tek tek miktarlar ne de toplam gösterilir.',
  'TRN-12': 'Desteyi kimse bilmez; tarafsız tezgâhların hangi sırayla çekileceğini de.',
  'TRN-13':
    'Günlük her şeyi olduğu anda anlatır: mal mal kazanılan ve ödenen paraları, sergiden alınan, oynanan ya da atılan kartları, alınan ya da oynanan çığırtkanları. Desteden çekilen kartın yalnızca çekildiğini söyler.',
  'TRN-14': 'Botlar, yerlerindeki bir oyuncunun gördüğünü görür; günlüğü herkes gibi akıllarında tutabilirler.',
  'CRD-01': 'Tek bir sıradan kart, gösterdiği bölgeyi açar, başkasını açmaz.',
  'CRD-02':
    'Tek bir joker, gösterdiği üç bölgeyi açar ve herhangi bir maldan 1 paraya mal olur. Paran yoksa onu tek başına oynayamazsın.',
  'CRD-03': 'Bu ücret önce ödenir. Kurduğunu kalan parayla ödersin.',
  'CRD-04': 'Elinden herhangi üç kart dokuz bölgenin hepsini açar. Aralarında joker olsa da ücret ödenmez.',
  'CRD-05':
    'Tam bir ya da tam üç kart oynarsın, iki ya da dört olmaz. Bir kartın yeteceği yerde de üç kart oynanabilir.',
  'CRD-06': 'Kartlar yalnızca koyduğun parçayı bağlar. Girişi herhangi bir bölgede olabilir.',
  'CRD-07': 'Yeni tezgâh, ek bölüm ve taşıma aynı kartlarla ve aynı ücretle oynanır.',
  'CRD-08':
    'Kahve parçaları için de kart gerekir: terasın yalnızca açık bir bölgedeki kareleri sayılır. 1, 2, 3, 5 kartları ve 1-2-3 jokeri tek başına hiçbirini açmaz.',
  'CRD-09': 'Kartlar açık oynanır. Kurma bitince atılanlara gider.',
  'CRD-10':
    'Kart çekmek şudur: birbiri ardına iki kart alırsın. Her biri, istediğin gibi, sergiden, desteden ya da çığırtkanlardan gelir.',
  'CRD-11': 'Sergiden orada duran herhangi bir kartı alırsın. Yeri, hamlen bitene dek boş kalır.',
  'CRD-12': 'Desteden en üstteki kartı alır, ikinciyi seçmeden önce onu görürsün.',
  'CRD-13': 'Çığırtkanların yerinden, kaldığı sürece, bir çığırtkan alırsın.',
  'CRD-14': 'İkinci karttan sonra dörtten çok tezgâh kartın varsa dörde inene dek atarsın. Yeni kartlar da atılabilir.',
  'CRD-15': 'Çığırtkanlar bu sınıra girmez. İstediğin kadar çığırtkanın olabilir.',
  'CRD-16': 'Sınıra yalnızca o anda bakılır: elinde dört kart varken de çekebilirsin.',
  'CRD-17': 'Hamlenden sonra sergi, ilk boş yerden başlayarak yeniden dörde tamamlanır.',
  'CRD-18': 'Desteden son kart gidince atılan kartlar hemen karıştırılır ve yeni deste olur.',
  'CRD-19': 'Yalnızca atılan kartlar karıştırılır: eldekiler, sergi, çığırtkanlar ve sonradan atılanlar karışmaz.',
  'CRD-20':
    'Deste de atılanlar da boş olsaydı desteden çekilemez, sergi olabildiğince doldurulur, atılan ilk kart karıştırılırdı. Bu kartlarla böyle bir şey olmaz.',
  'CRD-21':
    'Çığırtkanlar sahiplerinin önünde açıkta durur. Tezgâh kartı değildirler: ne üç karttan biri olurlar ne de sınır için atılırlar.',
  'CRD-22': 'Tezgâh kartları elden ancak oynanarak ya da sınır yüzünden çıkar. Öylece kart atamazsın.',
  'CRD-23': 'Yalnızca kendi elindeki kartlar oynanır; sergideki ve atılmış kartlar oynanmaz.',
};

export default texts;
