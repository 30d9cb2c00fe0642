import type { Catalogue } from '../../../../words/i18n.svelte';
import type { mocha as en } from './mocha.en';

export const mocha: Catalogue<typeof en> = {
  'roast.title': 'Kaffee',
  'house.title': 'Rubine für Kaffee',
  'guild.title': 'Gildenkarten',
  'barrier.title': 'Taverne und Schranke',

  'roast.1':
    'Der Basar ist gewachsen, und es duftet nach Kaffee. Kaffee ist keine Ware: Er braucht keinen Platz, und du darfst so viel davon haben, wie du willst.',
  'roast.2': 'Der meiste kommt aus der Rösterei. Geh hin.',
  'roast.3': 'Nutze den Ort. Es gibt drei Wege zu Kaffee, und jeder bringt zwei.',
  'roast.4': 'Der erste Weg: zwei Lira. Zahle sie.',
  'roast.5': 'Der zweite: eine beliebige Ware. Gib deinen Stoff.',
  'roast.6': 'Der dritte wäre eine Karte. Behalt deine und hör hier auf.',
  'roast.7': 'Vier Kaffee. Beende deinen Zug.',
  'roast.done':
    'Einen Kaffee gibt es auch bei jedem Besuch in der Karawanserei und im Gildenhaus und beim Kaffeehändler, den du triffst wie den Schmuggler.',

  'house.1':
    'Wozu Kaffee? Vor allem für Rubine. Das Kaffeehaus will sechs für den ersten, dann sieben, acht, neun und zehn.',
  'house.2': 'Du hast sieben Kaffee. Geh zum Kaffeehaus.',
  'house.3': 'Kauf den Rubin.',
  'house.4': 'Ein Kaffee ist übrig. Beende deinen Zug.',
  'house.done': 'Mit der Erweiterung läutet der sechste Rubin die letzte Runde ein.',

  'guild.1':
    'Eine Gildenkarte ersetzt deinen ganzen Zug. Du nutzt ihren Ort, egal wo du bist, und die Gilde legt etwas drauf.',
  'guild.2':
    'Du hast die Karte des Edelsteinhändlers, und der ist weit weg. Spiel sie: Du kaufst einen Rubin zum üblichen Preis und bekommst drei Kaffee dazu.',
  'guild.3': 'Kein Schritt, kein Gehilfe, keine Zahlung, keine Begegnung. Beende deinen Zug.',
  'guild.done':
    'Spielen darfst du eine Gildenkarte nur, wenn du alles tun kannst, was auf ihr steht. Neue gibt es im Gildenhaus.',

  'barrier.1':
    'In der Taverne bekommst du für Kaffee Plättchen, die bleiben, einen Rubin gegen Bakschisch oder die Schranke.',
  'barrier.2': 'Geh zur Taverne.',
  'barrier.3': 'Nutze sie.',
  'barrier.4': 'Nimm für zwei Kaffee die Schranke.',
  'barrier.5': 'Einen Ort daneben darfst du gleich nutzen, egal wo er liegt. Wähl das Obstlager.',
  'barrier.6': 'Nun die andere Seite: Die Schranke steht zwischen zwei Nachbarn. Wähl einen.',
  'barrier.7': 'Füll dein Obst auf, ohne Gehilfen und ohne einen Schritt.',
  'barrier.8': 'Von nun an gehst nur du durch die Schranke, bis jemand anderes sie nimmt. Beende deinen Zug.',
  'barrier.done':
    'Mit dem Wegplättchen gehst du geradeaus, so weit du willst; mit dem Begegnungsplättchen kosten dich Begegnungen nichts.',
};
