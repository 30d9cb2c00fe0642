import { describe, expect, it } from 'vitest';
import { chapterOf, homeOf, loadRules } from '../../../frame/rules/chapters';
import { describeBook, pagesOf } from '../../../frame/rules/testing';
import { facts } from '../facts';
import '../testing';
import { book } from './book';
import { CHAPTERS, RECONSTRUCTED } from './chapters';
import { allTables } from './tables';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

const pages = pagesOf('choose_write');

describeBook(book, pages, { en, de, tr });

describe('the rules of Choose & Write', () => {
  it('are those of the pages, all of them', async () => {
    expect(Object.keys(await loadRules('en', CHAPTERS))).toHaveLength(268);
  });

  it('are found by their ids', () => {
    expect(homeOf(CHAPTERS, 'CNW-TRN-13')?.id).toBe('follow');
    expect(homeOf(CHAPTERS, 'DAT-16')?.id).toBe('guilds');
    expect(homeOf(CHAPTERS, 'CNW-LOC-31')?.id).toBe('place-13');
    expect(chapterOf(CHAPTERS, 'CNW-SOL-09')?.id).toBe('solo');
    expect(chapterOf(CHAPTERS, 'DAT-17')?.id).toBe('solo');
  });

  it('are marked as reconstructed where the pages say so', () => {
    const marked = [...pages.matchAll(/^- \*\*(CNW-[A-Z]+-\d+)\*\*(.*)$/gm)]
      .filter(([, , text = '']) => text.includes('*reconstructed'))
      .map(([, id]) => id);
    expect([...RECONSTRUCTED].filter((id) => id.startsWith('CNW-')).sort()).toEqual(marked.sort());
    const tables = pages.split(/^(?=#{2,3} )/m).flatMap((text) => {
      const [, first, last = first] = /^### DAT-(\d+)(?: (?:to|and) DAT-(\d+))? /.exec(text) ?? [];
      if (!text.includes('*reconstructed')) return [];
      return Array.from({ length: Number(last) - Number(first) + 1 || 0 }, (_, index) => Number(first) + index);
    });
    const said = tables.map((number) => `DAT-${String(number).padStart(2, '0')}`);
    // The numbers of cards (DAT-10) stand beside their marks, which are reconstructed.
    expect([...RECONSTRUCTED].filter((id) => id.startsWith('DAT-'))).toEqual(said.filter((id) => id !== 'DAT-10'));
  });

  it('draw their tables from what the house plays with', () => {
    const known = facts();
    const other = {
      ...known,
      column: 77,
      rows: [71, 72, 73],
      lira_sections: [81, 82, 83],
      tea_house: 91,
    };
    const cells = allTables(other).map((table) => table.rows.flat().join(' '));
    for (const figure of ['77', '71, 72, 73', '81', '163', '91 '])
      expect(
        cells.some((text) => text.includes(figure)),
        figure,
      ).toBe(true);
  });
});
