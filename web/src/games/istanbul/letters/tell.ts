/** The log of Letters & Seals and of the Great Bazaar. */
import type { Event } from '../../../api/istanbul.gen';
import type { Piece, Rich } from '../../../words/rich';
import { FOUNTAIN } from '../game';
import { letterIcon, things } from '../gains';
import { liraIcon, placeIn, spaced } from '../names';
import type { Deed } from '../deeds';
import type { Teller } from '../tell';
import { rich, t } from '../words/table';
import { tileSays } from './choices';
import type { KioskTile } from './kiosk';
import { AUCTION_HOUSE, CATACOMBS, EMBASSY, KIOSK, SECRET_SOCIETY } from './letters';

function whoIs(seat: number | null | undefined, scene: Teller): Piece {
  return { seat: seat ?? 0, name: scene.names[seat ?? 0] ?? '' };
}

function find(events: readonly Event[], what: string): Event | undefined {
  return events.find((event) => event.what === what);
}

function tileIn(tile: string | undefined, scene: Teller): string {
  return tileSays(tile as KioskTile, scene.table.options['rules'] === 'great-bazaar');
}

/** What the action of a place brought; null for places of other boxes. */
export function used({ place, seat, events }: Deed, who: Piece, scene: Teller): Rich | null {
  const at = placeIn('at', place);
  switch (place) {
    case EMBASSY: {
      const letters = events.filter(({ what }) => what === 'letter').map((event) => letterIcon(event.place ?? 0));
      return rich('log.act.21', { who, place: at, letters: spaced(letters) });
    }
    case KIOSK: {
      const tiles = find(events, 'kiosk')?.tiles ?? [];
      const offered = tiles.map((tile) => tileIn(tile, scene)).join(' · ');
      return [...rich('log.act.22', { who, place: at }), ' ', t('log.kiosk', { tiles: offered })];
    }
    case AUCTION_HOUSE: {
      const goods = things(events, seat, 1);
      return goods.length ? rich('log.act.23', { who, place: at, goods }) : [];
    }
    case SECRET_SOCIETY: {
      if (!find(events, 'ruby')) return [];
      const coin = events.find((event) => event.what === 'lira' && (event.change ?? 0) > 0)?.change;
      const values = { who, place: at };
      return coin ? rich('log.act.24.coins', { ...values, lira: liraIcon(coin) }) : rich('log.act.24', values);
    }
    case CATACOMBS: {
      const goods = things(events, seat, 1);
      return goods.length ? rich('log.act.25', { who, place: at, goods }) : [];
    }
    default:
      return null;
  }
}

/** A tile of the Kiosk was chosen, and perhaps used. */
export function chosen({ seat, events, isLast, tile }: Deed, who: Piece, scene: Teller): Rich {
  const said = tileIn(tile, scene);
  const isUnused = find(events, 'unused') !== undefined;
  if (isLast)
    return isUnused ? rich('log.last-tile.unused', { who, tile: said }) : rich('log.last-tile', { who, tile: said });
  if (isUnused) return rich('log.choose.unused', { who, tile: said });
  const die = find(events, 'die')?.dice?.[0];
  const chose = rich('log.choose', { who, tile: said });
  const goods = things(events, seat, 1);
  if (die !== undefined)
    return goods.length ? [...chose, ' ', ...rich('log.die', { who, n: die, lira: goods })] : chose;
  const price = things(events, seat, -1);
  if (price.length && goods.length) return rich('log.choose.swap', { who, tile: said, price, goods });
  if (goods.length) return rich('log.choose.gain', { who, tile: said, goods });
  if (events.some((event) => event.what === 'move' && event.token === 'merchant')) {
    return [...chose, ' ', ...rich('log.home', { who, place: placeIn('to', FOUNTAIN) })];
  }
  return find(events, 'companion') ? [...chose, ' ', ...rich('log.companion.fetch', { who })] : chose;
}

/** The cards of an auction went to somebody. */
export function sold({ seat, events }: Deed, who: Piece, scene: Teller): Rich {
  const paid = events.find((event) => event.what === 'lira' && event.seat === seat && (event.change ?? 0) < 0);
  const gained = events.find((event) => event.what === 'lira' && event.seat !== seat && (event.change ?? 0) > 0);
  const said = rich('log.auction', { who, lira: liraIcon(-(paid?.change ?? 0)) });
  return gained ? [...said, ' ', ...rich('log.auction.paid', { whom: whoIs(gained.seat, scene) })] : said;
}

/** A bid, or none. */
export function bid({ events }: Deed, who: Piece): Rich {
  const made = find(events, 'bid');
  return made ? rich('log.bid', { who, lira: liraIcon(made.lira ?? 0) }) : rich('log.pass', { who });
}

export function metCourier({ seat, events }: Deed, who: Piece): Rich {
  const price = things(events, seat, -1);
  if (find(events, 'give letter')) return rich('log.courier.letter', { who });
  if (price.length) return rich('log.courier.paid', { who, price });
  return find(events, 'dice') ? rich('log.courier.free', { who }) : rich('log.courier', { who });
}

/** A companion is fetched or set on the board, or goes. */
export function companion({ events }: Deed, who: Piece): Rich {
  const move = find(events, 'companion');
  const [from, to] = [move?.from ?? 0, move?.to ?? 0];
  if (to <= 0) return rich('log.companion.fetch', { who });
  return from > 0
    ? rich('log.companion', { who, place: placeIn('to', to) })
    : rich('log.companion.place', { who, place: placeIn('at', to) });
}

export function familyWalk({ events }: Deed, who: Piece): Rich {
  return rich('log.family-walk', { who, place: placeIn('to', find(events, 'move')?.to ?? 0) });
}

export function comeOut({ events }: Deed, who: Piece): Rich {
  return rich('log.come-out', { who, place: placeIn('at', find(events, 'move')?.to ?? 0) });
}

/** Letters were given up for another turn. */
export function extraTurn({ events }: Deed, who: Piece): Rich {
  const seals = events.filter(({ what }) => what === 'give letter').reduce((sum, event) => sum + (event.seals ?? 0), 0);
  const said = rich('log.gave', { who, n: seals });
  return find(events, 'extra turn') ? [...said, ' ', ...rich('log.extra-turn', { who })] : said;
}

/** Letters that were delivered by the way, whoever's they were. */
export function delivered(events: readonly Event[], scene: Teller): Rich[] {
  return events
    .filter(({ what }) => what === 'delivered')
    .map(({ seat, place = 0, letters = 1 }) =>
      rich('log.delivered', { who: whoIs(seat, scene), n: letters, place: placeIn('at', place) }),
    );
}
