/** The games that can be played here, and which of them an address means. */
import type { GameAnswer } from '../api/types';
import { CARDS } from '../games';
import type { GameCard } from '../games/contract';
import { houseState } from '../state/house.svelte';
import { kept } from './quick';

/** A game that the house has and this client can show. */
export interface OfferedGame {
  game: GameAnswer;
  card: GameCard;
}

/** Every game that can be played here, in the order of the front page. */
export function offeredGames(): OfferedGame[] {
  return CARDS.flatMap((card) => {
    const game = houseState.games.find((one) => one.name === card.name);
    return game ? [{ game, card }] : [];
  });
}

/** What a game may have and another may not. */
export type Part = 'Learn' | 'Rules' | 'Solo';

/** The pages that head and foot lead to: lessons and rules if a game here has them. */
export function pagesOf(): ('learn' | 'rules' | 'tables' | 'settings')[] {
  const cards = offeredGames().map(({ card }) => card);
  return [
    ...(cards.some(({ Learn }) => Learn) ? ['learn' as const] : []),
    ...(cards.some(({ Rules }) => Rules) ? ['rules' as const] : []),
    'tables',
    'settings',
  ];
}

/**
 * The game whose lessons, rules or wall an address means, and what it wants of them; null if no game here has them.
 *
 * Addresses without a game lead to the one that was played here last, or to the first. `/rules/ID` is how rules were
 * called when there was one game: it is found by how its id begins.
 */
export function meant(
  all: readonly Pick<GameCard, 'name' | 'rulePrefixes' | Part>[],
  part: Part,
  game: string | null,
  id: string | null = null,
  last: string = kept().game,
): { game: string; id: string | null } | null {
  const named = all.find((card) => card.name === game);
  if (named) return named[part] ? { game: named.name, id } : null;
  if (id !== null) return null;
  const cards = all.filter((card) => card[part]);
  const wanted = game?.toUpperCase() ?? '';
  const card =
    cards.find(({ rulePrefixes }) => rulePrefixes.some((prefix) => wanted.startsWith(prefix))) ??
    cards.find(({ name }) => game === null && name === last) ??
    cards[0];
  return card ? { game: card.name, id: game } : null;
}
