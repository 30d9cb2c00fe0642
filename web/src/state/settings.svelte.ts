/** What somebody has set in this browser. All tabs follow. */
import { preferredLanguage, speak, type Language } from '../words/i18n.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

interface Stored {
  theme: Theme;
  speed: Speed;
  language: Language | 'auto';
  sound: boolean;
  notify: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** Step by step: a click does one thing, and the usual answers after it are asked for. */
  steps: boolean;
}

const KEY = 'bedesten.settings';
const DEFAULTS: Stored = {
  theme: 'auto',
  speed: 'normal',
  language: 'auto',
  sound: true,
  notify: false,
  confirm: true,
  steps: false,
};

function read(): Stored {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { ...DEFAULTS, ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  #kept = $state<Stored>(read());
  #systemIsDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  #systemIsCalm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  get theme() {
    return this.#kept.theme;
  }
  get speed() {
    return this.#kept.speed;
  }
  get language() {
    return this.#kept.language;
  }
  get sound() {
    return this.#kept.sound;
  }
  get notify() {
    return this.#kept.notify;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  get steps() {
    return this.#kept.steps;
  }

  /** The theme that is shown. */
  get shownTheme(): 'light' | 'dark' {
    if (this.#kept.theme !== 'auto') return this.#kept.theme;
    return this.#systemIsDark ? 'dark' : 'light';
  }

  /** Whether nothing shall move. */
  get isCalm(): boolean {
    return this.#systemIsCalm || this.#kept.speed === 'off';
  }

  /** Factor on the lengths of movements; 0 for none. */
  get pace(): number {
    if (this.isCalm) return 0;
    return { slow: 1.8, normal: 1, fast: 0.5, off: 0 }[this.#kept.speed];
  }

  set(changes: Partial<Stored>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  /** Show the theme and the language that are set, and let nothing move if so wished. */
  apply(): void {
    document.documentElement.dataset['theme'] = this.shownTheme;
    document.documentElement.toggleAttribute('data-calm', this.isCalm);
    const { language } = this.#kept;
    void speak(language === 'auto' ? preferredLanguage(navigator.languages) : language);
  }

  /** Follow the system and other tabs. */
  follow(): void {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#systemIsDark = event.matches;
      this.apply();
    });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.#systemIsCalm = event.matches;
      this.apply();
    });
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      Object.assign(this.#kept, read());
      this.apply();
    });
  }
}

export const settings = new Settings();
