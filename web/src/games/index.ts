/** The games that this client can show. */
import type { GameCard } from './contract';
import { card as istanbul } from './istanbul/card';

const CARDS: readonly GameCard[] = [istanbul];

/** The card of a game, or undefined if the house has one that this client does not know. */
export function gameCard(name: string): GameCard | undefined {
  return CARDS.find((card) => card.name === name);
}

/** Load the words of all cards. */
export async function cardsReady(): Promise<void> {
  await Promise.all(CARDS.map((card) => card.ready()));
}
