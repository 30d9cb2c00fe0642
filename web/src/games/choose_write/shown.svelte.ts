/** Whose sheet lies in the middle: another player's, or null for one's own. */
class Shown {
  #seat = $state<number | null>(null);

  get seat(): number | null {
    return this.#seat;
  }

  open(seat: number): void {
    this.#seat = seat;
  }

  close(): void {
    this.#seat = null;
  }
}

export const shown = new Shown();
