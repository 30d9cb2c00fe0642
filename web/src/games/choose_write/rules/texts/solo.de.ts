/** Die Regeln auf Deutsch: SOL, das Spiel allein. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './solo.en';

const texts: Texts<typeof en> = {
  'SOL-01': 'Aufgabe 1: höchstens 3 Haken.',
  'SOL-02': 'Aufgabe 2: mindestens 35 Lira gefüllt.',
  'SOL-03': 'Aufgabe 3: mindestens 35 Lira gefüllt und ein volles Regal.',
  'SOL-04': 'Aufgabe 4: mindestens 35 Lira gefüllt und 2 Rubine von Toren.',
  'SOL-05': 'Aufgabe 5: mindestens 35 Lira gefüllt und keine Gildenkarte gespielt.',
  'SOL-06': 'Aufgabe 6: mindestens 2 volle Regale.',
  'SOL-07': 'Aufgabe 7: mindestens 3 Rubine von Toren.',
  'SOL-08': 'Aufgabe 8: mindestens 3 Rubine von Toren und ein volles Regal.',
  'SOL-09': 'Aufgabe 9: jede Tulpe gestrichen. Ungültige sind nicht gefragt, und Bonusaktionen spielen keine Rolle.',
  'SOL-10': 'Aufgabe 10: jede Tulpe gestrichen und ein volles Regal.',
  'SOL-11': 'Aufgabe 11: mindestens 4 Gildenkarten gespielt und ein Rubin von einem Tor.',
  'SOL-12':
    'Aufgabe 12: keine Warenkarte gespielt, weder für ihre Waren noch als Kosten abgelegt. DAT-19 nennt eine andere Lesart.',
  'SOL-13': 'Aufgabe 13: mindestens 8 Rubine von Palästen.',
  'SOL-14':
    'Aufgabe 14: mindestens 5 Rubine eines Palastes und 20 Lira gefüllt. Rubine anderer Paläste schaden nicht; DAT-19 nennt eine andere Lesart.',
  'SOL-15': 'Regeln und Aufbau sind die zu zweit, bis auf das, was hier steht.',
  'SOL-16': 'Nach jedem eigenen Zug, also nach E1 bis E5, wird die linke Karte der Auslage abgelegt.',
  'SOL-17':
    'Du darfst sie nutzen, als ob du folgtest, für eine offene Tulpe oder eine Bonusaktion. Das ist der Nachzug.',
  'SOL-18': 'Tust du es nicht, bekommst du 1 Bonusaktion.',
  'SOL-19': 'Der Nachzug kommt auch nach einem Zug mit einer Gildenkarte.',
  'SOL-20': 'Der Nachzug endet wie ein Zug: Bonusrubine, Auslage, Rubinkarten, Karawanenkarte. E2 gibt es nicht.',
  'SOL-21':
    'Zug und Nachzug zählen also getrennt: Ein Palast, der in beiden genutzt wird, wächst zweimal, und eine im Zug genutzte Karawanenkarte wird vor dem Nachzug ersetzt.',
  'SOL-22': 'Eine Karte, die die Auslage auffüllt, kommt links oder rechts neben die andere, wie ihr Zeichen sagt.',
  'SOL-23': 'Beim Aufbau kommt die zweite Karte der Auslage neben die erste, wie ihr Zeichen sagt.',
  'SOL-24': 'Brunnen gelten für die eine Person. Sie haben kein Zeichen.',
  'SOL-25': 'Das Spiel endet sofort, wenn die Auslage nicht aufgefüllt oder eine Ortskarte nicht gezogen werden kann.',
  'SOL-26': 'Zehn Rubine beenden es nicht.',
  'SOL-27': 'Endet es in E2 oder E3 eines Zuges, wird nichts abgelegt, und es gibt keinen Nachzug.',
  'SOL-28':
    'Eine erfüllte Aufgabe setzt ihre Fliese in der Spalte deiner Rubine: 10, 11 oder 12, eine Spalte je Partie. DAT-19 nennt eine andere Lesart.',
  'SOL-29': 'Weniger als 10 Rubine setzen nichts; 13 und mehr zählen für Spalte 12.',
  'SOL-30': 'Alle Aufgaben, die in einer Partie erfüllt sind, werden zusammen gesetzt.',
  'SOL-31': 'Die Zahlen sind Mindestwerte, bis auf die 3 von Aufgabe 1. Keine heißt gar keine.',
  'SOL-32': 'Gestrichene Lira und Waren zählen als gefüllt.',
  'SOL-33': 'In den Aufgaben 5 und 11 zählen nur gespielte Gildenkarten, nicht die mit {c4} abgelegte.',
  'SOL-34': 'Die Rubine von Palästen in den Aufgaben 13 und 14 sind die von CNW-PAL-08.',
  'SOL-35':
    'Die Wand mit 14 mal 3 Fliesen bleibt über viele Partien, und keine Fliese geht verloren. Das ganze Ziel sind 42 Fliesen, das kleinere die 28 der ersten zwei Spalten.',
  'SOL-36': 'Ohne Aufgaben ist das Ergebnis die Zahl der Rubine, dann, was übrig ist.',
  'SOL-37': 'Dreizehn Rubine in einer Partie sind die offene Wette. Am Spiel ändert sie nichts.',
};

export default texts;
