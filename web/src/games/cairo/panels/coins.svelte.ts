/** The coins that somebody picks for what is missing; they are paid together. */
import type { Scene } from '../../contract';
import { gameOf, number, TRADES, type Trade } from '../game';
import { changed, countOf, payments, type Picked } from './payment';

class Payment {
  #picked = $state.raw<Picked>({});
  /** For which position they were picked. */
  #for = $state(-1);

  picked(scene: Scene): Picked {
    return this.#for === scene.position.number ? this.#picked : {};
  }

  /** How many coins of other trades are due. */
  due(scene: Scene): number {
    return number(gameOf(scene.position).step, 'missing');
  }

  left(scene: Scene): number {
    return this.due(scene) - countOf(this.picked(scene));
  }

  change(scene: Scene, trade: Trade, by: 1 | -1): void {
    const have = gameOf(scene.position).me?.money?.[trade] ?? 0;
    this.#picked = changed(this.picked(scene), trade, by, have, this.due(scene));
    this.#for = scene.position.number;
  }

  pay(scene: Scene): void {
    const [action, ...then] = payments(this.picked(scene), TRADES);
    if (action && this.left(scene) === 0) void scene.choose({ action, then });
  }
}

export const payment = new Payment();
