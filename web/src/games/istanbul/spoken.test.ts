import { expect, it } from 'vitest';
import { gameOf, piecesAt } from './game';
import { spokenOf, rowSays } from './spoken';
import { pointsOf } from './points';
import { rowsOf } from './preview';
import { game, NAMES, position, scene, type Change, type Fixture } from './testing';

function heard(place: number, change: Change = {}) {
  const now = scene('walk', change);
  return spokenOf(now, pointsOf(now), place, piecesAt(gameOf(now.position), place));
}

const RUBIES = { wainwright: 0, palace: 1, small_mosque: 3, great_mosque: 3, dealer: 0 };

it('says price and stock, whether a place is in reach or not', () => {
  expect(heard(16).name).toMatch(/^16 Gemstone Dealer\. Cannot be chosen\. .*costs 15 lira\. 9 rubies left\./);
  expect(heard(13, { rubies: RUBIES, wares: { palace: 'RRGGYYBB**' } }).name).toContain(
    '2 goods of any kind. 1 ruby left.',
  );
  expect(heard(3).name).toMatch(/^3 Spice Warehouse\. Can be chosen\. .*2 spice, room for 4/);
});

it('names no price for what is gone', () => {
  const dealer = heard(16, { rubies: RUBIES, wares: { dealer: null } }).name;
  expect(dealer).toContain('0 rubies left.');
  expect(dealer).not.toContain('costs');
  const tiles = { red: [], green: [2], yellow: [2], blue: [2] };
  expect(heard(14, { mosque_tiles: tiles, red: { tiles: ['green'] } }).name).toContain(
    'The red tile is gone. You have the green tile.',
  );
});

it('says what a place is for, also where it cannot be chosen', () => {
  expect(heard(16).about).toMatch(/^Buy a ruby; /);
});

it('names what is counted before and after, and all that is in the mail', () => {
  const said = (action: string, name: Fixture = 'walk') => {
    const { game: now, me } = game(name);
    const [offer] = position(name, {}, [action]).actions;
    return offer ? rowsOf(now, me, offer, NAMES).map(rowSays) : [];
  };
  expect(said('move 5')).toEqual([
    'Leave 1 assistant; assistants: 2, then 1.',
    'Take the mail shown: spice, fruit and 2 lira; lira: 9, then 11.',
  ]);
  expect(said('move 1').slice(1)).toEqual([
    'Extension for 7 lira: room for 5; lira: 9, then 2.',
    'ruby; rubies: 0, then 1.',
  ]);
  expect(said('move 14')[1]).toBe('Take the red tile: change your rolls; fabric: 2, then 1.');
});
