/**
 * The tables of docs/rules, drawn from what the house says is printed on the components, or was told instead. What cells
 * may hold is said in `book.ts`.
 */
import type { Components } from '../../../api/cairo.gen';
import type { DataTable } from '../../../frame/rules/contract';
import type { Facts } from '../facts';
import { SEGMENTS, SITES, siteAt, spotOf, TRADES, type Card, type Site } from '../game';

const STEPS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
/** What happens in which kind of building, in order. */
const BUILDING = {
  show: 'SEM',
  fee: 'SEM',
  put: 'S',
  add: 'E',
  lift: 'M',
  pay: 'E',
  points: 'E',
  medals: 'E',
  discard: 'SEM',
};
const SEEN = ['hand', 'money', 'own', 'common', 'pile', 'drawn', 'shown'] as const;
const COUNTS = [2, 3, 4] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Rows side by side, in the order of the columns. */
function folded(rows: readonly (readonly string[])[], beside: number): string[][] {
  const length = Math.ceil(rows.length / beside);
  const empty = (rows[0] ?? []).map(() => '');
  return Array.from({ length }, (_, at) =>
    Array.from({ length: beside }, (_, column) => rows[column * length + at] ?? empty).flat(),
  );
}

/** The sites next to one, inside the grid of the house. */
function besides(site: Site, side: number): Site[] {
  const { column, row } = spotOf(site);
  return [
    [column, row - 1],
    [column, row + 1],
    [column - 1, row],
    [column + 1, row],
  ].flatMap(([x = 0, y = 0]) => (x >= 0 && y >= 0 && x < side && y < side ? [siteAt(x, y)] : []));
}

/** The components, prices and points by size among them. */
export type Known = Facts & Pick<Components, 'costs' | 'size_points'>;

export function allTables(known: Known): readonly DataTable[] {
  const terrace = new Set<Site>(known.terrace);
  const cards = Object.keys(known.cards) as Card[];
  const all = sum(Object.values(known.cards));
  const jokers = cards.filter((card) => (known.card_segments[card] ?? []).length > 1);
  const joker = sum(jokers.map((card) => known.cards[card] ?? 0));
  const costs = [...known.costs.entries()].filter(([size]) => size > 1);
  const least = (players: number) => all - known.display - players * known.hand_limit;
  const stalls = (players: number) => known.suggested[players] ?? [];
  const neutral = (players: number) => stalls(players).filter(({ owner }) => owner === 'neutral').length;
  const ownerOf = (players: number, stall: Site) =>
    stalls(players).find((one) => one.stall === stall)?.owner ?? 'nobody';
  return [
    { id: 'steps', head: ['{head.step}', '{head.what}'], rows: STEPS.map((step) => [step, `{step.${step}}`]) },
    {
      id: 'building',
      head: ['{head.building}', '{head.stall}', '{head.expansion}', '{head.move}'],
      rows: Object.entries(BUILDING).map(([what, kinds]) => [
        `{building.${what}}`,
        ...['S', 'E', 'M'].map((kind) => (kinds.includes(kind) ? '✓' : '–')),
      ]),
    },
    {
      id: 'DAT-01',
      head: ['{head.item}', '{head.number}'],
      rows: [
        ['{row.players}', '2–4'],
        ['{row.side}', `${known.segment_side}, ${known.side}`],
        ['{row.standard}', `${all - joker}`],
        ['{row.jokers}', `${joker}`],
        ['{row.barkers}', `${known.barkers}`],
        ['{row.display}', `${known.display}`],
        ['{row.dealt}', `${known.dealt}`],
        ['{row.limit}', `${known.hand_limit}`],
        ['{row.any}', `${known.cards_for_any}`],
        ['{row.fee}', `${known.joker_fee}`],
        ['{row.stalls}', `${TRADES.length}, ${known.stalls_at_start}`],
        ['{row.setup}', `${known.setup_limit}`],
        ['{row.expansions}', `${known.expansions}`],
        ['{row.money}', `${known.start_money}`],
        ['{row.replacement}', `${known.replacement}`],
        ['{row.point}', `${known.money_per_point}`],
        ['{row.neutral}', `${neutral(2)}`],
        ['{row.cap}', `${known.turn_cap}`],
      ],
    },
    {
      id: 'DAT-02',
      head: ['{head.trade}', '{head.colour}', '{head.area}'],
      rows: TRADES.map((trade) => [
        `{${trade}} {${trade}.name}`,
        `{${trade}.colour}`,
        trade === 'purple' ? '{terrace}' : '{market}',
      ]),
    },
    { id: 'DAT-03', head: [], rows: [['{face.plan}']] },
    {
      id: 'DAT-05',
      head: ['{head.segment}', '{head.sites}', '{head.market}', '{head.terrace}', '{head.coffee}'],
      rows: SEGMENTS.map((segment) => {
        const sites = SITES.filter((site) => known.segments[site] === segment);
        const tables = sites.filter((site) => terrace.has(site));
        const open = tables.filter((site) => besides(site, known.side).some((one) => !terrace.has(one)));
        return [
          `{segment.${segment}}`,
          `${sites[0] ?? ''}–${sites.at(-1) ?? ''}`,
          `${sites.length - tables.length}`,
          `${tables.length}`,
          open.join(' ') || '–',
        ];
      }),
    },
    {
      id: 'DAT-06',
      head: ['{head.drawn}', '{head.site}'],
      rows: [
        ...known.customer_starts.map((site, index) => [`${index + 1}`, site]),
        [`${known.customer_starts.length + 1}`, '{outside}'],
      ],
    },
    {
      id: 'DAT-07',
      head: Array.from({ length: 3 }, () => ['{head.card}', '{head.copies}']).flat(),
      rows: folded(
        cards.map((card) => [`{face.${card}}`, `${known.cards[card] ?? 0}`]),
        3,
      ),
    },
    {
      id: 'DAT-10',
      head: ['{head.size}', '{head.cost}', '{head.points}', ...costs.map((_, index) => `{head.has:n=${index + 1}}`)],
      rows: costs.map(([size, cost]) => [
        `${size}`,
        `${cost}`,
        `${known.size_points[size] ?? 0}`,
        ...costs.map((_, index) => {
          const missing = cost - index - 1;
          return missing > 0 ? `+${missing * known.replacement}` : '–';
        }),
      ]),
    },
    {
      id: 'DAT-11',
      head: ['{head.trade}', '{gold}', '{silver}'],
      rows: TRADES.map((trade) => [
        `{${trade}} {${trade}.name}`,
        `${known.medals[trade].gold}`,
        `${known.medals[trade].silver}`,
      ]),
    },
    {
      id: 'starts',
      head: [...COUNTS].reverse().map((n) => `{head.with:n=${n}}`),
      rows: [[...COUNTS].reverse().map((n) => `{face.start.${n}}`)],
    },
    {
      id: 'DAT-13',
      head: ['{head.trade}', '{head.stall}', '{head.entry}', ...[...COUNTS].reverse().map((n) => `{head.with:n=${n}}`)],
      rows: stalls(4).map(({ trade, stall, entry }) => [
        `{${trade}}`,
        stall,
        entry,
        ...[...COUNTS].reverse().map((n) => `{owner.${ownerOf(n, stall)}}`),
      ]),
    },
    {
      id: 'DAT-15',
      head: ['{head.players}', ...COUNTS.map(String)],
      sides: true,
      rows: [
        ['{row.pile}', ...COUNTS.map((n) => `${all - known.display - n * known.dealt}`)],
        ['{row.first}', ...COUNTS.map((n) => `${stalls(n).length}`)],
        ['{row.neutrals}', ...COUNTS.map((n) => `${neutral(n) || '–'}`)],
        ['{row.least}', ...COUNTS.map((n) => `${least(n)}`)],
        ['{row.builds}', ...COUNTS.map((n) => `${n * known.hand_limit}`)],
      ],
    },
    {
      id: 'DAT-17',
      head: ['{head.item}', '{head.owner}', '{head.others}'],
      rows: SEEN.map((what) => [`{seen.${what}}`, `{owner.sees.${what}}`, `{others.see.${what}}`]),
    },
    {
      id: 'DAT-19',
      head: ['{head.option}', '{head.usual}', '{head.other}'],
      rows: ['start', 'cap'].map((option) => [`{option.${option}}`, `{usual.${option}}`, `{other.${option}}`]),
    },
  ];
}
