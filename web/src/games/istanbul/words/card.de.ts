import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './card.en';

const de: Catalogue<typeof en> = {
  title: 'Istanbul',
  tagline: 'Das Brettspiel Istanbul im Browser: sechzehn Orte, eine Schubkarre, fünf Rubine zum Sieg.',
  'rules.title': 'Regeln',
  'rules.help': 'Welche Erweiterungen im Spiel sind.',
  'rules.base': 'Grundspiel',
  'rules.mocha': 'Mokka & Bakschisch',
  'rules.letters': 'Brief & Siegel',
  'rules.great-bazaar': 'Großer Basar',
  'layout.title': 'Auslage',
  'layout.help': 'Wo die Orte liegen.',
  'layout.first': 'Erstes Spiel',
  'layout.short': 'Kurze Wege',
  'layout.long': 'Lange Wege',
  'layout.order': 'Nach Nummern',
  'layout.random': 'Zufällig',
  'layout.random.said': 'Zufällige Auslage',
  'layout.own': 'Eigene Auslage',
  'neutral.title': 'Neutrale Gehilfen',
  'neutral.help': 'Mehr Gehilfen auf dem Plan, für 2 bis 4 Personen.',
  'neutral.no': 'Ohne',
  'neutral.yes': 'Mit',
  'neutral.said': 'Neutrale Gehilfen',
  'cards.title': 'Bonuskarten',
  'cards.help': 'Nur die von Brief & Siegel oder alle Schachteln gemischt.',
  'cards.new': 'Nur neue',
  'cards.all': 'Alle gemischt',
  'cards.all.said': 'Alle Bonuskarten',
};

export default de;
