import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './en';

const de: Catalogue<typeof en> = {
  start: 'Anfangen',
  'go-on': 'Weitermachen',
  again: 'Noch einmal',
  done: 'geschafft',
  lesson: 'Lektion {n} von {all}',
  step: 'Schritt {n} von {all}',
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Lektion überspringen',
  'show-me': 'Zeig es mir',
  anyway: 'Trotzdem machen',
  cards: 'Meine Karten zeigen',
  leave: 'Lektionen beenden',
  coach: 'Lehrer',
  hint: 'Das geht auch, führt aber von dieser Lektion weg.',
  'not-here': 'Nicht in dieser Lektion: {what}',
  strayed:
    'Du bist deinen eigenen Weg gegangen. Genau dafür ist das Spiel da! Wiederhol die Lektion oder mach mit der nächsten weiter.',
  'lesson.next': 'Nächste Lektion',
  'lesson.last': 'Abschließen',
  'lesson.done': 'Lektion geschafft',
  'finished.play': 'Gegen Bots spielen',
  'finished.alone': 'Allein spielen',
  'finished.rules': 'Die Regeln lesen',
  'problem.title': 'Die Lektion kann nicht beginnen',
  retry: 'Noch einmal versuchen',
};

export default de;
