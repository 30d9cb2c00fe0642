import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './card.en';

const de: Catalogue<typeof en> = {
  title: 'Kairo',
  tagline: 'Der Basar von Kairo im Browser: Stände eröffnen, Kunden locken und den größten Stand einer Ware haben.',
  motto: 'Stände, Kunden, Medaillen.',
  sites: { one: '{n} Feld', other: '{n} Felder' },
  aim: { one: '{n} Medaille im Spiel', other: '{n} Medaillen im Spiel' },
  'start.title': 'Erste Stände',
  'start.help': 'Drei Stände für jeden: auf vorgeschlagenen Feldern, oder reihum nach eigener Wahl.',
  'start.suggested': 'Vorgeschlagene Felder',
  'start.suggested.short': 'Vorschlag',
  'start.variable': 'Eigene Wahl',
  'start.variable.short': 'Wahl',
  'start.variable.said': 'Erste Stände frei gewählt',
  'cap.said': 'Höchstens 300 Züge',
};

export default de;
