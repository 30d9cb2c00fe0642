/** Letters and their seals, companions, and the places that Letters & Seals and the Great Bazaar add. */
import type { KioskTile } from './kiosk';
import { facts } from '../facts';
import type { Game, Seen, Step } from '../game';

export const EMBASSY = 21;
export const KIOSK = 22;
export const AUCTION_HOUSE = 23;
export const SECRET_SOCIETY = 24;
export const CATACOMBS = 25;

/** A letter in front of somebody; equal ones together. */
export interface Letter {
  place: number;
  isDelivered: boolean;
  count: number;
}

/** Delivered letters first, as they are worth more. */
export function lettersOf(player: Seen): Letter[] {
  const letters: Letter[] = [];
  for (const isDelivered of [true, false]) {
    const places = isDelivered ? player.delivered : player.letters;
    for (const place of new Set(places)) {
      letters.push({ place, isDelivered, count: places.filter((one) => one === place).length });
    }
  }
  return letters;
}

/** The action that gives a letter up. */
export function giving({ place, isDelivered }: Letter): string {
  return `${isDelivered ? 'sealed' : 'letter'} ${place}`;
}

export function sealsOn(letter: Letter): number {
  return letter.isDelivered ? facts().letters.delivered_seals : facts().letters.letter_seals;
}

/** Whether letters are in play. */
export function hasLetters(game: Game): boolean {
  return game.view.courier !== undefined;
}

// What is under way in the turn of somebody else.

export interface Market {
  kind: 'kiosk';
  seat: number;
  tiles: readonly KioskTile[];
}

export interface Auction {
  kind: 'auction';
  seat: number;
  highest: number;
  /** The seat with the highest bid, or -1. */
  leader: number;
  isLast: boolean;
}

/** The market of the Kiosk or the auction that is open now. */
export function affairOf(step: Step): Market | Auction | null {
  const { args } = step;
  const seat = Number(args['seat'] ?? 0);
  if (step.name === 'choose-tile') return { kind: 'kiosk', seat, tiles: (args['tiles'] ?? []) as KioskTile[] };
  return step.name === 'bid' ? auctionOf(step) : null;
}

/** The auction in which somebody is asked for a bid. */
export function auctionOf({ args }: Step): Auction {
  const [highest, leader] = [Number(args['highest'] ?? 0), Number(args['leader'] ?? -1)];
  return { kind: 'auction', seat: Number(args['seat'] ?? 0), highest, leader, isLast: args['last'] === true };
}
