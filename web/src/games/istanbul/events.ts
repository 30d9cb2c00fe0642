/** What can happen, as the house tells it: `what` says which facts an event has. */
import type { IstanbulSchema } from '../../api/istanbul.gen';
import type { Moment } from '../../api/types';

export { all, find, seatOf, sum } from '../../kit/events';

export type Event = NonNullable<IstanbulSchema['Event']>;
export type EventName = Event['what'];
export type EventOf<Name extends EventName> = Extract<Event, { what: Name }>;
/** Somebody neutral who can be met. */
export type Token = EventOf<'meet'>['token'];

export function eventsIn(moment: Moment): readonly Event[] {
  return moment.events as unknown as Event[];
}
