/** Taking pictures: a visitor at a table that is set up, and a file for each theme. */
import { join } from 'node:path';
import { expect, test as base, type Coming, type Table, type Visitor } from '../kit';
import { activeSeat, lively, type Position } from './positions';

export { expect };

export const FOLDER = join(import.meta.dirname, '../../shots');
const OTHERS = ['Mehmet', 'Jürgen', 'Sinan', 'Zeynep'];
const LONG = ['Muhammed Abdurrahmanoğ', 'Wilhelmina Österreicher', 'Şehrazat Büyükgökçesu', 'Maximiliane Weyermüll'];

export interface Seating {
  /** Names of at least 20 letters. */
  hasLongNames?: boolean;
  /** The others are people too, and wait. */
  arePeople?: boolean;
  /** The seat to sit on, if not the one whose turn it is; bots play until it is. */
  seat?: number;
  pace?: { kind: 'live'; minutes: number; increment: number };
}

interface Gallery {
  visitor: Visitor;
  /** Sit down at a prepared position, on the seat whose turn it is. */
  sit: (position: Position, seating?: Seating) => Promise<{ table: Table; people: Visitor[] }>;
  /** Take the pictures: `shots/SIZE/NAME.THEME.png`. */
  shoot: (name: string, how?: { page?: boolean; themes?: ('light' | 'dark')[] }) => Promise<void>;
  how: Coming;
}

/** Tables that wait for players. */
export async function openTables(host: Visitor): Promise<void> {
  for (const [layout, seats, pace] of [
    ['short', 4, { kind: 'live', minutes: 10, increment: 0 }],
    ['random', 3, { kind: 'days', days: 1 }],
    ['long', 5, { kind: 'none' }],
  ] as const) {
    const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const }));
    await host.makeTable({ seats: [{ kind: 'me' }, ...open], options: { layout }, pace, visibility: 'public' });
  }
}

/** Two games that run; one waits for its player. */
export async function ownTables(visitor: Visitor): Promise<void> {
  const bot = (name: string) => ({ kind: 'bot' as const, bot: 'medium', name });
  const seats = [bot('Jürgen'), { kind: 'me' as const }, bot('Sinan'), bot('Elif')];
  await visitor.startTable(await visitor.makeTable({ position: lively(), seats }));
  await visitor.startTable(await visitor.makeTable({ bots: 1 }));
}

/** A house is used for many pictures, and every name in it is given once. */
async function forget(visitor: Visitor): Promise<void> {
  visitor.expects(/./);
  await visitor.http.delete('/api/me');
}

export const test = base.extend<Gallery>({
  how: [{}, { option: true }],

  visitor: async ({ come, contextOptions, viewport, hasTouch, isMobile, deviceScaleFactor, how }, use) => {
    const screen = { ...contextOptions, viewport, hasTouch, isMobile, ...(deviceScaleFactor ? { deviceScaleFactor } : {}) };
    const visitor = await come('Ayşe', { ...screen, ...how });
    await use(visitor);
    await forget(visitor);
  },

  sit: async ({ visitor, come }, use) => {
    const people: Visitor[] = [];
    await use(async (position, { hasLongNames = false, arePeople = false, seat: mine = activeSeat(position), pace } = {}) => {
      const names = hasLongNames ? LONG : OTHERS;
      const seats = Object.keys(position['players'] as object).map((_, seat) => {
        if (seat === mine) return { kind: 'me' as const };
        const name = names[seat < mine ? seat : seat - 1] ?? '';
        return arePeople ? { kind: 'open' as const } : { kind: 'bot' as const, bot: 'medium', name };
      });
      const options = { colours: Object.keys(position['players'] as object).join('.') };
      const table = await visitor.makeTable({ seats, options, position, ...(pace ? { pace } : {}) });
      for (const name of arePeople ? names.slice(0, seats.length - 1) : []) {
        const person = await come(name);
        await person.joinTable(table);
        people.push(person);
      }
      await visitor.startTable(table);
      await visitor.sitDown(table);
      return { table, people };
    });
    for (const person of people) await forget(person);
  },

  shoot: async ({ visitor: { page } }, use, info) => {
    await use(async (name, { page: isWhole = false, themes = ['light', 'dark'] } = {}) => {
      await page.evaluate(() => document.fonts.ready);
      // Nobody has pressed a key: no ring of the keyboard.
      await page.evaluate(() => document.querySelector<HTMLElement>('dialog :focus')?.blur());
      for (const theme of themes) {
        await page.evaluate((theme) => {
          const key = 'bedesten.settings';
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
          localStorage.setItem(key, JSON.stringify({ ...kept, theme }));
          dispatchEvent(new StorageEvent('storage', { key }));
        }, theme);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const path = join(FOLDER, info.project.name.replace(' ', '-'), `${name.replaceAll(' ', '-')}.${theme}.png`);
        await page.screenshot({ path, fullPage: isWhole, animations: 'disabled', caret: 'hide' });
      }
    });
  },
});
