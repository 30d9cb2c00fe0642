/** Which answers lie on the board: for each place what a click there does. */
import type { Scene } from '../contract';
import { at } from './at.svelte';
import { choices } from './choices';
import { gameOf, number, type Game } from './game';

export interface Point {
  /** What a click does; null if it brings back the dialog of the present question. */
  action: string | null;
  verb: 'move' | 'send' | 'return' | 'recall' | 'main' | 'dialog';
}

/** Whether a place is to be chosen on the board now, so that all others are out of reach. */
export function isChoosing(points: ReadonlyMap<number, Point>): boolean {
  return [...points.values()].some(({ verb }) => verb !== 'main' && verb !== 'dialog');
}

export function pointsOf(scene: Scene): Map<number, Point> {
  const points = new Map<number, Point>();
  const { offers } = scene;
  if (!offers.length) return points;
  const isRecalling = at.isRecalling(scene);
  for (const { action, verb, value } of offers) {
    const isPlace = verb === 'move' || verb === 'send' || verb === 'return';
    if (isRecalling ? verb === 'recall' : isPlace) points.set(Number(value), { action, verb: verb as Point['verb'] });
  }
  if (points.size) return points;
  // A question about one place: a click there is the main answer.
  const game = gameOf(scene.position);
  const place = questionPlace(game);
  if (!place) return points;
  const main = choices(scene).find((choice) => choice.primary);
  if (main) points.set(place, { action: main.action, verb: 'main' });
  else if (dialogOf(scene)) points.set(place, { action: null, verb: 'dialog' });
  return points;
}

/** The place that the present question is about, or 0. */
export function questionPlace(game: Game): number {
  const { step, view } = game;
  if (step.name === 'family-act') return number(step, 'place');
  if (step.name === 'final-step' || step.name === 'move') return 0;
  return view.turn.acted || view.turn.target;
}

export type DialogKind = 'sell' | 'good' | 'cards' | 'discard' | 'call' | 'dice' | 'tile';

const DIALOGS: Readonly<Record<string, DialogKind>> = {
  sell: 'sell',
  'take-good': 'good',
  'good-or-roll': 'good',
  'green-tile': 'good',
  'pay-smuggler': 'good',
  'pay-palace': 'good',
  'take-cards': 'cards',
  'discard-one': 'discard',
  'pay-governor': 'discard',
  call: 'call',
  dice: 'dice',
  'take-tile': 'tile',
};

/** The dialog that asks the present question, or null. */
export function dialogOf(scene: Scene): DialogKind | null {
  if (!scene.offers.length) return null;
  return DIALOGS[gameOf(scene.position).step.name] ?? null;
}
