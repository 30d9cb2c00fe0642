/** The tables that wait for me: in the title, the favicon, as a sound and as a notification. */
import type { Table } from '../api/types';
import { play } from '../frame/sound';
import { t } from '../words';
import { router, to } from './route.svelte';
import { settings } from './settings.svelte';

class Turns {
  #waiting = $state.raw<ReadonlySet<string>>(new Set());

  get count(): number {
    return this.#waiting.size;
  }

  isWaiting(table: string): boolean {
    return this.#waiting.has(table);
  }

  /** This table waits for me, or does not. */
  note(table: string, waits: boolean): void {
    if (this.#waiting.has(table) === waits) return;
    const next = new Set(this.#waiting);
    if (waits) next.add(table);
    else next.delete(table);
    this.#waiting = next;
  }

  /** All my tables, as the list of the house has them. */
  noteAll(tables: readonly Table[]): void {
    this.#waiting = new Set(tables.filter((table) => table.mine_waits).map((table) => table.id));
  }

  /** Draw attention to a table. */
  ring(table: string, title: string): void {
    play('turn');
    if (!settings.notify || !document.hidden) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    try {
      // The same tag in every tab: it is shown once.
      const note = new Notification(t('turn.yours'), { body: title, tag: table, icon: '/icon-turn.svg' });
      note.onclick = () => {
        window.focus();
        router.go(to.table(table));
        note.close();
      };
    } catch {
      // Phones have notifications only for installed pages.
    }
  }
}

export const turns = new Turns();
