import type { Texts } from '../../../src/frame/rules/contract';
import type en from './rule-texts.en';

const texts: Texts<typeof en> = {
  'SET-01': 'Ihr sitzt als Bernstein, Koralle und Jade. Alle Muscheln sind im Meer, alle Gezeitenkarten im Stapel.',
  'SET-02': 'Gespielt wird einen, zwei oder drei Tage.',
  'SET-03': 'Wilde Gezeiten sind für zwei oder drei Personen.',
  'TRN-01': 'In deinem Zug tauchst du, versteckst eine Muschel oder rastest.',
  'TRN-02':
    'Tauchen: Decke eine Gezeitenkarte auf. Ruhige See bringt dir eine Muschel aus dem Meer, Springflut zwei, Sturm keine. Sind alle aufgedeckt, werden sie gemischt.',
  'TRN-03': 'Verstecken: Lege eine Muschel aus der Hand verdeckt in deine Truhe. Sie fasst drei.',
  'TRN-04': 'Rasten: Du bist an Land, bis der Tag vorbei ist. Mit leerer Truhe nur, wenn sonst nichts zu tun ist.',
  'TRN-05': 'Einmal am Tag darfst du vor dem Tauchen die Laterne anzünden: Ein Sturm in diesem Zug nimmt dir nichts.',
  'STO-01': 'Sturm: Wer auf See ist und Muscheln hat, wirft eine an den Strand, zuerst wer getaucht ist.',
  'DAY-01': 'Den ersten Tag beginnt der erste Platz, jeden weiteren der nächste.',
  'DAY-02':
    'Der Tag endet, wenn alle an Land sind. Die Truhen werden geöffnet und gezählt, alle Muscheln kommen zurück ins Meer.',
  'DAY-03': 'Eine Truhe mit weißer, rosa und schwarzer Perle zählt mehr als ihre Perlen.',
  'DAY-04': 'Nach dem letzten Tag gewinnen die meisten Punkte, dann der beste einzelne Tag.',
  'SOL-01':
    'Wer allein taucht, setzt über viele Spiele Fliesen einer Wand: die Handvoll für 4 Punkte, den guten Tag für einen Tag mit 4 Punkten, den Schatz für 12 Punkte, wenn die Laterne am letzten Tag nicht angezündet wurde.',
  'HID-01': 'Was in Hand und Truhe ist, siehst nur du; wie viel es ist, sehen alle.',
  'HID-02': 'Eine verdeckte Muschel bleibt unbekannt, bis ihre Truhe geöffnet wird.',
};

export default texts;
