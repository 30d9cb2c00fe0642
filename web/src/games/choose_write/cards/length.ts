/** How small a name has to be written, by its longest word: cards are narrow, and German words are not. */
export function lengthOf(name: string): '' | 'long' | 'longest' {
  const longest = Math.max(...name.split(/[\s\u00AD]/).map((word) => word.length));
  return longest > 11 ? 'longest' : longest > 9 ? 'long' : '';
}
