/** What a table of Istanbul sounds like. */
import type { Sound } from '../contract';

export const SOUNDS = {
  move: [{ at: 0, pitch: 196, length: 0.09, wave: 'triangle', loud: 0.7 }],
  coin: [
    { at: 0, pitch: 1567.98, length: 0.12, loud: 0.35 },
    { at: 0.06, pitch: 2093, length: 0.22, loud: 0.35 },
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at) => ({
    at,
    pitch: 150 + 90 * Math.sin(at * 40),
    length: 0.05,
    wave: 'square',
    loud: 0.25,
  })),
  card: [{ at: 0, pitch: 420, length: 0.06, wave: 'triangle', loud: 0.4 }],
  good: [{ at: 0, pitch: 329.63, length: 0.12, wave: 'triangle', loud: 0.5 }],
  ruby: [
    { at: 0, pitch: 1046.5, length: 0.3, loud: 0.5 },
    { at: 0.09, pitch: 1318.51, length: 0.3, loud: 0.5 },
    { at: 0.18, pitch: 1567.98, length: 0.6, loud: 0.5 },
  ],
} satisfies Record<string, Sound>;
