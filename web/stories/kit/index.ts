/** What every story begins with: a house of the worker, and visitors with browsers of their own. */
import { expect, test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { Browsers } from './browsers';
import { House } from './house';
import { comeLate } from './late-line';
import { Visitor, type Settings } from './visitor';

export { expect, House, Visitor };
export * from './shown';
export type { Position, Table, Wish } from './visitor';

/** How a visitor comes: context options of the browser, and what they have set in the client. */
export interface Coming extends BrowserContextOptions {
  settings?: Settings;
  /** Their browser has never been here: nothing of the pages is in it. */
  isNew?: boolean;
}

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
async function arrival(context: BrowserContext, name: string | null, settings: Settings = {}): Promise<Visitor> {
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
  return Visitor.at(context, known, settings);
}

export const test = base.extend<Stories & Lane, { house: House; browsers: Browsers; regular: Visitor }>({
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

  browsers: [async ({ browser, house }, use) => use(new Browsers(browser, house.address)), { scope: 'worker' }],

  /** A guest who goes from table to table without loading the page anew: for stories that are many and short. */
  regular: [
    async ({ browsers }, use) => {
      const context = await browsers.lend({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
      await use(await arrival(context, 'Ayşe'));
      await context.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ house }, use) => use(house.address),

  come: async ({ browser, browsers, house, isLate }, use) => {
    const visitors: Visitor[] = [];
    const leaving: (() => Promise<void>)[] = [];
    await use(async (name = null, { settings, isNew = false, ...options } = {}) => {
      // Who comes for the first time, over a late line or to another house has a browser of their own.
      const isLent = !isLate && !isNew && options.baseURL === undefined;
      const context = isLent
        ? await browsers.lend(options)
        : await browser.newContext({ baseURL: house.address, ...options });
      if (isLate) await comeLate(context);
      const visitor = await arrival(context, name, settings);
      visitors.push(visitor);
      leaving.push(() => (isLent && !visitor.isBrowserChanged ? browsers.takeBack(context, options) : context.close()));
      return visitor;
    });
    for (const leave of leaving) await leave();
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  },

  ayse: async ({ come }, use) => use(await come('Ayşe')),
});
