/** The texts of the rules, by chapter and language; each comes when it is wanted. Ids are those of docs/rules. */
import type { Chapter } from '../../../frame/rules/contract';
import type { ChapterId } from './chapters';

export const TEXTS: Record<ChapterId, Chapter['texts']> = {
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
