/** For tests: positions and turns as the house sends them, of which each test changes only what it is about. */
import type { Moment, Position } from '../../api/types';
import { Fixtures, NAMES, sceneOf } from '../../kit/testing';
import type { Scene } from '../contract';
import { learn, type Facts } from './facts';
import sent from './fixtures.json';
import { gameOf, type Game, type Player, type Seen, type View } from './game';

export { NAMES };

learn(sent.components as unknown as Facts);

export type Fixture = keyof typeof sent.played;

const fixtures = new Fixtures<Fixture, View>(sent.played);

/** What is otherwise than in the fixture. */
export interface Change extends Omit<Partial<View>, 'players' | 'wares'> {
  wares?: Partial<View['wares']>;
  red?: Partial<Player>;
}

export function position(
  name: Fixture = 'walk',
  { red, wares, ...more }: Change = {},
  offers?: readonly string[],
): Position {
  const change = (view: View) => {
    const players = { ...view.players, red: { ...view.players['red'], ...red } };
    return { ...view, ...more, players, wares: { ...view.wares, ...wares } } as View;
  };
  return fixtures.position(name, change, offers);
}

export function game(name?: Fixture, change?: Change): { game: Game; me: Seen } {
  const read = gameOf(position(name, change));
  return { game: read, me: read.players[0] as Seen };
}

export function scene(name?: Fixture, change?: Change, offers?: readonly string[]): Scene {
  return sceneOf(position(name, change, offers));
}

export function moments(name: Fixture): Moment[] {
  return fixtures.moments(name);
}
