/** Die Regeln des Grundspiels auf Deutsch: TRN, END. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './turn.en';

const texts: Texts<typeof en> = {
  'TRN-01': 'Den ersten Zug hat die Startperson; die anderen folgen im Uhrzeigersinn.',
  'TRN-02':
    'Die vier Phasen kommen in fester Reihenfolge: Bewegung, Kaufleute, Aktion, Begegnungen. Eine Phase, in der nichts zu tun ist, wird übergangen, und keine kommt zweimal.',
  'TRN-03': 'Schritt 1a: Der Kaufmann geht mit seinem ganzen Stapel auf einen Ort, der 1 oder 2 Schritte entfernt ist.',
  'TRN-04': 'Niemand geht schräg; zu einem schrägen Nachbarn sind es 2 Schritte.',
  'TRN-05': 'Du musst gehen, und zwar an einen anderen Ort. Nur {b07} erlaubt dir zu bleiben.',
  'TRN-06':
    'Andere Figuren versperren nie den Weg, und an einem Ort, den du nur überquerst, wird nichts bezahlt, niemand mitgenommen und niemand getroffen.',
  'TRN-07': 'Nur der Stapel geht mit. Wartende Gehilfen bleiben, wo sie sind.',
  'TRN-08':
    'Schritt 1b, Möglichkeit a: Wartet einer deiner Gehilfen auf dem Zielort, nimm ihn mit; er kommt unter den Stapel und geht von nun an mit.',
  'TRN-09':
    'Schritt 1b, Möglichkeit b: Wartet dort keiner von dir, lass den untersten Gehilfen deines Stapels da; er bleibt dort, wenn der Stapel weitergeht.',
  'TRN-10': 'Solange einer deiner Gehilfen auf dem Zielort wartet, darfst du dort keinen weiteren dalassen.',
  'TRN-11':
    'Schritt 1b, Möglichkeit c: Wer beides nicht kann oder nicht will, beendet den Zug auf der Stelle. Der Kaufmann bleibt auf dem Zielort; die Phasen 2 bis 4 entfallen.',
  'TRN-12': 'Es ist erlaubt, auf einen Ort zu gehen, wo nur Möglichkeit c bleibt.',
  'TRN-13':
    'Der Brunnen verlangt keinen Gehilfen: Dort entfällt Schritt 1b, niemand wird dagelassen oder mitgenommen, und der Zug geht weiter.',
  'TRN-14':
    'Phase 2: Für jeden fremden Kaufmann auf dem Zielort zahlt, wer am Zug ist, 2 Lira an die Person, der er gehört.',
  'TRN-15':
    'Die Zahlung von Phase 2 gilt für alle Kaufleute oder für keinen. Wer nicht zahlen kann oder will, beendet den Zug auf der Stelle; niemand bekommt etwas, und was in Schritt 1b geschah, bleibt.',
  'TRN-16': 'Am Brunnen wird kein Kaufmann bezahlt.',
  'TRN-17': 'Deine eigenen Figuren kosten dich nichts, egal wo sie stehen.',
  'TRN-18':
    'Phase 3: Wer am Zug ist, darf die Aktion des Zielorts ausführen. Wer es nicht tut oder nicht kann, macht trotzdem mit Phase 4 weiter.',
  'TRN-19': 'Die Aktion wird einmal ausgeführt, wenn nicht eine Wirkung ausdrücklich eine Wiederholung erlaubt.',
  'TRN-20':
    'Wer eine Aktion beginnt, tut alles darin, was nicht freigestellt ist. Ohne die Mittel, sie zu bezahlen, kann sie nicht begonnen werden.',
  'TRN-21': 'Phase 4 bringt die Begegnungen (IST-ENC-01). Danach endet der Zug, und die nächste Person ist dran.',
  'TRN-22':
    'In deinem Zug darfst du beliebig viele Bonuskarten spielen und jedes deiner Moscheeplättchen so oft nutzen, wie seine Regel es erlaubt (IST-MOS-01).',
  'TRN-23':
    'Im Zug einer anderen Person kannst du weder Karten noch Plättchen nutzen. Der Schlussschritt (IST-END-05) ist niemandes Zug.',
  'TRN-24':
    'Ein Zug, der auf der Stelle endet (IST-TRN-11, IST-TRN-15), lässt keine Zeit mehr für Karten oder Plättchen; sie müssen vor dieser Entscheidung genutzt werden.',
  'TRN-25':
    'In einem Zug kann die Bewegung nur einmal ersetzt werden; {b07} und {b08} werden nie zusammen gespielt, und keine davon zweimal.',
  'TRN-26':
    'Phase 4 verlangt, dass der Kaufmann noch auf dem Zielort ist. Im Grundspiel bringt ihn in Phase 3 nichts von dort weg.',
  'TRN-27': 'Ein Kaufmann muss keinen Gehilfen unter sich haben; auch er allein ist ein Stapel.',
  'TRN-28':
    'Jede Karte darf nur zu ihrer Zeit gespielt werden, sonst wird sie abgelehnt. „Zwischen zwei Schritten“ heißt: solange keine Aktion, Begegnung, Karte und kein Plättchen mitten in der Wirkung ist.',
  'TRN-29':
    'Gehilfen, die zurückkommen, wodurch auch immer, kommen unter den Stapel. Da es immer deine eigenen sind, spielt ihre Reihenfolge keine Rolle.',
  'TRN-30':
    'Schritt 0 ist vorbei, wenn der Kaufmann geht oder {b07}, {b08} oder {b09} gespielt wird. {b01}, {b02}, {b06} und das gelbe Moscheeplättchen lassen ihn offen.',
  'END-01': 'Wer zuerst 5 Rubine hat, löst in diesem Augenblick das Ende aus; zu zweit braucht es 6.',
  'END-02': 'Dann wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten, und das Spiel ist aus.',
  'END-03': 'Löst die letzte Person einer Runde das Ende aus, hat niemand mehr einen Zug.',
  'END-04': 'Bis dahin geht es weiter wie zuvor; Rubine über das Ziel hinaus kann man gewinnen, und sie zählen.',
  'END-05':
    'Dann kommt der Schlussschritt: Alle dürfen Karten von der Hand spielen, die Waren oder Lira bringen. Niemand muss.',
  'END-06':
    'Solche Karten sind nur {b01} und {b02} (DAT-13). Die Startperson ist zuerst dran, dann im Uhrzeigersinn; jede Person einmal, mit so vielen Karten, wie sie will.',
  'END-07':
    'Im Schlussschritt fassen die Schubkarren nicht mehr als sonst, und Karten kosten, was sie immer kosten. Orte, Figuren und Plättchen werden nicht mehr genutzt.',
  'END-08': 'Wer die meisten Rubine hat, gewinnt.',
  'END-09': 'Bei gleich vielen Rubinen liegt vorn, wer mehr Lira hat.',
  'END-10': 'Sind auch die Lira gleich, wer mehr Waren hat, alle Arten zusammengezählt.',
  'END-11': 'Sind auch die Waren gleich, wer mehr Bonuskarten auf der Hand hat.',
  'END-12': 'Ist auch das gleich, gewinnen sie gemeinsam.',
  'END-13': 'Über alle weiteren Plätze entscheiden dieselben vier Vergleiche.',
};

export default texts;
