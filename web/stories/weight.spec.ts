import { expect, test } from './kit';
import { weigh } from './kit/weight';

/** Bytes of a first visit, compressed: code, styles, art and fonts. */
const LIMIT = 250_000;

test('a first visit brings little: the front page, and a table straight from a link', async ({ ayse }) => {
  await ayse.page.goto('/');
  await ayse.page.locator('form.quick .btn.pri').waitFor();
  const front = await weigh(ayse.page);
  expect(front.bytes).toBeGreaterThan(50_000);
  expect(front.bytes).toBeLessThan(LIMIT);

  const friend = await ayse.play({ bots: 4 });
  const stranger = await ayse.newTab();
  await stranger.page.goto(`/t/${friend.id}`);
  await expect(stranger.prompt).toBeVisible();
  const table = await weigh(stranger.page);
  expect(table.bytes).toBeGreaterThan(front.bytes);
  expect(table.bytes).toBeLessThan(LIMIT);
});
