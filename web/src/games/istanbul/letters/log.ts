/** The log of Letters & Seals and of the Great Bazaar. */
import type { Piece, Rich } from '../../../words/rich';
import { all, find, type Event } from '../events';
import { FOUNTAIN, gameOf } from '../game';
import { hasCoffee } from '../mocha/mocha';
import { eventIcons, letterIcon } from '../event-icons';
import { liraIcon, placeIn, spaced } from '../names';
import type { LogItem } from '../log-items';
import type { LogScene } from '../../../frame/turn-log';
import { rich, t } from '../words/table';
import { tileSays } from './choices';
import type { KioskTile } from './kiosk';
import { AUCTION_HOUSE, CATACOMBS, EMBASSY, KIOSK, SECRET_SOCIETY } from './letters';

function whoIs(seat: number | null | undefined, scene: LogScene): Piece {
  return { seat: seat ?? 0, name: scene.names[seat ?? 0] ?? '' };
}

function tileIn(tile: KioskTile, scene: LogScene): string {
  return tileSays(tile, hasCoffee(gameOf(scene.position).view));
}

/** What the action of a place brought; null for places of other boxes. */
export function used({ place, seat, events }: LogItem, who: Piece, scene: LogScene): Rich | null {
  const at = placeIn('at', place);
  switch (place) {
    case EMBASSY: {
      const letters = all(events, 'letter').map((event) => letterIcon(event.place));
      return rich('log.act.21', { who, place: at, letters: spaced(letters) });
    }
    case KIOSK: {
      const tiles = find(events, 'kiosk')?.tiles ?? [];
      const offered = tiles.map((tile) => tileIn(tile, scene)).join(' · ');
      return [...rich('log.act.22', { who, place: at }), ' ', t('log.kiosk', { tiles: offered })];
    }
    case AUCTION_HOUSE: {
      const goods = eventIcons(events, seat, 1);
      return goods.length ? rich('log.act.23', { who, place: at, goods }) : [];
    }
    case SECRET_SOCIETY: {
      if (!find(events, 'ruby')) return [];
      const coin = all(events, 'lira').find(({ change }) => change > 0)?.change;
      const values = { who, place: at };
      return coin ? rich('log.act.24.coins', { ...values, lira: liraIcon(coin) }) : rich('log.act.24', values);
    }
    case CATACOMBS: {
      const goods = eventIcons(events, seat, 1);
      return goods.length ? rich('log.act.25', { who, place: at, goods }) : [];
    }
    default:
      return null;
  }
}

/** A tile of the Kiosk was chosen, and perhaps used. */
export function chosen({ seat, events, isLast, tile }: LogItem, who: Piece, scene: LogScene): Rich {
  if (!tile) return [];
  const said = tileIn(tile, scene);
  const isUnused = find(events, 'unused') !== undefined;
  if (isLast)
    return isUnused ? rich('log.last-tile.unused', { who, tile: said }) : rich('log.last-tile', { who, tile: said });
  if (isUnused) return rich('log.choose.unused', { who, tile: said });
  const die = find(events, 'die')?.dice[0];
  const chose = rich('log.choose', { who, tile: said });
  const goods = eventIcons(events, seat, 1);
  if (die !== undefined)
    return goods.length ? [...chose, ' ', ...rich('log.die', { who, n: die, lira: goods })] : chose;
  const price = eventIcons(events, seat, -1);
  if (price.length && goods.length) return rich('log.choose.swap', { who, tile: said, price, goods });
  if (goods.length) return rich('log.choose.gain', { who, tile: said, goods });
  if (all(events, 'move').some(({ token }) => token === 'merchant')) {
    return [...chose, ' ', ...rich('log.home', { who, place: placeIn('to', FOUNTAIN) })];
  }
  return find(events, 'companion') ? [...chose, ' ', ...rich('log.companion.fetch', { who })] : chose;
}

/** The cards of an auction went to somebody, who pays whoever opened it. */
export function sold({ seat, events }: LogItem, who: Piece, scene: LogScene): Rich {
  const said = rich('log.auction', { who, lira: liraIcon(find(events, 'sold')?.lira ?? 0) });
  const gained = all(events, 'lira').find((event) => event.seat !== seat);
  return gained ? [...said, ' ', ...rich('log.auction.paid', { whom: whoIs(gained.seat, scene) })] : said;
}

/** A bid, or none. */
export function bid({ events }: LogItem, who: Piece): Rich {
  const made = find(events, 'bid');
  return made ? rich('log.bid', { who, lira: liraIcon(made.lira) }) : rich('log.pass', { who });
}

export function metCourier({ seat, events }: LogItem, who: Piece): Rich {
  const price = eventIcons(events, seat, -1);
  if (find(events, 'give letter')) return rich('log.courier.letter', { who });
  if (price.length) return rich('log.courier.paid', { who, price });
  return find(events, 'dice') ? rich('log.courier.free', { who }) : rich('log.courier', { who });
}

/** A companion is set on the board, or goes. */
export function companion({ events, place }: LogItem, who: Piece): Rich {
  return find(events, 'companion')?.how === 'place'
    ? rich('log.companion.place', { who, place: placeIn('at', place) })
    : rich('log.companion', { who, place: placeIn('to', place) });
}

export function familyWalk({ events }: LogItem, who: Piece): Rich {
  return rich('log.family-walk', { who, place: placeIn('to', find(events, 'move')?.to ?? 0) });
}

export function comeOut({ events }: LogItem, who: Piece): Rich {
  return rich('log.come-out', { who, place: placeIn('at', find(events, 'move')?.to ?? 0) });
}

/** Letters were given up for another turn. */
export function extraTurn({ events }: LogItem, who: Piece): Rich {
  const seals = all(events, 'give letter').reduce((sum, event) => sum + event.seals, 0);
  const said = rich('log.gave', { who, n: seals });
  return find(events, 'extra turn') ? [...said, ' ', ...rich('log.extra-turn', { who })] : said;
}

/** Letters that were delivered by the way, whoever's they were. */
export function delivered(events: readonly Event[], scene: LogScene): Rich[] {
  return all(events, 'delivered').map(({ seat, place, letters }) =>
    rich('log.delivered', { who: whoIs(seat, scene), n: letters, place: placeIn('at', place) }),
  );
}
