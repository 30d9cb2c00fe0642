import type { Catalogue } from '../../../../words/i18n.svelte';
import type { mocha as en } from './mocha.en';

export const mocha: Catalogue<typeof en> = {
  'roast.title': 'Kahve',
  'house.title': 'Kahveye yakut',
  'guild.title': 'Lonca kartları',
  'barrier.title': 'Meyhane ve bariyer',

  'roast.1': 'Çarşı büyüdü, her yer kahve kokuyor. Kahve mal sayılmaz: yer tutmaz, istediğin kadar kahven olabilir.',
  'roast.2': 'Çoğu Tahmishane’den gelir. Oraya git.',
  'roast.3': 'Yeri kullan. Kahve almanın üç yolu var ve her biri iki kahve verir.',
  'roast.4': 'Birinci yol: iki lira. Öde.',
  'roast.5': 'İkincisi: herhangi bir mal. Kumaşını ver.',
  'roast.6': 'Üçüncüsü bir kart olurdu. Kartın sende kalsın, burada dur.',
  'roast.7': 'Dört kahve. Hamleni bitir.',
  'roast.done':
    'Kervansaray’a ve Lonca Evi’ne her gidişinde de bir kahve alırsın; kaçakçı gibi karşılaştığın kahveci de bir kahve verir.',

  'house.1':
    'Kahve ne işe yarar? En çok yakut almaya. Kahvehane ilk yakut için altı kahve ister; sonra yedi, sekiz, dokuz ve on.',
  'house.2': 'Yedi kahven var. Kahvehane’ye git.',
  'house.3': 'Yakutu al.',
  'house.4': 'Bir kahve kaldı. Hamleni bitir.',
  'house.done': 'Bu ek paketle son turu altıncı yakut başlatır.',

  'guild.1':
    'Lonca kartı bütün hamlenin yerine geçer. Nerede olursan ol kartın yerini kullanırsın, lonca da üstüne bir şey katar.',
  'guild.2':
    'Elinde Mücevherci’nin kartı var, kendisi ise uzakta. Kartı oyna: her zamanki fiyata bir yakut, üstüne üç kahve alırsın.',
  'guild.3': 'Adım yok, çırak yok, ödeme yok, karşılaşma yok. Hamleni bitir.',
  'guild.done':
    'Bir lonca kartını ancak dediklerinin hepsini yapabiliyorsan oynayabilirsin. Yenilerini Lonca Evi verir.',

  'barrier.1': 'Meyhane’de kahveyle kalıcı karolar, bahşiş vererek bir yakut ya da bariyer alınır.',
  'barrier.2': 'Meyhane’ye git.',
  'barrier.3': 'Burayı kullan.',
  'barrier.4': 'İki kahveye bariyeri al.',
  'barrier.5': 'Yanındaki bir yeri, nerede olursa olsun, hemen kullanabilirsin. Meyve Deposu’nu seç.',
  'barrier.6': 'Şimdi öbür yanı: bariyer iki komşu yerin arasında durur. Birini seç.',
  'barrier.7': 'Meyveni doldur; ne çırak ne adım gerekir.',
  'barrier.8': 'Bundan böyle bariyerden yalnızca sen geçersin, ta ki başkası onu alana kadar. Hamleni bitir.',
  'barrier.done': 'Yol karosuyla dümdüz, istediğin kadar yürürsün; karşılaşma karosuyla karşılaşmalar sana bedavadır.',
};
