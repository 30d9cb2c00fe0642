import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const de: Catalogue<typeof en> = {
  places: 'Wer wohin ging',
  'places.text': 'Wie oft jeder Kaufmann an einen Ort kam. Darunter: die Orte, von denen die Rubine kamen.',
  'places.of': 'Besuche von {name}',
  'places.total': { one: '{n} Weg', other: '{n} Wege' },
  place: 'Ort',
  visits: 'Besuche',
  data: 'Zahlen als Tabelle',
  rubies: 'Woher die Rubine kamen',
  'rubies.none': 'keine',
  dice: 'Würfelglück',
  'dice.text': 'Gewürfelte Summen im Schwarzmarkt und Teehaus, verglichen mit dem, was zwei Würfel im Mittel bringen.',
  'dice.none': 'Niemand hat im Schwarzmarkt oder Teehaus gewürfelt.',
  'dice.plot': 'Summen von {n} Würfen. {bars}',
  'dice.bar': '{sum}: {n}-mal, erwartet {expected}',
  'dice.rolled': 'gewürfelt',
  'dice.expected': 'erwartet',
  'dice.rolls': 'Würfe',
  'dice.average': 'Mittel',
  'dice.against': 'Gegen 7',
  'dice.sum': 'Summe',
  'dice.tea': 'Ansagen erreicht',
  'dice.tea.of': '{n} von {calls}, erwartet {expected}',
  all: 'Alle',
  player: 'Person',
};

export default de;
