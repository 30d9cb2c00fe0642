/**
 * How somebody goes through the steps of an action. Each answer is sent, so that the house says what comes next; whoever
 * wants another one takes back what was sent. What was offered at a step that is over is remembered until the turn ends.
 */
import type { Scene } from '../contract';
import { gameOf, type Card, type Kind, type Question, type Site } from './game';
import { pickSite, selection } from './selection.svelte';

/** What an answer is followed by without asking: fee and kind where there is but one. A site is always looked at first. */
const AT_ONCE = /^(fee|build|expand|move) /;

/** What could be chosen at the steps before, in this turn. */
class Offered {
  #turn = '';
  #kinds = $state.raw<readonly Kind[]>([]);
  #hand = $state.raw<readonly Card[]>([]);

  /** Note what a position offers; a new turn forgets all. */
  note(scene: Scene): void {
    const { view, me, step } = gameOf(scene.position);
    const turn = `${scene.table.id} ${view.turn}`;
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#kinds = [];
      this.#hand = [];
    }
    if (view.kinds.length) this.#kinds = view.kinds;
    if (step.name === 'turn' && me) this.#hand = me.hand;
  }

  get kinds(): readonly Kind[] {
    return this.#kinds;
  }
  /** The hand as it was when the turn began. */
  get hand(): readonly Card[] {
    return this.#hand;
  }
}

export const offered = new Offered();

/** Give an answer, and those after it that leave no choice. */
export function answer(scene: Scene, action: string): void {
  const usual = scene.offers.find((offer) => offer.action === action)?.outlook?.then ?? [];
  const end = usual.findIndex((one) => !AT_ONCE.test(one));
  void scene.choose({ action, then: end < 0 ? usual : usual.slice(0, end) });
}

/** Take back what was answered until this is asked again; tells whether it is. */
export async function backTo(scene: Scene, name: Question): Promise<boolean> {
  while (await scene.settled?.()) {
    if (gameOf(scene.position).step.name === name) return true;
    if (!scene.canUndo || !(await scene.undo?.())) return false;
  }
  return false;
}

/** Choose something else at a step that is over. */
export async function choose(scene: Scene, at: Question, action: string): Promise<void> {
  const mode = gameOf(scene.position).step.name === 'turn' ? null : 'build';
  if (!(await backTo(scene, at))) return;
  if (at === 'turn' && mode && selection.mode !== mode) selection.start(mode);
  if (gameOf(scene.position).asksSegment) pickSite(scene, action.replace('site ', '') as Site);
  else if (scene.offers.some((offer) => offer.action === action)) answer(scene, action);
}

/** The cross of a panel: all of it is taken back. */
export async function close(scene: Scene): Promise<void> {
  if (gameOf(scene.position).step.name !== 'turn' && !(await backTo(scene, 'turn'))) return;
  selection.clear();
}
