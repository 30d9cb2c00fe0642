/**
 * The tables of docs/rules, drawn from what the house says is printed on the components. Cells may hold {R} {lira} {ruby}
 * {coffee} (signs), {p5} (places), {b01} (cards), {word}, and {word:n=3} where a word has a hole.
 */
import type { DataTable } from '../../../frame/rules/contract';
import { facts, type Facts } from '../facts';
import {
  BLACK_MARKET,
  DEALER,
  FOUNTAIN,
  GREAT_MOSQUE,
  LARGE_MARKET,
  LETTERS,
  PALACE,
  POLICE_STATION,
  SHOWN,
  SMALL_MARKET,
  SMALL_MOSQUE,
  TEA_HOUSE,
  TILE_GOODS,
  WAINWRIGHT,
} from '../game';
import { CARDS, kindsOf, type CardId } from './cards';
import { expansionTables } from './tables.expansions';

export const place = (number: number): string => `{p${number}}`;
export const numbered = (number: number): string => `${number} ${place(number)}`;

/** "2–5", or "2" if there is no more. */
export const span = (first: number, last: number): string => (first === last ? `${first}` : `${first}–${last}`);

/** The signs of goods that are counted in the order of the components. */
function goods(counts: readonly number[], order = LETTERS): string {
  return order.map((good) => `{${good}}`.repeat(counts[LETTERS.indexOf(good)] ?? 0)).join('');
}

/** "2 {coffee} 4 {lira}", without what there is none of. */
export function amounts(...parts: [n: number | undefined, word: string][]): string {
  return parts
    .filter(([n]) => n)
    .map(([n, word]) => `${n ?? 0} {${word}}`)
    .join(' ');
}

/** What the sums of two dice bring, a row for all sums that bring the same. */
export function rolls(...gains: ((sum: number) => string)[]): string[][] {
  const rows: { first: number; last: number; cells: string[] }[] = [];
  for (let sum = 2; sum <= 12; sum += 1) {
    const cells = gains.map((gain) => gain(sum));
    const before = rows.at(-1);
    if (before && before.cells.join() === cells.join()) before.last = sum;
    else rows.push({ first: sum, last: sum, cells });
  }
  return rows.map(({ first, last, cells }) => [span(first, last), ...cells]);
}

/** The rows of a layout. */
export function layoutRows(grid: readonly number[] | undefined, columns: number): string[] {
  const cells = grid ?? [];
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(' · '),
  );
}

/** The numbers of players, as a list by the number of players has them. */
export function playersOf(list: readonly unknown[]): number[] {
  return [...list.keys()].slice(2);
}

/** Cards with their copies, when they may be played, and whether in the final step. */
export function cardTable(id: string, prefix: string): DataTable {
  return {
    id,
    head: ['{head.card}', '{head.copies}', '{head.when}', '{head.final}'],
    rows: cardIds(prefix).map((card) => {
      const kinds = kindsOf(card);
      const { when = 'o', places = [], final = false } = kinds[0] ?? {};
      const isCopied = when === 'copied';
      return [
        `{${card}}`,
        `${kinds.reduce((sum, kind) => sum + kind.copies, 0)}`,
        `{class.${when}}${places.length ? ` (${places.join(', ')})` : ''}`,
        isCopied ? '{class.copied}' : final ? '{yes}' : '{no}',
      ];
    }),
  };
}

function cardIds(prefix = ''): CardId[] {
  return (Object.keys(CARDS) as CardId[]).filter((id) => id.startsWith(prefix));
}

/** The classes of cards, and which windows they need. */
const CLASSES = [
  ['o', 'OPEN'],
  ['p', 'OPEN, PAY'],
  ['m', '–'],
  ['ph1', 'PH1'],
  ['x', 'OPEN'],
  ['s', '–'],
  ['r', 'ROLL'],
] as const;

function classRow(when: (typeof CLASSES)[number][0], windows: string): string[] {
  const cards = cardIds().flatMap((id) => {
    const [kind] = kindsOf(id);
    if (kind?.when !== when) return [];
    return [kind.places.length ? `{${id}} (${kind.places.join(', ')})` : `{${id}}`];
  });
  return [when.toUpperCase(), windows, `{class.${when}}`, cards.join(', ')];
}

/** Rows for numbers of players that differ in nothing are one. */
function byPlayers(players: readonly number[], cells: (count: number) => string[]): string[][] {
  const rows: { players: number[]; cells: string[] }[] = [];
  for (const count of players) {
    const before = rows.at(-1);
    if (before?.cells.join() === cells(count).join()) before.players.push(count);
    else rows.push({ players: [count], cells: cells(count) });
  }
  return rows.map((row) => [row.players.join(', '), ...row.cells]);
}

function baseTables(known: Facts): readonly DataTable[] {
  const { base } = known.rule_sets;
  const { short = [], long = [], order = [] } = base.grids;
  const players = playersOf(base.ruby_target);
  const perPlayers = (cell: (count: number) => number | string | undefined) =>
    players.map((count) => `${cell(count) ?? ''}`);
  const stacks = (count: number) => known.mosque_stacks[count] ?? [];
  const listed = (numbers: readonly number[]) =>
    numbers.length > 3 ? span(numbers[0] ?? 0, numbers.at(-1) ?? 0) : numbers.join(', ');
  const firstPrice = (last: number, rubies: number | undefined) => last + 1 - (rubies ?? 0);
  const rubies = (count: number) =>
    [known.wainwright_rubies, known.mosque_rubies, known.mosque_rubies, known.palace_rubies, known.dealer_rubies].map(
      (list) => list[count] ?? 0,
    );
  const tileRow = (mosque: number, colour: keyof typeof TILE_GOODS) => {
    const symbols = known.mosque_stacks.flat();
    const good = `{${TILE_GOODS[colour]}}`;
    const range = span(Math.min(...symbols), Math.max(...symbols));
    return [`{colour.${colour}}`, place(mosque), `${range} ${good}`, good, `{does.${colour}}`];
  };
  const rows = [short, long, order].map((grid) => layoutRows(grid, base.columns));
  const revenue = (market: number, list: readonly number[]) => [place(market), ...list.slice(1).map(String)];
  return [
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
      rows: CLASSES.map(([when, windows]) => classRow(when, windows)),
    },
    {
      id: 'DAT-01',
      head: ['{head.place}', '{head.blue}', '{head.green}'],
      rows: base.places.map((number) => [
        numbered(number),
        `${short.indexOf(number) + 1}`,
        `${long.indexOf(number) + 1}`,
      ]),
    },
    {
      id: 'DAT-02',
      head: ['{layout.short}', '{layout.long}', '{layout.order}'],
      rows: (rows[0] ?? []).map((_, index) => rows.map((grid) => grid[index] ?? '')),
    },
    {
      id: 'DAT-03',
      head: ['{head.players}', ...players.map(String)],
      sides: true,
      rows: [
        ['{row.goal}', ...perPlayers((count) => base.ruby_target[count])],
        ['{row.stacks}', ...perPlayers((count) => listed(stacks(count)))],
        ['{row.mosque}', ...perPlayers((count) => known.mosque_rubies[count])],
        ['{row.wainwright}', ...perPlayers((count) => known.wainwright_rubies[count])],
        ['{row.extensions}', ...perPlayers((count) => count * known.extensions)],
        ['{row.palace}', ...perPlayers((count) => known.palace_rubies[count])],
        ['{row.dealer}', ...perPlayers((count) => known.dealer_rubies[count])],
        ['{row.neutral}', ...perPlayers((count) => known.neutral_merchants[count])],
      ],
    },
    {
      id: 'DAT-04',
      head: ['{head.players}', '{head.first}', '{head.prices}', '{ruby}'],
      rows: byPlayers(players, (count) => {
        const first = firstPrice(known.dealer_last_price, known.dealer_rubies[count]);
        return [`${first}`, span(first, known.dealer_last_price), `${known.dealer_rubies[count] ?? 0}`];
      }),
    },
    {
      id: 'DAT-05',
      head: ['{head.goods}', '{head.price}', '{head.players}'],
      rows: known.palace_prices.flatMap((price, size) => {
        if (!price.length) return [];
        const any = '{any}'.repeat(known.palace_free_choice[size] ?? 0);
        const who = players.filter((count) => firstPrice(known.palace_last_price, known.palace_rubies[count]) <= size);
        return [[`${size}`, goods(price, SHOWN) + any, who.length > 2 ? listed(who) : who.join(', ')]];
      }),
    },
    {
      id: 'DAT-07',
      head: ['{head.players}', ...[WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE, PALACE, DEALER].map(place), '{head.sum}'],
      rows: players.map((count) => {
        const here = rubies(count);
        return [count, ...here, here.reduce((sum, one) => sum + one, 0)].map(String);
      }),
    },
    {
      id: 'DAT-08',
      head: [place(LARGE_MARKET), '{head.goods}', place(SMALL_MARKET), '{head.goods}'],
      rows: known.large_demand.map((large, index) => [
        `L${index + 1}`,
        goods(large),
        `S${index + 1}`,
        goods(known.small_demand[index] ?? []),
      ]),
    },
    {
      id: 'DAT-09',
      head: ['{head.sold}', ...[...known.large_revenue.keys()].slice(1).map(String)],
      sides: true,
      rows: [revenue(LARGE_MARKET, known.large_revenue), revenue(SMALL_MARKET, known.small_revenue)],
    },
    {
      id: 'DAT-10',
      head: ['{head.state}', '{head.gain}', '{head.next}'],
      rows: known.mail_goods.map((given, state) => [
        `${state}`,
        `${given.map((good) => `{${LETTERS[good] ?? ''}}`).join('')} ${amounts([known.mail_lira[state], 'lira'])}`,
        `${(state + 1) % known.mail_goods.length}`,
      ]),
    },
    {
      id: 'DAT-11',
      head: ['{head.tile}', '{head.place}', '{head.have}', '{head.pay}', '{head.does}'],
      rows: [
        ...known.small_mosque_tiles.map((colour) => tileRow(SMALL_MOSQUE, colour)),
        ...known.great_mosque_tiles.map((colour) => tileRow(GREAT_MOSQUE, colour)),
      ],
    },
    {
      id: 'DAT-12',
      head: ['{head.extensions}', ...Array.from({ length: known.extensions + 1 }, (_, owned) => `${owned}`)],
      sides: true,
      rows: [
        [
          '{row.capacity}',
          ...Array.from({ length: known.extensions + 1 }, (_, owned) => `${known.bare_capacity + owned}`),
        ],
      ],
    },
    cardTable('DAT-13', 'b'),
    {
      id: 'DAT-16',
      head: ['{head.roll}', '{head.outcome}'],
      rows: [
        [
          place(BLACK_MARKET),
          rolls((sum) => '{B}'.repeat(known.black_market_blue[sum] ?? 0) || '–')
            .map(([sums = '', gain = '']) => `${sums}: ${gain}`)
            .join(' · '),
        ],
        [place(TEA_HOUSE), `{dice.tea:low=${known.lowest_call},high=${known.highest_call},n=${known.missed_call}}`],
        ['{section.tokens}', '{dice.tokens}'],
      ],
    },
    {
      id: 'DAT-24',
      head: ['{head.item}', '{head.start}'],
      rows: [
        ['{lira}', Array.from({ length: players.at(-1) ?? 0 }, (_, turn) => known.first_lira + turn).join(', ')],
        ['{row.cards}', `${known.first_cards}`],
        ['{row.nothing}', '0'],
        ['{row.merchant}', `${numbered(FOUNTAIN)} · {start.stack:n=${known.assistants}}`],
        ['{row.fifth}', '{start.reserve}'],
        ['{row.family}', numbered(POLICE_STATION)],
      ],
    },
  ];
}

/** All tables, as soon as the house has told its facts. */
export function allTables(): readonly DataTable[] {
  return [...baseTables(facts()), ...expansionTables(facts())];
}
