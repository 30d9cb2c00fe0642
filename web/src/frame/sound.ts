/** Sounds are made when they are needed: no files. Those of a game are its own. */
import type { Sound } from '../games/contract';
import { settings } from '../state/settings.svelte';

const HOUSE = {
  turn: [
    { at: 0, pitch: 587.33, length: 0.5 },
    { at: 0.13, pitch: 739.99, length: 0.5 },
    { at: 0.26, pitch: 880, length: 0.8 },
  ],
  refuse: [{ at: 0, pitch: 155.56, length: 0.18, wave: 'triangle', loud: 0.6 }],
} satisfies Record<string, Sound>;

let context: AudioContext | undefined;

/** Play a sound of the house by its name, or one of a game, unless they are off. */
export function play(sound: keyof typeof HOUSE | Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    // Browsers stay silent until the page was touched.
    if (context.state === 'suspended') void context.resume();
    const notes: Sound = typeof sound === 'string' ? HOUSE[sound] : sound;
    const start = context.currentTime + 0.01;
    for (const { at, pitch, length, wave = 'sine', loud = 1 } of notes) {
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
