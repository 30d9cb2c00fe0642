/** Reasons of the house in three languages, with the arguments that the house sends. */
import { expect, it } from 'vitest';
import type { Reason } from '../../api/types';
import { describeReasons } from '../../kit/testing';
import { speak } from '../../words/i18n.svelte';
import { plain } from '../../words/rich';
import './testing';
import { reasonText, words } from './why';
import de from './words/reasons.de';
import { en } from './words/reasons.en';
import tr from './words/reasons.tr';

function said(key: string, given: Reason['arguments'] = {}): string {
  return plain(reasonText({ rule: 'CNW-TRN-06', key, arguments: given }));
}

/** An argument as the house may send it. */
function example(name: string, type: string | undefined): Reason['arguments'][string] {
  if (name === 'letters') return ['A', 'C'];
  return type === 'array' ? ['FA', 'FA', 'JE'] : 2;
}

describeReasons('choose_write', { en, de, tr }, words, said, example, /^\{(location|other)(_at)?\}$/);

it('names goods, places and cards as the table does', async () => {
  expect(said('price-due', { goods: ['FA', 'FA', 'JE'], owned: [] })).toBe(
    'The ruby costs 2 fabric jewelry, you have none.',
  );
  expect(said('no-icon', { location: '12' })).toBe('No open tulip in the Catacombs, and no bonus action.');
  expect(said('caravan-palace', { letters: ['A', 'B'] })).toMatch(/palace A or B/);
  expect(said('guild-lira', { guild: 'g2', price: 7, have: 5 })).toBe('Goldsmiths: 7 lira due, you have 5.');
  await speak('tr');
  await words.ready();
  expect(said('other-question', { question: 'use', moment: 'sell' })).toBe('Mal, Büyük Pazar’da satılır.');
});
