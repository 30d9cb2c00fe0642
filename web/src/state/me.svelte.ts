/** Who I am in this house. All tabs of the browser are the same person. */
import { asProblem, house as http, whenUnknown } from '../api/http';
import type { Changes, ChangedMe, Me } from '../api/types';
import { t } from '../words';

const CHANNEL = 'bedesten.me';
const KNOWN = 'bedesten.known';

class MeState {
  /** Null for nobody, undefined before it is known. */
  person = $state.raw<Me | null | undefined>(undefined);
  /** Set when this browser was somebody, and the house does not know them any more. */
  hasExpired = $state(false);
  #onChange = new Set<() => void>();
  #others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  constructor() {
    whenUnknown(() => this.expire());
    if (this.#others) this.#others.onmessage = () => void this.load().then(() => this.#tell());
  }

  /** Call something whenever I become somebody else (a socket must open anew). */
  onChange(listener: () => void): void {
    this.#onChange.add(listener);
  }

  async load(): Promise<void> {
    const known = await http.me().catch((error: unknown) => {
      const problem = asProblem(error);
      if (problem.status !== 401) throw problem;
      return null;
    });
    if (known) {
      this.#be(known);
      return;
    }
    this.hasExpired = remembered() !== null;
    this.person = null;
  }

  /** The house has said that it does not know us. */
  expire(): void {
    if (!this.person) return;
    this.hasExpired = true;
    this.person = null;
    this.#tell();
  }

  /** Come in as a guest; with a number for a name if none is given. */
  async comeIn(name?: string): Promise<Me> {
    const person = await http.comeIn(name ?? t('guest.name'), name === undefined);
    this.#become(person);
    return person;
  }

  /** Make sure that we are somebody. */
  async someone(name?: string): Promise<Me> {
    return this.person ?? this.comeIn(name);
  }

  async login(name: string, password: string): Promise<void> {
    this.#become(await http.login(name, password));
  }

  async logout(everywhere: boolean): Promise<void> {
    await http.logout(everywhere);
    this.#become(null);
  }

  async change(changes: Changes): Promise<ChangedMe> {
    const { webhook_key, ...person } = await http.change(changes);
    this.#be(person);
    this.#others?.postMessage('changed');
    return { ...person, webhook_key };
  }

  async setPassword(password: string, old: string | null): Promise<void> {
    this.#be(await http.password(password, old));
    this.#others?.postMessage('changed');
  }

  async deleteMe(password: string | null): Promise<void> {
    await http.deleteMe(password);
    this.#become(null);
  }

  #become(person: Me | null): void {
    this.#be(person);
    this.#tell();
    this.#others?.postMessage('changed');
  }

  #be(person: Me | null): void {
    this.person = person;
    this.hasExpired = false;
    try {
      if (person) localStorage.setItem(KNOWN, person.name);
      else localStorage.removeItem(KNOWN);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #tell(): void {
    for (const listener of this.#onChange) listener();
  }
}

/** The name under which this browser was known last. */
export function remembered(): string | null {
  try {
    return localStorage.getItem(KNOWN);
  } catch {
    return null;
  }
}

export const me = new MeState();
