/** What an action on the board would bring, in rows: the outlook of the house, told in our words. */
import type { Offer } from '../../api/types';
import type { Rich } from '../../words/rich';
import { coming } from './coming';
import { facts } from './facts';
import { familiesAt, FOUNTAIN, merchantsAt, type Game, type Seen } from './game';
import { gainRows, tallyOf, type Tally } from './gained';
import * as letters from './letters/preview';
import { encounterRow, traderRow } from './mocha/preview';
import { listedText } from './names';
import { stepsOf, type Step, type Way } from './outlook';
import { reasons } from './reasons';
import { maybe, t } from './words/table';

/** One consequence: a symbol, what happens, and a number before and after. */
export interface Row {
  icon: string;
  /** Drawn in the colour of the text. */
  isInk?: boolean;
  text: Rich;
  /** The same for a phone. */
  short: Rich;
  /** What those hear who do not see the symbols in the text. */
  heard?: string;
  before?: number;
  after?: number;
  /** The symbol of what is counted, if it is not that of the row. */
  counted?: string;
  /** The turn ends here, or it cannot be done. */
  isBad?: boolean;
}

type Plain =
  | 'none-needed'
  | 'pick'
  | 'lay'
  | 'lay-or-neutral'
  | 'neutral'
  | 'no-assistant'
  | 'governor'
  | 'smuggler'
  | 'return'
  | 'recall';

function row(icon: string, said: Plain, more: Partial<Row> = {}): Row {
  return { icon, text: [t(`pre.${said}`)], short: [maybe(`pre.${said}.short`) ?? t(`pre.${said}`)], ...more };
}

const ASSISTANT = { icon: 'i-assistant', isInk: true } as const;
/** Answers with which a turn simply goes on. */
const ONWARD = ['lay', 'pick', 'pay', 'act', 'skip', 'beyond'];

/** Whether somebody goes there by the merchant or companion, and not only a family member or a barrier. */
const isArrival = (offer: Offer) => offer.verb === 'move' || offer.verb === 'companion';

/** All that follows from an answer on the board, in the order of the rules. */
export function rowsOf(game: Game, player: Seen, offer: Offer, names: readonly string[]): Row[] {
  const place = Number(offer.value);
  const outlook = offer.outlook ?? {};
  const ways = outlook.ways ?? [];
  const onward = ways.find(({ action }) => ONWARD.includes(action.split(' ')[0] ?? ''));
  const end = onward ?? outlook;
  const steps = stepsOf(offer.action, outlook, player.seat);
  if (onward) steps.push(...stepsOf(onward.action, onward, player.seat));
  const acts = steps.findIndex(({ answer }) => answer === 'act');
  const tally = tallyOf(player);
  const rows = before(player, tally, offer, acts < 0 ? steps : steps.slice(0, acts), names);
  if (rows.some(({ isBad }) => isBad)) return rows;
  if (acts >= 0) {
    const things = onward ? [] : ways;
    rows.push(
      ...gainRows(place, tally, happening(steps.slice(acts)), steps.at(-1)?.answer),
      ...things.flatMap((way) => wayRows(place, player, way)),
    );
    if (!things.length) rows.push(...coming(game, player, tally, place, end, outlook.odds ?? null));
  } else if (isRefused(steps, end)) rows.push(...reasons(game, player, place, tally.lira));
  else if (isArrival(offer)) {
    const due = unpaid(game, player, place, names);
    if (due.length) return [...rows, ...due];
  }
  return isArrival(offer) ? [...rows, ...meetings(game, player, place, names)] : rows;
}

const happening = (steps: readonly Step[]) => steps.flatMap(({ events }) => events);

/** Whether the action of the place is not possible. */
function isRefused(steps: readonly Step[], { asks = [] }: { asks?: string[] }): boolean {
  return steps.some(({ answer }) => answer === 'skip') || (asks.includes('skip') && !asks.includes('act'));
}

/** One of several things that can be chosen at a place. */
function wayRows(place: number, player: Seen, way: Way): Row[] {
  return gainRows(place, tallyOf(player), happening(stepsOf(way.action, way, player.seat)), way.action);
}

/** What comes before the action: assistant, letters, payments. */
function before(player: Seen, tally: Tally, offer: Offer, steps: readonly Step[], names: readonly string[]): Row[] {
  const events = happening(steps);
  const rows: Row[] = [];
  if (offer.verb === 'companion') rows.push(letters.companionRow());
  if (offer.verb === 'move') rows.push(assistantRow(tally, offer, steps));
  const delivered = letters.deliveryRows(player, events);
  if (rows[0]?.isBad) return [...delivered, ...rows];
  rows.push(...delivered);
  const lira = events.filter(({ what }) => what === 'lira');
  const fee = -lira.reduce((sum, { seat, change = 0 }) => sum + (seat === player.seat ? change : 0), 0);
  if (fee) {
    const given = lira.filter(({ seat }) => seat !== player.seat);
    const neutral = (fee - given.reduce((sum, { change = 0 }) => sum + change, 0)) / facts().merchant_fee;
    const said = {
      who: payees(
        given.map(({ seat = 0 }) => seat),
        neutral,
        names,
      ),
      lira: fee,
    };
    const change = { before: tally.lira, after: tally.lira - fee };
    rows.push({ icon: 'i-lira', text: [t('pre.pay', said)], short: [t('pre.pay.short', said)], ...change });
    tally.lira -= fee;
  }
  return rows;
}

/** Merchants there whom one cannot pay. */
function unpaid(game: Game, player: Seen, place: number, names: readonly string[]): Row[] {
  const { seats, neutral, fee } = merchantsAt(game, player, place);
  if (fee <= player.lira) return [];
  const said = { who: payees(seats, neutral, names), lira: fee };
  return [{ icon: 'i-lira', text: [t('pre.pay-not', said)], short: [t('pre.pay-not.short', said)], isBad: true }];
}

function payees(seats: readonly number[], neutral: number, names: readonly string[]): string {
  const unnamed = neutral ? [t('pre.pay-neutral', { n: neutral })] : [];
  return listedText([...new Set(seats)].map((seat) => names[seat] ?? '').concat(unnamed));
}

function assistantRow(tally: Tally, offer: Offer, steps: readonly Step[]): Row {
  const { stack } = tally;
  const waits = steps.map(({ answer }) => answer).find((answer) => answer === 'lay' || answer.startsWith('pick'));
  if (!waits) {
    if (Number(offer.value) === FOUNTAIN) return { ...row('', 'none-needed'), ...ASSISTANT };
    return { ...row('', 'no-assistant', { isBad: true }), ...ASSISTANT };
  }
  const [laying, ...others] = (offer.outlook?.ways ?? []).map(({ action }) => action);
  if (laying === 'lay' && others.length) return { ...row('', 'lay-or-neutral'), ...ASSISTANT };
  const said = waits === 'lay' ? 'lay' : waits === 'pick own' ? 'pick' : 'neutral';
  tally.stack += said === 'lay' ? -1 : 1;
  return { ...row('', said, { before: stack, after: tally.stack }), ...ASSISTANT };
}

/** Whom one meets there, if one wants to. */
function meetings(game: Game, player: Seen, place: number, names: readonly string[]): Row[] {
  const rows = familiesAt(game, player, place).map((seat): Row => {
    const who = names[seat] ?? '';
    return { icon: 'i-family', isInk: true, text: [t('pre.catch', { who })], short: [t('pre.catch.short', { who })] };
  });
  for (const token of ['governor', 'smuggler'] as const) {
    if (game.view[token] === place) rows.push(encounterRow(player, row(`i-${token}`, token), token));
  }
  if (game.view.coffee_trader === place) rows.push(traderRow(player));
  if (game.view.courier === place) rows.push(letters.courierRow());
  return rows;
}

/** An assistant is called back. */
export function comingBack(player: Seen, isPaid: boolean): Row[] {
  const stack = player.stack.length;
  const said = row('', isPaid ? 'recall' : 'return', { before: stack, after: stack + 1 });
  return [{ ...said, ...ASSISTANT }];
}
