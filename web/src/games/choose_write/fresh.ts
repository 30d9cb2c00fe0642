/** Marks that were made since somebody last decided: they keep a thin ring of gold until they do so again. */
import { getContext, setContext } from 'svelte';
import type { Written } from './outlook';

type Fresh = () => Written | null;
const KEY = Symbol('fresh');

/** Say for all parts of a sheet what is new on it. */
export function setFresh(fresh: Fresh): void {
  setContext(KEY, fresh);
}

export function freshMarks(): Fresh {
  return getContext<Fresh | undefined>(KEY) ?? (() => null);
}

/** Whether a mark is among the newest of all that there are. */
export function isNewest(index: number, all: number, newest = 0): boolean {
  return index < all && index >= all - newest;
}
