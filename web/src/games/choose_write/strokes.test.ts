import { describe, expect, it } from 'vitest';
import { isNewest } from './fresh';
import { eventsIn } from './game';
import { writtenBy } from './outlook';
import { Sheets } from './strokes';
import { game, moments, type Fixture } from './testing';

/** The marks of what is told, from the position in which it begins. */
const marks = (name: Fixture, from: Fixture = 'table') => {
  const sheets = new Sheets(game(from));
  return moments(name)
    .flatMap(eventsIn)
    .flatMap((event) => sheets.take(event))
    .map(({ seat, kind, at }) => `${seat} ${kind} ${at}`);
};

describe('marks on the sheets', () => {
  it('go on where a track was filled and crossed', () => {
    expect(marks('turn')).toEqual([
      '0 fill [data-track="lira"][data-index="18"]',
      '1 strike [data-track="actions"][data-index="0"]',
      '1 fill [data-track="lira"][data-index="16"]',
      '2 fill [data-track="actions"][data-index="0"]',
    ]);
  });

  it('cross the plain tulip first, and set checks one after the other', () => {
    expect(marks('dealer')[11]).toBe('1 x [data-place="2"] [data-tulip="0"]');
    expect(marks('catacombs').find((mark) => mark.includes('tulip'))).toBe('1 x [data-place="12"] [data-tulip="0"]');
    // There is a check at the Tea House already, and none at the Spice Warehouse.
    expect(marks('checks').slice(0, 2)).toEqual([
      '0 check [data-place="5"] [data-square="0"]',
      '0 check [data-place="8"] [data-square="1"]',
    ]);
  });

  it('pay before they gain: strikes first, then the gem', () => {
    expect(marks('palace').slice(0, 5)).toEqual([
      '0 strike [data-track="fabric"][data-index="3"]',
      '0 strike [data-track="fabric"][data-index="4"]',
      '0 strike [data-track="fruit"][data-index="3"]',
      '0 strike [data-track="fruit"][data-index="4"]',
      '0 gem [data-track="rubies"][data-index="4"]',
    ]);
  });

  it('cross out the ruby of a gate or a block before it is written down', () => {
    expect(marks('gates').slice(-2)).toEqual([
      '0 x [data-gate="7"] > i',
      '0 gem [data-track="rubies"][data-index="4"]',
    ]);
    expect(marks('small-market').slice(-2)[0]).toBe('0 x [data-block="20"]');
  });

  it('are the newest of their tracks afterwards', () => {
    const { tracks } = writtenBy(moments('turn').flatMap(eventsIn), 1);
    const { lira, actions } = game('turn').players[1] ?? {};
    const newest = (all = 0, n: number) =>
      Array.from({ length: all + 3 }, (_, i) => i).filter((i) => isNewest(i, all, n));
    expect(newest(lira?.filled, tracks.lira.fill)).toEqual([16]);
    expect(newest(actions?.crossed, tracks.actions.cross)).toEqual([0]);
    expect(newest(lira?.crossed, tracks.lira.cross)).toEqual([]);
  });

  it('have the shape of the mark that stays', () => {
    const sheets = new Sheets(game());
    const [fill] = sheets.take({ what: 'goods', seat: 0, good: 'FA', change: 1 });
    expect(fill).toMatchObject({ part: 'fabric', index: 6, pencil: 'fabric', small: '[data-track="fabric"]' });
    const [strike] = sheets.take({ what: 'goods', seat: 0, good: 'FA', change: -1 });
    expect(strike).toMatchObject({ part: 'fabric', index: 3, pencil: null });
  });
});
