/** Our own sounds, made when they are needed: no files. */
import { settings } from '../state/settings.svelte';

export type Sound = 'turn' | 'move' | 'coin' | 'dice' | 'card' | 'good' | 'ruby' | 'win' | 'refuse';

interface Note {
  at: number;
  pitch: number;
  length: number;
  wave?: OscillatorType;
  loud?: number;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { at: 0, pitch: 587.33, length: 0.5 },
    { at: 0.13, pitch: 739.99, length: 0.5 },
    { at: 0.26, pitch: 880, length: 0.8 },
  ],
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
  win: [523.25, 659.25, 783.99, 1046.5].map((pitch, at) => ({ at: at * 0.15, pitch, length: 0.7 })),
  refuse: [{ at: 0, pitch: 155.56, length: 0.18, wave: 'triangle', loud: 0.6 }],
};

let context: AudioContext | undefined;

/** Play a sound, unless they are off. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    // Browsers stay silent until the page was touched.
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + 0.01;
    for (const { at, pitch, length, wave = 'sine', loud = 1 } of NOTES[sound]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = wave;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(0.12 * loud, start + at + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
      tone.connect(volume).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + length + 0.05);
    }
  } catch {
    // No sound is no reason to stop.
  }
}
