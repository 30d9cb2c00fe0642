/** The time, once a second, while somebody looks at it; and how far the clock of the house is from ours. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

let ahead = 0;

/** The house has said what time it is there (milliseconds since 1970). */
export function houseSays(time: number): void {
  const difference = time - Date.now();
  // The header has whole seconds: less than that is no difference.
  ahead = Math.abs(difference) < 2000 ? 0 : difference;
}

/** Seconds since 1970 by the clock of the house; reactive. */
export function now(): number {
  subscribe();
  return (Date.now() + ahead) / 1000;
}
