import { describe, expect, it } from 'vitest';
import { chapterOf, homeOf, loadRules, sectionsOf } from '../../../frame/rules/chapters';
import { describeBook, pagesOf } from '../../../frame/rules/testing';
import '../testing';
import { en as game } from '../words/table.en';
import { book } from './book';
import { CARDS } from './cards';
import { CHAPTERS, RECONSTRUCTED } from './chapters';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

const pages = pagesOf('istanbul');

describeBook(book, pages, { en, de, tr });

describe('the rules of Istanbul', () => {
  it('are more than four hundred', async () => {
    expect(Object.keys(await loadRules('en', CHAPTERS)).length).toBeGreaterThan(400);
  });

  it('link to tables that the pages have', async () => {
    const tables = new Set([...pages.matchAll(/^### (DAT-\d+)/gm)].map((found) => found[1]));
    const texts = Object.values(await loadRules('en', CHAPTERS)).join(' ');
    for (const [id] of texts.matchAll(/\bDAT-\d+/g)) expect(tables, id).toContain(id);
  });

  it('come chapter by chapter', async () => {
    const mocha = await loadRules('en', [CHAPTERS[1] ?? CHAPTERS[0]]);
    expect(Object.keys(mocha).every((id) => id.startsWith('MOC-'))).toBe(true);
  });

  it('are found by their ids', () => {
    expect(homeOf(CHAPTERS, 'IST-TRN-03')?.id).toBe('phase-1');
    expect(homeOf(CHAPTERS, 'DAT-10')?.id).toBe('place-5');
    expect(chapterOf(CHAPTERS, 'MOC-GC-07')?.id).toBe('mocha');
    expect(chapterOf(CHAPTERS, 'place-25')?.id).toBe('bazaar');
    expect(chapterOf(CHAPTERS, 'letters')?.id).toBe('letters');
  });

  it('mark what is reconstructed', () => {
    for (const id of ['MOC-GC-01', 'DAT-17', 'DAT-18', 'DAT-21']) expect(RECONSTRUCTED, id).toContain(id);
    for (const id of ['MOC-GC-16', 'IST-PLC-01', 'DAT-10']) expect(RECONSTRUCTED, id).not.toContain(id);
  });

  it('name cards and places that have a name', () => {
    for (const card of Object.values(CARDS)) expect(game, card).toHaveProperty([`card.${card}`]);
    for (const section of sectionsOf(CHAPTERS)) {
      const [, key = ''] = /^(place-\d+|card-.+)$/.exec(section.id) ?? [];
      if (key) expect(game, section.id).toHaveProperty([key.replace('-', '.')]);
    }
  });
});
