/** What every story begins with: a house of the worker, and visitors with browsers of their own. */
import { expect, test as base, type Browser, type BrowserContextOptions } from '@playwright/test';
import { House } from './house';
import { comeLate } from './late-line';
import { Visitor } from './visitor';

export { expect, House, Visitor };
export * from './shown';
export type { Position, Table, Wish } from './visitor';

/** How a visitor comes: context options of the browser, and what they have set in the client. */
export interface Coming extends BrowserContextOptions {
  settings?: Record<string, unknown>;
}

/** Nothing moves, nothing sounds and each step is asked for, unless the story is about it. */
const SETTINGS = { language: 'en', speed: 'off', sound: false, steps: true };

/** What a lane of stories sets. */
export interface Lane {
  /** Whether everything between page and house takes its time (see late-line.ts). */
  isLate: boolean;
}

interface Stories {
  /** Somebody comes: with a name as a guest of the house, without one as a stranger. */
  come: (name?: string | null, how?: Coming) => Promise<Visitor>;
  /** A guest called Ayşe. */
  ayse: Visitor;
}

/** Somebody comes to a house with a browser of their own. */
async function arrival(
  browser: Browser,
  house: House,
  name: string | null,
  coming: Coming,
  isLate = false,
): Promise<Visitor> {
  const { settings = {}, ...options } = coming;
  const context = await browser.newContext({ baseURL: house.address, ...options });
  if (isLate) await comeLate(context);
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('bedesten.settings') === null) localStorage.setItem('bedesten.settings', kept);
    },
    JSON.stringify({ ...SETTINGS, ...settings }),
  );
  let known = name ?? '';
  if (name !== null) {
    // A house is used by many stories, and every name in it is given once.
    for (let tries = 2; ; tries += 1) {
      const answer = await context.request.post('/api/people', { data: { name: known } });
      if (answer.ok()) break;
      expect(answer.status(), await answer.text()).toBe(409);
      known = `${name} ${tries}`;
    }
  }
  return new Visitor(known, context, await context.newPage());
}

export const test = base.extend<Stories & Lane, { house: House; regular: Visitor }>({
  isLate: [false, { option: true }],

  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],

  /** A guest who goes from table to table without loading the page anew: for stories that are many and short. */
  regular: [
    async ({ browser, house }, use) => {
      const visitor = await arrival(browser, house, 'Ayşe', {
        viewport: { width: 1366, height: 768 },
        locale: 'en-GB',
      });
      await use(visitor);
      await visitor.context.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ house }, use) => use(house.address),

  come: async ({ browser, house, isLate }, use) => {
    const visitors: Visitor[] = [];
    await use(async (name = null, coming = {}) => {
      const visitor = await arrival(browser, house, name, coming, isLate);
      visitors.push(visitor);
      return visitor;
    });
    for (const { context } of visitors) await context.close();
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  },

  ayse: async ({ come }, use) => use(await come('Ayşe')),
});
