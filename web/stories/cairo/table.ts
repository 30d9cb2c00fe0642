/** How stories of Cairo come to a table, and what can be chosen there. Others are people who wait, unless they are bots. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test as base, type Table, type Visitor, type Wish } from '../kit';
import { types } from '../choose_write/answers';
import type { Player, View } from '../../src/api/cairo.gen';
import type { Position } from './positions';

export { expect, types };
export type { View };

export const GAME = 'cairo';
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody without a browser: sits down, and waits. */
interface Friend {
  name: string;
  http: APIRequestContext;
}

interface Stories {
  /** Sit down at a prepared position on the first seat, with friends on all others. */
  sit: (visitor: Visitor, position: Position, wish?: Wish) => Promise<Table>;
}

export const test = base.extend<Stories, { friends: Friend[] }>({
  friends: [
    async ({ playwright, house }, use) => {
      const friends: Friend[] = [];
      for (const name of ['Mehmet', 'Sinan', 'Zeynep']) {
        const http = await playwright.request.newContext({ baseURL: house.address });
        const answer = await http.post('/api/people', { data: { name } });
        expect(answer.ok(), await answer.text()).toBe(true);
        friends.push({ name, http });
      }
      await use(friends);
      for (const { http } of friends) await http.dispose();
    },
    { scope: 'worker' },
  ],

  sit: async ({ friends }, use) => {
    await use(async (visitor, position, wish = {}) => {
      const others = friends.slice(0, Object.keys(position.players).length - 1);
      const seats = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))];
      const made = await visitor.makeTable({ game: GAME, seats, position, ...wish });
      for (const { http } of others) {
        // Whoever has waited long finds their line closed, and comes again.
        const how = { data: { invitation: made.invitation }, maxRetries: 3 };
        const joined = await http.post(`/api/tables/${made.id}/join`, how);
        expect(joined.ok(), await joined.text()).toBe(true);
      }
      const table = await visitor.startTable(made);
      // From a page without a table, such as a result, there is no way on but loading it.
      await ((await visitor.prompt.isVisible()) ? visitor.moveOn(table) : visitor.sitDown(table));
      await expect(site(visitor, 'A1')).toBeVisible();
      return table;
    });
  },
});

// What is on the page.

export const site = ({ page }: Visitor, name: string): Locator => page.locator(`[data-site="${name}"]`);
export const way = ({ page }: Visitor, name: 'build' | 'lure' | 'draw'): Locator =>
  page.locator(`[data-way="${name}"]`);
export const card = ({ page }: Visitor, name: string): Locator =>
  page.locator(`[data-from="hand"][data-card="${name}"]:visible`).first();
export const shown = ({ page }: Visitor, slot: number): Locator =>
  page.locator(`[data-from="display"][data-slot="${slot}"]:visible`);
export const kind = ({ page }: Visitor, name: string): Locator => page.locator(`[data-kind="${name}"]`);
export const entry = ({ page }: Visitor, name: string): Locator => page.locator(`[data-lure="${name}"]`);
/** The panel of a decision, on a phone what stands under the market. */
export const panel = ({ page }: Visitor): Locator => page.locator('.dec, .pp');
/** The button that does what was chosen. */
export const go = ({ page }: Visitor): Locator => page.locator('.dec footer .btn.pri, .pp .buttons .btn.pri');
/** Click on a site when it is asked for: before that a click would choose nothing. */
export async function puts(visitor: Visitor, name: string, asked: 'site' | 'entry' = 'site'): Promise<void> {
  await expect(market(visitor)).toHaveAttribute('data-asked', asked);
  await site(visitor, name).click();
}
export const market = ({ page }: Visitor): Locator => page.locator('[data-market]');
export const lines = ({ page }: Visitor): Locator => page.getByRole('log').getByRole('button');

/** Leave the game for good, although something could still be built. */
export async function retires(visitor: Visitor): Promise<void> {
  await visitor.button('retire').click();
  await visitor.isSure();
}

// What the house knows.

export async function viewOf(visitor: Visitor, table: Table): Promise<View> {
  return (await visitor.position(table)).view as unknown as View;
}

export async function mine(visitor: Visitor, table: Table): Promise<Player> {
  return (await viewOf(visitor, table)).players['arch'] as Player;
}

type EventFacts = { what: string; seat?: number } & Record<string, unknown>;

/** What happened, of one kind. */
export async function told(visitor: Visitor, table: Table, what: string): Promise<EventFacts[]> {
  const moments = await visitor.moments(table);
  return moments.flatMap(({ events }) => events as unknown as EventFacts[]).filter((event) => event.what === what);
}

/** Something happens as often as it shall. */
export async function expectTold(visitor: Visitor, table: Table, what: string, ...events: object[]): Promise<void> {
  await expect.poll(async () => (await told(visitor, table, what)).length).toBe(events.length);
  expect(await told(visitor, table, what)).toMatchObject(events);
}

/** Note everything that moves over the page from now on, by its symbol. */
export async function watchMovements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const original = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const isOver = this.closest('body > div[aria-hidden="true"]') !== null;
      if (isOver) seen.push((this.querySelector('use') ?? this).getAttribute('href') ?? this.tagName);
      return original.apply(this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** What lies over the page while something moves. */
export const LAYER = 'body > div[aria-hidden="true"]';
