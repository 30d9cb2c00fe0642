/**
 * The log of a game that is played in turns and rounds. Turns that are over are told once: the log of a long game is asked
 * for with every update.
 */
import type { Moment, Position } from '../api/types';
import type { LogLine, Scene } from '../games/contract';
import { language } from '../words/i18n.svelte';
import type { Rich } from '../words/rich';

export type LogScene = Pick<Scene, 'table' | 'names' | 'eye' | 'position'>;

/** One thing that somebody did; `round` where it is the first of a round. */
export interface TurnItem {
  number: number;
  seat: number | null;
  round?: number;
}

/** Reads the moments of a turn: several of them may be one thing that was done. */
export abstract class TurnReader<Item extends TurnItem> {
  readonly items: Item[] = [];
  /** What goes on. */
  protected current: Item | null = null;
  round: number;
  /** The round that was marked last. */
  marked: number;

  constructor(round: number, marked: number) {
    this.round = round;
    this.marked = marked;
  }

  abstract read(moment: Moment): void;

  protected begin(item: Item): Item {
    if (this.round !== this.marked) {
      item.round = this.round;
      this.marked = this.round;
    }
    this.items.push(item);
    this.current = item;
    return item;
  }

  /** Something that happens to the table: what goes on is not over by it. */
  protected note(item: Item): void {
    const { current } = this;
    this.begin(item);
    this.current = current;
  }
}

/** What a game knows of its turns. */
export interface Turns<Item extends TurnItem> {
  /** The turn that begins with a moment. */
  turnIn(moment: Moment): { seat: number; round: number } | undefined;
  /** Whether somebody may have another turn at once, in the same round. */
  hasExtraTurns?: boolean;
  /** The round of a position, and the seat with which rounds begin. */
  roundOf(position: Position): { round: number; start: number };
  Reader: new (round: number, marked: number) => TurnReader<Item>;
  /** Nothing is said where there is no sentence. */
  sentence(item: Item, scene: LogScene): Rich;
}

/** What is told of a turn, and the round that the next one goes on with. */
interface TurnLines {
  lines: LogLine[];
  round: Round;
}

/** Which round it is, after which entry it began, which was marked last, and which is marked with the next line. */
interface Round {
  now: number;
  from: number;
  marked: number;
  next: number | undefined;
}

export class TurnLog<Item extends TurnItem> {
  /** By the last moment of a turn. */
  readonly #over = new WeakMap<Moment, TurnLines & { asked: readonly unknown[] }>();
  readonly #game: Turns<Item>;

  constructor(game: Turns<Item>) {
    this.#game = game;
  }

  lines(moments: readonly Moment[], scene: LogScene): LogLine[] {
    const lines: LogLine[] = [];
    let round: Round = { now: this.firstRound(moments, scene.position), from: 0, marked: 0, next: undefined };
    for (const turn of this.#turnsOf(moments)) {
      const told = this.#isOver(turn) ? this.#linesOnce(turn, round, scene) : this.#turnLines(turn, round, scene);
      lines.push(...told.lines);
      ({ round } = told);
    }
    return lines;
  }

  /** The round in which they begin: a table may begin in the middle of a game, and of a round. */
  firstRound(moments: readonly Moment[], position: Position): number {
    const end = moments.find((moment) => this.#game.turnIn(moment));
    const next = end && this.#game.turnIn(end);
    const now = this.#game.roundOf(position);
    if (!next) return now.round;
    // A round begins with the start player; in an extra turn the same player goes on.
    const isExtra = this.#game.hasExtraTurns === true && next.seat === moments[0]?.seat;
    return !isExtra && next.seat === now.start ? next.round - 1 : next.round;
  }

  #linesOnce(turn: readonly Moment[], round: Round, scene: LogScene): TurnLines {
    const last = turn.at(-1) as Moment;
    const asked = [language(), scene.names, turn[0], turn.length, round.now, round.from, round.marked, round.next];
    const known = this.#over.get(last);
    if (known?.asked.every((one, index) => one === asked[index])) return known;
    const lines = { ...this.#turnLines(turn, round, scene), asked };
    this.#over.set(last, lines);
    return lines;
  }

  #turnLines(turn: readonly Moment[], { now, from, marked, next }: Round, scene: LogScene): TurnLines {
    const reader = new this.#game.Reader(now, marked);
    for (const moment of turn) reader.read(moment);
    const lines: LogLine[] = [];
    let round = next;
    for (const item of reader.items) {
      round = item.round ?? round;
      const text = this.#game.sentence(item, scene);
      if (!text.length) continue;
      lines.push({ number: item.number, seat: item.seat, text, ...(round === undefined ? {} : { round, from }) });
      round = undefined;
    }
    const began = reader.round === now ? from : (turn.at(-1)?.number ?? from);
    return { lines, round: { now: reader.round, from: began, marked: reader.marked, next: round } };
  }

  #turnsOf(moments: readonly Moment[]): Moment[][] {
    const turns: Moment[][] = [[]];
    for (const moment of moments) {
      turns.at(-1)?.push(moment);
      if (this.#game.turnIn(moment)) turns.push([]);
    }
    return turns;
  }

  #isOver(turn: readonly Moment[]): boolean {
    const last = turn.at(-1);
    return last !== undefined && this.#game.turnIn(last) !== undefined;
  }
}
