/** Die Regeln des Grundspiels auf Deutsch: PLC. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './places.en';

const texts: Texts<typeof en> = {
  'PLC-01': 'Zahle 7 Lira in den Vorrat und nimm eine Erweiterung: Nun ist von jeder Ware für 1 mehr Platz.',
  'PLC-02': 'Mehr als drei Erweiterungen gibt es nicht; hast du alle drei, kannst du die Aktion nicht mehr nutzen.',
  'PLC-03':
    'Deine dritte Erweiterung, woher sie auch kommt, bringt dir sofort 1 Rubin der Wagnerei. Das gibt es für jede Person nur einmal.',
  'PLC-04': 'Mit einer Aktion kaufst du nur eine Erweiterung.',
  'PLC-05': 'Stofflager (2): Füll {R} auf, ohne zu zahlen.',
  'PLC-06': 'Gewürzlager (3): Füll {G} auf, ohne zu zahlen.',
  'PLC-07': 'Obstlager (4): Füll {Y} auf, ohne zu zahlen.',
  'PLC-08': 'Du darfst die Aktion auch mit voller Reihe ausführen, um das grüne Moscheeplättchen zu nutzen.',
  'PLC-09': 'Nimm, was auf den vier Feldern steht, die kein Anzeiger bedeckt; DAT-10 nennt es für jeden Zustand.',
  'PLC-10': 'Dann rutscht der am weitesten links liegende Anzeiger der oberen Reihe in die untere.',
  'PLC-11':
    'War oben kein Anzeiger mehr, rutschen stattdessen alle vier wieder hinauf, nachdem du alles genommen hast.',
  'PLC-12': 'Nimm zwei Bonuskarten auf die Hand; danach leg eine von der Hand ab, eine alte oder eine neue.',
  'PLC-13':
    'Jede der beiden darf vom Nachziehstapel kommen oder die oberste der Ablage sein. Sonst bekommst du nie Karten von der Ablage.',
  'PLC-14':
    'Du wählst für jede Karte einzeln, woher sie kommt, und siehst dir die erste an, bevor du für die zweite wählst. Angeboten wird nur, wo eine Karte ist; ein leerer Nachziehstapel zählt mit, solange es eine Ablage zu mischen gibt.',
  'PLC-15':
    'Geben beide Stapel keine zwei Karten her, nimm die, die da sind. Ablegen musst du trotzdem, wenn du eine Karte hast.',
  'PLC-16':
    'Ruf beliebig viele deiner wartenden Gehilfen zurück, keinen, einige oder alle, egal wo sie sind; sie kommen in deinen Stapel.',
  'PLC-17': 'Für diese Aktion braucht es keinen Gehilfen, und Kaufleute am Brunnen werden nicht bezahlt.',
  'PLC-18':
    'Führt dein Familienmitglied die Aktion aus, kommen die Gehilfen in deinen Stapel, egal wo dein Kaufmann ist.',
  'PLC-19': 'Begegnungen in Phase 4 gibt es auch am Brunnen.',
  'PLC-20': 'Nimm eine Ware deiner Wahl: {R}, {G} oder {Y}.',
  'PLC-21': 'Würfle mit zwei Würfeln um {B}: bei 2–6 nichts, bei 7–8 1, bei 9–10 2, bei 11–12 3.',
  'PLC-22': 'Ob du {R}, {G} oder {Y} vor oder nach dem Wurf wählst, ist deine Sache.',
  'PLC-23': 'Nenn eine Zahl, mindestens 3, höchstens 12; dann würfle mit zwei Würfeln.',
  'PLC-24':
    'Ist die Summe, nach allen Änderungen, gleich deiner Zahl oder höher, zahlt der Vorrat dir deine Zahl in Lira.',
  'PLC-25': 'Ist sie niedriger, bekommst du 2 Lira.',
  'PLC-26':
    'Verkaufe 1 bis 5 Waren. Jede Ware braucht ein eigenes Symbol auf dem obersten Nachfrageplättchen des Marktes.',
  'PLC-27': 'Der Große Markt zahlt je nach Anzahl der Waren 3, 7, 12, 18 oder 25 Lira (DAT-09).',
  'PLC-28': 'Der Kleine Markt zahlt 2, 5, 9, 14 oder 20 Lira (DAT-09).',
  'PLC-29': 'Nach dem Verkauf kommt das Plättchen unter seinen Stapel; das nun sichtbare gilt.',
  'PLC-30': 'Nichts zu verkaufen ist keine Aktion und lässt das Nachfrageplättchen liegen.',
  'PLC-31':
    'Ist dein Familienmitglied hier, schick es an einen Ort deiner Wahl, nur nicht zur 12 selbst; mit ihm führst du die Aktion dort aus.',
  'PLC-32': 'Ohne dein Familienmitglied auf 12 kannst du die Aktion nicht nutzen.',
  'PLC-33':
    'Wo es ankommt, trifft das Familienmitglied niemanden: Es bezahlt keine Kaufleute, fängt niemanden und nutzt weder Gouverneur noch Schmuggler.',
  'PLC-34': 'Es braucht keinen Gehilfen. Dein Kaufmann hat seine Phase 4 auf 12 wie immer.',
  'PLC-35':
    'Du darfst es auch dorthin schicken, wo du die Aktion nicht ausführen kannst oder willst; dann bleibt es einfach dort.',
  'PLC-36':
    'Es bleibt an dem Ort, bis jemand es fängt, eine Karte es heimschickt oder etwas anderes von dir es bewegt.',
  'PLC-37':
    'Ein Kaufmann, der schon dort ist, wenn es ankommt, fängt es nicht; das kann er nur in Phase 4 eines Zuges der Person, der er gehört.',
  'PLC-38':
    'Zahle jede Ware, die auf einem offenen Feld steht, also einem ohne Rubin (DAT-05); der nächste Rubin der Leiste gehört dir.',
  'PLC-39': 'Mit dem Rubin wird ein weiteres Feld frei: Der Preis steigt um eine Ware.',
  'PLC-40': 'Für jedes „beliebig“ im Preis wählt die zahlende Person die Art.',
  'PLC-41': 'Hat die Leiste keinen Rubin mehr, ist die Aktion nicht nutzbar.',
  'PLC-42':
    'Wähl einen der beiden Stapel und nimm sein oberstes Plättchen. Du musst so viele Waren in der Farbe des Plättchens haben, wie es Symbole zeigt; davon zahlst du genau 1.',
  'PLC-43': 'Von jeder Farbe darf eine Person nur ein Plättchen haben.',
  'PLC-44': 'Sobald du beide Farben einer Moschee hast, bekommst du von ihr 1 Rubin, bei jeder Moschee einmal.',
  'PLC-45': 'Eine Aktion bringt nur ein Plättchen. Ein aufgebrauchter Stapel bringt keines.',
  'PLC-46':
    'Zahle die höchste Zahl, die kein Rubin bedeckt, in Lira an den Vorrat; der nächste Rubin der Leiste gehört dir.',
  'PLC-47': 'Mit jedem Rubin, der die Leiste verlässt, egal wer ihn wie nimmt, steigt der Preis um 1 Lira.',
  'PLC-48': 'Der teuerste Rubin kostet 23 Lira. Danach ist die Aktion nicht mehr nutzbar.',
  'PLC-49':
    'Eine Aktion ist möglich, wenn du ihre Bedingung erfüllst und ihre Kosten sofort zahlen könntest. Auf 2 bis 9 ist sie das immer, auch wenn sie nichts bringt. Sonst brauchst du: auf 1 weniger als drei Erweiterungen und den Preis; auf 10 und 11 eine Ware, die du verkaufen kannst; auf 12 dein Familienmitglied auf 12; auf 13 und 16 einen Rubin auf der Leiste und seinen Preis; auf 14 und 15 ein oberstes Plättchen, das du nehmen darfst.',
};

export default texts;
