import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const de: Catalogue<typeof en> = {
  places: 'Wer wohin ging',
  'places.text': 'Wie oft jeder Kaufmann an einen Ort kam. Darunter: woher die Rubine kamen.',
  'places.of': 'Besuche von {name}',
  'places.total': { one: '{n} Bewegung', other: '{n} Bewegungen' },
  place: 'Ort',
  visits: 'Besuche',
  data: 'Zahlen als Tabelle',
  rubies: 'Woher die Rubine kamen',
  'rubies.none': 'keine',
  'ruby.at': '{place}, {when}',
  'ruby.before': 'früher',
  'ruby.round': 'Runde {n}',
  'last.round': 'Runde {n}',
  dice: 'Würfelglück',
  'dice.text': 'Gewürfelte Summen auf dem Schwarzmarkt und im Teehaus, verglichen mit dem Durchschnitt zweier Würfel.',
  'dice.none': 'Niemand hat auf dem Schwarzmarkt oder im Teehaus gewürfelt.',
  'dice.plot': 'Summen von {n} Würfen. {bars}',
  'dice.bar': '{sum}: {n}-mal, erwartet {expected}',
  'dice.rolled': 'gewürfelt',
  'dice.expected': 'erwartet',
  'dice.rolls': 'Würfe',
  'dice.average': 'Schnitt',
  'dice.against': 'Gegenüber 7',
  'dice.sum': 'Summe',
  'dice.tea': 'Zahlen erreicht',
  'dice.tea.of': '{n} von {calls}, erwartet {expected}',
  all: 'Alle',
  player: 'Person',
};

export default de;
