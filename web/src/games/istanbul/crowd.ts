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
/** What a tile leaves for emblem and pieces. */
const BROAD = 87;
/** So many stand beside the full emblem. */
const FEW = 4;
/** Sizes of small pieces and of merchants. */
type Scale = readonly [small: number, merchant: number];
const SCALES: readonly Scale[] = [
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
const ORDERLY: readonly Scale[] = [
  [18.5, 23.5],
  [16, 22],
  [13.4, 18.8],
  [12.9, 23.5],
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
  const scales = isPhone ? SCALES : SCALES.slice(1);
  const isFlat = height < FLAT;
  const isFew = merchants + others <= FEW;
  for (const [emblem, smallest] of EMBLEMS) {
    if (emblem === 45 && !isFew) continue;
    const width = BROAD - (isFlat ? Math.min(emblem, 24) : emblem) - (isFlat && hasRubies ? STOCK : 0);
    // Beside a full emblem the rubies lie over the pieces, else under the emblem.
    const room = emblem === 45 && hasRubies && !isFlat ? height - 15 : height;
    const does = (scale: Scale) => fits(merchants, others, ...scale, width, room);
    const large = scales.find(does);
    const usual = large && large[0] >= smallest ? large : undefined;
    // On a phone a few in good order would be too small to read.
    const orderly =
      emblem === 45 && merchants && !isFlat && !isPhone
        ? ORDERLY.find((scale) => isOrderly(merchants, others, ...scale, width) && does(scale))
        : undefined;
    const found = merchants + others === FEW ? (orderly ?? usual) : (usual ?? orderly);
    if (found) return { small: found[0], merchant: found[1], emblem };
  }
  return { small: 7, merchant: 8.8, emblem: 0 };
}

/** Whether small pieces stand in one row of their own, or one fills up the row of a merchant. */
function isOrderly(merchants: number, others: number, small: number, merchant: number, width: number): boolean {
  const inRow = Math.floor((width + GAP) / (merchant * BREADTH + GAP));
  const last = ((merchants - 1) % inRow) + 1;
  const isBeside = last * (merchant * BREADTH + GAP) + small <= width;
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
