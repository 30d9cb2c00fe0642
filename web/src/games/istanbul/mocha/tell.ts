/** The log of Mocha & Baksheesh. */
import type { Event } from '../../../api/istanbul.gen';
import type { Piece, Rich } from '../../../words/rich';
import { CARAVANSARY, FOUNTAIN, POLICE_STATION } from '../game';
import { things } from '../gains';
import { placeIn, placeName } from '../names';
import type { Deed } from '../deeds';
import { rich, t } from '../words/table';
import { coffeeIcon } from './choices';
import { COFFEE_HOUSE, GUILD_HALL, ROASTING_PLANT, TAVERN } from './mocha';

function find(events: readonly Event[], what: string): Event | undefined {
  return events.find((event) => event.what === what);
}

function coffeeOf(events: readonly Event[], sign: 1 | -1): number {
  return events
    .filter((event) => event.what === 'coffee' && (event.change ?? 0) * sign > 0)
    .reduce((sum, event) => sum + Math.abs(event.change ?? 0), 0);
}

function strong(place: number | undefined): Piece {
  return { strong: placeName(place ?? 0) };
}

/** What the action of a place brought; null for places of other boxes. */
export function mochaUsed(deed: Deed, who: Piece): Rich | null {
  const { events, seat } = deed;
  const place = placeIn('at', deed.place);
  const coffee = coffeeIcon(coffeeOf(events, 1));
  switch (deed.place) {
    case CARAVANSARY:
      // Which cards these were is told as in the base game.
      return coffeeOf(events, 1) && !find(events, 'draw') && !find(events, 'take card')
        ? rich('log.act.6.coffee', { who, place, coffee })
        : null;
    case ROASTING_PLANT: {
      const cards = events
        .filter(({ what }) => what === 'drop guild')
        .map(({ guild = 0 }) => t('log.guild.name', { place: placeName(guild) }));
      const price = [...things(events, seat, -1), ...cards.flatMap((card) => [' ', card])];
      return coffeeOf(events, 1) ? rich('log.act.17', { who, place, coffee, price }) : [];
    }
    case GUILD_HALL: {
      const dropped = find(events, 'drop guild')?.guild;
      if (!dropped) return rich('log.act.18', { who, place, coffee });
      return rich('log.act.18.all', { who, place, coffee, discard: placeName(dropped) });
    }
    case TAVERN: {
      const spent = coffeeIcon(coffeeOf(events, -1));
      const said = bought(deed, who, spent);
      return said.length ? joined(said) : coffeeOf(events, -1) ? rich('log.act.19', { who, place, coffee: spent }) : [];
    }
    case COFFEE_HOUSE:
      return find(events, 'ruby') ? rich('log.act.20', { who, place, coffee: coffeeIcon(coffeeOf(events, -1)) }) : [];
    default:
      return null;
  }
}

/** What was bought at the tavern; with its guild card these are two things at one price. */
function bought({ events, seat }: Deed, who: Piece, coffee: Piece): Rich[] {
  const said: Rich[] = [];
  for (const event of events) {
    if (event.what === 'tavern tile' && event.tavern) said.push(rich(`log.tavern.${event.tavern}`, { who, coffee }));
    if (event.what === 'barrier') {
      said.push(rich('log.barrier', { who, place: strong(event.place), other: strong(event.beyond), coffee }));
    }
    if (event.what === 'ruby') {
      said.push(
        rich('log.baksheesh', { who, price: things(events, seat, -1), place: placeIn('from', event.place ?? 0) }),
      );
    }
  }
  return said;
}

/** A guild card, what its place brought, and what the guild gave besides. */
export function guildPlayed(deed: Deed, who: Piece, used: (deed: Deed) => Rich): Rich {
  const { events, place, seat } = deed;
  const said: Rich[] = [rich('log.guild', { who, place: strong(place) })];
  const isLast = (event: Event) =>
    (event.what === 'coffee' && (event.change ?? 0) > 0 && ![ROASTING_PLANT, GUILD_HALL].includes(place)) ||
    (event.what === 'lira' && (event.change ?? 0) > 0 && place === COFFEE_HOUSE);
  const extra = events.filter(isLast);
  const isHome = (event: Event) => event.what === 'move' && event.to === POLICE_STATION && place === POLICE_STATION;
  const rest = events.filter((event) => !isLast(event) && !isHome(event) && event.what !== 'guild');
  const isDone = rest.some(({ what }) => what !== 'move') || place === POLICE_STATION;
  if (isDone || place === FOUNTAIN) said.push(used({ ...deed, events: rest }));
  if (extra.length) said.push(rich('log.guild.extra', { goods: things(extra, seat, 1) }));
  return joined(said);
}

/** Guild cards that were drawn: everybody sees how many, their owner which ones. */
export function drawnGuilds(events: readonly Event[]): Rich[] {
  return events
    .filter(({ what, guild }) => what === 'draw guild' && guild)
    .map(({ guild = 0 }) => rich('log.guild.own', { place: strong(guild) }));
}

/** The coffee trader was met. */
export function metTrader({ events, seat }: Deed, who: Piece): Rich {
  const coffee = coffeeIcon(coffeeOf(events, 1));
  const price = things(events, seat, -1);
  if (price.length) return rich('log.coffee-trader.paid', { who, coffee, price });
  return find(events, 'dice') ? rich('log.coffee-trader.free', { who, coffee }) : rich('log.coffee-trader', { who });
}

function joined(sentences: readonly Rich[]): Rich {
  return sentences.filter((one) => one.length).flatMap((one, index) => (index ? [' ', ...one] : one));
}
