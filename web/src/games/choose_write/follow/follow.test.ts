import { describe, expect, it } from 'vitest';
import type { Seen } from '../game';
import { foresee, foreseenAnswers, withoutTulip } from '../outlook';
import { game, scene } from '../testing';
import { changesOf, isFollowing, queueOf, rowsOf, waysOf } from './follow';

const me = (name: Parameters<typeof game>[0]) => game(name).players[0] as Seen;

describe('following', () => {
  it('is asked about cards of others, and alone about the card of the display', () => {
    expect(isFollowing(scene('follow'))).toBe(true);
    expect(isFollowing(scene('follow-up'))).toBe(true);
    expect(isFollowing(scene('use'))).toBe(false);
    expect(isFollowing(scene('table'))).toBe(false);
    expect(isFollowing(scene('turn-of-another'))).toBe(false);
    // Whoever only looks at a finished game is offered nothing.
    expect(isFollowing(scene('follow', {}, []))).toBe(false);
  });

  it('has a row for each place of the offer, those that can be used first', () => {
    expect(rowsOf(scene('follow')).map(({ place }) => place)).toEqual(['8', '4', '9', '13', 'B', 'D']);
    const poor = scene('follow', { red: { unusable: { B: due(['FA', 'SP', 'SP'], ['SP']) } } }, ['pass', 'use 8']);
    const rows = rowsOf(poor);
    expect(rows.map(({ place }) => place)).toEqual(['8', '4', '9', '13', 'B', 'D']);
    expect(rows.find(({ place }) => place === 'B')?.why).toBe('1 fabric and 1 spice short');
    expect(rows.find(({ place }) => place === '4')?.why).toBe('no tulip, no bonus action');
  });

  it('keeps its rows while an answer is on its way', () => {
    expect(rowsOf({ ...scene('follow'), offers: [] })).toEqual(rowsOf(scene('follow')));
  });

  it('offers a tulip where one is open, and a bonus action', () => {
    const rows = rowsOf(scene('follow'));
    const ways = Object.fromEntries(rows.map(({ place, ways }) => [place, Object.keys(ways)]));
    expect(ways).toEqual({
      8: ['icon', 'action'],
      4: ['action'],
      9: ['icon', 'action'],
      13: ['icon', 'action'],
      B: ['action'],
      D: ['action'],
    });
    expect(rows.find(({ place }) => place === '8')?.ways.action?.then).toEqual(['pay action']);
    expect(rows.find(({ place }) => place === 'D')?.ways.action?.then).toEqual(['card SP-JE']);
    expect(rows.filter(({ printed }) => printed === 0).map(({ place }) => place)).toEqual(['B', 'D']);
  });

  it('says what would be written, the payment first', () => {
    const rows = rowsOf(scene('follow'));
    const written = (place: string, payment: 'icon' | 'action') => {
      const row = rows.find((one) => one.place === place);
      const way = row?.ways[payment];
      if (!row || !way) throw new Error(`${place} has no such payment`);
      return changesOf(me('follow'), way.ahead, payment, row.place).map(({ icon, before, after }) => [
        icon,
        before,
        after,
      ]);
    };
    expect(written('8', 'icon')).toEqual([
      ['i-act', 1, 0],
      ['i-lira', 8, 12],
    ]);
    expect(written('8', 'action')).toEqual([
      ['i-bonus', 2, 1],
      ['i-lira', 8, 12],
    ]);
    expect(written('4', 'action')).toEqual([
      ['i-bonus', 2, 1],
      ['i-lira', 8, 9],
      ['i-goods-card', 1, 2],
    ]);
    expect(written('9', 'icon')).toEqual([
      ['i-act', 1, 0],
      ['i-guild-card', 2, 3],
    ]);
    expect(written('B', 'action')).toEqual([
      ['i-bonus', 2, 1],
      ['g-fabric', 3, 2],
      ['g-spice', 1, 0],
      ['g-fruit', 2, 1],
      ['g-jewel', 3, 2],
      ['i-ruby', 4, 5],
    ]);
  });

  it('shows on the sheet the bonus action that is crossed off in place of a tulip', () => {
    const [offer] = scene('follow', {}, ['use 8']).offers;
    const seen = offer && foresee(foreseenAnswers(offer), 0);
    expect(seen).toMatchObject({ tulips: ['8'], tracks: { actions: { cross: 0 }, lira: { fill: 4 } } });
    expect(seen && withoutTulip(seen)).toMatchObject({
      tulips: [],
      tracks: { actions: { cross: 1 }, lira: { fill: 4 } },
    });
  });

  it('knows what waiting brings', () => {
    const wait = scene('follow').offers.find(({ action }) => action === 'pass');
    expect(changesOf(me('follow'), wait?.outlook ?? {}, null, null)).toMatchObject([
      { icon: 'i-bonus', before: 2, after: 3 },
    ]);
  });

  it('shows in which order everybody decides', () => {
    expect(queueOf(scene('follow'))).toEqual([
      { seat: 2, state: 'done' },
      { seat: 0, state: 'now' },
      { seat: 1, state: 'later' },
    ]);
  });

  it('takes a use with one payment for what it says', () => {
    const [offer] = scene('follow-up', {}, ['use 14']).offers;
    expect(offer && Object.keys(waysOf(offer))).toEqual(['action']);
  });
});

function due(goods: string[], owned: string[]) {
  return { rule: 'CNW-PAL-02', key: 'price-due', arguments: { goods, owned } };
}
