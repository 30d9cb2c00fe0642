import { expect, it } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import deCard from './card.de';
import { en as enCard } from './card.en';
import trCard from './card.tr';
import de from './table.de';
import { en } from './table.en';
import tr from './table.tr';

function holes(message: Messages[string]): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return [...new Set(texts.flatMap((text) => text.match(/\{[a-z_]+\}/gi) ?? []))].sort();
}

for (const [name, words, english] of [
  ['German', de, en],
  ['Turkish', tr, en],
  ['German on the card', deCard, enCard],
  ['Turkish on the card', trCard, enCard],
] as [string, Messages, Messages][]) {
  it(`says everything in ${name}, with the same holes`, () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect(holes(words[key] ?? ''), key).toEqual(holes(message));
    }
  });

  it(`leaves nothing in English in ${name}`, () => {
    const same = Object.entries(english).filter(
      ([key, message]) => typeof message === 'string' && /[a-z]{4} [a-z]{3}/.test(message) && words[key] === message,
    );
    expect(same).toEqual([]);
  });
}

it('marks the bold part of every form of a place', () => {
  for (const words of [en, de, tr] as Messages[]) {
    for (const [key, message] of Object.entries(words)) {
      if (/^place\.\d+\.(at|to|from)$/.test(key)) expect(message, key).toMatch(/^[^*]*\*[^*]+\*[^*]*$/);
    }
  }
});
