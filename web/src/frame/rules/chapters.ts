/** Finding one's way in the chapters of the rules, and loading their texts. */
import type { Language } from '../../words/i18n.svelte';
import type { Chapter, Rules, Section } from './contract';

export function sectionsOf(chapters: readonly Chapter[]): Section[] {
  return chapters.flatMap((chapter) => chapter.groups.flatMap((group) => group.sections));
}

/** The section that a rule, a table or a section is found in. */
export function homeOf(chapters: readonly Chapter[], id: string): Section | undefined {
  const sections = sectionsOf(chapters);
  return (
    sections.find((section) => section.id === id) ??
    sections.find((section) => section.rules.includes(id) || section.tables?.includes(id))
  );
}

/** The chapter of this name, or the one in which a rule, a table or a section is found. */
export function chapterOf(chapters: readonly Chapter[], id: string): Chapter | undefined {
  const home = homeOf(chapters, id);
  return (
    chapters.find((chapter) => chapter.id === id) ??
    chapters.find((chapter) => sectionsOf([chapter]).some((section) => section === home))
  );
}

/** The rules of some chapters in a language, from id ("IST-TRN-03") to text. */
export async function loadRules(language: Language, chapters: readonly Chapter[]): Promise<Rules> {
  const loaded = await Promise.all(
    chapters.map(async ({ prefix, texts }) => {
      const parts = await Promise.all(texts[language]());
      return parts.flatMap((part) => Object.entries(part.default)).map(([id, text]) => [`${prefix}-${id}`, text]);
    }),
  );
  return Object.fromEntries(loaded.flat()) as Rules;
}

/** Ids of one chapter from their spans: "PLC-05..08". */
export function spans(prefix: string): (...all: string[]) => string[] {
  return (...all) =>
    all.flatMap((one) => {
      const [, group = '', first = '', last = first] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/.exec(one) ?? [];
      const ids: string[] = [];
      for (let n = Number(first); n <= Number(last); n += 1)
        ids.push(`${prefix}-${group}-${String(n).padStart(2, '0')}`);
      return ids;
    });
}
