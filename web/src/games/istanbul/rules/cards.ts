import type { CardFacts } from '../../../api/istanbul.gen';
import { facts } from '../facts';

/** The cards by the ids they have in the rules; what the program calls them is their word at the table. */
export const CARDS = {
  b01: 'any-good',
  b02: 'five-lira',
  b03: 'palace-again',
  b04: 'post-again',
  b05: 'dealer-again',
  b06: 'family-home',
  b07: 'stay',
  b08: 'far-move',
  b09: 'assistant-home',
  b10: 'any-sale',
  mb1: 'two-coffee',
  mb2: 'buy-guild',
  mb3: 'coffee-sale',
  mb4: 'coffee-dice',
  mb5: 'exchange',
  mb6: 'turn-six',
  mb7: 'corner-move',
  mb8: 'wainwright-again',
  mb9: 'coffee-again',
  ls1: 'a-letter',
  ls2: 'letter-dice',
  ls3: 'good-for-lira',
  ls4: 'good-and-lira',
  ls5: 'copy',
  ls6: 'family-walk',
  ls7: 'join-merchant',
  ls8: 'companion-far',
  ls9: 'from-afar',
  ls10: 'mosque-again',
  ls11: 'society-again',
  ls12: 'anywhere',
} as const;

export type CardId = keyof typeof CARDS;

/** What is printed on a card; those with a good and lira are four kinds. */
export function kindsOf(id: CardId): CardFacts[] {
  const name = CARDS[id];
  const kinds = Object.entries(facts().cards) as [string, CardFacts][];
  return kinds
    .filter(([kind]) => kind === name || kind === name.replace('good', kind.split('-')[0] ?? ''))
    .map(([, one]) => one);
}

export function isCard(id: string): id is CardId {
  return id in CARDS;
}
