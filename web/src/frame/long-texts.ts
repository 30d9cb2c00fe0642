import type { Route } from '../state/route.svelte';

/** The pages that are read from top to bottom, and scroll; no other page does. */
export const LONG_TEXTS: readonly Route['page'][] = ['rules', 'result'];
