/** Whose things are gold: those of the eyes that look. Spectators see nobody's so. */
import type { Scene } from '../contract';

export function isMine({ eye, focus }: Pick<Scene, 'eye' | 'focus'>, seat: number | null): boolean {
  return eye !== null && seat !== null && seat === focus;
}
