/** Reasons of the house in three languages, with the arguments that the house sends. */
import { expect, it } from 'vitest';
import type { Reason } from '../../api/types';
import { describeReasons, NAMES } from '../../kit/testing';
import { speak } from '../../words/i18n.svelte';
import { plain } from '../../words/rich';
import type { SeatMark } from '../contract';
import './testing';
import { reasonText, words } from './why';
import { words as names } from './words/names';
import de from './words/reasons.de';
import { en } from './words/reasons.en';
import tr from './words/reasons.tr';

const MARKS: readonly SeatMark[] = [
  { colour: 'mine', shape: 'arch', letter: 'A' },
  { colour: 'ink', shape: 'star', letter: 'E' },
];

function said(key: string, given: Reason['arguments'] = {}): string {
  return plain(reasonText({ rule: 'CAI-TRN-05', key, arguments: given }, { names: NAMES, marks: MARKS }));
}

/** An argument as the house may send it. */
function example(name: string, type: string | undefined): Reason['arguments'][string] {
  if (name === 'site') return 'B4';
  if (name === 'cards') return ['1', '4', 'J147'];
  return type === 'array' ? ['1', '4', '7'] : 2;
}

describeReasons('cairo', { en, de, tr }, words, said, example, /^\{(n|[Cc]ustomer|st(all|and)_whose(_of)?)\}$/);

it('names stands by their owners', async () => {
  expect(said('touches', { trade: 'red', owner: 'arch' })).toBe('Touches your carpet stand.');
  expect(said('touches', { trade: 'red', owner: 'star' })).toBe('Touches the carpet stand of Elif.');
  expect(said('taken-entry', { trade: 'purple', owner: 'neutral' })).toBe(
    'Here is the entry of the neutral coffee stand.',
  );
  await speak('de');
  await Promise.all([words.ready(), names.ready()]);
  expect(said('shuts-in-entry', { trade: 'red', owner: 'star' })).toBe(
    'Niemand käme mehr zu dem Teppichstand von Elif.',
  );
  await speak('tr');
  await Promise.all([words.ready(), names.ready()]);
  expect(said('taken-tile', { trade: 'red', owner: 'arch' })).toBe('Burada senin halı tezgâhın var.');
});

it('names prices, cards and segments', () => {
  expect(said('coins-due', { trade: 'green', price: 3, have: 1, others: 4 })).toBe(
    'Price: 3 spice coins. You have 1, and 4 other coins would be due for the rest.',
  );
  expect(said('nothing-to-build', { segments: ['1', '4', '7'] })).toBe(
    'There is nothing you could build in segments 1, 4 and 7.',
  );
  expect(said('customer-outside', { trade: 'blue' })).toBe('The jewelry customer is outside.');
  expect(said('barkers-due', { barkers: 1, have: 0 })).toBe('A nearer entry costs 1 barker, you have 0.');
});
