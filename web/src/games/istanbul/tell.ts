/** The log: moments become sentences, one for each thing somebody did. */
import type { Moment } from '../../api/types';
import { language } from '../../words/i18n.svelte';
import type { Piece, Rich } from '../../words/rich';
import type { LogLine, Scene } from '../contract';
import { DeedReader, type Deed, type Token, type What } from './deeds';
import { facts } from './facts';
import {
  demandOf,
  GREAT_MOSQUE,
  LARGE_MARKET,
  SHOWN,
  SMALL_MARKET,
  SMALL_MOSQUE,
  TILE_GOODS,
  totalOf,
  WAREHOUSES,
  type Good,
  type View,
} from './game';
import { things } from './gains';
import { SECRET_SOCIETY } from './letters/letters';
import * as letters from './letters/tell';
import { COFFEE_HOUSE, TAVERN } from './mocha/mocha';
import { drawnGuilds, guildPlayed, metTrader, mochaUsed } from './mocha/tell';
import { cardName, goodIcon, goodsIcons, liraIcon, listed, placeIn, rubyIcon, spaced, tileName } from './names';
import { rich, t } from './words/table';

export type Teller = Pick<Scene, 'table' | 'names' | 'eye' | 'position'>;

/** What is told of a turn, and the round that the next one goes on with. */
interface Telling {
  lines: LogLine[];
  round: Round;
}

/** Which round it is, after which entry it began, which was told last, and which is told with the next line. */
interface Round {
  now: number;
  from: number;
  told: number;
  next: number | undefined;
}

/** Turns that are over are told once, by their last moment: the log of a long game is asked for with every update. */
const over = new WeakMap<Moment, Telling & { asked: readonly unknown[] }>();

export function tell(moments: readonly Moment[], scene: Teller): LogLine[] {
  const lines: LogLine[] = [];
  let round: Round = { now: firstRound(moments, scene), from: 0, told: 0, next: undefined };
  for (const turn of turnsOf(moments)) {
    const told = isOver(turn) ? tellOnce(turn, round, scene) : tellTurn(turn, round, scene);
    lines.push(...told.lines);
    ({ round } = told);
  }
  return lines;
}

function tellOnce(turn: readonly Moment[], round: Round, scene: Teller): Telling {
  const last = turn.at(-1) as Moment;
  const asked = [language(), scene.names, turn[0], turn.length, round.now, round.from, round.told, round.next];
  const known = over.get(last);
  if (known?.asked.every((one, index) => one === asked[index])) return known;
  const telling = { ...tellTurn(turn, round, scene), asked };
  over.set(last, telling);
  return telling;
}

function tellTurn(turn: readonly Moment[], { now, from, told, next }: Round, scene: Teller): Telling {
  const reader = new DeedReader(now, told);
  turn.forEach((moment, index) => reader.read(moment, turn.slice(index + 1, index + 4)));
  const lines: LogLine[] = [];
  let round = next;
  for (const deed of reader.deeds) {
    round = deed.round ?? round;
    const text = sentence(deed, scene);
    if (!text.length) continue;
    lines.push({ number: deed.number, seat: deed.seat, text, ...(round === undefined ? {} : { round, from }) });
    round = undefined;
  }
  const began = reader.round === now ? from : (turn.at(-1)?.number ?? from);
  return { lines, round: { now: reader.round, from: began, told: reader.told, next: round } };
}

function turnsOf(moments: readonly Moment[]): Moment[][] {
  const turns: Moment[][] = [[]];
  for (const moment of moments) {
    turns.at(-1)?.push(moment);
    if (endsTurn(moment)) turns.push([]);
  }
  return turns;
}

function isOver(turn: readonly Moment[]): boolean {
  const last = turn.at(-1);
  return last !== undefined && endsTurn(last);
}

function endsTurn(moment: Moment): boolean {
  return turnIn(moment) !== undefined;
}

function turnIn(moment: Moment): What | undefined {
  return (moment.events as unknown as What[]).find((event) => event.what === 'turn');
}

/** The round in which they begin: a table may begin in the middle of a game, and of a round. */
function firstRound(moments: readonly Moment[], { position }: Teller): number {
  const end = moments.find(endsTurn);
  const next = end && turnIn(end);
  const view = position.view as unknown as View;
  if (!next) return view.round;
  const round = next.round ?? 1;
  const start = Object.keys(view.players).indexOf(view.start);
  // A round begins with the start player; in an extra turn the same player goes on.
  const isExtra = next.seat === moments[0]?.seat;
  return !isExtra && next.seat === start ? round - 1 : round;
}

// Facts of a deed.

function goodsOf(events: readonly What[], sign: 1 | -1): Record<Good, number> {
  const goods = { R: 0, G: 0, Y: 0, B: 0 };
  for (const event of events) {
    const change = (event.change ?? 0) * sign;
    if (event.what === 'goods' && change > 0) goods[event.good as Good] += change;
  }
  return goods;
}

function liraOf(events: readonly What[], seat: number | null, sign: 1 | -1): number {
  return events
    .filter((event) => event.what === 'lira' && event.seat === seat && (event.change ?? 0) * sign > 0)
    .reduce((sum, event) => sum + Math.abs(event.change ?? 0), 0);
}

function find(events: readonly What[], what: string): What | undefined {
  return events.find((event) => event.what === what);
}

/** The roll that counted: the red tile may have changed it. */
function lastRoll(events: readonly What[]): What | undefined {
  return events.findLast((event) => event.what === 'dice');
}

function rollOf(event: What): Rich {
  const [first = 0, second = 0] = event.dice ?? [];
  return [{ icon: 'i-dice', label: '', n: t('log.roll', { first, second, n: first + second }) }];
}

/** The sentence of a deed, and shorter ones behind it. */
function sentence(deed: Deed, scene: Teller): Rich {
  const who: Piece = { seat: deed.seat ?? 0, name: scene.names[deed.seat ?? 0] ?? '' };
  return joined([done(deed, who, scene), ...letters.delivered(deed.events, scene)]);
}

function done(deed: Deed, who: Piece, scene: Teller): Rich {
  const { events } = deed;
  switch (deed.kind) {
    case 'arrive':
      return joined([arrived(deed, who), ...paid(deed, scene)]);
    case 'companion':
      return joined([letters.companion(deed, who), ...paid(deed, scene)]);
    case 'choose':
      return letters.chosen(deed, who, scene);
    case 'bid':
      return letters.bid(deed, who);
    case 'sold':
      return letters.sold(deed, who, scene);
    case 'extra':
      return letters.extraTurn(deed, who);
    case 'family-walk':
      return letters.familyWalk(deed, who);
    case 'come-out':
      return letters.comeOut(deed, who);
    case 'courier':
      return joined([letters.metCourier(deed, who), ...wandered(deed)]);
    case 'act':
      return joined([usedIn(deed, who, scene), ...came(deed), ...drawnGuilds(deed.events)]);
    case 'guild':
      return joined([
        guildPlayed(deed, who, (one) => usedIn(one, who, scene)),
        ...came(deed),
        ...drawnGuilds(deed.events),
      ]);
    case 'stop':
      return rich('log.stop', { who, place: placeIn('at', find(events, 'stop')?.place ?? 0) });
    case 'skip':
      return rich('log.skip', { who, place: placeIn('at', find(events, 'skip')?.place ?? 0) });
    case 'recall': {
      const back = find(events, 'return');
      return rich('log.recall', {
        who,
        place: placeIn('from', back?.place ?? deed.place),
        lira: liraIcon(facts().tile_fee),
      });
    }
    case 'play':
      return played(deed, who);
    case 'catch':
      return caught(deed, who, scene);
    case 'governor':
    case 'smuggler':
      return joined([met(deed, who), ...wandered(deed)]);
    case 'coffee-trader':
      return joined([metTrader(deed, who), ...wandered(deed)]);
    case 'note':
      return noted(events[0], who);
  }
}

/** What the action of a place brought. */
function usedIn(deed: Deed, who: Piece, scene: Teller): Rich {
  return mochaUsed(deed, who) ?? letters.used(deed, who, scene) ?? used(deed, who);
}

function joined(sentences: readonly Rich[]): Rich {
  return sentences.filter((one) => one.length).flatMap((one, index) => (index ? [' ', ...one] : one));
}

function arrived(deed: Deed, who: Piece): Rich {
  const { events } = deed;
  const move = events.find((event) => event.what === 'move' && event.token === 'merchant');
  const laid = find(events, 'lay');
  const picked = find(events, 'return');
  const done = laid ?? picked;
  const place = move?.to ?? done?.place ?? deed.place;
  if (!place) return [];
  const hasMoved = move !== undefined || deed.place > 0;
  const form = placeIn(hasMoved ? 'to' : 'at', place);
  const verb = deed.isJump ? 'jump' : hasMoved ? 'arrive' : 'stay';
  if (!done) return rich(`log.${verb}`, { who, place: form });
  const what = laid ? 'lay' : 'pick';
  if (done.assistant === 'neutral' && verb !== 'jump') return rich(`log.${verb}.${what}.neutral`, { who, place: form });
  return rich(`log.${verb}.${what}`, { who, place: form });
}

/** What other merchants got. */
function paid(deed: Deed, scene: Teller): Rich[] {
  const lira = liraIcon(facts().merchant_fee);
  const said: Rich[] = [];
  for (const event of deed.events) {
    if (event.what === 'lira' && (event.change ?? 0) > 0 && event.seat !== undefined && event.seat !== deed.seat) {
      said.push(rich('log.paid', { whom: { seat: event.seat, name: scene.names[event.seat] ?? '' }, lira }));
    } else if (event.what === 'move' && event.token === 'neutral merchant') {
      const stays = event.from === event.to;
      said.push(
        stays
          ? rich('log.paid.neutral.stays', { lira })
          : rich('log.paid.neutral', { lira, place: placeIn('to', event.to ?? 0) }),
      );
    }
  }
  return said;
}

function used(deed: Deed, who: Piece): Rich {
  const { events } = deed;
  const place = placeIn('at', deed.place);
  const gained = goodsOf(beforeGreen(events), 1);
  const given = goodsOf(events, -1);
  const lira = liraIcon(liraOf(events, deed.seat, 1));
  const cost = liraIcon(liraOf(events, deed.seat, -1));
  if (WAREHOUSES[deed.place]) {
    return totalOf(gained)
      ? rich('log.act.fill', { who, place, goods: goodsIcons(gained) })
      : rich('log.act.full', { who, place });
  }
  switch (deed.place) {
    case 1: {
      const owned = find(events, 'extension')?.owned ?? 0;
      return rich('log.act.1', { who, place, lira: cost, room: facts().bare_capacity + owned });
    }
    case 5: {
      const goods = spaced([...goodsIcons(gained).filter((piece) => piece !== ' '), lira]);
      return rich('log.act.5', { who, place, goods });
    }
    case 6:
      return cards(deed, who, place);
    case 7: {
      const back = events.filter((event) => event.what === 'return').length;
      const assistants: Piece = { icon: 'i-assistant', label: t('assistants', { n: back }), n: back };
      return back ? rich('log.act.7', { who, place, assistants }) : rich('log.act.7.none', { who, place });
    }
    case 8:
      return blackMarket(events, who, place, gained);
    case 9: {
      const call = find(events, 'call')?.number ?? 0;
      const roll = lastRoll(events);
      if (!roll) return [];
      const has = find(events, 'lira') !== undefined;
      const values = { who, place, n: call, dice: rollOf(roll) };
      return has ? rich('log.act.9', { ...values, lira }) : rich('log.act.9.open', values);
    }
    case LARGE_MARKET:
    case SMALL_MARKET: {
      const n = totalOf(given);
      return n ? rich('log.act.sell', { who, place, n, lira }) : [];
    }
    case 12: {
      const sent = events.find((event) => event.what === 'move' && event.token === 'family');
      return sent ? rich('log.act.12', { who, place: placeIn('to', sent.to ?? 0) }) : [];
    }
    case 13:
      return totalOf(given) ? rich('log.act.13', { who, place, goods: goodsIcons(given) }) : [];
    case SMALL_MOSQUE:
    case GREAT_MOSQUE: {
      const colour = find(events, 'tile')?.colour;
      if (!colour) return [];
      return rich('log.act.tile', { who, place, tile: tileName(colour), goods: [goodIcon(TILE_GOODS[colour])] });
    }
    case 16:
      return rich('log.act.16', { who, place, lira: cost });
    default:
      return [];
  }
}

/** Goods before the green tile was paid: at a warehouse whatever follows a payment is its good. */
function beforeGreen(events: readonly What[]): readonly What[] {
  const first = events[0];
  if (!first || !WAREHOUSES[first.place ?? 0]) return events;
  const paid = events.findIndex((event) => event.what === 'lira' && (event.change ?? 0) < 0);
  return paid < 0 ? events : events.slice(0, paid);
}

function blackMarket(events: readonly What[], who: Piece, place: Rich, gained: Record<Good, number>): Rich {
  const roll = lastRoll(events);
  const goods = goodsIcons(gained);
  if (!roll) return goods.length ? rich('log.act.8.first', { who, place, goods }) : [];
  const dice = rollOf(roll);
  return goods.length ? rich('log.act.8', { who, place, goods, dice }) : rich('log.act.8.none', { who, place, dice });
}

function cards(deed: Deed, who: Piece, place: Rich): Rich {
  const came = deed.events.filter((event) => event.what === 'draw' || event.what === 'take card');
  const hidden = came.filter((event) => !event.card).length;
  const taken = came.flatMap(({ what, card }) =>
    card ? [t(what === 'draw' ? 'log.card.own' : 'log.card.discards', { card: cardName(card) })] : [],
  );
  if (hidden) taken.push(t('log.card.piles', { n: hidden }));
  const discard = find(deed.events, 'discard')?.card;
  if (!taken.length) return [];
  const said = listed(taken);
  return discard
    ? rich('log.act.6.all', { who, place, cards: said, discard: t('log.card.name', { card: cardName(discard) }) })
    : rich('log.act.6.two', { who, place, cards: said });
}

/** What else came of an action. */
function came(deed: Deed): Rich[] {
  const said: Rich[] = [];
  const rolled = find(deed.events, 'dice');
  for (const event of deed.events) {
    switch (event.what) {
      case 'dice':
        if (event.for === 'red tile' && rolled) said.push(rich('log.turned', { dice: rollOf(rolled) }));
        if (event.for === 'card' && rolled) said.push(rich('log.six', { dice: rollOf(rolled) }));
        if (event.for === 'reroll' && rolled) said.push(rich('log.reroll', { dice: rollOf(rolled) }));
        break;
      case 'ruby':
        if (![13, 16, TAVERN, COFFEE_HOUSE, SECRET_SOCIETY].includes(deed.place))
          said.push(rich('log.ruby', { ruby: rubyIcon() }));
        break;
      case 'fifth assistant':
        said.push([t('log.fifth')]);
        break;
      case 'demand':
        said.push(rich('log.demand', { goods: demanded(event) }));
        break;
      default:
    }
  }
  const green = deed.events.slice(beforeGreen(deed.events).length);
  if (green.length) {
    said.unshift(rich('log.green', { goods: goodsIcons(goodsOf(green, 1)), lira: liraIcon(facts().tile_fee) }));
  }
  return said;
}

function demanded(event: What): Rich {
  const demand = demandOf(event.place === LARGE_MARKET, event.tile ?? '');
  return spaced(SHOWN.flatMap((good) => Array.from({ length: demand[good] }, () => goodIcon(good))));
}

function played(deed: Deed, who: Piece): Rich {
  if (!deed.card) return [];
  const card = cardName(deed.card);
  const { events } = deed;
  const back = find(events, 'return');
  const drew = find(events, 'draw');
  const [goods, price] = [things(events, deed.seat, 1), things(events, deed.seat, -1)];
  const roll = lastRoll(events);
  if (roll && goods.length) return rich('log.play.dice', { who, card, dice: rollOf(roll), goods });
  if (goods.length && price.length) return rich('log.play.swap', { who, card, price, goods });
  if (goods.length && !drew) return rich('log.play.gain', { who, card, goods });
  if (back) return rich('log.play.return', { who, card, place: placeIn('from', back.place ?? 0) });
  if (find(events, 'draw guild')) {
    return joined([rich('log.play.guild', { who, card, coffee: price }), ...drawnGuilds(events)]);
  }
  if (drew) return rich('log.play.drew', { who, card });
  return rich('log.play', { who, card });
}

function caught(deed: Deed, who: Piece, scene: Teller): Rich {
  const home = deed.events.find((event) => event.what === 'move' && event.token === 'family');
  const seat = home?.seat ?? 0;
  const values = { who, whom: { seat, name: scene.names[seat] ?? '' } };
  const lira = liraOf(deed.events, deed.seat, 1);
  const drawn = find(deed.events, 'draw');
  if (lira) return rich('log.catch.lira', { ...values, lira: liraIcon(lira) });
  if (drawn?.card)
    return rich('log.catch.drew', { ...values, card: t('log.card.name', { card: cardName(drawn.card) }) });
  if (drawn) return rich('log.catch.card', values);
  if (find(deed.events, 'no reward')) return rich('log.catch.none', values);
  return rich('log.catch', values);
}

function met(deed: Deed, who: Piece): Rich {
  const { events } = deed;
  const lira = liraOf(events, deed.seat, -1);
  if (deed.kind === 'governor') {
    const discarded = find(events, 'discard')?.card;
    const drawn = find(events, 'draw')?.card;
    const price: Rich | null = discarded
      ? [t('log.card.name', { card: cardName(discarded) })]
      : lira
        ? [liraIcon(lira)]
        : null;
    const isFree = !price && find(events, 'dice') !== undefined;
    const said = price
      ? rich('log.governor.paid', { who, price })
      : rich(isFree ? 'log.governor.free' : 'log.governor', { who });
    return drawn ? joined([said, rich('log.drew', { card: t('log.card.name', { card: cardName(drawn) }) })]) : said;
  }
  const goods = goodsIcons(goodsOf(events, 1));
  const given = goodsIcons(goodsOf(events, -1));
  const price: Rich = given.length ? given : lira ? [liraIcon(lira)] : [];
  if (!goods.length) return rich('log.smuggler', { who });
  if (price.length) return rich('log.smuggler.paid', { who, goods, price });
  return rich(find(events, 'dice') ? 'log.smuggler.free' : 'log.smuggler.took', { who, goods });
}

function wandered(deed: Deed): Rich[] {
  const token = deed.kind as Token;
  const move = deed.events.find((event) => event.what === 'move' && event.token === token);
  if (!move) return [];
  if (move.from === move.to) return [[t(`log.${token}.stays`)]];
  return [rich(`log.${token}.went`, { place: placeIn('to', move.to ?? 0) })];
}

function noted(event: What | undefined, who: Piece): Rich {
  switch (event?.what) {
    case 'last round':
      return rich('log.last', { who });
    case 'reshuffle guilds':
      return [t('log.guild.reshuffle', { n: event.cards ?? 0 })];
    case 'letters shuffled':
      return [t('log.letters.shuffled', { n: event.letters ?? 0 })];
    case 'kiosk shuffled':
      return [t('log.kiosk.shuffled')];
    case 'reshuffle':
      return [t('log.reshuffle', { n: event.cards ?? 0 })];
    case 'final step':
      return [t('log.final')];
    case 'over':
      return [t('log.over')];
    default:
      return [];
  }
}
