import type { Catalogue } from '../../../../words/i18n.svelte';
import type { solo as en } from './solo.en';

export const solo: Catalogue<typeof en> = {
  'alone.title': 'Bir hamlede iki kullanım',
  'wall.title': 'Görev duvarı',
  'score.title': 'Son kart',

  'alone.1':
    'Tek başına da aynı kâğıt ve aynı kartlar var. Başka oyuncuların yerine sergi, izleyebileceğin bir kart oynar.',
  'alone.2': 'Önce her zamanki gibi kendi hamlen. Kumaş Deposu’nu oyna ve kullan.',
  'alone.3': 'Orayı kullan.',
  'alone.4':
    'Şimdi serginin solundaki kart kalkar: Lonca Evi. Onu bir lale ya da ek eylemle izleyebilirsin. Baharat Deposu’nu kullan.',
  'alone.done':
    'Beklersen bir ek eylem alırsın. Her karttaki ok, serginin hangi yanına geleceğini gösterir; böylece solda ne olacağını önceden bilirsin.',

  'wall.1':
    'Tek başına ne için oynanır? Birçok oyun boyunca bir çini duvarı için: on dört görev, her biri üç sütunda; on, on bir ve on iki yakutla.',
  'wall.2':
    'Bu oyunun bir amacı var: on yakutla 2. görev. 35 lira ister, çizilenler de sayılır. Kutular neyin eksik olduğunu gösterir.',
  'wall.3': 'Az kaldı. Çayhane’yi oyna ve kullan.',
  'wall.4': 'Orayı kullan.',
  'wall.5': 'Liralar tamam. İkinci bölüm de doldu; onun ek yakutu onuncu yakutun.',
  'wall.done':
    'Tek başına oyun on yakuttan sonra da sürer, kartlar bitene kadar. Yerine getirilen her görev için bir çini konur, hepsi yakut sayının sütununa; 13 ve üstü 12 sütununa sayılır.',

  'score.1': 'En iyi sonuç için de oynayabilirsin: önce yakutların, eşitse kâğıdında kalanlar sayılır.',
  'score.2': 'Deste boş. Sergi tamamlanamayınca oyun hemen biter: bu son hamlen.',
  'score.3':
    'İçinde bir yakut daha var: Kumaş Deposu Mücevherci’ye değer ve liran yetiyor. Kartı oyna ve Mücevherci’yi kullan.',
  'score.4': 'Kart oynandı. Yakutu al.',
  'score.done': 'On iki yakut, güzel bir sonuç. On üçe ulaşabilir misin?',
};
