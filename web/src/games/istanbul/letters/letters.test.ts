import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Moment, Position, Table } from '../../../api/types';
import { plain } from '../../../words/rich';
import { gameOf, merchantsAt, piecesAt } from '../game';
import { tell } from '../tell';
import { NAMES } from '../testing';
import { TILE_PICTURES } from './kiosk';
import { affairOf, lettersOf, sealsOf } from './letters';

function player(more: object): object {
  return {
    goods: '',
    extensions: 0,
    tiles: [],
    stack: ['own'],
    lying: [],
    hand: [],
    cards: 0,
    lira: 3,
    rubies: 0,
    ...more,
  };
}

function position(red: object, yellow: object, turn: object = {}): Position {
  const view = {
    rules: 'letters',
    layout: [[1, 2]],
    agenda: [],
    start: 'red',
    active: 'red',
    neutral_merchants: [],
    neutral_assistants: [],
    courier: 8,
    turn: { target: 2, acted: 0, met: [], recalled: false, ...turn },
    players: {
      red: player({ merchant: 1, family: 12, ...red }),
      yellow: player({ merchant: 2, family: 12, ...yellow }),
    },
  };
  return { view } as unknown as Position;
}

function told(...turns: [seat: number, ...events: object[]][]): string[] {
  const moments = turns.map(([seat, ...events], index) => ({ number: index + 1, seat, kind: 'action', events }));
  const scene = { table: { options: {} } as Table, position: position({}, {}), names: NAMES, eye: 0 };
  return tell(moments as unknown as Moment[], scene).map((line) => plain(line.text));
}

it('counts seals, delivered ones twice', () => {
  const [me] = gameOf(position({ letters: [4, 4, 9], delivered: [3] }, {})).players;
  if (!me) throw new Error('nobody is there');
  expect(sealsOf(me)).toBe(5);
  expect(lettersOf(me)).toEqual([
    { place: 3, isDelivered: true, count: 1 },
    { place: 4, isDelivered: false, count: 2 },
    { place: 9, isDelivered: false, count: 1 },
  ]);
});

it('pays a merchant and a companion, but not the merchant that was joined', () => {
  const fee = (turn: object) => {
    const game = gameOf(position({}, { companion: 2 }, turn));
    const [me] = game.players;
    return me && merchantsAt(game, me, 2).fee;
  };
  expect(fee({})).toBe(4);
  expect(fee({ joined: 'yellow' })).toBe(2);
});

it('puts companions and the courier on the board', () => {
  const game = gameOf(position({ companion: 8 }, {}));
  expect(piecesAt(game, 8).map(({ key }) => key)).toEqual(['companion-0', 'courier']);
});

it('reads the market and the auction that are open', () => {
  expect(affairOf({ name: 'choose-tile', args: { seat: 1, tiles: ['two-red'] } })).toEqual({
    kind: 'kiosk',
    seat: 1,
    tiles: ['two-red'],
  });
  expect(affairOf({ name: 'bid', args: { seat: 2, highest: 4, leader: 0, last: true } })).toEqual({
    kind: 'auction',
    seat: 2,
    highest: 4,
    leader: 0,
    isLast: true,
  });
  expect(affairOf({ name: 'act', args: {} })).toBeNull();
});

it('has a picture for every tile of the engine', () => {
  const file = new URL('../../../../../src/bedesten/games/istanbul/letters/data.py', import.meta.url);
  const words = /^KIOSK_WORDS[^]*?^\]/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const tiles = [...words.matchAll(/^ {4}"([a-z-]+)",/gm)].map(([, word]) => word);
  expect(tiles).toHaveLength(24);
  expect(Object.keys(TILE_PICTURES).sort()).toEqual(tiles.sort());
});

it('tells of the Kiosk: everybody’s tile, and the last one', () => {
  const tiles = ['one-red', 'lira-cards', 'merchant-home', 'two-lira'];
  expect(
    told(
      [
        1,
        { what: 'act', seat: 1, place: 22 },
        { what: 'letter', seat: 1, place: 5 },
        { what: 'kiosk', seat: 1, tiles },
      ],
      [1, { what: 'choose', seat: 1, tile: 'one-red' }],
      [1, { what: 'goods', seat: 1, good: 'R', change: 1 }],
      [2, { what: 'choose', seat: 2, tile: 'lira-cards' }],
      [2, { what: 'lira', seat: 2, change: -2 }, { what: 'draw', seat: 2 }],
      [0, { what: 'choose', seat: 0, tile: 'merchant-home' }, { what: 'unused', seat: 0, tile: 'merchant-home' }],
      [1, { what: 'lira', seat: 1, change: 2 }],
      [1, { what: 'end', seat: 1 }],
    ).slice(1),
  ).toEqual([
    'Elif chose “1 fabric” and got fabric.',
    'Orhan chose “2 lira for a bonus card, or a bonus card for 3 lira”: 2 lira for bonus card.',
    'Ayşe chose “Your merchant to the Fountain” and did not use it.',
    'Elif used the last tile too: “2 lira”.',
  ]);
});

it('tells of an auction: bids, who passed, who won and who was paid', () => {
  expect(
    told(
      [1, { what: 'act', seat: 1, place: 23 }],
      [1, { what: 'goods', seat: 1, good: 'B', change: 1 }],
      [1, { what: 'bid', seat: 1, lira: 2 }, { what: 'pass', seat: 2 }],
      [0, { what: 'bid', seat: 0, lira: 4 }],
      [
        1,
        { what: 'pass', seat: 1 },
        { what: 'lira', seat: 0, change: -4 },
        { what: 'lira', seat: 1, change: 4 },
        { what: 'draw', seat: 0, card: 'stay' },
        { what: 'draw', seat: 0, card: 'stay' },
      ],
    ),
  ).toEqual([
    'Elif took jewelry at the Auction House and opened an auction.',
    'Elif bid 2 lira.',
    'Orhan passed.',
    'Ayşe bid 4 lira.',
    'Elif passed.',
    'Ayşe won the auction for 4 lira and drew cards. The bid went to Elif.',
  ]);
});

it('tells of letters that are delivered by the way, also for somebody else', () => {
  const [line] = told([
    1,
    { what: 'move', seat: 0, token: 'family', from: 4, to: 12 },
    { what: 'delivered', seat: 0, place: 12, letters: 1 },
  ]);
  expect(line).toBe('Elif caught the family member of Ayşe. Ayşe delivered 1 letter at the Police Station.');
});

it('tells of another turn and of the courier', () => {
  expect(
    told(
      [0, { what: 'letter', seat: 0, place: 5 }],
      [
        0,
        { what: 'lira', seat: 0, change: -2 },
        { what: 'dice', seat: 0, dice: [2, 3], for: 'courier' },
        { what: 'move', token: 'courier', from: 8, to: 5 },
      ],
      [0, { what: 'end', seat: 0 }],
      [0, { what: 'give letter', seat: 0, place: 5, seals: 1 }],
      [
        0,
        { what: 'give letter', seat: 0, place: 3, seals: 2 },
        { what: 'extra turn', seat: 0 },
        { what: 'turn', round: 1 },
      ],
    ),
  ).toEqual([
    'Ayşe met the courier: a letter for 2 lira. The courier went to the Post Office.',
    'Ayşe gave up 3 seals. Ayşe takes another turn.',
  ]);
});
