/**
 * Words in three languages.
 *
 * A catalogue is an object of messages; English is always there and gives the keys, so that a key missing elsewhere is a
 * type error. Other languages are loaded when they are chosen. `{holes}` are filled by values, and the compiler knows
 * which ones a message has. A message may be an object by plural category; then the value `n` chooses.
 */
import { fill, type Piece, type Rich } from './rich';

export const LANGUAGES = { en: 'English', de: 'Deutsch', tr: 'Türkçe' } as const;
export type Language = keyof typeof LANGUAGES;

type Plural = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

/** What another language must have: the same keys as English. */
export type Catalogue<En> = { readonly [Key in keyof En]: Message };

type HolesOfText<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HolesOfText<Rest> : never;
type Holes<Entry> = Entry extends string
  ? HolesOfText<Entry>
  : Entry extends object
    ? HolesOfText<Entry[keyof Entry]> | 'n'
    : never;
type Given<Entry, Value> = [Holes<Entry>] extends [never] ? [] : [values: { readonly [Hole in Holes<Entry>]: Value }];

type Values = Readonly<Record<string, string | number>>;

type Loader<En> = () => Promise<{ default: Catalogue<En> }>;
export type Elsewhere<En> = Record<Exclude<Language, 'en'>, Loader<En>>;

interface Loading {
  load(language: Language): Promise<() => void>;
}

const all = new Set<Loading>();
let wanted: Language = 'en';
const shown = $state<{ language: Language }>({ language: 'en' });

/** The language that is shown; reactive. */
export function language(): Language {
  return shown.language;
}

/** Show everything in another language as soon as its words are there. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const ready = await Promise.all([...all].map((words) => words.load(next)));
  if (wanted !== next) return;
  for (const swap of ready) swap();
  shown.language = next;
  document.documentElement.lang = next;
}

/** The best of our languages for this browser. */
export function preferredLanguage(offered: readonly string[]): Language {
  for (const one of offered) {
    const short = one.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

export class Words<En extends Messages> implements Loading {
  readonly #en: En;
  readonly #elsewhere: Elsewhere<En>;
  #now = $state.raw() as Catalogue<En>;
  #plurals = new Intl.PluralRules('en');

  constructor(en: En, elsewhere: Elsewhere<En>) {
    this.#en = en;
    this.#now = en;
    this.#elsewhere = elsewhere;
    all.add(this);
  }

  /** Load the words of the present language; a part of the client that comes later awaits it before it is shown. */
  async ready(): Promise<void> {
    (await this.load(wanted))();
  }

  async load(next: Language): Promise<() => void> {
    const words = next === 'en' ? this.#en : (await this.#elsewhere[next]()).default;
    return () => {
      this.#plurals = new Intl.PluralRules(next);
      this.#now = words;
    };
  }

  /** Say a message. */
  readonly t = <Key extends keyof En & string>(key: Key, ...[values]: Given<En[Key], string | number>): string => {
    return this.#filled(key, values ?? {});
  };

  /** Say a message whose holes may hold icons and bold words. */
  readonly rich = <Key extends keyof En & string>(
    key: Key,
    ...[values]: Given<En[Key], Piece | Rich | number>
  ): Rich => {
    const given: Record<string, Piece | Rich | number> = values ?? {};
    const n = given['n'];
    return fill(this.#template(key, typeof n === 'object' ? undefined : n), given);
  };

  /** Say a message whose key is put together at run time; undefined if there is none. */
  readonly maybe = (key: string, values: Values = {}): string | undefined => {
    return key in this.#now ? this.#filled(key, values) : undefined;
  };

  #filled(key: string, values: Values): string {
    return this.#template(key, values['n']).replace(/\{([a-z_]+)\}/gi, (hole, name: string) =>
      String(values[name] ?? hole),
    );
  }

  #template(key: string, n: string | number | undefined): string {
    const message = (this.#now as Messages)[key] ?? this.#en[key] ?? key;
    if (typeof message === 'string') return message;
    return message[this.#plurals.select(Number(n ?? 0))] ?? message.other;
  }
}
