import type { Catalogue } from '../../../../words/i18n.svelte';
import type { mocha as en } from './mocha.en';

export const mocha: Catalogue<typeof en> = {
  'roast.title': 'Kahve',
  'house.title': 'Kahveye yakut',
  'guild.title': 'Lonca kartları',
  'barrier.title': 'Meyhane ve bariyer',

  'roast.1': 'Çarşı büyüdü ve kahve kokuyor. Kahve mal değildir: yer tutmaz, istediğin kadar olabilir.',
  'roast.2': 'Çoğu Tahmishane’den gelir. Oraya git.',
  'roast.3': 'Yeri kullan. Kahveye üç yol var ve her biri iki tane verir.',
  'roast.4': 'Birinci yol: iki lira. Öde.',
  'roast.5': 'İkincisi: herhangi bir mal. Kumaşını ver.',
  'roast.6': 'Üçüncüsü bir kart olurdu. Seninki kalsın, burada dur.',
  'roast.7': 'Dört kahve. Sıranı bitir.',
  'roast.done':
    'Kervansaray’a ve Lonca Evi’ne her gidişte, bir de kaçakçı gibi karşılaştığın kahveciden birer kahve gelir.',

  'house.1': 'Kahve ne işe yarar? En çok yakuta. Kahvehane ilki için altı ister; sonra yedi, sekiz, dokuz ve on.',
  'house.2': 'Yedi kahven var. Kahvehane’ye git.',
  'house.3': 'Yakutu al.',
  'house.4': 'Bir kahve kaldı. Sıranı bitir.',
  'house.done': 'Bu genişlemeyle son turu altıncı yakut başlatır.',

  'guild.1': 'Lonca kartı bütün sıranın yerine geçer. Nerede olursan ol yerini kullanırsın, lonca da bir şey ekler.',
  'guild.2':
    'Elinde Mücevherci’nin kartı var, kendisi ise uzakta. Oyna: her zamanki liraya bir yakut, üstüne üç kahve alırsın.',
  'guild.3': 'Adım yok, çırak yok, ödeme yok, karşılaşma yok. Sıranı bitir.',
  'guild.done': 'Lonca kartının tamamı yapılabilir olmalı, yoksa oynanmaz. Yenilerini Lonca Evi verir.',

  'barrier.1': 'Meyhane’de kahve; kalıcı karolar, bahşişle bir yakut ya da bariyer alır.',
  'barrier.2': 'Meyhane’ye git.',
  'barrier.3': 'Kullan.',
  'barrier.4': 'Bariyeri al, iki kahveye.',
  'barrier.5': 'Yanındaki bir yeri, nerede olursa olsun, hemen kullanabilirsin. Meyve Deposu’nu seç.',
  'barrier.6': 'Şimdi öteki yanı: bariyer iki komşu arasında durur. Birini seç.',
  'barrier.7': 'Meyveni doldur, çıraksız ve adımsız.',
  'barrier.8': 'Bundan böyle bariyerden yalnız sen geçersin, başkası onu alana dek. Sıranı bitir.',
  'barrier.done': 'Yol karosuyla dümdüz istediğin kadar yürürsün; karşılaşma karosuyla karşılaştıkların bedavadır.',
};
