/** The log: moments become sentences, one for each thing somebody did. */
import type { Moment, Position } from '../../api/types';
import { TurnLog, type LogScene } from '../../frame/turn-log';
import type { Piece, Rich } from '../../words/rich';
import type { LogLine } from '../contract';
import { LogReader, type LogItem } from './log-items';
import { all, eventsIn, find, sum, type Event, type EventOf, type Token } from './events';
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
import { eventIcons } from './event-icons';
import * as letters from './letters/log';
import { drawnGuilds, guildPlayed, metTrader, mochaUsed } from './mocha/log';
import { cardName, goodIcon, goodsIcons, liraIcon, listed, placeIn, rubyIcon, spaced, tileName } from './names';
import { rich, t } from './words/table';

const log = new TurnLog<LogItem>({
  turnIn: (moment) => find(eventsIn(moment), 'turn'),
  hasExtraTurns: true,
  roundOf: ({ view }) => {
    const { round, start, players } = view as unknown as View;
    return { round, start: Object.keys(players).indexOf(start) };
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

// Facts of an item.

function goodsOf(events: readonly Event[], sign: 1 | -1): Record<Good, number> {
  const goods = { R: 0, G: 0, Y: 0, B: 0 };
  for (const { good, change } of all(events, 'goods')) goods[good] += Math.max(0, change * sign);
  return goods;
}

/** Lira that came to a seat or left it. */
function liraOf(events: readonly Event[], seat: number | null, sign: 1 | -1): number {
  return sum(
    all(events, 'lira').filter((event) => event.seat === seat),
    'lira',
    sign,
  );
}

/** The roll that counted: the red tile may have changed it. */
function lastRoll(events: readonly Event[]): EventOf<'dice'> | undefined {
  return all(events, 'dice').at(-1);
}

function rollOf({ dice: [first = 0, second = 0] }: EventOf<'dice'>): Rich {
  return [{ icon: 'i-dice', label: '', n: t('log.roll', { first, second, n: first + second }) }];
}

/** The sentence of an item, and shorter ones behind it. */
function sentence(item: LogItem, scene: LogScene): Rich {
  const who: Piece = { seat: item.seat ?? 0, name: scene.names[item.seat ?? 0] ?? '' };
  return joined([done(item, who, scene), ...letters.delivered(item.events, scene)]);
}

function done(item: LogItem, who: Piece, scene: LogScene): Rich {
  const { events } = item;
  switch (item.kind) {
    case 'arrive':
      return joined([arrived(item, who), ...paid(item, scene)]);
    case 'companion':
      return joined([letters.companion(item, who), ...paid(item, scene)]);
    case 'choose':
      return letters.chosen(item, who, scene);
    case 'bid':
      return letters.bid(item, who);
    case 'sold':
      return letters.sold(item, who, scene);
    case 'extra':
      return letters.extraTurn(item, who);
    case 'family-walk':
      return letters.familyWalk(item, who);
    case 'come-out':
      return letters.comeOut(item, who);
    case 'courier':
      return joined([letters.metCourier(item, who), ...wandered(item)]);
    case 'act':
      return joined([usedIn(item, who, scene), ...came(item), ...drawnGuilds(item.events)]);
    case 'guild':
      return joined([
        guildPlayed(item, who, (one) => usedIn(one, who, scene)),
        ...came(item),
        ...drawnGuilds(item.events),
      ]);
    case 'stop':
      return rich('log.stop', { who, place: placeIn('at', find(events, 'stop')?.place ?? 0) });
    case 'skip':
      return rich('log.skip', { who, place: placeIn('at', find(events, 'skip')?.place ?? 0) });
    case 'recall':
      return rich('log.recall', {
        who,
        place: placeIn('from', item.place),
        lira: liraIcon(liraOf(events, item.seat, -1)),
      });
    case 'play':
      return played(item, who);
    case 'catch':
      return caught(item, who, scene);
    case 'governor':
    case 'smuggler':
      return joined([met(item, who), ...wandered(item)]);
    case 'coffee-trader':
      return joined([metTrader(item, who), ...wandered(item)]);
    case 'note':
      return noted(events[0], who);
  }
}

/** What the action of a place brought. */
function usedIn(item: LogItem, who: Piece, scene: LogScene): Rich {
  return mochaUsed(item, who) ?? letters.used(item, who, scene) ?? used(item, who);
}

function joined(sentences: readonly Rich[]): Rich {
  return sentences.filter((one) => one.length).flatMap((one, index) => (index ? [' ', ...one] : one));
}

function arrived(item: LogItem, who: Piece): Rich {
  const { events } = item;
  const move = all(events, 'move').find(({ token }) => token === 'merchant');
  const laid = find(events, 'lay');
  const done = laid ?? find(events, 'pick');
  const place = move?.to ?? done?.place ?? item.place;
  if (!place) return [];
  const hasMoved = move !== undefined || item.place > 0;
  const form = placeIn(hasMoved ? 'to' : 'at', place);
  const verb = item.isJump ? 'jump' : hasMoved ? 'arrive' : 'stay';
  if (!done) return rich(`log.${verb}`, { who, place: form });
  const what = laid ? 'lay' : 'pick';
  if (done.assistant === 'neutral' && verb !== 'jump') return rich(`log.${verb}.${what}.neutral`, { who, place: form });
  return rich(`log.${verb}.${what}`, { who, place: form });
}

/** What other merchants got. */
function paid(item: LogItem, scene: LogScene): Rich[] {
  const said: Rich[] = [];
  let lira: Piece = '';
  for (const event of item.events) {
    if (event.what === 'lira' && event.seat === item.seat) lira = liraIcon(-event.change);
    else if (event.what === 'lira') {
      said.push(rich('log.paid', { whom: { seat: event.seat, name: scene.names[event.seat] ?? '' }, lira }));
    } else if (event.what === 'move' && event.token === 'neutral merchant') {
      const stays = event.from === event.to;
      said.push(
        stays
          ? rich('log.paid.neutral.stays', { lira })
          : rich('log.paid.neutral', { lira, place: placeIn('to', event.to) }),
      );
    }
  }
  return said;
}

function used(item: LogItem, who: Piece): Rich {
  const { events } = item;
  const place = placeIn('at', item.place);
  const gained = goodsOf(beforeGreen(events), 1);
  const given = goodsOf(events, -1);
  const lira = liraIcon(liraOf(events, item.seat, 1));
  const cost = liraIcon(liraOf(events, item.seat, -1));
  if (WAREHOUSES[item.place]) {
    return totalOf(gained)
      ? rich('log.act.fill', { who, place, goods: goodsIcons(gained) })
      : rich('log.act.full', { who, place });
  }
  switch (item.place) {
    case 1: {
      const owned = find(events, 'extension')?.owned ?? 0;
      return rich('log.act.1', { who, place, lira: cost, room: facts().bare_capacity + owned });
    }
    case 5: {
      const goods = spaced([...goodsIcons(gained).filter((piece) => piece !== ' '), lira]);
      return rich('log.act.5', { who, place, goods });
    }
    case 6:
      return cards(item, who, place);
    case 7: {
      const back = all(events, 'return').length;
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
      const sale = find(events, 'sell');
      return sale ? rich('log.act.sell', { who, place, n: sale.goods.length, lira }) : [];
    }
    case 12: {
      const sent = all(events, 'move').find((move) => move.token === 'family' && move.how === 'send');
      return sent ? rich('log.act.12', { who, place: placeIn('to', sent.to) }) : [];
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

/** What came before the green tile was used. */
function beforeGreen(events: readonly Event[]): readonly Event[] {
  const green = events.findIndex(({ what }) => what === 'green tile');
  return green < 0 ? events : events.slice(0, green);
}

function blackMarket(events: readonly Event[], who: Piece, place: Rich, gained: Record<Good, number>): Rich {
  const roll = lastRoll(events);
  const goods = goodsIcons(gained);
  if (!roll) return goods.length ? rich('log.act.8.first', { who, place, goods }) : [];
  const dice = rollOf(roll);
  return goods.length ? rich('log.act.8', { who, place, goods, dice }) : rich('log.act.8.none', { who, place, dice });
}

function cards(item: LogItem, who: Piece, place: Rich): Rich {
  const came = item.events.filter((event) => event.what === 'draw' || event.what === 'take card');
  const hidden = came.filter(({ card }) => !card).length;
  const taken = came.flatMap(({ what, card }) =>
    card ? [t(what === 'draw' ? 'log.card.own' : 'log.card.discards', { card: cardName(card) })] : [],
  );
  if (hidden) taken.push(t('log.card.piles', { n: hidden }));
  const discard = find(item.events, 'discard')?.card;
  if (!taken.length) return [];
  const said = listed(taken);
  return discard
    ? rich('log.act.6.all', { who, place, cards: said, discard: t('log.card.name', { card: cardName(discard) }) })
    : rich('log.act.6.two', { who, place, cards: said });
}

/** What else came of an action. */
function came(item: LogItem): Rich[] {
  const said: Rich[] = [];
  const rolled = find(item.events, 'dice');
  for (const event of item.events) {
    switch (event.what) {
      case 'dice':
        if (event.for === 'red tile' && rolled) said.push(rich('log.turned', { dice: rollOf(rolled) }));
        if (event.for === 'card' && rolled) said.push(rich('log.six', { dice: rollOf(rolled) }));
        if (event.for === 'reroll' && rolled) said.push(rich('log.reroll', { dice: rollOf(rolled) }));
        break;
      case 'ruby':
        if (!event.bought) said.push(rich('log.ruby', { ruby: rubyIcon() }));
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
  const green = item.events.slice(beforeGreen(item.events).length);
  if (green.length) {
    const cost = liraIcon(liraOf(green, item.seat, -1));
    said.unshift(rich('log.green', { goods: goodsIcons(goodsOf(green, 1)), lira: cost }));
  }
  return said;
}

function demanded(event: EventOf<'demand'>): Rich {
  const demand = demandOf(event.place === LARGE_MARKET, event.tile);
  return spaced(SHOWN.flatMap((good) => Array.from({ length: demand[good] }, () => goodIcon(good))));
}

function played(item: LogItem, who: Piece): Rich {
  if (!item.card) return [];
  const card = cardName(item.card);
  const { events } = item;
  const back = find(events, 'return');
  const drew = find(events, 'draw');
  const [goods, price] = [eventIcons(events, item.seat, 1), eventIcons(events, item.seat, -1)];
  const roll = lastRoll(events);
  if (roll && goods.length) return rich('log.play.dice', { who, card, dice: rollOf(roll), goods });
  if (goods.length && price.length) return rich('log.play.swap', { who, card, price, goods });
  if (goods.length && !drew) return rich('log.play.gain', { who, card, goods });
  if (back) return rich('log.play.return', { who, card, place: placeIn('from', back.place) });
  if (find(events, 'draw guild')) {
    return joined([rich('log.play.guild', { who, card, coffee: price }), ...drawnGuilds(events)]);
  }
  if (drew) return rich('log.play.drew', { who, card });
  return rich('log.play', { who, card });
}

function caught(item: LogItem, who: Piece, scene: LogScene): Rich {
  const seat = find(item.events, 'catch')?.whom ?? 0;
  const values = { who, whom: { seat, name: scene.names[seat] ?? '' } };
  const lira = liraOf(item.events, item.seat, 1);
  const drawn = find(item.events, 'draw');
  if (lira) return rich('log.catch.lira', { ...values, lira: liraIcon(lira) });
  if (drawn?.card)
    return rich('log.catch.drew', { ...values, card: t('log.card.name', { card: cardName(drawn.card) }) });
  if (drawn) return rich('log.catch.card', values);
  if (find(item.events, 'no reward')) return rich('log.catch.none', values);
  return rich('log.catch', values);
}

function met(item: LogItem, who: Piece): Rich {
  const { events } = item;
  const lira = liraOf(events, item.seat, -1);
  if (item.kind === 'governor') {
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

function wandered(item: LogItem): Rich[] {
  const token = item.kind as Token;
  const move = all(item.events, 'move').find((one) => one.token === token);
  if (!move) return [];
  if (move.from === move.to) return [[t(`log.${token}.stays`)]];
  return [rich(`log.${token}.went`, { place: placeIn('to', move.to) })];
}

function noted(event: Event | undefined, who: Piece): Rich {
  switch (event?.what) {
    case 'last round':
      return rich('log.last', { who });
    case 'reshuffle guilds':
      return [t('log.guild.reshuffle', { n: event.cards })];
    case 'letters shuffled':
      return [t('log.letters.shuffled', { n: event.letters })];
    case 'kiosk shuffled':
      return [t('log.kiosk.shuffled')];
    case 'reshuffle':
      return [t('log.reshuffle', { n: event.cards })];
    case 'final step':
      return [t('log.final')];
    case 'over':
      return [t('log.over')];
    default:
      return [];
  }
}
