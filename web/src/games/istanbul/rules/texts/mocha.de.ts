/** Die Regeln von Mokka & Bakschisch auf Deutsch; jede Kennung beginnt mit MOC. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './mocha.en';

const texts: Texts<typeof en> = {
  'SET-01': 'Der Plan hat 4 Reihen und 5 Spalten; jeder Ort von 1 bis 20 liegt einmal darauf.',
  'SET-02': 'Die Auslage für die erste Partie, hier abgebildet, ist die übliche.',
  'SET-03': 'Bei einer zufälligen Auslage liegt der Brunnen auf einem der sechs inneren Felder.',
  'SET-04':
    'In einer zufälligen Auslage liegen Schwarzmarkt (8) und Teehaus (9) mindestens 3 Schritte auseinander und weder in derselben Reihe noch in derselben Spalte.',
  'SET-05': 'Eine neue Wagnerei (1) und eine neue Karawanserei (6) treten an die Stelle der alten.',
  'SET-06':
    'Alles Übrige wird wie im Grundspiel aufgebaut; auch was dort über die Personenzahl und über neutrale Kaufleute steht, gilt.',
  'SET-07': 'Die 18 neuen Bonuskarten (DAT-14) werden mit den 26 des Grundspiels zusammengemischt.',
  'SET-08': 'Für den Kaffeehändler wird mit zwei Würfeln gewürfelt; er beginnt auf dem gewürfelten Ort.',
  'SET-09':
    'Die 20 Gildenkarten werden verdeckt zu einem eigenen Nachziehstapel gemischt. Ihre Ablage ist offen und noch leer.',
  'SET-10': 'Die Schranke und ihr Kontrollplättchen liegen zu Beginn neben dem Plan; niemand hat die Kontrolle.',
  'SET-11':
    'Die Tavernenplättchen bilden zwei Stapel, einen je Sorte, das billigste oben: 1, 2, 3, 4 Kaffee. Die Personenzahl ändert daran nichts.',
  'SET-12': 'Vom Bakschischplättchen ist zu Beginn die Vorderseite zu sehen, die 3 {Y} verlangt.',
  'SET-13': 'Im Kaffeehaus bekommt jedes Feld der Leiste außer der 6 einen Rubin, zusammen fünf.',
  'SET-14': 'Niemand beginnt mit Kaffee oder Gildenkarten.',
  'COF-01': 'Kaffee ist unbegrenzt, im Vorrat wie bei jeder Person, und braucht keinen Platz in der Schubkarre.',
  'COF-02':
    'Kaffee ist keine Ware. Wo eine Ware gezahlt oder gewonnen wird, und sei sie beliebig, zählt Kaffee nur, wenn er eigens genannt ist.',
  'COF-03': 'Bei gleich vielen Rubinen entscheidet Kaffee nie.',
  'CTR-01':
    'Kaffeehändler: Ist er in Phase 4 auf dem Zielort, darfst du 1 Kaffee nehmen und zahlst ihm 2 Lira oder 1 Ware beliebiger Art.',
  'CTR-02':
    'Mit Kaffee lässt er sich nicht bezahlen. Mit weniger als 2 Lira und ohne Ware kannst du ihn nicht nutzen, außer mit dem Begegnungsplättchen.',
  'CTR-03': 'Danach schicken ihn zwei Würfel weiter; auch für ihn gelten IST-ENC-14 bis IST-ENC-18.',
  'GLD-01':
    'Statt der vier Phasen darfst du eine Gildenkarte spielen. Du führst sie aus; danach kommt sie auf die Ablage der Gildenkarten.',
  'GLD-02': 'Sie ersetzt den ganzen Zug: Du gehst nicht und triffst niemanden, außer wenn die Karte selbst es sagt.',
  'GLD-03':
    'Egal ist, wo dein Kaufmann steht. Für die Karte wird kein Gehilfe dagelassen oder mitgenommen und kein Kaufmann bezahlt.',
  'GLD-04': 'Du musst alles tun, was auf der Karte steht. Kannst du das nicht, darfst du sie nicht spielen.',
  'GLD-05':
    'Möglich sein müssen alle ihre Kosten, Entscheidungen und Aktionen. Waren, für die kein Platz ist, oder Karten, die ein leerer Stapel nicht hergibt, hindern dich nicht.',
  'GLD-06':
    'Mit einer Gildenkarte darfst du nichts nutzen, was zu einem Ort gehört: nicht die Karten {b03}, {b04}, {b05}, {b10}, {mb8}, {mb9}, {ls10}, {ls11} und nicht das rote oder grüne Moscheeplättchen.',
  'GLD-07': 'Alle anderen Bonuskarten darfst du zu ihrer Zeit spielen.',
  'GLD-08':
    'Karten, die statt der Bewegung oder in Phase 1 gespielt werden, kommen nie zum Einsatz, denn dieser Zug hat keine Phase 1.',
  'GLD-09':
    'Für eine Gildenkarte entscheidest du dich in Schritt 0, bevor du eine Karte statt der Bewegung oder in Phase 1 gespielt hast, und du spielst höchstens eine im Zug.',
  'GLD-10': 'Das gelbe Moscheeplättchen darfst du nutzen, und {mb6} darf die Würfe der Gildenkarten 8 und 9 ändern.',
  'GLD-11':
    'Gildenkarten hältst du verdeckt, so viele du bekommst. Sie sind keine Bonuskarten und entscheiden nicht bei gleich vielen Rubinen.',
  'GLD-12':
    'Sobald ihr Nachziehstapel leer ist, werden die abgelegten Gildenkarten zum neuen gemischt. Sind beide leer, wird nichts gezogen. Eine Karte, die gerade gespielt wird, ist nicht dabei.',
  'GLD-13':
    'Was von selbst kommt, kommt auch in diesem Zug: Rubine für Schubkarre und Moscheen, der fünfte Gehilfe, die Prüfung auf das Ende.',
  'GLD-14': 'In diesem Zug ist keine Figur aktiv, und es gibt keine Phase 4; die Ausnahme ist Gildenkarte 7.',
  'GC-01': 'Gildenkarte 1 ({p1}): Kauf eine Erweiterung für 4 Lira. IST-PLC-02 und IST-PLC-03 gelten.',
  'GC-02': 'Gildenkarte 2 ({p2}): Füll {R} auf, dann nimm 2 Waren deiner Wahl.',
  'GC-03': 'Gildenkarte 3 ({p3}): Füll {G} auf, dann nimm 2 Waren deiner Wahl.',
  'GC-04': 'Gildenkarte 4 ({p4}): Füll {Y} auf, dann nimm 2 Waren deiner Wahl.',
  'GC-05': 'Gildenkarte 5 ({p5}): Hol die Post ab, rück den Anzeiger weiter, dann nimm 2 Kaffee.',
  'GC-06':
    'Gildenkarte 6 ({p6}): Nimm 1 Kaffee und 3 Bonuskarten, jede vom Nachziehstapel oder oben von der Ablage, dann leg 1 Bonuskarte ab. IST-PLC-14 und IST-PLC-15 gelten.',
  'GC-07':
    'Gildenkarte 7 ({p7}): Dein Kaufmann springt mit seinem Stapel dorthin oder bleibt, wenn er schon da ist. Führ die Aktion aus, nimm 2 Kaffee und hab dort die Begegnungen von Phase 4: Er ist die aktive Figur, dies ist der Zielort.',
  'GC-08':
    'Gildenkarte 8 ({p8}): Führ die Aktion aus, dann nimm 1 {B}. Das rote Moscheeplättchen darf nicht genutzt werden.',
  'GC-09':
    'Gildenkarte 9 ({p9}): Führ die Aktion für doppelte Lira aus: 4, wenn du deine Zahl verfehlst, das Doppelte der Zahl, wenn du sie erreichst. Das rote Moscheeplättchen darf nicht genutzt werden.',
  'GC-10':
    'Gildenkarte 10 ({p10}): Verkaufe 1 bis 5 der dort verlangten Waren zum dortigen Erlös, leg das Plättchen unter den Stapel, dann nimm 2 Kaffee.',
  'GC-11':
    'Gildenkarte 11 ({p11}): Verkaufe 1 bis 5 der dort verlangten Waren zum dortigen Erlös, leg das Plättchen unter den Stapel, dann nimm 2 Kaffee.',
  'GC-12':
    'Gildenkarte 12 ({p12}): Dein Familienmitglied kommt dorthin, egal wo es ist, ohne Belohnung, auch wenn es schon da ist. Dann schick es an einen anderen Ort, dessen Aktion möglich ist (IST-PLC-49), und führ sie aus.',
  'GC-13': 'Gildenkarte 13 ({p13}): Führ die Aktion aus, dann nimm 3 Kaffee.',
  'GC-14':
    'Gildenkarte 14 ({p14}): Nimm das oberste Plättchen eines ihrer Stapel und zahle 1 Ware seiner Farbe, egal wie viele Symbole es zeigt. IST-PLC-43 und IST-PLC-44 gelten.',
  'GC-15':
    'Gildenkarte 15 ({p15}): Nimm das oberste Plättchen eines ihrer Stapel und zahle 1 Ware seiner Farbe, egal wie viele Symbole es zeigt. IST-PLC-43 und IST-PLC-44 gelten.',
  'GC-16': 'Gildenkarte 16 ({p16}): Führ die Aktion zum aktuellen Preis aus, dann nimm 3 Kaffee.',
  'GC-17': 'Gildenkarte 17 ({p17}): Führ die Aktion aus; jeder Weg, den du wählst, bringt 3 Kaffee, höchstens also 9.',
  'GC-18':
    'Gildenkarte 18 ({p18}): Nimm 2 Kaffee, zieh 3 Gildenkarten, dann leg 1 Gildenkarte von der Hand ab. Diese Karte selbst kann es nicht sein. MOC-PLC-07 gilt.',
  'GC-19':
    'Gildenkarte 19 ({p19}): Nutze zwei verschiedene Möglichkeiten des Ortes. Nenn erst beide und zahle sie auf einmal: 1 Kaffee weniger, als sie zusammen kosten, die Waren des Bakschischplättchens aber ganz. Ist die Schranke dabei, kommt sie als Zweites, neben einen Ort, dessen Aktion dann möglich ist.',
  'GC-20': 'Gildenkarte 20 ({p20}): Führ die Aktion aus, dann nimm 6 Lira.',
  'PLC-01': 'Die Aktion der neuen Wagnerei ist die alte; ihr Symbol zeigt nur, dass {mb8} zu ihr gehört.',
  'PLC-02': 'Die neue Karawanserei gibt auch 1 Kaffee; im Übrigen gelten IST-PLC-12 bis IST-PLC-15.',
  'PLC-03':
    'Es gibt drei Wege zu 2 Kaffee: 2 Lira zahlen; 1 Ware beliebiger Art zahlen; 1 Bonuskarte oder Gildenkarte ablegen. Geh einen, zwei oder alle drei, keinen zweimal.',
  'PLC-04': 'Eine Aktion bringt also 2, 4 oder 6 Kaffee.',
  'PLC-05':
    'Für den dritten Weg genügt eine einzige Karte der einen oder der anderen Sorte. Sie kommt auf die Ablage ihrer Sorte und hat keine Wirkung.',
  'PLC-06':
    'Nimm 1 Kaffee und zieh 2 Gildenkarten von ihrem verdeckten Stapel. Dann leg 1 Gildenkarte von der Hand ab, eine alte oder eine neue, offen und ohne Wirkung.',
  'PLC-07':
    'Gibt es keine 2 Gildenkarten zu ziehen, zieh, was da ist. Abgelegt wird trotzdem, wenn du eine Gildenkarte hast.',
  'PLC-08':
    'Zahle in Kaffee die höchste Zahl, auf der kein Rubin liegt, 6 bis 10; der nächste Rubin der Leiste gehört dir. Der folgende kostet 1 Kaffee mehr.',
  'PLC-09': 'Liegt auf seiner Leiste kein Rubin mehr, kann das Kaffeehaus nicht genutzt werden.',
  'PLC-10':
    'Die Wege der Rösterei gehst du nacheinander, in beliebiger Reihenfolge: einen wählen, zahlen, Kaffee nehmen. Nach dem ersten darfst du aufhören. Solange du noch eine Karte für die Lira spielen könntest, wirst du gefragt.',
  'TAV-01':
    'Eine Aktion der Taverne ist genau eine von drei Möglichkeiten: die Schranke, ein Tavernenplättchen oder der Bakschischrubin.',
  'TAV-02': 'Tavernenplättchen: Nimm das oberste eines Stapels und zahle den Kaffee, den es zeigt.',
  'TAV-03': 'Niemand darf zwei Tavernenplättchen derselben Sorte haben. Ein aufgebrauchter Stapel gibt keines mehr.',
  'TAV-04':
    'Wegplättchen: In Schritt 1a darf dein Kaufmann mit seinem Stapel in einer Reihe oder Spalte geradeaus gehen, mindestens 1 Schritt und so weit du willst, statt einer Entfernung von 1 oder 2.',
  'TAV-05': 'Diese Linie darf die Schranke nicht kreuzen, außer wenn du das Kontrollplättchen hast.',
  'TAV-06':
    'Begegnungsplättchen: Was dir Gouverneur, Schmuggler oder Kaffeehändler geben, wenn du sie triffst, kostet dich nichts.',
  'TAV-07':
    'Auch mit dem Begegnungsplättchen schicken zwei Würfel die Figur weiter, und du triffst jede nur einmal im Zug. Freiwillig zahlen darfst du nicht.',
  'TAV-08':
    'Das Begegnungsplättchen erspart keine Zahlung an Kaufleute und ändert nichts am Fangen von Familienmitgliedern.',
  'TAV-09':
    'Bakschischrubin: Zahle 4 Kaffee und die Waren auf der sichtbaren Seite des Bakschischplättchens (DAT-20); dann nimm den nächsten Rubin von 13, 16 oder 20, wie du willst.',
  'TAV-10': 'Danach wird das Bakschischplättchen umgedreht.',
  'TAV-11':
    'Dieser Rubin kostet an seinem Ort nichts, verkürzt aber die Leiste wie ein gekaufter. Eine Leiste ohne Rubin kann nicht gewählt werden.',
  'TAV-12': 'Nach der Aktion folgt Phase 4 in der Taverne wie überall.',
  'TAV-13': 'Wegplättchen und Begegnungsplättchen behältst du bis zum Ende des Spiels.',
  'BAR-01':
    'Schranke: Zahle 2 Kaffee, stell die Schranke zwischen zwei Orte, nimm ihr Kontrollplättchen und führ die Aktion eines dieser beiden Orte aus.',
  'BAR-02':
    'Die beiden müssen in einer Reihe oder Spalte benachbart sein. Jede solche Kante ist erlaubt, auch die, an der die Schranke schon steht.',
  'BAR-03':
    'Diese Aktion kommt ohne Begegnungen. Sie braucht keinen Gehilfen, und am gewählten Ort wird kein Kaufmann bezahlt.',
  'BAR-04':
    'Du musst diese Aktion nicht ausführen, außer mit Gildenkarte 19. Schranke und Kontrollplättchen gehören trotzdem dir.',
  'BAR-05':
    'Nur wer das Kontrollplättchen hat, darf durch die Schranke gehen. Alle anderen dürfen sie nicht kreuzen, auch nicht mit dem Wegplättchen.',
  'BAR-06':
    'Das gilt für alle, die gehen: Kaufmann, Begleiter und das Familienmitglied mit {ls6}. Eine Entfernung von 1, 2, 3 oder 4 wird um die Schranke herum gezählt.',
  'BAR-07':
    'Für Sprünge ist die Schranke kein Hindernis: das Familienmitglied, das von der Polizeiwache losgeschickt wird oder dorthin heimkehrt, {mb7}, {ls7}, {ls12}, Kioskplättchen k19, Gildenkarte 7, die Katakomben und alles, was Würfel bewegen.',
  'BAR-08':
    'Es gibt nur eine Schranke. Wer sie als Nächstes nutzt, holt sie von ihrem Platz, und das Kontrollplättchen mit ihr.',
  'BAR-09':
    'Die Aktion neben der Schranke darf wieder die der Taverne sein oder die der Polizeiwache, wenn du ihre Bedingungen erfüllst und sie bezahlst.',
  'BAR-10': 'Vor ihrer ersten Nutzung ist die Schranke nicht auf dem Plan und hält niemanden auf.',
  'BON-01': '{mb1}: Nimm 2 Kaffee, in deinem Zug zwischen zwei Schritten oder unmittelbar vor einer Zahlung.',
  'BON-02':
    '{mb2}: Zahle in deinem Zug zwischen zwei Schritten 2 Kaffee und zieh eine Gildenkarte vom Nachziehstapel. Gibt es keine zu ziehen, kannst du die Karte nicht spielen.',
  'BON-03':
    '{mb3}: Zahle 1 Kaffee und nimm 8 Lira, in deinem Zug zwischen zwei Schritten oder unmittelbar vor einer Zahlung.',
  'BON-04':
    '{mb4}: Wirf in deinem Zug zwischen zwei Schritten zwei Würfel und nimm die Belohnung für die Summe (DAT-17).',
  'BON-05':
    '{mb5}: Gib in deinem Zug zwischen zwei Schritten 1, 2 oder 3 Stück ab, jedes eine Ware oder ein Kaffee, und nimm dafür ebenso viele andere, Waren oder Kaffee, wie du willst.',
  'BON-06':
    'Mit {mb5} gibst du nichts ab, was du zugleich nimmst, und was du nimmst, muss in die Schubkarre passen, wenn das andere weg ist.',
  'BON-07':
    '{mb6}: Dreh nach einem eigenen Wurf, bevor er zählt, einen seiner Würfel auf die 6. Ein Wurf, der eine neutrale Figur bewegt, lässt sich nicht ändern.',
  'BON-08':
    '{mb6} wirkt auf die Würfe von 8 und 9, der Gildenkarten 8 und 9, von {mb4} und {ls2} und in deinem eigenen Zug von Kioskplättchen k16. Das rote Moscheeplättchen und eine zweite {mb6} dürfen auf denselben Wurf wirken, in beliebiger Reihenfolge, bevor er zählt.',
  'BON-09':
    '{mb7}: In Schritt 1a springt dein Kaufmann mit seinem Stapel in eine der vier Ecken, aber nicht in die, in der er ist. Die Schritte 1b bis 4 folgen wie immer.',
  'BON-10':
    '{mb8}: Ist deine Aktion in der Wagnerei vorbei, führ sie noch einmal aus. IST-BON-08, IST-BON-15 und IST-BON-16 gelten.',
  'BON-11':
    '{mb9}: Ist deine Aktion im Kaffeehaus vorbei, führ sie zum höheren Preis noch einmal aus. IST-BON-08, IST-BON-15 und IST-BON-16 gelten.',
  'END-01': 'Der sechste Rubin löst das Ende aus, egal wie viele mitspielen.',
};

export default texts;
