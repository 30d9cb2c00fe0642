/** A line that takes its time: what comes over it comes late, and the word that something is stored comes last. */
import type { BrowserContext } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between page and house, each way. */
const WAY = 120;

/** Milliseconds that the word *done* takes longer: positions and questions overtake it. */
const DONE = 200;

const isDone = (message: string | Buffer) =>
  typeof message === 'string' && (JSON.parse(message) as { type: string }).type === 'done';

/** Let everything between a browser and its house take that long. */
export async function comeLate(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    await pause(WAY);
    await route.fallback();
  });
  await context.routeWebSocket(/\/ws$/, (page) => {
    const house = page.connectToServer();
    page.onMessage((message) => void pause(WAY).then(() => house.send(message)));
    house.onMessage((message) => void pause(isDone(message) ? WAY + DONE : WAY).then(() => page.send(message)));
  });
}
