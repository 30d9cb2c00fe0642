import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import { en as game } from '../words/table.en';
import { CARDS } from './cards';
import { chapterOf, CHAPTERS, homeOf, RECONSTRUCTED } from './chapters';
import { loadRules } from './load';
import { parse } from './parse';
import '../testing';
import { allTables } from './tables';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

const folder = new URL('../../../../../docs/rules/', import.meta.url);
const pages = readdirSync(folder)
  .filter((name) => /^istanbul.*\.md$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const ids = [...pages.matchAll(/^- \*\*((?:IST|MOC|LET|GRB)-[A-Z]+-\d+)\*\*/gm)].map((found) => found[1] ?? '');
const languages = ['en', 'de', 'tr'] as const;
const all = CHAPTERS.map((chapter) => chapter.id);
const sections = CHAPTERS.flatMap((chapter) => chapter.groups.flatMap((group) => group.sections));

describe('the rules in the app', () => {
  it('come from pages with many rules', () => expect(ids.length).toBeGreaterThan(400));

  for (const language of languages) {
    it(`are all there in ${language}, and no others`, async () => {
      const texts = await loadRules(language, all);
      expect(Object.keys(texts).sort()).toEqual([...ids].sort());
      for (const [id, text] of Object.entries(texts)) expect(text.length, id).toBeGreaterThan(12);
    });

    it(`name only what there is in ${language}`, async () => {
      const tables = new Set([...pages.matchAll(/^### (DAT-\d+)/gm)].map((found) => found[1]));
      for (const [id, text] of Object.entries(await loadRules(language, all))) {
        for (const piece of parse(text)) {
          expect(piece.kind, `${id}: ${text}`).not.toBe('word');
          if (piece.kind !== 'link') continue;
          expect(ids.includes(piece.id) || tables.has(piece.id), `${id} names ${piece.id}`).toBe(true);
          expect(homeOf(piece.id), piece.id).toBeDefined();
        }
      }
    });
  }

  for (const language of ['de', 'tr'] as const) {
    it(`say the same numbers, goods and cards in ${language} as in English`, async () => {
      const [english, other] = await Promise.all([loadRules('en', all), loadRules(language, all)]);
      const facts = (text: string) =>
        new Set(
          parse(text).flatMap((piece) =>
            piece.kind === 'text' || piece.kind === 'word' ? [] : [JSON.stringify(piece)],
          ),
        );
      const numbers = (text: string) =>
        new Set(text.replace(/\{[^}]*\}|((IST|MOC|LET|GRB)-\w+|DAT)-\d+/g, '').match(/\d+/g) ?? []);
      for (const [id, one] of Object.entries(english)) {
        const two = other[id] ?? '';
        expect([...facts(two)].sort(), id).toEqual([...facts(one)].sort());
        // Small numbers may be words ("two dice"); every figure of English from 3 on must be there.
        const missing = [...numbers(one)].filter((number) => Number(number) > 2 && !numbers(two).has(number));
        expect(missing, `${id}: ${one} / ${two}`).toEqual([]);
      }
    });
  }

  it('come chapter by chapter', async () => {
    const mocha = await loadRules('en', ['mocha']);
    expect(Object.keys(mocha).every((id) => id.startsWith('MOC-'))).toBe(true);
  });

  it('have each one home', async () => {
    const homes = sections.flatMap((section) => section.rules);
    expect([...homes].sort()).toEqual(Object.keys(await loadRules('en', all)).sort());
    expect(homeOf('IST-TRN-03')?.id).toBe('phase-1');
    expect(homeOf('DAT-10')?.id).toBe('place-5');
    expect(homeOf('nothing')).toBeUndefined();
    expect(chapterOf('MOC-GC-07')?.id).toBe('mocha');
    expect(chapterOf('place-25')?.id).toBe('bazaar');
    expect(chapterOf('letters')?.id).toBe('letters');
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
  });

  it('mark what is reconstructed', () => {
    for (const id of RECONSTRUCTED) expect(homeOf(id), id).toBeDefined();
    for (const id of ['MOC-GC-01', 'DAT-17', 'DAT-18', 'DAT-21']) expect(RECONSTRUCTED, id).toContain(id);
    for (const id of ['MOC-GC-16', 'IST-PLC-01', 'DAT-10']) expect(RECONSTRUCTED, id).not.toContain(id);
  });

  it('have all tables they need', () => {
    const named = sections.flatMap((section) => section.tables ?? []);
    expect([...named].sort()).toEqual(
      allTables()
        .map((table) => table.id)
        .sort(),
    );
    for (const table of allTables()) {
      for (const row of table.rows) expect(row.length, table.id).toBe(table.head.length);
      for (const cell of [table.head, ...table.rows].flat()) {
        for (const piece of parse(cell)) if (piece.kind === 'word') expect(en, cell).toHaveProperty([piece.key]);
      }
    }
  });

  it('name cards and places that have a name', () => {
    for (const card of Object.values(CARDS)) expect(game, card).toHaveProperty([`card.${card}`]);
    for (const section of sections) {
      const [, key = ''] = /^(place-\d+|card-.+)$/.exec(section.id) ?? [];
      if (key) expect(game, section.id).toHaveProperty([key.replace('-', '.')]);
    }
  });
});

describe('the words around them', () => {
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const section of sections) {
        if (!/^(place|card)-/.test(section.id)) expect(words, section.id).toHaveProperty([`section.${section.id}`]);
      }
      for (const { id, groups } of CHAPTERS) {
        expect(words).toHaveProperty([`chapter.${id}`]);
        for (const group of groups) expect(words).toHaveProperty([`group.${group.id}`]);
      }
    });
  }
});
