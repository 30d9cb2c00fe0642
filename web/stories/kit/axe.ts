/** What axe finds on a page. */
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Visitor } from './visitor';

/**
 * What axe complains about, on the page or a part of it. No rule is switched off; in the second theme only colours are
 * another, so only they are looked at.
 */
export async function violations({ page }: Visitor, onlyColours = false, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const run = async ({ onlyColours, within }: { onlyColours: boolean; within: string }) => {
    const { axe } = globalThis as unknown as { axe: { run: (part: string, how: object) => Promise<AxeResults> } };
    const colours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
    const found = await axe.run(within, {
      resultTypes: ['violations'],
      preload: false,
      ...(onlyColours ? colours : {}),
    });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  };
  return page.evaluate(run, { onlyColours, within });
}
