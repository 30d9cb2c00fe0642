/** How one walks around a barrier, what the tavern offers, and what a guild card says in the log. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Moment } from '../../../api/types';
import { plain } from '../../../words/rich';
import { learn, type Facts } from '../facts';
import { stepsFor, walkOf, type Seen, type View } from '../game';
import { tell } from '../tell';
import { scene } from '../testing';
import { isOpen } from './mocha';

beforeAll(() => {
  const mocha = { barrier_price: 2, baksheesh_price: 4, roast_fee: 2, coffee_house_last_price: 10 };
  learn({ mocha, merchant_fee: 2, tile_fee: 2 } as Facts);
});

const LAYOUT = [
  [16, 15, 18, 3, 10],
  [8, 1, 7, 17, 4],
  [2, 19, 6, 12, 9],
  [20, 11, 5, 14, 13],
];
const view = (more: Partial<View> = {}) =>
  ({
    rules: 'mocha',
    layout: LAYOUT,
    rubies: { palace: 6, dealer: 10, coffee_house: 5 },
    tavern_tiles: { movement: [2, 3, 4], encounter: [] },
    baksheesh: { side: 'front', goods: 'YYY' },
    barrier: null,
    ...more,
  }) as unknown as View;
const player = (more: Partial<Seen> = {}) =>
  ({ colour: 'red', coffee: 0, tavern: [], goods: { R: 0, G: 0, Y: 0, B: 0 }, ...more }) as unknown as Seen;

describe('the barrier', () => {
  const barrier = { between: [1, 7], control: 'blue' as const };

  it('makes everybody but its owner walk around it', () => {
    expect(stepsFor(view(), player(), 7, 1)).toBe(1);
    expect(stepsFor(view({ barrier }), player(), 7, 1)).toBe(3);
    expect(stepsFor(view({ barrier }), player({ colour: 'blue' }), 7, 1)).toBe(1);
  });

  it('lies on the way of nobody who goes elsewhere', () => {
    expect(stepsFor(view({ barrier }), player(), 7, 19)).toBe(2);
    expect(walkOf(view({ barrier }), 'red', 7, 19)).toEqual([6, 19]);
    expect(walkOf(view({ barrier }), 'blue', 7, 19)).toEqual([1, 19]);
  });
});

describe('the tavern', () => {
  it('sells no tile twice, and none that is gone', () => {
    expect(isOpen(view(), player(), 'movement')).toBe(true);
    expect(isOpen(view(), player({ tavern: ['movement'] }), 'movement')).toBe(false);
    expect(isOpen(view(), player(), 'encounter')).toBe(false);
  });

  it('wants goods for a ruby, and there has to be one', () => {
    const rich = player({ goods: { R: 0, G: 0, Y: 3, B: 0 } });
    expect(isOpen(view(), player(), 'baksheesh')).toBe(false);
    expect(isOpen(view(), rich, 'baksheesh')).toBe(true);
    const none = view({ rubies: { palace: 0, dealer: 0, coffee_house: 0 } as View['rubies'] });
    expect(isOpen(none, rich, 'baksheesh')).toBe(false);
  });
});

describe('the log', () => {
  const told = (...moments: Record<string, unknown>[][]) =>
    tell(
      moments.map((events, index) => ({ number: index + 1, seat: 0, kind: 'action', events })) as unknown as Moment[],
      { ...scene({ rules: 'mocha' }, []), names: ['Ayşe', 'Deniz'] },
    ).map(({ text }) => plain(text));

  it('tells of a guild card, its place, and what came besides', () => {
    const lines = told([
      { what: 'guild', seat: 0, guild: 16 },
      { what: 'lira', seat: 0, change: -15 },
      { what: 'ruby', seat: 0, place: 16 },
      { what: 'coffee', seat: 0, change: 3 },
    ]);
    expect(lines).toEqual([
      'Ayşe played the guild card “Gemstone Dealer”. ' +
        'Ayşe bought a ruby at the Gemstone Dealer for 15 lira. The guild added 3 coffee.',
    ]);
  });

  it('tells of the barrier, and of the place that is used beside it', () => {
    const lines = told(
      [{ what: 'act', seat: 0, place: 19 }],
      [{ what: 'coffee', seat: 0, change: -2 }],
      [{ what: 'barrier', seat: 0, place: 4, beyond: 17 }],
      [
        { what: 'act', seat: 0, place: 4 },
        { what: 'goods', seat: 0, good: 'Y', change: 2 },
      ],
    );
    expect(lines[0]).toBe('Ayşe put the barrier between Fruit Warehouse and Roasting Plant for 2 coffee.');
    expect(lines[1]).toMatch(/^Ayşe took 2 fruit at the Fruit Warehouse/);
  });

  it('tells what the coffee trader got, and where he went', () => {
    const lines = told(
      [{ what: 'coffee', seat: 0, change: 1 }],
      [
        { what: 'goods', seat: 0, good: 'G', change: -1 },
        { what: 'dice', seat: 0, dice: [2, 3], for: 'coffee-trader' },
        { what: 'move', token: 'coffee-trader', from: 8, to: 5 },
      ],
    );
    expect(lines).toEqual([
      'Ayşe met the coffee trader: 1 coffee for spice. The coffee trader went to the Post Office.',
    ]);
  });
});
