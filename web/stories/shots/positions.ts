/** Positions worth a picture (docs/notation.md): of real games out of the archive, and of each question the game asks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Position = Record<string, unknown>;
type Player = Record<string, unknown>;
type Step = string | Record<string, Record<string, unknown>>;

const REPOSITORY = join(import.meta.dirname, '../../..');
const PYTHON = process.env['BEDESTEN_PYTHON'] ?? join(REPOSITORY, '.venv/bin/python');

/** The position after so many entries of a game of the archive. */
export function archived(record: string, at: number): Position {
  return replayed(join(REPOSITORY, 'tests/archive', `istanbul-${record}.record`), at);
}

function replayed(file: string, at: number): Position {
  const told = execFileSync(PYTHON, ['-m', 'bedesten', 'replay', file, '--at', `${at}`, '--json'], { encoding: 'utf8' });
  return JSON.parse(told) as Position;
}

/** A game of bots by these rules, as a record; each is played once. */
const games = new Map<string, string>();
function recordOf(rules: string, players: number): string {
  const name = `${rules}-${players}`;
  const known = games.get(name);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'bedesten-shots-'));
  const wish = [`rules=${rules}`, '--players', `${players}`, '--games', '1', '--bot', 'medium', '--records', folder];
  execFileSync(PYTHON, ['-m', 'bedesten', 'simulate', 'istanbul', ...wish]);
  const record = join(folder, readdirSync(folder)[0] ?? '');
  games.set(name, record);
  return record;
}

/** Where somebody begins a turn, after this share of such a game. */
export function played(rules: string, players: number, share: number): Position {
  const record = recordOf(rules, players);
  const entries = readFileSync(record, 'utf8').match(/^\d+ .*$/gm) ?? [];
  const at = entries.findIndex((entry, index) => index > share * entries.length && / move \d/.test(entry));
  return replayed(record, at - 1);
}

/** The seat whose turn it is. */
export function activeSeat(position: Position): number {
  return Object.keys(position['players'] as object).indexOf(position['active'] as string);
}

const own = (count: number) => Array.from({ length: count }, () => 'own');

/** Four at the table in the ninth round; it is the turn of blue, who sits second. */
export function lively(blue: Player = {}, agenda?: Step[], more: Position = {}): Position {
  return {
    round: 9,
    start: 'red',
    active: 'blue',
    governor: 6,
    smuggler: 2,
    mail: 2,
    players: {
      red: { merchant: 3, stack: own(1), lying: [3, 5, 10], lira: 14, rubies: 3, goods: 'RGGGGGBB', extensions: 3, tiles: ['green'], hand: ['stay'] },
      blue: {
        merchant: 12,
        stack: own(2),
        lying: [8, 12, 15],
        reserve: 0,
        lira: 11,
        rubies: 2,
        goods: 'RRGYYY',
        extensions: 1,
        tiles: ['blue', 'yellow'],
        hand: ['far-move', 'five-lira', 'any-sale'],
        ...blue,
      },
      yellow: { merchant: 16, stack: own(2), lying: [6, 16], lira: 3, rubies: 2, goods: 'RRRRGGYB', extensions: 2, tiles: ['red', 'green'], hand: ['five-lira', 'stay'] },
      green: { merchant: 10, family: 5, stack: own(1), lying: [2, 10, 9], lira: 8, rubies: 1, goods: 'RRYYYB', extensions: 1, tiles: ['yellow'], hand: ['five-lira', 'any-good', 'assistant-home', 'post-again'] },
    },
    large_market: { top: 'L2' },
    small_market: { top: 'S1' },
    ...(agenda ? { agenda } : {}),
    ...more,
  };
}

/** The same with blue in the middle of an action. */
function acting(place: number, agenda: Step[], blue: Player = {}, more: Position = {}): Position {
  const turn = { target: place, acted: place, met: [], recalled: false };
  return lively({ merchant: place, lying: [4, place, 15], ...blue }, [...agenda, 'encounters'], { turn, ...more });
}

function meeting(place: number, met: string[], agenda: Step[], more: Position = {}): Position {
  const turn = { target: place, acted: place, met, recalled: false };
  return lively({ merchant: place, lying: [4, place, 15] }, [...agenda, 'encounters'], { turn, ...more });
}

const HAND = ['any-good', 'five-lira', 'palace-again', 'post-again', 'dealer-again', 'family-home', 'stay', 'far-move'];

/** Every question of the base game. */
export const QUESTIONS: Readonly<Record<string, Position>> = {
  'lay an assistant': lively({ merchant: 4 }, ['assist', 'pay-merchants', 'act', 'encounters'], { turn: { target: 4 } }),
  'pick up an assistant': lively({ merchant: 8 }, ['assist', 'pay-merchants', 'act', 'encounters'], { turn: { target: 8 } }),
  'pay merchants': lively({ merchant: 3, lying: [3, 8, 15] }, ['pay-merchants', 'act', 'encounters'], { turn: { target: 3 } }),
  act: lively({ merchant: 1, lying: [1, 8, 15] }, ['act', 'encounters'], { turn: { target: 1 } }),
  'act, not possible': lively({ merchant: 16, lying: [16, 8, 15], lira: 2 }, ['act', 'encounters'], { turn: { target: 16 } }),
  encounters: meeting(5, [], [], { governor: 5, smuggler: 5 }),
  reward: meeting(5, [], [{ reward: { optional: true } }]),
  'pay the governor': meeting(6, ['governor'], ['pay-governor']),
  "smuggler's good": meeting(2, ['smuggler'], [{ 'take-good': { goods: 'RGYB' } }, 'pay-smuggler']),
  'pay the smuggler': meeting(2, ['smuggler'], ['pay-smuggler']),
  sell: acting(11, [{ sell: { place: 11, any_goods: false } }]),
  'sell at the large market': acting(10, [{ sell: { place: 10, any_goods: false } }], { goods: 'RRGBB' }),
  'sell anything': lively(
    { merchant: 11, lying: [8, 11, 15], hand: ['far-move', 'five-lira'] },
    [{ sell: { place: 11, any_goods: true } }, { 'put-away': { card: 'any-sale' } }, 'encounters'],
    { turn: { target: 11, acted: 11 } },
  ),
  'black market': acting(8, ['good-or-roll']),
  "black market's good": acting(8, [{ 'take-good': { goods: 'RGY' } }]),
  'black market dice': acting(8, [{ dice: { place: 8, first: 3, second: 5, call: 0, changed: false } }, { 'take-good': { goods: 'RGY' } }], { tiles: ['red', 'blue'] }),
  'tea house': acting(9, ['call']),
  'tea house dice': acting(9, [{ dice: { place: 9, first: 2, second: 5, call: 8, changed: false } }], { tiles: ['red', 'blue'] }),
  'draw cards': acting(6, [{ 'take-cards': { left: 2 } }, 'discard-one'], {}, { discards: ['palace-again', 'dealer-again'] }),
  discard: acting(6, ['discard-one'], { hand: ['far-move', 'five-lira', 'any-sale', 'palace-again', 'family-home'] }),
  fountain: acting(7, ['gather'], { lying: [8, 15, 12, 5], stack: own(1) }),
  'send the family': acting(12, ['send']),
  'family acts': lively({ merchant: 12, lying: [8, 12, 15], family: 1 }, [{ 'family-act': { place: 1 } }, 'encounters'], { turn: { target: 12, acted: 12 } }),
  palace: acting(13, [{ 'pay-palace': { left: 1 } }], { goods: 'RRGYY' }, { rubies: { palace: 5, dealer: 9 } }),
  'small mosque': acting(14, [{ 'take-tile': { place: 14 } }], { goods: 'RRRGGGG', tiles: ['blue'] , extensions: 2}),
  'great mosque': acting(15, [{ 'take-tile': { place: 15 } }], { goods: 'BBBYYYY', tiles: ['red'], extensions: 2, lying: [8, 15] , reserve: 1}),
  'green tile': acting(2, ['green-tile'], { tiles: ['blue', 'green'] }),
  'walk far': lively({ hand: ['five-lira', 'any-sale'] }, ['far-move', { 'put-away': { card: 'far-move' } }, 'assist', 'pay-merchants', 'act', 'encounters']),
  'assistant comes home': lively({ hand: ['five-lira', 'any-sale'] }, ['return-one', { 'put-away': { card: 'assistant-home' } }, 'move', 'assist', 'pay-merchants', 'act', 'encounters']),
};

/** The same four with Mocha & Baksheesh; the barrier is red's. */
function brewing(blue: Player = {}, agenda?: Step[], more: Position = {}): Position {
  const position = lively(
    { coffee: 7, guild: [5, 7, 16, 20], tavern: ['encounter'], hand: ['far-move', 'five-lira', 'exchange'], ...blue },
    agenda,
    { rules: 'mocha', coffee_trader: 12, rubies: { coffee_house: 4 }, barrier: { between: [6, 12], control: 'red' }, ...more },
  );
  const players = position['players'] as Record<string, Player>;
  return {
    ...position,
    players: {
      ...players,
      red: { ...players['red'], coffee: 5, guild: [3, 9], tavern: ['movement'] },
      green: { ...players['green'], coffee: 12, guild: [1] },
    },
  };
}

function brewingAt(place: number, step: Step, blue: Player = {}): Position {
  const turn = { target: place, acted: place };
  return brewing({ merchant: place, lying: [8, 15, 1], ...blue }, [step, 'encounters'], { turn });
}

/** The questions of Mocha & Baksheesh that look different from those of the base game. */
export const MOCHA: Readonly<Record<string, Position>> = {
  start: brewing(),
  roast: brewingAt(17, { roast: { used: ['lira'], coffee: 2 } }),
  'guild hall': brewingAt(18, 'drop-one'),
  tavern: brewingAt(19, 'tavern', { tavern: [] }),
  barrier: brewingAt(19, { 'place-barrier': { must_act: false } }),
  beyond: brewingAt(19, { 'place-beyond': { place: 10, must_act: false } }),
  baksheesh: brewingAt(19, 'take-ruby'),
  'turn a die': brewing(
    { merchant: 9, lying: [8, 15, 1] },
    ['turn-die', { 'put-away': { card: 'turn-six' } }, { dice: { place: 9, first: 2, second: 5, call: 9, changed: false } }, 'encounters'],
    { turn: { target: 9, acted: 9 } },
  ),
  swap: brewing({ hand: ['five-lira'] }, [{ 'give-up': { count: 1, kinds: ['R'] } }, { 'put-away': { card: 'exchange' } }, 'start', 'assist', 'pay-merchants', 'act', 'encounters']),
};

/** The same four with Letters & Seals; blue's companion walks about. */
function writing(blue: Player = {}, agenda?: Step[], more: Position = {}): Position {
  const position = lively(
    { companion: 6, letters: [5, 10, 16], delivered: [3, 9], hand: ['anywhere', 'copy', 'join-merchant'], ...blue },
    agenda,
    { rules: 'letters', cards: 'all', courier: 11, ...more },
  );
  const players = position['players'] as Record<string, Player>;
  return {
    ...position,
    players: {
      ...players,
      red: { ...players['red'], letters: [1, 1, 14], companion: 'personal', hand: [] },
      green: { ...players['green'], delivered: [2, 7, 8], companion: 23 },
    },
  };
}

function writingAt(place: number, steps: Step[], blue: Player = {}): Position {
  const turn = { target: place, acted: place };
  return writing({ merchant: place, lying: [8, 15, 1], ...blue }, [...steps, 'encounters', 'extra-turn'], { turn });
}

const MARKET = ['two-yellow', 'coffee-or-two', 'goods-letters', 'lira-cards', 'merchant-home'];

/** The questions of Letters & Seals that look different from those of the base game. */
export const LETTERS: Readonly<Record<string, Position>> = {
  start: writing(),
  kiosk: writingAt(22, [{ 'choose-tile': { seat: 1, tiles: MARKET } }]),
  'kiosk tile': writingAt(22, [{ 'use-tile': { seat: 1, tile: 'goods-letters' } }]),
  auction: writingAt(23, [{ bid: { seat: 1, highest: 5, leader: 0, last: true } }]),
  courier: writing(
    { merchant: 11, lying: [8, 15, 11] },
    ['pay-courier', 'encounters', 'extra-turn'],
    { turn: { target: 11, met: ['courier'] } },
  ),
  seals: writingAt(24, [{ 'give-seals': { seals: 5 } }, 'society-ruby']),
  'society ruby': writingAt(24, ['society-ruby']),
  'another turn': writing({}, ['extra-turn'], { turn: { target: 12 } }),
};

/** Everything at once: the Great Bazaar. */
export const BAZAAR: Position = brewing(
  { companion: 6, letters: [5, 10, 16], delivered: [3, 9], hand: ['anywhere', 'copy', 'exchange'] },
  undefined,
  {
    rules: 'great-bazaar',
    cards: 'all',
    courier: 11,
    layout: [
      [1, 2, 3, 4, 5],
      [6, 12, 25, 10, 11],
      [8, 13, 7, 14, 15],
      [16, 17, 18, 19, 20],
      [21, 22, 23, 24, 9],
    ],
  },
);

/** Five with the longest names; five merchants, discs, pawns and both strangers on one tile, and a few on others. */
export const CROWD: Position = {
  round: 12,
  start: 'red',
  active: 'red',
  governor: 5,
  smuggler: 5,
  mail: 4,
  players: {
    red: { merchant: 5, family: 5, stack: own(4), lying: [16], reserve: 0, lira: 124, rubies: 4, goods: 'RRRRRGGGGGYYYYYBBBBB', extensions: 3, tiles: ['red', 'green', 'yellow', 'blue'], hand: HAND },
    yellow: { merchant: 5, family: 5, stack: own(1), lying: [5, 16, 1], lira: 33, rubies: 2, goods: 'RRRRGGGG', extensions: 2, tiles: ['red', 'green', 'yellow'], hand: ['stay', 'any-good', 'any-sale'] },
    green: { merchant: 5, family: 5, stack: [], lying: [5, 16, 1, 13], lira: 8, rubies: 2, goods: 'YYYBBB', extensions: 1 },
    blue: { merchant: 5, family: 5, stack: own(2), lying: [5, 16], lira: 100, rubies: 1, goods: '', extensions: 0 },
    white: { merchant: 16, family: 16, stack: own(2), lying: [5, 16, 1], lira: 27, rubies: 1, goods: 'BBB', extensions: 1, tiles: ['blue'], reserve: 0 },
  },
};

/** Five players, some of them on most tiles: a late evening in the bazaar. */
export function spread(): Position {
  return {
    ...CROWD,
    active: 'white',
    governor: 11,
    smuggler: 9,
    players: {
      red: { merchant: 13, family: 13, stack: own(1), lying: [13, 11, 9], lira: 24, rubies: 3, goods: 'RRRRRGGGG', extensions: 3, tiles: ['red'], hand: ['stay'] },
      yellow: { merchant: 9, family: 8, stack: own(1), lying: [13, 9, 1], lira: 7, rubies: 3, goods: 'RGB', extensions: 2, tiles: ['green', 'yellow'] },
      green: { merchant: 11, family: 12, stack: [], lying: [5, 9, 11, 15], lira: 18, rubies: 2, goods: 'YYYBBB', extensions: 1 },
      blue: { merchant: 11, family: 12, stack: own(1), lying: [11, 8, 1], lira: 0, rubies: 2, goods: 'BB' },
      white: { merchant: 8, family: 2, stack: own(3), lying: [8, 13], reserve: 0, lira: 21, rubies: 4, goods: 'RRGGBBB', extensions: 2, tiles: ['blue', 'yellow'], hand: ['five-lira', 'five-lira', 'stay', 'any-good', 'palace-again'] },
    },
  };
}

/** The first turn after somebody has gathered the rubies is over: cards may still bring lira. */
export const FINALE: Position = {
  round: 14,
  start: 'red',
  active: 'red',
  finale: true,
  agenda: ['final-step'],
  players: {
    red: { merchant: 16, lira: 6, rubies: 4, goods: 'RGG', extensions: 3, hand: ['five-lira', 'any-good', 'stay'] },
    yellow: { merchant: 13, lira: 2, rubies: 5, tiles: ['red', 'green', 'yellow', 'blue'], stack: own(4), lying: [13], reserve: 0 },
    green: { merchant: 9, lira: 9, rubies: 3 },
  },
  rubies: { wainwright: 2, small_mosque: 2, great_mosque: 2, palace: 1, dealer: 6 },
};
