/** A table that somebody watches or plays at: the live scene. */
import { asProblem, house as http, HouseProblem } from '../api/http';
import type { ChatLine, FromHouse, Moment, Offer, Position, Table } from '../api/types';
import { marks } from '../frame/marks';
import { play } from '../frame/sound';
import type { GameCard, GameFolder, Movement, Preview, Scene, SeatMark, WhyNot } from '../games/contract';
import { maybe, t } from '../words';
import { keep } from './keep';
import { live } from './live.svelte';
import { settings } from './settings.svelte';
import { turns } from './turns.svelte';
import { ui } from './ui.svelte';

/** Updates that wait to be shown; beyond these the oldest are not moved but just happen. */
const LONGEST_QUEUE = 24;

interface Update {
  moments: Moment[];
  position: Position;
}

/** Why an action was refused, for those who typed it. */
export interface Refusal {
  action: string;
  code: string;
  message: string;
  rule: string | null;
  accepted: string[] | null;
}

/** Those moments that count: without what was taken back, and the taking back. */
export function standing(moments: readonly Moment[]): Moment[] {
  const undone = new Set(moments.map((moment) => moment.undoes).filter((number) => number !== null));
  return moments.filter((moment) => moment.kind !== 'undo' && !undone.has(moment.number));
}

export class TableModel implements Scene {
  readonly id: string;
  readonly invitation: string | null;
  readonly card: GameCard;
  readonly folder: GameFolder;
  readonly isLive = true;

  #table = $state.raw() as Table;
  /** Whether it follows the table; one that is closed shows what it has seen and offers nothing. */
  #isOpen = $state(false);
  #position = $state.raw<Position | null>(null);
  /** The newest position, which is shown when the movements to it are over. */
  latest = $state.raw<Position | null>(null);
  /** What has happened up to the position that is shown: the log tells nothing that still moves. */
  moments = $state.raw<readonly Moment[]>([]);
  eye = $state<number | null>(null);
  /** The seat for which the screen has to be passed on; everything hidden stays covered until then. */
  cover = $state<number | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Whether an answer of the house is awaited. */
  isSending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<HouseProblem | null>(null);
  isGone = $state(false);
  isMoving = $state(false);
  /** Where movements happen; set by the table page. */
  root: HTMLElement | null = null;

  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  readsChat = false;

  /** All that has happened, as far as the house has told. */
  #happened: Moment[] = [];
  #queue: Update[] = [];
  #skip: AbortController | null = null;
  #unwatch: (() => void) | null = null;
  #unhear: (() => void) | null = null;
  #wished: number | null;
  #lastOwn: number | null = null;

  readonly mySeats = $derived(this.#table.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly isHotSeat = $derived(this.mySeats.length > 1);
  readonly names = $derived(this.#table.seats.map((seat) => seat.name));
  readonly marks: SeatMark[] = $derived.by(() => marks(this.card.colours(this.#table), this.names));
  readonly isMyTurn = $derived(
    this.#table.phase === 'playing' && this.latest?.seat != null && this.mySeats.includes(this.latest.seat),
  );
  readonly focus = $derived(this.eye ?? this.#lastSeat());
  readonly offers: readonly Offer[] = $derived.by(() => {
    const position = this.#position;
    const isQuiet = this.#isOpen && !this.isSending && this.cover === null && position === this.latest;
    return position && isQuiet && position.seat === this.eye && this.eye !== null ? position.actions : [];
  });
  /** The moment after which everything is new to me: my last own decision. */
  readonly lastOwn = $derived.by(() => {
    if (this.eye === null) return null;
    const own = this.moments.findLast(
      (moment, index) =>
        moment.seat === this.eye &&
        moment.kind === 'action' &&
        // My present turn is not the last one: look behind it.
        this.moments.slice(index + 1).some((later) => later.seat !== this.eye),
    );
    return own?.number ?? null;
  });

  constructor(
    table: Table,
    card: GameCard,
    folder: GameFolder,
    options: { seat?: number | null; invitation?: string | null } = {},
  ) {
    this.id = table.id;
    this.#table = table;
    this.card = card;
    this.folder = folder;
    this.invitation = options.invitation ?? null;
    this.#wished = options.seat ?? null;
  }

  get table(): Table {
    return this.#table;
  }

  /** The position that is shown. Only asked for once the game has begun. */
  get position(): Position {
    if (!this.#position) throw new Error('The game has not begun.');
    return this.#position;
  }

  get hasBegun(): boolean {
    return this.#position !== null;
  }

  /** Begin to listen. */
  open(): void {
    this.#isOpen = true;
    this.#unhear = live.socket.onMessage((message) => this.#hear(message));
    this.#look(this.#chooseEye());
    if (this.#table.chat) void this.#loadChat();
  }

  close(): void {
    this.#isOpen = false;
    this.#unhear?.();
    this.#unwatch?.();
    this.#skip?.abort();
    this.#queue = [];
  }

  /** Do an action, after asking where it cannot be taken back. */
  async act(action: string): Promise<boolean> {
    const choice = this.offers.length ? this.folder.choices(this).find((one) => one.action === action) : undefined;
    if (choice?.confirm && settings.confirm) {
      const sure = await ui.ask({ title: t('confirm.title'), text: choice.confirm, go: t('confirm.go') });
      if (!sure) return false;
    }
    return this.#send(action, (seat, number) => live.socket.act(this.id, seat, number, action));
  }

  get canUndo(): boolean {
    return this.latest?.undo === true && !this.isSending && this.cover === null && this.#position === this.latest;
  }

  async undo(): Promise<boolean> {
    return this.#send('undo', (seat, number) => live.socket.undo(this.id, seat, number));
  }

  async why(action: string): Promise<WhyNot> {
    if (this.eye === null) return { rule: null, reason: null };
    const { rule, reason } = await live.socket.why(this.id, this.eye, action);
    return { rule, reason };
  }

  /** Show the newest position at once. */
  skip(): void {
    this.#queue = this.#queue.slice(-1);
    this.#skip?.abort();
  }

  /** The next person has the screen: it opens when what they see has come, and never shows what another saw. */
  uncover(): void {
    if (this.cover !== null && this.cover !== this.eye) this.#look(this.cover);
  }

  /** Look with the eyes of another seat: one of mine, or any when the game is over. */
  lookAs(seat: number | null): void {
    this.#wished = seat;
    this.#look(seat);
  }

  readChat(reads: boolean): void {
    this.readsChat = reads;
    if (reads) this.unread = 0;
  }

  /** The table as an answer to a request has it. */
  takeTable(table: Table): void {
    const before = this.#table;
    this.#table = keep(before, table);
    const eye = this.#chooseEye();
    // At the end of a game the same eyes go on looking, so that its last movement is seen.
    const isNewPhase = before.phase !== table.phase && (table.phase !== 'over' || eye !== this.eye);
    if (isNewPhase || mineOf(before).join() !== mineOf(table).join()) this.#look(eye);
  }

  async #send(
    action: string,
    ask: (seat: number, number: number) => ReturnType<typeof live.socket.act>,
  ): Promise<boolean> {
    const { latest, eye } = this;
    if (!latest || eye === null || this.isSending) return false;
    this.skip();
    this.isSending = true;
    this.refusal = null;
    this.preview = null;
    try {
      const answer = await ask(eye, latest.number);
      if (answer.done) return true;
      const { code, message, rule, accepted, position } = answer;
      this.refusal = { action, code, message, rule, accepted };
      if (position && position.number >= (this.latest?.number ?? 0)) this.#show(position);
      play('refuse');
      const link = rule ? { href: `/rules/${rule}`, text: rule } : undefined;
      ui.toast(maybe(`refused.${code}`) ?? message, { tone: 'bad', link });
      return false;
    } catch (error) {
      const problem = asProblem(error);
      ui.toast(maybe(`problem.${problem.code}`) ?? problem.message, { tone: 'bad' });
      return false;
    } finally {
      this.isSending = false;
    }
  }

  #chooseEye(): number | null {
    const mine = mineOf(this.#table);
    if (this.#table.phase === 'open') return null;
    if (this.#wished !== null && (mine.includes(this.#wished) || this.#table.phase === 'over')) return this.#wished;
    if (mine.length === 1) return mine[0] ?? null;
    // Several people at one screen: nobody's eyes until one of them says that it is theirs.
    return null;
  }

  #lastSeat(): number {
    return this.#lastOwn ?? this.mySeats[0] ?? this.latest?.seat ?? 0;
  }

  #look(eye: number | null): void {
    this.#unwatch?.();
    this.#skip?.abort();
    this.#queue = [];
    this.eye = eye;
    if (eye !== null) this.#lastOwn = eye;
    this.moments = [];
    this.#happened = [];
    this.latest = null;
    const since = () => (this.latest ? (this.#happened.at(-1)?.number ?? null) : null);
    this.#unwatch = live.socket.watch(this.id, eye, since, this.invitation);
  }

  #hear(message: FromHouse): void {
    switch (message.type) {
      case 'table':
        if (message.table.id === this.id) this.takeTable(message.table);
        break;
      case 'position':
        if (message.table === this.id && (message.seat ?? null) === this.eye) this.#take(message);
        break;
      case 'chat':
        if (message.table === this.id) this.#heard(message.line);
        break;
      case 'gone':
        if (message.table === this.id) this.isGone = true;
        break;
      case 'error':
        // A watch that was refused: everything else has a client id.
        if (message.client === null && message.table === this.id && !this.latest)
          this.problem = new HouseProblem(message.code, message.message, 404);
        break;
      default:
    }
  }

  #take({ moments, position }: Update): void {
    const known = this.#happened.at(-1)?.number ?? 0;
    const fresh = this.latest ? moments.filter((moment) => moment.number > known) : moments;
    const isFirst = this.latest === null;
    if (!isFirst && fresh.length === 0 && position.number < (this.latest?.number ?? 0)) return;
    this.#happened = isFirst ? [...moments] : [...this.#happened, ...fresh];
    const before = this.latest;
    position.view = keep(before?.view, position.view);
    this.latest = position;
    if (this.#settleTurn(before, position)) return;
    const shown = this.#position;
    if (isFirst || !shown || this.#isTooMuch()) {
      this.#queue = [];
      this.#skip?.abort();
      this.#show(position);
      if (!isFirst && shown && this.root && settings.isCalm) {
        this.folder.still?.({ moments: fresh, before: shown, after: position, table: this.#table }, this.root);
      }
      return;
    }
    this.#queue.push({ moments: fresh, position });
    if (!this.isMoving) void this.#run();
  }

  #isTooMuch(): boolean {
    return settings.isCalm || document.hidden || !this.folder.animate || this.#queue.length >= LONGEST_QUEUE;
  }

  async #run(): Promise<void> {
    this.isMoving = true;
    try {
      for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
        const before = this.#position;
        if (before && this.root) {
          const movement: Movement = { moments: update.moments, before, after: update.position, table: this.#table };
          const hurry = 1 / (1 + this.#queue.length / 4);
          await this.#move(movement, this.root, hurry);
        }
        this.#show(update.position);
      }
    } finally {
      this.isMoving = false;
    }
  }

  async #move(movement: Movement, root: HTMLElement, hurry: number): Promise<void> {
    const stop = new AbortController();
    this.#skip = stop;
    const { signal } = stop;
    const stage = { root, signal, sound: play, time: (ms: number) => ms * settings.pace * hurry };
    const skipped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    try {
      await Promise.race([this.folder.animate?.(movement, stage), skipped]);
    } catch (error) {
      if (!signal.aborted) console.error(error);
    } finally {
      this.#skip = null;
    }
  }

  #show(position: Position): void {
    this.#position = position;
    const shown = this.#happened.findLastIndex((moment) => moment.number < position.number) + 1;
    if (shown !== this.moments.length) this.moments = this.#happened.slice(0, shown);
    if (!this.latest || position.number >= this.latest.number) this.latest = position;
    this.preview = null;
  }

  /**
   * Note whose turn it is now: sound, title, and the screen that must be passed on. Tells whether these eyes are closed
   * now, so that what they have seen is shown no more.
   */
  #settleTurn(before: Position | null, after: Position): boolean {
    const mine = this.mySeats;
    const waits = this.#table.phase === 'playing' && after.seat !== null && mine.includes(after.seat);
    turns.note(this.id, waits);
    if (waits && before && (before.seat === null || !mine.includes(before.seat))) {
      turns.ring(this.id, this.#table.title);
    }
    if (!this.isHotSeat || this.#table.phase !== 'playing') return false;
    this.cover = waits && after.seat !== this.eye ? after.seat : null;
    // Between their turns nobody's hand lies open.
    if (this.eye === null || after.seat === this.eye) return false;
    this.#look(null);
    return true;
  }

  async #loadChat(): Promise<void> {
    try {
      const { lines } = await http.chat(this.id, undefined, this.invitation);
      const known = new Set(lines.map((line) => line.id));
      this.chat = [...lines, ...this.chat.filter((line) => !known.has(line.id))];
    } catch {
      // The chat is not the game; new lines still come.
    }
  }

  #heard(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
    if (this.readsChat || (line.seat !== null && this.mySeats.includes(line.seat))) return;
    this.unread += 1;
    ui.announce(`${line.name}: ${line.text}`);
  }
}

function mineOf(table: Table): number[] {
  return table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}
