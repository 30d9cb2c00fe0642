/** The games that this client can show, in the order of the front page. */
import { card as cairo } from './cairo/card';
import { card as chooseWrite } from './choose_write/card';
import type { GameCard } from './contract';
import { card as istanbul } from './istanbul/card';

export const CARDS: readonly GameCard[] = [istanbul, chooseWrite, cairo];

/** The card of a game, or undefined if the house has one that this client does not know. */
export function gameCard(name: string): GameCard | undefined {
  return CARDS.find((card) => card.name === name);
}

/** Load the words of all cards. */
export async function cardsReady(): Promise<void> {
  await Promise.all(CARDS.map((card) => card.ready()));
}
