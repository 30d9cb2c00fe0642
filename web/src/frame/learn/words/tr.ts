import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './en';

const tr: Catalogue<typeof en> = {
  start: 'Başla',
  'go-on': 'Devam et',
  again: 'Yeniden yap',
  done: 'tamam',
  lesson: 'Ders {n} / {all}',
  step: 'Adım {n} / {all}',
  next: 'İleri',
  back: 'Geri',
  skip: 'Bu dersi geç',
  'show-me': 'Bana göster',
  anyway: 'Yine de yap',
  cards: 'Kartlarımı göster',
  leave: 'Dersleri bitir',
  coach: 'Öğretmen',
  hint: 'Bu da olur ama bu dersin yolundan çıkarır.',
  'not-here': 'Bu derste yok: {what}',
  strayed: 'Kendi yolundan gittin. Oyun zaten bunun için! Dersi bir daha yap ya da sonrakine geç.',
  'lesson.next': 'Sonraki ders',
  'lesson.last': 'Bitir',
  'lesson.done': 'Ders tamam',
  'finished.play': 'Botlara karşı oyna',
  'finished.alone': 'Tek başına oyna',
  'finished.rules': 'Kuralları oku',
  'problem.title': 'Ders başlayamıyor',
  retry: 'Yeniden dene',
};

export default tr;
