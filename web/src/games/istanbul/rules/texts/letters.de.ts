/** Die Regeln von Brief & Siegel auf Deutsch; jede Kennung beginnt mit LET. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './letters.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'Der Plan hat 4 Reihen und 5 Spalten mit den Orten 1 bis 16 und 21 bis 24, jeder einmal; 25 wird nicht gebraucht.',
  'SET-02': 'Die Auslage für die erste Partie, hier abgebildet, ist die übliche.',
  'SET-03': 'Für eine zufällige Auslage gelten MOC-SET-03 und MOC-SET-04.',
  'SET-04':
    'Alles Übrige wird wie im Grundspiel aufgebaut; auch was dort über die Personenzahl und über neutrale Kaufleute steht, gilt.',
  'SET-05':
    'Welche Bonuskarten mitspielen, wird vor dem Spiel vereinbart: nur die neuen, oder die neuen gemischt mit denen des Grundspiels.',
  'SET-06': 'Für den Kurier wird mit zwei Würfeln gewürfelt; er beginnt auf dem gewürfelten Ort.',
  'SET-07': 'Die Kioskplättchen werden verdeckt zu zwei gleich großen Stapeln gemischt.',
  'SET-08': 'Unter den Rängen des Geheimbunds liegen Münzen zu 3, 2 und 1 Lira.',
  'SET-09':
    'Die Briefe werden mit der 2-Siegel-Seite nach oben gemischt. So bilden sie einen Nachziehstapel, der die Zahlen der Orte verbirgt.',
  'SET-10': 'Begleiter und überzählige Rubine sind im allgemeinen Vorrat.',
  'SET-11': 'Ohne Mokka & Bakschisch gilt kein Kaffeesymbol: Kaffee lässt sich weder gewinnen noch zahlen.',
  'SET-12': 'Die Orte 1 und 6 sind die des Grundspiels.',
  'COM-01': 'Jede Person hat einen Begleiter; er beginnt im allgemeinen Vorrat.',
  'COM-02':
    'Mit einer eigenen Aktion des Brunnens darfst du deinen Begleiter aus dem allgemeinen in deinen eigenen Vorrat holen.',
  'COM-03': 'Willst du das bei deiner ersten Aktion des Brunnens nicht, darfst du es bei jeder späteren tun.',
  'COM-04':
    'Mit einer eigenen Aktion des Brunnens darfst du deinen Begleiter auch vom Plan in deinen Vorrat zurückholen.',
  'COM-05':
    'Ob Kaufmann, Begleiter oder Familienmitglied die Aktion des Brunnens ausführt, ob du sie neben der Schranke oder mit Gildenkarte 7 ausführst: Sie ist deine eigene.',
  'COM-06':
    'In Schritt 0 deines Zuges, vor Schritt 1a oder einer Gildenkarte, darfst du den Begleiter aus deinem Vorrat auf den Ort deines Kaufmanns stellen. Das kostet nichts, egal wer sonst noch dort ist.',
  'COM-07': 'Ein in Schritt 0 hingestellter Begleiter darf in Schritt 1a desselben Zuges gehen.',
  'COM-08': 'Ist dein Begleiter auf dem Plan, bewegst du in deinem Zug entweder ihn oder deinen Kaufmann, nie beide.',
  'COM-09': 'Der Begleiter geht genau 1 Schritt, zu einem Nachbarn in seiner Reihe oder Spalte.',
  'COM-10':
    'Der Begleiter hat keine Gehilfen und braucht keine: Schritt 1b entfällt, und wartende Gehilfen bleiben, wo sie sind.',
  'COM-11':
    'Sonst ist er wie ein Kaufmann: Die Phasen 2, 3 und 4 werden für ihn gespielt. Auf die Aktion darfst du verzichten, Familienmitglieder musst du fangen.',
  'COM-12':
    'In Phase 2 zahlst du für jeden fremden Kaufmann und auch für jeden fremden Begleiter auf dem Zielort 2 Lira an die Person, der er gehört, ob dein Kaufmann ankommt oder dein Begleiter. Du zahlst für alle oder für keinen, am Brunnen für niemanden.',
  'COM-13':
    'Was den Kaufmann zeigt, gilt nicht für den Begleiter: die Karten {b07}, {b08}, {mb7}, {ls7}, {ls12} und das Wegplättchen.',
  'COM-14':
    '{b09}, das gelbe Moscheeplättchen und alles andere, was nicht den Kaufmann zeigt, darfst du nutzen, wenn der Begleiter geht. Auch Karten und Plättchen, die zu einem Ort gehören, wirken durch ihn.',
  'COM-15': 'Was den Stapel des Kaufmanns bewegt, bewegt den Kaufmann, auch wenn der Begleiter handelt.',
  'COM-16': 'Dein Kaufmann und dein Begleiter dürfen am selben Ort sein; das kostet nichts und hat keine Folgen.',
  'COM-17': 'Ein Begleiter wird nie gefangen. Nur LET-COM-04 und Kioskplättchen k15 nehmen ihn vom Plan.',
  'COM-18':
    'Ein Begleiter, der einen neutralen Kaufmann trifft, bezahlt ihn, und es wird gewürfelt, wie in IST-TWO-02 und IST-TWO-03.',
  'LTR-01': 'Ein Brief, den du bekommst, liegt vor dir mit der Zahl seines Ortes nach oben; er zählt 1 Siegel.',
  'LTR-02':
    'Sobald dein Kaufmann, Familienmitglied oder Begleiter auf dem Ort des Briefes ist, muss der Brief umgedreht werden. Er ist nun zugestellt und zählt 2 Siegel.',
  'LTR-03':
    'Dafür muss niemand gehen: Ein Brief wird auch in dem Augenblick zugestellt, in dem du ihn bekommst, wenn eine deiner Figuren auf seinem Ort ist, selbst eine, die gerade aufbricht.',
  'LTR-04': 'Briefe werden jederzeit von selbst zugestellt, auch in Zügen anderer.',
  'LTR-05': 'Mehrere Briefe können auf einmal zugestellt werden.',
  'LTR-06':
    'An einem Ort, den du nur überquerst, wird nichts zugestellt. Gehilfen, ein Begleiter im Vorrat, neutrale und fremde Figuren stellen nichts zu.',
  'LTR-07': 'Ein zugestellter Brief bleibt es, bis er abgelegt wird.',
  'LTR-08':
    'Du darfst beliebig viele Briefe haben. Alle sehen sie; sie sind keine Waren und entscheiden nicht bei gleich vielen Rubinen.',
  'LTR-09': 'Abgelegte Briefe bilden einen offenen Stapel.',
  'LTR-10':
    'Sobald der Nachziehstapel der Briefe aufgebraucht ist, wird die Ablage zum neuen gemischt. Ist auch sie leer, bekommt niemand einen Brief, und nichts lässt sich gegen einen tauschen, bis einer abgelegt wird.',
  'LTR-11': 'Wann immer du einen Brief ablegst, wählst du, welchen, zugestellt oder nicht.',
  'COU-01':
    'Kurier: Ist er in Phase 4 auf dem Zielort, darfst du 1 Brief nehmen und zahlst ihm 2 Lira oder legst 1 Brief ab.',
  'COU-02':
    'Erst nimmst du den Brief, der vielleicht gleich zugestellt ist. Ablegen darfst du auch genau den, den du genommen hast.',
  'COU-03': 'Danach schicken ihn zwei Würfel weiter; auch für ihn gelten IST-ENC-14 bis IST-ENC-18.',
  'COU-04': 'Solange es keinen Brief zu nehmen gibt, kannst du den Kurier nicht nutzen.',
  'DBL-01': 'In Schritt 5 darfst du Briefe im Wert von 3 Siegeln ablegen und sofort noch einen Zug machen.',
  'DBL-02':
    'Angenommen werden Briefe im Wert von 3 oder 4 Siegeln, zugestellte und andere, wie du willst. Briefe im Wert von 5 oder mehr werden abgelehnt.',
  'DBL-03': 'Ein Siegel zu viel verfällt.',
  'DBL-04': 'Das darf jede Person einmal je Runde; auf einen Extrazug folgt also nie ein weiterer.',
  'DBL-05':
    'Ein Extrazug ist ein ganzer Zug: mit Schritt 0, mit allen Phasen oder einer Gildenkarte. Was einmal im Zug erlaubt ist, ist wieder erlaubt.',
  'DBL-06':
    'Du darfst ihn auch nehmen, wenn dein Zug auf der Stelle endete, nach einer Gildenkarte, nach {ls6} und in der letzten Runde.',
  'DBL-07': 'Nach dem Extrazug ist die nächste Person dran. Der Extrazug gehört zur selben Runde.',
  'PLC-01': 'Nimm zwei Briefe.',
  'PLC-02': 'Nimm zuerst 1 Brief. Dann deck ein Kioskplättchen mehr auf, als Personen mitspielen.',
  'PLC-03': 'Erst du, dann die anderen im Uhrzeigersinn: Alle müssen ein Plättchen von denen wählen, die noch da sind.',
  'PLC-04':
    'Wer ein Plättchen wählt, nutzt es sofort oder gar nicht; dann wird es umgedreht und ist für die anderen weg.',
  'PLC-05': 'Haben alle gewählt, darfst du auch das Plättchen nutzen, das übrig ist.',
  'PLC-06': 'Alle aufgedeckten Plättchen kommen auf die Ablage der Kioskplättchen.',
  'PLC-07':
    'Plättchen kommen vom ersten Stapel und dann vom zweiten. Haben beide zu wenige, nimm alle; dann wird die Ablage zu zwei gleichen Stapeln gemischt, der erste nötigenfalls um 1 größer, und es wird weiter aufgedeckt. Gemischt wird nur, wenn Plättchen gebraucht werden.',
  'PLC-08':
    'Du darfst ein Plättchen wählen, dessen Wirkung unmöglich ist; es wird dann eben nicht genutzt. Ein Plättchen, das etwas kostet, wird ganz genutzt oder gar nicht.',
  'PLC-09':
    'Wer nicht am Zug ist, darf beim Wählen und Nutzen des Plättchens keine Karten spielen und keine Moschee- oder Tavernenplättchen nutzen.',
  'PLC-10': 'Nimm zuerst 1 Ware deiner Wahl. Kaffee ist keine.',
  'PLC-11': 'Dann werden 2 Bonuskarten versteigert. Du eröffnest mit einem Gebot von 1 Lira oder mehr.',
  'PLC-12':
    'Im Uhrzeigersinn bietet jede andere Person genau einmal, mehr als das bisher höchste Gebot, oder sie passt.',
  'PLC-13':
    'Zum Schluss beendest du die Versteigerung mit einem letzten, höheren Gebot oder passt. Hast du eröffnet, wirst du nur gefragt, wenn jemand anderes das höchste Gebot hat.',
  'PLC-14': 'Niemand darf mehr Lira bieten, als gerade da sind.',
  'PLC-15': 'Gewinnst du, zahlst du dein Gebot in den Vorrat.',
  'PLC-16': 'Gewinnt eine andere Person, zahlt sie ihr Gebot an dich.',
  'PLC-17': 'Wer gewinnt, zieht zwei Bonuskarten vom Nachziehstapel.',
  'PLC-18':
    'Mit 0 Lira eröffnest du nicht, behältst aber das letzte Wort und darfst davor eine Karte spielen, die Lira bringt. Die anderen dürfen ab 1 Lira bieten; bietet überhaupt niemand, werden keine Karten gezogen. Mit 1 Lira oder mehr musst du eröffnen. Wer weder Lira noch Karten hat, wird nicht nach dem letzten Wort gefragt.',
  'PLC-19': 'Gibt es keine Bonuskarte zu ziehen, gibt es keine Versteigerung. Gibt es nur eine, geht es um diese.',
  'PLC-20':
    'Leg Briefe im Wert von 6 Siegeln ab und nimm den nächsten Rubin von 13 oder 16, wie du willst; im Großen Basar auch von 20.',
  'PLC-21':
    'Die Briefe müssen genau 6 Siegel wert sein. Wer Briefe im Wert von 6 oder mehr hat, kann das immer erreichen.',
  'PLC-22': 'Dieser Rubin kostet an seinem Ort nichts, verkürzt aber die Leiste wie ein gekaufter.',
  'PLC-23':
    'Das erste, zweite und dritte Mal im Spiel bringt diese Aktion auch 3, 2 und 1 Lira (DAT-23). Dieselbe Person darf sie mehrmals bekommen. Später bringt sie nur den Rubin.',
  'KIO-01': 'Kioskplättchen k1: Nimm 1 {Y} und 1 Lira.',
  'KIO-02': 'Kioskplättchen k2: Nimm 1 {G} und 1 Lira.',
  'KIO-03': 'Kioskplättchen k3: Nimm 1 {R} und 1 Lira.',
  'KIO-04': 'Kioskplättchen k4: Nimm 2 {Y}.',
  'KIO-05': 'Kioskplättchen k5: Nimm 2 {G}.',
  'KIO-06': 'Kioskplättchen k6: Nimm 2 {R}.',
  'KIO-07': 'Kioskplättchen k7: Nimm 1 {Y}.',
  'KIO-08': 'Kioskplättchen k8: Nimm 1 {G}.',
  'KIO-09': 'Kioskplättchen k9: Nimm 1 {R}.',
  'KIO-10': 'Kioskplättchen k10: Nimm 1 {B}.',
  'KIO-11': 'Kioskplättchen k11: Zieh 1 Bonuskarte.',
  'KIO-12': 'Kioskplättchen k12: Nimm 2 Lira.',
  'KIO-13': 'Kioskplättchen k13: Nimm 1 Kaffee oder 2 Lira. Ohne Kaffee im Spiel sind es 2 Lira.',
  'KIO-14': 'Kioskplättchen k14: Nimm 1 Kaffee oder 3 Lira. Ohne Kaffee im Spiel sind es 3 Lira.',
  'KIO-15': 'Kioskplättchen k15: Hol deinen Begleiter in deinen Vorrat, vom Plan oder aus dem allgemeinen Vorrat.',
  'KIO-16': 'Kioskplättchen k16: Wirf einen Würfel und nimm so viele Lira, wie er zeigt.',
  'KIO-17': 'Kioskplättchen k17: Zahle 10 Lira für eine Erweiterung. IST-PLC-02 und IST-PLC-03 gelten.',
  'KIO-18':
    'Kioskplättchen k18: Zahle {R}, {G}, {Y} und {B}, je eine Ware, für eine Erweiterung. IST-PLC-02 und IST-PLC-03 gelten.',
  'KIO-19':
    'Kioskplättchen k19: Dein Kaufmann springt mit seinem Stapel zum Brunnen. Er nimmt keine Gehilfen mit, zahlt niemandem etwas, führt keine Aktion aus und trifft dort niemanden.',
  'KIO-20':
    'Kioskplättchen k20: Zahle 1 Ware für 1 Brief, oder leg 1 Brief ab für 1 Ware deiner Wahl. Im Großen Basar gilt Kaffee auch als Ware.',
  'KIO-21': 'Kioskplättchen k21: Leg 1 Bonuskarte ab für 1 Brief, oder leg 1 Brief ab und zieh 1 Bonuskarte.',
  'KIO-22': 'Kioskplättchen k22: Zahle 2 Lira für 1 Brief, oder leg 1 Brief ab für 3 Lira.',
  'KIO-23':
    'Kioskplättchen k23: Zahle 2 Lira für 1 Ware deiner Wahl, oder zahle 1 Ware für 3 Lira. Im Großen Basar gilt Kaffee auch als Ware.',
  'KIO-24': 'Kioskplättchen k24: Zahle 2 Lira und zieh 1 Bonuskarte, oder leg 1 Bonuskarte ab für 3 Lira.',
  'BON-01': '{ls1}: Nimm einen Brief, in deinem Zug zwischen zwei Schritten.',
  'BON-02':
    '{ls2}: Wirf in deinem Zug zwischen zwei Schritten zwei Würfel und nimm die Belohnung für die Summe (DAT-17).',
  'BON-03':
    '{ls3}: Zahle 1 Ware und nimm 7 Lira, in deinem Zug zwischen zwei Schritten oder unmittelbar vor einer Zahlung. Im Großen Basar gilt Kaffee auch als Ware.',
  'BON-04':
    '{ls4}: Nimm in deinem Zug zwischen zwei Schritten die Ware, die die Karte zeigt, und 3 Lira. Ist für die Ware kein Platz, bekommst du nur die Lira. Je eine solche Karte gibt es für {R}, {G}, {Y} und {B}.',
  'BON-05': '{ls5}: Führ die Wirkung der Karte aus, die oben auf der Ablage der Bonuskarten liegt.',
  'BON-06':
    'Die Karte, die {ls5} nachahmt, bleibt liegen; ihre Zeit, Kosten und Bedingungen gelten. Jede {ls5} über ihr wird übergangen, sonst aber keine Karte: Gibt es nichts nachzuahmen oder ließe sich diese Karte jetzt nicht spielen, kannst du {ls5} nicht spielen.',
  'BON-07':
    '{ls6}: In Schritt 1a geht dein Familienmitglied zu einem Nachbarn in seiner Reihe oder Spalte und führt dort die Aktion aus, ohne Begegnungen. Das ersetzt den Zug; weder Kaufmann noch Begleiter geht.',
  'BON-08': 'Für {ls6} darf das Familienmitglied nicht auf der Polizeiwache sein und nicht dorthin gehen.',
  'BON-09':
    'Mit {ls6} wird kein Gehilfe gebraucht und kein Kaufmann bezahlt. Die Aktion ist keine Pflicht, und es gibt keine Phase 4.',
  'BON-10':
    '{ls7}: In Schritt 1a springt dein Kaufmann mit seinem Stapel zum Kaufmann einer anderen Person, der dafür nicht bezahlt wird. Alle anderen fremden Kaufleute, fremden Begleiter und neutralen Kaufleute dort werden bezahlt, und Phase 4 kommt wie immer.',
  'BON-11':
    'Mit {ls7} muss der andere Kaufmann auf einem anderen Ort sein als deiner, und ein neutraler Kaufmann kann nicht gewählt werden.',
  'BON-12': '{ls8}: In Schritt 1a geht dein Begleiter an einen Ort in Entfernung 2 statt 1.',
  'BON-13':
    '{ls9}: Nutze in deinem Zug zwischen zwei Schritten Gouverneur, Schmuggler oder Kurier, im Großen Basar auch den Kaffeehändler, egal wo er ist. Bezahl ihn, dann schicken ihn zwei Würfel weiter.',
  'BON-14':
    'Was er mit {ls9} gibt und kostet, ist wie immer (IST-ENC-08 bis IST-ENC-13, MOC-CTR-01, LET-COU-01). Es ist aber keine Begegnung: IST-ENC-16 zählt sie nicht mit, in einem Zug mit Gildenkarte ist sie erlaubt, und bringen die Würfel ihn auf den Zielort, bevor Phase 4 vorbei ist, darfst du ihn dort treffen, wenn du ihn in diesem Zug noch nicht getroffen hast.',
  'BON-15':
    '{ls10}: Ist deine Aktion in einer Moschee vorbei, führ die Aktion derselben Moschee noch einmal aus. IST-BON-15 und IST-BON-16 gelten.',
  'BON-16':
    '{ls11}: Ist deine Aktion im Geheimbund vorbei, führ sie für weitere 6 Siegel noch einmal aus. IST-BON-15 und IST-BON-16 gelten.',
  'BON-17':
    '{ls12}: Zahle in Schritt 1a 3 Lira, und dein Kaufmann springt mit seinem Stapel an einen beliebigen anderen Ort. Die Schritte 1b bis 4 folgen wie immer.',
  'BON-18':
    '{ls5} gilt in jeder Hinsicht als die Karte, die sie nachahmt: für Zeitpunkt, Ort und Kaufmann, die ersetzte Bewegung, was mit Gildenkarten verboten ist, und den Schlussschritt.',
  'RUB-01':
    'Nimmt jemand den letzten Rubin von 13 oder 16, im Großen Basar auch von 20, kommt sofort ein Rubin aus dem Vorrat dorthin. Er kostet den höchsten Preis, und dabei bleibt es.',
  'RUB-02':
    'Das gilt, egal wie der letzte Rubin genommen wurde, und so oft es geschieht. Dem Vorrat gehen die Rubine nicht aus.',
  'RUB-03': 'Wagnerei und Moscheen bekommen keine neuen Rubine.',
  'END-01': 'Der sechste Rubin löst das Ende aus, egal wie viele mitspielen.',
  'END-02':
    'Auch ein Rubin, den du im Zug einer anderen Person gewinnst, durch Kioskplättchen k17 oder k18, löst das Ende aus, und die laufende Runde ist die letzte.',
};

export default texts;
