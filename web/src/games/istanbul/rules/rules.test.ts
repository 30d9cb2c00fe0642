import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import { loadRules } from './load';
import { parse } from './parse';
import { GROUPS, homeOf } from './sections';
import { TABLES } from './tables';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

const page = readFileSync(new URL('../../../../../docs/rules/istanbul.md', import.meta.url), 'utf8');
const ids = [...page.matchAll(/^- \*\*IST-([A-Z]+-\d+)\*\*/gm)].map((found) => found[1] ?? '');
const languages = ['en', 'de', 'tr'] as const;

describe('the rules in the app', () => {
  it('come from a page with many rules', () => expect(ids.length).toBeGreaterThan(200));

  for (const language of languages) {
    it(`are all there in ${language}, and no others`, async () => {
      const texts = await loadRules(language);
      expect(Object.keys(texts).sort()).toEqual([...ids].sort());
      for (const [id, text] of Object.entries(texts)) expect(text.length, id).toBeGreaterThan(12);
    });

    it(`name only what there is in ${language}`, async () => {
      const tables = new Set([...page.matchAll(/^### (DAT-\d+)/gm)].map((found) => found[1]));
      for (const [id, text] of Object.entries(await loadRules(language))) {
        for (const piece of parse(text)) {
          expect(piece.kind, `${id}: ${text}`).not.toBe('word');
          if (piece.kind !== 'link') continue;
          const isRule = ids.includes(piece.id.replace('IST-', ''));
          expect(isRule || tables.has(piece.id), `${id} names ${piece.id}`).toBe(true);
          expect(homeOf(piece.id), piece.id).toBeDefined();
        }
      }
    });
  }

  for (const language of ['de', 'tr'] as const) {
    it(`say the same numbers, goods and cards in ${language} as in English`, async () => {
      const [english, other] = await Promise.all([loadRules('en'), loadRules(language)]);
      const facts = (text: string) =>
        new Set(
          parse(text).flatMap((piece) =>
            piece.kind === 'text' || piece.kind === 'word' ? [] : [JSON.stringify(piece)],
          ),
        );
      const numbers = (text: string) => new Set(text.replace(/\{[^}]*\}|(IST-\w+|DAT)-\d+/g, '').match(/\d+/g) ?? []);
      for (const id of ids) {
        const [one, two] = [english[id] ?? '', other[id] ?? ''];
        expect([...facts(two)].sort(), id).toEqual([...facts(one)].sort());
        // Small numbers may be words ("two dice"); every figure of English from 3 on must be there.
        const missing = [...numbers(one)].filter((number) => Number(number) > 2 && !numbers(two).has(number));
        expect(missing, `${id}: ${one} / ${two}`).toEqual([]);
      }
    });
  }

  it('have each one home', () => {
    const homes = GROUPS.flatMap((group) => group.sections.flatMap((section) => section.rules));
    expect([...homes].sort()).toEqual([...ids].sort());
    expect(homeOf('IST-TRN-03')?.id).toBe('phase-1');
    expect(homeOf('DAT-10')?.id).toBe('place-5');
    expect(homeOf('nothing')).toBeUndefined();
  });

  it('have all tables they need', () => {
    const named = GROUPS.flatMap((group) => group.sections.flatMap((section) => section.tables ?? []));
    expect([...named].sort()).toEqual(TABLES.map((table) => table.id).sort());
    for (const table of TABLES) {
      for (const row of table.rows) expect(row.length, table.id).toBe(table.head.length);
      for (const cell of [table.head, ...table.rows].flat()) {
        for (const piece of parse(cell)) if (piece.kind === 'word') expect(en, cell).toHaveProperty([piece.key]);
      }
    }
  });
});

describe('the words around them', () => {
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const section of GROUPS.flatMap((group) => group.sections)) {
        if (!/^(place|card)-/.test(section.id)) expect(words, section.id).toHaveProperty([`section.${section.id}`]);
      }
    });
  }
});
