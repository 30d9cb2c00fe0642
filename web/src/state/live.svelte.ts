/** The socket of this page, its state for everything that shows it, and the tables that wait for me. */
import { HouseSocket, NO_PERSON, type Connection } from '../api/socket';
import type { FromHouseOf } from '../api/types';
import { houseState } from './house.svelte';
import { me } from './me.svelte';

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

type Trouble = NonNullable<FromHouseOf<'trouble'>['code']>;

/** What is over by then need not be said. */
const BLINK = 1500;

class Live {
  readonly socket = new HouseSocket({ url: address() });
  connection = $state.raw<Connection>({ state: 'closed' });
  /** Whether there was a connection before: only then it can be lost. */
  wasOpen = $state(false);
  /** Why nothing can be stored at the moment, if that is so for longer than a blink. */
  trouble = $state<Trouble | null>(null);
  #blink: ReturnType<typeof setTimeout> | undefined;
  #onTurn = new Set<(turn: FromHouseOf<'turn'>) => void>();

  constructor() {
    this.socket.onConnection((connection) => {
      this.connection = connection;
      if (connection.state === 'open') this.wasOpen = true;
      if (connection.state === 'ended' && connection.code === NO_PERSON) me.expire();
    });
    this.socket.onMessage((message) => {
      if (message.type === 'hello') {
        houseState.sees(message.version);
        this.#suffers(null);
      }
      if (message.type === 'trouble') this.#suffers(message.code);
      if (message.type === 'turn') for (const listener of this.#onTurn) listener(message);
    });
  }

  #suffers(trouble: Trouble | null): void {
    clearTimeout(this.#blink);
    if (trouble === null || this.trouble !== null) this.trouble = trouble;
    else this.#blink = setTimeout(() => (this.trouble = trouble), BLINK);
  }

  /** Hear that a table waits for me. */
  onTurn(listener: (turn: FromHouseOf<'turn'>) => void): () => void {
    this.#onTurn.add(listener);
    return () => this.#onTurn.delete(listener);
  }

  /** Open the socket for whoever I am, and keep it so. */
  follow(): void {
    me.onChange(() => {
      if (me.person) this.socket.reopen();
      else this.socket.close();
    });
    addEventListener('online', () => this.socket.check());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.socket.check();
    });
    if (me.person) this.socket.open();
  }
}

export const live = new Live();
