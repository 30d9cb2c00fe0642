/** What Mocha & Baksheesh adds to a position: coffee, guild cards, the tavern and its barrier. */
import { facts } from '../facts';
import { countGoods, type Good, type Seen, type View, type Wares } from '../game';

export const ROASTING_PLANT = 17;
export const GUILD_HALL = 18;
export const TAVERN = 19;
export const COFFEE_HOUSE = 20;

export const GUILD_CARDS = 20;

export type TavernOption = 'barrier' | 'movement' | 'encounter' | 'baksheesh';
export const TAVERN_OPTIONS: readonly TavernOption[] = ['barrier', 'movement', 'encounter', 'baksheesh'];
export const TAVERN_ICONS: Readonly<Record<TavernOption, string>> = {
  barrier: 'i-barrier',
  movement: 'i-movement',
  encounter: 'i-encounter',
  baksheesh: 'i-ruby',
};

/** What is printed on the components, as the house tells it. Lists about guild cards go by their number. */
export interface MochaFacts {
  coffee_house_last_price: number;
  roast_coffee: number;
  roast_fee: number;
  barrier_price: number;
  baksheesh_price: number;
  /** On its front and on its back. */
  baksheesh_goods: string[];
  caravansary_coffee: number;
  guild_hall_coffee: number;
  guild_hall_cards: number;
  dice_coffee: number[];
  dice_lira: number[];
  guild_coffee: number[];
  guild_lira: number[];
  guild_goods: number[];
  guild_blue: number[];
  guild_extension_price: number;
  guild_bonus_cards: number;
  guild_guild_cards: number;
  guild_roast_coffee: number;
  guild_hit_times: number;
  guild_missed_times: number;
  guild_tavern_discount: number;
}

export function hasCoffee(view: Wares): boolean {
  return view.rules === 'mocha' || view.rules === 'great-bazaar';
}

/** The coffee that the next ruby of the Coffee House costs. */
export function coffeePrice(view: Wares): number {
  return facts().mocha.coffee_house_last_price + 1 - (view.rubies.coffee_house ?? 0);
}

/** The goods that the baksheesh asks for beside coffee. */
export function baksheeshGoods(view: Wares): Record<Good, number> {
  return countGoods(view.baksheesh?.goods ?? '');
}

/** The coffee that an option of the tavern costs; 0 if it is gone. */
export function tavernPrice(view: Wares, option: TavernOption): number {
  if (option === 'barrier') return facts().mocha.barrier_price;
  if (option === 'baksheesh') return facts().mocha.baksheesh_price;
  return view.tavern_tiles?.[option][0] ?? 0;
}

/** Whether there is such an option for somebody, whatever it costs in coffee. */
export function isOpen(view: View, player: Seen, option: TavernOption): boolean {
  switch (option) {
    case 'barrier':
      return true;
    case 'baksheesh':
      return hasRuby(view) && (Object.entries(baksheeshGoods(view)) as [Good, number][]).every(hasGoods);
    default:
      return !player.tavern.includes(option) && tavernPrice(view, option) > 0;
  }
  function hasGoods([good, count]: [Good, number]): boolean {
    return player.goods[good] >= count;
  }
}

/** Whether a ruby is left that baksheesh could buy. */
export function hasRuby(view: Wares): boolean {
  return view.rubies.palace + view.rubies.dealer + (view.rubies.coffee_house ?? 0) > 0;
}

/** Whether a step between two neighbours leads through a barrier that somebody else controls. */
export function isBarred(view: View, colour: string, here: number, there: number): boolean {
  const { barrier } = view;
  return !!barrier && barrier.control !== colour && barrier.between.includes(here) && barrier.between.includes(there);
}
