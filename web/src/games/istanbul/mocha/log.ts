/** The log of Mocha & Baksheesh. */
import type { Piece, Rich } from '../../../words/rich';
import { all, find, sum, type Event } from '../events';
import { CARAVANSARY, FOUNTAIN, POLICE_STATION } from '../game';
import { eventIcons } from '../event-icons';
import { placeIn, placeName } from '../names';
import type { LogItem } from '../log-items';
import { rich, t } from '../words/table';
import { coffeeIcon } from './choices';
import { COFFEE_HOUSE, GUILD_HALL, ROASTING_PLANT, TAVERN } from './mocha';

function strong(place: number): Piece {
  return { strong: placeName(place) };
}

/** What the action of a place brought; null for places of other boxes. */
export function mochaUsed(item: LogItem, who: Piece): Rich | null {
  const { events, seat } = item;
  const place = placeIn('at', item.place);
  const coffee = coffeeIcon(sum(events, 'coffee', 1));
  switch (item.place) {
    case CARAVANSARY:
      // Which cards these were is told as in the base game.
      return sum(events, 'coffee', 1) && !find(events, 'draw') && !find(events, 'take card')
        ? rich('log.act.6.coffee', { who, place, coffee })
        : null;
    case ROASTING_PLANT: {
      const cards = all(events, 'drop guild').map(({ guild }) => t('log.guild.name', { place: placeName(guild) }));
      const price = [...eventIcons(events, seat, -1), ...cards.flatMap((card) => [' ', card])];
      return sum(events, 'coffee', 1) ? rich('log.act.17', { who, place, coffee, price }) : [];
    }
    case GUILD_HALL: {
      const dropped = find(events, 'drop guild')?.guild;
      if (!dropped) return rich('log.act.18', { who, place, coffee });
      return rich('log.act.18.all', { who, place, coffee, discard: placeName(dropped) });
    }
    case TAVERN: {
      const spent = coffeeIcon(sum(events, 'coffee', -1));
      const said = bought(item, who, spent);
      return said.length
        ? joined(said)
        : sum(events, 'coffee', -1)
          ? rich('log.act.19', { who, place, coffee: spent })
          : [];
    }
    case COFFEE_HOUSE:
      return find(events, 'ruby')
        ? rich('log.act.20', { who, place, coffee: coffeeIcon(sum(events, 'coffee', -1)) })
        : [];
    default:
      return null;
  }
}

/** What was bought at the tavern; with its guild card these are two things at one price. */
function bought({ events, seat }: LogItem, who: Piece, coffee: Piece): Rich[] {
  const said: Rich[] = [];
  for (const event of events) {
    if (event.what === 'tavern tile') said.push(rich(`log.tavern.${event.tavern}`, { who, coffee }));
    if (event.what === 'barrier') {
      said.push(rich('log.barrier', { who, place: strong(event.place), other: strong(event.beyond), coffee }));
    }
    if (event.what === 'ruby') {
      said.push(
        rich('log.baksheesh', { who, price: eventIcons(events, seat, -1), place: placeIn('from', event.place) }),
      );
    }
  }
  return said;
}

/** A guild card, what its place brought, and what the guild gave besides. */
export function guildPlayed(item: LogItem, who: Piece, used: (item: LogItem) => Rich): Rich {
  const { events, place, seat } = item;
  const said: Rich[] = [rich('log.guild', { who, place: strong(place) })];
  const extra = giftIn(events);
  const isHome = (event: Event) => event.what === 'move' && event.token === 'family' && event.how === 'home';
  const rest = events.filter(
    (event) => !extra.includes(event) && !isHome(event) && event.what !== 'guild' && event.what !== 'guild gift',
  );
  const isDone = rest.some(({ what }) => what !== 'move') || place === POLICE_STATION;
  if (isDone || place === FOUNTAIN) said.push(used({ ...item, events: rest }));
  if (extra.length) said.push(rich('log.guild.extra', { goods: eventIcons(extra, seat, 1) }));
  return joined(said);
}

/** What the guild itself gave: the gains directly after its gift is told. */
function giftIn(events: readonly Event[]): readonly Event[] {
  const begin = events.findIndex(({ what }) => what === 'guild gift') + 1;
  if (!begin) return [];
  const isGain = ({ what }: Event) => what === 'coffee' || what === 'lira' || what === 'goods';
  const end = events.findIndex((event, index) => index >= begin && !isGain(event));
  return events.slice(begin, end < 0 ? events.length : end);
}

/** Guild cards that were drawn: everybody sees how many, their owner which ones. */
export function drawnGuilds(events: readonly Event[]): Rich[] {
  return all(events, 'draw guild').flatMap(({ guild }) =>
    guild ? [rich('log.guild.own', { place: strong(guild) })] : [],
  );
}

/** The coffee trader was met. */
export function metTrader({ events, seat }: LogItem, who: Piece): Rich {
  const coffee = coffeeIcon(sum(events, 'coffee', 1));
  const price = eventIcons(events, seat, -1);
  if (price.length) return rich('log.coffee-trader.paid', { who, coffee, price });
  return find(events, 'dice') ? rich('log.coffee-trader.free', { who, coffee }) : rich('log.coffee-trader', { who });
}

function joined(sentences: readonly Rich[]): Rich {
  return sentences.filter((one) => one.length).flatMap((one, index) => (index ? [' ', ...one] : one));
}
