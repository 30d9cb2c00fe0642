/** What can happen, as the house tells it: `what` says which facts an event has. */
import type { Event } from './game';

export { all, find, seatOf } from '../../kit/events';

export type EventName = Event['what'];
export type EventOf<Name extends EventName> = Extract<Event, { what: Name }>;
