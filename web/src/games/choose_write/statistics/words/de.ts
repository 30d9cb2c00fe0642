import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const de: Catalogue<typeof en> = {
  rubies: 'Woher die Rubine kamen',
  'rubies.text': 'Jede Fliese ist ein Rubin in der Runde, in der er eingetragen wurde.',
  'rubies.total': { one: '{n} Rubin', other: '{n} Rubine' },
  'rubies.none': 'An diesem Tisch keine Rubine.',
  'rubies.plot': '{name}: {list}',
  'source.palace': 'Sultanspalast',
  'source.guild': 'Gildenkarten',
  'source.lira': 'Volle Lira-Blöcke',
  'source.goods': 'Volle Warenreihen',
  'ruby.at': '{place}, {when}',
  'ruby.round': 'Runde {n}',
  'ruby.before': 'früher',
  'ruby.many': '{place}: {n}',
  'last.round': 'Runde {n}',

  written: 'Was eingetragen wurde',
  goods: 'Eingetragene Waren',
  lira: 'Eingetragene Lira',

  answers: 'Gespielt, gefolgt, gewartet',
  'answers.text':
    'Wie alle die Karten genutzt haben: im eigenen Zug mit Orts- oder Gildenkarte, nach anderen für eine Tulpe oder Bonusaktion, oder gar nicht.',
  'answers.alone':
    'Wie die Karten genutzt wurden: im eigenen Zug mit Orts- oder Gildenkarte, danach für eine Tulpe oder Bonusaktion, oder gar nicht.',
  'answer.turn': 'Ortskarte',
  'answer.guild': 'Gildenkarte',
  'answer.icon': 'Tulpe',
  'answer.action': 'Bonusaktion',
  'answer.wait': 'Gewartet',
  'answers.plot': '{name}: {list}',
  'answers.of': '{what} {n}',

  places: 'Wer wo geschrieben hat',
  'places.text': 'Wie oft jeder Ort genutzt wurde.',
  'places.total': { one: '{n} Nutzung', other: '{n} Nutzungen' },
  place: 'Ort',
  player: 'Person',
  round: 'Runde',
  data: 'Zahlen als Tabelle',
};

export default de;
