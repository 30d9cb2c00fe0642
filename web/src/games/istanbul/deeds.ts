/** What somebody did, read from the moments of a game: several moments may be one deed. */
import type { Event } from '../../api/istanbul.gen';
import type { Moment } from '../../api/types';
import { FOUNTAIN, POLICE_STATION } from './game';
import { CATACOMBS } from './letters/letters';
export type What = Event & { sentence?: string };

type Kind =
  | ('arrive' | 'act' | 'play' | 'recall' | 'catch' | 'stop' | 'skip' | 'note' | Token)
  | ('companion' | 'choose' | 'bid' | 'sold' | 'extra' | 'family-walk' | 'come-out' | 'guild');

/** One thing that somebody did, with all that came of it. */
export interface Deed {
  kind: Kind;
  seat: number | null;
  number: number;
  place: number;
  events: What[];
  card?: Event['card'] | undefined;
  round?: number;
  /** Whether the merchant jumped here by a card. */
  isJump?: boolean;
  /** A tile of the Kiosk, and whether it was the last one. */
  tile?: string | undefined;
  isLast?: boolean;
}

const TOKENS = ['governor', 'smuggler', 'coffee-trader', 'courier'] as const;
export type Token = (typeof TOKENS)[number];

/** Cards that are played while something else goes on, such as a payment or a roll. */
const ASIDE: readonly Event['card'][] = ['five-lira', 'two-coffee', 'coffee-sale', 'turn-six'];

/** Cards by which a merchant jumps. */
const JUMPS: readonly Event['card'][] = ['join-merchant', 'anywhere', 'corner-move'];

/**
 * Reads moments by their events: what others answered is not told, only what came of it. Where that leaves a doubt, the
 * moments that follow decide: the governor and the smuggler always roll in the end.
 */
export class DeedReader {
  readonly deeds: Deed[] = [];
  #current: Deed | null = null;
  round: number;
  /** The round that was told last. */
  told: number;
  /** The tiles of the Kiosk that nobody has chosen yet. */
  #market: string[] = [];

  constructor(round: number, told: number) {
    this.round = round;
    this.told = told;
  }

  read(moment: Moment, next: readonly Moment[]): void {
    const events = moment.events as unknown as What[];
    const before = this.#current;
    this.#start(moment, events, next);
    for (const event of events) this.#take(event, moment);
    const [first] = events;
    // The end of a turn is no part of what was done last in it.
    if (this.#current && first?.what !== 'end') this.#current.number = moment.number;
    // Done in between: what was going on goes on afterwards.
    const isAside = this.#current?.kind === 'recall' || (first?.what === 'play' && ASIDE.includes(first.card));
    if (isAside && before) this.#current = before;
    if (first?.what === 'stop' || first?.what === 'end') this.#current = null;
  }

  #begin(kind: Deed['kind'], moment: Moment, place = 0): Deed {
    const deed: Deed = { kind, seat: moment.seat, number: moment.number, place, events: [] };
    if (this.round !== this.told) {
      deed.round = this.round;
      this.told = this.round;
    }
    this.deeds.push(deed);
    return deed;
  }

  /** Begin a deed if this moment is the first of one. */
  #start(moment: Moment, events: readonly What[], next: readonly Moment[]): void {
    const [first, second] = events;
    const isOwn = first?.seat === moment.seat;
    const roll = events.find((event) => event.what === 'dice' && TOKENS.includes(event.for as Token));
    // A card that gave the money came in between.
    if (roll && this.#current?.kind === 'play') {
      this.#current = this.deeds.findLast((deed) => deed.kind === roll.for) ?? this.#current;
    }
    const isTile = this.#current?.kind === 'choose';
    // The last tile is for whoever opened the Kiosk.
    if (isTile && first && !['choose', 'play', 'unused'].includes(first.what) && this.#current?.seat !== moment.seat) {
      this.#lastTile(moment);
    }
    if (moment.action === 'meet smuggler') this.#current = this.#begin('smuggler', moment);
    switch (first?.what) {
      case 'move':
        if (first.token === 'merchant') this.#moved(first, moment);
        else if (this.#current?.kind === 'play' && ['family-walk', 'copy'].includes(this.#current.card ?? '') && isOwn)
          this.#current = this.#begin('family-walk', moment);
        else if (!isOwn) this.#current = this.#begin('catch', moment);
        else if (this.#current?.kind !== 'act' && this.#current?.kind !== 'guild')
          this.#current = this.#begin('act', moment, POLICE_STATION);
        break;
      case 'lay':
        if (this.#current?.kind !== 'arrive') this.#current = this.#begin('arrive', moment);
        break;
      case 'return': {
        const isStaying = this.#current?.kind === 'play' && this.#current.card === 'stay';
        if (!this.#current || isStaying) this.#current = this.#begin('arrive', moment);
        break;
      }
      case 'stop':
      case 'skip':
        this.#current = this.#begin(first.what, moment);
        break;
      case 'play':
        this.#current = this.#begin('play', moment);
        this.#current.card = first.card;
        break;
      case 'lira':
        if (isOwn && second?.what === 'return') this.#current = this.#begin('recall', moment, second.place);
        else if (isOwn && isPayment(moment, events)) {
          const isHere = ['arrive', 'companion', 'bid', 'sold'].includes(this.#current?.kind ?? '');
          if (!isHere) this.#current = this.#begin('arrive', moment);
        }
        break;
      case 'draw':
        if (moment.action === 'meet governor' || roll?.for === 'governor' || rollsNext('governor', next))
          this.#current = this.#begin('governor', moment);
        break;
      case 'guild':
        this.#current = this.#begin('guild', moment, first.guild);
        break;
      case 'coffee':
        if (moment.action === 'meet coffee-trader' || roll?.for === 'coffee-trader' || rollsNext('coffee-trader', next))
          this.#current = this.#begin('coffee-trader', moment);
        break;
      case 'letter':
        if (moment.action === 'meet courier' || roll?.for === 'courier' || rollsNext('courier', next))
          this.#current = this.#begin('courier', moment);
        break;
      case 'give letter':
        this.#current ??= this.#begin('extra', moment);
        break;
      case 'companion': {
        const isBrought = (first.to ?? 0) <= 0 && (isTile || this.#current?.place === FOUNTAIN);
        if (!isBrought) this.#current = this.#begin('companion', moment, Math.max(0, first.to ?? 0));
        break;
      }
      case 'choose':
        this.#current = this.#begin('choose', moment);
        this.#current.tile = first.tile;
        this.#market = this.#market.filter((tile) => tile !== first.tile);
        break;
      case 'goods':
        if (this.#current?.kind !== 'smuggler' && (roll?.for === 'smuggler' || rollsNext('smuggler', next)))
          this.#current = this.#begin('smuggler', moment);
        break;
      default:
    }
  }

  /** A merchant stands somewhere else: he walked or jumped there, or a place or a tile brought him. */
  #moved(event: What, moment: Moment): void {
    const before = this.#current;
    if (before?.kind === 'choose' || before?.kind === 'guild') return;
    if (before?.kind === 'act' && before.place === CATACOMBS) {
      this.#current = this.#begin('come-out', moment, event.to);
      return;
    }
    this.#current = this.#begin('arrive', moment, event.to);
    if (before?.kind === 'play' && JUMPS.includes(before.card)) this.#current.isJump = true;
  }

  #lastTile(moment: Moment, seat = moment.seat): void {
    this.#current = this.#begin('choose', moment);
    this.#current.seat = seat;
    this.#current.isLast = true;
    this.#current.tile = this.#market[0];
  }

  #take(event: What, moment: Moment): void {
    switch (event.what) {
      case 'kiosk':
        this.#market = [...(event.tiles ?? [])];
        this.#current?.events.push(event);
        break;
      case 'unused':
        if (event.seat !== this.#current?.seat || event.tile !== this.#current?.tile) {
          this.#lastTile(moment, event.seat ?? moment.seat);
          if (this.#current) this.#current.tile = event.tile;
        }
        this.#current?.events.push(event);
        break;
      case 'bid':
      case 'pass':
        this.#current = this.#begin('bid', moment);
        this.#current.seat = event.seat ?? moment.seat;
        this.#current.events.push(event);
        break;
      case 'lira':
        if (this.#current?.kind === 'bid') {
          this.#current = this.#begin('sold', moment);
          this.#current.seat = event.seat ?? moment.seat;
        }
        this.#current ??= this.#begin('act', moment);
        this.#current.events.push(event);
        break;
      case 'reshuffle guilds':
      case 'letters shuffled':
      case 'kiosk shuffled': {
        const note = this.#begin('note', moment);
        note.seat = null;
        note.events.push(event);
        break;
      }
      case 'turn':
        this.round = event.round ?? this.round;
        this.#current = null;
        break;
      case 'end':
        break;
      case 'act':
        // A place is used: by the merchant, by the family member, or once more by a card.
        this.#current = this.#begin('act', moment, event.place);
        this.#current.events.push(event);
        break;
      case 'last round':
      case 'reshuffle':
      case 'final step':
      case 'over': {
        const note = this.#begin('note', moment);
        if (event.what !== 'last round') note.seat = null;
        note.events.push(event);
        break;
      }
      default:
        this.#current ??= this.#begin('act', moment);
        this.#current.events.push(event);
    }
  }
}

/** Whether other merchants are paid here. */
function isPayment(moment: Moment, events: readonly What[]): boolean {
  return events.some(
    (event) =>
      (event.what === 'lira' && event.seat !== moment.seat) ||
      (event.what === 'dice' && event.for === 'neutral merchant'),
  );
}

/** Whether somebody is met with this moment: his roll comes next, at most after a card that gives the money. */
function rollsNext(token: Token, next: readonly Moment[]): boolean {
  for (const moment of next) {
    const events = moment.events as unknown as What[];
    if (events[0]?.what === 'play') continue;
    return events.some((event) => event.what === 'dice' && event.for === token);
  }
  return false;
}
