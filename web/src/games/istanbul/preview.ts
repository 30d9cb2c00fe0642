/** What would happen at a place, in the order of the rules. */
import type { Rich } from '../../words/rich';
import { facts } from './facts';
import {
  BLACK_MARKET,
  canTakeTile,
  canUse,
  CARAVANSARY,
  DEALER,
  dealerPrice,
  familiesAt,
  FOUNTAIN,
  GOOD_ICONS,
  GREAT_MOSQUE,
  LARGE_MARKET,
  LETTERS,
  mailOf,
  merchantsAt,
  PALACE,
  palacePrice,
  POLICE_STATION,
  POST_OFFICE,
  revenueAt,
  sellable,
  SMALL_MARKET,
  SMALL_MOSQUE,
  TEA_HOUSE,
  TILE_GOODS,
  tileNeeds,
  tilesAt,
  totalOf,
  WAINWRIGHT,
  WAREHOUSES,
  type Game,
  type Good,
  type Seen,
} from './game';
import { goodIcon, goodName, goodsIcons, goodTitle, liraIcon, listedText, spaced, tileName } from './names';
import * as letters from './letters/preview';
import { encounterRow, mochaAction, traderRow } from './mocha/preview';
import { maybe, t } from './words/table';

/** One consequence: a symbol, what happens, and a number before and after. */
export interface Row {
  icon: string;
  /** Drawn in the colour of the text. */
  isInk?: boolean;
  text: Rich;
  /** The same for a phone. */
  short: Rich;
  before?: number;
  after?: number;
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
  | 'extension-all'
  | 'cards'
  | 'gather'
  | 'gather-none'
  | 'black'
  | 'tea'
  | 'sell-not'
  | 'send'
  | 'send-not'
  | 'tile-not'
  | 'tile-all'
  | 'tile-gone'
  | 'no-ruby'
  | 'governor'
  | 'smuggler'
  | 'return'
  | 'recall';

function row(icon: string, said: Plain, more: Partial<Row> = {}): Row {
  return { icon, text: [t(`pre.${said}`)], short: [maybe(`pre.${said}.short`) ?? t(`pre.${said}`)], ...more };
}

const ASSISTANT = { icon: 'i-assistant', isInk: true } as const;

/** A merchant arrives: assistant, payments, action, encounters. */
export function arrival(game: Game, player: Seen, place: number, names: readonly string[]): Row[] {
  const rows: Row[] = [assistantRow(game, player, place)];
  if (rows[0]?.isBad) return [...letters.deliveryRows(player, place), ...rows];
  return [...rows, ...letters.deliveryRows(player, place), ...going(game, player, place, names)];
}

/** A companion comes: he needs no assistant. */
export function visit(game: Game, player: Seen, place: number, names: readonly string[]): Row[] {
  return [letters.companionRow(), ...letters.deliveryRows(player, place), ...going(game, player, place, names)];
}

/** Whoever arrives: payments, action, encounters. */
function going(game: Game, player: Seen, place: number, names: readonly string[]): Row[] {
  const rows: Row[] = [];
  const { seats, neutral, fee } = merchantsAt(game, player, place);
  let { lira } = player;
  if (fee) {
    const who = listedText([
      ...seats.map((seat) => names[seat] ?? ''),
      ...(neutral ? [t('pre.pay-neutral', { n: neutral })] : []),
    ]);
    const canPay = lira >= fee;
    const values = { who, lira: fee };
    rows.push({
      icon: 'i-lira',
      text: [canPay ? t('pre.pay', values) : t('pre.pay-not', values)],
      short: [canPay ? t('pre.pay.short', values) : t('pre.pay-not.short', values)],
      ...(canPay ? { before: lira, after: lira - fee } : { isBad: true }),
    });
    if (!canPay) return rows;
    lira -= fee;
  }
  rows.push(...action(game, player, place, lira));
  for (const seat of familiesAt(game, player, place)) {
    const who = names[seat] ?? '';
    rows.push({
      icon: 'i-family',
      isInk: true,
      text: [t('pre.catch', { who })],
      short: [t('pre.catch.short', { who })],
    });
  }
  for (const token of ['governor', 'smuggler'] as const) {
    if (game.view[token] === place) rows.push(encounterRow(player, row(`i-${token}`, token), token));
  }
  if (game.view.coffee_trader === place) rows.push(traderRow(player));
  if (game.view.courier === place) rows.push(letters.courierRow());
  return rows;
}

function assistantRow(game: Game, player: Seen, place: number): Row {
  const stack = player.stack.length;
  const hasNeutral = game.view.neutral_assistants.includes(place);
  if (place === FOUNTAIN) return { ...row('', 'none-needed'), ...ASSISTANT };
  if (player.lying.includes(place)) return { ...row('', 'pick', { before: stack, after: stack + 1 }), ...ASSISTANT };
  if (stack && hasNeutral) return { ...row('', 'lay-or-neutral'), ...ASSISTANT };
  if (stack) return { ...row('', 'lay', { before: stack, after: stack - 1 }), ...ASSISTANT };
  if (hasNeutral) return { ...row('', 'neutral', { before: stack, after: stack + 1 }), ...ASSISTANT };
  return { ...row('', 'no-assistant', { isBad: true }), ...ASSISTANT };
}

/** What the action of a place would do. */
export function action(game: Game, player: Seen, place: number, lira = player.lira): Row[] {
  const { view } = game;
  const good = WAREHOUSES[place];
  if (good) return [fill(player, good)];
  const special = mochaAction(game, player, place, lira);
  if (special) return special;
  switch (place) {
    case WAINWRIGHT:
      return [extension(player, lira)];
    case POST_OFFICE:
      return post(game, player, lira);
    case CARAVANSARY:
      return [row('i-card', 'cards', { before: player.cards, after: player.cards + 1 })];
    case FOUNTAIN: {
      const [stack, lying] = [player.stack.length, player.lying.length];
      const said = lying ? row('', 'gather', { before: stack, after: stack + lying }) : row('', 'gather-none');
      return [{ ...said, ...ASSISTANT }];
    }
    case BLACK_MARKET:
      return [row('i-dice', 'black')];
    case TEA_HOUSE:
      return [row('i-dice', 'tea')];
    case LARGE_MARKET:
    case SMALL_MARKET: {
      const n = Math.min(5, totalOf(sellable(view, player, place)));
      if (!n) return [row('i-x', 'sell-not', { isBad: true, isInk: true })];
      const gain = revenueAt(place)[n] ?? 0;
      return [
        {
          icon: 'i-lira',
          text: [t('pre.sell', { n, lira: gain })],
          short: [t('pre.sell.short', { n, lira: gain })],
          before: lira,
          after: lira + gain,
        },
      ];
    }
    case POLICE_STATION:
      return player.family === POLICE_STATION
        ? [row('i-family', 'send', { isInk: true })]
        : [row('i-family', 'send-not', { isInk: true, isBad: true })];
    case PALACE:
      return [palace(game, player)];
    case SMALL_MOSQUE:
    case GREAT_MOSQUE:
      return mosque(game, player, place);
    case DEALER: {
      if (!view.rubies.dealer) return [row('i-ruby-o', 'no-ruby', { isBad: true, isInk: true })];
      const price = dealerPrice(view);
      if (lira < price) return [unaffordable('i-lira', 'ruby-not', price, lira)];
      const said = { text: [t('pre.ruby', { lira: price })], short: [t('pre.ruby.short', { lira: price })] };
      return [{ icon: 'i-lira', ...said, before: lira, after: lira - price }, rubyRow(player)];
    }
    default:
      return letters.action(game, player, place);
  }
}

function unaffordable(icon: string, said: 'ruby-not' | 'extension-not', lira: number, have: number): Row {
  return { icon, text: [t(`pre.${said}`, { lira, have })], short: [t(`pre.${said}.short`, { lira })], isBad: true };
}

function rubyRow(player: Seen): Row {
  const said = t('ruby', { n: 1 });
  return { icon: 'i-ruby', text: [said], short: [said], before: player.rubies, after: player.rubies + 1 };
}

function fill(player: Seen, good: Good): Row {
  const [before, n] = [player.goods[good], player.room];
  const icon = GOOD_ICONS[good];
  if (before >= n) {
    const name = maybe(`pre.full`)?.startsWith('{') ? goodTitle(good) : goodName(good);
    return { icon, text: [t('pre.full', { good: name })], short: [t('pre.full.short')] };
  }
  const name = maybe(`pre.fill`)?.startsWith('{') ? goodTitle(good) : goodName(good);
  return { icon, text: [t('pre.fill', { good: name, n })], short: [t('pre.fill.short', { n })], before, after: n };
}

function extension(player: Seen, lira: number): Row {
  const price = facts().extension_price;
  if (player.extensions >= facts().extensions) return row('i-cart', 'extension-all', { isInk: true, isBad: true });
  if (lira < price) return { ...unaffordable('i-cart', 'extension-not', price, lira), isInk: true };
  const isThird = player.extensions === facts().extensions - 1;
  return {
    icon: isThird ? 'i-ruby' : 'i-cart',
    isInk: !isThird,
    text: [
      isThird ? t('pre.extension-ruby', { lira: price }) : t('pre.extension', { lira: price, room: player.room + 1 }),
    ],
    short: [isThird ? t('pre.extension-ruby.short') : t('pre.extension.short', { lira: price })],
    before: lira,
    after: lira - price,
  };
}

function post(game: Game, player: Seen, lira: number): Row[] {
  const mail = mailOf(game.view.mail);
  const gained = mail.goods.filter((good) => player.goods[good] < player.room);
  const icons = spaced([...gained.map((good) => goodIcon(good)), liraIcon(mail.lira)]);
  return [
    {
      icon: 'i-letter',
      text: [`${t('pre.post')} `, ...icons],
      short: icons,
      before: lira,
      after: lira + mail.lira,
    },
  ];
}

function palace(game: Game, player: Seen): Row {
  const { view } = game;
  if (!view.rubies.palace) return row('i-ruby-o', 'no-ruby', { isBad: true, isInk: true });
  const { size, goods, any } = palacePrice(view);
  if (canUse(game, player, PALACE)) {
    return {
      icon: 'i-ruby',
      text: [t('pre.palace', { n: size })],
      short: [t('pre.palace.short', { n: size })],
      before: player.rubies,
      after: player.rubies + 1,
    };
  }
  const missing = { R: 0, G: 0, Y: 0, B: 0 };
  let spare = 0;
  for (const good of LETTERS) {
    missing[good] = Math.max(0, goods[good] - player.goods[good]);
    spare += Math.max(0, player.goods[good] - goods[good]);
  }
  const lacking = Math.max(0, any - spare);
  const icons = spaced([
    ...goodsIcons(missing).filter((piece) => piece !== ' '),
    ...(lacking ? [{ icon: 'g-any', label: t('good.any'), ...(lacking > 1 ? { n: lacking } : {}) }] : []),
  ]);
  return {
    icon: 'i-ruby-o',
    isInk: true,
    text: [`${t('pre.palace-not')} `, ...icons],
    short: [`${t('pre.palace-not.short')} `, ...icons],
    isBad: true,
  };
}

function mosque(game: Game, player: Seen, place: number): Row[] {
  const { view } = game;
  const colours = tilesAt(place);
  const able = colours.filter((colour) => canTakeTile(view, player, colour));
  if (able.length) {
    return able.map((colour) => {
      const good = TILE_GOODS[colour];
      const tile = tileName(colour);
      const values = { before: player.goods[good], after: player.goods[good] - 1 };
      return {
        icon: GOOD_ICONS[good],
        text: [t('pre.tile', { tile })],
        short: [t('pre.tile.short', { tile })],
        ...values,
      };
    });
  }
  const bad = { isBad: true, isInk: true };
  if (colours.every((colour) => player.tiles.includes(colour))) return [row('i-x', 'tile-all', bad)];
  const open = colours.filter((colour) => !player.tiles.includes(colour) && tileNeeds(view, colour));
  if (!open.length) return [row('i-x', 'tile-gone', bad)];
  const needs = spaced(open.map((colour) => goodIcon(TILE_GOODS[colour], tileNeeds(view, colour))));
  return [
    {
      icon: 'i-x',
      ...bad,
      text: [`${t('pre.tile-not')}: `, ...needs],
      short: [`${t('pre.tile-not.short')}: `, ...needs],
    },
  ];
}

/** An assistant is called back. */
export function comingBack(player: Seen, isPaid: boolean): Row[] {
  const stack = player.stack.length;
  const said = row('', isPaid ? 'recall' : 'return', { before: stack, after: stack + 1 });
  return [{ ...said, ...ASSISTANT }];
}
