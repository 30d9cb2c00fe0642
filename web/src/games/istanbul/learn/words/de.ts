import type { Catalogue } from '../../../../words/i18n.svelte';
import type { en } from './en';
import { letters } from './letters.de';
import { mocha } from './mocha.de';

const de: Catalogue<typeof en> = {
  title: 'Istanbul lernen',
  lead: 'Elf kurze Lektionen, etwa zehn Minuten. Du spielst echte Züge an deinem eigenen Tisch; niemand wartet auf dich.',
  'chapter.base': 'Grundspiel',
  'chapter.mocha': 'Mokka & Bakschisch',
  'chapter.letters': 'Brief & Siegel',
  'chapter.bazaar': 'Großer Basar',
  finished: 'Du kennst den Basar!',
  'finished.text':
    'Mehr brauchst du nicht. Alles Weitere steht in den Regeln, und jeder Ort erklärt sich, wenn du auf ihn zeigst.',

  'walk.title': 'Dein erster Zug',
  'back.title': 'Gehilfen kommen zurück',
  'market.title': 'Aus Waren werden Lira',
  'tea.title': 'Andere Kaufleute bezahlen',
  'family.title': 'Deine Familie hilft',
  'meet.title': 'Wen du triffst',
  'fountain.title': 'Der Brunnen',
  'wainwright.title': 'Eine größere Schubkarre',
  'mosque.title': 'Moscheeplättchen',
  'gems.title': 'Karten und Rubine',
  'end.title': 'Das Ende des Spiels',

  lay: 'Lass hier einen Gehilfen da, damit du handeln kannst.',
  end: 'Beende deinen Zug.',

  'walk.1':
    'Willkommen im Basar! Alles dreht sich um Rubine. Wer zuerst fünf hat, läutet die letzte Runde ein; wer an ihrem Ende die meisten hat, gewinnt.',
  'walk.2': 'Dein Kaufmann steht am Brunnen. Unter ihm ist ein Stapel von vier Gehilfen, die mit ihm gehen.',
  'walk.3':
    'In jedem Zug gehst du einen oder zwei Schritte, nie schräg. Leuchtende Orte kannst du erreichen; die Punkte zählen die Schritte. Geh zum Stofflager.',
  'walk.4': 'Wer handeln will, lässt einen Gehilfen da. Drück den Knopf über dem Plan.',
  'walk.5': 'Nutze nun den Ort: Das Lager füllt deine Schubkarre mit Stoff, kostenlos.',
  'walk.6': 'Zweimal Stoff: Mehr als zwei von jeder Ware passen noch nicht in deine Schubkarre. Beende deinen Zug.',
  'walk.done': 'Das war ein ganzer Zug: gehen, einen Gehilfen dalassen, handeln. Dein Gehilfe wartet im Lager.',

  'back.1':
    'Ein paar Züge später. Zwei deiner Gehilfen warten im Basar, zwei sind bei dir. Kannst du niemanden dalassen oder mitnehmen, endet dein Zug sofort.',
  'back.2': 'Einer deiner Gehilfen wartet im Obstlager. Geh hin.',
  'back.3': 'Nimm ihn mit. Auch dann darfst du handeln.',
  'back.4': 'Füll dein Obst auf.',
  'back.5': 'Wer im Kreis geht, findet seine Gehilfen wieder. Beende deinen Zug.',
  'back.done': 'Auf dem Hinweg dalassen, auf dem Rückweg mitnehmen: So gehen dir die Gehilfen nie aus.',

  'market.1': 'Du hast vier Waren in der Schubkarre. Auf den Märkten machst du daraus Lira.',
  'market.2': 'Jeder Markt zeigt, was gerade gefragt ist. Du hast, was der Kleine Markt will: Geh hin.',
  'market.3': 'Beginne den Verkauf.',
  'market.4': 'Eine Ware bringt 2 Lira, zwei 5, drei 9, vier 14, fünf 20. Verkaufe alle vier.',
  'market.5':
    'Vierzehn Lira! Nach jedem Verkauf fragt der Markt nach anderen Waren. Der Große Markt zahlt noch mehr. Beende deinen Zug.',
  'market.done': 'In den Lagern auffüllen, alles auf einmal verkaufen: So verdienst du Lira.',

  'tea.1': 'Im Teehaus steht schon ein fremder Kaufmann. Du darfst trotzdem hin.',
  'tea.2': 'Geh zum Teehaus.',
  'tea.3': 'Für jeden anderen Kaufmann am Ort zahlst du 2 Lira. Zahlst du nicht, endet dein Zug hier.',
  'tea.4': 'Nutze das Teehaus: Du nennst eine Zahl und würfelst mit zwei Würfeln.',
  'tea.5':
    'Wirfst du mindestens deine Zahl, bekommst du so viele Lira; sonst 2. Sieben oder mehr kommt bei 21 von 36 Würfen.',
  'tea.6': 'So sind die Würfel. Beende deinen Zug.',
  'tea.done': 'Auch die anderen zahlen dir, wenn sie zu deinem Kaufmann kommen. Am Brunnen zahlt niemand.',

  'family.1': 'Dein Familienmitglied wartet auf der Polizeiwache. Es kann einmal für dich handeln, egal wo.',
  'family.2': 'Geh zur Polizeiwache.',
  'family.3': 'Nutze die Polizeiwache.',
  'family.4':
    'Schick dein Familienmitglied, wohin du willst; es braucht keinen Gehilfen und bezahlt niemanden. Wähl das Postamt.',
  'family.5': 'Lass es das Postamt nutzen: Du bekommst, was dort zu sehen ist.',
  'family.6':
    'Nun bleibt es dort. Kommt ein anderer Kaufmann, fängt er es, und es muss zurück auf die Polizeiwache. Beende deinen Zug.',
  'family.done': 'Für deine Familie ist kein Ort zu weit, auch kein Rubin.',

  'meet.1': 'Im Obstlager ist viel los: ein fremdes Familienmitglied, der Gouverneur und der Schmuggler.',
  'meet.2': 'Geh hin.',
  'meet.3': 'Zuerst die Aktion: Füll dein Obst auf.',
  'meet.4': 'Nun die Begegnungen. Fremde Familienmitglieder fängst du und schickst sie auf die Polizeiwache.',
  'meet.5': 'Deine Belohnung: 3 Lira oder eine Bonuskarte. Wähl.',
  'meet.6': 'Der Gouverneur hat eine Bonuskarte für dich. Sprich mit ihm.',
  'meet.7': 'Sie kostet 2 Lira oder eine Karte von deiner Hand, auch die neue.',
  'meet.8': 'Der Schmuggler bringt dir eine Ware deiner Wahl. Sprich mit ihm.',
  'meet.9': 'Nimm die Ware, die du brauchst. Schmuck ist am schwersten zu bekommen.',
  'meet.10': 'Er will 2 Lira oder eine Ware, auch die, die er gerade gebracht hat.',
  'meet.11': 'Beide gehen weiter, wohin zwei Würfel sie schicken. Beende deinen Zug.',
  'meet.done': 'Gouverneur und Schmuggler sind nur Angebote: Du kannst sie auch stehen lassen.',

  'fountain.1': 'Alle deine Gehilfen sind im Basar verstreut. Wohin du auch gehst: Du hast niemanden zum Dalassen.',
  'fountain.2': 'Da hilft der Brunnen. Dort brauchst du keinen Gehilfen und zahlst niemandem etwas. Geh hin.',
  'fountain.3': 'Ruf deine Gehilfen zurück.',
  'fountain.4': 'Wähl, wer zurückkommen soll: Auf jedem leuchtenden Ort ist einer. Ruf sie alle.',
  'fountain.5': 'Dein Stapel ist wieder vollständig. Beende deinen Zug.',
  'fountain.done': 'Ein Zug am Brunnen lohnt sich, wenn dein Stapel leer ist.',

  'wainwright.1': 'Nun zu den Rubinen. Mehrere Wege führen zu ihnen; der erste ist eine voll ausgebaute Schubkarre.',
  'wainwright.2': 'Du hast zwei Erweiterungen. Die dritte aus der Wagnerei bringt einen Rubin. Geh hin.',
  'wainwright.3': 'Kauf sie für 7 Lira.',
  'wainwright.done': 'Platz für fünf von jeder Ware und dazu ein Rubin.',

  'mosque.1':
    'In den Moscheen gibt es Plättchen, und jedes gibt dir eine Fähigkeit für das ganze Spiel. Das grüne hast du schon.',
  'mosque.2':
    'Beide Plättchen einer Moschee bringen einen Rubin. Für das rote brauchst du zweimal Stoff, und den hast du. Geh hin.',
  'mosque.3': 'Besuche die Moschee.',
  'mosque.4': 'Nimm das rote Plättchen. Du zeigst zweimal Stoff, zahlst aber nur einmal.',
  'mosque.5':
    'Plättchen und Rubin! Spätere Plättchen verlangen mehr Waren: Es lohnt sich, früh zu kommen. Beende deinen Zug.',
  'mosque.done':
    'In der Großen Moschee gibt es das blaue Plättchen, einen fünften Gehilfen, und das gelbe, das für 2 Lira einen Gehilfen zurückruft.',

  'gems.1': 'Der Edelsteinhändler verkauft Rubine für Lira. Bonuskarten helfen dabei: Du hast zwei.',
  'gems.2': 'Spiel die Karte, die 5 Lira bringt.',
  'gems.3': 'Geh zum Edelsteinhändler.',
  'gems.4': 'Kauf einen Rubin. Jeder kostet 1 Lira mehr als der vorige.',
  'gems.5': 'Du hast noch eine Karte: „Noch mal Händler“. Spiel sie jetzt, gleich nach der Aktion.',
  'gems.6': 'Zwei Rubine in einem Zug! Beende ihn.',
  'gems.done': 'Auch der Sultanspalast verkauft Rubine, für Waren statt für Lira.',

  'end.1': 'Vier Rubine, einer fehlt noch. Die anderen waren in dieser Runde schon dran; du bist die letzte Person.',
  'end.2': 'Geh zum Edelsteinhändler.',
  'end.3': 'Kauf deinen fünften Rubin.',
  'end.4': 'Der fünfte Rubin macht diese Runde zur letzten. Beende deinen Zug.',
  'end.5':
    'Ganz am Schluss dürfen noch Karten gespielt werden, die Waren oder Lira bringen: Bei gleich vielen Rubinen entscheiden die Lira. Spiel deine.',
  'end.6': 'Mehr gibt es nicht zu tun.',
  'end.done': 'Das Spiel ist aus, und du hast mit fünf Rubinen gewonnen!',

  ...mocha,
  ...letters,
};

export default de;
