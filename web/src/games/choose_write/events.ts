/** What can happen, as the house tells it: `what` says which facts an event has. */
import { seatOf } from '../../kit/events';
import type { Event } from './game';

export { all, find, seatOf, sum } from '../../kit/events';

export type EventName = Event['what'];
export type EventOf<Name extends EventName> = Extract<Event, { what: Name }>;

/** Those of one seat. */
export function of(events: readonly Event[], seat: number | null): Event[] {
  return events.filter((event) => seatOf(event) === seat);
}
