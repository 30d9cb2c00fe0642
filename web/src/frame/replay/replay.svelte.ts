/** A game as it was, entry by entry: a scene in which nothing can be done. */
import { asProblem, house, HouseProblem, type Eyes } from '../../api/http';
import type { Moment, Offer, Position, Table } from '../../api/types';
import type { GameCard, GameFolder, Movement, Preview, Scene, SeatMark, WhyNot } from '../../games/contract';
import { settings } from '../../state/settings.svelte';
import { standing } from '../../state/table.svelte';
import { marksOf } from '../marks';
import { play } from '../sound';

/** So many positions are fetched ahead, and behind. */
const AHEAD = 10;
const BEHIND = 4;
const AT_ONCE = 3;
const NONE: readonly Offer[] = [];

/** Read `eyes` of an address. */
export function readEyes(text: string | null): Eyes | null {
  if (text === 'none' || text === 'all') return text;
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** The eyes that somebody may look with, the most natural first. */
export function eyesOf(table: Table): Eyes[] {
  const seats = table.seats.map((seat) => seat.seat);
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (table.phase !== 'over') return [...mine, 'none'];
  return ['all', ...mine, ...seats.filter((seat) => !mine.includes(seat)), 'none'];
}

/** Where one can stop: the start, and every entry that was not taken back. */
export function stopsOf(moments: readonly Moment[]): number[] {
  return [0, ...standing(moments).map((moment) => moment.number)];
}

/** The stops at which a turn begins: behind the last entry of somebody before somebody else decides. */
export function turnsOf(moments: readonly Moment[]): number[] {
  const actions = standing(moments).filter((moment) => moment.kind === 'action');
  const starts = [0];
  actions.forEach((moment, index) => {
    const before = actions[index - 1];
    if (before && before.seat !== moment.seat) starts.push(before.number);
  });
  return starts;
}

export class ReplayModel implements Scene {
  readonly table: Table;
  readonly card: GameCard;
  readonly folder: GameFolder;
  readonly invitation: string | null;
  readonly isLive = false;
  readonly isStepwise = false;
  readonly offers = NONE;
  readonly names: readonly string[];
  preview = $state.raw<Preview | null>(null);

  eyes = $state.raw<Eyes>('none');
  moments = $state.raw<readonly Moment[]>([]);
  /** The stop that is wanted; the position that is shown may still be another one. */
  at = $state(0);
  problem = $state.raw<HouseProblem | null>(null);
  isPlaying = $state(false);
  /** The number that the address names: what we have put there ourselves needs no going. */
  asked = 0;
  /** Milliseconds between two stops while playing. */
  speed = $state(900);
  isMoving = $state(false);
  root: HTMLElement | null = null;

  #position = $state.raw<Position | null>(null);
  #known = new Map<string, Position>();
  #asked = new Map<string, Promise<Position>>();
  #direction = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #skip: AbortController | null = null;
  #isClosed = false;

  readonly eye = $derived(typeof this.eyes === 'number' ? this.eyes : null);
  readonly stops = $derived(stopsOf(this.moments));
  readonly turns = $derived(turnsOf(this.moments));
  readonly lines = $derived.by(() =>
    this.folder.logLines(
      standing(this.moments).filter((moment) => moment.kind === 'action'),
      this,
    ),
  );
  /** The stops at which a round begins, with its number. */
  readonly rounds = $derived.by(() => {
    const found: { stop: number; round: number }[] = [];
    for (const line of this.lines) {
      if (line.round === undefined) continue;
      found.push({ stop: this.stops[this.indexOf(line.from ?? 0)] ?? 0, round: line.round });
    }
    return found;
  });
  readonly index = $derived(this.indexOf(this.at));
  readonly last = $derived(this.stops.at(-1) ?? 0);
  readonly focus = $derived(this.eye ?? this.#lastSeat());
  readonly marks: readonly SeatMark[] = $derived.by(() => marksOf(this.card, this.table, this.names, this.eye));
  /** Whether the position that is wanted is the one that is shown. */
  readonly isShown = $derived(this.#position !== null && this.#position.number === this.at + 1);

  constructor(table: Table, card: GameCard, folder: GameFolder, invitation: string | null = null) {
    this.table = table;
    this.card = card;
    this.folder = folder;
    this.invitation = invitation;
    this.names = table.seats.map((seat) => seat.name);
  }

  get hasBegun(): boolean {
    return this.#position !== null;
  }

  get position(): Position {
    if (!this.#position) throw new Error('No position has come yet.');
    return this.#position;
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  proceed(): Promise<boolean> {
    return Promise.resolve(false);
  }

  choose(): Promise<boolean> {
    return Promise.resolve(false);
  }

  after(): readonly string[] {
    return [];
  }

  why(): Promise<WhyNot> {
    return Promise.resolve({ text: [], rule: null });
  }

  /** The place of a number among the stops; of one that was taken back, the last stop before it. */
  indexOf(number: number): number {
    const after = this.stops.findIndex((stop) => stop > number);
    return after < 0 ? this.stops.length - 1 : Math.max(0, after - 1);
  }

  /** Look with these eyes at this number; null is the end. */
  async look(eyes: Eyes, number: number | null): Promise<void> {
    this.problem = null;
    try {
      if (eyes !== this.eyes || this.moments.length === 0) {
        const { moments } = await house.moments(this.table.id, 0, eyes, this.invitation);
        if (this.#isClosed) return;
        this.eyes = eyes;
        this.moments = moments;
      }
      this.go(number ?? this.last);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** Show a number. */
  go(number: number): void {
    const next = this.stops[this.indexOf(number)] ?? 0;
    const before = this.at;
    this.#direction = next < before ? -1 : 1;
    this.at = next;
    this.#skip?.abort();
    const isNextStop = this.indexOf(next) === this.indexOf(before) + 1;
    void this.#arrive(next, isNextStop ? before : null);
  }

  /** Go so many stops on, or back. */
  step(by: number): void {
    this.go(this.stops[Math.min(Math.max(this.index + by, 0), this.stops.length - 1)] ?? 0);
  }

  turn(by: 1 | -1): void {
    this.#jump(this.turns, by);
  }

  round(by: 1 | -1): void {
    this.#jump(
      this.rounds.map((round) => round.stop),
      by,
    );
  }

  playOrPause(): void {
    if (this.isPlaying) this.pause();
    else {
      if (this.at === this.last) this.go(0);
      this.isPlaying = true;
      this.#next();
    }
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#isClosed = true;
    this.pause();
    this.#skip?.abort();
  }

  #jump(marks: readonly number[], by: 1 | -1): void {
    const found = by > 0 ? marks.find((mark) => mark > this.at) : marks.findLast((mark) => mark < this.at);
    this.go(found ?? (by > 0 ? this.last : 0));
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      // Never run ahead of what can be seen.
      if (this.isShown && !this.isMoving) this.step(1);
      if (this.at === this.last) this.pause();
      else this.#next();
    }, this.speed);
  }

  async #arrive(number: number, from: number | null): Promise<void> {
    try {
      const position = this.#known.get(this.#key(number)) ?? (await this.#fetch(number));
      if (this.#isClosed || this.at !== number) return;
      if (from !== null) await this.#move(from, position);
      if (this.#isClosed || this.at !== number) return;
      this.#position = position;
      this.preview = null;
      this.problem = null;
      void this.#fetchAround();
    } catch (error) {
      if (this.at === number && !this.#isClosed) {
        this.problem = asProblem(error);
        this.pause();
      }
    }
  }

  /** Move the pieces there, if the game can. */
  async #move(from: number, after: Position): Promise<void> {
    const before = this.#position;
    const { animate } = this.folder;
    if (!animate || !before || !this.root || before.number !== from + 1 || settings.isCalm || document.hidden) return;
    const moments = standing(this.moments).filter((moment) => moment.number > from && moment.number <= this.at);
    const movement: Movement = { moments, before, after, table: this.table };
    const stop = new AbortController();
    this.#skip = stop;
    const { signal } = stop;
    const hurry = this.isPlaying ? Math.min(1, this.speed / 900) : 0.7;
    const time = (ms: number) => ms * settings.pace * hurry;
    const skipped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    this.isMoving = true;
    try {
      await Promise.race([animate(movement, { root: this.root, signal, sound: play, time }), skipped]);
    } catch (error) {
      if (!signal.aborted) console.error(error);
    } finally {
      this.isMoving = false;
    }
  }

  #key(number: number): string {
    return `${this.eyes} ${number}`;
  }

  /** Ask the house for a position, once. */
  #fetch(number: number): Promise<Position> {
    const key = this.#key(number);
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const { eyes } = this;
    const asking = house.replay(this.table.id, number, eyes, this.invitation).then((position) => {
      this.#known.set(key, position);
      return position;
    });
    this.#asked.set(key, asking);
    asking.catch(() => {}).finally(() => this.#asked.delete(key));
    return asking;
  }

  /** Have the neighbours ready before they are wanted: first those in the direction of travel. */
  async #fetchAround(): Promise<void> {
    const { index } = this;
    const stops = this.stops;
    const near = (count: number, sign: number) =>
      Array.from({ length: count }, (_, at) => stops[index + sign * (at + 1)]);
    const wanted = [...near(AHEAD, this.#direction), ...near(BEHIND, -this.#direction)];
    for (const stop of wanted) {
      if (stop === undefined || this.#known.has(this.#key(stop))) continue;
      if (this.#asked.size >= AT_ONCE) await Promise.race(this.#asked.values()).catch(() => {});
      if (this.#isClosed || this.index !== index) return;
      this.#fetch(stop).catch(() => {
        // It is asked for again when it is wanted.
      });
    }
  }

  #lastSeat(): number {
    const seat = this.#position?.seat;
    if (seat !== null && seat !== undefined) return seat;
    return this.moments.at(-1)?.seat ?? 0;
  }
}
