import { afterEach, describe, expect, it } from 'vitest';
import { HouseProblem } from '../api/http';
import { words } from '.';
import type { Language } from './i18n.svelte';
import { problemText } from './problems';

const speak = async (language: Language) => (await words.load(language))();

describe('what went wrong', () => {
  afterEach(() => speak('en'));

  it('is said by its code, in the language of whoever reads', async () => {
    const full = new HouseProblem('full', 'All seats are taken.', 409);
    expect(problemText(full)).toBe('All seats are taken.');
    await speak('de');
    expect(problemText(full)).toBe('Alle Plätze sind besetzt.');
    expect(problemText(new HouseProblem('not-your-seat', 'This seat is not yours.'))).toBe(
      'Dieser Platz gehört dir nicht.',
    );
  });

  it('is never said in the words of the house or of the browser', async () => {
    await speak('tr');
    expect(problemText(new HouseProblem('from-tomorrow', 'Nobody knows this.'))).toBe(
      'Sunucuda bir şeyler ters gitti; yeniden dene.',
    );
    expect(problemText(new TypeError('Failed to fetch a module'))).toBe(
      'Bu sayfada bir şeyler ters gitti; sayfayı yeniden yükle.',
    );
  });
});
