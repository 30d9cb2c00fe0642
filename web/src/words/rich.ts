/** Sentences with more than letters in them: bold words, icons, names of seats. */

/**
 * - a text;
 * - `strong`: a bold text, such as the name of a place;
 * - `seat`: the name of who sits there (the frame knows it, and says "you" where the sentence allows it);
 * - `icon`: a symbol of the sprite, with the words for those who do not see it;
 * - `icon` with `n`: the symbol and a number that stay on one line ("₺ 7"); the label is empty where the number says it.
 */
export type Piece =
  string | { strong: string } | { seat: number; name: string } | { icon: string; label: string; n?: number | string };

export type Rich = Piece[];

/** Fill `{holes}` of a template with texts, numbers or pieces. */
export function fill(template: string, values: Record<string, Piece | Rich | number>): Rich {
  const pieces: Rich = [];
  for (const part of template.split(/(\{[a-z_]+\})/i)) {
    if (part === '') continue;
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const value = name === undefined ? part : values[name];
    if (value === undefined) pieces.push(part);
    else if (Array.isArray(value)) pieces.push(...value);
    else pieces.push(typeof value === 'number' ? String(value) : value);
  }
  return pieces;
}

/** Say it in letters alone, for screen readers and titles. */
export function plain(rich: Rich): string {
  return rich
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return piece.strong;
      if ('seat' in piece) return piece.name;
      return [piece.n, piece.label].filter((part) => part !== undefined && part !== '').join(' ');
    })
    .join('')
    .replace(/\s+/g, ' ');
}
