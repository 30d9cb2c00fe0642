/** What Mocha & Baksheesh adds to a position: coffee, guild cards, the tavern and its barrier. */
import type { SeatColour } from '../../contract';
import { countGoods, type Good, type View, type Wares } from '../game';

export const ROASTING_PLANT = 17;
export const GUILD_HALL = 18;
export const TAVERN = 19;
export const COFFEE_HOUSE = 20;

export type TavernOption = 'barrier' | 'movement' | 'encounter' | 'baksheesh';
export const TAVERN_OPTIONS: readonly TavernOption[] = ['barrier', 'movement', 'encounter', 'baksheesh'];
export const TAVERN_ICONS: Readonly<Record<TavernOption, string>> = {
  barrier: 'i-barrier',
  movement: 'i-movement',
  encounter: 'i-encounter',
  baksheesh: 'i-ruby',
};

/** Whether coffee is in play. */
export function hasCoffee({ wares }: Wares): boolean {
  return wares.coffee_house !== undefined;
}

/** The goods that the baksheesh asks for beside coffee. */
export function baksheeshGoods(view: Wares): Record<Good, number> {
  return countGoods(view.baksheesh?.goods ?? '');
}

/** The coffee that an option of the tavern costs; 0 if it is gone. */
export function tavernPrice({ wares }: Wares, option: TavernOption): number {
  return wares.tavern?.[option] ?? 0;
}

/** Whether a step between two neighbours leads through a barrier that bars somebody's way. */
export function isBarred({ barrier }: View, colour: SeatColour, here: number, there: number): boolean {
  return !!barrier?.bars.includes(colour) && barrier.between.includes(here) && barrier.between.includes(there);
}
