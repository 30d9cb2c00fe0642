import { expect, it } from 'vitest';
import type { Event } from '../../api/istanbul.gen';
import { gameOf, piecesAt } from './game';
import { gainRows, tallyOf } from './gained';
import { heardOf, rowSays } from './heard';
import { pointsOf } from './points';
import { scene } from './testing';

function heard(place: number, told: Parameters<typeof scene>[0], offers: readonly string[] = ['move 12', 'move 3']) {
  const now = scene(told, offers);
  return heardOf(now, pointsOf(now), place, piecesAt(gameOf(now.position), place));
}

const RUBIES = { wainwright: 0, palace: 1, small_mosque: 3, great_mosque: 3, dealer: 10 };

it('says price and stock, whether a place is in reach or not', () => {
  expect(heard(16, {}).name).toMatch(/^16 Gemstone Dealer\. Cannot be chosen\. .*costs 14 lira\. 10 rubies left\./);
  expect(heard(13, { rubies: RUBIES }).name).toContain('2 goods of any kind. 1 ruby left.');
  expect(heard(3, { red: { goods: 'GG' } }).name).toMatch(/^3 Spice Warehouse\. Can be chosen\. .*2 spice, room for 2/);
});

it('names no price for what is gone', () => {
  const dealer = heard(16, { rubies: { ...RUBIES, dealer: 0 } }).name;
  expect(dealer).toContain('0 rubies left.');
  expect(dealer).not.toContain('costs');
  const tiles = { red: [], green: [2], yellow: [2], blue: [2] };
  expect(heard(14, { mosque_tiles: tiles, red: { tiles: ['green'] } }).name).toContain(
    'The red tile is gone. You have the green tile.',
  );
});

it('says what a place is for before why it cannot be chosen', () => {
  expect(heard(16, {}).about).toMatch(/^Buy a ruby; .* steps away\. A move is 1 or 2 steps\.$/);
});

it('names what is counted before and after, and all that is in the mail', () => {
  const said = (place: number, red: object, events: readonly Event[]) => {
    const [player] = gameOf(scene({ red }, []).position).players;
    return player ? gainRows(place, tallyOf(player), events, 'act').map(rowSays) : [];
  };
  const event = (what: string, more: Partial<Event>): Event => ({ what, seat: 0, ...more });
  const mail = [
    event('goods', { good: 'G', change: 1 }),
    event('goods', { good: 'R', change: 1 }),
    event('lira', { change: 2 }),
  ];
  expect(said(5, { lira: 5 }, mail)).toEqual(['Take the mail shown: fabric, spice and 2 lira; lira: 5, then 7.']);
  const extension = [event('lira', { change: -7 }), event('extension', { owned: 2 })];
  expect(said(1, { lira: 9, extensions: 1 }, extension)).toEqual([
    'Extension for 7 lira: room for 4; lira: 9, then 2.',
  ]);
  const tile = [event('goods', { good: 'R', change: -1 }), event('tile', { colour: 'red' })];
  expect(said(14, { goods: 'RR' }, tile)).toEqual(['Take the red tile: change your rolls; fabric: 2, then 1.']);
  expect(said(10, { lira: 3 }, [event('lira', { change: 4 })])).toEqual(['lira: 3, then 7.']);
});
