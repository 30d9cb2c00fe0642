/** What stays in sight while a dialog is open, such as the coach of a lesson: it moves over the page with the dialog. */
import { getContext, setContext, type Snippet } from 'svelte';

export interface Beside {
  content: Snippet;
  /** Where it lies on a page that has room beside a dialog; else it goes to the top. */
  box(): DOMRect | null;
  /** A dialog has come; what is returned tells that it has gone. */
  enter(): () => void;
}

const KEY = Symbol('beside');

/** Offer it to all dialogs of a page. */
export function keepBeside(beside: Beside): void {
  setContext(KEY, beside);
}

export function besideHere(): Beside | undefined {
  return getContext<Beside | undefined>(KEY);
}
