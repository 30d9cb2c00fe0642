import { keep } from './keep';

/** What is worked out anew with every change, but stays the very same as long as nothing in it differs. */
export function steady<T>(work: () => T): { readonly current: T } {
  let before: T | undefined;
  const current = $derived.by(() => (before = keep(before, work())));
  return {
    get current() {
      return current;
    },
  };
}
