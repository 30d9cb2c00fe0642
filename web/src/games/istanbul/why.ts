/** Why something is refused, in words: the keys of the house with their arguments. Loaded when it is first asked for. */
import type { Reason } from '../../api/types';
import { Words } from '../../words/i18n.svelte';
import type { Piece, Rich } from '../../words/rich';
import type { Scene } from '../contract';
import { LETTERS, type Card, type Good, type TileColour } from './game';
import type { KioskTile } from './letters/kiosk';
import { cardName, goodsIcons, listed, placeIn, placeName, tileTitle } from './names';
import { en, type ReasonKey } from './words/reasons.en';
import { t as table } from './words/table';

export const words = new Words(en, {
  de: () => import('./words/reasons.de'),
  tr: () => import('./words/reasons.tr'),
});

type Value = Piece | Rich | number;
const say = words.rich as (key: ReasonKey, values: Record<string, Value>) => Rich;

/** A reason as a sentence. */
export function reasonText(reason: Reason, scene: Pick<Scene, 'names' | 'marks'>): Rich {
  const values: Record<string, Value> = {};
  for (const [name, value] of Object.entries(reason.arguments)) Object.assign(values, told(name, value, scene));
  return say(reason.key as ReasonKey, values);
}

/** An argument as its holes; its name says what it is. */
function told(
  name: string,
  value: Reason['arguments'][string],
  scene: Pick<Scene, 'names' | 'marks'>,
): Record<string, Value> {
  switch (name) {
    case 'place':
    case 'other':
    case 'the':
      return { [name]: placeName(value as number), [`${name}_at`]: placeIn('at', value as number) };
    case 'guild':
      return { guild: placeName(value as number) };
    case 'steps':
      return { n: value as number };
    case 'goods':
    case 'asked':
      return { [name]: goodsIn(value as string) };
    case 'good':
      return { good: table(`good.${value as Good | 'C'}`) };
    case 'card':
      return { card: cardName(value as Card) };
    case 'tile':
      return { tile: tileTitle(value as TileColour) };
    case 'kiosk':
      return { kiosk: table(`kiosk.${value as KioskTile}`) };
    case 'token':
      return { token: table(value as 'governor' | 'smuggler' | 'coffee-trader' | 'courier') };
    case 'colour':
      return { colour: nameOf(value as string, scene) };
    case 'colours':
      return { colours: listed((value as string[]).map((colour) => nameOf(colour, scene))) };
    case 'owed':
      return { owed: listed(creditors(value as string[], scene)) };
    case 'question':
      // It stands over the board.
      return {};
    case 'moment':
      return { moment: say(`moment.${value as string}` as ReasonKey, {}) };
    case 'reasons':
      return { reasons: (value as Reason[]).flatMap((one) => [...reasonText(one, scene), ' ']).slice(0, -1) };
    default:
      return { [name]: value as number };
  }
}

/** Goods, written as letters. */
function goodsIn(letters: string): Rich {
  if (!letters) return say('goods.none', {});
  const counts = { R: 0, G: 0, Y: 0, B: 0 };
  for (const good of LETTERS) counts[good] = letters.split(good).length - 1;
  return goodsIcons(counts);
}

function nameOf(colour: string, { names, marks }: Pick<Scene, 'names' | 'marks'>): string {
  return names[marks.findIndex((mark) => mark.colour === colour)] ?? colour;
}

/** Whom one has to pay: `green`, `green-companion`, and `neutral` for each neutral merchant. */
function creditors(owed: readonly string[], scene: Pick<Scene, 'names' | 'marks'>): Rich[] {
  const neutral = owed.filter((one) => one === 'neutral').length;
  return [
    ...owed
      .filter((one) => one !== 'neutral')
      .map((one) => {
        const colour = one.replace(/-companion$/, '');
        const name = nameOf(colour, scene);
        return one === colour ? [name] : say('owed.companion', { name });
      }),
    ...(neutral ? [say('owed.neutral', { n: neutral })] : []),
  ];
}
