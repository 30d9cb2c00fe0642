/** What a place says to those who hear the board: its name with all that is on it now, and what it is for. */
import { plain, type Rich } from '../../words/rich';
import type { Scene } from '../contract';
import { facts } from './facts';
import {
  DEALER,
  demandAt,
  gameOf,
  GOOD_ICONS,
  GREAT_MOSQUE,
  LARGE_MARKET,
  LETTERS,
  PALACE,
  palacePrice,
  POST_OFFICE,
  revenueAt,
  rubiesAt,
  SHOWN,
  SMALL_MARKET,
  SMALL_MOSQUE,
  stepsTo,
  TILE_GOODS,
  tileNeeds,
  tilesAt,
  WAINWRIGHT,
  WAREHOUSES,
  type Game,
  type Good,
  type Piece,
  type Seen,
  type TileColour,
} from './game';
import { tileSays } from './letters/choices';
import { affairOf, AUCTION_HOUSE, KIOSK, SECRET_SOCIETY } from './letters/letters';
import {
  baksheeshGoods,
  COFFEE_HOUSE,
  hasCoffee,
  ROASTING_PLANT,
  TAVERN,
  TAVERN_OPTIONS,
  tavernPrice,
  type TavernOption,
} from './mocha/mocha';
import { goodName, listedText, placeName, tileName } from './names';
import { isChoosing, type Point } from './points';
import type { Row } from './preview';
import { purposeOf, placePreview } from './place-preview';
import { t } from './words/table';

export interface Spoken {
  /** Number, name, whether it can be chosen, prices and stocks of now, who is there. */
  name: string;
  /** What it is for, and what would happen, or why it cannot be chosen, if the house has been asked. */
  about: string;
}

export function spokenOf(
  scene: Scene,
  points: ReadonlyMap<number, Point>,
  place: number,
  pieces: readonly Piece[],
  why?: Rich,
): Spoken {
  const game = gameOf(scene.position);
  const me = game.players[scene.focus];
  const steps = me ? stepsTo(game.view, me, place) : 0;
  const rest = [
    ...(isChoosing(points) ? [points.has(place) ? t('tile.can') : t('tile.cannot')] : []),
    ...(me ? [`${steps ? t('steps.away', { n: steps }) : t('steps.here')}.`] : []),
    ...wares(game, me, place, scene.names),
    pieces.length ? `${pieces.map((piece) => pieceSays(piece, scene.names)).join(', ')}.` : t('tile.empty'),
  ];
  const { rows } = placePreview(scene, points, place);
  return {
    name: t('tile.says', { n: place, place: placeName(place), rest: rest.join(' ') }),
    about: [purposeOf(game, place), ...rows.map(rowSays), why && plain(why)].filter(Boolean).join(' '),
  };
}

/** A consequence in words, with what is counted before and after. */
export function rowSays(row: Row): string {
  const { text, spoken, before, after } = row;
  const said = spoken ?? plain(text);
  if (before === undefined || after === undefined) return `${said}.`;
  const what = countedIn(row);
  const change = t('change.of', { what, before, after });
  return said === what ? `${change}.` : `${said}; ${change}.`;
}

/** What the numbers of a row count. */
export function countedIn({ icon, counted = icon }: Row): string {
  const good = SHOWN.find((one) => GOOD_ICONS[one] === counted);
  if (good) return goodName(good);
  switch (counted) {
    case 'i-ruby':
      return t('ruby', { n: 2 });
    case 'i-assistant':
      return t('assistants', { n: 2 });
    case 'i-card':
      return t('cards', { n: 2 });
    case 'i-seal':
      return t('seals', { n: 2 });
    case 'i-coffee':
      return t('coffee');
    default:
      return t('lira');
  }
}

/** Somebody who stands or lies on a place. */
export function pieceSays(piece: Piece, names: readonly string[]): string {
  const name = 'seat' in piece ? (names[piece.seat] ?? '') : '';
  switch (piece.kind) {
    case 'merchant':
      return t('piece.merchant', { name, n: piece.stack });
    case 'assistant':
    case 'family':
    case 'companion':
      return t(`piece.${piece.kind}`, { name });
    case 'governor':
    case 'smuggler':
    case 'coffee-trader':
    case 'courier':
      return t(piece.kind);
    default:
      return t(`piece.${piece.kind}`);
  }
}

/** Prices, stocks and demand of a place, as its strip shows them in symbols. */
function wares(game: Game, me: Seen | undefined, place: number, names: readonly string[]): string[] {
  const rubies = rubiesAt(game.view, place);
  return [...offered(game, me, place, names), ...(rubies === null ? [] : [`${t('stock.left', { n: rubies })}.`])];
}

function offered(game: Game, me: Seen | undefined, place: number, names: readonly string[]): string[] {
  const { view } = game;
  const good = WAREHOUSES[place];
  if (good) return me ? [t('hear.good', { n: me.goods[good], good: goodName(good), room: me.room })] : [];
  switch (place) {
    case WAINWRIGHT:
      return [t('hear.extension', { lira: facts().extension_price })];
    case POST_OFFICE: {
      const goods = (facts().mail_goods[view.mail] ?? []).map((index) => `1 ${goodName(LETTERS[index] ?? 'R')}`);
      const said = [...goods, `${facts().mail_lira[view.mail] ?? 0} ${t('lira')}`];
      return [t('hear.mail', { goods: listedText(said) })];
    }
    case LARGE_MARKET:
    case SMALL_MARKET: {
      const [, ...revenue] = revenueAt(place);
      return [
        t('hear.demand', { goods: listedText(goodsSaid(demandAt(view, place))) }),
        t('hear.revenue', { lira: listedText(revenue.map(String), 'or'), n: revenue.length }),
      ];
    }
    case PALACE: {
      if (!view.wares.palace) return [];
      const { goods, any } = palacePrice(view);
      return [costs([...goodsSaid(goods), ...(any ? [t('hear.any', { n: any })] : [])])];
    }
    case DEALER:
      return view.wares.dealer ? [costs([`${view.wares.dealer} ${t('lira')}`])] : [];
    case SMALL_MOSQUE:
    case GREAT_MOSQUE:
      return tilesAt(place).map((colour) => mosqueTile(colour, tileNeeds(view, colour), me));
    case ROASTING_PLANT:
      return [t('hear.roast', { n: facts().mocha.roast_coffee, lira: facts().mocha.roast_fee })];
    case TAVERN:
      return TAVERN_OPTIONS.map((option) => tavernOption(view, option, me));
    case COFFEE_HOUSE:
      return view.wares.coffee_house ? [costs([t('coffee.says', { n: view.wares.coffee_house })])] : [];
    case SECRET_SOCIETY: {
      const coin = view.wares.society;
      const price = costs([t('seals.have', { n: facts().letters.society_seals })]);
      return [price, ...(coin ? [t('society.coins', { n: coin })] : [])];
    }
    case KIOSK:
    case AUCTION_HOUSE:
      return affair(game.step, place, hasCoffee(view), names);
    default:
      return [];
  }
}

function goodsSaid(goods: Readonly<Record<Good, number>>): string[] {
  return SHOWN.filter((good) => goods[good] > 0).map((good) => `${goods[good]} ${goodName(good)}`);
}

function costs(price: readonly string[]): string {
  return t('hear.ruby', { price: listedText(price) });
}

function mosqueTile(colour: TileColour, needs: number, me: Seen | undefined): string {
  const tile = tileName(colour);
  if (me?.tiles.includes(colour)) return t('hear.tile.yours', { tile });
  return needs ? t('hear.tile', { tile, n: needs, good: goodName(TILE_GOODS[colour]) }) : t('hear.tile.gone', { tile });
}

function tavernOption(view: Game['view'], option: TavernOption, me: Seen | undefined): string {
  const what = t(`tavern.${option}`);
  const price = tavernPrice(view, option);
  const coffee = t('coffee.says', { n: price });
  if (option === 'baksheesh') {
    const said = price ? listedText([coffee, ...goodsSaid(baksheeshGoods(view))]) : t('strip.none');
    return t('hear.each', { what, said });
  }
  if (option !== 'barrier' && me?.tavern.includes(option)) return t('hear.each', { what, said: t('tavern.owned') });
  return t('hear.each', { what, said: price ? coffee : t('tavern.gone') });
}

/** What lies open at the Kiosk, or is bid at the Auction House. */
function affair(step: Game['step'], place: number, coffee: boolean, names: readonly string[]): string[] {
  const now = affairOf(step);
  if (now?.kind === 'kiosk' && place === KIOSK) {
    return [t('log.kiosk', { tiles: now.tiles.map((tile) => tileSays(tile, coffee)).join('; ') })];
  }
  if (now?.kind === 'auction' && place === AUCTION_HOUSE && now.leader >= 0) {
    return [t('hear.bid', { name: names[now.leader] ?? '', lira: now.highest })];
  }
  return [];
}
