/** What somebody has opened to look at, over the table. */
class Looking {
  decks = $state(false);
}

export const looking = new Looking();
