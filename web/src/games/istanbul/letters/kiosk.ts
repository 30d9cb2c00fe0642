/** The tiles of the Kiosk, as pictures: what one gives, and what one gets for it. */
import { facts } from '../facts';
import { GOOD_ICONS, LETTERS, SHOWN, type View } from '../game';

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

const CARD: Sign = { icon: 'i-card' };
const LETTER: Sign = { icon: 'i-letter' };
const ANY: Sign = { icon: 'g-any' };
const CART: Sign = { icon: 'i-cart', isInk: true };
const lira = (n: number): Sign => ({ icon: 'i-lira', n });
const swap = (one: Sign, other: Sign): Line => ({ give: [one], get: [other] });

/** What is printed on a tile. */
export function pictureOf(tile: KioskTile): readonly Line[] {
  const { kiosk, kiosk_good, kiosk_goods, kiosk_lira, ...printed } = facts().letters;
  const [price, revenue] = [lira(printed.kiosk_price), lira(printed.kiosk_revenue)];
  const index = Object.keys(kiosk).indexOf(tile);
  const coins = kiosk_lira[index] ? [lira(kiosk_lira[index])] : [];
  switch (tile) {
    case 'one-card':
      return [{ give: [], get: [CARD] }];
    case 'two-lira':
      return [{ give: [], get: coins }];
    case 'coffee-or-two':
    case 'coffee-or-three':
      return [{ give: [], get: [{ icon: 'i-coffee' }, ...coins], isEither: true }];
    case 'companion-home':
      return [swap({ icon: 'i-companion', isInk: true }, { icon: 'i-back-in', isInk: true })];
    case 'one-die':
      return [swap({ icon: 'i-dice' }, { icon: 'i-lira' })];
    case 'extension-for-lira':
      return [swap(lira(printed.kiosk_extension_price), CART)];
    case 'extension-for-goods':
      return [{ give: SHOWN.map((good) => ({ icon: GOOD_ICONS[good] })), get: [CART] }];
    case 'merchant-home':
      return [swap({ icon: 'i-merchant', isInk: true }, { icon: 'em-7' })];
    case 'goods-letters':
      return [swap(ANY, LETTER), swap(LETTER, ANY)];
    case 'cards-letters':
      return [swap(CARD, LETTER), swap(LETTER, CARD)];
    case 'lira-letters':
      return [swap(price, LETTER), swap(LETTER, revenue)];
    case 'lira-goods':
      return [swap(price, ANY), swap(ANY, revenue)];
    case 'lira-cards':
      return [swap(price, CARD), swap(CARD, revenue)];
    default: {
      const good: Sign = { icon: GOOD_ICONS[LETTERS[kiosk_good[index] ?? 0] ?? 'R'] };
      return [{ give: [], get: [...Array.from({ length: kiosk_goods[index] ?? 0 }, () => good), ...coins] }];
    }
  }
}
