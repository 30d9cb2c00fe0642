import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../api/types';
import type { Messages } from '../../words/i18n.svelte';
import type { Course, LessonModel } from './course.svelte';
import type { Lessons } from './lessons';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

vi.stubGlobal('location', { href: 'http://house/', protocol: 'http:', host: 'house' });
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
let parts: typeof import('./course.svelte');
beforeAll(async () => {
  parts = await import('./course.svelte');
});

const LESSON = {
  id: 'walk',
  icon: 'i-cap',
  position: {},
  steps: [
    { text: 'read' },
    { text: 'go', want: /^go$/ },
    { text: 'pay', want: /^pay$/ },
    { text: 'draw', want: /^draw/, afterOthers: true },
  ],
};
const LESSONS = {
  chapters: [
    { id: 'first', opponents: 2, lessons: [LESSON, { ...LESSON, id: 'run' }] },
    { id: 'alone', opponents: 0, lessons: [{ ...LESSON, id: 'fly' }] },
  ],
  words: { maybe: (key: string) => (key === 'walk.done' ? 'Done!' : undefined) },
  kept: 'lessons.of.a.game',
} as unknown as Lessons;

/** What the house says after something was done: whose turn it is, and what can be done. */
function comes(course: Course, seat: number | null, ...actions: string[]): void {
  const latest = { seat, actions: actions.map((action) => ({ action })) } as unknown as Position;
  course.model = { latest, close: () => {} } as unknown as LessonModel;
}

describe('a course', () => {
  let course: Course;
  beforeEach(() => {
    kept.clear();
    course = new parts.Course(LESSONS);
    course.phase = 'going';
    comes(course, 0, 'go', 'stay');
  });

  it('takes what its step waits for, also while something is read', () => {
    expect(course.fits('go')).toBe(true);
    expect(course.fits('stay')).toBe(false);
    course.next();
    expect(course.now?.text).toBe('go');
    expect(course.fits('stay')).toBe(false);
  });

  it('passes over what is not asked', () => {
    comes(course, 0, 'draw 1');
    course.did(true);
    expect(course.now?.text).toBe('draw');
  });

  it('waits for others where they decide first, and for nobody when the game is over', () => {
    comes(course, 1);
    course.did(true);
    expect(course.now?.text).toBe('draw');
    comes(course, 0, 'draw 1');
    expect(course.fits('draw 1')).toBe(true);
    course.did(true);
    expect(course.phase).toBe('done');
    course.step = 1;
    course.phase = 'going';
    comes(course, null);
    course.did(true);
    expect(course.phase).toBe('done');
  });

  it('says when somebody went another way', () => {
    course.did(false);
    expect(course.phase).toBe('strayed');
  });

  it('keeps what is done, and goes on with the next', () => {
    comes(course, null);
    course.did(true);
    expect(course.done).toEqual(['walk']);
    expect(new parts.Course(LESSONS).first).toBe(1);
    expect(kept.get('lessons.of.a.game')).toBe('["walk"]');
  });

  it('knows the chapter of a lesson, and its last one', () => {
    expect([course.chapter.id, course.isLast]).toEqual(['first', false]);
    course.index = 2;
    expect([course.chapter.id, course.isLast, course.chapter.opponents]).toEqual(['alone', true, 0]);
  });

  it('speaks in the words of the game', () => {
    expect(course.say('walk.done')).toBe('Done!');
  });
});

describe('what was done', () => {
  it('is read from whatever the browser kept', () => {
    const ids = ['walk', 'back', 'end'];
    expect(parts.readDone('["end","nothing","walk"]', ids)).toEqual(['walk', 'end']);
    expect(parts.readDone('no json', ids)).toEqual([]);
    expect(parts.readDone(null, ids)).toEqual([]);
    expect(parts.readDone('{"a":1}', ids)).toEqual([]);
  });
});

describe('the words around the lessons', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  for (const [name, words] of Object.entries({ de, tr } as Record<string, Messages>)) {
    it(`are all there in ${name}`, () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(en)) expect(holes(words[key]), key).toEqual(holes(message));
    });
  }
});
