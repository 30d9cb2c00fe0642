import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const de: Catalogue<typeof en> = {
  points: 'Woher die Punkte kamen',
  'points.text': 'Anbauten und Medaillen zählen sofort; was man an Medaillen und Geld hat, zählt am Ende.',
  'source.before': 'Vorher',
  'source.size': 'Größe der Stände',
  'source.medals': 'Medaillen gewonnen',
  'source.held': 'Medaillen am Ende',
  'source.money': 'Geld',
  'points.plot': '{name}: {list}',
  'points.of': '{what} {n}',
  'points.total': { one: '{n} Punkt', other: '{n} Punkte' },
  course: 'Punkte auf dem Markt',
  luring: 'Locken',
  'luring.text': 'Zu wessen Ständen Kunden gelockt wurden, und mit wie vielen Ausrufern.',
  'luring.own': 'Eigene Stände',
  'luring.others': 'Stände anderer',
  'luring.neutral': 'Neutrale Stände',
  'luring.barkers': '{n} Ausrufer',
  'luring.earned': { one: '{n} Münze verdient', other: '{n} Münzen verdient' },
  'luring.none': 'Niemand lockte einen Kunden.',
  earned: 'Wer an wessen Ständen verdiente',
  'earned.text': 'Geld danach, wer es bekam (Zeilen) und wessen Stand es war (Spalten).',
  'earned.who': 'Wer',
  'earned.at': '{name} an den Ständen von {owner}: {n}',
  neutral: 'Neutral',
  'won.round': 'Runde {n}',
  'won.before': 'früher',
  'won.expand': '{trade}, Anbauten',
  'won.medals': '{trade}, Medaillen',
  'won.at': '{what}: {points}, {when}',
  'last.round': 'Runde {n}',
  player: 'Spieler',
  data: 'Zahlen als Tabelle',
};

export default de;
