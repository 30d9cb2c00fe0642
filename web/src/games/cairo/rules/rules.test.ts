import { describe, expect, it } from 'vitest';
import { homeOf, loadRules } from '../../../frame/rules/chapters';
import { describeBook, pagesOf } from '../../../frame/rules/testing';
import { facts } from '../facts';
import '../testing';
import { book } from './book';
import { CHAPTERS, RECONSTRUCTED } from './chapters';
import { allTables, type Known } from './tables';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

const pages = pagesOf('cairo');

describeBook(book, pages, { en, de, tr });

describe('the rules of Cairo', () => {
  it('are those of the pages, all of them', async () => {
    expect(Object.keys(await loadRules('en', CHAPTERS))).toHaveLength(216);
  });

  it('are found by their ids', () => {
    expect(homeOf(CHAPTERS, 'CAI-LUR-09')?.id).toBe('barkers');
    expect(homeOf(CHAPTERS, 'CAI-MED-04')?.id).toBe('medals');
    expect(homeOf(CHAPTERS, 'DAT-13')?.id).toBe('suggested');
    expect(homeOf(CHAPTERS, 'CAI-SET-23')?.id).toBe('two');
  });

  it('are marked as reconstructed where the pages say so', () => {
    const marked = [...pages.matchAll(/^- \*\*(CAI-[A-Z]+-\d+)\*\*(.*)$/gm)]
      .filter(([, , text = '']) => text.includes('*reconstructed'))
      .map(([, id]) => id);
    expect([...RECONSTRUCTED].filter((id) => id.startsWith('CAI-')).sort()).toEqual(marked.sort());
    for (const id of ['DAT-06', 'DAT-11', 'DAT-13']) expect(RECONSTRUCTED, id).toContain(id);
    for (const id of ['DAT-10', 'DAT-17']) expect(RECONSTRUCTED, id).not.toContain(id);
  });

  it('draw their tables from what the house plays with', () => {
    const known = facts() as Known;
    const other = {
      ...known,
      turn_cap: 777,
      replacement: 5,
      medals: { ...known.medals, red: { gold: 91, silver: 81 } },
      customer_starts: ['C3', ...known.customer_starts.slice(1)],
    } as Known;
    const cells = (all: Known) => allTables(all).map((table) => table.rows.map((row) => row.join('|')).join('\n'));
    const text = cells(other).join('\n');
    for (const figure of ['777', '+25', '91|81', '1|C3']) expect(text, figure).toContain(figure);
    const [price = ''] = cells(known).filter((one) => one.startsWith('2|2|2'));
    expect(price).toBe(
      '2|2|2|+2|–|–|–|–|–\n3|3|3|+4|+2|–|–|–|–\n4|4|4|+6|+4|+2|–|–|–\n' +
        '5|5|5|+8|+6|+4|+2|–|–\n6|6|6|+10|+8|+6|+4|+2|–\n7|7|7|+12|+10|+8|+6|+4|+2',
    );
  });
});
