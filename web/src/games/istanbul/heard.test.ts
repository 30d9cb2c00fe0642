import { expect, it } from 'vitest';
import { gameOf, piecesAt } from './game';
import { heardOf } from './heard';
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
