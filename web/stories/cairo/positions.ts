/** Positions of Cairo for stories (docs/notation.md): arch decides, and luck has no say in what the stories tell. */
export type Position = Record<string, unknown> & { players: Record<string, Record<string, unknown>> };

const STANDS = [
  'arch red B4>B5 +B3',
  'arch green H7>I7',
  'arch purple A8>B8',
  'star red E1>F1',
  'star white H9>H8',
  'star yellow C10>D10',
  'hexagon blue H1>G1',
  'hexagon green E9>E8',
  'hexagon yellow J10>I10 +J9',
];

const ARCH = {
  hand: ['1', '6', 'J147', 'J258'],
  money: { white: 2, red: 3, green: 2, yellow: 3, blue: 1, purple: 1 },
  barkers: 2,
  points: 5,
};
/** Others have more money than could be on the page for any other reason. */
const STAR = { hand: ['2', '3'], money: { red: 71, white: 3 }, barkers: 1, points: 2 };
const HEXAGON = { hand: ['9'], money: { blue: 83, yellow: 1 }, points: 1 };

/** The turn of arch in the middle of a game of three. */
export const TABLE: Position = {
  round: 5,
  turn: 13,
  players: { arch: ARCH, star: STAR, hexagon: HEXAGON },
  stands: STANDS,
  display: ['2', '3', '8', 'J369'],
};

/** Four people, whose letters are not all different. */
export const FOUR: Position = {
  ...TABLE,
  players: { ...TABLE.players, drop: { hand: ['4'], money: { white: 2 }, points: 7, barkers: 1 } },
  stands: [...STANDS, 'drop blue K4>K5', 'drop purple L8>K8 +L7', 'drop white E7>D7'],
};

/** With other things of arch. */
export function withArch(position: Position, arch: Record<string, unknown>): Position {
  return { ...position, players: { ...position.players, arch: { ...position.players['arch'], ...arch } } };
}

/** The carpet customer has as far to the stand of arch as to that of star. */
export const TIE: Position = { ...TABLE, customers: { red: 'D3' } };

/** The nearest fruit entry is occupied. */
export const OCCUPIED: Position = { ...TABLE, customers: { blue: 'I10' } };

/** The spice stall of arch is blocked, as long as the porcelain customer stands beside it. */
export const BLOCKED: Position = {
  ...withArch(TABLE, { hand: ['2', '5'] }),
  stands: ['arch green B2>B3', 'star blue A3>A2', 'hexagon red D2>C2'],
  customers: { white: 'C2' },
};

/** Two coins of three are missing for the next carpet tile. */
export const SHORT: Position = withArch(TABLE, { hand: ['1'], money: { red: 1, white: 2, yellow: 3, blue: 1 } });

/** Two carpet stands are equally large; star was first and has gold. */
export const MEDALS: Position = {
  ...TABLE,
  stands: [...STANDS.filter((stand) => !stand.startsWith('star red')), 'star red E1>F1 +E2'],
  medals: { red: { gold: 'star', silver: 'arch' } },
};

/** One card less than the limit. */
export const ROOM_FOR_ONE: Position = withArch(TABLE, { hand: ['1', '6', 'J147'] });

/** One carpet expansion is left, and nobody else has a card. */
export const LAST_EXPANSION: Position = {
  round: 11,
  turn: 31,
  players: {
    arch: { hand: ['1', '2', '5'], money: { red: 9, white: 2 }, points: 22 },
    star: { hand: [], money: { blue: 2 }, points: 14 },
    hexagon: { hand: [], money: {}, points: 4 },
  },
  stands: ['arch red B4>B3 +C4+D4+E4+F4+G4', 'star blue B10>B9 +C10+D10+E10', 'hexagon white J6>J7'],
};

/** The same for two: each of them has cards for the final phase. */
export const LATE: Position = {
  round: 16,
  turn: 31,
  players: {
    arch: { hand: ['1', '2'], money: { red: 9, white: 2 }, points: 22 },
    star: { hand: ['8'], money: { blue: 5 }, points: 14 },
  },
  stands: [
    ...['arch red B4>B3 +C4+D4+E4+F4+G4', 'arch white F2>F1', 'star blue B10>B9 +C10+D10', 'star green I2>J2'],
    ...['neutral white J6>J7', 'neutral green C7>C6', 'neutral yellow H11>I11'],
  ],
  display: ['3', '4', '6', '7'],
};

/** The first stall of a variable start of two. */
export const VARIABLE: Position = {
  options: { start: 'variable' },
  phase: 'setup',
  placed: 0,
  stands: [],
  agenda: ['place'],
  players: { arch: {}, star: {} },
};

/** The fifth neutral stall was drawn. */
export const NEUTRAL: Position = {
  ...VARIABLE,
  placed: 10,
  stands: [
    ...['arch blue K7>K6', 'arch green I11>H11', 'arch yellow I5>I6', 'star green D6>D7', 'star white C7>C8'],
    ...[
      'star red E10>E9',
      'neutral white K9>J9',
      'neutral red D9>D10',
      'neutral green H10>I10',
      'neutral yellow C11>C10',
    ],
  ],
  neutral: ['purple'],
  agenda: [{ segment: { cards: [], fee: null, segments: ['1', '2', '3', '5'], kind: 'neutral', trade: 'blue' } }],
};
