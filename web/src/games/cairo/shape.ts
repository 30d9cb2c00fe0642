/** The shapes of views and events, as the house writes them; every trade has its entry in them. */
import type { Building, CairoSchema, Lure, Medals, Player as SentPlayer, Refusal, Stand } from '../../api/cairo.gen';
import type { View as SentView } from '../../api/cairo.gen';

export type { Lure, Refusal, Stand };
export type Trade = Lure['customer'];
export type Owner = Stand['owner'];
export type SeatWord = Exclude<Owner, 'neutral'>;
export type Site = Stand['stall'];
export type Card = SentPlayer['hand'][number];
export type Metal = keyof Medals;
/** Something that could be built. */
export type Kind = Building;
/** What happened; who did it, if somebody has. */
export type Event = NonNullable<CairoSchema['Event']> & { seat?: number };

type OfTrades<Thing> = Readonly<Record<Trade, Thing>>;

export interface Player extends Omit<SentPlayer, 'money'> {
  money: OfTrades<number> | null;
}

export interface View extends Omit<SentView, 'customers' | 'supply' | 'medals' | 'unseen' | 'players'> {
  customers: OfTrades<Site | null>;
  supply: OfTrades<number>;
  medals: OfTrades<Medals>;
  unseen: Readonly<Partial<Record<Card, number>>>;
  players: Readonly<Partial<Record<SeatWord, Player>>>;
}
