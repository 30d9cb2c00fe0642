/** Stories about questions: each begins in a prepared position, is asked something, and answers by clicking. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './index';
import { expectShown, playersOf, questionOf, viewOf, type Player, type View } from './shown';
import type { Visitor } from './visitor';

export interface Story {
  title: string;
  /** My own things; the others wait where nobody has to be paid. */
  mine: Record<string, unknown>;
  /** What else is special about the position. */
  table?: Record<string, unknown>;
  /** The questions in their order, by the names of the house, each with what the page asks and what I answer. */
  asked: [question: string, says: RegExp, answer: string][];
  /** What I have afterwards. */
  then?: Partial<Player>;
  /** What is otherwise true afterwards. */
  also?: (after: { view: View; me: Player; ayse: Visitor }) => void | Promise<void>;
  /** What the log says. */
  told?: RegExp;
}

type Position = Record<string, unknown>;

/** Tell each story, in positions that have this in common. */
export function tellStories(stories: readonly Story[], common: Position & { players: Position }): void {
  for (const { title, mine, table = {}, asked, then = {}, also, told } of stories) {
    test(title, async ({ regular: ayse }) => {
      const { players = {}, ...rest } = table;
      const made = await ayse.movesOnTo({
        round: 5,
        governor: 7,
        smuggler: 7,
        ...common,
        ...rest,
        players: { red: mine, ...common.players, ...(players as Position) },
      });
      for (const [question, says, answer] of asked) {
        await expect(ayse.prompt).toContainText(says);
        expect(questionOf(await viewOf(ayse, made))).toBe(question);
        const before = (await ayse.table(made)).number;
        await ayse.does(answer);
        await expect.poll(async () => (await ayse.table(made)).number).toBeGreaterThan(before);
      }
      const view = await viewOf(ayse, made);
      const [me] = playersOf(view) as [Player];
      expect(me).toMatchObject(then);
      await expectShown(ayse, made);
      if (told) await expect(ayse.log.first()).toContainText(told);
      await also?.({ view, me, ayse });
      expect(ayse.complaints).toEqual([]);
    });
  }
}

/** The questions that a file of the engine declares, without the putting away of a card. */
export function questionsIn(path: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
  const names = [...text.matchAll(/^ {4}Question\(\s+\w+,\s+"([a-z-]+)",/gm)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'put-away').sort();
}

/** The questions that some stories answer. */
export function questionsOf(stories: readonly Story[]): string[] {
  return [...new Set(stories.flatMap(({ asked }) => asked.map(([question]) => question)))].sort();
}
