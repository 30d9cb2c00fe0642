import type { Texts } from '../../../src/frame/rules/contract';
import type en from './rule-texts.en';

const texts: Texts<typeof en> = {
  'SET-01': 'Kehribar, mercan ve yeşim olarak oturursunuz. Bütün kabuklar denizde, bütün gelgit kartları destededir.',
  'SET-02': 'Bir, iki veya üç gün oynanır.',
  'SET-03': 'Sert gelgit iki veya üç kişi içindir.',
  'TRN-01': 'Sıran gelince dalarsın, bir kabuk saklarsın ya da dinlenirsin.',
  'TRN-02':
    'Dal: bir gelgit kartı aç. Sakin deniz bir kabuk, büyük gelgit iki kabuk getirir, fırtına hiç getirmez. Kartlar bitince karıştırılır.',
  'TRN-03': 'Sakla: elindeki bir kabuğu kapalı olarak sandığına koy. Sandık üç kabuk alır.',
  'TRN-04': 'Dinlen: gün bitene kadar kıyıdasın. Boş sandıkla ancak yapacak başka şey yoksa dinlenirsin.',
  'TRN-05': 'Günde bir kez dalmadan önce fenerini yakabilirsin: o turdaki fırtına senden bir şey almaz.',
  'STO-01': 'Fırtına: denizde olup elinde kabuk bulunan herkes birini kıyıya atar; dalan oyuncu başlar.',
  'DAY-01': 'İlk güne ilk oyuncu, sonraki günlere sıradaki oyuncu başlar.',
  'DAY-02': 'Herkes kıyıya çıkınca gün biter. Sandıklar açılıp sayılır, bütün kabuklar denize döner.',
  'DAY-03': 'Beyaz, pembe ve siyah inci bir arada olan sandık, incilerinden fazla sayılır.',
  'DAY-04': 'Son günden sonra en çok puan, eşitlikte en iyi tek gün kazanır.',
  'SOL-01':
    'Tek başına dalan, birçok oyun boyunca bir duvarın çinilerini yerleştirir: 4 puana avuç dolusu, 4 puanlık bir güne iyi gün, son gün fener yakılmadıysa 12 puana hazine.',
  'HID-01': 'Elindeki ve sandığındaki kabukları yalnızca sen görürsün; sayılarını herkes görür.',
  'HID-02': 'Kapalı bir kabuk, sandığı açılana kadar bilinmez.',
};

export default texts;
