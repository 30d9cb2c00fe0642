/** The pages as they would be built with more games, shown in place of those that a house has. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';
import type { GameAnswer } from '../../src/api/types';

const WEB = resolve(import.meta.dirname, '../..');
const REGISTRATION = /(CARDS: readonly GameCard\[\] = \[[^\]]*)\]/;

/** What is entered in `games/index.ts` beside the games that are there. */
export interface Registration {
  import: string;
  card: string;
  /** Names that the code of these cards finds defined. */
  define?: Record<string, unknown>;
}

export class Pages {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bedesten-pages-'));

  /** Build them; it takes as long as building the pages does. */
  static async build({ import: line, card, define = {} }: Registration): Promise<Pages> {
    const pages = new Pages();
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'error',
      define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
      build: { outDir: pages.#folder, emptyOutDir: true },
      plugins: [
        {
          name: 'more-games',
          enforce: 'pre',
          transform(code, id) {
            if (!id.endsWith('/src/games/index.ts')) return null;
            if (!REGISTRATION.test(code)) throw new Error('games are not registered where this looks for it');
            return `${line}\n${code.replace(REGISTRATION, `$1, ${card}]`)}`;
          },
        },
      ],
    });
    return pages;
  }

  /**
   * Give a browser these files, and more games than its house has if any are named. Returns what tells the bytes that
   * came, compressed.
   */
  async show(context: BrowserContext, more: readonly GameAnswer[] = []): Promise<() => number> {
    const came = new Map<string, number>();
    // A page that is given to a browser comes from nowhere, and may not talk to this machine unless somebody allows it.
    await context.grantPermissions(['local-network-access']);
    await context.route('**/*', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (pathname === '/api/games' && more.length) {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: [...((await answer.json()) as GameAnswer[]), ...more] });
        return;
      }
      // Whatever the address, it is one page.
      const file = join(this.#folder, request.resourceType() === 'document' ? 'index.html' : pathname);
      if (!existsSync(file)) return route.fallback();
      const bytes = readFileSync(file);
      came.set(file, Math.min(bytes.length, gzipSync(bytes).length));
      await route.fulfill({ path: file });
    });
    return () => [...came.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
