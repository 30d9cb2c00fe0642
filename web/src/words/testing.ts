/** What holds for the words of the frame and of every game. */
import { describe, expect, it } from 'vitest';
import type { Messages } from './i18n.svelte';

/** A catalogue in all its languages; English sets the keys. */
export interface Catalogue {
  en: Messages;
  de: Messages;
  tr: Messages;
}

/** What a message asks for. */
export function holes(message: Messages[string] | undefined): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message ?? {});
  return [...new Set(texts.flatMap((text) => text.match(/\{[a-z_]+\}/gi) ?? []))].sort();
}

/** Every word in every language, with the same holes; those that are `optional` may be left out. */
export function describeWords(what: string, { en, ...others }: Catalogue, optional?: RegExp): void {
  const asked = (message: Messages[string] | undefined) => holes(message).filter((hole) => !optional?.test(hole));

  describe(`the words of ${what}`, () => {
    for (const [language, words] of Object.entries(others)) {
      it(`are all there in ${language}, with the same holes`, () => {
        expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
        for (const [key, message] of Object.entries(en)) expect(asked(words[key]), key).toEqual(asked(message));
      });

      it(`are not left in English in ${language}`, () => {
        const same = Object.entries(en).filter(
          ([key, message]) => /[a-z]{4} [a-z]{3}/.test(String(message)) && words[key] === message,
        );
        expect(same).toEqual([]);
      });
    }
  });
}
