/** How large pieces are on a tile, so that all of them fit. Lengths are hundredths of the tile's width. */

export interface Sizes {
  /** Small pieces. */
  small: number;
  /** The height of merchants; they are half as broad again. */
  merchant: number;
  /** The emblem gives way when many are there. */
  emblem: 45 | 30 | 18 | 0;
}

/** Under this height everything stands in one row, the rubies too. */
export const FLAT = 30;
const STOCK = 27;
const GAP = 1.5;
const BREADTH = 1.49;
/** Tiles are a little broader inside than is reckoned with. */
const SPARE = 1.5;
/** So many stand beside the full emblem. */
const FEW = 4;
const STEPS: readonly (readonly [number, number])[] = [
  [20.5, 25],
  [18.5, 23.5],
  [16, 22],
  [13.4, 22],
  [13.4, 18],
  [11.8, 15],
  [10.4, 13.2],
  [9, 11.4],
  [7.6, 9.6],
];
/** For a few in good order: merchants over the others, or beside each other. */
const ORDERLY: readonly (readonly [number, number])[] = [
  [18.5, 23.5],
  [16, 22],
  [14.5, 18.3],
  [12.5, 23.5],
  [14.5, 13.2],
];
/** Emblems, and the smallest pieces beside each; under this size it rather gives way. */
const EMBLEMS = [
  [45, 13],
  [30, 13],
  [18, 11],
  [0, 0],
] as const;

/**
 * @param height what is free between head and strip
 * @param isPhone whether pieces may be larger, as tiles are smaller
 */
export function crowd(merchants: number, others: number, height: number, hasRubies: boolean, isPhone: boolean): Sizes {
  const steps = isPhone ? STEPS : STEPS.slice(1);
  const isFlat = height < FLAT;
  const isFew = merchants + others <= FEW;
  for (const [emblem, smallest] of EMBLEMS) {
    if (emblem === 45 && !isFew) continue;
    const width = 86 - (isFlat ? Math.min(emblem, 24) : emblem) - (isFlat && hasRubies ? STOCK : 0);
    // Beside a full emblem the rubies lie over the pieces, else under the emblem.
    const room = emblem === 45 && hasRubies && !isFlat ? height - 15 : height;
    // On a phone they would be too small to read.
    if (emblem === 45 && merchants && others && merchants + others === FEW && !isFlat && !isPhone) {
      const [small, merchant] =
        ORDERLY.find(
          (step) => isOrderly(merchants, others, ...step, width) && fits(merchants, others, ...step, width, room),
        ) ?? [];
      if (small && merchant) return { small, merchant, emblem };
    }
    const found = steps.find((step) => fits(merchants, others, ...step, width, room));
    if (found && found[0] >= smallest) return { small: found[0], merchant: found[1], emblem };
  }
  return { small: 7, merchant: 8.8, emblem: 0 };
}

/** Whether small pieces stand in one row of their own, or one fills up the row of a merchant. */
function isOrderly(merchants: number, others: number, small: number, merchant: number, width: number): boolean {
  const inRow = Math.floor((width + GAP) / (merchant * BREADTH + GAP));
  const last = ((merchants - 1) % inRow) + 1;
  const isBeside = last * (merchant * BREADTH + GAP) + small <= width + SPARE;
  return isBeside ? others === 1 && last < inRow : others * (small + GAP) - GAP <= width;
}

function fits(
  merchants: number,
  others: number,
  small: number,
  merchant: number,
  width: number,
  height: number,
): boolean {
  let [x, y, tall] = [0, 0, 0];
  for (let piece = 0; piece < merchants + others; piece++) {
    const isMerchant = piece < merchants;
    const [w, h] = isMerchant ? [merchant * BREADTH, merchant] : [small, small];
    if (x > 0 && x + w > width) {
      y += tall + GAP;
      [x, tall] = [0, 0];
    }
    x += w + GAP;
    tall = Math.max(tall, h);
  }
  return y + tall <= height;
}
