/** Why the action of a place is not possible, once the house has said so. */
import { facts } from './facts';
import {
  DEALER,
  dealerPrice,
  GREAT_MOSQUE,
  LARGE_MARKET,
  LETTERS,
  PALACE,
  palacePrice,
  POLICE_STATION,
  SMALL_MARKET,
  SMALL_MOSQUE,
  TILE_GOODS,
  tileNeeds,
  tilesAt,
  WAINWRIGHT,
  type Game,
  type Seen,
} from './game';
import { societyReason } from './letters/preview';
import { mochaReason } from './mocha/preview';
import { goodIcon, goodsIcons, spaced } from './names';
import type { Row } from './preview';
import { t } from './words/table';

const BAD = { isBad: true, isInk: true } as const;

type Said = 'extension-all' | 'sell-not' | 'send-not' | 'no-ruby' | 'tile-all' | 'tile-gone';

function row(icon: string, said: Said): Row {
  return { icon, text: [t(`pre.${said}`)], short: [t(`pre.${said}.short`)], ...BAD };
}

/** Empty for a place at which that cannot happen. `lira` is what is left after payments. */
export function reasons(game: Game, player: Seen, place: number, lira = player.lira): Row[] {
  const { view } = game;
  switch (place) {
    case WAINWRIGHT: {
      if (player.extensions >= facts().extensions) return [row('i-cart', 'extension-all')];
      return [{ ...tooDear('i-cart', 'extension-not', facts().extension_price, lira), isInk: true }];
    }
    case LARGE_MARKET:
    case SMALL_MARKET:
      return [row('i-x', 'sell-not')];
    case POLICE_STATION:
      return [row('i-family', 'send-not')];
    case PALACE:
      return [view.rubies.palace ? palace(game, player) : row('i-ruby-o', 'no-ruby')];
    case SMALL_MOSQUE:
    case GREAT_MOSQUE:
      return [mosque(game, player, place)];
    case DEALER:
      return [view.rubies.dealer ? tooDear('i-lira', 'ruby-not', dealerPrice(view), lira) : row('i-ruby-o', 'no-ruby')];
    default:
      return mochaReason(game, player, place) ?? societyReason(player, place);
  }
}

function tooDear(icon: string, said: 'ruby-not' | 'extension-not', lira: number, have: number): Row {
  return { icon, text: [t(`pre.${said}`, { lira, have })], short: [t(`pre.${said}.short`, { lira })], isBad: true };
}

function palace(game: Game, player: Seen): Row {
  const { goods, any } = palacePrice(game.view);
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
    ...BAD,
    text: [`${t('pre.palace-not')} `, ...icons],
    short: [`${t('pre.palace-not.short')} `, ...icons],
  };
}

function mosque(game: Game, player: Seen, place: number): Row {
  const colours = tilesAt(place);
  if (colours.every((colour) => player.tiles.includes(colour))) return row('i-x', 'tile-all');
  const open = colours.filter((colour) => !player.tiles.includes(colour) && tileNeeds(game.view, colour));
  if (!open.length) return row('i-x', 'tile-gone');
  const needs = spaced(open.map((colour) => goodIcon(TILE_GOODS[colour], tileNeeds(game.view, colour))));
  return {
    icon: 'i-x',
    ...BAD,
    text: [`${t('pre.tile-not')}: `, ...needs],
    short: [`${t('pre.tile-not.short')}: `, ...needs],
  };
}
