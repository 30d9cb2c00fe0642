/**
 * The one connection that carries everything live.
 *
 * It keeps itself open (waiting longer after each failure), takes up what was watched where it broke off, and sends what
 * was not answered again under the same client id, which the house does once only. It does the same, on the open
 * connection, when the house cannot reach its database. It knows nothing of pages.
 */
import { HouseProblem } from './http';
import { readPosition } from './offers';
import type { FromClient, FromHouse, Position, Reason, RefusalCode, SentByHouse, WhyMessage } from './types';

export type Connection =
  | { state: 'closed' } // not wanted
  | { state: 'connecting'; tries: number }
  | { state: 'open' }
  | { state: 'waiting'; tries: number; until: number } // broken; tries again at `until` (milliseconds since 1970)
  | { state: 'ended'; code: number; reason: string }; // the house does not want us; open() tries again

/** What has become of an action: stored as entry `number`, or refused. */
export type Answer =
  | { done: true; number: number }
  | {
      done: false;
      code: RefusalCode;
      reason: Reason | null;
      accepted: string[] | null;
      position: Position | null;
    };

/** Close codes after which trying again is of no use. */
export const NO_PERSON = 4401;
export const FOREIGN = 4403;
const FINAL = new Set([4400, NO_PERSON, FOREIGN]);

/** The code of the house when it cannot reach its database: the same may be asked again soon. */
export const NO_DATABASE = 'database';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = 20_000;
const PATIENCE = 8_000;
const AGAIN = 700;

type Listener<What> = (what: What) => void;

interface Watched {
  table: string;
  seat: number | null;
  invitation: string | null;
  since: () => number | null;
}

interface Unanswered {
  message: FromClient & { client: string };
  /** Whether it must reach the house, over however many connections. */
  lasting: boolean;
  resolve: (answer: FromHouse) => void;
  reject: (problem: HouseProblem) => void;
}

export interface Means {
  url: string;
  make?: (url: string) => WebSocket;
  random?: () => number;
  now?: () => number;
}

export class HouseSocket {
  connection: Connection = { state: 'closed' };

  readonly #means: Required<Means>;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #inLobby = false;
  readonly #watched = new Map<string, Watched>();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #onMessage = new Set<Listener<FromHouse>>();
  readonly #onConnection = new Set<Listener<Connection>>();

  constructor(means: Means) {
    this.#means = { make: (url) => new WebSocket(url), random: Math.random, now: Date.now, ...means };
  }

  /** Hear every message of the house. Returns what ends it. */
  onMessage(listener: Listener<FromHouse>): () => void {
    this.#onMessage.add(listener);
    return () => this.#onMessage.delete(listener);
  }

  onConnection(listener: Listener<Connection>): () => void {
    this.#onConnection.add(listener);
    return () => this.#onConnection.delete(listener);
  }

  /** Open the connection and keep it open; at once if it waits for its next try. */
  open(): void {
    const { state } = this.connection;
    if (state === 'open' || state === 'connecting') return;
    if (state !== 'waiting') this.#tries = 0;
    this.#connect();
  }

  /** Close the connection. What is watched stays so for the next open(). */
  close(): void {
    clearTimeout(this.#retry);
    this.#drop(1000);
    this.#turn({ state: 'closed' });
  }

  /** Close and open again: as somebody else, after logging in or out. */
  reopen(): void {
    this.close();
    this.open();
  }

  /** Look whether the house still answers; useful when a page is shown again. */
  check(): void {
    if (this.connection.state === 'waiting') this.open();
    else if (this.connection.state === 'open') this.#ping();
  }

  /**
   * Watch a table with the eyes of a seat. `since` is asked at every (re)connection for the last number that is known.
   * Returns what ends it.
   */
  watch(
    table: string,
    seat: number | null,
    since: () => number | null = () => null,
    invitation: string | null = null,
  ): () => void {
    const key = `${table} ${seat}`;
    const watched = { table, seat, invitation, since };
    this.#watched.set(key, watched);
    this.#sendWatch(watched);
    return () => {
      if (this.#watched.get(key) !== watched) return;
      this.#watched.delete(key);
      this.#sendNow({ type: 'unwatch', table, seat });
    };
  }

  /** Ask once more for all that has happened at a table that is watched: something is missing. */
  watchAgain(table: string, seat: number | null): void {
    const watched = this.#watched.get(`${table} ${seat}`);
    if (watched) this.#sendWatch(watched);
  }

  /** Hear of changes in the list of tables, or no longer. */
  lobby(on: boolean): void {
    this.#inLobby = on;
    this.#sendNow({ type: 'lobby', on });
  }

  /** Do an action. It is sent until the house has answered. */
  async act(table: string, seat: number, number: number, action: string): Promise<Answer> {
    return this.#answered({ type: 'act', table, seat, number, action, client: this.#client() });
  }

  /** Take the last decision back. It is sent until the house has answered. */
  async undo(table: string, seat: number, number: number): Promise<Answer> {
    return this.#answered({ type: 'undo', table, seat, number, client: this.#client() });
  }

  /** Ask why an action is not offered. */
  async why(table: string, seat: number, action: string): Promise<WhyMessage> {
    const answer = await this.#ask({ type: 'why', table, seat, action, client: this.#client() }, false);
    if (answer.type !== 'why') throw new HouseProblem('client', `unexpected ${answer.type}`);
    return answer;
  }

  async #answered(message: FromClient & { client: string }): Promise<Answer> {
    const answer = await this.#ask(message, true);
    if (answer.type === 'done') return { done: true, number: answer.number };
    if (answer.type === 'refused') {
      const { code, reason, accepted, position } = answer;
      return { done: false, code, reason, accepted, position };
    }
    throw new HouseProblem('client', `unexpected ${answer.type}`);
  }

  #ask(message: FromClient & { client: string }, lasting: boolean): Promise<FromHouse> {
    return new Promise((resolve, reject) => {
      this.#unanswered.set(message.client, { message, lasting, resolve, reject });
      if (!this.#sendNow(message) && !lasting) {
        this.#unanswered.delete(message.client);
        reject(new HouseProblem('unreachable', 'not connected'));
      }
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop(1000);
    this.#greeted = false;
    this.#turn({ state: 'connecting', tries: this.#tries });
    const socket = this.#means.make(this.#means.url);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#hear(String(event.data));
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event.code, event.reason);
    };
    // An opened connection that never says hello is none.
    this.#pulse = setTimeout(() => this.#lost(0, 'no hello'), PATIENCE);
  }

  #hear(text: string): void {
    let message: FromHouse;
    try {
      message = read(JSON.parse(text) as SentByHouse);
    } catch {
      return;
    }
    this.#schedulePing();
    if (message.type === 'hello') this.#hello();
    this.#settle(message);
    for (const listener of [...this.#onMessage]) listener(message);
  }

  #hello(): void {
    this.#tries = 0;
    this.#greeted = true;
    this.#turn({ state: 'open' });
    if (this.#inLobby) this.#sendNow({ type: 'lobby', on: true });
    this.#takeUp();
  }

  #takeUp(): void {
    for (const watched of this.#watched.values()) this.#sendWatch(watched);
    for (const { message } of this.#unanswered.values()) this.#sendNow(message);
  }

  #settle(message: FromHouse): void {
    const isAway = message.type === 'error' && message.code === NO_DATABASE;
    if (isAway) {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#takeUp(), AGAIN);
    }
    if (!('client' in message) || message.client === null || message.client === undefined) return;
    const waiting = this.#unanswered.get(message.client);
    if (!waiting || (isAway && waiting.lasting)) return;
    this.#unanswered.delete(message.client);
    if (message.type === 'error') waiting.reject(new HouseProblem(message.code, message.message));
    else waiting.resolve(message);
  }

  #sendWatch({ table, seat, invitation, since }: Watched): void {
    this.#sendNow({ type: 'watch', table, seat, since: since(), invitation });
  }

  #sendNow(message: FromClient): boolean {
    if (!this.#greeted || this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #schedulePing(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), QUIET);
  }

  #ping(): void {
    clearTimeout(this.#pulse);
    if (!this.#sendNow({ type: 'ping', client: this.#client() })) return;
    // Anything that comes is an answer: #hear schedules the next ping.
    this.#pulse = setTimeout(() => this.#lost(0, 'no answer'), PATIENCE);
  }

  #lost(code: number, reason: string): void {
    this.#drop(1000);
    for (const [client, waiting] of this.#unanswered) {
      if (waiting.lasting && !FINAL.has(code)) continue;
      this.#unanswered.delete(client);
      waiting.reject(new HouseProblem(code === NO_PERSON ? 'no-person' : 'unreachable', reason));
    }
    if (FINAL.has(code)) {
      this.#turn({ state: 'ended', code, reason });
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + this.#means.random() / 2);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#turn({ state: 'waiting', tries: this.#tries, until: this.#means.now() + wait });
  }

  #drop(code: number): void {
    clearTimeout(this.#pulse);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    if (socket.readyState < 2) socket.close(code);
  }

  #turn(connection: Connection): void {
    this.connection = connection;
    for (const listener of [...this.#onConnection]) listener(connection);
  }

  #client(): string {
    // Never the same again, in whatever tab.
    return `${this.#means.now().toString(36)}-${Math.floor(this.#means.random() * 2 ** 48).toString(36)}-${(made += 1)}`;
  }
}

function read(message: SentByHouse): FromHouse {
  if (!('position' in message) || !message.position) return message as FromHouse;
  return { ...message, position: readPosition(message.position) } as FromHouse;
}

let made = 0;
