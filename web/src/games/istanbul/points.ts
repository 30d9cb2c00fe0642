/** Which answers lie on the board: for each place what a click there does. */
import type { Scene } from '../contract';
import { boardMode } from './board-mode.svelte';
import { choices, isIdle } from './choices';
import { MOCHA_DIALOGS } from './mocha/choices';
import { gameOf, number, type Game, type Question } from './game';

export interface Point {
  /** What a click does; null if it brings back the dialog of the present question. */
  action: string | null;
  verb: BoardVerb | 'recall' | 'main' | 'dialog';
  /** Whether the companion can go there as well as the merchant. */
  isForBoth?: boolean;
}

/** Answers that are given by choosing a place. */
const BOARD_VERBS = ['move', 'companion', 'send', 'return', 'ruby', 'barrier', 'beyond'] as const;
type BoardVerb = (typeof BOARD_VERBS)[number];

function isBoardVerb(verb: string): verb is BoardVerb {
  return (BOARD_VERBS as readonly string[]).includes(verb);
}

/** Whether a place is to be chosen on the board now, so that all others are out of reach. */
export function isChoosing(points: ReadonlyMap<number, Point>): boolean {
  return [...points.values()].some(({ verb }) => verb !== 'main' && verb !== 'dialog');
}

export function pointsOf(scene: Scene): Map<number, Point> {
  const points = new Map<number, Point>();
  const { offers } = scene;
  if (!offers.length) return points;
  const isRecalling = boardMode.isRecalling(scene);
  for (const { action, verb, value } of offers) {
    const place = Number(value);
    if (isRecalling) {
      if (verb === 'recall') points.set(place, { action, verb });
    } else if (verb === 'companion' && points.get(place)?.verb === 'move') {
      points.set(place, { action: `move ${place}`, verb: 'move', isForBoth: true });
    } else if (isBoardVerb(verb)) points.set(place, { action, verb });
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
  if (step.name === 'family-act' || step.name === 'barrier-act') return number(step, 'place');
  if (view.turn.guild && step.name !== 'encounters') return view.turn.guild;
  if (['final-step', 'start', 'move', 'extra-turn', 'pay-turn'].includes(step.name)) return 0;
  return view.turn.acted || view.turn.target;
}

export type DialogKind =
  | 'sell'
  | 'good'
  | 'cards'
  | 'discard'
  | 'call'
  | 'dice'
  | 'tile'
  | 'kiosk'
  | 'use-tile'
  | 'bid'
  | 'letters'
  | 'roast'
  | 'guilds'
  | 'tavern'
  | 'swap';

const DIALOGS: Readonly<Partial<Record<Question | '', DialogKind>>> = {
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
  ...MOCHA_DIALOGS,
  'choose-tile': 'kiosk',
  'use-tile': 'use-tile',
  'take-exchange': 'good',
  'give-for-lira': 'good',
  bid: 'bid',
  'pay-courier': 'letters',
  'extra-turn': 'letters',
  'pay-turn': 'letters',
  'give-seals': 'letters',
};

/** The dialog that asks the present question, or null. */
export function dialogOf(scene: Scene): DialogKind | null {
  if (!scene.offers.length || isIdle(scene)) return null;
  return DIALOGS[gameOf(scene.position).step.name] ?? null;
}
