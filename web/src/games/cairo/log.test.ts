import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Moment, Position } from '../../api/types';
import type { LogScene } from '../../frame/turn-log';
import { speak } from '../../words/i18n.svelte';
import { plain } from '../../words/rich';
import { describeWords } from '../../words/testing';
import type { Event } from './game';
import { logLines, words } from './log';
import './testing';
import de from './words/log.de';
import { en } from './words/log.en';
import tr from './words/log.tr';
import { words as names } from './words/names';
import dePanels from './words/panels.de';
import { en as enPanels } from './words/panels.en';
import trPanels from './words/panels.tr';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

describeWords('the log', { en, de, tr });
describeWords('panels', { en: enPanels, de: dePanels, tr: trPanels });

const players = { arch: {}, star: {}, hexagon: {} };
const view = {
  round: 3,
  start: 'arch',
  active: 'arch',
  decides: 'arch',
  agenda: ['turn'],
  stands: [],
  customers: {},
  players,
};
const scene = {
  table: {},
  names: ['Mehmet', 'Ayşe', 'Jürgen'],
  eye: 1,
  position: { view, eye: 1 } as unknown as Position,
} as unknown as LogScene;

const moment = (number: number, ...events: Event[]): Moment =>
  ({ number, seat: 0, kind: 'action', events, undoes: null }) as unknown as Moment;
const said = (...moments: Moment[]) => logLines(moments, scene).map((line) => plain(line.text));

const TURNS: Moment[] = [
  moment(1, { what: 'play', seat: 0, cards: ['J369'] }, { what: 'fee', seat: 0, trade: 'yellow' }),
  moment(2, { what: 'stall', seat: 0, trade: 'green', stall: 'J2', entry: 'J3' }),
  moment(3, { what: 'turn', seat: 1, turn: 8, round: 3 }),
  moment(4, { what: 'play', seat: 1, cards: ['1', '4', '4'] }),
  moment(
    5,
    { what: 'expand', seat: 1, trade: 'yellow', site: 'D11', size: 4, points: 4 },
    { what: 'pay', seat: 1, money: { yellow: 3, blue: 2 } },
    { what: 'medal', seat: 1, trade: 'yellow', metal: 'gold', points: 3 },
    { what: 'medal', seat: 1, trade: 'yellow', metal: 'silver', from: 2, points: 2 },
  ),
  moment(6, { what: 'turn', seat: 2, turn: 9, round: 3 }),
  moment(
    7,
    { what: 'lure', seat: 2, customer: 'red', from: 'A1', entry: 'B8', owner: 0, steps: 9, barkers: 1, way: [] },
    { what: 'earn', seat: 2, trade: 'red', amount: 1 },
    { what: 'earn', seat: 0, trade: 'red', amount: 3 },
    { what: 'leave', customer: 'red' },
    { what: 'enter', customer: 'purple', site: 'B8' },
  ),
  moment(8, { what: 'turn', seat: 0, turn: 10, round: 4 }),
  moment(9, { what: 'draw', seat: 0, slot: 1, card: '5' }),
  moment(10, { what: 'draw pile', seat: 0 }),
  moment(11, { what: 'drop', seat: 0, card: '2' }, { what: 'display', slot: 1, card: '7' }),
  moment(12, { what: 'final', reason: 'low', trades: ['red', 'blue'] }, { what: 'retire', seat: 0, forced: false }),
  moment(13, { what: 'score', seat: 0, medals: 5, money: 3, points: 24 }, { what: 'over' }),
];

describe('the log', () => {
  it('makes a sentence of everything that somebody did', () => {
    expect(said(...TURNS)).toEqual([
      'Mehmet built a spice stall on J2, entry J3, with joker 3-6-9. The joker cost 1 fruit.',
      'Ayşe expanded the fruit stand to size 4 on D11 with card 1, card 4 and card 4: +4 points for 3 fruit 2 jewelry. ' +
        'It takes the gold medal: +3 points. It takes the silver medal from Jürgen: +2 points.',
      'Jürgen lured the carpet customer to the stand of Mehmet at B8: 1 carpets, and 3 carpets for Mehmet. ' +
        'One barker went back. In came the coffee customer.',
      'Mehmet drew card 5 and a card from the pile and discarded card 2.',
      'Only one expansion is left for each of carpets and jewelry: the final phase begins.',
      'Mehmet retired.',
      'Mehmet: 5 for medals, 3 for money, 24 points in all.',
      'The game is over.',
    ]);
  });

  it('tells of stalls that are put before the first turn', () => {
    expect(
      said(
        moment(1, { what: 'stall', seat: 0, trade: 'white', stall: 'D2', entry: 'D3' }),
        moment(2, { what: 'stall', seat: 1, trade: 'red', stall: 'F2', entry: 'F3' }),
        moment(3, { what: 'neutral', seat: 1, trade: 'blue' }),
        moment(4, { what: 'stall', seat: 1, owner: 4, trade: 'blue', stall: 'H2', entry: 'H3' }),
      ),
    ).toEqual([
      'Mehmet put the porcelain stall on D2, entry D3.',
      'Ayşe put the carpet stall on F2, entry F3.',
      'Ayşe drew the neutral jewelry stall and put it on H2, entry H3.',
    ]);
  });

  it.each(['de', 'tr'] as const)('leaves no hole and no English in %s', async (language) => {
    const english = said(...TURNS);
    await speak(language);
    await Promise.all([words.ready(), names.ready()]);
    for (const [index, text] of said(...TURNS).entries()) {
      expect(text).not.toMatch(/[{}*]|undefined/);
      expect(text).not.toBe(english[index]);
    }
  });
});
