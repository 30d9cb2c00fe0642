/** Regeln auf Deutsch: LUR, MED, FIN. */
import type { Texts } from '../../../../frame/rules/contract';
import type en from './market.en';

const texts: Texts<typeof en> = {
  'LUR-01': 'Wähle einen der fünf Kunden im Markt. Den draußen kann man nicht locken.',
  'LUR-02': 'Er kommt zu einem Eingang eines Standes seiner Ware: zu deinem, einem fremden oder einem neutralen.',
  'LUR-03': 'Ein Eingang, auf dem ein Kunde steht, ist besetzt. Dorthin lässt sich niemand locken.',
  'LUR-04':
    'Kunden gehen von Seite zu Seite, nie über Ecken. Sie kommen über leere Felder, Eingänge und andere Kunden.',
  'LUR-05': 'Über Plättchen, über die Terrasse und aus dem Markt hinaus gehen sie nie.',
  'LUR-06':
    'Die Entfernung ist die Zahl der Schritte auf dem kürzesten Weg. Der Eingang zählt mit, das Feld, auf dem er steht, nicht.',
  'LUR-07': 'Von selbst geht ein Kunde zum nächsten Eingang seiner Ware, der nicht besetzt ist.',
  'LUR-08': 'Sind mehrere gleich nah, wählst du.',
  'LUR-09':
    'Ausrufer bringen ihn weiter: Jeder gespielte schließt einen näheren Eingang aus. Ein Eingang braucht so viele Ausrufer, wie es nähere gibt.',
  'LUR-10': 'Besetzte Eingänge werden ohne Ausrufer übergangen.',
  'LUR-11': 'Gespielte Ausrufer kommen sofort auf ihr Feld zurück.',
  'LUR-12': 'Du spielst genau so viele, wie der Eingang braucht, und nur eigene.',
  'LUR-13': 'Nach seinem Weg verlässt der Kunde den Markt und wartet draußen bei der Schale seiner Ware.',
  'LUR-14':
    'Wer draußen gewartet hat, kommt an seiner Stelle auf den Eingang. Der ist besetzt, bis dieser Kunde fortgelockt wird.',
  'LUR-15': 'An deinem eigenen Stand bekommst du für jedes Plättchen 1 Münze seiner Ware, und nicht mehr.',
  'LUR-16':
    'An einem fremden Stand bekommst du 1 Münze seiner Ware, und sein Besitzer so viele, wie der Stand Plättchen hat.',
  'LUR-17': 'Der Eingang ist kein Plättchen: Ein Stand ohne Anbau bringt seinem Besitzer 1 Münze.',
  'LUR-18':
    'Ein Kunde, für den kein Eingang offen ist, lässt sich nicht locken. Gilt das für alle fünf, kannst du gar nicht locken.',
  'LUR-19':
    'Locken braucht keine Standkarte, kostet keine Münzen und bringt keine Punkte. Der Kunde, der hereinkommt, bezahlt niemanden.',
  'LUR-20': 'Münzen kommen aus der Bank, die nie leer wird.',
  'LUR-21':
    'Ein Eingang, den man nicht erreicht, würde nicht zählen. Die Regel der offenen Wege lässt es nicht dazu kommen (CAI-ACC-02).',
  'MED-01': 'Medaillen wandern nur durch einen Anbau, und nur die seiner Ware.',
  'MED-02': 'Verglichen werden alle Stände der Ware. Stände ohne Anbau und neutrale haben Größe 1.',
  'MED-03':
    'Ist dein Stand jetzt größer als alle anderen seiner Ware, nimmst du Gold und Silber, aus dem Vorrat oder von wem auch immer.',
  'MED-04': 'Ist er jetzt so groß wie der größte der anderen, nimmst du Silber. Gold bleibt, wo es ist.',
  'MED-05': 'Ist ein anderer noch größer, bleiben die Medaillen, wo sie sind.',
  'MED-06': 'Jede Medaille, die du nimmst, zählt sofort ihren Wert (DAT-11).',
  'MED-07': 'Das gilt auch für Medaillen aus dem Vorrat: Der erste Anbau einer Ware bringt beide samt Punkten.',
  'MED-08':
    'Eine Medaille, die du schon hast, zählt nicht noch einmal. Wer beide hat, bekommt nur Punkte für Plättchen.',
  'MED-09': 'Hast du eine von beiden und wirst allein der Größte, nimmst du die andere und bekommst ihre Punkte.',
  'MED-10':
    'Sind drei oder mehr gleich groß, hat Silber, wer diese Größe zuletzt erreicht hat, und Gold, wer sie zuerst hatte.',
  'MED-11': 'Verlierst du eine Medaille, behältst du die Punkte, die sie gebracht hat.',
  'MED-12': 'Medaillen liegen offen vor ihren Besitzern.',
  'FIN-01': 'Die Schlussphase beginnt, wenn jemand den letzten Anbau einer Ware baut.',
  'FIN-02': 'Sie beginnt auch, wenn nach einem Anbau mindestens zwei Waren nur noch je einen übrig haben.',
  'FIN-03':
    'Das prüft man, wenn der Anbau samt Punkten und Medaillen fertig ist. Mit dem nächsten Zug beginnt die Schlussphase.',
  'FIN-04':
    'In der Schlussphase kannst du nur bauen: eröffnen, ausbauen oder versetzen. Gelockt und gezogen wird nicht mehr.',
  'FIN-05': 'Die Reihenfolge bleibt. Wer die Schlussphase ausgelöst hat, kommt weiter an die Reihe wie alle.',
  'FIN-06': 'Statt zu bauen darfst du aussteigen, auch wenn du bauen könntest.',
  'FIN-07': 'Kannst du nicht bauen, wenn du an der Reihe bist, steigst du von selbst aus.',
  'FIN-08': 'Wer ausgestiegen ist, bleibt draußen, auch wenn später wieder etwas möglich wäre.',
  'FIN-09': 'Die anderen spielen weiter. Wer als Letzter übrig ist, kann mehrere Züge nacheinander haben.',
  'FIN-10': 'Sind alle ausgestiegen, endet das Spiel.',
  'FIN-11': 'Bis zum Schluss wandern Medaillen und bringen Punkte.',
  'FIN-12': 'Die Schlussphase endet nicht wieder. Geht noch eine Ware aus, geschieht nichts weiter.',
  'FIN-13': 'Weil niemand zieht, baut jeder darin höchstens viermal.',
  'FIN-14': 'Am Ende zählen alle Medaillen noch einmal für den, der sie hat.',
  'FIN-15': 'Je 3 Münzen, alle Waren zusammen, sind 1 Punkt. Der Rest verfällt.',
  'FIN-16': 'Karten, Ausrufer, Stände in Reserve und einzelne Münzen sind nichts wert.',
  'FIN-17': 'Wer die meisten Punkte hat, gewinnt.',
  'FIN-18': 'Haben mehrere die meisten, teilen sie sich den Sieg. Wer sonst gleich viele hat, teilt sich den Rang.',
  'FIN-19': 'Am Ende werden alle Münzen und Handkarten gezeigt.',
  'FIN-20':
    'Partien nur mit Bots haben eine Grenze: Nach 300 Zügen aller zusammen beginnt die Schlussphase (DAT-01). Wo ein Mensch mitspielt, gibt es keine.',
};

export default texts;
