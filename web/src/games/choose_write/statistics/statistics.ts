/** What the log of a game tells about it: rubies, what was written, uses, who followed and who waited. */
import type { Moment } from '../../../api/types';
import type { Emblem } from '../../contract';
import type { EventOf } from '../events';
import { emblemOf, eventsIn, GOODS, type Game, type Location } from '../game';

/** Where rubies come from; the palaces are one. */
export const SOURCES = ['palace', 'dealer', 'guild', 'lira', 'goods'] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_LOOKS: Readonly<Record<Source, Emblem>> = {
  palace: { emblem: emblemOf('A'), ground: 'cobalt' },
  dealer: { emblem: emblemOf('2'), ground: 'cream' },
  guild: { emblem: 'cw-guild', ground: 'coral' },
  lira: { emblem: 'i-lira', ground: 'cobalt' },
  goods: { emblem: 'g-any', ground: 'turq' },
};

export interface Ruby {
  source: Source;
  origin: EventOf<'ruby'>['origin'];
  round: number;
  number: number;
}

/** How the cards of the game were answered. */
export const ANSWERS = ['turn', 'guild', 'icon', 'action', 'wait'] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Statistics {
  rounds: number[];
  /** For each seat: its rubies, in order. */
  rubies: Ruby[][];
  /** For each seat: goods and lira filled in, after each round. */
  goods: number[][];
  lira: number[][];
  /** For each seat: how often it used each place. */
  uses: ReadonlyMap<Location, number>[];
  /** For each seat: own turns with a location card and with a guild card, uses for a tulip and for a bonus action, waits. */
  answers: Record<Answer, number>[];
}

export function sourceOf(origin: EventOf<'ruby'>['origin']): Source {
  return origin === 'dealer' || origin === 'guild' || origin === 'lira' || origin === 'goods' ? origin : 'palace';
}

/** Read the moments that count (nothing that was taken back), from the position in which they begin. */
export function statisticsOf(moments: readonly Moment[], { view, players }: Game): Statistics {
  const rubies = players.map((): Ruby[] => []);
  const uses = players.map(() => new Map<Location, number>());
  const answers = players.map(() => ({ turn: 0, guild: 0, icon: 0, action: 0, wait: 0 }));
  const written = players.map(({ goods, lira }) => ({
    goods: GOODS.reduce((sum, good) => sum + goods[good].filled, 0),
    lira: lira.filled,
  }));
  // The set-up is round 0, and belongs to the first one.
  let round = Math.max(1, view.round);
  const rounds: number[] = [];
  const goods = players.map((): number[] => []);
  const lira = players.map((): number[] => []);
  const close = () => {
    rounds.push(round);
    written.forEach((one, seat) => {
      goods[seat]?.push(one.goods);
      lira[seat]?.push(one.lira);
    });
  };
  for (const { number, event } of moments.flatMap((moment) =>
    eventsIn(moment).map((event) => ({ number: moment.number, event })),
  )) {
    switch (event.what) {
      case 'turn':
        if (event.round > round) {
          close();
          ({ round } = event);
        }
        break;
      case 'ruby':
        rubies[event.seat]?.push({ source: sourceOf(event.origin), origin: event.origin, round, number });
        break;
      case 'use': {
        const own = uses[event.seat];
        own?.set(event.location, (own.get(event.location) ?? 0) + 1);
        count(answers[event.seat], event.by);
        break;
      }
      case 'guild':
        count(answers[event.seat], 'guild');
        break;
      case 'pass':
        count(answers[event.seat], 'wait');
        break;
      case 'goods':
      case 'lira': {
        const own = written[event.seat];
        if (own) own[event.what] += Math.max(0, event.change);
        break;
      }
      default:
    }
  }
  close();
  return { rounds, rubies, goods, lira, uses, answers };
}

function count(answers: Record<Answer, number> | undefined, answer: Answer): void {
  if (answers) answers[answer] += 1;
}

/** How many rubies came from each source. */
export function bySource(rubies: readonly Ruby[]): { source: Source; n: number }[] {
  return SOURCES.map((source) => ({ source, n: rubies.filter((ruby) => ruby.source === source).length })).filter(
    ({ n }) => n > 0,
  );
}
