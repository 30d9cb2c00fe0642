/** Die Regeln des Grundspiels auf Deutsch: SET, RES, NEU, TWO. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './setup.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'Es spielen zwei bis fünf Personen, jede in ihrer Farbe: Rot, Gelb, Grün, Blau oder Weiß. Zu einer Farbe gehören ein Kaufmann, fünf Gehilfen, ein Familienmitglied und eine Schubkarre mit einem Anzeiger für jede der vier Waren.',
  'SET-02': 'Der Plan hat 4 Reihen und 4 Spalten; jeder Ort von 1 bis 16 liegt darauf genau einmal.',
  'SET-03':
    'Kurze Wege, die übliche Auslage, folgt den blauen Zahlen: Die blaue Zahl n steht auf dem Ort, der auf Feld n liegt (DAT-02).',
  'SET-04': 'Lange Wege folgt auf dieselbe Weise den grünen Zahlen (DAT-02).',
  'SET-05': 'Nach Nummern legt die Orte nach ihren großen Zahlen aus, 1 oben links, 16 unten rechts (DAT-02).',
  'SET-06':
    'Bei einer zufälligen Auslage werden die Orte beliebig gemischt, nur liegt der Brunnen auf einem inneren Feld (DAT-02).',
  'SET-07': 'In einer zufälligen Auslage sind Schwarzmarkt und Teehaus mindestens 3 Schritte voneinander entfernt.',
  'SET-08':
    'Die Moscheeplättchen werden nach Farben in vier Stapel sortiert, die 2 oben, nach unten aufsteigend. Zur Kleinen Moschee (14) gehören Rot und Grün, zur Großen Moschee (15) Blau und Gelb.',
  'SET-09': 'Zu viert oder fünft bleibt kein Moscheeplättchen draußen; ein Stapel ist 2, 3, 4, 5.',
  'SET-10': 'Zu dritt bleiben die vier 5er draußen; ein Stapel ist 2, 3, 4.',
  'SET-11': 'Zu zweit bleiben die 3er und die 5er draußen; ein Stapel ist 2, 4.',
  'SET-12': 'In jeder Moschee liegen so viele Rubine, wie Personen mitspielen, aber nie mehr als 4.',
  'SET-13': 'In der Wagnerei liegen für jede Person 1 Rubin und 3 Erweiterungen.',
  'SET-14':
    'Beim Edelsteinhändler bedecken Rubine die Leiste vom Rubinfeld rückwärts bis zur Marke für die Personenzahl; DAT-04 nennt ihre Anzahl und den ersten Preis.',
  'SET-15': 'Im Sultanspalast liegen sie ebenso; die Preise stehen in DAT-05, die Anzahl in DAT-03.',
  'SET-16': 'Das Postamt beginnt im Zustand 0 von DAT-10: Seine vier Anzeiger sind in der oberen Reihe.',
  'SET-17':
    'Der Große Markt bekommt die fünf dunklen Nachfrageplättchen, gemischt, als offenen Stapel; das oberste gilt.',
  'SET-18': 'Der Kleine Markt bekommt ebenso die fünf hellen.',
  'SET-19':
    'Für den Gouverneur wird mit zwei Würfeln gewürfelt und für den Schmuggler noch einmal. Jeder beginnt auf dem gewürfelten Ort, auch wenn es für beide derselbe ist.',
  'SET-20':
    'Die 26 Bonuskarten von DAT-13 werden gemischt und sind verdeckt der Nachziehstapel. Eine Ablage gibt es noch nicht.',
  'SET-21': 'Alle Schubkarren sind leer; ohne Erweiterung fassen sie 2 von jeder Ware.',
  'SET-22': 'Alle Familienmitglieder beginnen auf der Polizeiwache (12).',
  'SET-23': 'Alle Kaufleute beginnen am Brunnen (7), jeder mit vier Gehilfen seiner Farbe unter sich.',
  'SET-24': 'Der fünfte Gehilfe jeder Person kommt in die Reserve.',
  'SET-25':
    'Wer beginnt, bestimmt der Zufall; diese Person bekommt 2 Lira. Im Uhrzeigersinn bekommt jede weitere 1 Lira mehr als die vorige.',
  'SET-26': 'Erst dann werden Bonuskarten verteilt: In Zugreihenfolge zieht jede Person eine.',
  'SET-27':
    'Die Auslage wird vor dem Spiel vereinbart: eine der drei von DAT-02 (Kurze Wege, Lange Wege, Nach Nummern) oder eine zufällige.',
  'SET-28': 'Was DAT-24 nicht gibt, hat zu Beginn niemand: keinen Rubin, kein Plättchen, keine Erweiterung.',
  'RES-01':
    'Die vier Warenarten werden einzeln gezählt. Was man bekommt, erhöht die Anzahl, was man zahlt, senkt sie; sie liegt immer zwischen 0 und dem Fassungsvermögen (DAT-12).',
  'RES-02':
    'Bekommst du Waren bestimmter Art und passen nicht alle hinein, ist verloren, was keinen Platz hat; alles andere an der Wirkung bleibt.',
  'RES-03':
    'Wer eine Ware wählen darf, muss eine erlaubte Art wählen, für die Platz ist. Hat keine solche Art Platz, ist die Ware verloren; {b01} und der Schmuggler sind dann gar nicht nutzbar (IST-BON-10, IST-ENC-12).',
  'RES-04':
    'Kosten werden ganz bezahlt oder gar nicht. Schulden gibt es nicht: Wer nicht zahlen kann, kann den Schritt nicht tun.',
  'RES-05': 'Kostet etwas eine Ware beliebiger Art, wählt die zahlende Person {R}, {G}, {Y} oder {B}.',
  'RES-06': 'Lira gehen in den Vorrat, außer wenn eine Regel sagt, wer sie bekommt. Der Vorrat geht nie aus.',
  'RES-07': 'Tauschen, Leihen und Schenken untereinander sind verboten, wenn keine Regel es verlangt.',
  'RES-08': 'Ein gewonnener Rubin bleibt: Nichts nimmt ihn dir je wieder weg.',
  'RES-09':
    'Ein Wurf ist die Summe zweier unabhängiger sechsseitiger Würfel, außer wenn eine Regel von einem Würfel spricht.',
  'RES-10':
    'Alle sehen jederzeit alle Lira, Waren, Rubine, Erweiterungen und Plättchen, alle Figuren und Leisten, beide obersten Nachfrageplättchen, die Ablage und wie viele Karten jede Hand und jeder Stapel hat.',
  'RES-11':
    'Verdeckt sind die Bonuskarten auf der Hand, außer für die Person selbst, die nächste Karte des Nachziehstapels und das nächste der noch nie aufgedeckten Nachfrageplättchen.',
  'RES-12':
    'Was keine Wahl braucht, geschieht sofort, bevor wieder jemand gefragt wird: zuerst der fünfte Gehilfe, dann ein Rubin für die dritte Erweiterung oder das Paar Moscheeplättchen, dann die Prüfung auf das Ende.',
  'RES-13':
    'Ein verdeckter Stapel hat keine Reihenfolge. Der Zufall wählt die Karte erst beim Ziehen, jede gleich wahrscheinlich, und diese Karte heißt „oberste Karte“. Auch die noch nie aufgedeckten Nachfrageplättchen eines Marktes sind so ein Stapel.',
  'RES-14':
    'Aufgedeckte Nachfrageplättchen kommen in der Reihenfolge wieder, in der sie unter den Stapel gelegt wurden, nach allen noch nie aufgedeckten. Nach vier Verkäufen ist die ganze Reihenfolge eines Marktes allen bekannt.',
  'RES-15':
    'Alle dürfen wissen, was das offene Spiel verrät: welche Karten insgesamt noch ungesehen sind; was der Nachziehstapel gleich nach dem Mischen genau enthält; und welche Karte offen von der Ablage genommen wurde, solange sie die Hand nicht verlassen haben kann. Keine Ansicht zeigt mehr, und eine gedachte Stellung stimmt mit alldem überein.',
  'NEU-01': 'Die Variante kann mit 2, 3 oder 4 Personen gewählt werden, zu fünft nicht.',
  'NEU-02':
    'Vor dem ersten Zug tritt in jedem Stapel ein neutraler Gehilfe an die Stelle des untersten Gehilfen. Alle neutralen haben eine Farbe, die niemand spielt, am besten Weiß.',
  'NEU-03':
    'Der Gehilfe, der Platz gemacht hat, spielt in dieser Partie nicht mit. Der fünfte ist wie üblich in der Reserve, bis ihn das blaue Moscheeplättchen holt.',
  'NEU-04':
    'In Schritt 1b darfst du einen neutralen Gehilfen, der auf dem Zielort wartet, mitnehmen wie einen eigenen, und der Zug geht weiter.',
  'NEU-05': 'Wartet dein Gehilfe neben einem neutralen, nimmst du mit, welchen du willst, aber nicht beide.',
  'NEU-06':
    'Warten dort nur neutrale, darfst du wählen: einen von ihnen mitnehmen oder deinen untersten Gehilfen dalassen.',
  'NEU-07': 'In einem Stapel dürfen beliebig viele neutrale Gehilfen mitreisen.',
  'NEU-08': 'Mit der Aktion des Brunnens rufst du Gehilfen deiner Farbe zurück, nie neutrale.',
  'NEU-09': 'Dasselbe gilt für {b09} und für das gelbe Moscheeplättchen.',
  'NEU-10': 'Wen du dalässt, wählst du nie: Es ist immer der unterste Gehilfe, ob eigen oder neutral.',
  'NEU-11': 'Ein Familienmitglied hat mit neutralen Gehilfen nichts zu tun.',
  'TWO-01':
    'Die Kaufleute der drei Farben, die niemand spielt, sind neutrale Kaufleute; einer beginnt auf 14, einer auf 15, einer auf 16.',
  'TWO-02': 'In Phase 2 kostet jeder neutrale Kaufmann auf dem Zielort 2 Lira; sie gehen in den Vorrat.',
  'TWO-03':
    'Sind sie bezahlt, wird für jeden von ihnen mit zwei Würfeln gewürfelt, und jeder geht auf den Ort, der für ihn gewürfelt wurde.',
  'TWO-04': 'Kannst oder willst du nicht zahlen, endet dein Zug auf der Stelle, und die neutralen Kaufleute bleiben.',
  'TWO-05': 'Ein neutraler Kaufmann am Brunnen bekommt nichts und wird nicht versetzt.',
  'TWO-06':
    'Lassen die Würfel einen neutralen Kaufmann auf dem Zielort, wird er in diesem Zug nicht noch einmal bezahlt.',
  'TWO-07': 'Stehen fremde und neutrale Kaufleute beieinander, ist es eine einzige Zahlung: für alle oder für keinen.',
  'TWO-08': 'Das Ziel sind 6 Rubine, und die Moscheestapel sind die kurzen von IST-SET-11.',
  'TWO-09':
    'Nur der Wurf von IST-TWO-03 bewegt einen neutralen Kaufmann. Er führt keine Aktionen aus, fängt niemanden und besitzt nichts.',
};

export default texts;
