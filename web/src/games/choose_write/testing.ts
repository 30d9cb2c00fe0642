/** For tests: positions and turns as the house sends them, of which each test changes only what it is about. */
import type { Moment, Position } from '../../api/types';
import { Fixtures, NAMES, sceneOf } from '../../kit/testing';
import type { Scene } from '../contract';
import { learn, type Facts } from './facts';
import sent from './fixtures.json';
import { gameOf, type ChooseWriteView, type Game, type Player } from './game';

export { NAMES };

learn(sent.components as unknown as Facts);

export type Fixture = keyof typeof sent.played;

const fixtures = new Fixtures<Fixture, ChooseWriteView>(sent.played);

/** What is otherwise than in the fixture. */
export interface Change extends Omit<Partial<ChooseWriteView>, 'players'> {
  red?: Partial<Player>;
}

export function position(name: Fixture = 'table', { red, ...more }: Change = {}, offers?: readonly string[]): Position {
  const change = (view: ChooseWriteView) =>
    ({ ...view, ...more, players: { ...view.players, red: { ...view.players['red'], ...red } } }) as ChooseWriteView;
  return fixtures.position(name, change, offers);
}

export function game(name?: Fixture, change?: Change): Game {
  return gameOf(position(name, change));
}

export function scene(name?: Fixture, change?: Change, offers?: readonly string[]): Scene {
  return sceneOf(position(name, change, offers));
}

export function moments(name: Fixture): Moment[] {
  return fixtures.moments(name);
}
