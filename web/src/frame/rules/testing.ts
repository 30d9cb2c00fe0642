/** For tests: what holds for the rules of every game. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../words/i18n.svelte';
import { homeOf, loadRules, sectionsOf } from './chapters';
import type { RuleBook } from './contract';
import { parse } from './parse';

/** The pages of docs/rules whose names begin so. */
export function pagesOf(name: string): string {
  const folder = new URL('../../../../docs/rules/', import.meta.url);
  return readdirSync(folder)
    .filter((page) => page.startsWith(name) && page.endsWith('.md'))
    .map((page) => readFileSync(new URL(page, folder), 'utf8'))
    .join('\n');
}

/** A book tells every rule of its pages once in every language, with the same figures and symbols. */
export function describeBook(book: RuleBook, pages: string, words: Record<'en' | 'de' | 'tr', Messages>): void {
  const { chapters, reconstructed } = book;
  const sections = sectionsOf(chapters);
  const prefixes = chapters.map((chapter) => chapter.prefix).join('|');
  const ids = [...pages.matchAll(new RegExp(`^- \\*\\*((?:${prefixes})-[A-Z]+-\\d+)\\*\\*`, 'gm'))].map(
    (found) => found[1] ?? '',
  );
  const symbolsOf = (text: string) => parse(text).flatMap((piece) => (piece.kind === 'symbol' ? [piece] : []));

  describe('the rules in the app', () => {
    it('come from pages with many rules', () => expect(ids.length).toBeGreaterThan(200));

    for (const language of ['en', 'de', 'tr'] as const) {
      it(`are all there in ${language}, and no others`, async () => {
        const texts = await loadRules(language, chapters);
        expect(Object.keys(texts).sort()).toEqual([...ids].sort());
        for (const [id, text] of Object.entries(texts)) expect(text.length, id).toBeGreaterThan(12);
      });

      it(`name only what there is in ${language}`, async () => {
        for (const [id, text] of Object.entries(await loadRules(language, chapters))) {
          for (const { name, values } of symbolsOf(text)) {
            expect(book.symbol?.(name, values), `${id}: ${text}`).toBeDefined();
            expect(words.en, `${id} has its words itself: ${text}`).not.toHaveProperty([name]);
          }
          for (const piece of parse(text))
            if (piece.kind === 'link') expect(homeOf(chapters, piece.id), `${id} names ${piece.id}`).toBeDefined();
        }
      });
    }

    for (const language of ['de', 'tr'] as const) {
      it(`say the same numbers, links and symbols in ${language} as in English`, async () => {
        const [english, other] = await Promise.all([loadRules('en', chapters), loadRules(language, chapters)]);
        const facts = (text: string) =>
          new Set(parse(text).flatMap((piece) => (piece.kind === 'text' ? [] : [JSON.stringify(piece)])));
        const numbers = (text: string) =>
          new Set(
            parse(text)
              .flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))
              .join(' ')
              .match(/\d+/g) ?? [],
          );
        for (const [id, one] of Object.entries(english)) {
          const two = other[id] ?? '';
          expect([...facts(two)].sort(), id).toEqual([...facts(one)].sort());
          // Small numbers may be words ("two dice"); every figure of English from 3 on must be there.
          const missing = [...numbers(one)].filter((number) => Number(number) > 2 && !numbers(two).has(number));
          expect(missing, `${id}: ${one} / ${two}`).toEqual([]);
        }
      });
    }

    it('have each one home', () => {
      expect(sections.flatMap((section) => section.rules).sort()).toEqual([...ids].sort());
      expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
      expect(homeOf(chapters, 'nothing')).toBeUndefined();
      for (const { id, note } of sections) {
        if (note) expect(words.en, id).toHaveProperty([note.key]);
        if (note?.to) expect(homeOf(chapters, note.to), id).toBeDefined();
      }
    });

    it('mark as reconstructed what there is', () => {
      for (const id of reconstructed) expect(homeOf(chapters, id), id).toBeDefined();
    });

    it('have all tables they need', () => {
      const named = sections.flatMap((section) => section.tables ?? []);
      const tables = book.tables();
      expect([...named].sort()).toEqual(tables.map((table) => table.id).sort());
      const printed = new Set([...pages.matchAll(/\bDAT-\d+/g)].map(([id]) => id));
      for (const table of tables) {
        if (table.id.startsWith('DAT-')) expect(printed, table.id).toContain(table.id);
        for (const row of table.rows) expect(row.length, table.id).toBe(table.head.length || table.rows[0]?.length);
        for (const cell of [table.head, ...table.rows].flat())
          for (const { name, values } of symbolsOf(cell)) expect(book.symbol?.(name, values), cell).toBeDefined();
      }
    });
  });

  describe('the words around them', () => {
    for (const language of ['en', 'de', 'tr'] as const) {
      it(`are all there in ${language}`, () => {
        const said = words[language];
        expect(Object.keys(said).sort()).toEqual(Object.keys(words.en).sort());
        for (const section of sections)
          if (!book.title?.(section)) expect(said, section.id).toHaveProperty([`section.${section.id}`]);
        for (const { id, groups } of chapters) {
          if (chapters.length > 1) expect(said).toHaveProperty([`chapter.${id}`]);
          for (const group of groups) expect(said).toHaveProperty([`group.${group.id}`]);
        }
      });
    }
  });
}
