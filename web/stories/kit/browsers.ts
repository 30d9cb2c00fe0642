/**
 * The browsers in which visitors come. They go from story to story like the house: what the pages are made of is fetched
 * and compiled once, and nothing in them remembers who came before.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** What a browser may keep of somebody, but for the files of the pages. */
const KEPT = 'cookies,local_storage,indexeddb,service_workers,cache_storage';

export class Browsers {
  readonly #browser: Browser;
  readonly #address: string;
  readonly #free = new Map<string, BrowserContext[]>();

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /** Lend one out, opened with these options. */
  async lend(options: BrowserContextOptions): Promise<BrowserContext> {
    const free = this.#free.get(JSON.stringify(options));
    return free?.pop() ?? this.#browser.newContext({ baseURL: this.#address, ...options });
  }

  /** Take one back that was opened with these options, and forget who used it. */
  async takeBack(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
    const pages = context.pages();
    const page = await context.newPage();
    await Promise.all(pages.map((one) => one.close()));
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.#address, storageTypes: KEPT });
    await context.clearCookies();
    await page.close();
    const key = JSON.stringify(options);
    this.#free.set(key, [...(this.#free.get(key) ?? []), context]);
  }
}
