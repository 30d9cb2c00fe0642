/** Die Regeln des Grundspiels auf Deutsch: ENC, BON, MOS. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './people.en';

const texts: Texts<typeof en> = {
  'ENC-01': 'In Phase 4 wählt, wer am Zug ist, die Reihenfolge der Begegnungen.',
  'ENC-02': 'Phase 4 hängt nicht von der Aktion ab: Sie kommt auch, wenn die Aktion unmöglich oder nicht gewollt war.',
  'ENC-03':
    'Du musst alle fremden Familienmitglieder auf dem Zielort fangen: Sie kommen auf die Polizeiwache. Vorher kann dein Zug nicht enden.',
  'ENC-04':
    'Für jedes, das du fängst, steht dir eine Belohnung zu, 3 Lira oder eine Bonuskarte vom Nachziehstapel. Du entscheidest jedes Mal neu.',
  'ENC-05': 'Ein Familienmitglied kommt auch dann auf die Polizeiwache, wenn du keine Belohnung willst.',
  'ENC-06': 'Auf der Polizeiwache selbst wird niemand gefangen, und es gibt dafür keine Belohnung.',
  'ENC-07': 'Dein eigenes Familienmitglied zu treffen hat keine Folgen.',
  'ENC-08':
    'Gouverneur: Zieh, wenn du willst, eine Bonuskarte vom Nachziehstapel. Dafür musst du dann 2 Lira zahlen oder eine Bonuskarte von der Hand ablegen.',
  'ENC-09': 'Du darfst genau die Karte ablegen, die du von ihm gezogen hast.',
  'ENC-10':
    'Schmuggler: Nimm, wenn du willst, 1 Ware deiner Wahl. Dafür muss er von dir 2 Lira bekommen oder 1 Ware beliebiger Art.',
  'ENC-11': 'Du darfst ihn mit genau der Ware bezahlen, die er gebracht hat.',
  'ENC-12':
    'Du kannst nur eine Ware nehmen, für die Platz ist; mit vier vollen Reihen kannst du den Schmuggler nicht nutzen.',
  'ENC-13': 'Solange es keine Bonuskarte zu ziehen gibt, kannst du den Gouverneur nicht nutzen.',
  'ENC-14':
    'Eine neutrale Figur geht, nachdem du sie genutzt hast, dorthin, wohin zwei Würfel sie schicken. Für jede wird eigens gewürfelt; es kann auch die Zahl ihres Ortes fallen.',
  'ENC-15': 'Eine Figur, die du nicht nutzt, bleibt.',
  'ENC-16': 'Eine neutrale Figur triffst du höchstens einmal im Zug, auch wenn die Würfel sie auf dem Zielort lassen.',
  'ENC-17':
    'Der Wurf, der eine neutrale Figur oder einen neutralen Kaufmann bewegt, gilt: Keine Karte und kein Plättchen ändert ihn.',
  'ENC-18': 'Deshalb finden sich neutrale Figuren nur auf den Orten 2 bis 12.',
  'ENC-19': 'Begegnungen hat der Kaufmann, der gegangen ist (oder mit {b07} blieb). Ein Familienmitglied hat keine.',
  'BON-01': 'Eine Hand darf beliebig groß werden, und in deinem Zug darfst du beliebig viele Karten spielen.',
  'BON-02': 'Ob gespielt oder abgelegt, eine Karte kommt auf die Ablage bei der Karawanserei, obenauf und offen.',
  'BON-03':
    'Karten werden immer vom verdeckten Nachziehstapel gezogen; nur mit der Aktion der Karawanserei kommst du auch an die Ablage.',
  'BON-04':
    'Sobald die letzte Karte des Nachziehstapels weg ist, wird die Ablage zum neuen gemischt, auch mitten im Ziehen zwischen zwei Karten.',
  'BON-05':
    'Gibt es dann keine Ablage, wartet das Mischen, bis eine Karte gezogen werden muss und es eine gibt. Solange in keinem Stapel eine Karte ist, wird nichts gezogen.',
  'BON-06':
    'Eine gespielte Karte kommt auf die Ablage, wenn ihre Wirkung vorbei ist. Wird währenddessen gezogen oder gemischt, ist sie also nicht dabei.',
  'BON-07':
    'Du darfst eine Karte nur spielen, wenn du zahlen kannst, was sie kostet, und sie etwas bewirkt. Die Bewegung zu ersetzen bewirkt etwas, auch mit {b07}.',
  'BON-08':
    '{b03}, {b04}, {b05} und {b10}, das rote und das grüne Moscheeplättchen wirken bei jeder eigenen Aktion ihres Ortes, ob dein Kaufmann sie ausführt oder dein Familienmitglied.',
  'BON-09': '{b01}: Nimm eine Ware deiner Wahl, in deinem Zug zwischen zwei Schritten, nie mitten in einer Aktion.',
  'BON-10': '{b01} gibt eine Ware, für die Platz ist. Mit vier vollen Reihen kann die Karte nicht gespielt werden.',
  'BON-11':
    '{b02}: Der Vorrat gibt dir 5 Lira, in deinem Zug zwischen zwei Schritten oder unmittelbar vor einer Zahlung.',
  'BON-12':
    '{b03}: Ist deine Aktion im Sultanspalast vorbei, führ sie noch einmal aus; der Preis ist inzwischen gestiegen.',
  'BON-13':
    '{b04}: Ist deine Aktion im Postamt vorbei, führ sie noch einmal aus. Die Anzeiger rücken beide Male weiter.',
  'BON-14':
    '{b05}: Ist deine Aktion beim Edelsteinhändler vorbei, führ sie noch einmal aus; der Preis ist inzwischen gestiegen.',
  'BON-15':
    '{b03}, {b04} oder {b05} darfst du nur spielen, wenn du die Aktion wirklich noch einmal ausführen und bezahlen kannst.',
  'BON-16': 'Auf die erste darf eine zweite gleiche Karte folgen; jede gibt eine weitere Wiederholung.',
  'BON-17':
    '{b06}: Dein Familienmitglied geht heim auf die Polizeiwache, und du bekommst 3 Lira oder eine Bonuskarte vom Nachziehstapel; in deinem Zug zwischen zwei Schritten.',
  'BON-18': 'Ist dein Familienmitglied daheim auf der Polizeiwache, kann {b06} nicht gespielt werden.',
  'BON-19':
    '{b07}: In Schritt 1a bleibt der Kaufmann, statt zu gehen. Sein Ort ist der Zielort, und dort steht Schritt 1b an.',
  'BON-20':
    'Schritt 1b nach {b07} heißt: Wartet einer deiner Gehilfen dort, nimm ihn mit; wenn nicht, lass einen da. Sonst endet der Zug (IST-TRN-11).',
  'BON-21': 'Nach {b07} kommen die Phasen 2, 3 und 4 wie immer; fremde Kaufleute werden noch einmal bezahlt.',
  'BON-22': '{b07} darf auch am Brunnen gespielt werden, wieder ohne Gehilfen.',
  'BON-23':
    '{b08}: In Schritt 1a geht der Kaufmann mit seinem Stapel an einen Ort in Entfernung 3 oder 4 statt 1 oder 2.',
  'BON-24': '{b09}: Ruf in Phase 1 einen deiner wartenden Gehilfen in deinen Stapel zurück.',
  'BON-25':
    '{b09} darfst du vor dem Gehen spielen und danach, solange Schritt 1b noch offen ist; am Brunnen, bis seine Aktion begonnen oder ausgelassen ist. Der Gehilfe darf überall sein, auch dort, wo der Kaufmann ist.',
  'BON-26':
    '{b10}: In einer Aktion auf dem Kleinen Markt darfst du verkaufen, was du willst, egal was das Nachfrageplättchen verlangt.',
  'BON-27':
    'Sonst bleibt mit {b10} alles gleich: 1 bis 5 Waren, der Erlös des Kleinen Marktes (DAT-09), das Plättchen unter den Stapel. Mit {b10} ist die Aktion auch möglich, wenn du keine verlangte Ware hast.',
  'BON-28':
    'Vor einer Zahlung, die du nicht mehr ablehnen kannst, darfst du keine Karte spielen, nach der du sie nicht mehr leisten könntest. Im Grundspiel lässt sich dort nur {b02} spielen, und mit ihr kommt das nie vor.',
  'BON-29':
    'Das Ablegen in der Karawanserei gehört zur Aktion und ist keine Zahlung: Von der ersten genommenen Karte bis zum Ablegen kann nichts gespielt werden.',
  'MOS-01': 'Ein Moscheeplättchen behältst du bis zum Ende des Spiels, und mit ihm seine Fähigkeit.',
  'MOS-02':
    'Rot: Hast du auf dem Schwarzmarkt oder im Teehaus gewürfelt, darfst du einen Würfel auf die 4 drehen oder beide noch einmal werfen.',
  'MOS-03': 'Rot wirkt einmal auf den Wurf einer Aktion. Nach dem neuen Wurf musst du nehmen, was kommt.',
  'MOS-04': 'Auf jeden anderen Wurf hat Rot keinen Einfluss.',
  'MOS-05': 'Blau: Wenn du das Plättchen bekommst, kommt dein fünfter Gehilfe aus der Reserve und unter deinen Stapel.',
  'MOS-06': 'Das gilt, egal wo dein Stapel ist, auch wenn dein Familienmitglied dir das Plättchen geholt hat.',
  'MOS-07':
    'Grün: Immer wenn du die Aktion eines Lagers ausführst, darfst du für 2 Lira eine weitere Ware beliebiger Art kaufen, auch {B}.',
  'MOS-08': 'Grün kommt nach dem Auffüllen, einmal je Lageraktion, und braucht eine Reihe mit Platz.',
  'MOS-09':
    'Gelb: Einmal in jedem deiner Züge darfst du 2 Lira zahlen und einen deiner wartenden Gehilfen in deinen Stapel zurückrufen.',
  'MOS-10': 'Gelb darfst du auch nach Schritt 1a und vor Schritt 1b nutzen: Den Gehilfen darfst du gleich dalassen.',
  'MOS-11':
    'Gelb darfst du in deinem Zug zwischen zwei beliebigen Schritten nutzen, aber nicht, um einen Gehilfen vom Ort deines Kaufmanns zu holen.',
};

export default texts;
