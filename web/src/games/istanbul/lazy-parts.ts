/** Parts of Istanbul that are loaded when they are wanted. */
import type { GameFolder } from '../contract';

export const lazyParts = {
  Statistics: () => import('./statistics/Statistics.svelte'),
  victory: () => import('./statistics/victory'),
} satisfies Partial<GameFolder>;
