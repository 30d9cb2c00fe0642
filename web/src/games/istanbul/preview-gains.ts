/** What somebody would gain and give by the action of a place, from the events of an outlook. */
import type { Offer } from '../../api/types';
import { all, seatOf, sum, type Event } from './events';
import {
  GOOD_ICONS,
  PALACE,
  POST_OFFICE,
  SHOWN,
  TILE_GOODS,
  WAREHOUSES,
  type Good,
  type Seen,
  type TileColour,
} from './game';
import { SECRET_SOCIETY } from './letters/letters';
import { societyRows } from './letters/preview';
import { ROASTING_PLANT, TAVERN_ICONS, type TavernOption } from './mocha/mocha';
import { roastRow } from './mocha/preview';
import { goodIcon, goodName, goodTitle, liraIcon, listedText, spaced, tileName } from './names';
import { eventsNow, eventsOf } from './outlook';
import type { Row } from './preview';
import { maybe, t } from './words/table';

/** What somebody has while the events are told. */
export interface Tally {
  seat: number;
  lira: number;
  coffee: number;
  rubies: number;
  room: number;
  stack: number;
  goods: Record<Good, number>;
}

export function tallyOf(player: Seen): Tally {
  const { seat, lira, coffee, rubies, room, goods } = player;
  return { seat, lira, coffee, rubies, room, goods: { ...goods }, stack: player.stack.length };
}

/** What somebody will have once an offer is chosen. */
export function tallied(player: Seen, offer: Offer): Tally {
  const tally = tallyOf(player);
  const own = eventsNow(offer, player.seat).filter((event) => seatOf(event) === player.seat);
  for (const what of ['lira', 'coffee'] as const) move(own, what, tally);
  return tally;
}

/** Own gains as rows; `answer` is the one that brings them, where there are several. */
export function gainRows(place: number, tally: Tally, events: readonly Event[], answer = ''): Row[] {
  const own = events.filter((event) => seatOf(event) === tally.seat);
  const rows: Row[] = [];
  const lira = move(own, 'lira', tally);
  const coffee = move(own, 'coffee', tally);
  const sold = sum(own, 'goods', -1);
  const rubies = all(own, 'ruby').length;
  const good = WAREHOUSES[place];
  if (place === SECRET_SOCIETY && rubies) return societyRows(ruby(tally, rubies), lira);
  if (place === ROASTING_PLANT && all(own, 'coffee').length > 1) return [roastRow(coffee)];
  if (place === POST_OFFICE) rows.push(post(own, lira));
  else if (good) rows.push(filled(good, own, tally));
  for (const event of own) {
    if (event.what === 'extension') {
      tally.room += 1;
      rows.push({
        ...said('i-cart', 'extension', { lira: -lira.change, room: tally.room }, lira, true),
        counted: 'i-lira',
      });
    }
    if (event.what === 'tile') rows.push(tile(event.colour, own, tally));
    if (event.what === 'fifth assistant') {
      const text = t('tile.blue');
      const stack = { before: tally.stack, after: ++tally.stack };
      rows.push({ icon: 'i-assistant', isInk: true, text: [text], short: [text], ...stack });
    }
  }
  const isTavern = answer.startsWith('tavern ');
  if (isTavern) rows.push(tavern(answer.slice(7) as TavernOption, coffee));
  if (sold && lira.change > 0) rows.push(said('i-lira', 'sell', { n: sold, lira: lira.change }, lira));
  else if (rubies && lira.change < 0 && !rows.length) rows.push(said('i-lira', 'ruby', { lira: -lira.change }, lira));
  else if (lira.change > 0 && place !== POST_OFFICE) rows.push(plainly('i-lira', t('lira'), lira));
  if (rubies && coffee.change < 0 && !isTavern)
    rows.push(said('i-coffee', 'coffee-ruby', { n: -coffee.change }, coffee));
  else if (coffee.change > 0) rows.push(plainly('i-coffee', t('coffee'), coffee));
  if (rubies && place === PALACE) rows.push(said('i-ruby', 'palace', { n: sold }, ruby(tally, rubies)));
  else if (rubies) rows.push(rubyRow(tally, rubies));
  return rows;
}

export interface Change {
  before: number;
  after: number;
  change: number;
}

function move(events: readonly Event[], what: 'lira' | 'coffee', tally: Tally): Change {
  const change = sum(events, what, 1) - sum(events, what, -1);
  const before = tally[what];
  tally[what] += change;
  return { before, after: before + change, change };
}

function ruby(tally: Tally, n: number): Change {
  const before = tally.rubies;
  tally.rubies += n;
  return { before, after: tally.rubies, change: n };
}

function rubyRow(tally: Tally, n: number): Row {
  return plainly('i-ruby', t('ruby', { n }), ruby(tally, n));
}

/** The rubies that an offer brings. */
export function rubyRows(player: Seen, offer: Offer): Row[] {
  const n = all(eventsOf(offer, player.seat), 'ruby').length;
  return n ? [rubyRow(tallyOf(player), n)] : [];
}

function plainly(icon: string, text: string, { before, after }: Change): Row {
  return { icon, text: [text], short: [text], before, after };
}

type Said = 'extension' | 'sell' | 'ruby' | 'coffee-ruby' | 'palace';

interface Values {
  n?: number;
  lira?: number;
  room?: number;
}

function said(icon: string, key: Said, named: Values, change: Change, isInk = false): Row {
  const { before, after } = change;
  const values = { n: 0, lira: 0, room: 0, ...named };
  const [text, short] = [t(`pre.${key}`, values), t(`pre.${key}.short`, values)];
  return { icon, text: [text], short: [short], before, after, ...(isInk ? { isInk } : {}) };
}

function filled(good: Good, events: readonly Event[], tally: Tally): Row {
  const icon = GOOD_ICONS[good];
  const before = tally.goods[good];
  const gain = all(events, 'goods').find((event) => event.good === good)?.change ?? 0;
  const named = (key: 'pre.full' | 'pre.fill') => (maybe(key)?.startsWith('{') ? goodTitle(good) : goodName(good));
  if (!gain) return { icon, text: [t('pre.full', { good: named('pre.full') })], short: [t('pre.full.short')] };
  const n = before + gain;
  const text = t('pre.fill', { good: named('pre.fill'), n });
  return { icon, text: [text], short: [t('pre.fill.short', { n })], before, after: n };
}

function post(events: readonly Event[], { before, after, change }: Change): Row {
  const goods = SHOWN.filter((good) => all(events, 'goods').some((event) => event.good === good));
  const icons = spaced([...goods.map((good) => goodIcon(good)), liraIcon(change)]);
  const spoken = `${t('pre.post')}: ${listedText([...goods.map(goodName), `${change} ${t('lira')}`])}`;
  return {
    icon: 'i-letter',
    text: [`${t('pre.post')} `, ...icons],
    short: icons,
    spoken,
    before,
    after,
    counted: 'i-lira',
  };
}

function tile(colour: TileColour, events: readonly Event[], tally: Tally): Row {
  const good = TILE_GOODS[colour];
  const [before, values] = [tally.goods[good], { tile: tileName(colour), gift: t(`pre.gift.${colour}`) }];
  const paid = all(events, 'goods').filter((event) => event.good === good);
  tally.goods[good] -= sum(paid, 'goods', -1);
  const [text, short] = [t('pre.tile', values), t('pre.tile.short', values)];
  return { icon: GOOD_ICONS[good], text: [text], short: [short], before, after: tally.goods[good] };
}

function tavern(option: TavernOption, { before, after }: Change): Row {
  const text = t(`tavern.${option}`);
  return { icon: TAVERN_ICONS[option], text: [text], short: [text], before, after, counted: 'i-coffee' };
}
