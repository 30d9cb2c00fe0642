import { describe, expect, it } from 'vitest';
import type { Offer } from '../../api/types';
import { plain } from '../../words/rich';
import type { Outlook, Way } from './outlook';
import { comingBack, rowsOf, type Row } from './preview';
import { reasons } from './reasons';
import { game, NAMES } from './testing';

/** Rows in letters, with the numbers before and after. */
function said(rows: readonly Row[]): string[] {
  return rows.map(({ text, before, after, isBad }) => {
    const change = before === undefined ? '' : ` ${before}→${after}`;
    return `${isBad ? '! ' : ''}${plain(text)}${change}`;
  });
}

type Told = Record<string, unknown>;

/** The usual answers with what they make happen: of Ayşe, unless an event says of whom. */
function usual(...steps: [answer: string, ...events: Told[]][]): Pick<Outlook, 'then' | 'events'> {
  const events = steps.map(([, ...told]) => told) as NonNullable<Outlook['events']>;
  return { then: steps.map(([answer]) => answer), events: [[], ...events] };
}

/** An answer to a choice, with what it makes happen, and the usual ones after it. */
function way([action, ...told]: [answer: string, ...events: Told[]], ...steps: [string, ...Told[]][]): Way {
  const { then = [], events = [] } = usual(...steps);
  return { action, then, events: [told, ...events.slice(1)] as NonNullable<Outlook['events']> };
}

/** What is said of going to a place, or of another answer on the board. */
function told(action: string, outlook: Outlook, position: Parameters<typeof game>[0] = {}): string[] {
  const [verb = '', value] = action.split(' ');
  const { game: now, me } = game({ governor: 6, smuggler: 6, ...position });
  const offer: Offer = { action, verb, part: 'place', value: Number(value), text: '', outlook };
  return said(rowsOf(now, me, offer, NAMES));
}

/** What is said of the action of a place, once an assistant was left there. */
function gains(place: number, position: Parameters<typeof game>[0], ...after: Told[]): string[] {
  return told(`move ${place}`, usual(['lay'], ['act', ...after]), position).slice(1);
}

describe('arriving', () => {
  it('leaves an assistant, pays, acts, catches and meets, in this order', () => {
    const paid = [
      { what: 'lira', change: -2 },
      { what: 'lira', seat: 1, change: 2 },
    ];
    const outlook: Outlook = { stop: 'choice', asks: ['sell'], ...usual(['lay'], ['pay', ...paid], ['act']) };
    const position = { red: { goods: 'RGYY', lira: 5 }, green: { family: 11 }, governor: 11, smuggler: 11 };
    expect(told('move 11', outlook, position)).toEqual([
      'Leave 1 assistant 4→3',
      'Pay Elif 2 lira 5→3',
      'Sell up to 4 goods for 14 lira 3→17',
      'Catch Orhan: 3 lira or a card',
      'Governor: a card for 2 lira or a card',
      'Smuggler: a good for 2 lira or a good',
    ]);
  });

  it('picks up whoever waits there', () => {
    const picked = (assistant: string): Outlook => usual([`pick ${assistant}`], ['act']);
    const alone = { red: { stack: ['own'] as 'own'[] } };
    expect(told('move 2', picked('own'), alone)[0]).toBe('Pick up your assistant 1→2');
    expect(told('move 2', picked('neutral'), alone)[0]).toBe('Pick up a neutral assistant 1→2');
  });

  it('goes on from a choice of assistants as it would after the first of them', () => {
    const filled = { what: 'goods', good: 'R', change: 2 };
    const ways = [way(['lay'], ['act', filled]), way(['pick neutral'], ['act', filled])];
    expect(told('move 2', { stop: 'choice', asks: ['lay', 'pick', 'stop'], ways })).toEqual([
      'Leave 1 assistant or pick up a neutral one',
      'Fill fabric to 2 0→2',
    ]);
  });

  it('ends where nobody can be left', () => {
    expect(told('move 11', {})).toEqual(['! No assistant left: your turn ends here']);
  });

  it('ends where the others cannot be paid, and counts neutral merchants', () => {
    const position = { red: { lira: 3 }, yellow: { merchant: 16 }, neutral_merchants: [16] };
    expect(told('move 16', usual(['lay']), position).at(-1)).toBe(
      '! 4 lira due to Elif and a neutral merchant: your turn ends here',
    );
  });

  it('looks past the dice that send a neutral merchant on', () => {
    const bought = way(['act', { what: 'lira', change: -14 }, { what: 'ruby', place: 16 }]);
    const outlook: Outlook = {
      stop: 'luck',
      ...usual(['lay'], ['pay', { what: 'lira', change: -2 }]),
      ways: [bought],
    };
    expect(told('move 16', outlook, { red: { lira: 20 } })).toEqual([
      'Leave 1 assistant 4→3',
      'Pay a neutral merchant 2 lira 20→18',
      'Ruby for 14 lira 18→4',
      'ruby 0→1',
    ]);
  });

  it('needs nobody at the Fountain', () => {
    const position = { red: { merchant: 11, lying: [2, 4], stack: ['own', 'own'] as 'own'[] } };
    const outlook: Outlook = { stop: 'choice', asks: ['done', 'return'], ...usual(['act']) };
    expect(told('move 7', outlook, position)).toEqual(['No assistant needed', 'Call back your assistants 2→4']);
    expect(told('move 7', usual(['act'])).at(-1)).toBe('Nobody to call back');
  });

  it('says why nothing can be done there, after what was paid first', () => {
    const paid = usual(['lay'], ['pay', { what: 'lira', change: -2 }, { what: 'lira', seat: 1, change: 2 }], ['skip']);
    expect(told('move 1', paid, { red: { lira: 8 } }).at(-1)).toBe('! An extension costs 7 lira, you have 6');
    const held: Outlook = { stop: 'choice', asks: ['skip', 'play'], ...usual(['lay']) };
    expect(told('move 1', held, { red: { lira: 2 } }).at(-1)).toBe('! An extension costs 7 lira, you have 2');
  });
});

describe('the action of a place', () => {
  it('fills what has room', () => {
    const red = { goods: 'R', extensions: 1 };
    expect(gains(2, { red }, { what: 'goods', good: 'R', change: 2 })).toEqual(['Fill fabric to 3 1→3']);
    expect(gains(3, { red: { goods: 'GG' } })).toEqual(['Your spice is full']);
  });

  it('takes what lies open at the Post Office', () => {
    const mail = [
      { what: 'goods', good: 'G', change: 1 },
      { what: 'lira', change: 2 },
    ];
    expect(gains(5, {}, ...mail)).toEqual(['Take the mail shown spice 2 lira 5→7']);
  });

  it('names the ruby that comes with the last extension', () => {
    const bought = (owned: number) => [
      { what: 'lira', change: -7 },
      { what: 'extension', owned },
    ];
    const second = { red: { lira: 9, extensions: 1 } };
    expect(gains(1, second, ...bought(2))).toEqual(['Extension for 7 lira: room for 4 9→2']);
    const third = { red: { lira: 9, extensions: 2 } };
    expect(gains(1, third, ...bought(3), { what: 'ruby', place: 1 })).toEqual([
      'Extension for 7 lira: room for 5 9→2',
      'ruby 0→1',
    ]);
  });

  it('names what a tile is good for, and the ruby that comes with the second', () => {
    const taken = (colour: string, good: string) => [
      { what: 'goods', good, change: -1 },
      { what: 'tile', colour },
    ];
    const red = { goods: 'RRGG' };
    expect(gains(14, { red }, ...taken('red', 'R'))).toEqual(['Take the red tile: change your rolls 2→1']);
    expect(gains(14, { red }, ...taken('green', 'G'), { what: 'ruby', place: 14 })).toEqual([
      'Take the green tile: buy extra goods 2→1',
      'ruby 0→1',
    ]);
    expect(gains(15, { red: { goods: 'BB' } }, ...taken('blue', 'B'), { what: 'fifth assistant' })).toEqual([
      'Take the blue tile: a fifth assistant 2→1',
      '5th assistant 3→4',
    ]);
  });

  it('names each tile where there is a choice', () => {
    const tile = (colour: string, good: string) =>
      way([`tile ${colour}`, { what: 'goods', good, change: -1 }, { what: 'tile', colour }]);
    const outlook: Outlook = {
      stop: 'choice',
      asks: ['tile'],
      ...usual(['lay'], ['act']),
      ways: [tile('red', 'R'), tile('green', 'G')],
    };
    expect(told('move 14', outlook, { red: { goods: 'RRGG' } }).slice(1)).toEqual([
      'Take the red tile: change your rolls 2→1',
      'Take the green tile: buy extra goods 2→1',
    ]);
  });

  it('tells of a ruby at the palace whether or not its goods are still to be chosen', () => {
    const red = { goods: 'RGYBB' };
    const open: Outlook = { stop: 'choice', asks: ['give'], ...usual(['lay'], ['act']) };
    expect(told('move 13', open, { red }).at(-1)).toBe('Ruby for 5 goods 0→1');
    const goods = ['R', 'G', 'Y', 'B', 'B'].map((good) => ({ what: 'goods', good, change: -1 }));
    expect(gains(13, { red }, ...goods, { what: 'ruby', place: 13 })).toEqual(['Ruby for 5 goods 0→1']);
  });

  it('tells of a sale that is the only one', () => {
    const sold: Outlook = {
      stop: 'luck',
      ...usual(['lay'], ['act'], ['sell R', { what: 'goods', good: 'R', change: -1 }, { what: 'lira', change: 2 }]),
    };
    expect(told('move 11', sold, { red: { goods: 'R' } }).slice(1)).toEqual(['Sell 1 good for 2 lira 5→7']);
  });

  it('gives the odds of a roll', () => {
    const call = {
      what: ['lira'],
      gains: [
        { gain: [2], chance: 0.1458 },
        { gain: [8], chance: 0.8542 },
      ],
      mean: [7.13],
    };
    const tea: Outlook = {
      stop: 'choice',
      asks: ['call'],
      ...usual(['lay'], ['act']),
      odds: { ...call, answer: 'call 8' },
    };
    expect(told('move 9', tea).slice(1)).toEqual([
      'Call a number and roll for lira',
      'Best call 8: 85%, 7.1 lira on average',
    ]);
    const jewels = [0.4167, 0.3056, 0.1944, 0.0833].map((chance, gain) => ({ gain: [gain], chance }));
    const black: Outlook = { stop: 'choice', asks: ['roll', 'take'], ...usual(['lay'], ['act']) };
    expect(told('move 8', { ...black, odds: { what: ['B'], gains: jewels, mean: [0.94] } }).at(-1)).toBe(
      'Jewelry 0: 42% · 1: 31% · 2: 19% · 3: 8%',
    );
  });

  it('is told for a family member without assistants and meetings', () => {
    const sent = usual(['act', { what: 'goods', good: 'R', change: 2 }]);
    expect(told('send 2', sent, { governor: 2 })).toEqual(['Fill fabric to 2 0→2']);
  });
});

describe('why an action is not possible', () => {
  const at = (place: number, red: object, more: object = {}) => {
    const { game: now, me } = game({ red, ...more });
    return said(reasons(now, me, place));
  };

  it('names what the Sultan still wants', () => {
    // The first price is five goods: one of each and any other.
    expect(at(13, { goods: 'RRG' })).toEqual(['! Missing for the ruby: jewelry fruit']);
    expect(at(13, { goods: 'RGYB' })).toEqual(['! Missing for the ruby: any good']);
    expect(at(13, { goods: '' }, { rubies: { ...rubies, palace: 0 } })).toEqual(['! No ruby left here']);
  });

  it('names the goods for a tile', () => {
    expect(at(14, { goods: 'RRGG', tiles: ['red', 'green'] })).toEqual(['! You have both tiles']);
    expect(at(15, { goods: 'BY' })).toEqual(['! Not enough goods for a tile: 2 jewelry 2 fruit']);
    const none = { mosque_tiles: { red: [], green: [], yellow: [], blue: [] } };
    expect(at(14, { goods: 'RRGG' }, none)).toEqual(['! No tile left for you']);
  });

  it('names prices, and what there is no more of', () => {
    expect(at(16, { lira: 13 })).toEqual(['! The ruby costs 14 lira, you have 13']);
    expect(at(1, { lira: 9, extensions: 3 })).toEqual(['! You have all extensions']);
    expect(at(12, { family: 4 })).toEqual(['! Your family member is away']);
  });
});

it('calls an assistant back, for lira or for nothing', () => {
  const { me } = game({ red: { stack: ['own'] } });
  expect(said(comingBack(me, true))).toEqual(['This assistant comes back for 2 lira 1→2']);
  expect(said(comingBack(me, false))).toEqual(['This assistant comes back 1→2']);
});

const rubies = { wainwright: 3, palace: 6, small_mosque: 3, great_mosque: 3, dealer: 10 };
