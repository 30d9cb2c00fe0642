/** The log: moments become sentences, one for each thing somebody did. */
import type { Moment, Position } from '../../api/types';
import { TurnLog, type LogScene } from '../../frame/turn-log';
import type { Piece, Rich } from '../../words/rich';
import type { LogLine } from '../contract';
import { all, find, type EventOf } from './events';
import { eventsIn, gameOf, TRADES, type Card, type Event, type Trade } from './game';
import { LogReader, type LogItem } from './log-items';
import {
  cardName,
  customerName,
  listed,
  listedText,
  medalName,
  spaced,
  stallName,
  standName,
  tradeName,
} from './names';
import { rich, t, words } from './words/log';

export { words };

const log = new TurnLog<LogItem>({
  turnIn: (moment) => find(eventsIn(moment), 'turn'),
  // In the final phase somebody who is left alone goes on.
  hasExtraTurns: true,
  roundOf: (position) => {
    const { view, start } = gameOf(position);
    return { round: view.round, start };
  },
  Reader: LogReader,
  sentence,
});

export function logLines(moments: readonly Moment[], scene: LogScene): LogLine[] {
  return log.lines(moments, scene);
}

/** The round in which they begin. */
export function firstRound(moments: readonly Moment[], position: Position): number {
  return log.firstRound(moments, position);
}

function sentence(item: LogItem, scene: LogScene): Rich {
  const who = whoIs(item.seat, scene);
  const { events } = item;
  switch (item.kind) {
    case 'build':
      return joined(built(events, who, scene));
    case 'put':
      return put(events, who);
    case 'lure':
      return joined(lured(events, who, scene));
    case 'draw':
      return drawn(events, who);
    case 'score':
      return scored(events, who);
    case 'note':
      return noted(events[0], who);
  }
}

function whoIs(seat: number | null, { names }: LogScene): Piece {
  return { seat: seat ?? 0, name: names[seat ?? 0] ?? '' };
}

function joined(sentences: readonly Rich[]): Rich {
  return sentences.filter((one) => one.length).flatMap((one, index) => (index ? [' ', ...one] : one));
}

function strong(text: string): Piece {
  return { strong: text };
}

function cardsNamed(cards: readonly Card[]): Rich {
  return listed(cards.map((card): Rich => [strong(cardName(card))]));
}

function coin(trade: Trade, n: number): Piece {
  return { icon: `coin-${trade}`, label: tradeName(trade), n };
}
function points(n: number): Piece {
  return { icon: 'i-point', label: t('points', { n }), n: `+${n}` };
}
/** The customer as a picture and in words: who is lured (`them`), or who comes (`the`). */
function customer(trade: Trade, form: '.the' | '.them'): Rich {
  return [{ icon: `customer-${trade}`, label: '' }, ' ', strong(customerName(trade, form))];
}

// Building.

function built(events: readonly Event[], who: Piece, scene: LogScene): Rich[] {
  const play = find(events, 'play');
  const cards = cardsNamed(play?.cards ?? []);
  const fee = find(events, 'fee');
  const said = [tileSaid(events, who, cards)];
  if (fee) said.push(rich('fee', { coin: coin(fee.trade, 1) }));
  for (const medal of all(events, 'medal')) said.push(medalSaid(medal, who, scene));
  return said;
}

function tileSaid(events: readonly Event[], who: Piece, cards: Rich): Rich {
  const stall = find(events, 'stall');
  const move = find(events, 'move');
  const expand = find(events, 'expand');
  if (stall) {
    const { trade, stall: site, entry } = stall;
    return rich('stall', { who, cards, stall: stallName(trade), site: strong(site), entry });
  }
  if (move) {
    const { trade, from, stall: site, entry } = move;
    return rich('move', { who, cards, stall: stallName(trade, '.them'), from, site: strong(site), entry });
  }
  if (expand) {
    const { money = {} } = find(events, 'pay') ?? {};
    const price = spaced(TRADES.flatMap((trade) => (money[trade] ? [coin(trade, money[trade])] : [])));
    return rich('expand', {
      who,
      cards,
      stand: standName(expand.trade, '.them'),
      size: expand.size,
      site: strong(expand.site),
      points: points(expand.points),
      price,
    });
  }
  return cards.length ? rich('play', { who, cards }) : [];
}

function medalSaid({ trade, metal, from, points: n }: EventOf<'medal'>, who: Piece, scene: LogScene): Rich {
  const medal: Rich = [{ icon: `${metal}-${trade}`, label: '' }, ' ', medalName(metal)];
  return from === undefined
    ? rich('medal', { medal, points: points(n) })
    : rich('medal.from', { medal, name: whoIs(from, scene), points: points(n) });
}

function put(events: readonly Event[], who: Piece): Rich {
  const stall = find(events, 'stall');
  const neutral = find(events, 'neutral');
  if (!stall) return neutral ? rich('neutral', { who, stall: stallName(neutral.trade, '.them') }) : [];
  const values = { who, stall: stallName(stall.trade, '.them'), site: strong(stall.stall), entry: stall.entry };
  return rich(neutral ? 'put.neutral' : 'put', values);
}

// Luring.

function lured(events: readonly Event[], who: Piece, scene: LogScene): Rich[] {
  const lure = find(events, 'lure');
  if (!lure) return [];
  const earned = (seat: number | undefined) => {
    const one = all(events, 'earn').find((event) => event.seat === seat);
    return coin(lure.customer, one?.amount ?? 0);
  };
  const values = {
    who,
    customer: customer(lure.customer, '.them'),
    site: strong(lure.entry),
    money: earned(lure.seat),
  };
  const said: Rich[] = [];
  if (lure.owner === undefined) said.push(rich('lure.neutral', values));
  else if (lure.owner === lure.seat) said.push(rich('lure.own', values));
  else said.push(rich('lure.other', { ...values, owner: whoIs(lure.owner, scene), other: earned(lure.owner) }));
  if (lure.barkers) said.push([t('lure.barkers', { n: lure.barkers })]);
  const enter = find(events, 'enter');
  if (enter) said.push(rich('enter', { customer: customer(enter.customer, '.the') }));
  return said;
}

// Cards.

function drawn(events: readonly Event[], who: Piece): Rich {
  const things: Rich[] = all(events, 'draw').map(({ card }): Rich => [strong(cardName(card))]);
  const pile = all(events, 'draw pile');
  for (const { card } of pile) if (card) things.push(rich('from-pile', { card: strong(cardName(card)) }));
  const hidden = pile.filter(({ card }) => !card).length;
  if (hidden) things.push([t('pile', { n: hidden })]);
  const barkers = all(events, 'draw barker').length;
  if (barkers) things.push([t('barkers', { n: barkers })]);
  const dropped = all(events, 'drop').map(({ card }) => card);
  if (!things.length) return dropped.length ? rich('drop', { who, cards: cardsNamed(dropped) }) : [];
  return dropped.length
    ? rich('draw.drop', { who, things: listed(things), cards: cardsNamed(dropped) })
    : rich('draw', { who, things: listed(things) });
}

// The end.

function scored(events: readonly Event[], who: Piece): Rich {
  const score = find(events, 'score');
  if (!score) return [];
  const { medals, money, points: n } = score;
  return rich('score', { who, medals, money, n: { strong: String(n) } });
}

function noted(event: Event | undefined, who: Piece): Rich {
  switch (event?.what) {
    case 'final':
      return [t(`final.${event.reason}`, { trades: listedText(event.trades.map(tradeName)) })];
    case 'retire':
      return rich(event.forced ? 'retire.forced' : 'retire', { who });
    case 'reshuffle':
      return [t('reshuffle', { n: event.cards })];
    case 'neutral gone':
      return [t('neutral.gone', { stall: stallName(event.trade) })];
    case 'skip':
      return rich('skip', { who });
    case 'over':
      return [t('over')];
    default:
      return [];
  }
}
