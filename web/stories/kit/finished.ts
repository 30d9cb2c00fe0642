/** Games that are over. */
import { expect, test } from '@playwright/test';
import type { Table, Visitor, Wish } from './visitor';

/** Four rubies each of the six that end it: some rounds are left to play. */
const LATE = {
  round: 9,
  players: {
    red: { merchant: 7, lira: 9, rubies: 4, goods: 'RG', hand: ['stay', 'five-lira'] },
    yellow: { merchant: 7, lira: 8, rubies: 4, goods: 'YB', hand: ['far-move'] },
  },
  rubies: { wainwright: 2, small_mosque: 2, great_mosque: 2, palace: 3, dealer: 4 },
  governor: 5,
  smuggler: 6,
};

/** How long two bots may take for the rounds that are left, on an engine that is not compiled and a busy machine. */
const PATIENCE = 120_000;

const own = (count: number) => Array.from({ length: count }, () => 'own');

/** The last turn of a game of three: whoever sits first wins it at the Gemstone Dealer, by lira. */
export const LAST_TURN = {
  round: 14,
  start: 'yellow',
  active: 'red',
  players: {
    red: {
      ...{ merchant: 1, lira: 40, rubies: 4, stack: own(3), lying: [1, 4], reserve: 0, extensions: 3 },
      tiles: ['red', 'green', 'yellow', 'blue'],
    },
    yellow: { merchant: 10, lira: 9, rubies: 5, stack: own(3), lying: [10] },
    green: { merchant: 8, lira: 6, rubies: 3, stack: own(3), lying: [8] },
  },
  rubies: { wainwright: 2, small_mosque: 2, great_mosque: 2, palace: 1, dealer: 6 },
  governor: 6,
  smuggler: 6,
};

/** Play that turn. */
export async function winGame(visitor: Visitor, wish: Wish = {}): Promise<Table> {
  const table = await visitor.playFrom(LAST_TURN, wish);
  await visitor.doesAll('move 16', 'lay', 'act', 'end');
  await expect(visitor.prompt).toContainText('The game is over.');
  return table;
}

/** The end of a game against one bot: the visitor sat first, left at once, and another bot played on for them. */
export async function finishedGame(visitor: Visitor, wish: Wish = {}): Promise<Table> {
  const { id } = await visitor.startTable(await visitor.makeTable({ position: LATE, ...wish }));
  const left = await visitor.http.post(`/api/tables/${id}/leave`);
  expect(left.ok(), await left.text()).toBe(true);
  const path = `/api/tables/${id}`;
  const now = async () => (await (await visitor.http.get(path)).json()) as Table;
  // What the bots need is not taken from the time of the story.
  test.info().setTimeout(test.info().timeout + PATIENCE);
  await expect.poll(async () => (await now()).phase, { timeout: PATIENCE }).toBe('over');
  return now();
}
