import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './en';

const de: Catalogue<typeof en> = {
  lead: 'Jede Regel hat eine Kennung. Wenn das Programm Nein sagt, nennt es die Regel.',
  search: 'In den Regeln suchen',
  clear: 'Suche leeren',
  found: { one: '{n} Regel gefunden', other: '{n} Regeln gefunden' },
  none: 'Das kommt in keiner Regel vor. Versuch ein anderes Wort.',
  contents: 'Inhalt',
  link: 'Link zu {id} kopieren',
  copied: 'Der Link ist kopiert.',
  unknown: 'Eine Regel {id} gibt es nicht. Hier sind alle, die es gibt.',
  table: 'Tabelle {id}',
  learn: 'Spielend lernen',
  chapters: 'Kapitel',
  new: 'Was neu ist',
  reconstructed: 'Unsere Rekonstruktion',
  'reconstructed.text':
    'Was so gekennzeichnet ist, ersetzt Werte, die wir in keiner Quelle gefunden haben: Es ist unsere Rekonstruktion, und das gedruckte Spiel kann abweichen. Wer die Schachtel besitzt, kann die gedruckten Werte eintippen und das Haus damit starten.',
  minute: 'Das Spiel in einer Minute',
};

export default de;
