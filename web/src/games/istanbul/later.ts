/** Parts of Istanbul that are loaded when they are wanted. */
import type { GameFolder } from '../contract';
import { opened } from './story/opened';

export const later = {
  opened,
  Learn: () => import('./learn/LearnPage.svelte'),
  Rules: () => import('./rules/RulesPage.svelte'),
  Story: () => import('./story/Story.svelte'),
  victory: () => import('./story/victory'),
} satisfies Partial<GameFolder>;
