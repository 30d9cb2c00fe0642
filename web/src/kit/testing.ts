/** For tests of a game: positions and turns as the house sends them, and what holds for the reasons of every game. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPosition, type SentPosition } from '../api/offers';
import type { Moment, Position, Reason, Table } from '../api/types';
import type { Scene } from '../games/contract';
import { speak } from '../words/i18n.svelte';
import { describeWords, type Catalogue } from '../words/testing';

/** Ayşe is red, Elif yellow and Orhan green; unless a fixture says otherwise, Ayşe looks and decides. */
export const NAMES = ['Ayşe', 'Elif', 'Orhan'];

/** The positions of `fixtures.json`, by the names that `tests/NAME/fixtures.py` gives them. */
export class Fixtures<Name extends string, View extends { players: object }> {
  readonly #played: Readonly<Record<Name, unknown>>;

  constructor(played: Readonly<Record<Name, unknown>>) {
    this.#played = played;
  }

  /** What the house sends; a view leaves out what is as in the fixture that it is like. */
  #sent(name: Name): { like?: Name; position: Position; moments: Moment[] } {
    const played = this.#played[name] as { like?: Name; position: SentPosition; moments: Moment[] };
    return { ...played, position: readPosition(played.position) };
  }

  /** A position with what is otherwise in its view; of what can be answered there only these, where they are named. */
  position(name: Name, change: (view: View) => View, offers?: readonly string[]): Position {
    const { position, like = name } = this.#sent(name);
    const view = { ...this.#sent(like).position.view, ...position.view } as unknown as View;
    return {
      ...position,
      view: change(view) as unknown as Position['view'],
      actions: offers?.map((action) => offered(position, action)) ?? position.actions,
    };
  }

  /** What happened before the position. */
  moments(name: Name): Moment[] {
    return this.#sent(name).moments;
  }
}

function offered({ actions }: Position, wanted: string): Position['actions'][number] {
  const offer = actions.find(({ action }) => action === wanted);
  if (!offer) throw new Error(`${wanted} is not offered: ${actions.map(({ action }) => action).join(', ')}`);
  return offer;
}

/** The scene of a position: everything can be done, and nothing comes of it. */
export function sceneOf(position: Position): Scene {
  const players = Object.keys(position.view['players'] as object).length;
  return {
    table: { players } as unknown as Table,
    position,
    eye: position.eye,
    focus: position.eye ?? 0,
    offers: position.actions,
    isLive: true,
    isStepwise: false,
    names: NAMES.slice(0, players),
    marks: [],
    preview: null,
    act: async () => true,
    proceed: async () => true,
    choose: async () => true,
    after: (offer) => offer.outlook?.then ?? [],
    why: async () => ({ text: [], rule: null }),
  };
}

interface Argument {
  $ref?: string;
  type?: string;
}

/**
 * Every reason in the schema of a game has words in every language, with the arguments that the house sends. `said` is a
 * reason in words; `examples` are arguments whose type does not say enough, and holes that are `optional` may be left out.
 */
export function describeReasons(
  game: string,
  catalogue: Catalogue,
  words: { ready(): Promise<void> },
  said: (key: string, given: Reason['arguments']) => string,
  examples: (name: string, type: string | undefined) => Reason['arguments'][string],
  optional: RegExp,
): void {
  const schema = JSON.parse(readFileSync(`../docs/schema/${game}.json`, 'utf8')) as {
    $defs: Record<string, { enum?: string[] }>;
    properties: { Reasons: { properties: Record<string, { properties: Record<string, Argument> }> } };
  };
  const example = (name: string, { $ref, type }: Argument) =>
    $ref ? (schema.$defs[$ref.replace('#/$defs/', '')]?.enum?.[0] ?? '') : examples(name, type);

  vi.stubGlobal('document', { documentElement: {} });
  afterEach(() => speak('en'));

  describe('every reason of the house', () => {
    it.each(['en', 'de', 'tr'] as const)(
      'has words in %s, with the arguments that the house sends',
      async (language) => {
        await speak(language);
        await words.ready();
        for (const [key, { properties }] of Object.entries(schema.properties.Reasons.properties)) {
          const given = Object.entries(properties).map(([name, argument]) => [name, example(name, argument)]);
          const text = said(key, Object.fromEntries(given) as Reason['arguments']);
          expect(text, key).not.toMatch(/[{}]|undefined|^$/);
          expect(text.at(-1), `${key}: ${text}`).toBe('.');
          expect(catalogue[language][key], key).toBeDefined();
        }
      },
    );
  });
  describeWords('reasons', catalogue, optional);
}
