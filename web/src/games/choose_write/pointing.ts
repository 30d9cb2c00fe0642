/** What a card or a row does while the pointer or the keyboard is on it: the plan shows what it would open or bring. */
import { pointed } from './pointed.svelte';

export function pointing(action: string | null | undefined, onover?: () => void, onleave?: () => void) {
  if (!action) return {};
  const over = () => {
    pointed.over(action);
    onover?.();
  };
  const leave = () => {
    pointed.leave(action);
    onleave?.();
  };
  return { onpointerenter: over, onpointerleave: leave, onfocus: over, onblur: leave };
}
