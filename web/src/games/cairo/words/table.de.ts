import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './table.en';

const de: Catalogue<typeof en> = {
  'head.round': 'Runde {n}',
  'head.setup': 'Erste Stände',
  'head.final': 'Schlussphase',
  'head.over': 'Spiel zu Ende',
  'score.points': 'Punkte',

  market: 'Markt, 12 mal 12 Felder',
  whole: 'Ganzer Markt',
  steps: { one: '{n} Schritt', other: '{n} Schritte' },
  barkers: { one: '{n} Ausrufer', other: '{n} Marktschreier' },
  'badge.occupied': 'Besetzt',
  'badge.free': 'zählt nicht mit',
  'badge.mine': 'dein Stand',
  'badge.owner': '{letter} +{n}',
  'badge.nobody': 'niemandes',
  'badge.barkers': { one: 'du hast {n}', other: 'du hast {n}' },
  'badge.not-here': '{site}: nicht hier',

  'site.at': '{site}, {segment}.',
  'site.terrace': 'Terrasse.',
  'site.stall': '{owner}, {trade}: Stand, Größe {n}.',
  'site.expansion': '{owner}, {trade}: Anbau, Größe {n}.',
  'site.entry': '{owner}, {trade}: Eingang, Größe {n}.',
  'site.blocked': 'Eingekeilt.',
  'site.customer': '{customer}, {colour}, steht hier.',
  'site.can-lure': 'Kann gelockt werden.',
  'site.empty': 'Frei.',
  'site.open': 'Hier kann gebaut werden.',
  'site.can-enter': 'Kann der Eingang sein.',
  'site.not': 'Nicht möglich: {why}',
  'site.chosen': 'Gewählt.',
  'site.target': '{steps}, {barkers}, du bekommst {n}.',
  'site.target.near': '{steps}, du bekommst {n}.',
  'site.target.owner': '{name} bekommt {n}.',
  'site.target.shut': '{steps}. Nicht möglich.',
  'site.target.occupied': 'Besetzt, zählt nicht mit.',
  you: 'Du',
  nobody: 'Niemand',

  'keys.market': 'Zum Markt gehen',
  'keys.arrows': 'Von Feld zu Feld',
  'keys.row': 'Erstes und letztes Feld einer Reihe',
  'keys.page': 'Einen Bezirk nach oben oder unten',
  'keys.next': 'Nächster oder voriger Kunde oder Bauplatz, der gewählt werden kann',
  'keys.enter': 'Wählen; noch einmal: ausführen',
  'keys.ways': 'Bauen, locken, ziehen',
  'keys.back': 'Einen Schritt zurück',
};

export default de;
