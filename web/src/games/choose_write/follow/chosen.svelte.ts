/** The place and the payment that a follower has chosen and not confirmed yet. */
import type { Scene } from '../../contract';
import type { Location } from '../game';
import { pointed } from '../pointed.svelte';
import type { Payment, Row } from './follow';

class Chosen {
  #at = $state.raw<{ table: string; number: number; place: Location; payment: Payment } | null>(null);

  /** What somebody points at. */
  over = $state.raw<{ place: Location; payment: Payment } | null>(null);

  /** What was chosen for the question that is asked now. */
  of(scene: Scene): { place: Location; payment: Payment } | null {
    const at = this.#at;
    return at?.table === scene.table.id && at.number === scene.position.number ? at : null;
  }

  /** With what a place would be paid: as the button says that somebody points at, or as chosen. */
  paymentAt(scene: Scene, place: Location): Payment | null {
    const at = this.over ?? this.of(scene);
    return at?.place === place ? at.payment : null;
  }

  /** Choose; what is chosen already is done. */
  async pick(scene: Scene, row: Row, payment: Payment): Promise<void> {
    const way = row.ways[payment];
    if (!way || !scene.offers.length) return;
    const before = this.of(scene);
    if (before?.place === row.place && before.payment === payment) return this.confirm(scene, row, payment);
    this.#at = { table: scene.table.id, number: scene.position.number, place: row.place, payment };
    pointed.choose(way.action);
  }

  async confirm(scene: Scene, row: Row, payment: Payment): Promise<void> {
    const way = row.ways[payment];
    if (!way || !scene.offers.length) return;
    this.#at = null;
    this.over = null;
    await scene.choose({ action: way.action, then: scene.isStepwise ? way.then.slice(0, 1) : way.then });
  }
}

export const chosen = new Chosen();
