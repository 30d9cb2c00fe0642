/** What is printed on the components, as the house tells it: prices, tiles, cards. */
import type { View } from './game';
import type { KioskTile } from './letters/kiosk';
import type { MochaFacts } from './mocha/mocha';
import { houseState } from '../../state/house.svelte';

/** What a rule set brings. */
export interface RuleSetFacts {
  places: number[];
  layouts: string[];
  /** By the number of players. */
  ruby_target: number[];
}

export interface Facts {
  dealer_last_price: number;
  palace_last_price: number;
  palace_prices: number[][];
  palace_free_choice: number[];
  large_demand: number[][];
  small_demand: number[][];
  large_revenue: number[];
  small_revenue: number[];
  mail_goods: number[][];
  mail_lira: number[];
  bare_capacity: number;
  extensions: number;
  extension_price: number;
  merchant_fee: number;
  token_fee: number;
  tile_fee: number;
  catch_lira: number;
  card_lira: number;
  caravansary_cards: number;
  black_market_blue: number[];
  lowest_call: number;
  highest_call: number;
  missed_call: number;
  rule_sets: Record<View['rules'], RuleSetFacts>;
  mocha: MochaFacts;
  letters: {
    /** Copies of the letters by place, and of the tiles of the Kiosk. */
    letters: number[];
    kiosk: Record<KioskTile, number>;
    letter_seals: number;
    delivered_seals: number;
    embassy_letters: number;
    auction_cards: number;
    society_seals: number;
    society_coins: number[];
    extra_turn_seals: number;
    extra_turn_most: number;
    kiosk_price: number;
    kiosk_revenue: number;
    good_price: number;
    dice_letters: number[];
    letter_lira: number[];
  };
}

let known: Facts | null = null;

/** The facts; they are there as soon as the game's folder is ready. */
export function facts(): Facts {
  if (!known) throw new Error('The components are not there yet.');
  return known;
}

export function learn(components: Facts): void {
  known = components;
}

/** Ask the house, unless it has been asked before. */
export async function factsReady(): Promise<void> {
  if (known) return;
  if (!houseState.games.length) await houseState.load();
  const game = houseState.games.find((one) => one.name === 'istanbul');
  if (!game) throw houseState.problem ?? new Error('This house has no such game.');
  learn(game.components as unknown as Facts);
}
