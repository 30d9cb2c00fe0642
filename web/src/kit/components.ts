/** What is printed on the components of a game, as the house tells it. */
import { houseState } from '../state/house.svelte';

export interface Printed<Facts> {
  /** The facts; they are there as soon as the game's folder is ready. */
  facts(): Facts;
  learn(components: Facts): void;
  /** Ask the house, unless it has been asked before. */
  factsReady(): Promise<void>;
}

export function printedOf<Facts>(name: string): Printed<Facts> {
  let known: Facts | null = null;
  return {
    facts: () => {
      if (!known) throw new Error('The components are not there yet.');
      return known;
    },
    learn: (components) => {
      known = components;
    },
    factsReady: async () => {
      if (known) return;
      if (!houseState.games.length) await houseState.load();
      const game = houseState.games.find((one) => one.name === name);
      if (!game) throw houseState.problem ?? new Error('This house has no such game.');
      known = game.components as unknown as Facts;
    },
  };
}
