/** How stories of Choose & Write come to a table and answer there, where it is not the clicks that they are about. */
import { expect, type Table, type Visitor, type Wish } from '../kit';

export const GAME = 'choose_write';

/** Sit down in a prepared position, with a bot on every seat but the first. */
export async function sit(visitor: Visitor, position: Record<string, unknown>, wish: Wish = {}): Promise<Table> {
  return visitor.playFrom(position, { game: GAME, level: 'random', ...wish });
}

/** Answer by typing, each when the one before is stored. */
export async function types(visitor: Visitor, ...actions: string[]): Promise<void> {
  const { page } = visitor;
  for (const action of actions) {
    await page.keyboard.press('/');
    const box = page.locator('dialog[open] input.in');
    await box.fill(action);
    await box.press('Enter');
    await expect(box.or(page.locator('#prompt')).first()).toBeVisible();
    await expect(async () => {
      // It may go away while it is looked at.
      if (await box.isVisible()) expect(await box.inputValue({ timeout: 1000 })).toBe('');
    }).toPass();
    if (await box.isVisible()) await page.keyboard.press('Escape');
  }
}
