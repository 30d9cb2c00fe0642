/** What holds for the lessons of every game. */
import { describe, expect, it } from 'vitest';
import { describeWords, type Catalogue } from '../../words/testing';
import type { Chapter } from './lessons';

/** Texts that are `common` may come several times; all others are said once. */
export function describeLessons(chapters: readonly Chapter[], catalogue: Catalogue, common: string[] = []): void {
  const all = chapters.flatMap((chapter) => chapter.lessons);

  describe('the lessons', () => {
    it('have a name and a table of their own, and something to do', () => {
      expect(new Set(all.map((lesson) => lesson.id)).size).toBe(all.length);
      for (const { opponents, lessons } of chapters) {
        for (const { id, position, steps } of lessons) {
          expect(Object.keys(position['players'] as object), id).toHaveLength(opponents + 1);
          expect(steps.filter((step) => step.want).length, id).toBeGreaterThan(0);
        }
      }
    });

    it('have all their words', () => {
      const keys = [
        ...['title', 'lead', 'finished', 'finished.text'],
        ...chapters.map(({ id }) => `chapter.${id}`),
        ...all.flatMap(({ id, steps }) => [`${id}.title`, `${id}.done`, ...steps.map((step) => step.text)]),
      ];
      expect([...new Set(keys)].sort()).toEqual(Object.keys(catalogue.en).sort());
    });

    it('say each text once, except what comes again', () => {
      const said = all
        .flatMap((lesson) => lesson.steps.map((step) => step.text))
        .filter((text) => !common.includes(text));
      expect(new Set(said).size).toBe(said.length);
    });
  });

  describeWords('the lessons', catalogue);
}
