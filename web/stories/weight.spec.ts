/** How little a first visit brings: code, styles, art and fonts, compressed. */
import { expect, House, test } from './kit';
import { weigh } from './kit/weight';

/** Bytes of the front page, with all games. */
const FRONT = 120_000;
/** Bytes of a table, straight from a link. */
const TABLE = 250_000;

test('a first visit to the front page brings little', async ({ come }) => {
  // A house where nobody has played: names on the tables of others may bring the letters of one more font.
  const empty = await House.open();
  try {
    const { page } = await come(null, { baseURL: empty.address });
    await page.goto('/');
    await page.locator('form.quick .btn.pri').waitFor();
    await page.waitForLoadState('networkidle');
    const { bytes } = await weigh(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(FRONT);
  } finally {
    await empty.close();
  }
});

for (const [game, bots] of [
  ['istanbul', 4],
  ['cairo', 3],
  ['choose_write', 4],
  ['choose_write', 0],
] as const) {
  test(`a first visit to a table of ${game}, ${bots ? `with ${bots} bots` : 'alone'}, brings little`, async ({
    come,
  }) => {
    const ayse = await come('Ayşe', { isNew: true });
    const { id } = await ayse.startTable(await ayse.makeTable({ game, bots, level: 'random' }));
    await ayse.page.goto(`/t/${id}`);
    await expect(ayse.prompt).toBeVisible();
    await ayse.page.waitForLoadState('networkidle');
    const { bytes } = await weigh(ayse.page);
    expect(bytes).toBeGreaterThan(FRONT);
    expect(bytes).toBeLessThan(TABLE);
  });
}
