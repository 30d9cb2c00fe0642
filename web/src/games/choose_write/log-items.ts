/** What somebody did, read from the moments of a game: several moments may be one item. */
import type { Moment } from '../../api/types';
import { TurnReader, type TurnItem } from '../../frame/turn-log';
import { seatOf } from './events';
import { eventsIn, type Event } from './game';

/**
 * - `play`, `guild`: the card of a turn, and what its player does with it;
 * - `follow`, `wait`: what a follower does; alone, what is done with the card that `leaves` the display;
 * - `act`: a use of which only the end is known;
 * - `bonus`: rubies for full rows and sections;
 * - `fountain`: what everybody gains;
 * - `end`: the cards at the end of a turn;
 * - `note`: what happens to the table.
 */
type Kind = 'play' | 'guild' | 'follow' | 'wait' | 'leaves' | 'act' | 'bonus' | 'fountain' | 'end' | 'note';

/** One thing that somebody did, with all that came of it. */
export interface LogItem extends TurnItem {
  kind: Kind;
  events: Event[];
}

/** Reads the moments of a turn by their events, each of which begins an item, belongs to one, or needs no line. */
export class LogReader extends TurnReader<LogItem> {
  override read(moment: Moment): void {
    for (const event of eventsIn(moment)) this.#take(event, moment.number);
  }

  #begin(kind: Kind, event: Event, number: number): void {
    this.begin({ kind, seat: seatOf(event), number, events: [event] });
  }

  /** Part of what goes on. */
  #add(event: Event, number: number): void {
    if (!this.current) this.#begin('act', event, number);
    else {
      this.current.events.push(event);
      this.current.number = number;
    }
  }

  /** What a follower does; alone it is done with the card that has just left the display. */
  #follow(kind: 'follow' | 'wait', event: Event, number: number): void {
    if (this.current?.kind !== 'leaves') this.#begin(kind, event, number);
    else {
      this.#add(event, number);
      Object.assign(this.current, { kind, seat: seatOf(event) });
    }
  }

  /** Cards at the end of a turn; a fountain may come in between. */
  #end(event: Event, number: number): void {
    if (this.current?.kind === 'end') this.#add(event, number);
    else this.#begin('end', event, number);
  }

  #take(event: Event, number: number): void {
    switch (event.what) {
      case 'turn':
        this.round = event.round;
        this.current = null;
        break;
      case 'play':
        this.#begin('play', event, number);
        break;
      case 'guild':
        this.#begin('guild', event, number);
        break;
      case 'use':
        if (event.by === 'turn') this.#add(event, number);
        else this.#follow('follow', event, number);
        break;
      case 'pass':
        this.#follow('wait', event, number);
        break;
      case 'discard location':
        this.#begin('leaves', event, number);
        break;
      case 'ruby':
        if (event.reached === undefined) this.#add(event, number);
        else if (this.current?.kind === 'bonus' && this.current.seat === event.seat) this.#add(event, number);
        else this.#begin('bonus', event, number);
        break;
      case 'fountain':
        this.#begin('fountain', event, number);
        break;
      case 'take location':
      case 'draw location':
      case 'display':
      case 'ruby card':
      case 'caravan':
        this.#end(event, number);
        break;
      case 'last round':
      case 'reshuffle':
      case 'over':
        this.note({ kind: 'note', seat: seatOf(event), number, events: [event] });
        break;
      case 'target':
      case 'icon':
      case 'action':
      case 'lira':
      case 'goods':
      case 'check':
      case 'lost':
      case 'draw card':
      case 'use card':
      case 'discard card':
      case 'draw guild':
      case 'drop guild':
        this.#add(event, number);
        break;
      default:
        event satisfies never;
    }
  }
}
