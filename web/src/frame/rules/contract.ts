/**
 * What a game brings to the page of its rules. The frame has the page itself: contents, search, links by id, tables,
 * the mark of what is reconstructed.
 */
import type { Component } from 'svelte';
import type { Emblem, GameCard } from '../../games/contract';
import type { Language } from '../../words/i18n.svelte';

/** Texts by the ids of docs/rules, which begin with the prefix of their chapter and leave it out here. */
export type Rules = Readonly<Record<string, string>>;

/** What another language must have: the same rules as English. */
export type Texts<En> = { readonly [Id in keyof En]: string };

export interface Section {
  /** The anchor, and what it is called: by `RuleBook.title`, or by the key `section.ID` of the words. */
  id: string;
  /** An emblem with its ground, or a plain icon; an icon that is a portrait stands on white. */
  tile?: Emblem;
  icon?: string;
  isPortrait?: boolean;
  /** A word of the book before its rules; it may lead to others. */
  note?: { key: string; to?: string };
  rules: readonly string[];
  tables?: readonly string[];
}

export interface Group {
  /** What it is called: the key `group.ID` of the words. */
  id: string;
  /** The contents show it open, two sections in a row. */
  isWide?: boolean;
  sections: readonly Section[];
}

export interface Chapter {
  /** What it is called: the key `chapter.ID` of the words. */
  id: string;
  /** How all its ids begin: "IST". */
  prefix: string;
  groups: readonly Group[];
  /** Its texts, loaded when they are wanted. */
  texts: Readonly<Record<Language, () => Promise<{ default: Rules }>[]>>;
}

/** A table of docs/rules, drawn from what the house says is printed on the components. Cells may hold `{symbols}`. */
export interface DataTable {
  id: string;
  /** None where the table is a picture, such as a plan. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The first column is a head too. */
  sides?: boolean;
}

/**
 * What `{name}` stands for in a text or a cell: a word; a thing, with its sign and word in a text and its sign alone in
 * a table; a sign, with a label for those who do not see it; or what the book draws itself.
 */
export type RuleSymbol =
  | { text: string; isStrong?: boolean }
  | { text: string; icon: string }
  | { label: string; icon: string }
  | { label: string; face: string };

/** Holes of a word: `{word:n=3}`. */
export type Values = Readonly<Record<string, string>>;

export interface RuleBook {
  card: GameCard;
  /**
   * Its words: `title`, `search.help`; optional are `unofficial`, `minute.1` and so on (the game in a minute),
   * `CHAPTER.1` and so on (what is new in a later chapter) and `chapter.rest` (what else holds there).
   */
  word(key: string, values?: Values): string | undefined;
  /** The first chapter is the game, the others tell what is different with an expansion or a variant. */
  chapters: readonly [Chapter, ...Chapter[]];
  /** What a section is called whose name is a word of the table. */
  title?(section: Section): string | undefined;
  symbol?(name: string, values: Values): RuleSymbol | undefined;
  /** Draws symbols with a `face`. */
  Face?: Component<{ name: string; label: string }>;
  tables(): readonly DataTable[];
  /** Rules and tables for which no source was found, in whole or in part: the printed game may differ. */
  reconstructed: ReadonlySet<string>;
  /** Load words and components; awaited before anything is shown. */
  ready(): Promise<void>;
}
