import { describe, expect, it } from 'vitest';
import { describeLessons } from '../../../frame/learn/testing';
import { CHAPTERS } from './lessons';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

describeLessons(CHAPTERS, { en, de, tr }, ['lay', 'end']);

describe('the lessons of Istanbul', () => {
  const lessons = CHAPTERS.flatMap((chapter) => chapter.lessons);

  it('are twenty, and end with something done', () => {
    expect(lessons).toHaveLength(20);
    for (const lesson of lessons) expect(lesson.steps.at(-1)?.want, lesson.id).toBeDefined();
  });

  it('put everybody where the rules allow it', () => {
    for (const { id, position } of lessons) {
      const players = Object.values(position['players'] as Record<string, Record<string, unknown>>);
      expect(players, id).toHaveLength(3);
      for (const player of players) {
        const stack = (player['stack'] as string[] | undefined)?.length ?? 4;
        const lying = (player['lying'] as number[] | undefined) ?? [];
        const reserve = (player['reserve'] as number | undefined) ?? 1;
        expect(stack + lying.length + reserve, id).toBe(5);
        expect(new Set(lying).size).toBe(lying.length);
      }
    }
  });
});
