/** What somebody is in the middle of: calling an assistant back by the yellow tile, or looking past a dialog. */
import type { Scene } from '../contract';

class At {
  /** The decision (its number) in which the yellow tile is being used. */
  #recalls = $state<number | null>(null);
  /** The decision whose dialog was put aside. */
  #aside = $state<number | null>(null);

  isRecalling(scene: Scene): boolean {
    return this.#recalls === scene.position.number && scene.offers.some((offer) => offer.verb === 'recall');
  }

  recall(scene: Scene, on: boolean): void {
    this.#recalls = on ? scene.position.number : null;
    scene.preview = null;
  }

  isAside(scene: Scene): boolean {
    return this.#aside === scene.position.number;
  }

  putAside(scene: Scene, on: boolean): void {
    this.#aside = on ? scene.position.number : null;
  }
}

export const at = new At();
