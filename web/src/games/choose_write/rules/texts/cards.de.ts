/** Die Regeln auf Deutsch: FTN, CAR, GLD, GDS. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './cards.en';

const texts: Texts<typeof en> = {
  'FTN-01': 'Brunnen f1: Alle bekommen 1 Lira.',
  'FTN-02': 'Brunnen f2: Alle bekommen 1 Ware ihrer Wahl.',
  'FTN-03': 'Brunnen f3: Alle bekommen 1 Warenkarte.',
  'FTN-04': 'Brunnen f4: Alle bekommen 1 Haken.',
  'FTN-05': 'Ein Brunnen wird abgelegt, sobald er gezogen ist. Er ist nie auf einer Hand oder in der Auslage.',
  'FTN-06':
    'Dann wird zum selben Zweck weitergezogen, bis eine Karte kommt, die kein Brunnen ist. Die Wahl von E2 kommt nicht noch einmal.',
  'FTN-07':
    'Zuerst bekommt, wer am Zug ist (beim Aufbau die Startperson), dann die anderen im Uhrzeigersinn, alle vor der nächsten Karte.',
  'FTN-08':
    'Das ist weder Folgen noch Warten: Dafür wird nichts gezahlt und nichts gewonnen, und ablehnen kann man es nicht.',
  'FTN-09': 'Nach jedem Brunnen nehmen alle die Bonusrubine, die sie erreicht haben.',
  'FTN-10': 'War ein Brunnen die letzte Karte, wird er ausgeführt, bevor das Spiel endet.',
  'FTN-11': 'Ein Brunnen, der für eine Hand gezogen wird, wird allen gezeigt.',
  'CAR-01': 'c1, {c1}: 3 Waren einer Sorte.',
  'CAR-02': 'c2, {c2}: 3 Waren verschiedener Sorten.',
  'CAR-03': 'c3, {c3}: 2 Lira und 1 Warenkarte.',
  'CAR-04': 'c4, {c4}: Zieh 2 Gildenkarten, behalte eine und leg die andere ab.',
  'CAR-05': 'c5, {c5}: 4 Lira.',
  'CAR-06': 'c6, {c6}: die Palastaktion von A oder B, dann 1 Warenkarte.',
  'CAR-07': 'c7, {c7}: die Palastaktion von C oder D, dann 1 Ware deiner Wahl.',
  'CAR-08': 'c8, {c8}: 1 Warenkarte oder 1 Ware deiner Wahl; 1 Haken oder 1 freies Feld; 1 Lira.',
  'CAR-09': 'Die Karte wechselt nur am Ende eines Zuges: Alle, die in einem Zug zu ihr kommen, führen dieselbe aus.',
  'CAR-10': 'Genutzt ist sie, wenn irgendjemand sie ausgeführt hat, bei 6 oder durch die Katakomben.',
  'CAR-11':
    '{c6} und {c7} sind für die, die einen ihrer Paläste bezahlen können. Du wählst einen, den du bezahlen kannst.',
  'CAR-12': 'Ihre Palastaktion kostet nichts außer ihrem Preis und dem, was für 6 oder 12 gezahlt wurde.',
  'CAR-13':
    'Mit {c4} werden beide Karten vor der Wahl gezogen. Gibt es nur eine, wird sie behalten; gibt es keine, geschieht nichts.',
  'CAR-14': 'Bei {c8} wählst du eins nach dem anderen. Auch eine Seite, deren Gewinn verloren ist, darfst du wählen.',
  'GLD-01': 'g1, {g1}: 2 Waren deiner Wahl und 1 Haken.',
  'GLD-02': 'g2, {g2}: 1 Rubin.',
  'GLD-03': 'g3, {g3}: 2 Warenkarten, 1 Ware deiner Wahl und 1 freies Feld.',
  'GLD-04': 'g4, {g4}: die Palastaktion eines beliebigen Palastes, dann 1 Warenkarte und 1 Gildenkarte.',
  'GLD-05': 'g5, {g5}: die Palastaktion von A, dann 5 Lira.',
  'GLD-06': 'g6, {g6}: die Palastaktion von B, dann 1 Gildenkarte.',
  'GLD-07': 'g7, {g7}: Zahl 3 beliebige Waren, dann 1 Rubin.',
  'GLD-08': 'g8, {g8}: Leg 1 Warenkarte ab, dann 1 Rubin und 1 freies Feld.',
  'GLD-09': 'g9, {g9}: die Palastaktion von C, dann 1 Ware deiner Wahl und 1 freies Feld.',
  'GLD-10': 'g10, {g10}: die Palastaktion von D, dann 1 Warenkarte und 1 Haken.',
  'GLD-11': 'g11, {g11}: 1 Rubin, 1 Warenkarte und 1 Gildenkarte.',
  'GLD-12': 'g12, {g12}: Leg 1 Warenkarte ab und zahl 1 Ware, dann 1 Rubin.',
  'GLD-13': 'g13, {g13}: 2 freie Felder und sonst nichts.',
  'GLD-14': 'g14, {g14}: eine Ware jeder Sorte und 1 Lira.',
  'GLD-15': 'g15, {g15}: 1 Rubin und 1 Ware deiner Wahl.',
  'GLD-16': 'g16, {g16}: 4 Waren deiner Wahl, beliebig gemischt.',
  'GLD-17': 'Eine Gildenkarte spielst du im eigenen Zug, statt einer Ortskarte.',
  'GLD-18': 'Ihre Lira (DAT-16) werden zuerst gezahlt, und nie mit Lira, die sie selbst bringt.',
  'GLD-19': 'Spielen kannst du sie nur, wenn du ihre Lira und alle weiteren Kosten zahlen kannst.',
  'GLD-20': 'Du spielst eine je Zug. Eine, die du in einem Zug bekommst, kannst du in einem späteren spielen.',
  'GLD-21': 'Sie wird nach ihrer Wirkung abgelegt. Löst sie selbst ein Mischen aus, ist sie also nicht dabei.',
  'GLD-22':
    'Ihre Palastaktion hat den üblichen Preis, braucht weder Tulpe noch Bonusaktion, und ihr Rubin gehört zu diesem Palast.',
  'GLD-23':
    'Die Rubine von {g2}, {g7}, {g8}, {g11}, {g12} und {g15} gehören zu keinem Palast und erhöhen keinen Preis.',
  'GDS-01': 'Eine Warenkarte zeigt zwei Waren, mit denen du zahlen kannst.',
  'GDS-02':
    'Sie hilft überall, wo Waren gezahlt werden: in Palästen, auf dem Großen Markt, für {g7}, für die einzelne Ware von {g12}; auch beim Folgen.',
  'GDS-03': 'Brauchst du nur eine ihrer Waren, ist die andere verloren. Die Karte ist so oder so weg.',
  'GDS-04':
    'Ihre Waren füllen nie ein Feld und zählen also für kein Regal, keinen Bonusrubin und keine Aufgabe über Waren.',
  'GDS-05': 'Beliebig viele dürfen zusammen zahlen, auch gemeinsam mit Waren des Bogens.',
  'GDS-06': 'Sie zahlen so viel, wie sie können. Genau der Rest wird auf dem Bogen gestrichen.',
  'GDS-07': 'Jede muss nötig sein: Eine, die man weglassen könnte, ohne dass der Bogen mehr zahlt, wird abgelehnt.',
  'GDS-08':
    'Eine abgegebene Karte wird sofort offen abgelegt. Wird später in derselben Wirkung gemischt, ist sie dabei.',
  'GDS-09': 'Ganz abgelegt als Kosten (11, {g8}, {g12}), bringt sie nur, was dort steht.',
  'GDS-10': 'Die für {g12} abgelegte Karte zahlt nicht deren einzelne Ware. Eine andere kann es.',
  'GDS-11': 'Du musst nie eine nutzen: Du entscheidest, was von einer Zahlung von Karten kommt.',
};

export default texts;
