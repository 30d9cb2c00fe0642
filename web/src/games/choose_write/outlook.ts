/** What the house tells, or foretells of an answer, as marks on a sheet. */
import type { Ahead } from '../../api/offers';
import type { Offer } from '../../api/types';
import { of } from './events';
import { GOOD_TRACKS, GOODS, type Event, type Good, type Location, type TrackName } from './game';

/** Spaces that would be filled in and crossed off. */
export interface Strokes {
  fill: number;
  cross: number;
}

export type Lost = Extract<Event, { what: 'lost' }>;
type Reached = Extract<Event, { what: 'ruby' }>['origin'];

/** All that is written on a sheet. */
export interface Written {
  tracks: Readonly<Record<TrackName, Strokes>>;
  /** Where rubies come from. */
  rubies: readonly Reached[];
  /** Places whose tulip is crossed off, and where checks are set. */
  tulips: readonly Location[];
  checks: readonly Location[];
  lost: readonly Lost[];
}

/** All that would be written for certain, and where that ends. */
export interface Foreseen extends Written {
  /** The answers on the way, the first one too. */
  answers: readonly string[];
  /** Why it goes no further: a question, or something that luck decides; empty if there is nothing more. */
  next: string;
}

/** An answer and what follows from it. */
export interface ForeseenAnswer extends Ahead {
  action: string;
}

/** What an offer leads to: itself, then the one way on that stands for all. */
export function foreseenAnswers(offer: Offer): ForeseenAnswer[] {
  const { action, outlook = {} } = offer;
  const [way, ...others] = outlook.ways ?? [];
  return [{ ...outlook, action }, ...(way && !others.length ? [way] : [])];
}

/** What events write on the sheet of a seat. */
export function writtenBy(events: readonly Event[], seat: number): Written {
  const none = (): Strokes => ({ fill: 0, cross: 0 });
  const tracks = { fabric: none(), spice: none(), fruit: none(), jewelry: none(), lira: none(), actions: none() };
  const rubies: Reached[] = [];
  const tulips: Location[] = [];
  const checks: Location[] = [];
  const lost: Lost[] = [];
  const write = (track: TrackName, change: number) => {
    if (change > 0) tracks[track].fill += change;
    else tracks[track].cross -= change;
  };
  for (const told of of(events, seat)) {
    switch (told.what) {
      case 'goods':
        write(GOOD_TRACKS[told.good], told.change);
        break;
      case 'lira':
        write('lira', told.change);
        break;
      case 'action':
        write('actions', told.change);
        break;
      case 'ruby':
        rubies.push(told.origin);
        break;
      case 'icon':
        tulips.push(told.location);
        break;
      case 'check':
        checks.push(told.location);
        break;
      case 'lost':
        lost.push(told);
        break;
      default:
    }
  }
  return { tracks, rubies, tulips, checks, lost };
}

export function foresee(ahead: readonly ForeseenAnswer[], seat: number): Foreseen {
  const events = ahead.flatMap(({ events = [] }) => events.flat()).map((event) => ({ seat, ...event }) as Event);
  return {
    ...writtenBy(events, seat),
    answers: ahead.flatMap(({ action, then = [] }) => [action, ...then]),
    next: ahead.at(-1)?.what ?? '',
  };
}

/** The same, paid with a bonus action in place of the tulip. */
export function withoutTulip(seen: Foreseen): Foreseen {
  if (!seen.tulips.length) return seen;
  const { actions } = seen.tracks;
  return { ...seen, tulips: [], tracks: { ...seen.tracks, actions: { ...actions, cross: actions.cross + 1 } } };
}

/** The goods that would be filled in or crossed off. */
export function goodsIn({ tracks }: Foreseen, stroke: keyof Strokes): { good: Good; n: number }[] {
  return GOODS.map((good) => ({ good, n: tracks[GOOD_TRACKS[good]][stroke] })).filter(({ n }) => n > 0);
}
