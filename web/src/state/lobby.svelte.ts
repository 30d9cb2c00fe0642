/** The lists of tables: open ones, mine, and those one can watch. They follow the house while somebody looks. */
import { asProblem, house as http, HouseProblem } from '../api/http';
import type { Table } from '../api/types';
import { live } from './live.svelte';
import { me } from './me.svelte';
import { turns } from './turns.svelte';

/** Milliseconds in which several words are one. */
const GATHER = 150;
/** Milliseconds between two looks while others come and go: in a full house something changes all the time. */
const BETWEEN = 2000;

class Lobby {
  open = $state.raw<Table[] | null>(null);
  mine = $state.raw<Table[] | null>(null);
  playing = $state.raw<Table[] | null>(null);
  problem = $state.raw<HouseProblem | null>(null);
  #looking = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #due = Infinity;

  /** Follow the lists while a page shows them. Returns what ends it. */
  follow(): () => void {
    this.#looking += 1;
    live.socket.lobby(true);
    const unhear = live.socket.onMessage((message) => {
      if (message.type === 'lobby') this.#soon(BETWEEN);
      else if (message.type === 'turn' || message.type === 'hello') this.#soon(0);
    });
    void this.load();
    // Without a socket (nobody yet) the list is asked now and then.
    const timer = setInterval(() => {
      if (live.connection.state !== 'open' && !document.hidden) void this.load();
    }, 10_000);
    return () => {
      this.#looking -= 1;
      if (this.#looking === 0) live.socket.lobby(false);
      unhear();
      clearInterval(timer);
      clearTimeout(this.#again);
      this.#due = Infinity;
    };
  }

  async load(): Promise<void> {
    clearTimeout(this.#again);
    this.#asked = Date.now();
    this.#due = Infinity;
    try {
      const [open, playing, mine] = await Promise.all([
        http.tables('open'),
        http.tables('playing'),
        me.person ? http.tables('mine') : { tables: [] },
      ]);
      this.open = open.tables;
      this.playing = playing.tables;
      this.mine = mine.tables;
      this.problem = null;
      turns.noteAll(mine.tables);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** Look again as soon as so much time has passed since the last look; all that is said meanwhile is one. */
  #soon(between: number): void {
    const due = Math.max(Date.now() + GATHER, this.#asked + between);
    if (due >= this.#due) return;
    clearTimeout(this.#again);
    this.#due = due;
    this.#again = setTimeout(() => void this.load(), due - Date.now());
  }
}

export const lobby = new Lobby();
