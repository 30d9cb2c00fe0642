import { MediaQuery } from 'svelte/reactivity';

/** Which kinds of screen this is; `current` of each follows the window. */
export const screens = {
  phone: new MediaQuery('max-width: 760px'),
  /** One column with tabs: phones, tablets that stand upright, and phones that lie. */
  narrow: new MediaQuery('(max-width: 760px), (max-width: 1000px) and (orientation: portrait), (max-height: 520px)'),
  /** A phone that lies: the board left, all else right. */
  low: new MediaQuery('(max-height: 520px) and (min-width: 600px)'),
  tablet: new MediaQuery('(min-width: 761px) and (max-width: 1180px)'),
  upright: new MediaQuery('orientation: portrait'),
  wide: new MediaQuery('min-width: 1700px'),
};
