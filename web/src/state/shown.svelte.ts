/** What is on the screen, for whatever lies over it. */
import type { TableModel } from './table.svelte';

class Shown {
  table = $state.raw<TableModel | null>(null);
}

export const shown = new Shown();
