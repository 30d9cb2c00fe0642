import { expect, it } from 'vitest';
import { plain } from '../../../words/rich';
import { piecesAt } from '../game';
import { logLines } from '../log';
import { game, moments, scene, type Fixture } from '../testing';
import { affairOf, lettersOf } from './letters';

const told = (name: Fixture) => logLines(moments(name), scene(name)).map(({ text }) => plain(text));

it('puts equal letters together, delivered ones first', () => {
  expect(lettersOf(game('letters').me)).toEqual([
    { place: 3, isDelivered: true, count: 1 },
    { place: 4, isDelivered: false, count: 2 },
    { place: 9, isDelivered: false, count: 1 },
  ]);
});

it('puts companions and the courier on the board', () => {
  const { game: now } = game('letters', { courier: 15 });
  expect(piecesAt(now, 15).map(({ key }) => key)).toEqual(['companion-0', 'courier']);
});

it('reads the market and the auction that are open', () => {
  expect(affairOf({ name: 'choose-tile', args: { seat: 1, tiles: ['two-red'] } })).toEqual({
    kind: 'kiosk',
    seat: 1,
    tiles: ['two-red'],
  });
  const { step, view } = game('auction').game;
  expect(affairOf(step)).toEqual({ kind: 'auction', seat: 0, highest: 2, leader: 1, isLast: false });
  expect(view.bidders).toEqual({ yellow: 'leads', green: 'passed', red: 'bids' });
  expect(affairOf({ name: 'act', args: {} })).toBeNull();
});

it('tells of the Kiosk: everybody’s tile, and the last one', () => {
  expect(told('kiosk').slice(1)).toEqual([
    'Ayşe chose “2 fabric” and got 2 fabric.',
    'Elif chose “1 fabric and 1 lira” and got fabric 1 lira.',
    'Orhan chose “Your merchant to the Fountain” and did not use it.',
    'Ayşe used the last tile too: “3 lira”.',
  ]);
});

it('tells of an auction: bids, who passed, who won and who was paid', () => {
  expect(told('auction-won')).toEqual([
    'Elif took jewelry at the Auction House and opened an auction.',
    'Elif bid 2 lira.',
    'Orhan passed.',
    'Ayşe bid 4 lira.',
    'Elif passed.',
    'Ayşe won the auction for 4 lira and drew cards. The bid went to Elif.',
  ]);
});

it('tells of letters that are delivered by the way, also for somebody else', () => {
  expect(told('caught-letter')).toEqual([
    'Elif caught the family member of Ayşe and took 3 lira. Ayşe delivered 1 letter at the Police Station.',
  ]);
});

it('tells of another turn and of the courier', () => {
  expect(told('another-turn')).toEqual([
    'Ayşe met the courier: a letter for 2 lira. The courier went to the Fruit Warehouse. ' +
      'Ayşe delivered 1 letter at the Police Station.',
    'Ayşe gave up 3 seals. Ayşe takes another turn.',
  ]);
});
