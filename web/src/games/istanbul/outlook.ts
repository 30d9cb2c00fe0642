/** What the house foretells of an answer, read step by step. */
import type { Event } from '../../api/istanbul.gen';
import type { Offer } from '../../api/types';

export type Outlook = NonNullable<Offer['outlook']>;
export type Way = NonNullable<Outlook['ways']>[number];

/** One answer on the way, and what it makes happen. */
export interface Step {
  answer: string;
  events: Event[];
}

/** An answer and the usual ones after it; the house leaves the seat out where it is that of whoever decides. */
export function stepsOf(action: string, { then = [], events = [] }: Omit<Outlook, 'ways'>, seat: number): Step[] {
  return [action, ...then].map((answer, index) => ({
    answer,
    events: (events[index] ?? []).map((event) => ({ seat, ...event }) as Event),
  }));
}

/** All that an offer makes happen for certain. */
export function eventsOf(offer: Offer, seat: number): Event[] {
  return offer.outlook ? stepsOf(offer.action, offer.outlook, seat).flatMap(({ events }) => events) : [];
}
