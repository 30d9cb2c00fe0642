import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';

const de: Catalogue<typeof en> = {
  title: 'Kairo lernen',
  lead: 'Zehn kurze Lektionen, sieben über Feinheiten und zwei für Partien zu zweit. Du spielst echte Züge an deinem eigenen Tisch; niemand wartet auf dich.',
  'chapter.game': 'Das Spiel',
  'chapter.more': 'Feinheiten',
  'chapter.two': 'Zu zweit',
  finished: 'Der Basar ist eröffnet!',
  'finished.text':
    'Mehr brauchst du nicht. Alles Weitere steht in den Regeln, und der Markt sagt, warum etwas nicht geht, wenn du darauf zeigst.',

  'draw.title': 'Der Markt und das Ziehen',
  'stall.title': 'Ein neuer Stand',
  'entry.title': 'Terrasse und Eingang',
  'joker.title': 'Ein Joker und seine Gebühr',
  'three.title': 'Drei Karten für überall',
  'lure.title': 'Einen Kunden locken',
  'expand.title': 'Einen Stand ausbauen',
  'pay.title': 'Zwei Münzen für eine',
  'medals.title': 'Medaillen wandern',
  'foreign.title': 'An einem fremden Stand',
  'tie.title': 'Gleich weit',
  'occupied.title': 'Ein besetzter Eingang',
  'barkers.title': 'Ausrufer',
  'ways.title': 'Offene Wege',
  'move.title': 'Ein blockierter Stand zieht um',
  'final.title': 'Die Schlussphase',
  'scoring.title': 'Die Wertung',
  'neutral.title': 'Neutrale Stände',
  'first.title': 'Erste Stände nach Wahl',

  'draw.1':
    'Willkommen im Basar von Kairo! Neun Bezirke, sechs Waren: Porzellan, Teppiche, Gewürze, Obst, Schmuck und Kaffee. Wer am Ende die meisten Punkte hat, gewinnt.',
  'draw.2':
    'Diese Stände gehören dir: Teppiche, Gewürze und Kaffee. Der kleine Läufer vor jedem ist sein Eingang. Dort kommen Kunden herein.',
  'draw.3':
    'In deinem Zug tust du eins von dreien: bauen, einen Kunden locken oder ziehen. Zum Bauen brauchst du Karten. Jede steht für einen Bezirk.',
  'draw.4': 'Zieh jetzt. Du nimmst zwei Karten, eine nach der anderen. Nimm zuerst Karte 1 aus der Auslage.',
  'draw.5': 'Die zweite darf anderswoher kommen: Nimm die oberste vom Nachziehstapel. Nur du wirst sie sehen.',
  'draw.done':
    'Dein Zug ist vorbei. Hast du nach dem Ziehen mehr als vier Karten, legst du bis auf vier ab. Ausrufer nimmt man genauso; was sie tun, kommt später.',

  'stall.1': 'Du hast Karte 1. Mit ihr darfst du in Bezirk 1 bauen, im Nordwesten.',
  'stall.2': 'Spiel sie.',
  'stall.3':
    'Du könntest deine Teppiche ausbauen oder einen Stand eröffnen, den du noch nicht hast. Eröffne einen Porzellanstand.',
  'stall.4': 'Helle Felder sind möglich: Ein Stand berührt kein anderes Plättchen an einer Seite. Setz ihn auf D2.',
  'stall.5': 'Daneben kommt der Eingang. Leg ihn auf D3 und bestätige.',
  'stall.done':
    'Ein neuer Stand kostet nichts und bringt keine Punkte, aber nun können Porzellankunden zu dir kommen. In einem Bezirk steht von jeder Ware höchstens einer.',

  'entry.1':
    'Kaffee gibt es auf der Terrasse, die den Markt im Süden, Westen und Osten umgibt. Keine andere Ware baut dort, und Kunden gehen nicht darüber.',
  'entry.2': 'Karte 4 öffnet Bezirk 4 mit einem Stück der Terrasse. Spiel sie.',
  'entry.3': 'Eröffne deinen Kaffeestand.',
  'entry.4': 'Setz ihn auf A5, das nördliche Ende der Terrasse.',
  'entry.5':
    'Der Eingang liegt immer im Markt. B5 ist vergeben: Dort ist der Eingang zu deinen Teppichen. Also kommt er auf A4. Das ist Bezirk 1, aber deine Karte gilt nur für den Stand. Bestätige es.',
  'entry.done':
    'Eingänge dürfen in jedem Bezirk und neben jedem Plättchen liegen. Aber auf einem Feld ist nie mehr als einer.',

  'joker.1': 'Das ist ein Joker. Er öffnet drei Bezirke: 2, 5 und 8, die mittlere Spalte.',
  'joker.2': 'Allein gespielt kostet ein Joker eine Münze. Spiel ihn.',
  'joker.3': 'Jede Münze ist recht. Porzellan hast du zweimal, also zahl damit.',
  'joker.4': 'Eröffne einen Obststand.',
  'joker.5': 'Drei Bezirke leuchten. Setz den Stand auf F11 im Süden.',
  'joker.6': 'Wähl eine Seite für seinen Eingang und bestätige.',
  'joker.done': 'Die Gebühr kommt zuerst: Was du baust, musst du mit den übrigen Münzen bezahlen.',

  'three.1': 'Du hättest gern einen Porzellanstand in Bezirk 4, aber keine deiner Karten öffnet ihn.',
  'three.2':
    'Drei beliebige Karten zusammen öffnen alle neun Bezirke. Wähl „Bauen“, dann „Drei Karten“, markier deine Karten und spiel sie.',
  'three.3': 'Eröffne den Porzellanstand.',
  'three.4': 'Der ganze Markt steht dir offen. Setz ihn auf D5.',
  'three.5': 'Nun sein Eingang, auf einer beliebigen Seite. Dann bestätige.',
  'three.done':
    'Unter den dreien war ein Joker, und es fiel keine Gebühr an: Nur ein einzelner Joker kostet eine Münze.',

  'lure.1': 'Stände leben von Kunden. Es gibt sechs, für jede Ware einen. Hier steht der Gewürzkunde.',
  'lure.2':
    'Er geht zum nächsten freien Eingang seiner Ware, Schritt für Schritt und nie durch Plättchen hindurch. Deiner ist drei Schritte entfernt.',
  'lure.3': 'Wähl den Kunden. Der Markt zeigt seinen Weg und was du bekommst. Dann lock ihn zu deinem Eingang.',
  'lure.done':
    'Dein Stand hat zwei Plättchen, also bekamst du zwei Gewürzmünzen. Der Kunde verlässt den Markt, und wer draußen gewartet hat, nimmt seinen Platz ein: Dein Eingang ist jetzt besetzt.',

  'expand.1': 'Du hast zwei Teppichmünzen. Damit kannst du deinen Teppichstand ausbauen.',
  'expand.2': 'Die Felder um ihn liegen in Bezirk 1. Spiel Karte 1.',
  'expand.3':
    'Ein Anbau kostet so viele Münzen seiner Ware, wie der Stand mit ihm Plättchen hat: zwei. Ebenso viele Punkte bringt er. Wähl „Ausbauen“, dann deine Teppiche.',
  'expand.4': 'Er muss deinen Stand an einer Seite berühren. Wähl ein Feld und bestätige.',
  'expand.done':
    'Zwei Punkte für Größe zwei. Und weil dein Stand mit dem ersten Anbau dieser Ware der größte ist, nimmst du Gold für drei Punkte und Silber für zwei: zusammen sieben.',

  'pay.1': 'Dein Gewürzstand soll auf Größe zwei wachsen. Das kostet zwei Gewürzmünzen, und du hast eine.',
  'pay.2': 'Es geht trotzdem: Für jede fehlende Münze zahlst du zwei andere. Spiel Karte 5.',
  'pay.3': 'Wähl „Ausbauen“, dann deine Gewürze.',
  'pay.4': 'Wähl ein Feld und bestätige.',
  'pay.5': 'Deine Gewürzmünze ist schon bezahlt. Wähl zwei andere, beliebig gemischt, und bestätige.',
  'pay.done': 'Das geht nur mit mindestens einer Münze der Ware. Ohne eine kannst du diesen Stand nicht ausbauen.',

  'medals.1':
    'Zwei Teppichstände haben Größe zwei. Dein Gegner war zuerst so weit und hat Gold. Du hast gleichgezogen und Silber genommen.',
  'medals.2': 'Wirst du größer als alle anderen, gehören beide Medaillen dir.',
  'medals.3': 'Spiel Karte 1.',
  'medals.4': 'Wähl „Ausbauen“, dann deine Teppiche. Was du nehmen würdest, steht schon dort.',
  'medals.5': 'Größe drei kostet drei Münzen. Wähl ein Feld und bestätige.',
  'medals.done':
    'Drei Punkte für die Größe und drei für das Gold, das du genommen hast. Silber hattest du schon, es zählt nicht noch einmal. Am Ende zählen alle Medaillen noch einmal für den, der sie hat.',

  'foreign.1': 'Du hast keine Teppichmünze. Ohne eine kannst du deine Teppiche nicht ausbauen.',
  'foreign.2': 'Der Teppichkunde ist weit von deinem Eingang. Näher ist der Stand deines Gegners auf F1.',
  'foreign.3': 'Du darfst ihn trotzdem dorthin locken. Tu es.',
  'foreign.done':
    'Du bekamst eine Teppichmünze, der Besitzer auch. An größeren Ständen bekommt der Besitzer für jedes Plättchen eine, du aber immer nur eine.',

  'tie.1': 'Für den Schmuckkunden sind zwei Eingänge gleich weit: deiner und der eines Gegners, je sechs Schritte.',
  'tie.2': 'Sind mehrere gleich nah, wählst du. Lock ihn zu deinem eigenen Stand.',
  'tie.done': 'Es zählt die Zahl der Schritte, egal auf welchem Weg. Wer am Zug ist, entscheidet.',

  'occupied.1': 'Der Gewürzkunde sucht Gewürze. Zwei Stände haben sie: der eines Gegners und, weiter weg, deiner.',
  'occupied.2': 'Aber auf dem näheren Eingang steht ein Kunde. Er ist besetzt und zählt daher nicht.',
  'occupied.3': 'Lock ihn zu deinem Stand.',
  'occupied.done':
    'Besetzte Eingänge werden ohne Ausrufer übergangen. Wer die Eingänge der anderen rechtzeitig besetzt, hat mehr Kunden für sich.',

  'barkers.1':
    'Zwei Stände haben Gewürze. Der nähere gehört deinem Gegner, von selbst ginge der Gewürzkunde also dorthin.',
  'barkers.2': 'Du hast einen Ausrufer. Jeder, den du spielst, schließt einen näheren Eingang aus.',
  'barkers.3': 'Lock ihn zu deinem eigenen Stand. Der Ausrufer wird damit gespielt.',
  'barkers.done':
    'Der Ausrufer liegt wieder auf seinem Feld, wo ihn alle ziehen können. Für die Handgrenze zählen sie nicht, also behalt so viele, wie du willst.',

  'ways.1':
    'Zu diesem Gewürzeingang führt nur noch ein Weg: von Osten, über F8. Jeder Kunde muss immer jeden Eingang erreichen können.',
  'ways.2': 'Dein Porzellanstand kann wachsen. Spiel Karte 5.',
  'ways.3': 'Wähl „Ausbauen“, dann dein Porzellan.',
  'ways.4': 'F8 ist gesperrt: Ein Plättchen dort schlösse den Eingang ein. Wähl ein anderes Feld und bestätige.',
  'ways.done':
    'Wege dürfen beliebig lang werden, und Felder ohne Kunden und ohne Eingang darf man abschneiden. Nur eingeschlossen werden darf niemand.',

  'move.1':
    'Dein Gewürzstand kann hier nie wachsen: Ringsum sind Plättchen, Eingänge und die Terrasse. Er ist blockiert, wie das Schloss zeigt.',
  'move.2': 'Ein blockierter Stand ohne Anbau darf umziehen. Das kostet eine Karte wie das Bauen. Spiel Karte 2.',
  'move.3': 'Wähl „Versetzen“, dann deine Gewürze.',
  'move.4': 'Es gelten dieselben Regeln wie für einen neuen Stand. Setz ihn auf F3.',
  'move.5': 'Und sein Eingang: Wähl eine Seite und bestätige.',
  'move.done': 'Die alten Felder sind wieder frei. Solange ein Stand noch wachsen kann, bleibt er, wo er ist.',

  'final.1': 'Ein Teppichanbau ist noch da. Wer ihn baut, löst die Schlussphase aus.',
  'final.2': 'Du hast die Münzen. Spiel Karte 1.',
  'final.3': 'Wähl „Ausbauen“, dann deine Teppiche.',
  'final.4': 'Wähl ein Feld und bestätige.',
  'final.5':
    'Jetzt zieht und lockt niemand mehr: Du baust mit dem, was du hast, oder steigst aus. Die anderen hatten keine Karten und sind draußen. Ein neuer Stand brächte dir keine Punkte, also steig aus.',
  'final.done':
    'Sind alle ausgestiegen, ist das Spiel aus. Die Schlussphase beginnt auch, wenn zwei Waren nur noch je einen Anbau haben.',

  'scoring.1': 'Der letzte Zug. Du hast 31 Punkte und beide Teppichmedaillen. Sie zählen noch einmal: drei und zwei.',
  'scoring.2': 'Auch Münzen zählen: alle Waren zusammen, ein Punkt für je drei. Du hast acht, das sind zwei Punkte.',
  'scoring.3': 'Punkte bringt dir nichts mehr. Steig aus.',
  'scoring.done': '31 und 5 und 2 sind 38 Punkte: Du gewinnst. Karten, Ausrufer und einzelne Münzen sind nichts wert.',

  'neutral.1':
    'Zu zweit gehören sechs Stände niemandem. Sie haben ein graues Zeichen, wachsen nicht und ziehen nicht um.',
  'neutral.2': 'Ihre Eingänge zählen wie alle anderen. Der Teppichkunde ist näher an diesem als an deinem.',
  'neutral.3':
    'Mit deinem Ausrufer käme er zu deinem eigenen Stand. Aber bei Größe eins gibt es auch dort nur eine Münze. Lock ihn zum neutralen Stand und behalt den Ausrufer.',
  'neutral.done': 'Du bekamst eine Münze, sonst niemand etwas.',

  'first.1':
    'Die ersten Stände stehen auf vorgeschlagenen Feldern, es sei denn, man wählt selbst. Dann stellen alle reihum drei auf, ohne Karten.',
  'first.2': 'Wähl, welcher Stand zuerst kommt.',
  'first.3': 'Wähl ein Feld für ihn. Beim Aufbau nimmt ein Bezirk höchstens zwei Stände auf.',
  'first.4': 'Und seinen Eingang. Dann bestätige.',
  'first.done':
    'Haben beide drei aufgestellt, folgen die sechs neutralen. Sie werden ausgelost, und ihr stellt sie abwechselnd auf.',
};

export default de;
