/** Somebody who plays on by choosing what is lit, without much thought. */
import type { ElementHandle } from '@playwright/test';
import type { Visitor } from './visitor';

/** What to click now: in a dialog first, then the main button of the prompt, a lit place, another button, the end. */
function nextThing(turn: number): HTMLElement | null {
  const seen = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const [refusal] = seen('.toast.isbad');
  if (refusal) throw new Error(`refused: ${refusal.textContent}`);
  const [result] = seen('dialog.victory a.btn.pri');
  if (result) return result;
  const dialog = seen('dialog[open]').at(-1);
  if (dialog) {
    const things =
      'footer .btn.pri:enabled, .slot:enabled, .card:not([aria-disabled]), .guild:not([aria-disabled]), .option:enabled, ' +
      'button.tile:enabled, [data-use]:enabled, .pick, .way:enabled, button.letter:enabled';
    // The first button of a dialog only puts it aside.
    return seen(things, dialog).at(-1) ?? seen('footer .btn:enabled', dialog)[1] ?? null;
  }
  const [main] = seen(
    '.prompt .btn.act.pri:enabled, .prompt .btn[data-action="place"]:enabled, ' +
      '.prompt .btn[data-action="fetch"]:enabled, .prompt a.btn.pri',
  );
  const lit = seen('[data-place]:not([aria-disabled])');
  // Not the same way every time: up and down the board.
  const [place] = lit.length > 1 ? lit.slice(turn % lit.length) : [];
  return (
    main ??
    place ??
    seen('.prompt .btn.act:enabled')[0] ??
    lit[0] ??
    seen('.prompt .btn[data-action]:enabled')[0] ??
    null
  );
}

/** A click, on a phone a tap, and there a second one where the first only tells. */
export async function byHand({ page, isOnPhone }: Visitor, thing: ElementHandle<HTMLElement>): Promise<void> {
  const isPlace = await thing.evaluate((found) => 'place' in found.dataset);
  if (!isOnPhone) return thing.click();
  await thing.tap();
  if (isPlace && !(await page.locator('dialog[open]').isVisible())) await page.locator('.prompt .go').tap();
}

/** Keys alone: the arrows over the bazaar, Tab to everything else, Enter. */
export async function byKeys({ page }: Visitor, thing: ElementHandle<HTMLElement>): Promise<void> {
  const { keyboard } = page;
  const isPlace = await thing.evaluate((found) => 'place' in found.dataset);
  if (!(await page.locator('dialog[open]').isVisible())) await keyboard.press(isPlace ? 'b' : 'p');
  for (let keys = 0; ; keys += 1) {
    if (keys > 80) throw new Error('the keys do not lead there');
    const key = await thing.evaluate((goal) => {
      const here = document.activeElement;
      // What was asked may be answered already, and the answer to it on its way: then one looks again.
      if (!here || !goal.isConnected || goal.matches(':disabled, [aria-disabled]')) return 'gone';
      if (here === goal) return null;
      if (!('place' in goal.dataset)) return 'Tab';
      const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()];
      if (Math.abs(to.top - from.top) > from.height / 2) return to.top > from.top ? 'ArrowDown' : 'ArrowUp';
      return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
    });
    if (key === 'gone') return;
    if (key === null) break;
    await keyboard.press(key);
  }
  await keyboard.press('Enter');
}

/** Answer whatever is asked, until there is a result to look at; return how many answers that took. */
export async function playToTheEnd(visitor: Visitor, press = byHand): Promise<number> {
  const { page } = visitor;
  for (let answers = 0; ; answers += 1) {
    const thing = (await page.waitForFunction(nextThing, answers)).asElement() as ElementHandle<HTMLElement> | null;
    if (!thing) throw new Error('there is nothing to choose');
    if (await thing.evaluate((found) => found.tagName === 'A')) return answers;
    await press(visitor, thing);
  }
}
