/** Pictures are symbols in the page: those of the house are always there, those of a game come with it. */
const added = new Set<string>();

/** Put the symbols of a sprite into the page, once; `<use href="#id">` draws them. */
export function addSymbols(sprite: string): void {
  if (added.has(sprite)) return;
  added.add(sprite);
  document.body.insertAdjacentHTML('afterbegin', sprite);
}
