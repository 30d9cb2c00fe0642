import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../api/types';
import type { Kind, Lure, Refusal } from '../game';
import { directionOf } from './compass';
import { kindGroups } from './kinds';
import { lureGroups, lureNumber } from './lures';
import { changed, countOf, payments } from './payment';
import { playOf, threes } from './three';

const refusal = (key: string): Refusal => ({ rule: 'CAI-BLD-01', key, arguments: {} });

describe('missing money', () => {
  it('is picked coin by coin, never more than there is or than is due', () => {
    const one = changed({}, 'blue', 1, 2, 2);
    const two = changed(one, 'purple', 1, 1, 2);
    expect(two).toEqual({ blue: 1, purple: 1 });
    expect(changed(two, 'blue', 1, 2, 2)).toBe(two);
    expect(changed({ purple: 1 }, 'purple', 1, 1, 2)).toEqual({ purple: 1 });
    expect(changed(two, 'blue', -1, 2, 2)).toEqual({ blue: 0, purple: 1 });
    expect(countOf(two)).toBe(2);
    expect(payments({ purple: 1, blue: 2 }, ['blue', 'purple'])).toEqual(['pay blue', 'pay blue', 'pay purple']);
  });
});

describe('kinds', () => {
  const kind = (name: Kind['kind'], trade: Kind['trade'], reason: string | null): Kind => ({
    kind: name,
    trade,
    cost: 2,
    points: 2,
    medals: [],
    reason: reason === null ? null : refusal(reason),
  });

  it('are told apart, with the nearest reason where nothing can be built', () => {
    const [build, expand, move] = kindGroups([
      kind('build', 'green', null),
      kind('build', 'white', 'stall-placed'),
      kind('expand', 'white', 'own-coin-due'),
      kind('expand', 'green', 'no-stall'),
      kind('move', 'white', 'stall-not-blocked'),
    ]);
    expect(build?.open.map(({ trade }) => trade)).toEqual(['green']);
    expect(build?.closed).toEqual([]);
    expect(build?.reason).toBeNull();
    expect(expand?.reason?.key).toBe('own-coin-due');
    expect(move?.reason?.key).toBe('stall-not-blocked');
  });
});

describe('entries of a customer', () => {
  const lure = (entry: Lure['entry'], steps: number, barkers: number, reason: string | null = null): Lure => ({
    customer: 'yellow',
    from: 'B6',
    entry,
    owner: 'arch',
    size: 1,
    steps,
    barkers,
    earns: 1,
    owner_earns: 1,
    way: [],
    reason: reason === null ? null : refusal(reason),
  });
  const view = {
    lures: [lure('H4', 8, 0), lure('I5', 8, 0), lure('D10', 10, 2), lure('I10', 14, 0, 'entry-occupied')],
  };

  it('stand in groups by distance, those that are closed at the end', () => {
    const groups = lureGroups(view, 'yellow');
    expect(groups.map(({ steps, lures }) => [steps, lures.length])).toEqual([
      [8, 2],
      [10, 1],
      [null, 1],
    ]);
    expect(lureNumber(view, 'yellow', 'D10')).toBe(3);
    expect(lureGroups(view, 'red')).toEqual([]);
  });
});

describe('three cards', () => {
  const offer = (action: string): Offer => ({ action, verb: 'play', value: action.slice(5) });
  const offers = [offer('play 1'), offer('play 1+4+J147'), offer('play 1+1+4')];

  it('are found in whatever order they were chosen', () => {
    expect(threes(offers)).toHaveLength(2);
    expect(playOf(offers, ['J147', '1', '4'])?.action).toBe('play 1+4+J147');
    expect(playOf(offers, ['4', '4', '1'])).toBeNull();
  });
});

it('names the side of a neighbour', () => {
  expect(directionOf('J2', 'J1')).toBe('north');
  expect(directionOf('J2', 'J3')).toBe('south');
  expect(directionOf('J2', 'I2')).toBe('west');
  expect(directionOf('J2', 'K2')).toBe('east');
});
