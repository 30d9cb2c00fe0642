/** What an action on the board would bring, in rows: the outlook of the house, told in our words. */
import type { Offer } from '../../api/types';
import type { Rich } from '../../words/rich';
import { nextRows } from './preview-next';
import { all, type Event, type Token } from './events';
import type { Game, Seen } from './game';
import { gainRows, tallyOf, type Tally } from './preview-gains';
import * as letters from './letters/preview';
import { freeRow, traderRow } from './mocha/preview';
import { foreseenAnswers, type ForeseenAnswer, type Way, type Why } from './outlook';
import { payees, reasonRows, type Payment } from './preview-reasons';
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
  spoken?: string;
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
/** Answers of which a turn simply goes on with the first. */
const ASSISTING = ['lay', 'pick own', 'pick neutral'];

/** All that follows from an answer on the board, in the order of the rules. */
export function rowsOf(game: Game, player: Seen, offer: Offer, names: readonly string[]): Row[] {
  const place = Number(offer.value);
  const outlook = offer.outlook ?? {};
  const ways = outlook.ways ?? [];
  const onward = ways.length === 1 ? ways[0] : ways.find(({ action }) => ASSISTING.includes(action));
  const end = onward ?? outlook;
  const answers = foreseenAnswers(offer.action, outlook, player.seat);
  if (onward) answers.push(...foreseenAnswers(onward.action, onward, player.seat));
  const acts = answers.findIndex(({ answer }) => answer === 'act');
  const tally = tallyOf(player);
  const why = end.why ?? outlook.why ?? null;
  const rows = before(player, tally, offer, why, acts < 0 ? answers : answers.slice(0, acts), names);
  if (rows.some(({ isBad }) => isBad)) return rows;
  if (acts >= 0) {
    const things = onward ? [] : ways;
    rows.push(
      ...gainRows(place, tally, happening(answers.slice(acts)), answers.at(-1)?.answer),
      ...things.flatMap((way) => wayRows(place, player, way)),
    );
    if (!things.length) rows.push(...nextRows(game, player, tally, place, answers, end, outlook.odds ?? null));
  } else if (why) rows.push(...reasonRows(game, why, names));
  if (why?.key === 'merchants-due') return rows; // the turn ends there
  const later = new Set([...(outlook.later ?? []), ...(end.later ?? [])]);
  return [...rows, ...[...later].map((action) => meeting(game, player, action, names))];
}

const happening = (answers: readonly ForeseenAnswer[]) => answers.flatMap(({ events }) => events);

/** One of several things that can be chosen at a place. */
function wayRows(place: number, player: Seen, way: Way): Row[] {
  return gainRows(place, tallyOf(player), happening(foreseenAnswers(way.action, way, player.seat)), way.action);
}

/** What comes before the action: assistant, letters, payments. */
function before(
  player: Seen,
  tally: Tally,
  offer: Offer,
  why: Why | null,
  answers: readonly ForeseenAnswer[],
  names: readonly string[],
): Row[] {
  const events = happening(answers);
  const rows: Row[] = [];
  if (offer.verb === 'companion') rows.push(letters.companionRow());
  if (offer.verb === 'move') rows.push(assistantRow(tally, offer, why, answers));
  const delivered = letters.deliveryRows(player, events);
  if (rows[0]?.isBad) return [...delivered, ...rows];
  rows.push(...delivered);
  const paid = paymentOf(player, events);
  if (paid.lira) {
    const said = { who: payees(paid, names), lira: paid.lira };
    const change = { before: tally.lira, after: tally.lira - paid.lira };
    rows.push({ icon: 'i-lira', text: [t('pre.pay', said)], short: [t('pre.pay.short', said)], ...change });
    tally.lira -= paid.lira;
  }
  return rows;
}

/** What somebody pays, and to whom: neutral merchants are those of whom nobody gets anything. */
export function paymentOf(player: Seen, events: readonly Event[]): Payment {
  const lira = all(events, 'lira');
  const own = lira.filter(({ seat }) => seat === player.seat);
  const seats = lira.flatMap(({ seat }) => (seat === undefined || seat === player.seat ? [] : [seat]));
  const sum = own.reduce((total, { change = 0 }) => total - change, 0);
  return { seats, neutral: own.length - seats.length, lira: sum };
}

function assistantRow(tally: Tally, offer: Offer, why: Why | null, answers: readonly ForeseenAnswer[]): Row {
  const { stack } = tally;
  if (why?.key === 'no-assistant') return { ...row('', 'no-assistant', { isBad: true }), ...ASSISTANT };
  const waits = answers.map(({ answer }) => answer).find((answer) => answer === 'lay' || answer.startsWith('pick'));
  if (!waits) return { ...row('', 'none-needed'), ...ASSISTANT };
  const [laying, ...others] = (offer.outlook?.ways ?? []).map(({ action }) => action);
  if (laying === 'lay' && others.length) return { ...row('', 'lay-or-neutral'), ...ASSISTANT };
  const said = waits === 'lay' ? 'lay' : waits === 'pick own' ? 'pick' : 'neutral';
  tally.stack += said === 'lay' ? -1 : 1;
  return { ...row('', said, { before: stack, after: tally.stack }), ...ASSISTANT };
}

/** Whom one can meet there in the end. */
function meeting(game: Game, player: Seen, action: string, names: readonly string[]): Row {
  const [verb, whom = ''] = action.split(' ');
  if (verb === 'catch') {
    const who = names[game.players.findIndex(({ colour }) => colour === whom)] ?? '';
    return { icon: 'i-family', isInk: true, text: [t('pre.catch', { who })], short: [t('pre.catch.short', { who })] };
  }
  const token = whom as Token;
  if (player.free) return freeRow(token);
  if (token === 'courier') return letters.courierRow();
  return token === 'coffee-trader' ? traderRow() : row(`i-${token}`, token);
}

/** An assistant is called back. */
export function comingBack(player: Seen, isPaid: boolean): Row[] {
  const stack = player.stack.length;
  const said = row('', isPaid ? 'recall' : 'return', { before: stack, after: stack + 1 });
  return [{ ...said, ...ASSISTANT }];
}
