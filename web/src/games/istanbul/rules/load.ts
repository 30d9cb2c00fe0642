/** The texts of the rules, by chapter and language; each comes when it is wanted. Ids are those of docs/rules. */
import type { Language } from '../../../words/i18n.svelte';
import type { ChapterId } from './chapters';

/** What another language must have: the same rules as English. */
export type Texts<En> = { readonly [Id in keyof En]: string };

export type Rules = Readonly<Record<string, string>>;
type Part = Promise<{ default: Rules }>;

/** Within a chapter all ids begin alike, so that its texts leave this out. */
const PREFIXES: Record<ChapterId, string> = { base: 'IST', mocha: 'MOC', letters: 'LET', bazaar: 'GRB' };

const PARTS: Record<ChapterId, Record<Language, () => Part[]>> = {
  base: {
    en: () => [
      import('./texts/setup.en'),
      import('./texts/turn.en'),
      import('./texts/places.en'),
      import('./texts/people.en'),
    ],
    de: () => [
      import('./texts/setup.de'),
      import('./texts/turn.de'),
      import('./texts/places.de'),
      import('./texts/people.de'),
    ],
    tr: () => [
      import('./texts/setup.tr'),
      import('./texts/turn.tr'),
      import('./texts/places.tr'),
      import('./texts/people.tr'),
    ],
  },
  mocha: {
    en: () => [import('./texts/mocha.en')],
    de: () => [import('./texts/mocha.de')],
    tr: () => [import('./texts/mocha.tr')],
  },
  letters: {
    en: () => [import('./texts/letters.en')],
    de: () => [import('./texts/letters.de')],
    tr: () => [import('./texts/letters.tr')],
  },
  bazaar: {
    en: () => [import('./texts/bazaar.en')],
    de: () => [import('./texts/bazaar.de')],
    tr: () => [import('./texts/bazaar.tr')],
  },
};

/** The rules of some chapters in a language, from id ("IST-TRN-03") to text. */
export async function loadRules(language: Language, chapters: readonly ChapterId[]): Promise<Rules> {
  const loaded = await Promise.all(
    chapters.map(async (chapter) => {
      const parts = await Promise.all(PARTS[chapter][language]());
      return parts
        .flatMap((part) => Object.entries(part.default))
        .map(([id, text]) => [`${PREFIXES[chapter]}-${id}`, text]);
    }),
  );
  return Object.fromEntries(loaded.flat()) as Rules;
}
