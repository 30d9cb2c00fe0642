/** The wall in words: what tiles ask for, and how far a game is or was. */
import { describe, expect, it } from 'vitest';
import type { SoloGame, Wall, WallTile } from '../../../api/types';
import { card } from '../card';
import { facts } from '../facts';
import { game } from '../testing';
import { boxesOf, challenges, liveBoxes, nameOf, sentence, signOf, tileOf, type Asked } from './conditions';

const asked = (what: Asked['what'], asks: Asked['asks'], need: number): Asked => ({ what, asks, need });

it('proposes the tile that a quick game alone is for, where that is about challenges', () => {
  const wall = { proposal: '3-11' } as Wall;
  expect(card.aloneNext?.(wall, { goal: 'challenges' })).toEqual({ goal: '3-11' });
  expect(card.aloneNext?.(wall, { goal: 'high-score' })).toEqual({ goal: 'high-score' });
  expect(card.aloneNext?.({ ...wall, proposal: null }, { goal: 'challenges' })).toEqual({ goal: 'challenges' });
});

describe('the rows', () => {
  it('make forty-two tiles with the columns', () => {
    expect(challenges().length * facts().columns.length).toBe(42);
  });

  it('say what the house asks for', () => {
    expect(challenges().map(sentence)).toEqual([
      'At most 3 checks',
      '35 lira filled',
      '35 lira and 1 full shelf',
      '35 lira and 2 shelf rubies',
      '35 lira and no guild card played',
      '2 full shelves',
      '3 shelf rubies',
      '3 shelf rubies and 1 full shelf',
      'Every tulip crossed',
      'Every tulip crossed and 1 full shelf',
      '4 guild cards played and 1 shelf ruby',
      'No goods card given up',
      '8 rubies at the palaces',
      '5 rubies at one letter and 20 lira',
    ]);
  });

  it('say it in symbols too; what may not be done is struck out', () => {
    expect(signOf(asked('checks', 'at-most', 3))).toEqual({ icons: ['i-imp'], text: '≤3', isStruck: false });
    expect(signOf(asked('guild-played', 'at-most', 0))).toMatchObject({ text: '', isStruck: true });
    expect(signOf(asked('open-icons', 'at-most', 0))).toMatchObject({ text: '0', isStruck: false });
    expect(signOf(asked('guild-played', 'at-least', 4))).toMatchObject({ text: '4', isStruck: false });
  });

  it('are named as the option of the goal takes them', () => {
    expect(tileOf('7-11')).toEqual({ challenge: 7, column: 11 });
    expect(nameOf(tileOf('14-12'))).toBe('14-12');
  });
});

const REACHED = { FA: 8, SP: 10, FR: 9, JE: 11, rubies: 12, lira: 37, 'full-columns': 0 };
const GAME = { table: 't', at: 1, score: [12, 7], reached: REACHED, tiles: [] } satisfies SoloGame;

function tile(conditions: WallTile['conditions'], closest: string | null = 't'): WallTile {
  return { name: '3-11', level: 1, set_by: null, is_new: false, closest, missing: 1, conditions };
}

describe('the way to a tile', () => {
  it('has a box for each condition, with what the closest game had', () => {
    const boxes = boxesOf(
      tile([
        { what: 'rubies', asks: 'exactly', need: 11, have: 12, missing: 1 },
        { what: 'lira', asks: 'at-least', need: 35, have: 37, missing: 0 },
        { what: 'full-columns', asks: 'at-least', need: 1, have: 0, missing: 1 },
      ]),
      GAME,
    );
    expect(boxes.map(({ text, isMet, have, need, note }) => [text, isMet, have, need, note])).toEqual([
      ['11 rubies', false, '12', '11', 'exactly so many; closest game had 12'],
      ['35 lira filled', true, '37', '35', 'spent lira count too'],
      ['1 full shelf', false, '11', '12', 'Jewelry was 1 short'],
    ]);
  });

  it('counts the fullest shelves where several are asked for', () => {
    const two = { what: 'full-columns', asks: 'at-least', need: 2, have: 1, missing: 1 } as const;
    const [box] = boxesOf(tile([two]), { ...GAME, reached: { ...REACHED, SP: 12 } });
    expect([box?.have, box?.need, box?.note]).toEqual(['23', '24', 'Jewelry was 1 short']);
  });

  it('says by how much something is missed, or too many', () => {
    const [over, short] = boxesOf(
      tile([
        { what: 'checks', asks: 'at-most', need: 3, have: 5, missing: 2 },
        { what: 'palace-rubies', asks: 'at-least', need: 8, have: 5, missing: 3 },
      ]),
      GAME,
    );
    expect([over?.note, over?.need, over?.spoken]).toEqual(['2 too many', '≤3', '5, at most 3']);
    expect([short?.note, short?.spoken]).toEqual(['3 missing', '5 of 8']);
  });

  it('is empty before the first game', () => {
    const [box] = boxesOf(
      tile([{ what: 'checks', asks: 'at-most', need: 3, have: null, missing: 3 }], null),
      undefined,
    );
    expect([box?.have, box?.isMet, box?.note]).toEqual(['–', false, '']);
  });

  it('follows the sheet during a game', () => {
    const player = game().players[0];
    if (!player) throw new Error('nobody plays');
    const goods = { ...player.goods, SP: { filled: 12, crossed: 9, left: 3, spaces: 12 } };
    const full = { measure: 'full-columns', asks: 'at-least', need: 1, have: 1, missing: 0 } as const;
    const rubies = { measure: 'rubies', asks: 'exactly', need: 11, have: 4, missing: 7 } as const;
    const [shelf, gems] = liveBoxes([full, rubies], { goods });
    expect([shelf?.isMet, shelf?.have, shelf?.need]).toEqual([true, '12', '12']);
    expect([gems?.isMet, gems?.have, gems?.note]).toEqual([
      false,
      '4',
      'exactly so many: more count for the next column',
    ]);
  });
});
