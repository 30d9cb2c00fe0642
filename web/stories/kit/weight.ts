/** What a page has brought over the network: code, styles, art and fonts, as sent (compressed). */
import type { Page } from '@playwright/test';

export async function weigh(page: Page): Promise<{ files: number; bytes: number }> {
  return page.evaluate(() => {
    const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !/\/(api|ws)\b/.test(new URL(name).pathname));
    return { files: came.length, bytes: came.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });
}
