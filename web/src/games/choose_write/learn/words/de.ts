import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';
import { solo } from './solo.de';

const de: Catalogue<typeof en> = {
  title: 'Choose & Write lernen',
  lead: 'Dreizehn kurze Lektionen für mehrere und drei für einen allein. Du spielst echte Züge an deinem eigenen Tisch; niemand wartet auf dich.',
  'chapter.several': 'Zu zweit bis zu fünft',
  'chapter.solo': 'Allein',
  finished: 'Dein Stift ist gespitzt!',
  'finished.text':
    'Mehr brauchst du nicht. Alles Weitere steht in den Regeln, und jeder Ort und jede Karte erklärt sich, wenn du darauf zeigst.',

  'sheet.title': 'Dein Bogen',
  'turn.title': 'Eine Karte spielen',
  'follow.title': 'Folgen',
  'wait.title': 'Warten',
  'palace.title': 'Paläste und Warenkarten',
  'bonus.title': 'Bonusaktionen',
  'check.title': 'Haken',
  'gate.title': 'Tore und Bonusrubine',
  'caravan.title': 'Die Karawanserei',
  'guild.title': 'Gildenkarten',
  'catacombs.title': 'Die Katakomben',
  'fountain.title': 'Brunnen',
  'end.title': 'Das Ende des Spiels',

  'sheet.1':
    'Willkommen im Basar! Diesmal hast du einen Stift dabei, und alles dreht sich um Rubine: Hat jemand zehn, wird die Runde zu Ende gespielt, und wer dann die meisten hat, gewinnt.',
  'sheet.2':
    'Dieser Bogen gehört dir. Die Fliesen sind die Orte des Basars. Du gehst nicht hin: Karten führen dich dorthin.',
  'sheet.3':
    'Darunter schreibst du: vier Regale für Stoff, Gewürz, Obst und Schmuck, dazu Lira, Rubine und Bonusaktionen.',
  'sheet.4':
    'In deinem Zug spielst du eine von drei Karten: Zwei liegen in der Auslage, eine hast du auf der Hand. Wähl die Rösterei: Ihr Ort und alle, die ihn berühren, leuchten auf. Nutze die Rösterei.',
  'sheet.5': 'Die Karte ist gespielt. Nutze die Rösterei.',
  'sheet.6': 'Sie bringt dir zwei Waren deiner Wahl. Wähl sie.',
  'sheet.done':
    'Was du bekommst, wird eingetragen, was du zahlst, gestrichen. Ein gestrichenes Feld ist verbraucht: Übrig ist, was eingetragen und nicht gestrichen ist.',

  'turn.1': 'Ein paar Züge später. Auf der Hand hast du das Stofflager, und niemand sonst weiß davon.',
  'turn.2':
    'Wähl es. Du musst nicht seinen eigenen Ort nutzen: Es berührt auch den Edelsteinhändler, der einen Rubin für zehn Lira verkauft. Du hast sie, also nutze den Edelsteinhändler.',
  'turn.3': 'Die Karte ist gespielt. Nutze den Edelsteinhändler.',
  'turn.4': 'Zehn Lira gestrichen, ein Rubin eingetragen. Nun dürfen die anderen deine Karte auch nutzen.',
  'turn.5':
    'Du hast von der Hand gespielt, also nimmst du eine neue Karte: eine aus der Auslage, die alle gesehen haben, oder die oberste vom Stapel, die nur du kennst.',
  'turn.done':
    'Spielst du eine Karte der Auslage, bleibt deine Hand, wie sie ist, und die Auslage wird wieder aufgefüllt.',

  'follow.1':
    'Jemand anderes ist am Zug und hat das Teehaus gespielt. Du darfst dieselbe Karte nutzen, mit denselben Orten. Das heißt folgen.',
  'follow.2':
    'Folgen kostet eine Tulpe des Ortes, den du nutzt. Das Teehaus hat zwei davon, die meisten Orte haben eine.',
  'follow.3': 'Zwei Lira sind nicht viel. Folge ins Teehaus und zahl mit einer Tulpe.',
  'follow.done':
    'Die Tulpe ist gestrichen und kommt nicht wieder. In deinem eigenen Zug zahlst du keine: Tulpen sind nur zum Folgen da.',

  'wait.1': 'Der Schwarzmarkt wurde gespielt. Du hast genug Schmuck, und später sind deine Tulpen mehr wert.',
  'wait.2': 'Niemand muss folgen. Warte lieber: Das bringt dir eine Bonusaktion.',
  'wait.done': 'Warten darfst du immer, auch wenn du folgen könntest. Wozu die Bonusaktion gut ist, erfährst du bald.',

  'palace.1':
    'Die Paläste verkaufen Rubine für Waren. Der Preis steht auf der Fliese: Palast A will zweimal Stoff, ein Gewürz und ein Obst.',
  'palace.2': 'Obst hast du nicht auf dem Bogen, darum ist es blass. Aber du hast eine Warenkarte, auf der Obst ist.',
  'palace.3': 'Wähl die Karte von Palast A, dann nutze den Palast.',
  'palace.4': 'Nutze den Palast.',
  'palace.5':
    'Leg die Warenkarte für das Obst. Ihre andere Hälfte, der Schmuck, ist verloren; den Rest zahlt dein Bogen.',
  'palace.done':
    'Ein Rubin! Am Ende des Zuges kommt noch eine Rubinkarte unter diesen Palast: Von da an kostet er für alle eine Ware mehr.',

  'bonus.1':
    'Du hast einmal gewartet und hast eine Bonusaktion. Mit ihr folgst du wie mit einer Tulpe, aber an jeden Ort.',
  'bonus.2':
    'Das Teehaus wurde gespielt. Zwei Paläste berühren es, und Paläste haben keine Tulpen: Nur eine Bonusaktion bringt dich hin.',
  'bonus.3': 'Du hast alle Waren, die Palast D will. Folge in den Palast.',
  'bonus.done':
    'Hast du beides, wählst du zwischen Tulpe und Bonusaktion. Alle, die in einem Zug denselben Palast nutzen, zahlen denselben Preis.',

  'check.1':
    'Die Lager und das Teehaus haben je zwei graue Kästchen. Jeder Haken darin lässt den Ort eins mehr geben, für das ganze Spiel.',
  'check.2': 'Haken gibt es in der Wagnerei. Wähl diese Karte, dann nutze den Ort.',
  'check.3': 'Nutze die Wagnerei.',
  'check.4': 'Setz zwei Haken, an einem Ort oder an zweien.',
  'check.done':
    'Die Zahl auf der Fliese ist gewachsen. Haken gelten nur für dich und werden nie gestrichen: je früher, desto besser.',

  'gate.1':
    'Quer über die Regale gehen drei Tore, jedes mit einem Rubin. Du bekommst ihn, wenn alle vier Regale bis zum Tor gefüllt sind. Gestrichene Waren zählen mit.',
  'gate.2':
    'Drei deiner Regale sind durch das erste Tor; der Schmuck fehlt noch. Spiel den Schwarzmarkt und nutze ihn.',
  'gate.3': 'Nutze ihn.',
  'gate.4':
    'Nun sind alle vier hindurch. Bonusrubine gibt es am Ende des Zuges, wenn alle gefolgt sind oder gewartet haben. Schau auf deine Rubine und mach dann weiter.',
  'gate.done':
    'Jeder kann den Rubin jedes Tores gewinnen. Mit Lira ist es genauso: Jeder der beiden großen Blöcke bringt einen, wenn er voll ist.',

  'caravan.1':
    'In der Karawanserei tust du, was die offene Karawanenkarte sagt. Jetzt bringt sie drei Waren einer Sorte.',
  'caravan.2': 'Spiel die Karawanserei und nutze sie.',
  'caravan.3': 'Nutze sie.',
  'caravan.4': 'Wähl die Ware. Schmuck hast du noch keinen.',
  'caravan.done':
    'Am Ende eines Zuges, in dem sie genutzt wurde, kommt die Karte unter ihren Stapel, und die nächste wird aufgedeckt.',

  'guild.1':
    'Gildenkarten bekommst du im Gildenhaus. Du spielst sie anstelle einer Ortskarte, und sie gehören dir allein: Niemand kann folgen.',
  'guild.2': 'Diese kostet ein paar Lira und drei beliebige Waren und bringt einen Rubin. Spiel sie.',
  'guild.3': 'Zahl mit drei Waren, ganz wie du willst.',
  'guild.done':
    'Hand und Auslage bleiben, wie sie sind. Spielen darfst du eine Gildenkarte nur, wenn du alles zahlen kannst, was sie verlangt.',

  'catacombs.1':
    'Die Katakomben berühren keinen anderen Ort; nur ihre eigene Karte führt hinein. Hinaus geht es dafür überallhin.',
  'catacombs.2': 'Spiel die Katakomben und nutze sie.',
  'catacombs.3':
    'Du führst die Aktion eines beliebigen anderen Ortes aus und zahlst, was sie kostet. Für Palast C hast du die Waren: Wähl ihn.',
  'catacombs.done':
    'Wer dorthin folgt, zahlt mit einer Tulpe der Katakomben oder einer Bonusaktion; der Ort, zu dem sie führen, kostet keine Tulpe.',

  'fountain.1':
    'Vier der Ortskarten sind Brunnen. Wird einer gezogen, bekommen alle, was er gibt, und es wird eine weitere Karte gezogen.',
  'fountain.2': 'Ein Zug ist zu Ende, und der Brunnen mit einer Ware deiner Wahl wurde gezogen. Nimm eine.',
  'fountain.done':
    'Die anderen Brunnen geben eine Lira, eine Warenkarte oder einen Haken. Sie kosten nichts, und niemand geht leer aus.',

  'end.1':
    'Neun Rubine! Mit diesem Zug endet die Runde, denn als Nächstes wäre dran, wer angefangen hat. Gespielt wurde der Edelsteinhändler.',
  'end.2': 'Folge mit deiner letzten Tulpe dort und kauf den zehnten Rubin.',
  'end.3':
    'Mit dem zehnten Rubin ist nach dieser Runde Schluss. Das Spiel endet auch, wenn keine Ortskarte mehr zu ziehen ist.',
  'end.done':
    'Du hast gewonnen! Bei gleich vielen Rubinen zählt, was übrig ist: Waren, Lira und Bonusaktionen je eins, Warenkarten zwei.',

  ...solo,
};

export default de;
