import { describe, expect, it } from 'vitest';
import { describeWords } from '../../words/testing';
import type { Scene } from '../contract';
import { freshOf } from './fresh';
import de from './words/table.de';
import { en } from './words/table.en';
import tr from './words/table.tr';

describeWords('the board', { en, de, tr });

describe('what has just come to the market', () => {
  const news = (...events: object[]) => ({ news: [{ events }] }) as unknown as Pick<Scene, 'news'>;

  it('glows: tiles, entries and customers', () => {
    const { sites, customers } = freshOf(
      news(
        { what: 'stall', seat: 1, trade: 'green', stall: 'B6', entry: 'B7' },
        { what: 'expand', seat: 1, trade: 'red', site: 'C9', size: 2, points: 2 },
        { what: 'enter', customer: 'blue', site: 'D4' },
      ),
    );
    expect([...sites]).toEqual(['B6', 'B7', 'C9']);
    expect([...customers]).toEqual(['blue']);
  });

  it('does not glow once it has left', () => {
    const { customers } = freshOf(
      news({ what: 'enter', customer: 'blue', site: 'D4' }, { what: 'leave', customer: 'blue' }),
    );
    expect(customers.size).toBe(0);
  });
});
