/** A whole game against two bots, by clicking alone, from the set-up to the page with the result. */
import { expect, expectShown, test } from './kit';
import { playToTheEnd } from './kit/chooser';

test('I play a whole game and see who won and why', async ({ ayse }) => {
  test.setTimeout(240_000);
  const { page } = ayse;
  const table = await ayse.play({ bots: 2 });
  const answers = await playToTheEnd(ayse);
  expect(answers).toBeGreaterThan(30);

  // The table shows the last position to the end.
  await expect(ayse.prompt).toContainText('The game is over.');
  if (!ayse.isOnPhone) await expectShown(ayse, table);

  await page.getByRole('link', { name: 'Result' }).click();
  await expect(page).toHaveURL(/\/result$/);
  const { standing } = await ayse.position(table);
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect(rows).toHaveCount(3);
  const names = (await ayse.table(table)).seats.map((seat) => seat.name);
  for (const [index, rank] of (standing ?? []).entries()) {
    await expect(rows.nth(index)).toContainText(names[rank.seat] ?? '?');
    await expect(rows.nth(index)).toContainText(String(rank.scores['rubies']));
  }
  // Nothing has to be pushed aside to read it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
