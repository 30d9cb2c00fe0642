/** Regeln auf Deutsch: BLD, EXP, MOV, ACC. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './build.en';

const texts: Texts<typeof en> = {
  'BLD-01':
    'Eröffne einen Stand einer Ware, den du noch nicht aufgestellt hast. Du hast von jeder einen und nie zwei derselben Ware im Markt.',
  'BLD-02': 'Ein Stand braucht zwei freie Felder, die eine Seite teilen: eins für den Stand, eins für seinen Eingang.',
  'BLD-03': 'Der Stand liegt in einem Bezirk, den deine Karten öffnen.',
  'BLD-04': 'Ein Kaffeestand (violett) steht auf der Terrasse, jeder andere Stand im Markt.',
  'BLD-05': 'Der Eingang liegt immer im Markt, auch der eines Kaffeestands.',
  'BLD-06':
    'Stand und Eingang dürfen in verschiedenen Bezirken liegen. In dem des Eingangs darf ein Stand derselben Ware stehen.',
  'BLD-07': 'In einem Bezirk steht von jeder Ware höchstens ein Stand, gleich wessen, auch neutrale und Kaffeestände.',
  'BLD-08':
    'Anbauten und Eingänge zählen dafür nicht: Wo von einer Ware nur solche liegen, darf ihr Stand eröffnet werden.',
  'BLD-09': 'Der Stand darf mit keinem Stand oder Anbau eine Seite teilen, auch nicht mit eigenen. Ecken sind egal.',
  'BLD-10':
    'Eingänge halten keinen Abstand: Sie dürfen neben jedem Plättchen liegen, und ein Stand neben fremden Eingängen und neben Kunden.',
  'BLD-11': 'Auf keinem Feld liegen zwei Eingänge.',
  'BLD-12': 'Frei ist ein Feld, auf dem weder Stand noch Anbau, weder Eingang noch Kunde ist.',
  'BLD-13': 'Startfelder sind Felder wie alle anderen, sobald ihr Kunde fort ist.',
  'BLD-14': 'Ein neuer Stand kostet nichts außer der Gebühr eines Jokers und bringt weder Punkte noch Medaillen.',
  'BLD-15': 'Der Eingang bleibt, wo er ist, solange der Stand bleibt.',
  'BLD-16': 'Ein neuer Stand darf andere blockieren, auch eigene (CAI-MOV-02).',
  'EXP-01': 'Nimm einen Anbau einer Ware, deren Stand du im Markt hast, solange der Vorrat einen hat.',
  'EXP-02': 'In einem Zug baust du höchstens einen Anbau.',
  'EXP-03': 'Er braucht ein freies Feld: kein Plättchen, kein Kunde und kein Eingang, auch nicht der eigene.',
  'EXP-04': 'Er liegt in einem Bezirk, den deine Karten öffnen. Wo der übrige Stand liegt, ist gleich.',
  'EXP-05': 'Kaffeeanbauten (violett) liegen auf der Terrasse, alle anderen im Markt.',
  'EXP-06': 'Er teilt eine Seite mit einem Plättchen deines Standes dieser Ware, Stand oder Anbau.',
  'EXP-07':
    'Er darf keine Seite mit einem anderen Stand derselben Ware teilen, ob fremd oder neutral, Stand oder Anbau.',
  'EXP-08': 'Plättchen anderer Waren darf er berühren, auch Stände, gleich wessen.',
  'EXP-09': 'Er darf in einem Bezirk liegen, in dem jemand anders einen Stand dieser Ware hat.',
  'EXP-10': 'Er kostet so viele Münzen seiner Ware, wie der Stand mit ihm Plättchen hat.',
  'EXP-11': 'Reichen deine Münzen dieser Ware, zahlst du nur mit ihnen.',
  'EXP-12':
    'Hast du mindestens 1, aber zu wenige, zahlst du alle davon und für jede fehlende 2 Münzen anderer Waren, beliebig gemischt.',
  'EXP-13':
    'Ohne eine Münze dieser Ware, oder wenn du das Fehlende nicht ersetzen kannst, ist der Anbau nicht möglich.',
  'EXP-14': 'Die Münzen gehen an die Bank, nicht mehr und nicht weniger als der Preis.',
  'EXP-15': 'Du bekommst 1 Punkt für jedes Plättchen des vergrößerten Standes, den Stand mitgezählt.',
  'EXP-16':
    'Nach diesen Punkten kommen die Medaillen (CAI-MED-03). Dann zeigt sich, ob die Schlussphase beginnt (CAI-FIN-01).',
  'EXP-17': 'Anbauten werden nie versetzt, entfernt oder abgegeben. Sie gehören dem, dem der Stand gehört.',
  'EXP-18': 'Jeder Anbau gehört jederzeit zu genau einem Stand.',
  'EXP-19': 'Er darf neben Eingängen und Kunden liegen, und er darf Stände blockieren.',
  'MOV-01':
    'Einen eigenen Stand, der keinen Anbau hat und blockiert ist, darfst du versetzen. Alle anderen bleiben stehen.',
  'MOV-02':
    'Blockiert ist ein Stand, wenn es für seinen ersten Anbau kein Feld gibt (CAI-EXP-03, CAI-EXP-05, CAI-EXP-06, CAI-EXP-07, CAI-ACC-03).',
  'MOV-03': 'Deine Karten, deine Münzen und der Vorrat spielen dafür keine Rolle.',
  'MOV-04': 'Ein Kunde auf dem letzten möglichen Feld blockiert wie ein Plättchen, solange er dort steht.',
  'MOV-05':
    'Ein freies Feld, das nicht bebaut werden darf, weil es jemanden einschlösse, hilft nicht: Der Stand ist trotzdem blockiert.',
  'MOV-06': 'Er muss auf ein anderes Feld. Ihn auf der Stelle zu drehen ist kein Umzug.',
  'MOV-07': 'Ein Umzug braucht Karten wie ein neuer Stand: Das neue Feld liegt in einem Bezirk, den sie öffnen.',
  'MOV-08': 'Ein Stand mit einem Anbau kann nie umziehen.',
  'MOV-09':
    'Zuerst werden Stand und Eingang aufgehoben. Dann gelten die Regeln für neue Stände (CAI-BLD-02, CAI-ACC-04), als wären sie nie da gewesen.',
  'MOV-10':
    'Die frei gewordenen Felder kann man wieder nutzen: beide für den neuen Eingang, den alten Eingang auch für den Stand.',
  'MOV-11': 'Ein Kunde auf dem alten Eingang bleibt dort. Er steht dann auf einem gewöhnlichen Feld.',
  'MOV-12': 'Ob der Stand blockiert ist, wird danach beurteilt, wie der Markt zu Beginn deines Baus aussieht.',
  'MOV-13': 'Ein Umzug kostet nichts außer der Gebühr eines Jokers und bringt weder Punkte noch Medaillen.',
  'MOV-14': 'Auch in der Schlussphase darf man Stände versetzen.',
  'ACC-01':
    'Kunden gehen über Felder des Marktes ohne Plättchen. Eingänge und andere Kunden stören nicht, die Terrasse ist versperrt.',
  'ACC-02': 'Alle Eingänge und alle fünf Kunden müssen über solche Felder verbunden sein.',
  'ACC-03': 'Ein Anbau ist also nur erlaubt, wenn sie es mit ihm noch sind.',
  'ACC-04': 'Dasselbe gilt für jeden neuen oder versetzten Stand samt Eingang, auch beim Aufbau.',
  'ACC-05': 'Felder ohne Eingang und ohne Kunden dürfen abgeschnitten werden.',
  'ACC-06': 'Wie lang der Weg wird, ist gleich.',
  'ACC-07':
    'Ein abgeschnittenes Feld kann ein Stand daneben noch bebauen. Ein neuer Stand hätte dort einen Eingang, den niemand erreicht.',
  'ACC-08': 'Der Kunde draußen zählt nicht.',
  'ACC-09': 'Bei einem Umzug gilt, was mit dem Stand an seinem neuen Ort ist.',
  'ACC-10': 'Ein Kaffeeanbau schließt nie jemanden ein, denn auf der Terrasse geht niemand.',
};

export default texts;
