import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import { action, arrival, comingBack, type Row } from './preview';
import { game, NAMES } from './testing';

/** Rows in letters, with the numbers before and after. */
function said(rows: readonly Row[]): string[] {
  return rows.map(({ text, before, after, isBad }) => {
    const change = before === undefined ? '' : ` ${before}→${after}`;
    return `${isBad ? '! ' : ''}${plain(text)}${change}`;
  });
}

describe('arriving', () => {
  it('leaves an assistant, pays, acts, catches and meets, in this order', () => {
    const { game: now, me } = game({
      red: { goods: 'RGYY', lira: 5 },
      yellow: { merchant: 11 },
      green: { family: 11 },
      governor: 11,
      smuggler: 11,
    });
    expect(said(arrival(now, me, 11, NAMES))).toEqual([
      'Leave 1 assistant 4→3',
      'Pay Elif 2 lira 5→3',
      'Sell up to 4 goods for 14 lira 3→17',
      'Catch Orhan: 3 lira or a card',
      'Governor: a card for 2 lira or a card',
      'Smuggler: a good for 2 lira or a good',
    ]);
  });

  it('picks up the assistant who lies there', () => {
    const { game: now, me } = game({ red: { lying: [2], stack: ['own'] } });
    expect(said(arrival(now, me, 2, NAMES))[0]).toBe('Pick up your assistant 1→2');
  });

  it('ends where nobody can be left', () => {
    const { game: now, me } = game({ red: { stack: [], lying: [3, 4, 5, 6] } });
    expect(said(arrival(now, me, 11, NAMES))).toEqual(['! No assistant left: your turn ends here']);
    const neutral = game({ red: { stack: [] }, neutral_assistants: [11] });
    expect(said(arrival(neutral.game, neutral.me, 11, NAMES))[0]).toBe('Pick up a neutral assistant 0→1');
  });

  it('ends where the others cannot be paid, and counts neutral merchants', () => {
    const { game: now, me } = game({ red: { lira: 3 }, yellow: { merchant: 16 }, neutral_merchants: [16] });
    expect(said(arrival(now, me, 16, NAMES)).at(-1)).toBe(
      '! 4 lira due to Elif and a neutral merchant: your turn ends here',
    );
  });

  it('needs nobody at the Fountain and pays nobody there', () => {
    const { game: now, me } = game({
      red: { merchant: 11, lying: [2, 4], stack: ['own', 'own'] },
      yellow: { merchant: 7 },
    });
    expect(said(arrival(now, me, 7, NAMES))).toEqual(['No assistant needed', 'Call back your assistants 2→4']);
  });

  it('spends first what is due first: the rest may not be enough', () => {
    const { game: now, me } = game({ red: { lira: 8 }, yellow: { merchant: 1 } });
    expect(said(arrival(now, me, 1, NAMES)).at(-1)).toBe('! An extension costs 7 lira, you have 6');
  });
});

describe('the action of a place', () => {
  const at = (place: number, red: object, more: object = {}) => {
    const { game: now, me } = game({ red, ...more });
    return said(action(now, me, place));
  };

  it('fills what has room', () => {
    expect(at(2, { goods: 'R', extensions: 1 })).toEqual(['Fill fabric to 3 1→3']);
    expect(at(3, { goods: 'GG' })).toEqual(['Your spice is full']);
  });

  it('sells extensions until there are three', () => {
    expect(at(1, { lira: 9, extensions: 2 })).toEqual(['Last extension for 7 lira, with a ruby 9→2']);
    expect(at(1, { lira: 9, extensions: 3 })).toEqual(['! You have all extensions']);
  });

  it('names what the Sultan still wants', () => {
    // The first price is five goods: one of each and any other.
    expect(at(13, { goods: 'RGYBB' })).toEqual(['Ruby for 5 goods 0→1']);
    expect(at(13, { goods: 'RRG' })).toEqual(['! Missing for the ruby: jewelry fruit']);
    expect(at(13, { goods: 'RGYB' })).toEqual(['! Missing for the ruby: any good']);
    expect(at(13, { goods: '' }, { rubies: { ...rubies, palace: 0 } })).toEqual(['! No ruby left here']);
  });

  it('offers the tiles that can be had', () => {
    expect(at(14, { goods: 'RRG' })).toEqual(['Take the red tile 2→1']);
    expect(at(14, { goods: 'RRGG' })).toEqual(['Take the red tile 2→1', 'Take the green tile 2→1']);
    expect(at(14, { goods: 'RRGG', tiles: ['red', 'green'] })).toEqual(['! You have both tiles']);
    expect(at(15, { goods: 'BY' })).toEqual(['! Not enough goods for a tile: 2 jewelry 2 fruit']);
    const none = { mosque_tiles: { red: [], green: [], yellow: [], blue: [] } };
    expect(at(14, { goods: 'RRGG' }, none)).toEqual(['! No tile left for you']);
  });

  it('knows the price of the dealer', () => {
    expect(at(16, { lira: 20 })).toEqual(['Ruby for 14 lira 20→6', 'ruby 0→1']);
    expect(at(16, { lira: 13 })).toEqual(['! The ruby costs 14 lira, you have 13']);
  });

  it('sends the family member only from home', () => {
    expect(at(12, {})).toEqual(['Send your family member']);
    expect(at(12, { family: 4 })).toEqual(['! Your family member is away']);
  });
});

it('calls an assistant back, for lira or for nothing', () => {
  const { me } = game({ red: { stack: ['own'] } });
  expect(said(comingBack(me, true))).toEqual(['This assistant comes back for 2 lira 1→2']);
  expect(said(comingBack(me, false))).toEqual(['This assistant comes back 1→2']);
});

const rubies = { wainwright: 3, palace: 6, small_mosque: 3, great_mosque: 3, dealer: 10 };
