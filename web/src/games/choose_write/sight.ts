/** Another player's sheet in the middle: what the prompt says of it, and the way back. */
import type { Scene, Sight } from '../contract';
import { shown } from './shown.svelte';
import { t } from './words/panels';

export function sight(scene: Scene): Sight | null {
  const { seat } = shown;
  if (seat === null || seat === scene.focus) return null;
  return {
    title: t('sheet.title', { name: scene.names[seat] ?? '' }),
    text: t('sheet.text'),
    back: scene.eye === null ? t('sheet.close') : t('sheet.back'),
    close: () => shown.close(),
  };
}
