import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import { CHAPTERS, LESSONS } from './lessons';
import { LESSON_IDS } from './steps';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

vi.stubGlobal('location', { href: 'http://house/', protocol: 'http:', host: 'house' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
let course: typeof import('./course.svelte');
beforeAll(async () => {
  course = await import('./course.svelte');
});

describe('the lessons', () => {
  it('are all there, in order, and end with something done', () => {
    expect(LESSONS.map((lesson) => lesson.id)).toEqual([...LESSON_IDS]);
    for (const lesson of LESSONS) expect(lesson.steps.at(-1)?.want, lesson.id).toBeDefined();
    for (const chapter of CHAPTERS) expect(en).toHaveProperty([`chapter.${chapter.id}`]);
  });

  it('have a title, a last word and all texts', () => {
    for (const { id, steps } of LESSONS) {
      for (const key of [`${id}.title`, `${id}.done`, ...steps.map((step) => step.text)])
        expect(en).toHaveProperty([key]);
    }
  });

  it('say each text once, except what comes again', () => {
    const said = LESSONS.flatMap((lesson) => lesson.steps.map((step) => step.text)).filter(
      (key) => key !== 'lay' && key !== 'end',
    );
    expect(new Set(said).size).toBe(said.length);
    const numbered = Object.keys(en).filter((key) => /\.\d+$/.test(key));
    expect([...said].sort()).toEqual(numbered.sort());
  });

  it('put everybody where the rules allow it', () => {
    for (const { id, position } of LESSONS) {
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

  it('remember what was done', () => {
    expect(course.readDone('["walk","nothing","end"]')).toEqual(['walk', 'end']);
    expect(course.readDone('no json')).toEqual([]);
    expect(course.readDone(null)).toEqual([]);
    expect(course.readDone('{"a":1}')).toEqual([]);
  });
});

describe('the words of the lessons', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(en)) expect(holes(words[key]), key).toEqual(holes(message));
    });
  }
});
