/** What a table of Cairo sounds like: steps on stone, coins, wood, and the call of a barker. */
import type { Sound } from '../contract';

export const SOUNDS = {
  step: [{ at: 0, pitch: 210, length: 0.035, wave: 'triangle', loud: 0.22 }],
  coin: [
    { at: 0, pitch: 1480, length: 0.09, loud: 0.22 },
    { at: 0.05, pitch: 1976, length: 0.16, loud: 0.2 },
  ],
  tile: [
    { at: 0, pitch: 150, length: 0.09, wave: 'triangle', loud: 0.6 },
    { at: 0.03, pitch: 320, length: 0.05, wave: 'triangle', loud: 0.3 },
  ],
  card: [{ at: 0, pitch: 420, length: 0.06, wave: 'triangle', loud: 0.4 }],
  call: [
    { at: 0, pitch: 523.25, length: 0.1, wave: 'sawtooth', loud: 0.07 },
    { at: 0.11, pitch: 659.25, length: 0.2, wave: 'sawtooth', loud: 0.08 },
  ],
  medal: [
    { at: 0, pitch: 1046.5, length: 0.25, loud: 0.4 },
    { at: 0.09, pitch: 1318.51, length: 0.25, loud: 0.4 },
    { at: 0.18, pitch: 1567.98, length: 0.5, loud: 0.4 },
  ],
  final: [0, 0.14, 0.28].map((at, index) => ({ at, pitch: 659.25 - 100 * index, length: 0.35, loud: 0.35 })),
} satisfies Record<string, Sound>;
