/** The socket of this page, its state for everything that shows it, and the tables that wait for me. */
import { HouseSocket, NO_PERSON, type Connection } from '../api/socket';
import type { FromHouseOf } from '../api/types';
import { houseState } from './house.svelte';
import { me } from './me.svelte';

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

class Live {
  readonly socket = new HouseSocket({ url: address() });
  connection = $state.raw<Connection>({ state: 'closed' });
  /** Whether there was a connection before: only then it can be lost. */
  wasOpen = $state(false);
  #onTurn = new Set<(turn: FromHouseOf<'turn'>) => void>();

  constructor() {
    this.socket.onConnection((connection) => {
      this.connection = connection;
      if (connection.state === 'open') this.wasOpen = true;
      if (connection.state === 'ended' && connection.code === NO_PERSON) me.expire();
    });
    this.socket.onMessage((message) => {
      if (message.type === 'hello') houseState.sees(message.version);
      if (message.type === 'turn') for (const listener of this.#onTurn) listener(message);
    });
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
