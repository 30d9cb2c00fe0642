/** What somebody would gain and give by the action of a place, from the events of an outlook. */
import type { Event } from '../../api/istanbul.gen';
import { GOOD_ICONS, PALACE, POST_OFFICE, SHOWN, TILE_GOODS, WAREHOUSES, type Good, type Seen } from './game';
import { TAVERN_ICONS, type TavernOption } from './mocha/mocha';
import { goodIcon, goodName, goodTitle, liraIcon, listedText, spaced, tileName } from './names';
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

/** Own gains as rows; `answer` is the one that brings them, where there are several. */
export function gainRows(place: number, tally: Tally, events: readonly Event[], answer = ''): Row[] {
  const own = events.filter(({ seat }) => seat === tally.seat);
  const rows: Row[] = [];
  const lira = move(own, 'lira', tally);
  const coffee = move(own, 'coffee', tally);
  const sold = own.filter(({ what, change = 0 }) => what === 'goods' && change < 0);
  const rubies = own.filter(({ what }) => what === 'ruby').length;
  const good = WAREHOUSES[place];
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
    if (event.what === 'tile' && event.colour) rows.push(tile(event.colour, tally));
    if (event.what === 'fifth assistant') {
      const text = t('tile.blue');
      const stack = { before: tally.stack, after: ++tally.stack };
      rows.push({ icon: 'i-assistant', isInk: true, text: [text], short: [text], ...stack });
    }
  }
  const isTavern = answer.startsWith('tavern ');
  if (isTavern) rows.push(tavern(answer.slice(7) as TavernOption, coffee));
  const isSale = sold.length > 0 && lira.change > 0;
  if (isSale) {
    const n = sold.reduce((sum, { change = 0 }) => sum - change, 0);
    rows.push(said('i-lira', 'sell', { n, lira: lira.change }, lira));
  } else if (rubies && lira.change < 0 && !rows.length) rows.push(said('i-lira', 'ruby', { lira: -lira.change }, lira));
  else if (lira.change > 0 && place !== POST_OFFICE) rows.push(plainly('i-lira', t('lira'), lira));
  if (rubies && coffee.change < 0 && !isTavern)
    rows.push(said('i-coffee', 'coffee-ruby', { n: -coffee.change }, coffee));
  else if (coffee.change > 0) rows.push(plainly('i-coffee', t('coffee'), coffee));
  if (rubies && place === PALACE) {
    const n = sold.reduce((sum, { change = 0 }) => sum - change, 0);
    rows.push(said('i-ruby', 'palace', { n }, ruby(tally, rubies)));
  } else if (rubies) rows.push(rubyRow(tally, rubies));
  return rows;
}

interface Change {
  before: number;
  after: number;
  change: number;
}

function move(events: readonly Event[], what: 'lira' | 'coffee', tally: Tally): Change {
  const change = events.reduce((sum, event) => sum + (event.what === what ? (event.change ?? 0) : 0), 0);
  const before = tally[what];
  tally[what] += change;
  return { before, after: before + change, change };
}

function ruby(tally: Tally, n: number): Change {
  const before = tally.rubies;
  tally.rubies += n;
  return { before, after: tally.rubies, change: n };
}

export function rubyRow(tally: Tally, n = 1): Row {
  return plainly('i-ruby', t('ruby', { n }), ruby(tally, n));
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
  const gain = events.find((event) => event.what === 'goods' && event.good === good)?.change ?? 0;
  const named = (key: 'pre.full' | 'pre.fill') => (maybe(key)?.startsWith('{') ? goodTitle(good) : goodName(good));
  if (!gain) return { icon, text: [t('pre.full', { good: named('pre.full') })], short: [t('pre.full.short')] };
  const n = before + gain;
  const text = t('pre.fill', { good: named('pre.fill'), n });
  return { icon, text: [text], short: [t('pre.fill.short', { n })], before, after: n };
}

function post(events: readonly Event[], { before, after, change }: Change): Row {
  const goods = SHOWN.filter((good) => events.some((event) => event.what === 'goods' && event.good === good));
  const icons = spaced([...goods.map((good) => goodIcon(good)), liraIcon(change)]);
  const heard = `${t('pre.post')}: ${listedText([...goods.map(goodName), `${change} ${t('lira')}`])}`;
  return {
    icon: 'i-letter',
    text: [`${t('pre.post')} `, ...icons],
    short: icons,
    heard,
    before,
    after,
    counted: 'i-lira',
  };
}

function tile(colour: NonNullable<Event['colour']>, tally: Tally): Row {
  const good = TILE_GOODS[colour];
  const [before, values] = [tally.goods[good], { tile: tileName(colour), gift: t(`pre.gift.${colour}`) }];
  tally.goods[good] -= 1;
  const [text, short] = [t('pre.tile', values), t('pre.tile.short', values)];
  return { icon: GOOD_ICONS[good], text: [text], short: [short], before, after: before - 1 };
}

function tavern(option: TavernOption, { before, after }: Change): Row {
  const text = t(`tavern.${option}`);
  return { icon: TAVERN_ICONS[option], text: [text], short: [text], before, after, counted: 'i-coffee' };
}
