/** Regeln auf Deutsch: INV, was immer gilt. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './kept.en';

const texts: Texts<typeof en> = {
  'INV-01':
    'Es gibt 33 Standkarten: im Nachziehstapel, in der Auslage, auf Händen, abgelegt oder eben gespielt. Keine geht verloren, keine kommt dazu.',
  'INV-02': 'Es gibt sieben Ausrufer, auf ihrem Feld und bei den Spielenden.',
  'INV-03': 'Von jeder Ware gibt es sechs Anbauten, im Vorrat und im Markt.',
  'INV-04': 'Jeden Stand hast du einmal, in Reserve oder im Markt, von einer Ware also höchstens einen.',
  'INV-05':
    'Neutrale Stände gibt es nur zu zweit: sechs, mit denen, die keinen Platz fanden. Vom ersten Zug an bleiben sie, wie sie sind.',
  'INV-06': 'Beide Medaillen einer Ware verlassen den Vorrat zusammen, mit ihrem ersten Anbau.',
  'INV-07':
    'Danach hat sie, wessen Stand der größte ist. Wer diese Größe allein hat, hat beide, sonst sind sie bei zwei Personen.',
  'INV-08': 'Fünf Kunden stehen auf fünf verschiedenen Feldern des Marktes ohne Plättchen, einer ist draußen.',
  'INV-09':
    'Ein Kunde steht auf einem Startfeld, auf einem Eingang oder dort, wo der Eingang eines versetzten Standes war.',
  'INV-10': 'Kein Kunde steht auf einem Eingang seiner eigenen Ware: Wer gelockt wird, geht mindestens einen Schritt.',
  'INV-11': 'Es gibt so viele Eingänge wie Stände im Markt, jeden auf einem eigenen Feld neben seinem Stand.',
  'INV-12': 'Auf einem Feld liegt höchstens ein Plättchen: auf der Terrasse Kaffee, im Markt alles andere.',
  'INV-13': 'In einem Bezirk steht von jeder Ware höchstens ein Stand.',
  'INV-14':
    'Nie berühren sich zwei Stände mit ihren Hauptplättchen an einer Seite, und nie zwei Stände derselben Ware.',
  'INV-15': 'Die Plättchen eines Standes hängen über Seiten zusammen. Es sind 1 bis 7.',
  'INV-16': 'Nach dem Aufbau sind alle Eingänge und Kunden immer verbunden (CAI-ACC-02).',
  'INV-17':
    'Niemand hat weniger als keine Münzen. Alle zusammen sind die vom Beginn und die Einnahmen, abzüglich Gebühren und Preise.',
  'INV-18':
    'Ziehen bewegt keine Münzen. Locken bringt so viele, wie der Stand Plättchen hat, an einem fremden eine mehr, an einem neutralen 1. Stände und Umzüge kosten höchstens die Gebühr, Anbauten Gebühr und Preis.',
  'INV-19': 'Punkte werden nie weniger. Vor der Wertung bringen nur Anbauten welche, für Größe und Medaillen.',
  'INV-20': 'Zwischen den Zügen hat niemand mehr als 4 Standkarten, und beim Ziehen nie mehr als 6.',
  'INV-21': 'Zwischen den Zügen ist die Auslage voll, auch in der Schlussphase.',
  'INV-22':
    'Wenn jemand entscheidet, hat der Nachziehstapel eine Karte. Mit der Ablage fällt er nie unter die Zahlen von DAT-15.',
  'INV-23': 'Vor der Schlussphase hat jede Ware noch einen Anbau, und höchstens eine hat nur noch einen.',
  'INV-24':
    'In der Schlussphase wächst keine Hand, und Kunden, Ausrufer, Auslage und Nachziehstapel bleiben, wie sie sind. Wer ausgestiegen ist, bleibt draußen, und niemand baut öfter als viermal.',
  'INV-25':
    'Vor der Schlussphase gibt es immer etwas zu tun, aber kein Aussteigen; in ihr gibt es nur Bauen und Aussteigen.',
  'INV-26': 'Eine Partie mit der Grenze von 300 Zügen ist nach höchstens 4 weiteren für jede Person zu Ende.',
  'INV-27': 'Das Endergebnis sind die Punkte davor, die Werte der Medaillen und ein Punkt für je 3 Münzen.',
  'INV-28': 'Was du siehst, hängt weder von Karten und Münzen der anderen ab noch von dem, was verdeckt liegt.',
  'INV-29': 'Wer das Protokoll von Anfang an zusammenzählt, kennt alle Münzen genau.',
  'INV-30': 'Dasselbe Glück und dieselben Entscheidungen ergeben dieselbe Partie. Was nicht geht, ändert nichts.',
  'INV-31': 'Ein Kunde kommt nur zu einem freien Eingang, für so viele Ausrufer, wie es nähere freie gibt.',
  'INV-32': 'Ein Stand wechselt sein Feld nur durch einen Umzug, und nur wenn er blockiert und ohne Anbau war.',
};

export default texts;
