/** A position of Pearls in its own types, which are made from the shapes in Python. */
import type { Components, Diver, PearlsSchema, View } from '../../src/api/pearls.gen';
import type { Moment, Position } from '../../src/api/types';
import { houseState } from '../../src/state/house.svelte';

export type Event = NonNullable<PearlsSchema['Event']>;
export type Shell = Diver['hand'][number];

/** A player, and where they sit. */
export interface Seen extends Diver {
  seat: number;
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

export function eventsIn(moment: Moment): readonly Event[] {
  return moment.events as unknown as Event[];
}

/** Everybody in the order of turns, from a seat on. */
export function diversFrom(position: Position, first: number): Seen[] {
  const divers = viewOf(position).players.map((diver, seat) => ({ ...diver, seat }));
  return [...divers.slice(first), ...divers.slice(0, first)];
}

/** What is printed on the components. */
export function facts(): Components {
  return houseState.games.find(({ name }) => name === 'pearls')?.components as unknown as Components;
}
