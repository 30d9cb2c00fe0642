/** Die Regeln des Großen Basars auf Deutsch; jede Kennung beginnt mit GRB. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './bazaar.en';

const texts: Texts<typeof en> = {
  'SET-01':
    'Der Große Basar ist das Grundspiel mit beiden Erweiterungen; alle ihre Regeln gelten, wenn nicht eine Regel dieses Kapitels etwas anderes sagt.',
  'SET-02':
    'Der Plan hat 5 Reihen und 5 Spalten. Die Orte 1 bis 25 liegen zufällig darauf, der Brunnen auf dem Feld in der Mitte.',
  'SET-03': 'Für Schwarzmarkt (8) und Teehaus (9) gilt MOC-SET-04.',
  'SET-04':
    'Welche Bonuskarten mitspielen, wird vor dem Spiel vereinbart: nur die von Brief & Siegel, oder alle drei Sätze zusammen.',
  'SET-05':
    'Die Orte 1 und 6 sind die von Mokka & Bakschisch. Kaffeehändler und Kurier beginnen beide dort, wohin die Würfel sie schicken.',
  'SET-06': 'Der sechste Rubin löst das Ende aus.',
  'COF-01':
    'Kaffeesymbole gelten: Die Karte {ls3}, die Kioskplättchen k13, k14, k20 und k23 und die Katakomben geben oder nehmen Kaffee, wo sie ihn zeigen.',
  'COF-02':
    'Wird Kaffee neben einer Ware deiner Wahl angeboten, darfst du ihn wählen, auch wenn alle vier Reihen voll sind.',
  'ENC-01': 'Mit dem Begegnungsplättchen kostet auch der Kurier nichts: weder Lira noch einen Brief.',
  'ENC-02': 'Bei {ls9} hilft das Begegnungsplättchen nicht: Was die Karte kostet, musst du zahlen.',
  'PLC-01':
    'Nimm 1 Ware deiner Wahl oder 1 Kaffee, dann versetz deinen Kaufmann mit seinem Stapel an einen Ort deiner Wahl.',
  'PLC-02': 'An dem Ort, den er durch die Katakomben erreicht, gibt es keine Aktion und keine Begegnung.',
  'PLC-03':
    'Es wird dort auch kein Gehilfe dagelassen und kein Kaufmann bezahlt. Es muss ein anderer Ort sein als der, an dem dein Kaufmann ist, und der Sprung gehört zur Aktion.',
  'PLC-04':
    'Hat dein Kaufmann die Aktion ausgeführt, ist seine Phase 4 verloren (IST-TRN-26). Hat dein Begleiter sie auf 25 ausgeführt, hat er dort seine Phase 4, und nur der Kaufmann springt.',
  'PLC-05': 'Der Rubin des Geheimbunds darf auch aus dem Kaffeehaus kommen.',
  'PLC-06': 'Ein letzter Rubin aus dem Kaffeehaus, ob gekauft oder als Bakschisch, wird ersetzt, wie LET-RUB-01 sagt.',
  'BAR-01':
    'Die Schranke hält Begleiter auf und Familienmitglieder mit {ls6}, wie sie Kaufleute aufhält. Wer das Kontrollplättchen hat, kommt mit allen seinen Figuren durch.',
  'BAR-02': 'Wegplättchen und {mb7} bewegen nie einen Begleiter.',
  'LTR-01':
    'Gildenkarten und Aktionen neben der Schranke stellen selbst nichts zu; eine Figur, die sie bewegen, stellt aber dort zu, wo sie hinkommt: mit Gildenkarte 7 der Kaufmann auf 7, mit Gildenkarte 12 das Familienmitglied auf 12 und auf seinem neuen Ort.',
  'LTR-02': 'Briefe gibt es nur für die Orte 1 bis 16 (DAT-21). Auf den Orten 17 bis 25 wird nie etwas zugestellt.',
  'ABS-01':
    'Was etwas nennt, das im gewählten Spiel nicht vorkommt, gilt nicht: in Brief & Siegel der Kaffee, der Kaffeehändler bei {ls9} und Ort 20 beim Geheimbund. Die anderen Möglichkeiten bleiben.',
  'ABS-02':
    'Mit den Bonuskarten von Brief & Siegel allein fehlen die des Grundspiels und die von Mokka & Bakschisch, und nichts ersetzt sie.',
};

export default texts;
