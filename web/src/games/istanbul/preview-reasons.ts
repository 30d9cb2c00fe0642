/** Why what one usually does at a place is not possible, in the few words of a preview. */
import { countGoods, LETTERS, SHOWN, type Game, type Good } from './game';
import { goodIcon, goodsIcons, listedText, spaced } from './names';
import type { Why } from './outlook';
import type { Row } from './preview';
import { t } from './words/table';

const BAD = { isBad: true, isInk: true } as const;

type Said =
  'extension-all' | 'sell-not' | 'send-not' | 'no-ruby' | 'tile-all' | 'tile-gone' | 'roast-not' | 'tavern-not';

function row(icon: string, said: Said): Row {
  return { icon, text: [t(`pre.${said}`)], short: [t(`pre.${said}.short`)], ...BAD };
}

/** Nothing for a reason that no preview has words for. */
export function reasonRows(game: Game, { key, arguments: given }: Why, names: readonly string[]): Row[] {
  const [n, have] = [amount(given, 'price'), amount(given, 'have')];
  switch (key) {
    case 'merchants-due':
      return [unpaid(owedOf(game, given), names)];
    case 'all-extensions':
      return [row('i-cart', 'extension-all')];
    case 'extension-price':
      return [{ ...tooDear('i-cart', 'extension-not', n, have), isInk: true }];
    case 'market-asks':
      return [row('i-x', 'sell-not')];
    case 'family-away':
      return [row('i-family', 'send-not')];
    case 'no-ruby-left':
      return [row('i-ruby-o', 'no-ruby')];
    case 'palace-price':
    case 'palace-price-any':
      return [palace(countGoods(word(given, 'asked')), amount(given, 'any'), countGoods(word(given, 'goods')))];
    case 'ruby-price':
      return [tooDear('i-lira', 'ruby-not', n, have)];
    case 'several':
      return [mosque(given['reasons'] as Why[])];
    case 'nothing-to-roast':
      return [row('i-x', 'roast-not')];
    case 'no-option':
      return [row('i-x', 'tavern-not')];
    case 'coffee-ruby-price': {
      const [text, short] = [t('pre.coffee-ruby-not', { n, have }), t('pre.coffee-ruby-not.short', { n })];
      return [{ icon: 'i-coffee', text: [text], short: [short], isBad: true }];
    }
    case 'society-price': {
      const [text, short] = [t('pre.society-not', { n: have }), t('pre.society-not.short')];
      return [{ icon: 'i-seal', text: [text], short: [short], isBad: true }];
    }
    default:
      return [];
  }
}

type Arguments = Why['arguments'];

const amount = (given: Arguments, name: string) => Number(given[name] ?? 0);
const word = (given: Arguments, name: string) => String(given[name] ?? '');

/** Whom somebody pays, and how much. */
export interface Payment {
  seats: readonly number[];
  neutral: number;
  lira: number;
}

/** What is due to those who are named by their colours: yellow, green-companion, neutral. */
export function owedOf(game: Game, given: Arguments): Payment {
  const owed = given['owed'] as string[];
  const seats = owed.map((whom) => game.players.findIndex(({ colour }) => colour === whom.split('-')[0]));
  return {
    seats: seats.filter((seat) => seat >= 0).sort(),
    neutral: owed.filter((whom) => whom === 'neutral').length,
    lira: amount(given, 'price'),
  };
}

export function payees({ seats, neutral }: Payment, names: readonly string[]): string {
  const unnamed = neutral ? [t('pre.pay-neutral', { n: neutral })] : [];
  return listedText([...new Set(seats)].map((seat) => names[seat] ?? '').concat(unnamed));
}

function unpaid(due: Payment, names: readonly string[]): Row {
  const said = { who: payees(due, names), lira: due.lira };
  return { icon: 'i-lira', text: [t('pre.pay-not', said)], short: [t('pre.pay-not.short', said)], isBad: true };
}

function tooDear(icon: string, said: 'ruby-not' | 'extension-not', lira: number, have: number): Row {
  return { icon, text: [t(`pre.${said}`, { lira, have })], short: [t(`pre.${said}.short`, { lira })], isBad: true };
}

/** What is missing of the goods that are asked for, by their kinds and of any kind. */
function palace(asked: Record<Good, number>, any: number, goods: Record<Good, number>): Row {
  const missing = { R: 0, G: 0, Y: 0, B: 0 };
  let spare = 0;
  for (const good of LETTERS) {
    missing[good] = Math.max(0, asked[good] - goods[good]);
    spare += Math.max(0, goods[good] - asked[good]);
  }
  const lacking = Math.max(0, any - spare);
  const icons = spaced([
    ...goodsIcons(missing).filter((piece) => piece !== ' '),
    ...(lacking ? [{ icon: 'g-any', label: t('good.any'), ...(lacking > 1 ? { n: lacking } : {}) }] : []),
  ]);
  return {
    icon: 'i-ruby-o',
    ...BAD,
    text: [`${t('pre.palace-not')} `, ...icons],
    short: [`${t('pre.palace-not.short')} `, ...icons],
  };
}

/** What each tile wants, or why there is none. */
function mosque(reasons: readonly Why[]): Row {
  if (reasons.every(({ key }) => key === 'has-tile')) return row('i-x', 'tile-all');
  const wanting = reasons.filter(({ key }) => key === 'tile-needs').map((why) => why.arguments);
  if (!wanting.length) return row('i-x', 'tile-gone');
  const goods = wanting.map((given) => ({ good: word(given, 'good') as Good, n: amount(given, 'needs') }));
  goods.sort((one, two) => SHOWN.indexOf(one.good) - SHOWN.indexOf(two.good));
  const needs = spaced(goods.map(({ good, n }) => goodIcon(good, n)));
  return {
    icon: 'i-x',
    ...BAD,
    text: [`${t('pre.tile-not')}: `, ...needs],
    short: [`${t('pre.tile-not.short')}: `, ...needs],
  };
}
