/** The tiles of the Kiosk, as pictures: what one gives, and what one gets for it. */
import type { View } from '../../../api/istanbul.gen';

export type KioskTile = NonNullable<View['kiosk']>[number];

/** A symbol of the sprite, with a number where it is more than one. */
export interface Sign {
  icon: string;
  n?: number;
  isInk?: boolean;
}

/** One line of a tile: what is given for what. */
export interface Line {
  give: readonly Sign[];
  get: readonly Sign[];
  /** Whether one gets only one of these. */
  isEither?: boolean;
}

const [FABRIC, SPICE, FRUIT, JEWEL, ANY, CARD, LETTER, COFFEE, CART, DICE] = [
  'g-fabric',
  'g-spice',
  'g-fruit',
  'g-jewel',
  'g-any',
  'i-card',
  'i-letter',
  'i-coffee',
  'i-cart',
  'i-dice',
].map((icon): Sign => ({ icon, ...(icon === 'i-cart' ? { isInk: true } : {}) })) as [
  Sign,
  Sign,
  Sign,
  Sign,
  Sign,
  Sign,
  Sign,
  Sign,
  Sign,
  Sign,
];
const lira = (n: number): Sign => ({ icon: 'i-lira', n });
const get = (...signs: Sign[]): Line[] => [{ give: [], get: signs }];
const swap = (one: Sign, other: Sign): Line => ({ give: [one], get: [other] });

export const TILE_PICTURES: Readonly<Record<KioskTile, readonly Line[]>> = {
  'yellow-lira': get(FRUIT, lira(1)),
  'green-lira': get(SPICE, lira(1)),
  'red-lira': get(FABRIC, lira(1)),
  'two-yellow': get(FRUIT, FRUIT),
  'two-green': get(SPICE, SPICE),
  'two-red': get(FABRIC, FABRIC),
  'one-yellow': get(FRUIT),
  'one-green': get(SPICE),
  'one-red': get(FABRIC),
  'one-blue': get(JEWEL),
  'one-card': get(CARD),
  'two-lira': get(lira(2)),
  'coffee-or-two': [{ give: [], get: [COFFEE, lira(2)], isEither: true }],
  'coffee-or-three': [{ give: [], get: [COFFEE, lira(3)], isEither: true }],
  'companion-home': [{ give: [{ icon: 'i-companion', isInk: true }], get: [{ icon: 'i-back-in', isInk: true }] }],
  'one-die': [{ give: [DICE], get: [{ icon: 'i-lira' }] }],
  'extension-for-lira': [{ give: [lira(10)], get: [CART] }],
  'extension-for-goods': [{ give: [JEWEL, FABRIC, SPICE, FRUIT], get: [CART] }],
  'merchant-home': [{ give: [{ icon: 'i-merchant', isInk: true }], get: [{ icon: 'em-7' }] }],
  'goods-letters': [swap(ANY, LETTER), swap(LETTER, ANY)],
  'cards-letters': [swap(CARD, LETTER), swap(LETTER, CARD)],
  'lira-letters': [swap(lira(2), LETTER), swap(LETTER, lira(3))],
  'lira-goods': [swap(lira(2), ANY), swap(ANY, lira(3))],
  'lira-cards': [swap(lira(2), CARD), swap(CARD, lira(3))],
};
