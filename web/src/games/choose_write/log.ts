/** The log: moments become sentences, one for each thing somebody did. */
import type { Moment, Position } from '../../api/types';
import { TurnLog, type LogScene } from '../../frame/turn-log';
import type { Piece, Rich } from '../../words/rich';
import type { LogLine } from '../contract';
import { all, find, of, sum, type EventOf } from './events';
import { facts } from './facts';
import {
  eventsIn,
  gameOf,
  GOODS,
  goodsOf,
  placeOf,
  type Card,
  type Event,
  type GoodsCard,
  type Location,
} from './game';
import { LogReader, type LogItem } from './log-items';
import { caravanName, goodIcon, guildName, liraIcon, listed, placeAt, placeName, spaced } from './names';
import { rich, t, words } from './words/log';

export { words };

const log = new TurnLog<LogItem>({
  turnIn: (moment) => find(eventsIn(moment), 'turn'),
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
    case 'play':
      return joined([played(item, who), ...besides(events)]);
    case 'guild':
      return joined([guildPlayed(item, who), ...besides(events)]);
    case 'follow':
      return joined([...left(events), followed(item, who), ...besides(events)]);
    case 'wait':
      return joined([...left(events), waited(events, who), ...besides(events)]);
    case 'leaves':
      return joined(left(events));
    case 'act': {
      const used = find(events, 'target') ?? find(events, 'use');
      const result = resultOf(events, used?.location ?? null);
      return joined([result ? rich('act', { who, result }) : [], ...besides(events)]);
    }
    case 'bonus':
      return joined(all(events, 'ruby').map((ruby) => earned(ruby, who)));
    case 'fountain':
      return poured(events, scene);
    case 'end':
      return joined(ended(events, who));
    case 'note':
      return noted(events[0], who);
  }
}

/** What the player of the card in play did with it, as far as these moments tell it. */
export function doneWithCard(moments: readonly Moment[], scene: LogScene): Rich {
  const { view, active } = gameOf(scene.position);
  const reader = new LogReader(view.round, view.round);
  for (const moment of moments) reader.read(moment);
  const item = reader.items.findLast(({ kind, seat }) => kind === 'play' && seat === active);
  const play = item && find(item.events, 'play');
  if (!item || !play || placeOf(play.card) !== view.turn.played) return [];
  const { elsewhere, result } = usedWith(play, item.events);
  if (result) return rich(isChecks(item.events) ? 'done.set' : 'done', { result });
  return elsewhere ? rich('done.use', { place: { strong: placeName(elsewhere) } }) : [];
}

function whoIs(seat: number | null, { names }: LogScene): Piece {
  return { seat: seat ?? 0, name: names[seat ?? 0] ?? '' };
}

function joined(sentences: readonly Rich[]): Rich {
  return sentences.filter((one) => one.length).flatMap((one, index) => (index ? [' ', ...one] : one));
}

// What somebody does.

function played({ events }: LogItem, who: Piece): Rich {
  const play = find(events, 'play');
  if (!play) return [];
  const card = rich(play.from === 'hand' ? 'card.hand' : 'card', { card: cardNamed(play.card) });
  const { elsewhere, result } = usedWith(play, events);
  if (result) return rich(isChecks(events) ? 'play.set' : 'play', { who, card, result });
  return elsewhere
    ? rich('play.use', { who, card, place: { strong: placeName(elsewhere) } })
    : rich('play.none', { who, card });
}

/** The place that was used, if it is another one than that of the card, and what came of it. */
function usedWith(
  { card }: EventOf<'play'>,
  events: readonly Event[],
): { elsewhere: Location | null; result: Rich | null } {
  const used = find(events, 'target') ?? find(events, 'use');
  const elsewhere = used && used.location !== placeOf(card) ? used.location : null;
  return { elsewhere, result: resultOf(events, elsewhere) };
}

function guildPlayed({ events }: LogItem, who: Piece): Rich {
  const guild = find(events, 'guild');
  if (!guild) return [];
  const values = { who, guild: { strong: guildName(guild.guild) }, price: listed(costs(events)) };
  const gains = listed(gained(events));
  return gains.length ? rich('guild', { ...values, gains }) : rich('guild.none', values);
}

/** A follower pays with a tulip or a bonus action; the place of the tulip is said with it. */
function followed({ events }: LogItem, who: Piece): Rich {
  const use = find(events, 'use');
  if (!use) return [];
  const target = find(events, 'target')?.location ?? null;
  // The bonus action that pays comes right after the use.
  const rest = use.by === 'action' ? without(events, find(events, 'action')) : events;
  const result = resultOf(rest, use.by === 'icon' ? target : (target ?? use.location));
  const key = use.by === 'icon' ? 'icon' : 'action';
  const place = placeAt(use.location);
  if (!result) return rich(`${key}.none`, { who, place });
  return key === 'icon' ? rich('icon', { who, place, result }) : rich('action', { who, result });
}

function waited(events: readonly Event[], who: Piece): Rich {
  const filled = sum(events, 'action', 1);
  if (!filled) return rich('wait.none', { who });
  return rich('wait', { who, action: { icon: 'i-bonus', label: '', n: t('bonus') } });
}

/** Alone: the card that left the display. */
function left(events: readonly Event[]): Rich[] {
  return all(events, 'discard location').map(({ card }) => rich('leaves', { card: cardNamed(card) }));
}

function without(events: readonly Event[], one: Event | undefined): readonly Event[] {
  return events.filter((event) => event !== one);
}

function cardNamed(card: Card): Piece {
  const place = placeOf(card);
  return { strong: place ? placeName(place) : card };
}

// What came of it.

/** Gains, where they were taken, and what they cost; null where there is nothing to tell. */
function resultOf(events: readonly Event[], place: Location | null): Rich | null {
  const gains = listed(gained(events));
  const price = listed(costs(events));
  if (!gains.length) return null;
  if (place && price.length) return rich('result.at.paid', { gains, price, place: placeAt(place) });
  if (place) return rich('result.at', { gains, place: placeAt(place) });
  return price.length ? rich('result.paid', { gains, price }) : rich('result', { gains });
}

function goodsIn(events: readonly Event[], sign: 1 | -1): Rich {
  const goods = all(events, 'goods');
  return spaced(
    GOODS.flatMap((good) => {
      const n = sum(
        goods.filter((event) => event.good === good),
        'goods',
        sign,
      );
      return n ? [goodIcon(good, n)] : [];
    }),
  );
}

function onCard(card: GoodsCard): Rich {
  return spaced(goodsOf(card).map((good) => goodIcon(good)));
}

/** What was gained, each kind of thing by itself. */
function gained(events: readonly Event[]): Rich[] {
  const gains: Rich[] = [];
  const goods = goodsIn(events, 1);
  const lira = sum(events, 'lira', 1);
  const actions = sum(events, 'action', 1);
  if (find(events, 'ruby')) gains.push([{ icon: 'i-ruby', label: '', n: t('ruby') }]);
  if (goods.length) gains.push(goods);
  if (lira) gains.push([liraIcon(lira)]);
  const cards = all(events, 'draw card');
  const hidden = cards.filter(({ card }) => !card).length;
  for (const { card } of cards) if (card) gains.push(rich('goods-card', { goods: onCard(card) }));
  if (hidden) gains.push([t('goods-cards', { n: hidden })]);
  gains.push(...guildsDrawn(events), ...checksIn(events));
  if (actions)
    gains.push([{ icon: 'i-bonus', label: '', n: actions === 1 ? t('bonus') : t('bonuses', { n: actions }) }]);
  return gains;
}

/** Guild cards that were drawn and kept. */
function guildsDrawn(events: readonly Event[]): Rich[] {
  const drawn = all(events, 'draw guild');
  const dropped = find(events, 'drop guild')?.guild;
  const seen = drawn.flatMap(({ guild }) => (guild && guild !== dropped ? [guild] : []));
  const hidden = drawn.filter(({ guild }) => !guild).length;
  const said = seen.map((guild) => rich('guild-card', { guild: { strong: guildName(guild) } }));
  if (hidden && dropped) said.push([t('guild-kept', { n: hidden })]);
  else if (hidden) said.push([t('guild-cards', { n: hidden })]);
  return said;
}

function checksIn(events: readonly Event[]): Rich[] {
  const checks = all(events, 'check');
  if (!checks.length) return [];
  const places = [...new Set(checks.map(({ location }) => location))];
  return [rich('checks', { n: checks.length, places: listed(places.map((place) => [{ strong: placeName(place) }])) })];
}

/** Checks are set, all else is taken. */
function isChecks(events: readonly Event[]): boolean {
  return gained(events).length === 1 && find(events, 'check') !== undefined;
}

/** What was paid: goods of the sheet, goods cards, lira. */
function costs(events: readonly Event[]): Rich[] {
  const goods = goodsIn(events, -1);
  const lira = sum(events, 'lira', -1);
  const cards = events.filter(
    (event): event is EventOf<'use card' | 'discard card'> =>
      event.what === 'use card' || event.what === 'discard card',
  );
  return [
    ...(lira ? [[liraIcon(lira)]] : []),
    ...cards.map(({ card }) => rich('goods-card.paid', { goods: onCard(card) })),
    ...(goods.length ? [goods] : []),
  ];
}

/** What else is told: a card that was put away, and what was lost. */
function besides(events: readonly Event[]): Rich[] {
  const dropped = find(events, 'drop guild');
  return [...(dropped ? [rich('dropped', { guild: { strong: guildName(dropped.guild) } })] : []), ...lostIn(events)];
}

function lostIn(events: readonly Event[]): Rich[] {
  const things: Rich[] = [];
  const said: Rich[] = [];
  for (const { thing, amount } of all(events, 'lost')) {
    switch (thing) {
      case 'card':
        said.push([t('no-card')]);
        break;
      case 'guild':
        said.push([t('no-guild')]);
        break;
      case 'space':
        said.push([t('no-space.any')]);
        break;
      case 'lira':
        things.push([liraIcon(amount)]);
        break;
      case 'action':
        things.push([amount === 1 ? t('bonus') : t('bonuses', { n: amount })]);
        break;
      case 'improvement':
        things.push([t('check', { n: amount })]);
        break;
      case 'good':
        things.push([t('good', { n: amount })]);
        break;
      default:
        things.push([goodIcon(thing, amount)]);
    }
  }
  return things.length ? [rich('no-space', { things: listed(things) }), ...said] : said;
}

// What happens to all.

function earned({ origin, reached = 0 }: EventOf<'ruby'>, who: Piece): Rich {
  const ruby: Piece = { icon: 'i-ruby', label: '', n: t('ruby.bonus') };
  return origin === 'lira'
    ? rich('bonus.lira', { who, ruby, lira: liraIcon(reached) })
    : rich('bonus.goods', { who, ruby, n: reached });
}

function poured(events: readonly Event[], scene: LogScene): Rich {
  const fountain = find(events, 'fountain');
  if (!fountain) return [];
  const [before = '', name = '', after = ''] = t(`fountain.${fountain.fountain}`, { n: scene.names.length }).split('*');
  const said: Rich[] = [[before, { strong: name }, after].filter((piece) => piece !== '')];
  // What is the same for everybody, or hidden, is not said of each.
  const each = scene.names.flatMap((_, seat): Rich[] => {
    const own = of(events, seat);
    const cards = all(own, 'draw card').flatMap(({ card }) => (card ? [onCard(card)] : []));
    const gains = listed([...(sum(own, 'goods', 1) ? [goodsIn(own, 1)] : []), ...cards, ...checkPlaces(own)]);
    return gains.length ? [rich('fountain.each', { who: whoIs(seat, scene), gains })] : [];
  });
  if (each.length) said.push([...listed(each), '.']);
  return joined([...said, ...lostIn(events)]);
}

function checkPlaces(events: readonly Event[]): Rich[] {
  return all(events, 'check').map(({ location }) => [{ strong: placeName(location) }]);
}

/** The card that somebody takes, and what is new on the table. */
function ended(events: readonly Event[], who: Piece): Rich[] {
  const said: Rich[] = [];
  const taken = find(events, 'take location');
  const drawn = find(events, 'draw location');
  if (taken) said.push(rich('take', { who, card: rich('card', { card: cardNamed(taken.card) }) }));
  if (drawn?.card) said.push(rich('draw.own', { who, card: rich('card', { card: cardNamed(drawn.card) }) }));
  else if (drawn) said.push(rich('draw', { who }));
  const shown = all(events, 'display').map(({ card }): Rich => [cardNamed(card)]);
  if (shown.length) said.push(rich('display', { n: shown.length, cards: listed(shown) }));
  for (const { letter, good } of all(events, 'ruby card')) {
    said.push(rich('price', { palace: { strong: placeName(letter) }, good: goodIcon(good) }));
  }
  const caravan = find(events, 'caravan');
  if (caravan) said.push(rich('caravan', { caravan: { strong: caravanName(caravan.card) } }));
  return said;
}

function noted(event: Event | undefined, who: Piece): Rich {
  switch (event?.what) {
    case 'last round':
      return rich('last', { who, n: facts().ruby_target });
    case 'reshuffle':
      return [t(`reshuffle.${event.deck}`, { n: event.cards })];
    case 'over':
      return [t('over')];
    default:
      return [];
  }
}
