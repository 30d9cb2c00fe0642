/** Games that are over. */
import { expect } from '@playwright/test';
import type { Table, Visitor, Wish } from './visitor';

/** A whole game against one bot: the visitor sat first, left at once, and another bot played on for them. */
export async function finishedGame(visitor: Visitor, wish: Wish = {}): Promise<Table> {
  const { id } = await visitor.startTable(await visitor.makeTable(wish));
  const left = await visitor.http.post(`/api/tables/${id}/leave`);
  expect(left.ok(), await left.text()).toBe(true);
  const path = `/api/tables/${id}`;
  const now = async () => (await (await visitor.http.get(path)).json()) as Table;
  await expect.poll(async () => (await now()).phase, { timeout: 25_000 }).toBe('over');
  return now();
}
