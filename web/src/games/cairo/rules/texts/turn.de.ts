/** Regeln auf Deutsch: TRN, CRD. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './turn.en';

const texts: Texts<typeof en> = {
  'TRN-01':
    'Die Startperson beginnt, dann geht es im Uhrzeigersinn weiter. In der Schlussphase wird übersprungen, wer ausgestiegen ist.',
  'TRN-02':
    'In deinem Zug tust du eins von dreien: bauen, einen Kunden locken oder Karten ziehen. Dann ist er zu Ende.',
  'TRN-03': 'Passen darfst du nicht, und vor der Schlussphase steigt niemand aus.',
  'TRN-04':
    'Bauen heißt: eine Karte oder drei spielen und damit einen Stand eröffnen, einen ausbauen oder einen blockierten versetzen. Eins davon, nicht mehr.',
  'TRN-05':
    'Nur was du bis zum Ende ausführen kannst, samt Bezahlung, kannst du beginnen. Was nicht geht, ändert nichts.',
  'TRN-06': 'Ein Zug hat feste Schritte (siehe Tabelle). Die anderen werden dabei nichts gefragt.',
  'TRN-07': 'Ziehen geht immer. Vor der Schlussphase hast du also stets etwas zu tun.',
  'TRN-08': 'Karten, Münzen, Ausrufer und Plättchen werden weder verschenkt noch verliehen noch getauscht.',
  'TRN-09':
    'Offen für alle: der Markt, alle Kunden, Auslage, Vorrat und Ausrufer, bei allen Medaillen, Punkte und Stände in Reserve, die Zahl der Handkarten, die Höhe des Nachziehstapels und die Ablage.',
  'TRN-10': 'Welche Karten du hast, siehst nur du.',
  'TRN-11': 'Deine Münzen siehst nur du. Den anderen werden weder einzelne Beträge noch die Summe gezeigt.',
  'TRN-12': 'Den Nachziehstapel kennt niemand, und auch nicht die Reihenfolge, in der neutrale Stände gezogen werden.',
  'TRN-13':
    'Das Protokoll sagt alles, wenn es geschieht: Einnahmen und Zahlungen nach Waren, Karten, die aus der Auslage genommen, gespielt oder abgelegt werden, Ausrufer, die genommen oder gespielt werden. Von einer Karte des Nachziehstapels sagt es nur, dass sie gezogen wurde.',
  'TRN-14': 'Bots sehen, was ein Mensch auf ihrem Platz sieht, und dürfen sich das Protokoll merken wie alle anderen.',
  'CRD-01': 'Eine einfache Karte öffnet den Bezirk, den sie zeigt, und keinen anderen.',
  'CRD-02':
    'Ein einzelner Joker öffnet die drei Bezirke, die er zeigt, und kostet 1 Münze einer beliebigen Ware. Ohne Münze kannst du ihn nicht allein spielen.',
  'CRD-03': 'Diese Gebühr zahlst du zuerst. Was du baust, bezahlst du aus dem Rest.',
  'CRD-04':
    'Drei beliebige Handkarten öffnen alle neun Bezirke. Eine Gebühr fällt nicht an, auch nicht für Joker unter ihnen.',
  'CRD-05': 'Du spielst genau eine Karte oder genau drei, nie zwei oder vier. Drei gehen auch, wo eine reichen würde.',
  'CRD-06': 'Die Karten gelten nur für das Plättchen, das du hinlegst. Der Eingang darf in jedem Bezirk liegen.',
  'CRD-07': 'Neue Stände, Anbauten und Umzüge werden mit denselben Karten und zur selben Gebühr gespielt.',
  'CRD-08':
    'Auch Kaffeeplättchen brauchen Karten: Von der Terrasse zählen nur Felder in einem offenen Bezirk. Die Karten 1, 2, 3, 5 und der Joker 1-2-3 allein öffnen keins.',
  'CRD-09': 'Karten werden offen gespielt. Ist der Bau fertig, kommen sie auf den Ablagestapel.',
  'CRD-10':
    'Ziehen heißt: zwei Karten nehmen, eine nach der anderen. Jede kommt aus der Auslage, vom Nachziehstapel oder von den Ausrufern, wie du willst.',
  'CRD-11': 'Aus der Auslage nimmst du eine beliebige Karte. Ihr Platz bleibt leer, bis dein Zug zu Ende ist.',
  'CRD-12': 'Vom Nachziehstapel nimmst du die oberste Karte und siehst sie, bevor du die zweite wählst.',
  'CRD-13': 'Von den Ausrufern nimmst du einen, solange noch einer da ist.',
  'CRD-14': 'Hast du nach der zweiten mehr als vier Standkarten, legst du bis auf vier ab. Neue dürfen darunter sein.',
  'CRD-15': 'Ausrufer zählen dabei nicht. Du darfst beliebig viele haben.',
  'CRD-16': 'Die Grenze gilt nur in diesem Moment: Auch mit vier Karten auf der Hand darfst du ziehen.',
  'CRD-17': 'Nach deinem Zug wird die Auslage wieder auf vier aufgefüllt, vom ersten leeren Platz an.',
  'CRD-18': 'Geht die letzte Karte vom Nachziehstapel, wird die Ablage sofort gemischt und zum neuen Stapel.',
  'CRD-19':
    'Gemischt wird nur der Ablagestapel: keine Handkarten, keine Auslage, keine Ausrufer und nichts, was danach abgelegt wird.',
  'CRD-20':
    'Wären beide Stapel leer, könntest du nicht vom Stapel ziehen, die Auslage würde so weit wie möglich gefüllt und die nächste Ablage gemischt. Mit diesen Karten kommt das nicht vor.',
  'CRD-21':
    'Ausrufer liegen offen vor ihren Besitzern. Sie sind keine Standkarten: Sie sind nie eine von drei Karten und werden nie für die Grenze abgelegt.',
  'CRD-22': 'Standkarten verlassen die Hand nur gespielt oder wegen der Grenze. Einfach wegwerfen geht nicht.',
  'CRD-23': 'Gespielt werden nur Karten der eigenen Hand, nicht solche aus Auslage oder Ablage.',
};

export default texts;
