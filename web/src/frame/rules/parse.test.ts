import { describe, expect, it } from 'vitest';
import { asId, parse } from './parse';

describe('a text of the rules', () => {
  it('is taken apart into texts, links and symbols', () => {
    expect(parse('Pay 2 {lira} (ABC-TRN-03), see DAT-12.')).toEqual([
      { kind: 'text', text: 'Pay 2 ' },
      { kind: 'symbol', name: 'lira', values: {} },
      { kind: 'text', text: ' (' },
      { kind: 'link', id: 'ABC-TRN-03' },
      { kind: 'text', text: '), see ' },
      { kind: 'link', id: 'DAT-12' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('has words with holes', () => {
    expect(parse('{dice.tea:low=3,n=2}')).toEqual([{ kind: 'symbol', name: 'dice.tea', values: { low: '3', n: '2' } }]);
  });
});

describe('an id of an address', () => {
  it('may be typed in small letters', () => expect(asId('abc-trn-03')).toBe('ABC-TRN-03'));
  it('stays as it is if it is that of a section', () => expect(asId('place-7')).toBe('place-7'));
});
