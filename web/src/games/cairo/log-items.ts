/** What somebody did, read from the moments of a game: several moments may be one item. */
import type { Moment } from '../../api/types';
import { TurnReader, type TurnItem } from '../../frame/turn-log';
import { seatOf } from './events';
import { eventsIn, type Event } from './game';

/**
 * - `build`: cards that were played, and what was built with them;
 * - `put`: a stall before the first turn, one's own or a neutral one;
 * - `lure`: a customer, who earned, and who came in;
 * - `draw`: cards and barkers, and what was dropped;
 * - `score`: what somebody has at the end;
 * - `note`: what happens to the table, or to somebody's part in it.
 */
type Kind = 'build' | 'put' | 'lure' | 'draw' | 'score' | 'note';

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

  /** Part of what goes on, if that is of this kind; else something of its own. */
  #add(kind: Kind, event: Event, number: number): void {
    if (this.current?.kind !== kind) this.#begin(kind, event, number);
    else {
      this.current.events.push(event);
      this.current.number = number;
    }
  }

  #note(event: Event, number: number): void {
    this.note({ kind: 'note', seat: seatOf(event), number, events: [event] });
  }

  #take(event: Event, number: number): void {
    switch (event.what) {
      case 'turn':
        this.round = event.round;
        this.current = null;
        break;
      case 'play':
        this.#begin('build', event, number);
        break;
      case 'stall':
        // Before the first turn no card is played.
        this.#add(this.current?.kind === 'build' ? 'build' : 'put', event, number);
        if (this.current?.kind === 'put') this.current = null;
        break;
      case 'fee':
      case 'move':
      case 'expand':
      case 'pay':
      case 'medal':
        this.#add('build', event, number);
        break;
      case 'neutral':
        this.#begin('put', event, number);
        break;
      case 'lure':
        this.#begin('lure', event, number);
        break;
      case 'earn':
      case 'leave':
      case 'enter':
        this.#add('lure', event, number);
        break;
      case 'draw':
      case 'draw pile':
      case 'draw barker':
      case 'drop':
        this.#add('draw', event, number);
        break;
      case 'score':
        this.#begin('score', event, number);
        break;
      case 'neutral gone':
      case 'skip':
      case 'final':
      case 'retire':
      case 'reshuffle':
      case 'over':
        this.#note(event, number);
        break;
      // New cards of the display lie open beside the market.
      case 'display':
        break;
      default:
        event satisfies never;
    }
  }
}
