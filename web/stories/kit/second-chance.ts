/**
 * Names the stories that passed only when they were told again, in the file that `make test` prints at its very end: each
 * is a defect to mend.
 */
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const NOTED =
  process.env['BEDESTEN_SECOND_CHANCES'] ?? resolve(import.meta.dirname, '../../../build/second-chances.txt');

export default class SecondChances implements Reporter {
  #all: Suite | null = null;
  #root = '';

  onBegin({ rootDir }: FullConfig, all: Suite): void {
    this.#all = all;
    this.#root = dirname(rootDir);
  }

  onEnd(): void {
    const again = (this.#all?.allTests() ?? []).filter((story) => story.outcome() === 'flaky');
    if (!again.length) return;
    mkdirSync(dirname(NOTED), { recursive: true });
    const lines = again.map(({ location, title, parent }) => {
      const [lane = ''] = parent.titlePath().filter(Boolean);
      return `${relative(this.#root, location.file)}:${location.line} [${lane}] ${title}\n`;
    });
    appendFileSync(NOTED, lines.join(''));
  }

  printsToStdio(): boolean {
    return false;
  }
}
