/** What is written on sheets, mark by mark: which space, tulip, square or gem each event of a game marks. */
import { facts } from './facts';
import { GOOD_TRACKS, type Event, type Game, type Location, type Seen, type TrackName } from './game';
import type { MarkedPart, MarkKind } from './marks';

/** A mark that is made: where it is on a whole sheet, and what stands for it on a small one. */
export interface Stroke {
  seat: number;
  kind: MarkKind;
  part: MarkedPart;
  index: number;
  /** The pencil; graphite where there is none. */
  pencil: TrackName | 'rubies' | null;
  at: string;
  small: string;
}

interface Spaces {
  filled: number;
  crossed: number;
}

/** How far one sheet is written; events go on from there. */
interface Written {
  tracks: Record<TrackName, Spaces>;
  tulips: Map<Location, number>;
  squares: Map<Location, number>;
}

/** Follows the sheets of everybody through the events of a movement. */
export class Sheets {
  readonly #written: Written[];

  constructor(game: Game) {
    this.#written = game.players.map((player) => writtenBy(player, game.players.length));
  }

  /** The marks that an event makes, in the order in which they are drawn. */
  take(event: Event): Stroke[] {
    switch (event.what) {
      case 'goods':
        return this.#track(event.seat, GOOD_TRACKS[event.good], event.change);
      case 'lira':
        return this.#track(event.seat, 'lira', event.change);
      case 'action':
        return this.#track(event.seat, 'actions', event.change);
      case 'icon':
        return [this.#place('x', 'tulip', event.seat, event.location)];
      case 'check':
        return [this.#place('check', 'square', event.seat, event.location)];
      case 'ruby':
        return [...bonusOf(event), gem(event.seat, event.rubies - 1)];
      default:
        return [];
    }
  }

  #track(seat: number, track: TrackName, change: number): Stroke[] {
    const spaces = this.#written[seat]?.tracks[track];
    if (!spaces) return [];
    const [what, kind] = change > 0 ? (['filled', 'fill'] as const) : (['crossed', 'strike'] as const);
    return Array.from({ length: Math.abs(change) }, () => {
      const index = spaces[what]++;
      return {
        ...{ seat, kind, part: track, index },
        pencil: kind === 'fill' ? track : null,
        at: `[data-track="${track}"][data-index="${index}"]`,
        small: `[data-track="${track}"]`,
      };
    });
  }

  #place(kind: 'x' | 'check', what: 'tulip' | 'square', seat: number, place: Location): Stroke {
    const marked = this.#written[seat]?.[`${what}s`];
    const index = marked?.get(place) ?? 0;
    marked?.set(place, index + 1);
    return {
      ...{ seat, kind, part: `${what}-${place}` as const, index, pencil: null },
      at: `[data-place="${place}"] [data-${what}="${index}"]`,
      small: `[data-place="${place}"]`,
    };
  }
}

function writtenBy(player: Seen, players: number): Written {
  const printed = facts().icons[players] ?? {};
  const { goods, lira, actions } = player;
  const spaces = ({ filled, crossed }: Spaces) => ({ filled, crossed });
  return {
    tracks: {
      fabric: spaces(goods.FA),
      spice: spaces(goods.SP),
      fruit: spaces(goods.FR),
      jewelry: spaces(goods.JE),
      lira: spaces(lira),
      actions: spaces(actions),
    },
    tulips: new Map(places(printed).map(([place, n]) => [place, n - (player.icons[place] ?? 0)])),
    squares: new Map(places(player.checks)),
  };
}

function places(table: Partial<Record<Location, number>>): [Location, number][] {
  return Object.entries(table) as [Location, number][];
}

/** The ruby of a gate or a block is crossed out before it is written down. */
function bonusOf({ seat, origin, reached }: Extract<Event, { what: 'ruby' }>): Stroke[] {
  if (reached === undefined) return [];
  const [part, marks] =
    origin === 'lira' ? (['block', facts().lira_marks] as const) : (['gate', facts().rows] as const);
  return [
    {
      ...{ seat, kind: 'x', part, index: marks.indexOf(reached), pencil: null },
      at: part === 'gate' ? `[data-gate="${reached}"] > i` : `[data-block="${reached}"]`,
      small: '[data-track="rubies"]',
    },
  ];
}

function gem(seat: number, index: number): Stroke {
  return {
    ...{ seat, kind: 'gem', part: 'rubies', index, pencil: 'rubies' },
    at: `[data-track="rubies"][data-index="${index}"]`,
    small: '[data-track="rubies"]',
  };
}
