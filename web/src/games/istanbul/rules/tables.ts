/** The tables of docs/rules. Cells may hold {R} {lira} {ruby} {coffee} (signs), {p5} (places), {b01} (cards), {word}. */
import { facts } from '../facts';
import { expansionTables } from './tables.expansions';

export interface DataTable {
  id: string;
  /** The first row is the head; the first column too, if `sides`. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  sides?: boolean;
}

const PLACES: readonly (readonly [number, number])[] = [
  [15, 12],
  [3, 2],
  [8, 9],
  [5, 8],
  [2, 10],
  [10, 7],
  [7, 6],
  [9, 3],
  [12, 14],
  [14, 13],
  [11, 4],
  [6, 11],
  [13, 16],
  [4, 15],
  [1, 5],
  [16, 1],
];

function goods(counts: string): string {
  return [...counts].map((good) => `{${good === '*' ? 'any' : good}}`).join('');
}

const BASE: readonly DataTable[] = [
  {
    id: 'windows',
    head: ['{head.window}', '{head.open}'],
    rows: [
      ['OPEN', '{window.open}'],
      ['PAY', '{window.pay}'],
      ['ROLL', '{window.roll}'],
      ['PH1', '{window.ph1}'],
    ],
  },
  {
    id: 'classes',
    head: ['{head.class}', '{head.window}', '{head.when}', '{head.cards}'],
    rows: [
      ['O', 'OPEN', '{class.o}', '{b01}, {b06}, {mb2}, {mb4}, {mb5}, {ls1}, {ls2}, {ls4}, {ls9}'],
      ['P', 'OPEN, PAY', '{class.p}', '{b02}, {mb1}, {mb3}, {ls3}'],
      ['M', '–', '{class.m}', '{b07}, {b08}, {mb7}, {ls6}, {ls7}, {ls8}, {ls12}'],
      ['PH1', 'PH1', '{class.ph1}', '{b09}'],
      [
        'X',
        'OPEN',
        '{class.x}',
        '{b03} (13), {b04} (5), {b05} (16), {mb8} (1), {mb9} (20), {ls10} (14, 15), {ls11} (24)',
      ],
      ['S', '–', '{class.s}', '{b10} (11)'],
      ['R', 'ROLL', '{class.r}', '{mb6}'],
    ],
  },
  {
    id: 'DAT-01',
    head: ['{head.place}', '{head.blue}', '{head.green}'],
    rows: PLACES.map(([blue, green], index) => [`${index + 1} {p${index + 1}}`, `${blue}`, `${green}`]),
  },
  {
    id: 'DAT-02',
    head: ['{layout.short}', '{layout.long}', '{layout.order}'],
    rows: [
      ['15 · 5 · 2 · 14', '16 · 2 · 8 · 11', '1 · 2 · 3 · 4'],
      ['4 · 12 · 7 · 3', '15 · 7 · 6 · 4', '5 · 6 · 7 · 8'],
      ['8 · 6 · 11 · 9', '3 · 5 · 12 · 1', '9 · 10 · 11 · 12'],
      ['13 · 10 · 1 · 16', '10 · 9 · 14 · 13', '13 · 14 · 15 · 16'],
    ],
  },
  {
    id: 'DAT-03',
    head: ['{head.players}', '2', '3', '4', '5'],
    sides: true,
    rows: [
      ['{row.goal}', '6', '5', '5', '5'],
      ['{row.stacks}', '2, 4', '2, 3, 4', '2–5', '2–5'],
      ['{row.mosque}', '2', '3', '4', '4'],
      ['{row.wainwright}', '2', '3', '4', '5'],
      ['{row.extensions}', '6', '9', '12', '15'],
      ['{row.palace}', '6', '6', '7', '7'],
      ['{row.dealer}', '9', '10', '12', '12'],
      ['{row.neutral}', '3', '0', '0', '0'],
    ],
  },
  {
    id: 'DAT-04',
    head: ['{head.players}', '{head.first}', '{head.prices}', '{ruby}'],
    rows: [
      ['2', '15', '15–23', '9'],
      ['3', '14', '14–23', '10'],
      ['4, 5', '12', '12–23', '12'],
    ],
  },
  {
    id: 'DAT-05',
    head: ['{head.goods}', '{head.price}', '{head.players}'],
    rows: [
      ['4', goods('BRGY'), '4, 5'],
      ['5', goods('BRGY*'), '2–5'],
      ['6', goods('BBRGY*'), '2–5'],
      ['7', goods('BBRRGY*'), '2–5'],
      ['8', goods('BBRRGGY*'), '2–5'],
      ['9', goods('BBRRGGYY*'), '2–5'],
      ['10', goods('BBRRGGYY**'), '2–5'],
    ],
  },
  {
    id: 'DAT-07',
    head: ['{head.players}', '{p1}', '{p14}', '{p15}', '{p13}', '{p16}', '{head.sum}'],
    rows: [
      ['2', '2', '2', '2', '6', '9', '21'],
      ['3', '3', '3', '3', '6', '10', '25'],
      ['4', '4', '4', '4', '7', '12', '31'],
      ['5', '5', '4', '4', '7', '12', '32'],
    ],
  },
  {
    id: 'DAT-08',
    head: ['{p10}', '{head.goods}', '{p11}', '{head.goods}'],
    rows: [
      ['L1', goods('RRGBB'), 'S1', goods('RGYYB')],
      ['L2', goods('RGBBB'), 'S2', goods('RGGYB')],
      ['L3', goods('RRYBB'), 'S3', goods('RGGGY')],
      ['L4', goods('RYBBB'), 'S4', goods('RGGYY')],
      ['L5', goods('RGYBB'), 'S5', goods('GGYYB')],
    ],
  },
  {
    id: 'DAT-09',
    head: ['{head.sold}', '1', '2', '3', '4', '5'],
    sides: true,
    rows: [
      ['{p10}', '3', '7', '12', '18', '25'],
      ['{p11}', '2', '5', '9', '14', '20'],
    ],
  },
  {
    id: 'DAT-10',
    head: ['{head.state}', '{head.gain}', '{head.next}'],
    rows: [
      ['0', '{G}{Y} 2 {lira}', '1'],
      ['1', '{R}{Y} 2 {lira}', '2'],
      ['2', '{R}{Y} 3 {lira}', '3'],
      ['3', '{R}{B} 3 {lira}', '4'],
      ['4', '{R}{B} 4 {lira}', '0'],
    ],
  },
  {
    id: 'DAT-11',
    head: ['{head.tile}', '{head.place}', '{head.have}', '{head.pay}', '{head.does}'],
    rows: [
      ['{colour.red}', '{p14}', '2–5 {R}', '1 {R}', '{does.red}'],
      ['{colour.green}', '{p14}', '2–5 {G}', '1 {G}', '{does.green}'],
      ['{colour.blue}', '{p15}', '2–5 {B}', '1 {B}', '{does.blue}'],
      ['{colour.yellow}', '{p15}', '2–5 {Y}', '1 {Y}', '{does.yellow}'],
    ],
  },
  {
    id: 'DAT-12',
    head: ['{head.extensions}', '0', '1', '2', '3'],
    sides: true,
    rows: [['{row.capacity}', '2', '3', '4', '5']],
  },
  {
    id: 'DAT-13',
    head: ['{head.card}', '{head.copies}', '{head.when}', '{head.final}'],
    rows: [
      ['{b01}', '4', '{class.o}', '{yes}'],
      ['{b02}', '4', '{class.p}', '{yes}'],
      ['{b03}', '2', '{class.x} (13)', '{no}'],
      ['{b04}', '2', '{class.x} (5)', '{no}'],
      ['{b05}', '2', '{class.x} (16)', '{no}'],
      ['{b06}', '2', '{class.o}', '{no}'],
      ['{b07}', '2', '{class.m}', '{no}'],
      ['{b08}', '4', '{class.m}', '{no}'],
      ['{b09}', '2', '{class.ph1}', '{no}'],
      ['{b10}', '2', '{class.s} (11)', '{no}'],
    ],
  },
  {
    id: 'DAT-16',
    head: ['{head.roll}', '{head.outcome}'],
    rows: [
      ['{p8}', '{dice.black}'],
      ['{p9}', '{dice.tea}'],
      ['{section.tokens}', '{dice.tokens}'],
    ],
  },
  {
    id: 'DAT-24',
    head: ['{head.item}', '{head.start}'],
    rows: [
      ['{lira}', '2, 3, 4, 5, 6'],
      ['{row.cards}', '1'],
      ['{row.nothing}', '0'],
      ['{row.merchant}', '7 {p7} · {start.stack}'],
      ['{row.fifth}', '{start.reserve}'],
      ['{row.family}', '12 {p12}'],
    ],
  },
];

/** All tables, as soon as the house has told its facts. */
export function allTables(): readonly DataTable[] {
  return [...BASE, ...expansionTables(facts())];
}
