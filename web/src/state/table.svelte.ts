/** A table that somebody watches or plays at: the live scene. */
import { tick } from 'svelte';
import { house as http, HouseProblem } from '../api/http';
import { NO_DATABASE } from '../api/socket';
import type { ChatLine, FromHouse, Moment, Offer, Position, RefusedMessage, Table } from '../api/types';
import { marksOf } from '../frame/marks';
import { play } from '../frame/sound';
import type { Chosen, GameCard, GameFolder, Movement, Preview, Scene, SeatMark, WhyNot } from '../games/contract';
import { maybe, t } from '../words';
import { problemText } from '../words/problems';
import { plain, type Rich } from '../words/rich';
import { hasGap } from './gap';
import { keep } from './keep';
import { live } from './live.svelte';
import { to } from './route.svelte';
import { settings } from './settings.svelte';
import { turns } from './turns.svelte';
import { ui } from './ui.svelte';

/** Updates that wait to be shown; beyond these the oldest are not moved but just happen. */
const LONGEST_QUEUE = 24;

/** Decisions that one click made: it is taken back as a whole. */
interface Click {
  /** How many they were. */
  steps: number;
  /** The number of the decision after them. */
  next: number;
}

interface Update {
  moments: Moment[];
  position: Position;
}

/** Why an action was refused, for those who typed it. */
export interface Refusal {
  code: string;
  text: Rich;
  rule: string | null;
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
  /** Whether the next click shall do one thing only. */
  onlyOne = $state(false);
  /** The decision that a click is on its way to; what is asked before it is answered already. */
  #goal = $state(0);
  /** The first decision that is not answered by what was sent, whether the house has said so yet or not. */
  #unanswered = $state(0);
  /** How many answers and wishes to go back wait until what was sent before is stored. */
  #kept = $state(0);
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
  /** The last number before something that was missing when it was asked for. */
  #asked: number | null = null;
  /** Whether there may be lines of the chat that nobody has sent here: none come while there is no connection. */
  #missesChat = true;
  /** What was clicked in this turn and could be taken back, the last one last. */
  #clicks = $state.raw<readonly Click[]>([]);
  /** Whoever waits for news. */
  #waiting: (() => void)[] = [];

  readonly mySeats = $derived(this.#table.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly isHotSeat = $derived(this.mySeats.length > 1);
  readonly names = $derived(this.#table.seats.map((seat) => seat.name));
  readonly marks: SeatMark[] = $derived.by(() => marksOf(this.card, this.#table, this.names, this.eye));
  readonly isMyTurn = $derived(
    this.#table.phase === 'playing' && this.latest?.seat != null && this.mySeats.includes(this.latest.seat),
  );
  readonly focus = $derived(this.eye ?? this.#lastSeat());
  readonly offers: readonly Offer[] = $derived.by(() => {
    const position = this.#position;
    if (!position || !this.#isAsked(position)) return [];
    return position.seat === this.eye && this.eye !== null ? position.actions : [];
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

  readonly news: readonly Moment[] = $derived.by(() => {
    const moments = standing(this.moments);
    const own = moments.findLastIndex(({ seat, kind }) => seat === this.eye && kind === 'action');
    return this.eye === null ? [] : moments.slice(own + 1);
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
  }

  close(): void {
    this.#isOpen = false;
    this.#unhear?.();
    this.#unwatch?.();
    this.#skip?.abort();
    this.#queue = [];
    this.#wake();
  }

  /** Do an action, after asking where it cannot be taken back. */
  act(action: string): Promise<boolean> {
    return this.#follow([action]);
  }

  proceed(action: string, only = false): Promise<boolean> {
    const offer = this.offers.find((one) => one.action === action);
    return this.#follow([action, ...(offer && !only && !this.onlyOne ? this.after(offer) : [])]);
  }

  /** What a button does, or several answers that were chosen at once. */
  choose({ action, then = [], goesOn = false }: Chosen): Promise<boolean> {
    return this.#follow([action, ...then], goesOn && !this.isStepwise && !this.onlyOne);
  }

  get isStepwise(): boolean {
    return settings.steps;
  }

  after(offer: Offer): readonly string[] {
    return this.isStepwise ? [] : (offer.outlook?.then ?? []);
  }

  /** Whether what is asked in the position that is shown has been answered by the click before. */
  get isUnderway(): boolean {
    return this.position.number < this.#goal;
  }

  get canUndo(): boolean {
    return this.latest?.undo === true && this.#isAsked(this.#position);
  }

  /** How many decisions are taken back together: all that the last click made. */
  get undoes(): number {
    const last = this.#clicks.at(-1);
    return last && last.next === this.latest?.number ? last.steps : 1;
  }

  /**
   * Take back what the last click did, as far as the house allows it. Wished for while something is on its way, it waits
   * and takes that back; wished for twice, it goes back twice.
   */
  async undo(): Promise<boolean> {
    const { eye } = this;
    this.#kept += 1;
    while (this.#isBusy) await this.#news();
    this.#kept -= 1;
    if (!this.#isOpen || this.eye !== eye) return false;
    const steps = this.undoes;
    const isKnown = this.#clicks.at(-1)?.next === this.latest?.number;
    const before = isKnown ? this.#clicks.slice(0, -1) : [];
    return this.#sendAll(
      Array.from({ length: steps }, () => null),
      (done, next) => {
        const last = before.at(-1);
        if (done < steps) this.#clicks = [...before, { steps: steps - done, next }];
        else this.#clicks = last ? [...before.slice(0, -1), { ...last, next }] : [];
      },
    );
  }

  async why(action: string): Promise<WhyNot> {
    if (this.eye === null) return { text: [], rule: null };
    const { code, reason } = await live.socket.why(this.id, this.eye, action);
    return code === null ? { text: [], rule: null } : this.#said(action, { code, reason, accepted: null });
  }

  async settled(): Promise<boolean> {
    const { eye } = this;
    while (this.#isBusy || (this.#isOpen && this.#position !== this.latest)) await this.#news();
    return this.#isOpen && this.eye === eye;
  }

  /** A refusal in words: those of the game for its rules, ours for everything else. */
  async #said(action: string, { code, reason, accepted }: Pick<RefusedMessage, 'code' | 'reason' | 'accepted'>) {
    if (reason) return { text: await this.folder.reason(reason, this), rule: reason.rule };
    if (code !== 'unreadable') return { text: [maybe(`refused.${code}`) ?? t('refused.illegal')], rule: null };
    const near = (accepted ?? []).join(', ');
    const text = near ? t('refused.unreadable.near', { action, near }) : t('refused.unreadable', { action });
    return { text: [text], rule: null };
  }

  /** Show the newest position at once. */
  skip(): void {
    this.#queue = this.#queue.slice(-1).map(({ position }) => ({ moments: [], position }));
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

  /** Do these actions, the first after asking where it cannot be taken back. Tells whether the first was done. */
  async #follow(path: readonly string[], goesOn = false): Promise<boolean> {
    const [action] = path;
    const choice = this.offers.length ? this.folder.choices(this).find((one) => one.action === action) : undefined;
    if (choice?.confirm && settings.confirm) {
      const sure = await ui.ask({ title: t('confirm.title'), text: choice.confirm, go: t('confirm.go') });
      if (!sure) return false;
    }
    // What has an answer already, or waits to be taken back, is answered no more.
    const { latest, eye } = this;
    if (!latest || latest.number < this.#unanswered || this.#kept) return false;
    // The next question may be seen before the house has said that the last answer is stored: this one waits for that.
    // Whatever waits goes on in the order in which it was wished, with nothing in between.
    this.#kept += 1;
    while (this.isSending) await this.#news();
    this.#kept -= 1;
    const isDecision = ({ kind, number }: Moment) => number >= latest.number && (kind === 'action' || kind === 'undo');
    if (!this.#isOpen || this.eye !== eye || this.#happened.some(isDecision)) return false;
    return this.#sendAll(path, (steps, next) => (this.#clicks = [...this.#clicks, { steps, next }]), goesOn);
  }

  /** Whether a position asks what nobody has answered yet, and everybody at the screen can see it. */
  #isAsked(position: Position | null): boolean {
    const isShown = this.#isOpen && this.cover === null && !this.#kept && position === this.latest;
    return isShown && position !== null && position.number >= this.#unanswered;
  }

  /**
   * Send actions (null takes one back), each when the one before has come, while they are what was foreseen; where it
   * goes on, the usual answers after the last one too. What was done is noted before anything else is sent. Tells
   * whether the first was done.
   */
  async #sendAll(
    path: readonly (string | null)[],
    note: (done: number, next: number) => void,
    goesOn = false,
  ): Promise<boolean> {
    const way = [...path];
    const { latest, eye } = this;
    if (!latest || eye === null || this.isSending) return false;
    this.skip();
    this.isSending = true;
    this.onlyOne = false;
    this.refusal = null;
    this.preview = null;
    this.#unanswered = latest.number + path.length;
    if (path.length > 1) this.#goal = this.#unanswered;
    let done = 0;
    let next = latest.number;
    try {
      for (const action of way) {
        if (done && !this.#isForeseen(way.slice(done), eye, next)) break;
        if (goesOn && done === path.length - 1) {
          way.push(...this.#usualAfter(action));
          this.#unanswered = latest.number + way.length;
          if (way.length > 1) this.#goal = this.#unanswered;
        }
        if (!(await this.#send(action, eye, next))) break;
        done += 1;
        next += 1;
        if (done < way.length) await this.arrival(next);
      }
    } finally {
      this.isSending = false;
      this.#unanswered = Math.min(this.#unanswered, next);
      this.#goal = Math.min(this.#goal, next);
      if (done) note(done, next);
      this.#wake();
    }
    return done > 0;
  }

  #usualAfter(wanted: string | null): readonly string[] {
    return this.latest?.actions.find(({ action }) => action === wanted)?.outlook?.then ?? [];
  }

  /** Whether the house asks what these answers are for: it offers them all, or the rest as usual after the first. */
  #isForeseen(path: readonly (string | null)[], eye: number, number: number): boolean {
    const { latest } = this;
    if (latest?.number !== number || latest.seat !== eye || this.eye !== eye) return false;
    const [first, ...rest] = path;
    if (first === null) return latest.undo;
    const offer = latest.actions.find(({ action }) => action === first);
    const usual = offer?.outlook?.then ?? [];
    const isOffered = (action: string | null) => latest.actions.some((one) => one.action === action);
    return offer !== undefined && (rest.every(isOffered) || rest.every((action, index) => action === usual[index]));
  }

  /** Wait for the position of a decision: it may come a little later than the word that the one before is done. */
  protected async arrival(number: number): Promise<void> {
    while (this.#isOpen && (this.latest?.number ?? 0) < number) {
      await this.#news();
    }
  }

  /** Whether something was sent that is not answered, or whose position has not come. */
  get #isBusy(): boolean {
    return this.#isOpen && (this.isSending || (this.latest?.number ?? 0) < this.#unanswered);
  }

  /** The next position, its showing, or the end of a sending. */
  #news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  async #send(action: string | null, eye: number, number: number): Promise<boolean> {
    const { socket } = live;
    try {
      const answer = await (action === null
        ? socket.undo(this.id, eye, number)
        : socket.act(this.id, eye, number, action));
      if (answer.done) return true;
      const { code, position } = answer;
      const { text, rule } = await this.#said(action ?? '', answer);
      this.refusal = { code, text, rule };
      if (position && position.number >= (this.latest?.number ?? 0)) this.#show(position);
      play('refuse');
      const link = rule && this.card.Rules ? { href: to.rules(this.table.game, rule), text: rule } : undefined;
      ui.toast(plain(text), { tone: 'bad', link });
      return false;
    } catch (error) {
      ui.toast(problemText(error), { tone: 'bad' });
      return false;
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
    this.#clicks = [];
    this.latest = null;
    const since = () => (this.latest ? (this.#happened.at(-1)?.number ?? null) : null);
    this.#unwatch = live.socket.watch(this.id, eye, since, this.invitation);
  }

  #hear(message: FromHouse): void {
    switch (message.type) {
      case 'hello':
        this.#missesChat = true;
        break;
      case 'table':
        if (message.table.id !== this.id) break;
        this.takeTable(message.table);
        // From now on every line comes; those before are asked for.
        if (this.#missesChat && message.table.chat) void this.#loadChat();
        this.#missesChat = false;
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
        // A watch that was refused, or a table that was set aside: everything else has a client id.
        if (message.client === null && message.table === this.id && message.code !== NO_DATABASE)
          this.problem = new HouseProblem(message.code, message.message, 404);
        break;
      default:
    }
  }

  #take({ moments, position }: Update): void {
    const last = this.#happened.at(-1)?.number ?? 0;
    // Of a long history only the end comes at first.
    const known = this.latest ? last : (moments[0]?.number ?? last + 1) - 1;
    const fresh = this.latest ? moments.filter((moment) => moment.number > known) : moments;
    const isFirst = this.latest === null;
    if (!isFirst && fresh.length === 0 && position.number < (this.latest?.number ?? 0)) return;
    if (this.#asked !== known && hasGap(known, fresh, position)) {
      this.#asked = known;
      live.socket.watchAgain(this.id, this.eye);
      return;
    }
    this.#happened = isFirst ? [...moments] : [...this.#happened, ...fresh];
    const next = fresh[0]?.number;
    if (next !== undefined && next > last + 1) void this.#fill(isFirst ? 0 : last, next);
    const before = this.latest;
    position.view = keep(before?.view, position.view);
    this.latest = position;
    if (position.seat !== this.eye) this.#clicks = [];
    this.#wake();
    if (this.#settleTurn(before, position)) return;
    const shown = this.#position;
    if (isFirst || !shown || this.#isTooMuch()) {
      this.#queue = [];
      this.#skip?.abort();
      this.#show(position);
      const { root } = this;
      if (!isFirst && shown && root && settings.isCalm) {
        const movement = { moments: fresh, before: shown, after: position, table: this.#table };
        // Once it is drawn: what lies over the table then is there.
        void tick().then(() => this.root === root && this.folder.withoutMotion?.(movement, root));
      }
      return;
    }
    this.#queue.push({ moments: fresh, position });
    if (!this.isMoving) void this.#run();
  }

  /** Fetch what happened after one number and before another, which was too much to be sent at once. */
  async #fill(after: number, before: number): Promise<void> {
    const { eye } = this;
    try {
      const { moments } = await http.moments(this.id, after, eye ?? 'none', this.invitation, before);
      const place = this.#happened.findIndex((moment) => moment.number === before);
      // Somebody else may look by now, or have filled it.
      if (this.eye !== eye || place < 0 || (this.#happened[place - 1]?.number ?? 0) !== after) return;
      this.#happened = this.#happened.toSpliced(place, 0, ...moments);
      if (this.#position) this.#tellUpTo(this.#position);
    } catch {
      // The log begins later then.
    }
  }

  #isTooMuch(): boolean {
    return settings.isCalm || document.hidden || !this.folder.animate || this.#queue.length >= LONGEST_QUEUE;
  }

  async #run(): Promise<void> {
    this.isMoving = true;
    try {
      for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
        const before = this.#position;
        if (before && this.root && update.moments.length) {
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
    this.#tellUpTo(position);
    if (!this.latest || position.number >= this.latest.number) this.latest = position;
    this.preview = null;
    this.#wake();
  }

  #tellUpTo(position: Position): void {
    const shown = this.#happened.findLastIndex((moment) => moment.number < position.number) + 1;
    if (shown !== this.moments.length) this.moments = this.#happened.slice(0, shown);
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
      this.chat = [...lines, ...this.chat.filter((line) => !known.has(line.id))].sort((a, b) => a.id - b.id);
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
