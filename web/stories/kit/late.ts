/** Tables where much has happened already. */
import { expect } from '@playwright/test';
import type { Table, Visitor, Wish } from './visitor';

/** The visitor went away while bots played on for them, and comes back to a table with a long story, still in play. */
export async function longGame(visitor: Visitor, entries: number, wish: Wish = {}): Promise<Table> {
  const { id } = await visitor.startTable(await visitor.makeTable(wish));
  const path = `/api/tables/${id}`;
  const left = await visitor.http.post(`${path}/leave`);
  expect(left.ok(), await left.text()).toBe(true);
  const now = async () => (await (await visitor.http.get(path)).json()) as Table;
  await expect.poll(async () => (await now()).number).toBeGreaterThan(entries);
  const back = await visitor.http.post(`${path}/return`);
  expect(back.ok(), await back.text()).toBe(true);
  const table = await now();
  expect(table.phase).toBe('playing');
  return table;
}
