/** Reasons of the house in three languages, with the arguments that the house sends. */
import { expect, it } from 'vitest';
import type { Reason } from '../../api/types';
import { describeReasons, NAMES } from '../../kit/testing';
import { speak } from '../../words/i18n.svelte';
import { plain } from '../../words/rich';
import type { SeatMark } from '../contract';
import './testing';
import { reasonText, words } from './why';
import de from './words/reasons.de';
import { en } from './words/reasons.en';
import tr from './words/reasons.tr';

const TABLE = {
  names: NAMES,
  marks: (['red', 'yellow', 'green'] as const).map((colour): SeatMark => ({ colour, shape: 'arch', letter: 'A' })),
};

function reason(key: string, given: Reason['arguments'] = {}): Reason {
  return { rule: 'IST-TRN-03', key, arguments: given };
}

function said(key: string, given: Reason['arguments'] = {}): string {
  return plain(reasonText(reason(key, given), TABLE));
}

/** An argument as the house may send it. */
function example(name: string, type: string | undefined): Reason['arguments'][string] {
  if (name === 'reasons') return [reason('has-tile', { tile: 'red' }), reason('no-tile-left', { tile: 'green' })];
  if (name === 'owed') return ['yellow', 'green-companion', 'neutral', 'neutral'];
  if (name === 'colours') return ['yellow', 'green'];
  return type === 'string' ? 'RRB' : 2;
}

describeReasons('istanbul', { en, de, tr }, words, said, example, /^\{(place|other|tile)(_at)?\}$/);

it('names players, goods and places as the table does', async () => {
  const due = { price: 8, owed: ['yellow', 'green-companion', 'neutral', 'neutral'], have: 3 };
  expect(said('merchants-due', due)).toBe('8 lira due to Elif, Orhan’s companion and 2 neutral merchants, you have 3.');
  expect(said('palace-price-any', { asked: 'RGYB', any: 1, goods: '' })).toMatch(
    /^The ruby costs .* you have no goods\.$/,
  );
  expect(said('too-far', { place: 13, steps: 1, most: 2 })).toBe('1 step away. A move is 1 or 2 steps.');
  await speak('tr');
  await words.ready();
  expect(said('other-question', { question: 'sell', moment: 'lay' })).toBe('Çırak, yürüdükten hemen sonra bırakılır.');
});
