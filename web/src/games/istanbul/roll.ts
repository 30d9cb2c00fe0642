/** Dice that lie on the table. */
import { number, stepOf, type Game } from './game';

export interface Roll {
  /** Where they were rolled; 0 for the roll of a card. */
  place: number;
  /** The second is 0 where one die was rolled. */
  dice: readonly [number, number];
  call: number;
}

/** The roll that the present question is about. */
export function rollOf(game: Game): Roll {
  const steps = game.view.agenda.map(stepOf);
  const index = steps.findIndex((step) => step.name === 'dice');
  const step = steps[index] ?? game.step;
  return {
    place: number(step, 'place'),
    dice: [number(step, 'first'), number(step, 'second')],
    call: number(step, 'call'),
  };
}
