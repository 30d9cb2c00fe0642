import { describe, expect, it } from 'vitest';
import type { Moment } from '../../api/types';
import { plain } from '../../words/rich';
import { tell } from './tell';
import { moments, scene } from './testing';

const lines = (told: Moment[]) => tell(told, scene({}, []));
const said = (told: Moment[]) => lines(told).map((line) => plain(line.text));

const MOVE = { what: 'move', seat: 0, token: 'merchant', from: 12, to: 11 };
const LAY = { what: 'lay', seat: 0, assistant: 'own', place: 11 };
const lira = (seat: number, change: number) => ({ what: 'lira', seat, change });
const goods = (seat: number, good: string, change: number) => ({ what: 'goods', seat, good, change });

describe('the log', () => {
  it('tells a turn that is over once, and again if somebody has another name', () => {
    const end = { what: 'turn', seat: 1, round: 2 };
    const told = moments([0, 'move 11', MOVE], [0, 'lay', LAY], [0, 'end', end], [1, 'lay', { ...LAY, seat: 1 }]);
    const here = scene({ start: 'yellow' }, []);
    const [first, second] = tell(told, here);
    expect(first).toMatchObject({ number: 2, seat: 0, round: 1 });
    expect(second).toMatchObject({ number: 4, seat: 1, round: 2 });
    const again = tell(told, here);
    expect(again[0]).toBe(first);
    expect(again[1]).toEqual(second);
    const [renamed] = tell(told, { ...here, names: ['Zeynep', ...here.names.slice(1)] });
    expect(plain(renamed?.text ?? [])).toMatch(/^Zeynep went/);
    expect(plain(tell(told, here)[0]?.text ?? [])).toMatch(/^Ayşe went/);
  });

  it('makes one sentence of a way, with who was paid', () => {
    const told = moments([0, 'move 11', MOVE], [0, 'lay', LAY], [0, 'pay', lira(0, -2), lira(2, 2)]);
    expect(said(told)).toEqual(['Ayşe went to the Small Market and left an assistant. Paid Orhan 2 lira.']);
    expect(lines(told).at(-1)).toMatchObject({ number: 3, seat: 0 });
  });

  it('tells a sale with its new demand', () => {
    const told = moments(
      [0, 'act', { what: 'act', seat: 0, place: 11 }],
      [
        0,
        'sell RGYY',
        goods(0, 'R', -1),
        goods(0, 'G', -1),
        goods(0, 'Y', -2),
        lira(0, 14),
        { what: 'demand', seat: 0, place: 11, tile: 'S2' },
      ],
    );
    expect(said(told)).toEqual([
      'Ayşe sold 4 goods at the Small Market for 14 lira. New demand: jewelry fabric spice spice fruit.',
    ]);
  });

  it('tells whom somebody met, from what they answered or from what came of it', () => {
    const roll = { what: 'dice', seat: 0, dice: [2, 4], for: 'smuggler' };
    const went = { what: 'move', token: 'smuggler', from: 11, to: 6 };
    const expected = 'Ayşe met the smuggler: jewelry for jewelry. The smuggler went to the Caravansary.';
    const own = moments(
      [0, 'meet smuggler'],
      [0, 'take B', goods(0, 'B', 1)],
      [0, 'give B', goods(0, 'B', -1), roll, went],
    );
    expect(said(own)).toEqual([expected]);
    const others = own.map((moment) => ({ ...moment, action: null }));
    expect(said(others)).toEqual([expected]);
  });

  it('keeps a card that helps to pay apart from the meeting', () => {
    const told = moments(
      [0, 'meet governor', { what: 'draw', seat: 0, card: 'stay' }],
      [0, 'play five-lira', { what: 'play', seat: 0, card: 'five-lira' }, lira(0, 5)],
      [
        0,
        'pay',
        lira(0, -2),
        { what: 'dice', seat: 0, dice: [3, 2], for: 'governor' },
        { what: 'move', token: 'governor', from: 11, to: 11 },
      ],
    );
    expect(said(told)).toEqual([
      'Ayşe met the governor: a card for 2 lira. You drew “Stay”. The governor stayed.',
      'Ayşe played “5 lira” and got 5 lira.',
    ]);
  });

  it('does not name a card that is hidden', () => {
    const caught = { what: 'move', seat: 2, token: 'family', from: 11, to: 12 };
    const told = moments([1, null, caught], [1, null, { what: 'draw', seat: 1 }]);
    expect(said(told)).toEqual(['Elif caught the family member of Orhan and drew a card.']);
  });

  it('counts hidden cards of a pile', () => {
    const draw = { what: 'draw', seat: 1 };
    const told = moments([1, null, { what: 'act', seat: 1, place: 6 }], [1, null, draw], [1, null, draw]);
    expect(said(told)).toEqual(['Elif took 2 cards from the draw pile at the Caravansary.']);
  });

  it('tells the last round after the ruby that brought it, by number too', () => {
    const told = moments(
      [
        0,
        'act',
        { what: 'act', seat: 0, place: 16 },
        lira(0, -14),
        { what: 'ruby', seat: 0, place: 16 },
        { what: 'last round', seat: 0 },
      ],
      [0, 'end', { what: 'end', seat: 0 }, { what: 'final step' }],
    );
    expect(said(told).slice(0, 2)).toEqual([
      'Ayşe bought a ruby at the Gemstone Dealer for 14 lira.',
      'Ayşe has enough rubies: this round is the last.',
    ]);
    expect(lines(told).map((line) => line.number)).toEqual([1, 1, 2]);
  });

  it('tells the roll that counted, and what the red tile changed', () => {
    const told = moments(
      [0, 'act', { what: 'act', seat: 0, place: 9 }],
      [0, 'call 7', { what: 'call', seat: 0, number: 7 }, { what: 'dice', seat: 0, dice: [1, 3], for: 'action' }],
      [0, 'turn 1', { what: 'dice', seat: 0, dice: [4, 3], for: 'red tile' }, lira(0, 7)],
    );
    expect(said(told)).toEqual([
      'Ayşe called 7 at the Tea House, rolled 4 + 3 = 7 and took 7 lira. The red tile turned a die; it was 1 + 3 = 4.',
    ]);
  });

  it('marks each round once, before its first line, also where a table begins in the middle of a game', () => {
    const end = (next: number, round: number) => [
      { what: 'end', seat: 0 },
      { what: 'turn', seat: next, round },
    ];
    const stop = { what: 'stop', seat: 0, place: 11 };
    const told = moments(
      [0, 'move 11', MOVE],
      [0, 'end', ...end(1, 1)],
      [1, null, stop],
      [0, 'end', ...end(0, 2)],
      [0, 'stop', stop],
    );
    expect(lines(told).map((line) => line.round)).toEqual([1, undefined, 2]);
    expect(lines(told).map((line) => line.from)).toEqual([0, undefined, 4]);
    // In the first turn the position says it.
    expect(tell(told.slice(0, 1), scene({ round: 8 }, [])).map((line) => line.round)).toEqual([8]);
    // A bot that came first for somebody has an entry too.
    const later = told.map((moment) => ({ ...moment, number: moment.number + 1 }));
    expect(lines(later).map((line) => line.round)).toEqual([1, undefined, 2]);
    // The last of a round goes first.
    const last = moments([2, 'stop', { ...stop, seat: 2 }], [2, 'end', ...end(0, 5)], [0, 'stop', stop]);
    expect(lines(last).map((line) => line.round)).toEqual([4, 5]);
    // An extra turn of the start player is no new round.
    const extra = moments([0, 'stop', stop], [0, 'done', ...end(0, 5)], [0, 'stop', stop]);
    expect(lines(extra).map((line) => line.round)).toEqual([5, undefined]);
  });
});
