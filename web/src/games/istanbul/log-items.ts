/** What somebody did, read from the moments of a game: several moments may be one item. */
import type { Moment } from '../../api/types';
import { TurnReader, type TurnItem } from '../../frame/turn-log';
import { eventsIn, seatOf, type Event, type EventOf, type Token } from './events';
import { POLICE_STATION, type Card } from './game';
import type { KioskTile } from './letters/kiosk';

type Kind =
  | ('arrive' | 'act' | 'play' | 'recall' | 'catch' | 'stop' | 'skip' | 'note' | Token)
  | ('companion' | 'choose' | 'bid' | 'sold' | 'extra' | 'family-walk' | 'come-out' | 'guild');

/** One thing that somebody did, with all that came of it. */
export interface LogItem extends TurnItem {
  kind: Kind;
  place: number;
  events: Event[];
  card?: Card;
  /** Whether the merchant jumped here by a card. */
  isJump?: boolean;
  /** A tile of the Kiosk, and whether it was the last one. */
  tile?: KioskTile;
  isLast?: boolean;
}

/** Cards that are played while something else goes on, such as a payment or a roll. */
const ASIDE: readonly Card[] = ['five-lira', 'two-coffee', 'coffee-sale', 'turn-six'];

/** Reads the moments of a turn by their events, each of which begins an item, belongs to one, or needs no line. */
export class LogReader extends TurnReader<LogItem> {
  override read(moment: Moment): void {
    const events = eventsIn(moment);
    const before = this.current;
    for (const event of events) this.#take(event, moment);
    const [first] = events;
    if (this.current) this.current.number = moment.number;
    // Done in between: what was going on goes on afterwards.
    const isAside = first?.what === 'recall' || (first?.what === 'play' && ASIDE.includes(first.card));
    if (isAside && before) this.current = before;
    if (first?.what === 'stop') this.current = null;
  }

  #begin(kind: Kind, moment: Moment, event: Event, place = 0): LogItem {
    return this.begin({ kind, seat: seatOf(event) ?? moment.seat, number: moment.number, place, events: [event] });
  }

  /** Go on with an item of this turn, or begin it; a card may have been played in between. */
  #resume(kinds: readonly [Kind, ...Kind[]], moment: Moment, event: Event): void {
    const item = this.items.findLast(({ kind }) => kinds.includes(kind));
    if (!item) {
      this.#begin(kinds[0], moment, event);
      return;
    }
    item.events.push(event);
    this.current = item;
  }

  /** Part of what goes on. */
  #add(event: Event, moment: Moment): void {
    if (this.current) this.current.events.push(event);
    else this.#begin('act', moment, event);
  }

  #take(event: Event, moment: Moment): void {
    switch (event.what) {
      case 'turn':
        this.round = event.round;
        this.current = null;
        break;
      case 'end':
        this.current = null;
        break;
      case 'move':
        this.#move(event, moment);
        break;
      case 'lay':
      case 'pick':
        this.#resume(['arrive'], moment, event);
        break;
      case 'pay':
        if (event.for === 'merchants') this.#resume(['arrive', 'companion'], moment, event);
        else this.#resume([event.for], moment, event);
        break;
      case 'meet':
        this.#begin(event.token, moment, event);
        break;
      case 'catch':
      case 'skip':
      case 'stop':
        this.#begin(event.what, moment, event);
        break;
      case 'act':
        // A place is used: by the merchant, by the family member, or once more by a card.
        this.#begin('act', moment, event, event.place);
        break;
      case 'recall':
        this.#begin('recall', moment, event, event.place);
        break;
      case 'play':
        this.#begin('play', moment, event).card = event.card;
        break;
      case 'guild':
        this.#begin('guild', moment, event, event.guild);
        break;
      case 'companion':
        if (event.how === 'fetch') this.#add(event, moment);
        else this.#begin('companion', moment, event, event.to);
        break;
      case 'choose':
        this.#begin('choose', moment, event).tile = event.tile;
        break;
      case 'last tile':
        Object.assign(this.#begin('choose', moment, event), { tile: event.tile, isLast: true });
        break;
      case 'bid':
      case 'pass':
        this.#begin('bid', moment, event);
        break;
      case 'sold':
        this.#begin('sold', moment, event);
        break;
      case 'buy turn':
        this.#begin('extra', moment, event);
        break;
      case 'last round':
      case 'reshuffle':
      case 'reshuffle guilds':
      case 'letters shuffled':
      case 'kiosk shuffled':
      case 'final step':
      case 'over':
        this.note({ kind: 'note', seat: seatOf(event), number: moment.number, place: 0, events: [event] });
        break;
      case 'return':
      case 'fifth assistant':
      case 'sell':
      case 'green tile':
      case 'call':
      case 'dice':
      case 'die':
      case 'no reward':
      case 'lira':
      case 'goods':
      case 'coffee':
      case 'ruby':
      case 'tile':
      case 'extension':
      case 'mail':
      case 'demand':
      case 'discard':
      case 'take card':
      case 'draw':
      case 'guild gift':
      case 'draw guild':
      case 'drop guild':
      case 'tavern tile':
      case 'barrier':
      case 'baksheesh':
      case 'letter':
      case 'give letter':
      case 'delivered':
      case 'extra turn':
      case 'kiosk':
      case 'unused':
        this.#add(event, moment);
        break;
      default:
        event satisfies never;
    }
  }

  /** Somebody stands somewhere else: by walking or jumping, or because a place, a tile or a card brought him. */
  #move(event: EventOf<'move'>, moment: Moment): void {
    if (event.token === 'merchant' && (event.how === 'walk' || event.how === 'jump')) {
      const item = this.#begin('arrive', moment, event, event.to);
      if (event.how === 'jump') item.isJump = true;
    } else if (event.token === 'merchant' && event.how === 'come-out') {
      this.#begin('come-out', moment, event, event.to);
    } else if (event.token === 'family' && event.how === 'walk') {
      this.#begin('family-walk', moment, event);
    } else if (event.token === 'family' && event.how === 'send' && !this.#isActing()) {
      this.#begin('act', moment, event, POLICE_STATION);
    } else this.#add(event, moment);
  }

  #isActing(): boolean {
    return this.current?.kind === 'act' || this.current?.kind === 'guild';
  }
}
