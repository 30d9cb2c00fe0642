import { expect, it } from 'vitest';
import { letters, marks, marksOf } from './marks';

it('gives each seat the first letter of its name', () => {
  expect(letters(['Ayşe', 'mehmet', 'Jürgen'])).toEqual(['A', 'M', 'J']);
});

it('gives two letters to names that begin alike, and different ones', () => {
  expect(letters(['Ayşe', 'Ali', 'Sinan'])).toEqual(['Ay', 'Al', 'S']);
  expect(letters(['Guest 12', 'Guest 40'])).toEqual(['G1', 'G4']);
});

it('gives two letters to a name whose first one reads as a dollar sign', () => {
  expect(letters(['Şehrazat', 'Sinan'])).toEqual(['Şe', 'S']);
});

it('never lets colour stand alone', () => {
  const shown = marks(['red', 'blue', 'yellow', 'green', 'white'], ['a', 'b', 'c', 'd', 'e']);
  expect(new Set(shown.map((mark) => mark.shape)).size).toBe(5);
});

it('keeps the shapes of a game whose colours mean something else, and marks my own seat', () => {
  const card = { colours: () => ['red' as const, 'blue' as const], plainSeats: true };
  const shown = marksOf(card, { options: {}, players: 2 }, ['Ayşe', 'Jürgen'], 1);
  expect(shown.map(({ colour, shape }) => [colour, shape])).toEqual([
    ['ink', 'arch'],
    ['mine', 'star'],
  ]);
});
