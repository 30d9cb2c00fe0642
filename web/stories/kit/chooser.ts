/** Somebody who plays on by clicking what is lit, without much thought. */
import { expect, type ElementHandle, type Locator } from '@playwright/test';
import type { Visitor } from './visitor';

type Next = { element: Element; kind: 'click' | 'place' | 'over' } | null;

/** What can be clicked now: a dialog first, then the main button of the prompt, a lit place, another button, the end. */
function nextThing(turn: number): Next {
  const seen = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const [over] = seen('.prompt a.btn.pri');
  if (over) return { element: over, kind: 'over' };
  const dialogs = seen('dialog[open]');
  const dialog = dialogs.at(-1);
  if (dialog) {
    const inside = seen(
      'footer .btn.pri:enabled, .slot:enabled, .card:not([aria-disabled]), .guild:not([aria-disabled]), .option:enabled, button.tile:enabled, [data-use]:enabled, .pick, .way:enabled, button.letter:enabled',
      dialog,
    );
    const rest = seen('footer .btn:enabled', dialog).slice(1);
    const element = inside.at(-1) ?? rest[0];
    return element ? { element, kind: 'click' } : null;
  }
  const [main] = seen('.prompt .btn.act.pri, .prompt .btn[data-action="place"], .prompt .btn[data-action="fetch"]');
  if (main) return { element: main, kind: 'click' };
  const lit = seen('[data-place].lit');
  // Not the same way every time: up and down the board.
  if (lit.length > 1) return { element: lit[turn % lit.length] as Element, kind: 'place' };
  const button = seen('.prompt .btn.act')[0] ?? lit[0] ?? seen('.prompt .btn[data-action="end"]')[0];
  return button ? { element: button, kind: button === lit[0] ? 'place' : 'click' } : null;
}

/** Answer whatever is asked, until the game is over; return how many answers that took. */
export async function playToTheEnd(visitor: Visitor): Promise<number> {
  const { page } = visitor;
  const press = (thing: Locator | ElementHandle) => (visitor.isOnPhone ? thing.tap() : thing.click());
  for (let answers = 0; ; answers += 1) {
    const handle = await page.waitForFunction(nextThing, answers, { timeout: 20_000 });
    const kind = await handle.evaluate((next) => next?.kind);
    if (kind === 'over') return answers;
    const element = (await handle.getProperty('element')).asElement();
    if (!element) throw new Error('there is nothing to click');
    await press(element as ElementHandle);
    const isAsked = await page.locator('dialog[open]').isVisible();
    if (kind === 'place' && visitor.isOnPhone && !isAsked) await press(page.locator('.prompt .go'));
    await expect(page.locator('.toast.isbad')).toHaveCount(0);
  }
}
