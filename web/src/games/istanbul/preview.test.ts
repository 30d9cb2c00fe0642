import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import type { Why } from './outlook';
import { comingBack, rowsOf, type Row } from './preview';
import { reasonRows } from './preview-reasons';
import { game, NAMES, position, type Change, type Fixture } from './testing';

/** Rows in letters, with the numbers before and after. */
function said(rows: readonly Row[]): string[] {
  return rows.map(({ text, before, after, isBad }) => {
    const change = before === undefined ? '' : ` ${before}→${after}`;
    return `${isBad ? '! ' : ''}${plain(text)}${change}`;
  });
}

/** What is said of an answer on the board, by what the house foretells of it. */
function told(action: string, name: Fixture = 'walk', change: Change = {}): string[] {
  const { game: now, me } = game(name, change);
  const [offer] = position(name, change, [action]).actions;
  return offer ? said(rowsOf(now, me, offer, NAMES)) : [];
}

describe('arriving', () => {
  it('leaves an assistant, pays, acts, catches and meets, in this order', () => {
    expect(told('move 11')).toEqual([
      'Leave 1 assistant 2→1',
      'Pay Elif 2 lira 9→7',
      'Sell up to 4 goods for 14 lira 7→21',
      'Catch Orhan: 3 lira or a card',
      'Governor: a card for 2 lira or a card',
      'Smuggler: a good for 2 lira or a good',
    ]);
  });

  it('picks up whoever waits there', () => {
    expect(told('move 2')[0]).toBe('Pick up your assistant 2→3');
    expect(told('move 2', 'neutral-alone')[0]).toBe('Pick up a neutral assistant 0→1');
  });

  it('goes on from a choice of assistants as it would after the first of them', () => {
    expect(told('move 2', 'neutral')).toEqual(['Leave 1 assistant or pick up a neutral one', 'Fill fabric to 2 0→2']);
  });

  it('ends where nobody can be left', () => {
    expect(told('move 16', 'alone')).toEqual(['! No assistant left: your turn ends here']);
  });

  it('ends where the others cannot be paid, and counts neutral merchants', () => {
    expect(told('move 16', 'two').at(-1)).toBe('! 4 lira due to Elif and a neutral merchant: your turn ends here');
  });

  it('looks past the dice that send a neutral merchant on', () => {
    expect(told('move 16', 'two-rich')).toEqual([
      'Leave 1 assistant 4→3',
      'Pay a neutral merchant 2 lira 20→18',
      'Ruby for 15 lira 18→3',
      'ruby 0→1',
    ]);
  });

  it('needs nobody at the Fountain', () => {
    expect(told('move 7', 'alone')).toEqual(['No assistant needed', 'Call back your assistants 0→4']);
    expect(told('move 7', 'poor')).toEqual(['No assistant needed', 'Nobody to call back']);
  });

  it('says why nothing can be done there, after what was paid first', () => {
    expect(told('move 1', 'poor').slice(1)).toEqual(['Pay Elif 2 lira 3→1', '! An extension costs 7 lira, you have 1']);
    expect(told('move 16', 'poor').at(-1)).toBe('! The ruby costs 14 lira, you have 1');
    expect(told('move 12', 'poor').at(-1)).toBe('! Your family member is away');
    // A card could still help, so that there is a choice.
    expect(told('move 1', 'held').at(-1)).toBe('! An extension costs 7 lira, you have 1');
  });

  it('delivers letters, each with the seals that it gains', () => {
    expect(told('move 4', 'letters')).toEqual([
      'Leave 1 assistant 4→3',
      'Delivers 2 letters 5→7',
      'Fill fruit to 2 0→2',
    ]);
  });

  it('meets for nothing whoever asks nothing of this player', () => {
    const usual = ['Governor: a card for 2 lira or a card', 'Coffee trader: a coffee for 2 lira or a good'];
    expect(told('move 6', 'mocha').slice(-2)).toEqual([
      'Governor: free with your encounter tile',
      'Coffee trader: free with your encounter tile',
    ]);
    expect(told('move 6', 'mocha', { red: { free: false } }).slice(-2)).toEqual(usual);
  });
});

describe('the action of a place', () => {
  it('fills what has room', () => {
    expect(told('move 3')[1]).toBe('Fill spice to 4 2→4');
    expect(told('move 2', 'mosques')[1]).toBe('Your fabric is full');
  });

  it('takes what lies open at the Post Office', () => {
    expect(told('move 5')[1]).toBe('Take the mail shown spice fruit 2 lira 9→11');
  });

  it('takes cards and keeps all but one', () => {
    expect(told('move 6')[1]).toBe('Take 2 cards, discard 1 2→3');
  });

  it('names the ruby that comes with the last extension', () => {
    expect(told('move 1', 'rich').slice(2)).toEqual(['Extension for 7 lira: room for 3 18→11']);
    expect(told('move 1').slice(1)).toEqual(['Extension for 7 lira: room for 5 9→2', 'ruby 0→1']);
  });

  it('names each tile where there is a choice', () => {
    expect(told('move 14').slice(1)).toEqual([
      'Take the red tile: change your rolls 2→1',
      'Take the green tile: buy extra goods 2→1',
    ]);
  });

  it('names what a tile is good for, and the ruby that comes with the second', () => {
    expect(told('move 14', 'mosques').slice(1)).toEqual(['Take the green tile: buy extra goods 2→1', 'ruby 0→1']);
    expect(told('move 15', 'mosques').slice(1)).toEqual([
      'Take the blue tile: a fifth assistant 2→1',
      '5th assistant 3→4',
    ]);
  });

  it('is told for a family member without assistants and meetings', () => {
    expect(told('send 2', 'send')).toEqual(['Fill fabric to 2 0→2']);
  });

  it('tells of a ruby at the palace', () => {
    expect(told('move 13', 'rich').at(-1)).toBe('Ruby for 5 goods 0→1');
  });

  it('tells of a sale that is the only one', () => {
    expect(told('move 10', 'poor').slice(1)).toEqual(['Sell 1 good for 3 lira 3→6']);
  });

  it('gives the odds of a roll', () => {
    expect(told('move 9').slice(1)).toEqual([
      'Call a number and roll for lira',
      'Best call 7: 58%, 4.9 lira on average',
    ]);
    expect(told('move 8', 'poor').at(-1)).toBe('Jewelry 0: 42% · 1: 58%');
  });
});

describe('why an action is not possible', () => {
  const because = (key: string, told: Why['arguments'] = {}) =>
    said(reasonRows(game().game, { key, arguments: told }, NAMES));

  it('names what the Sultan still wants', () => {
    const price = { asked: 'RGYB', any: 1 };
    expect(because('palace-price-any', { ...price, goods: 'RRG' })).toEqual(['! Missing for the ruby: jewelry fruit']);
    expect(because('palace-price-any', { ...price, goods: 'RGYB' })).toEqual(['! Missing for the ruby: any good']);
    expect(because('no-ruby-left', { the: 13 })).toEqual(['! No ruby left here']);
  });

  it('names the goods for a tile', () => {
    const tile = (key: string, told: Why['arguments'] = {}) => ({ key, arguments: told }) as never;
    const has = tile('has-tile');
    expect(because('several', { reasons: [has, has] })).toEqual(['! You have both tiles']);
    const needs = ['B', 'Y'].map((good) => tile('tile-needs', { good, needs: 2, have: 1 }));
    expect(because('several', { reasons: needs })).toEqual(['! Not enough goods for a tile: 2 jewelry 2 fruit']);
    expect(because('several', { reasons: [has, tile('no-tile-left')] })).toEqual(['! No tile left for you']);
  });

  it('names what there is no more of', () => {
    expect(because('all-extensions', { most: 3 })).toEqual(['! You have all extensions']);
  });
});

it('calls an assistant back, for lira or for nothing', () => {
  const { me } = game();
  expect(said(comingBack(me, true))).toEqual(['This assistant comes back for 2 lira 2→3']);
  expect(said(comingBack(me, false))).toEqual(['This assistant comes back 2→3']);
});
