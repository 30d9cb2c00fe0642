/** A whole game alone whose luck is known: the same cards come every time. */
import { expect } from '@playwright/test';
import type { House } from './house';
import type { Table, Visitor } from './visitor';

/** A game as it was written down: what its luck is made from, and what was done. */
export interface WrittenGame {
  game: string;
  options: Record<string, string>;
  name: string;
  secret: string;
  salt: string;
  actions: readonly string[];
}

/** Make a table with that luck and play it, all but the last so many answers. The page is left where it was. */
export async function playWritten(
  visitor: Visitor,
  house: House,
  { game, options, name, secret, salt, actions }: WrittenGame,
  left = 0,
): Promise<Table> {
  const made = await visitor.makeTable({ game, options, bots: 0 });
  await house.change(
    `update tables set secret = x'${secret}' where id = '${made.id}'`,
    `update seats set salt = x'${salt}', name = '${name}', seed = '' where "table" = '${made.id}'`,
  );
  const table = await visitor.startTable(made);
  const { page } = await visitor.newTab();
  await page.goto('/tables');
  const done = await page.evaluate(
    async ({ id, actions }) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
      await new Promise((open) => socket.addEventListener('open', open, { once: true }));
      const answer = (client: string) =>
        new Promise<string>((resolve) => {
          const listen = ({ data }: MessageEvent<string>) => {
            const message = JSON.parse(data) as { type: string; client?: string; code?: string };
            if (message.client !== client) return;
            socket.removeEventListener('message', listen);
            resolve(message.type === 'done' ? 'done' : `${message.type} ${message.code}`);
          };
          socket.addEventListener('message', listen);
        });
      for (const [index, action] of actions.entries()) {
        const client = `written-${index}`;
        const said = answer(client);
        socket.send(JSON.stringify({ type: 'act', table: id, seat: 0, number: index + 1, client, action }));
        if ((await said) !== 'done') return `${index} ${action}: ${await said}`;
      }
      socket.close();
      return 'done';
    },
    { id: table.id, actions: actions.slice(0, actions.length - left) },
  );
  expect(done).toBe('done');
  await page.close();
  return table;
}
