/** The texts of the rules, by language; each comes when it is wanted. Ids are those of docs/rules/istanbul.md. */
import type { Language } from '../../../words/i18n.svelte';

/** What another language must have: the same rules as English. */
export type Texts<En> = { readonly [Id in keyof En]: string };

type Part = Promise<{ default: Readonly<Record<string, string>> }>;

const PARTS: Record<Language, () => Part[]> = {
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
};

/** All rules in a language, from id ("TRN-03", without the "IST-" that all have) to text. */
export async function loadRules(language: Language): Promise<Readonly<Record<string, string>>> {
  const parts = await Promise.all(PARTS[language]());
  return Object.assign({}, ...parts.map((part) => part.default)) as Record<string, string>;
}
