import { describe, expect, it } from 'vitest';
import { describeLessons } from '../../../frame/learn/testing';
import { CHAPTERS } from './lessons';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

describeLessons(CHAPTERS, { en, de, tr });

describe('the lessons of Choose & Write', () => {
  it('are thirteen for several players and three for one', () => {
    expect(CHAPTERS.map(({ id, opponents, lessons }) => [id, opponents, lessons.length])).toEqual([
      ['several', 2, 13],
      ['solo', 0, 3],
    ]);
  });
});
