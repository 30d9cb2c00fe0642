/** Games that are over. */
import { expect } from '@playwright/test';
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

/** The end of a game against one bot: the visitor sat first, left at once, and another bot played on for them. */
export async function finishedGame(visitor: Visitor, wish: Wish = {}): Promise<Table> {
  const { id } = await visitor.startTable(await visitor.makeTable({ position: LATE, ...wish }));
  const left = await visitor.http.post(`/api/tables/${id}/leave`);
  expect(left.ok(), await left.text()).toBe(true);
  const path = `/api/tables/${id}`;
  const now = async () => (await (await visitor.http.get(path)).json()) as Table;
  await expect.poll(async () => (await now()).phase, { timeout: 25_000 }).toBe('over');
  return now();
}
