import type { Catalogue } from '../../../src/words/i18n.svelte';
import type { en } from './rules.en';

const de: Catalogue<typeof en> = {
  title: 'Die Regeln von Perlen',
  'search.help': 'Ein Wort oder eine Kennung wie PRL-TRN-03',
  'group.all': 'Alle Regeln',
  'section.days': 'Tage',
  'section.turn': 'Dein Zug',
  'section.setup': 'Aufbau',
  'section.storm': 'Sturm',
  'section.alone': 'Allein',
  'section.hidden': 'Was verdeckt ist',
  shell: 'Muschel',
  copies: 'Anzahl',
  worth: 'Wert in einer Truhe',
};

export default de;
