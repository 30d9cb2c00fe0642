/** Why something is refused, in words: the keys of the house with their arguments. Loaded when it is first asked for. */
import { Words, language } from '../../words/i18n.svelte';
import type { Piece, Rich } from '../../words/rich';
import type { Scene } from '../contract';
import { SEATS, type Card, type Owner, type Refusal, type Trade } from './game';
import {
  cardName,
  coinName,
  customerName,
  listedText,
  moneyText,
  segmentName,
  segmentsText,
  stallName,
  standName,
  tradeName,
} from './names';
import { en, type ReasonKey } from './words/reasons.en';

export const words = new Words(en, {
  de: () => import('./words/reasons.de'),
  tr: () => import('./words/reasons.tr'),
});

type Value = Piece | Rich | number;
type Names = Pick<Scene, 'names' | 'marks'>;
const say = words.rich as (key: ReasonKey, values: Record<string, Value>) => Rich;

/** A reason as a sentence. */
export function reasonText(reason: Refusal, scene: Names): Rich {
  const given = reason.arguments;
  const trade = given['trade'] as Trade | undefined;
  const values: Record<string, Value> = {};
  for (const [name, value] of Object.entries(given)) Object.assign(values, told(name, value));
  if (trade !== undefined) Object.assign(values, things(trade, Number(given['price'] ?? 0)));
  if (trade !== undefined && given['owner'] !== undefined) {
    const owner = given['owner'] as Owner;
    Object.assign(values, {
      stall_whose: whose(stallName(trade), owner, scene, ''),
      stand_whose: whose(standName(trade), owner, scene, ''),
      stand_whose_of: whose(standName(trade), owner, scene, '.of'),
    });
  }
  return say(reason.key as ReasonKey, {
    n: Number(given['most'] ?? given['barkers'] ?? given['have'] ?? 0),
    ...values,
  });
}

/** What a trade is in a sentence. */
function things(trade: Trade, price: number): Record<string, Value> {
  const customer = customerName(trade, '.the');
  return {
    trade: tradeName(trade),
    stall: stallName(trade),
    stand: standName(trade),
    coin: coinName(trade),
    coins: moneyText(trade, price),
    customer,
    Customer: customer.charAt(0).toLocaleUpperCase(language()) + customer.slice(1),
  };
}

/** A stand and its owner: "your carpet stand", "the carpet stand of Sinan"; `.of` is the form after "the entry of". */
function whose(thing: string, owner: Owner, { names, marks }: Names, form: '' | '.of'): Rich {
  const seat = SEATS.findIndex((word) => word === owner);
  if (seat < 0) return say(`whose.neutral${form}`, { thing });
  if (marks[seat]?.colour === 'mine') return say(`whose.mine${form}`, { thing });
  return say(`whose.of${form}`, { thing, name: { strong: names[seat] ?? owner } });
}

/** An argument as its hole; its name says what it is. */
function told(name: string, value: unknown): Record<string, Value> {
  switch (name) {
    case 'card':
      return { card: cardName(value as Card) };
    case 'cards':
      return { cards: listedText((value as Card[]).map(cardName)) };
    case 'segment':
      return { segment: segmentName(value as number) };
    case 'segments':
      return { segments: segmentsText((value as string[]).map(Number)) };
    case 'trade':
    case 'owner':
    case 'question':
      // Told with the sentence, or over the board.
      return {};
    case 'moment':
      return { moment: say(`moment.${value as string}` as ReasonKey, {}) };
    default:
      return { [name]: value as string | number };
  }
}
