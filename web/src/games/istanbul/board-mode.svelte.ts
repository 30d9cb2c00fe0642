/** What somebody is in the middle of: calling an assistant back by the yellow tile, looking past a dialog, or who walks. */
import type { Scene } from '../contract';

class BoardMode {
  /** The decision (its number) in which the yellow tile is being used. */
  #recalls = $state<number | null>(null);
  /** The decision whose dialog was put aside. */
  #aside = $state<number | null>(null);

  /** The decision and the place for which it is asked whether merchant or companion goes. */
  #walk = $state<{ number: number; place: number } | null>(null);

  /** The place to which both could go, while it is asked who does; 0 else. */
  walkTo(scene: Scene): number {
    return this.#walk?.number === scene.position.number && scene.offers.length ? this.#walk.place : 0;
  }

  askWho(scene: Scene, place: number): void {
    this.#walk = place ? { number: scene.position.number, place } : null;
  }

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

export const boardMode = new BoardMode();
