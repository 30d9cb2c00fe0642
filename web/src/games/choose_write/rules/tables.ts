/**
 * The tables of docs/rules, drawn from what the house says is printed on the components, or was told instead. What cells
 * may hold is said in `book.ts`.
 */
import type { DataTable } from '../../../frame/rules/contract';
import type { Facts } from '../facts';
import { isLetter, LETTERS, PLACES, type Location } from '../game';

const STEPS = ['P', 'A', 'F', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const;
const NUMBERS = PLACES.filter((place) => !isLetter(place));
/** As the tables list them: by number, the palaces last. */
const LISTED: readonly Location[] = [...NUMBERS, ...LETTERS];
/** The palaces share the place in the middle. */
const PLAN: readonly (readonly Location[])[] = [
  ['1', '2', '3', '4', '5'],
  ['6', '7', 'A', '8', '9'],
  ['10', '11', '12', '13', '14'],
];
const PALACES = `${LETTERS.join(', ')} {palace}`;
const COUNTED = ['spaces', 'places', 'rubies', 'cards'] as const;
/** Beside the amulet, for rubies beyond it. */
const RINGS = 2;
const READINGS = ['space', 'box', 'discards', 'one-palace', 'columns'] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const placed = (place: Location): string => (isLetter(place) ? `{p${place}}` : `${place} {p${place}}`);

/** Places that have the same cells share a row, in the order of the first of each. */
function shared(places: readonly Location[], cells: (place: Location) => string[]): string[][] {
  const rows: { places: Location[]; cells: string[] }[] = [];
  for (const place of places) {
    const row = rows.find((one) => one.cells.join() === cells(place).join());
    if (row) row.places.push(place);
    else rows.push({ places: [place], cells: cells(place) });
  }
  return rows.map((row) => [row.places.join(', '), ...row.cells]);
}

/** Rows side by side, in the order of the columns. */
function folded(rows: readonly (readonly string[])[], beside: number): string[][] {
  const length = Math.ceil(rows.length / beside);
  const empty = (rows[0] ?? []).map(() => '');
  return Array.from({ length }, (_, at) =>
    Array.from({ length: beside }, (_, column) => rows[column * length + at] ?? empty).flat(),
  );
}

/** What each place costs and brings. */
function deals(known: Facts): Readonly<Record<Location, readonly [cost: string, gain: string]>> {
  const lira = (n: number) => `${n} {lira}`;
  const warehouse = (place: Location): [string, string] => ['–', `${known.warehouse_goods} {w${place}} {per-check}`];
  const palace: [string, string] = ['{its-price}', '1 {ruby}'];
  return {
    1: warehouse('1'),
    2: [lira(known.dealer_price), '1 {ruby}'],
    3: [`{gain.same:n=${known.large_market_goods}}`, `${lira(known.large_market_lira)} + {gain.space:n=1}`],
    4: ['–', `{gain.card:n=1} + ${lira(known.post_lira)}`],
    5: warehouse('5'),
    6: ['{as-caravan}', '{as-caravan}'],
    7: ['–', `{gain.good:n=${known.roasted_goods}}`],
    8: ['–', `${lira(known.tea_house)} {per-check}`],
    9: ['–', '{gain.guild:n=1}'],
    10: warehouse('10'),
    11: ['{gain.card:n=1}', lira(known.small_market_lira)],
    12: ['{as-target}', '{other-action}'],
    13: ['–', `{up-to-checks:n=${known.wainwright_checks}}`],
    14: warehouse('14'),
    ...{ A: palace, B: palace, C: palace, D: palace },
  };
}

export function allTables(known: Facts): readonly DataTable[] {
  const players = [...known.icons.keys()].slice(1);
  const perPlayers = (cell: (count: number) => number | string) => players.map((count) => `${cell(count)}`);
  const icons = (place: Location, count: number) => known.icons[count]?.[place] ?? 0;
  const boxed = (count: number) => (known.action_spaces[count] ?? 0) - Math.min(...known.action_spaces.slice(1));
  const each = (count: number) => known.ruby_cards_each[count] ?? 0;
  const deal = deals(known);
  const squares = Object.keys(known.squares) as Location[];
  const most = Math.max(...Object.values(known.squares));
  const marked = (place: Location, mark: string) =>
    `${known.location_cards[`${place}${mark}` as keyof Facts['location_cards']] ?? 0}`;
  const fullAt = known.lira_sections.map((_, index) => sum(known.lira_sections.slice(0, index + 1)));
  return [
    {
      id: 'steps',
      head: ['{head.step}', '{head.who}', '{head.what}'],
      rows: STEPS.map((step) => [step, `{who.${step}}`, `{what.${step}}`]),
    },
    { id: 'plan', head: [], rows: PLAN.map((row) => row.map((place) => `{face.at.${place}}`)) },
    {
      id: 'DAT-01',
      head: ['{head.place}', '{head.cost}', '{head.gain}'],
      rows: [...NUMBERS.map((place) => [placed(place), ...deal[place]]), [PALACES, ...deal.A]],
    },
    {
      id: 'DAT-02',
      head: ['{head.card}', '{head.offer}', '{head.neighbours}'],
      rows: LISTED.map((place) => {
        const beside = known.offers[place].filter((one) => one !== place);
        return [placed(place), `{face.${place}}`, beside.join(', ') || '{none}'];
      }),
    },
    {
      id: 'DAT-03',
      head: ['{head.players}', ...players.map(String)],
      sides: true,
      rows: [
        ['{row.side}', ...perPlayers((count) => (count < 4 ? '1–3' : '4–5'))],
        ['{row.ruby-cards}', ...perPlayers((count) => each(count) * LETTERS.length)],
        ['{row.price}', ...perPlayers((count) => (known.ruby_cards.r1.length ?? 0) + each(count) - 1)],
        ['{row.tulips}', ...perPlayers((count) => sum(LISTED.map((place) => icons(place, count))))],
        ['{row.start-actions}', ...perPlayers(boxed)],
        ['{row.actions}', ...perPlayers((count) => known.action_spaces[count] ?? 0)],
        ['{row.rubies}', ...perPlayers((count) => (count === 1 ? '–' : known.ruby_target))],
      ],
    },
    {
      id: 'DAT-04',
      head: ['{head.tulips}', ...players.map(String)],
      sides: true,
      rows: shared(LISTED, (place) => perPlayers((count) => icons(place, count))),
    },
    {
      id: 'DAT-05',
      head: ['{head.item}', '{head.number}'],
      rows: [
        ['{row.shelf}', `${known.column}`],
        ['{row.gates}', known.rows.join(', ')],
      ],
    },
    {
      id: 'DAT-06',
      head: ['{head.block}', '{head.spaces}', '{head.full}', '{head.bonus}'],
      rows: known.lira_sections.map((spaces, index) => {
        const isLast = index === known.lira_sections.length - 1;
        const name = isLast ? '{block.small}' : `{block.large:n=${index + 1}}`;
        return [name, `${spaces}`, `${fullAt[index] ?? 0} {lira}`, isLast ? '–' : '1 {ruby}'];
      }),
    },
    {
      id: 'DAT-07',
      head: ['{head.item}', '{head.number}'],
      rows: [
        ['{row.amulet}', `${known.amulet} {ruby}`],
        ['{row.rings}', `${RINGS} {ruby}`],
      ],
    },
    {
      id: 'DAT-08',
      head: ['{head.checks}', ...Array.from({ length: most + 1 }, (_, checks) => `${checks}`)],
      sides: true,
      rows: squares.map((place) => {
        const [base, sign] = known.warehouses[place]
          ? [known.warehouse_goods, `{w${place}}`]
          : [known.tea_house, '{lira}'];
        const yields = Array.from({ length: most + 1 }, (_, checks) =>
          checks > (known.squares[place] ?? 0) ? '' : `${base + checks} ${sign}`,
        );
        return [placed(place), ...yields];
      }),
    },
    {
      id: 'DAT-09',
      head: ['{head.players}', ...players.map(String)],
      sides: true,
      rows: [['{row.actions}', ...perPlayers((count) => known.action_spaces[count] ?? 0)]],
    },
    {
      id: 'DAT-10',
      head: ['{head.deck}', '{head.cards}', '{head.empty}'],
      rows: [
        ['{deck.location}', `${sum(Object.values(known.location_cards))}`, '{empty.end}'],
        ['{deck.ruby}', `${Object.keys(known.ruby_cards).length}`, '{empty.nothing}'],
        ['{deck.guild}', `${Object.keys(known.guilds).length}`, '{empty.shuffle}'],
        ['{deck.goods}', `${sum(Object.values(known.goods_cards))}`, '{empty.shuffle}'],
        ['{deck.caravan}', `${Object.keys(known.caravans).length}`, '{empty.under}'],
      ],
    },
    {
      id: 'DAT-11',
      head: ['{head.card}', '{head.left}', '{head.right}'],
      rows: [
        ...shared(LISTED, (place) => [marked(place, '<'), marked(place, '>')]),
        [Object.keys(known.fountains).join(', '), '–', '–'],
      ],
    },
    {
      id: 'DAT-12',
      head: ['{head.fountain}', '{head.gain}'],
      rows: Object.keys(known.fountains).map((fountain) => [fountain, `{says.${fountain}}`]),
    },
    {
      id: 'DAT-13',
      head: ['{head.id}', '{head.goods}', '{head.id}', '{head.goods}'],
      rows: folded(
        Object.entries(known.ruby_cards).map(([card, goods]) => [card, goods.map((good) => `{${good}}`).join(' ')]),
        2,
      ),
    },
    {
      id: 'DAT-14',
      head: ['{head.card}', '{head.copies}', '{head.card}', '{head.copies}'],
      rows: folded(
        Object.entries(known.goods_cards).map(([card, copies]) => [`{face.${card}}`, `${copies}`]),
        2,
      ),
    },
    {
      id: 'DAT-15',
      head: ['{head.id}', '{head.card}'],
      rows: Object.keys(known.caravans).map((card) => [card, `{face.${card}} {says.${card}}`]),
    },
    {
      id: 'DAT-16',
      head: ['{head.id}', '{head.card}'],
      rows: Object.keys(known.guilds).map((card) => [card, `{face.${card}} {says.${card}}`]),
    },
    {
      id: 'DAT-17',
      head: ['{head.challenge}', '{head.asks}'],
      rows: known.challenges.map((_, index) => [`${index + 1}`, `{challenge.${index + 1}}`]),
    },
    {
      id: 'DAT-18',
      head: ['{head.item}', '{head.number}'],
      rows: [
        ['{deck.location}', '{start.card}'],
        ['{row.tulips}', 'DAT-04'],
        ['{row.start-actions}', 'DAT-03'],
        ['{start.rest}', '{start.fountains}'],
      ],
    },
    {
      id: 'DAT-19',
      head: ['{head.point}', '{head.usual}', '{head.other}'],
      rows: READINGS.map((point) => [`{point.${point}}`, `{usual.${point}}`, `{other.${point}}`]),
    },
    {
      id: 'DAT-20',
      head: ['{head.counted}', '{head.by}'],
      rows: COUNTED.map((what) => [`{counted.${what}}`, `{by.${what}}`]),
    },
  ];
}
