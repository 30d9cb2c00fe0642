/** Die Regeln auf Deutsch: TRN, REF, END. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './turn.en';

const texts: Texts<typeof en> = {
  'TRN-01': 'Die Startperson beginnt. Dann geht es im Uhrzeigersinn weiter.',
  'TRN-02':
    'In deinem Zug spielst du eine Karte: eine Ortskarte oder an ihrer Stelle eine Gildenkarte. Verzichten kannst du nicht.',
  'TRN-03': 'Die Ortskarte ist die auf deiner Hand oder eine der beiden in der Auslage.',
  'TRN-04': 'Nimmst du eine aus der Auslage, behältst du die Karte auf deiner Hand.',
  'TRN-05': 'Eine Ortskarte wird abgelegt, sobald sie gespielt ist.',
  'TRN-06': 'Sie bietet ihren eigenen Ort an und alle, die ihn mit einer Seite berühren (DAT-02).',
  'TRN-07': 'Ecken zählen nicht. Paläste mit gemeinsamer Seite sind Nachbarn.',
  'TRN-08':
    'Im eigenen Zug nutzt du einen angebotenen Ort, dessen Kosten du zahlen kannst. Das kostet weder Tulpe noch Bonusaktion.',
  'TRN-09':
    'Einen musst du nutzen. Im eigenen Zug kannst du nicht warten, und fürs Nichtstun gibt es keine Bonusaktion.',
  'TRN-10': 'In jedem Angebot ist ein Ort ohne Kosten oder die Katakomben, sodass du immer etwas nutzen kannst.',
  'TRN-11':
    'Danach dürfen alle anderen folgen: einen Ort desselben Angebots nutzen, egal was die Übrigen gewählt haben.',
  'TRN-12': 'Kein Ort ist je besetzt. Alle dürfen denselben nutzen.',
  'TRN-13':
    'Wer folgt, zahlt eins von beidem: eine offene Tulpe (gedruckt: Aktionssymbol) des genutzten Ortes oder eine Bonusaktion.',
  'TRN-14': 'Wer beides hat, wählt frei.',
  'TRN-15': 'Es ist die Tulpe des genutzten Ortes, nicht die der Karte.',
  'TRN-16': 'Paläste haben keine Tulpen. Wer dort folgt, braucht eine Bonusaktion.',
  'TRN-17': 'Tulpe oder Bonusaktion werden zuerst gestrichen. Was der Ort bringt, kann sie nicht bezahlen.',
  'TRN-18': 'Sie kommen zu den Kosten des Ortes hinzu.',
  'TRN-19': 'Wer nicht folgt, wartet (gedruckt: passt) und bekommt 1 Bonusaktion.',
  'TRN-20': 'Warten dürfen alle, auch wer folgen könnte.',
  'TRN-21': 'Wer keinen angebotenen Ort bezahlen kann, kann nur warten.',
  'TRN-22': 'Sind deine Bonusaktionen voll, bringt Warten nichts.',
  'TRN-23':
    'Zuerst entscheidet, wer am Zug ist, dann die anderen im Uhrzeigersinn, jede Person offen und bis zum Ende, bevor die nächste beginnt.',
  'TRN-24': 'Je Zug nutzen alle einen Ort. Eine Bonusaktion gibt keinen zweiten.',
  'TRN-25':
    'Einen Ort, dessen Kosten du zahlen kannst, darfst du auch nutzen, wenn alles verloren wäre, was er bringt.',
  'TRN-26':
    'Eine Gildenkarte ist nur für die Person, die sie spielt. Niemand sonst tut, zahlt oder gewinnt in diesem Zug etwas.',
  'TRN-27': 'Sie lässt deine Handkarte und die Auslage, wie sie sind.',
  'REF-01':
    'Haben alle entschieden, oder nach einer Gildenkarte, endet der Zug mit den Schritten E1 bis E6, in dieser Reihenfolge.',
  'REF-02': 'E1: Alle nehmen die Bonusrubine, die sie erreicht haben.',
  'REF-03': 'E2: Hast du deine Handkarte gespielt, nimmst du eine Karte der Auslage oder die oberste vom Stapel.',
  'REF-04': 'Du entscheidest, bevor du die Karte vom Stapel siehst, und deine Hand bleibt nie leer.',
  'REF-05': 'Nach einer Karte der Auslage oder einer Gildenkarte gibt es kein E2.',
  'REF-06': 'E3: Die Auslage wird auf zwei Karten aufgefüllt.',
  'REF-07': 'Zu mehreren kommt die neue Karte auf den freien Platz. Links und rechts haben dann keine Bedeutung.',
  'REF-08': 'Nach einer Gildenkarte fehlt nichts, also wird keine Ortskarte gezogen.',
  'REF-09': 'E4: Paläste, die einen Rubin gegeben haben, bekommen eine Rubinkarte (CNW-PAL-05).',
  'REF-10':
    'E5: Eine genutzte Karawanenkarte kommt einmal verdeckt unter ihren Stapel, und die nächste wird aufgedeckt.',
  'REF-11': 'Eine Karawanenkarte, die niemand genutzt hat, bleibt.',
  'REF-12': 'Zurückgelegte Karawanenkarten behalten ihre Reihenfolge und kommen im selben Kreis wieder.',
  'REF-13': 'E6: Im Uhrzeigersinn ist die nächste Person am Zug, wenn das Spiel nicht endet.',
  'REF-14': 'Abgelegte Ortskarten werden nie wieder eingemischt.',
  'END-01': 'Zu mehreren naht das Ende, sobald irgendjemand 10 Rubine hat.',
  'END-02': 'Dann wird die Runde zu Ende gespielt. Den letzten Zug hat, wer rechts von der Startperson sitzt.',
  'END-03': 'Geschieht es im letzten Zug einer Runde, folgt kein Zug mehr.',
  'END-04':
    'Es kann alle treffen, in jedem Zug und durch jeden Rubin: auch beim Folgen, durch einen Bonusrubin oder durch einen, den ein Brunnen in E2 oder E3 auslöst.',
  'END-05': 'Bis dahin geht alles weiter wie sonst, für alle.',
  'END-06': 'Rubine über den zehnten hinaus zählen voll, ohne Grenze.',
  'END-07': 'Das Spiel endet sofort, wenn die Auslage nicht aufgefüllt werden kann.',
  'END-08':
    'Es endet sofort, wenn eine Ortskarte gezogen werden muss und keine da ist. Ist der Stapel zu Beginn von E2 leer, gibt es nicht einmal eine Wahl.',
  'END-09': 'Ein solches Ende schneidet den Rest des Zuges und der Runde ab. Was bis dahin gewonnen wurde, zählt.',
  'END-10':
    'Ein leerer Ortsstapel allein beendet nichts: Gildenkarten kann man spielen, bis eine Ortskarte fällig ist.',
  'END-11': 'Für ein solches Ende braucht niemand 10 Rubine, und es kommt zuerst, auch wenn die letzte Runde läuft.',
  'END-12': 'Wer die meisten Rubine hat, gewinnt.',
  'END-13':
    'Bei gleich vielen gewinnt, wer mehr übrig hat: 1 für jede Ware, Lira und Bonusaktion, die übrig ist, 2 für jede Warenkarte auf der Hand.',
  'END-14': 'Tulpen, Haken, Gildenkarten, Handkarte und Rubine zählen dafür nichts.',
  'END-15': 'Wer dann noch gleich ist, teilt sich den Sieg.',
  'END-16': 'Über alle weiteren Plätze entscheiden dieselben zwei Vergleiche. Wer gleich ist, teilt sich den Platz.',
  'END-17': 'Nach dem Ende wird nichts mehr gespielt, getauscht oder bezahlt.',
};

export default texts;
