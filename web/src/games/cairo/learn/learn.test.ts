import { describe, expect, it } from 'vitest';
import { describeLessons } from '../../../frame/learn/testing';
import { CHAPTERS } from './lessons';
import { stands } from './steps';
import de from './words/de';
import { en } from './words/en';
import tr from './words/tr';

describeLessons(CHAPTERS, { en, de, tr });

describe('the lessons of Cairo', () => {
  it('are ten for the game, seven on finer points and two for games of two', () => {
    expect(CHAPTERS.map(({ id, opponents, lessons }) => [id, opponents, lessons.length])).toEqual([
      ['game', 2, 10],
      ['more', 2, 7],
      ['two', 1, 2],
    ]);
  });

  it('change single stands of the first ones', () => {
    const changed = stands('arch green H7>I7 +H6', 'arch blue K4>K5');
    expect(changed).toHaveLength(10);
    expect(changed.filter((one) => one.startsWith('arch green'))).toEqual(['arch green H7>I7 +H6']);
  });
});
