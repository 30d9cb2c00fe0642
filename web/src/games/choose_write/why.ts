/** Why something is refused, in words: the keys of the house with their arguments. Loaded when it is first asked for. */
import type { ThingOfReason } from '../../api/choose_write.gen';
import type { Reason } from '../../api/types';
import { Words } from '../../words/i18n.svelte';
import type { Piece, Rich } from '../../words/rich';
import { GOODS, goodsOf, type Good, type GoodsCard, type Guild, type Letter, type Location } from './game';
import { goodIcon, goodName, guildName, listedText, placeAt, placeName, spaced } from './names';
import { en, type ReasonKey } from './words/reasons.en';

export const words = new Words(en, {
  de: () => import('./words/reasons.de'),
  tr: () => import('./words/reasons.tr'),
});

type Value = Piece | Rich | number;
const say = words.rich as (key: ReasonKey, values: Record<string, Value>) => Rich;

/** A reason as a sentence. */
export function reasonText(reason: Reason): Rich {
  const values: Record<string, Value> = {};
  for (const [name, value] of Object.entries(reason.arguments)) Object.assign(values, told(name, value));
  return say(reason.key as ReasonKey, values);
}

/** An argument as its holes; its name says what it is. */
function told(name: string, value: Reason['arguments'][string]): Record<string, Value> {
  switch (name) {
    case 'location':
    case 'other':
      return { [name]: placeName(value as Location), [`${name}_at`]: placeAt(value as Location) };
    case 'guild':
      return { guild: guildName(value as Guild) };
    case 'card':
      return { card: spaced(goodsOf(value as GoodsCard).map((good) => goodIcon(good))) };
    case 'good':
      return { good: goodName(value as Good) };
    case 'thing':
      return { thing: say(`thing.${value as ThingOfReason}`, {}) };
    case 'goods':
    case 'owned':
      return { [name]: goodsIn(value as Good[]) };
    case 'letters':
      return { letters: listedText(value as Letter[], 'or') };
    case 'question':
      // It stands over the board.
      return {};
    case 'moment':
      return { moment: say(`moment.${value as string}` as ReasonKey, {}) };
    default:
      return { [name]: value as number };
  }
}

function goodsIn(goods: readonly Good[]): Rich {
  if (!goods.length) return say('goods.none', {});
  const counted = GOODS.map((good) => [good, goods.filter((one) => one === good).length] as const);
  return spaced(counted.flatMap(([good, n]) => (n ? [goodIcon(good, n)] : [])));
}
