/** What the house foretells of an answer, answer by answer. */
import type { Event } from './events';
import type { Outlook } from '../../api/offers';
import type { Offer } from '../../api/types';

export type { Outlook, ShortReason as Why } from '../../api/offers';
export type Way = NonNullable<Outlook['ways']>[number];

/** One answer on the way, and what it makes happen. */
export interface ForeseenAnswer {
  answer: string;
  events: Event[];
}

/** An answer and the usual ones after it; the house leaves the seat out where it is that of whoever decides. */
export function foreseenAnswers(
  action: string,
  { then = [], events = [] }: Omit<Outlook, 'ways'>,
  seat: number,
): ForeseenAnswer[] {
  return [action, ...then].map((answer, index) => ({
    answer,
    events: (events[index] ?? []).map((event) => ({ seat, ...event }) as Event),
  }));
}

/** What an offer makes happen at once, without the usual answers after it. */
export function eventsNow({ action, outlook = {} }: Offer, seat: number): Event[] {
  return foreseenAnswers(action, outlook, seat)[0]?.events ?? [];
}

/** All that an offer makes happen for certain. */
export function eventsOf(offer: Offer, seat: number): Event[] {
  return offer.outlook ? foreseenAnswers(offer.action, offer.outlook, seat).flatMap(({ events }) => events) : [];
}
