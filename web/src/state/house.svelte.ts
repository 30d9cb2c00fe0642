/** What this house offers, asked once, and whether it has changed since. */
import { asProblem, house as http, HouseProblem } from '../api/http';
import type { GameAnswer, HouseAnswer } from '../api/types';
import { t } from '../words';
import { ui } from './ui.svelte';

class HouseState {
  about = $state.raw<HouseAnswer | null>(null);
  games = $state.raw<GameAnswer[]>([]);
  problem = $state.raw<HouseProblem | null>(null);
  /** Set when the house runs another version than the one this page came from. */
  isNewer = $state(false);
  #version: string | null = null;

  async load(): Promise<void> {
    try {
      const [about, games] = await Promise.all([http.about(), http.games()]);
      this.about = about;
      this.games = games;
      this.problem = null;
      this.sees(about.version);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** A part of this page could not be loaded. If the house answers all the same, it has been renewed since. */
  async missesPart(): Promise<void> {
    try {
      await http.about();
      this.isNewer = true;
    } catch {
      // The house is away; the page says so.
    }
  }

  /** Load the page anew, if there is a house to load it from. */
  async reload(): Promise<void> {
    try {
      await http.about();
      location.reload();
    } catch {
      ui.toast(t('problem.unreachable'), { tone: 'bad' });
    }
  }

  /** The house has said its version: the page came with the first one. */
  sees(version: string): void {
    this.#version ??= version;
    if (version !== this.#version) this.isNewer = true;
  }
}

export const houseState = new HouseState();
