/** Events of any game: `what` says which facts an event has. */

/** What all of them have in common. */
export interface Named {
  what: string;
  seat?: number;
}
type Of<Event extends Named, Name> = Extract<Event, { what: Name }>;

/** The first event of this name. */
export function find<Event extends Named, Name extends Event['what']>(
  events: readonly Event[],
  name: Name,
): Of<Event, Name> | undefined {
  return all(events, name)[0];
}

/** All events of this name. */
export function all<Event extends Named, Name extends Event['what']>(
  events: readonly Event[],
  name: Name,
): Of<Event, Name>[] {
  return events.filter((event): event is Of<Event, Name> => event.what === name);
}

/** Whose event it is; null where it is nobody's. */
export function seatOf(event: Named): number | null {
  return event.seat ?? null;
}

/** How much of something came (1) or went (-1). */
export function sum<Event extends Named>(
  events: readonly Event[],
  name: Extract<Event, { change: number }>['what'],
  sign: 1 | -1,
): number {
  const changes = events.filter((event): event is Extract<Event, { change: number }> => event.what === name);
  return changes.reduce((total, { change }) => total + Math.max(0, change * sign), 0);
}
