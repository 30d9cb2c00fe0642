import type { Catalogue } from '../../../../words/i18n.svelte';
import type { letters as en } from './letters.en';

export const letters: Catalogue<typeof en> = {
  'embassy.title': 'Briefe',
  'companion.title': 'Dein Begleiter',
  'extra.title': 'Ein zweiter Zug',
  'society.title': 'Der Geheimbund',
  'catacombs.title': 'Die Katakomben',

  'embassy.1': 'Im Basar werden Briefe geschrieben. In der Botschaft bekommst du zwei.',
  'embassy.2': 'Geh zur Botschaft.',
  'embassy.3': 'Nimm die Briefe.',
  'embassy.4':
    'Auf jedem steht ein Ort, und jeder zählt ein Siegel. Sobald dein Kaufmann, dein Familienmitglied oder dein Begleiter dort ist, ist der Brief zugestellt und zählt zwei. Beende deinen Zug.',
  'embassy.done': 'Briefe werden von selbst zugestellt, auch wenn andere dran sind.',

  'companion.1': 'Dein Begleiter wartet neben dem Plan. Du holst ihn am Brunnen, zusammen mit deinen Gehilfen.',
  'companion.2': 'Stell ihn auf den Plan: Er beginnt dort, wo dein Kaufmann ist.',
  'companion.3':
    'In einem Zug geht entweder dein Kaufmann oder dein Begleiter, er aber nur einen Schritt. Du hast einen Brief ans Obstlager: Schick ihn hin.',
  'companion.4': 'Der Brief ist zugestellt. Dein Begleiter braucht keinen Gehilfen: Nutze den Ort.',
  'companion.5': 'Wer ihn an einem Ort antrifft, zahlt dir für ihn wie für deinen Kaufmann. Beende deinen Zug.',
  'companion.done': 'In jedem Zug geht nur einer von beiden: Überleg gut, wer.',

  'extra.1': 'Du hast einen zugestellten Brief und noch einen: drei Siegel. Sie sind einen ganzen Zug wert.',
  'extra.2': 'Zuerst ein gewöhnlicher Zug. Geh zum Obstlager.',
  'extra.3': 'Füll dein Obst auf.',
  'extra.4': 'Beende diesen Zug. Du wirst gefragt, ob du noch einen willst.',
  'extra.5': 'Gib den zugestellten Brief: zwei Siegel.',
  'extra.6': 'Und den anderen: das dritte Siegel.',
  'extra.7': 'Dein zweiter Zug! Geh weiter zum Gewürzlager.',
  'extra.8': 'Füll dein Gewürz auf.',
  'extra.done': 'Das darfst du einmal in jeder Runde. Ein viertes Siegel wäre verloren.',

  'society.1': 'Drei zugestellte Briefe sind sechs Siegel. Der Geheimbund gibt dafür einen Rubin.',
  'society.2': 'Geh zum Geheimbund.',
  'society.3': 'Nutze ihn.',
  'society.4': 'Gib alle drei Briefe ab.',
  'society.5': 'Wähl, woher der Rubin kommt. Der Edelsteinhändler wird danach für alle teurer.',
  'society.6': 'Die Ersten bekommen noch Lira dazu: drei, zwei, eine. Beende deinen Zug.',
  'society.done': 'Am Kiosk und im Auktionshaus wechseln Briefe, Waren und Karten den Besitzer, und alle machen mit.',

  'catacombs.1':
    'Im Großen Basar gibt es alle Orte des Grundspiels und beider Erweiterungen und einen dazu: die Katakomben.',
  'catacombs.2': 'Geh hin.',
  'catacombs.3': 'Steig hinab.',
  'catacombs.4':
    'Nimm eine Ware oder einen Kaffee. Für Waren hast du keinen Platz mehr, aber Kaffee braucht keinen: Nimm ihn.',
  'catacombs.5': 'Dein Kaufmann kommt heraus, wo du willst. Wähl den Edelsteinhändler, weit weg.',
  'catacombs.6': 'Dort tut er noch nichts und trifft niemanden. Beende deinen Zug.',
  'catacombs.done': 'Im nächsten Zug ist er da, wo du ihn brauchst. Viel Spaß im Großen Basar!',
};
