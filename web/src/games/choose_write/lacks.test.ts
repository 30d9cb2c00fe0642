import { expect, it } from 'vitest';
import { lackInWords, lackShort, lackText } from './lacks';
import { game } from './testing';

const refusal = (key: string, told: Record<string, unknown> = {}) => ({ rule: '', key, arguments: told });

it('says in a few words what is missing', () => {
  const dealer = game('table').players[0]?.unusable['2'];
  expect(dealer && lackText(dealer)).toBe('2 lira short');
  const price = refusal('price-due', { goods: ['FA', 'FA', 'SP', 'JE'], owned: ['FA', 'JE', 'JE'] });
  expect(lackText(price)).toBe('2 goods short');
  expect(lackInWords(price)).toBe('1 fabric and 1 spice short');
  expect(lackShort(price)).toBe('−2');
  expect(lackShort('payment')).toBe('');
  expect(lackText(refusal('guild-lira', { price: 7, have: 5 }))).toBe('2 lira short');
  expect(lackText(refusal('guild-goods', { price: 3, have: 1 }))).toBe('2 goods short');
  expect(lackText(refusal('two-alike'))).toBe('no two alike');
  expect(lackText(refusal('guild-card'))).toBe('no goods card');
  expect(lackText(refusal('guild-palace'))).toBe('palaces too dear');
  expect(lackInWords('payment')).toBe('no tulip, no bonus action');
});
