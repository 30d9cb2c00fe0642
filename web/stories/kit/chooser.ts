/** Somebody who plays on by clicking what is lit, without much thought. */
import type { ElementHandle, Locator } from '@playwright/test';
import type { Visitor } from './visitor';

/** What to click now: in a dialog first, then the main button of the prompt, a lit place, another button, the end. */
function nextThing(turn: number): HTMLElement | null {
  const seen = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const [refusal] = seen('.toast.isbad');
  if (refusal) throw new Error(`refused: ${refusal.textContent}`);
  const dialog = seen('dialog[open]').at(-1);
  if (dialog) {
    const things =
      'footer .btn.pri:enabled, .slot:enabled, .card:not([aria-disabled]), .guild:not([aria-disabled]), .option:enabled, ' +
      'button.tile:enabled, [data-use]:enabled, .pick, .way:enabled, button.letter:enabled';
    // The first button of a dialog only puts it aside.
    return seen(things, dialog).at(-1) ?? seen('footer .btn:enabled', dialog)[1] ?? null;
  }
  const [main] = seen(
    '.prompt .btn.act.pri, .prompt .btn[data-action="place"], .prompt .btn[data-action="fetch"], .prompt a.btn.pri',
  );
  const lit = seen('[data-place]:not([aria-disabled])');
  // Not the same way every time: up and down the board.
  const [place] = lit.length > 1 ? lit.slice(turn % lit.length) : [];
  return main ?? place ?? seen('.prompt .btn.act')[0] ?? lit[0] ?? seen('.prompt .btn[data-action="end"]')[0] ?? null;
}

/** Answer whatever is asked, until there is a result to look at; return how many answers that took. */
export async function playToTheEnd(visitor: Visitor): Promise<number> {
  const { page } = visitor;
  const press = (thing: Locator | ElementHandle) => (visitor.isOnPhone ? thing.tap() : thing.click());
  for (let answers = 0; ; answers += 1) {
    const thing = (await page.waitForFunction(nextThing, answers)).asElement();
    if (!thing) throw new Error('there is nothing to click');
    const [isOver, isPlace] = await thing.evaluate((found) => [found.tagName === 'A', found.dataset['place']]);
    if (isOver) return answers;
    await press(thing);
    const isAsked = await page.locator('dialog[open]').isVisible();
    if (isPlace && visitor.isOnPhone && !isAsked) await press(page.locator('.prompt .go'));
  }
}
