/** Regeln auf Deutsch: SET, TWO. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './setup.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'Es spielen zwei bis vier. Alle haben ein Zeichen (Bogen, Stern, Sechseck oder Tropfen) und einen Platz; gespielt wird im Uhrzeigersinn.',
  'SET-02':
    'Der Markt ist für jede Zahl von Personen derselbe (DAT-03). Die sechs Schalen daneben, eine je Ware, sind die Bank.',
  'SET-03':
    'Alle 33 Standkarten werden zu einem Nachziehstapel gemischt, die ersten vier kommen offen in die Auslage (DAT-07).',
  'SET-04': 'Die sieben Ausrufer liegen auf einem eigenen Feld. Sie werden nie unter die Standkarten gemischt.',
  'SET-05': 'Im Vorrat liegen von jeder Ware sechs Anbauten.',
  'SET-06': 'Dazu von jeder Ware eine Gold- und eine Silbermedaille. Zu Beginn hat niemand eine.',
  'SET-07':
    'Fünf Kunden werden zufällig gezogen und kommen nacheinander auf die fünf Startfelder, in der Reihenfolge von DAT-06.',
  'SET-08': 'Der sechste ist draußen: Er wartet bei der Schale seiner Ware.',
  'SET-09': 'Alle beginnen mit 0 Punkten.',
  'SET-10': 'Alle haben sechs Stände, einen von jeder Ware. Was nicht im Markt steht, liegt für alle sichtbar da.',
  'SET-11': 'Alle beginnen mit einer Münze jeder Ware und behalten ihre Münzen hinter dem Sichtschirm.',
  'SET-12':
    'Alle bekommen drei Karten. Auf dem ersten Platz sind es die nächsten drei des Stapels, dann auf dem zweiten, und so weiter.',
  'SET-13':
    'Wer beginnt, entscheidet das Los, ganz gleich, wie die ersten Stände aufgestellt werden. Dieselbe Person hat auch den ersten Zug.',
  'SET-14':
    'Vorgeschlagene Felder oder eigene Wahl: Das wird vor dem Spiel vereinbart und geht mit jeder Zahl von Personen.',
  'SET-15':
    'Auf vorgeschlagenen Feldern stehen die ersten drei Stände von allen samt Eingängen schon im Markt (DAT-13).',
  'SET-16':
    'Bei eigener Wahl kommen während des Aufbaus höchstens zwei Stände in einen Bezirk. Alle zählen, gleich welcher Ware und wessen, und zwar nach dem Feld des Standes selbst.',
  'SET-17':
    'Bei eigener Wahl stellt die Startperson einen Stand auf, dann reihum alle anderen, bis jeder drei aufgestellt hat.',
  'SET-18':
    'Es gelten die Regeln für neue Stände (CAI-BLD-02, CAI-ACC-04), nur braucht man keine Karte: Jeder Bezirk mit Platz steht offen.',
  'SET-19': 'Welche deiner Stände du aufstellst und in welcher Reihenfolge, ist deine Sache.',
  'SET-20':
    'Kunden, Auslage, Handkarten und Münzen sind vor dem ersten Stand da. Ein Startfeld mit einem Kunden ist also nicht frei.',
  'SET-21': 'Die ersten Stände kosten nichts und bringen nichts: keine Münzen, keine Punkte, keine Medaillen.',
  'SET-22':
    'Wer für einen Stand kein Feld findet, lässt ihn aus und behält ihn für später. Dass das vorkommt, ist nicht bekannt.',
  'SET-23': 'Zu zweit folgen auf die eigenen Stände sechs neutrale, noch vor dem ersten Zug (CAI-TWO-01).',
  'SET-24': 'Vor dem ersten Zug ist der Ablagestapel leer, und niemand hat einen Ausrufer.',
  'SET-25': 'Die Grenze von zwei Ständen je Bezirk gilt nur beim Aufbau.',
  'TWO-01': 'Zu zweit gibt es sechs Stände, die niemandem gehören, einen von jeder Ware.',
  'TWO-02': 'Auf vorgeschlagenen Feldern stehen sie von Anfang an im Markt (DAT-13).',
  'TWO-03':
    'Bei eigener Wahl werden die sechs gemischt, sobald beide ihre drei Stände aufgestellt haben. Dann zieht man abwechselnd einen und stellt ihn gleich auf. Die Startperson zieht zuerst.',
  'TWO-04':
    'Wer einen neutralen Stand zieht, wählt sein Feld und seinen Eingang nach den Regeln des Aufbaus (CAI-SET-16, CAI-SET-18).',
  'TWO-05': 'Ein neutraler Stand, der nirgends Platz hat, kommt aus dem Spiel. Dann zieht die andere Person.',
  'TWO-06': 'Neutrale Stände ziehen nie um, auch wenn sie blockiert sind.',
  'TWO-07': 'Neutrale Stände werden nie ausgebaut.',
  'TWO-08': 'Ein Kunde an einem neutralen Stand bringt dir 1 Münze dieser Ware. Sonst bekommt niemand etwas.',
  'TWO-09':
    'Im Übrigen sind es Stände wie alle anderen: Sie belegen Felder und Bezirke, halten neue Stände und Anbauten ihrer Ware fern, und ihre Eingänge zählen für Entfernungen und Ausrufer.',
  'TWO-10': 'Sie haben nie Medaillen, und niemand zieht für sie.',
};

export default texts;
