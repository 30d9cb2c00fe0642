/** What a table of Choose & Write sounds like: pencil and cards. */
import type { Sound } from '../contract';

export const SOUNDS = {
  fill: [0, 0.06, 0.13, 0.2].map((at) => ({
    at,
    pitch: 2600 + 500 * Math.sin(at * 60),
    length: 0.045,
    wave: 'sawtooth',
    loud: 0.05,
  })),
  strike: [{ at: 0, pitch: 1900, length: 0.08, wave: 'sawtooth', loud: 0.06 }],
  check: [
    { at: 0, pitch: 1500, length: 0.04, wave: 'sawtooth', loud: 0.05 },
    { at: 0.06, pitch: 2300, length: 0.08, wave: 'sawtooth', loud: 0.06 },
  ],
  card: [{ at: 0, pitch: 420, length: 0.06, wave: 'triangle', loud: 0.4 }],
  fountain: [0, 0.08, 0.17, 0.27].map((at, index) => ({ at, pitch: 784 + 130 * index, length: 0.22, loud: 0.25 })),
  ruby: [
    { at: 0, pitch: 1046.5, length: 0.3, loud: 0.5 },
    { at: 0.09, pitch: 1318.51, length: 0.3, loud: 0.5 },
    { at: 0.18, pitch: 1567.98, length: 0.6, loud: 0.5 },
  ],
} satisfies Record<string, Sound>;
