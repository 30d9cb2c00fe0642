import { cardIn } from './points';

/**
 * What somebody points at before it is done: an action such as `play 7`, `use 3` or `play g9`. Cards light up the plan with
 * it, and places show on the sheet what they would bring.
 */
class Pointed {
  /** Under the pointer or in focus, only for as long. */
  #over = $state<string | null>(null);
  /** Chosen by a first tap, until something else is chosen or done. */
  #chosen = $state<string | null>(null);

  get action(): string | null {
    return this.#over ?? this.#chosen;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  /** The location card among them, as an action. */
  get card(): string | null {
    return [this.#over, this.#chosen].find((action) => cardIn(action) !== null) ?? null;
  }

  over(action: string): void {
    this.#over = action;
  }

  /** The pointer left it, unless it is over something else already. */
  leave(action: string): void {
    if (this.#over === action) this.#over = null;
  }

  /** Keep it; what is under the pointer counts again when it moves on. */
  choose(action: string | null): void {
    this.#chosen = action;
    this.#over = null;
  }

  clear(): void {
    this.#over = null;
    this.#chosen = null;
  }
}

export const pointed = new Pointed();
