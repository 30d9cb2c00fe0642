/** Die Regeln auf Deutsch: SET, RES. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './setup.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'Eine bis fünf Personen spielen. Wer allein spielt, baut wie zu zweit auf und hält sich an das Kapitel über das Spiel allein.',
  'SET-02': 'Die Karten bilden fünf Stapel (DAT-10). Jeder wird für sich gemischt und liegt verdeckt.',
  'SET-03':
    'Zwei Palastkarten bilden vier Plätze, A, B, C und D. Sie gehören zu keinem Stapel, ebenso wenig die Karte, die zeigt, wer am Zug ist.',
  'SET-04': 'Vier Rubinkarten werden aufgedeckt. Der Reihe nach sind sie die Grundkarten der Paläste A, B, C und D.',
  'SET-05':
    'Allein und zu zweit werden vier weitere aufgedeckt, und unter jede Grundkarte kommt eine davon: Jeder Preis hat eine Ware mehr.',
  'SET-06': 'Ab drei Personen liegt zu Beginn nichts unter einer Grundkarte.',
  'SET-07': 'Zwei Ortskarten werden aufgedeckt: die Auslage.',
  'SET-08':
    'Ist eine davon ein Brunnen, bekommen alle sofort, was er gibt. Er wird abgelegt, und eine andere Karte kommt.',
  'SET-09':
    'Gilden- und Warenkarten haben noch keine Ablage, und vor dem ersten Zug bringt nur ein Brunnen eine Warenkarte. Abgelegt sind von den Ortskarten bis dahin höchstens Brunnen.',
  'SET-10': 'Die oberste Karawanenkarte wird aufgedeckt; die anderen bleiben verdeckt.',
  'SET-11': 'Alle haben einen Bogen, mit der Seite für ihre Personenzahl (DAT-03).',
  'SET-12': 'Allein und zu zweit gelten die fetten Tulpen bei 3, 7, 8 und 12 nicht: als wären sie nicht da.',
  'SET-13': 'Zu dritt sind diese fetten Tulpen offen wie alle anderen.',
  'SET-14': 'Zu viert gilt die umrahmte Bonusaktion nicht.',
  'SET-15': 'Zu fünft gilt sie: Alle beginnen mit 1 Bonusaktion. DAT-19 nennt eine andere Lesart.',
  'SET-16': 'Jeder Ort beginnt mit den offenen Tulpen von DAT-04.',
  'SET-17': 'Liegt die Auslage, ziehen alle eine Ortskarte, die Startperson zuerst.',
  'SET-18':
    'Ist diese Karte ein Brunnen, bekommen alle, was er gibt, er wird abgelegt, und dieselbe Person zieht noch einmal.',
  'SET-19':
    'Die Startperson wird ausgelost. Das zählt für die Reihenfolge der Züge und für das Ende einer Runde, sonst für nichts.',
  'SET-20': 'Gelost wird vor der ersten Karte, sodass schon der allererste Brunnen bei der Startperson beginnt.',
  'SET-21':
    'Niemand beginnt mit mehr als einer Handkarte, den Tulpen, den Bonusaktionen von DAT-03 und dem, was Brunnen gebracht haben.',
  'SET-22': 'Wer später sitzt, bekommt dafür keinen Ausgleich.',
  'SET-23':
    'Nun hat der Rubinstapel allein und zu zweit 12 Karten, sonst 16. Der Ortsstapel hat 38, weniger eine je Person und je Brunnen, der gekommen ist.',
  'RES-01':
    'Waren, Lira und Bonusaktionen, die du bekommst, füllen ebenso viele Felder ihrer Leiste im Kassenbuch. Die vier Leisten der Waren sind Regale (gedruckt: Warenspalten). Ein Rubin, den du bekommst, wird eingetragen.',
  'RES-02':
    'Zum Zahlen streichst du gefüllte Felder. Zahlen kannst du nur, was übrig ist: gefüllt und nicht gestrichen (gedruckt: verfügbar).',
  'RES-03':
    'Gestrichenes kommt nie zurück, weder als übrig noch als leer. Eine Leiste nimmt also nie mehr auf, als sie Felder hat.',
  'RES-04': 'Was kein leeres Feld findet, ist verloren. Alles andere von der Wirkung geschieht.',
  'RES-05':
    'Eine Ware deiner Wahl ist von einer Sorte, deren Regal noch ein leeres Feld hat. Sie ist nur verloren, wenn alle vier Regale voll sind. Mehrere werden nacheinander genannt.',
  'RES-06':
    'Mehrere Waren einer Sorte kommen in ein Regal mit mindestens einem leeren Feld. Was nicht hineinpasst, ist verloren.',
  'RES-07':
    'Mehrere verschiedene Waren kommen in ebenso viele Regale. Ein volles wird nur genannt, wo zu wenige andere Platz haben, und seine Ware ist verloren.',
  'RES-08': 'Kosten werden ganz bezahlt. Was du nicht zahlen kannst, kannst du nicht wählen.',
  'RES-09': 'Erst wird gezahlt, dann gewonnen: Nichts bezahlt sich selbst.',
  'RES-10': 'Steht in einer Wirkung „dann“, muss alles davor ganz getan werden, sonst ist nichts davon nutzbar.',
  'RES-11':
    'Gewinne lassen sich nicht ablehnen. Du entscheidest nur, wo dir etwas freisteht: zwischen Möglichkeiten, Sorten und Zielen, bei „bis zu“ oder welche von zwei Karten du behältst.',
  'RES-12':
    'Die Teile einer Wirkung kommen in der Reihenfolge ihrer Tabelle, jeder bis zum Ende, bevor der nächste beginnt.',
  'RES-13': 'Gildenkarten und Warenkarten werden von oben gezogen.',
  'RES-14': 'Ist der Stapel leer, wenn eine Karte fällig ist, wird zuerst seine Ablage zu einem neuen gemischt.',
  'RES-15': 'Gibt es auch keine Ablage, gibt es keine Karte, und die Wirkung geht weiter.',
  'RES-16': 'Du darfst beliebig viele Gildenkarten und Warenkarten halten.',
  'RES-17': 'Rubine gibt es immer genug. Niemand zahlt mit einem, tauscht einen oder verliert einen.',
  'RES-18': 'Untereinander gebt ihr euch nichts.',
  'RES-19':
    'Alle sehen alle Bögen, die Auslage, die Rubinkarten, die Karawanenkarte, alle Ablagen und wie viele Karten jeder Stapel und jede Hand hat.',
  'RES-20': 'Eine Ortskarte, die vom Stapel gezogen wurde, sieht nur, wer sie hält, bis sie gespielt wird.',
  'RES-21': 'Eine Ortskarte aus der Auslage bleibt allen bekannt.',
  'RES-22': 'Gildenkarten auf der Hand sieht nur, wer sie hält; gespielt oder abgelegt ist eine Gildenkarte offen.',
  'RES-23': 'Dasselbe gilt für Warenkarten: Offen sind sie, sobald sie genutzt oder abgelegt sind.',
  'RES-24':
    'Niemand kennt die Reihenfolge eines Stapels, aber alle kennen die der Karawanenkarten, die unter ihren Stapel kamen.',
  'RES-25':
    'In diesem Programm hat ein Stapel gar keine Reihenfolge: Welche Karte kommt, entscheidet sich, wenn sie kommt, und jede ist gleich wahrscheinlich. Mischen heißt zusammenlegen.',
  'RES-26':
    'Karawanenkarten, die noch niemand gesehen hat, liegen oben und werden ausgelost. Sind sie aufgebraucht, kommen die zurückgelegten in ihrer Reihenfolge.',
  'RES-27':
    'Von einem Stapel siehst du, wie viele Karten er hat, und in einem Haufen alle Karten der Sorte, die du nicht siehst: Stapel und verdeckte Hände zusammen.',
};

export default texts;
