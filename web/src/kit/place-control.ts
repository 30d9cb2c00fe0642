/** How a place of a board is chosen, pointed at and reached by keys: whoever draws the board gives it to each. */
export interface PlaceControl {
  tabindex: number;
  onclick: (event: MouseEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: (event: FocusEvent) => void;
}
