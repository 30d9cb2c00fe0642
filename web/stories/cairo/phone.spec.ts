/** A phone: no decision needs a site that is smaller than a finger. */
import type { Locator } from '@playwright/test';
import { TABLE, VARIABLE } from './positions';
import { card, entry, expect, expectTold, go, kind, market, panel, PHONE, shown, site, test, way } from './table';

async function edge(thing: Locator): Promise<number> {
  const box = await thing.boundingBox();
  return Math.min(box?.width ?? 0, box?.height ?? 0);
}

test('the card is the zoom: I build on a large site, and choose the entry in the compass row', async ({
  come,
  sit,
}) => {
  const ayse = await come('Ayşe', PHONE);
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  expect(await edge(site(ayse, 'D2'))).toBeLessThan(44);
  await way(ayse, 'build').tap();
  await card(ayse, '1').tap();
  await kind(ayse, 'build white').tap();
  await expect.poll(() => edge(site(ayse, 'D2'))).toBeGreaterThan(60);
  // The whole market, and back by the button of the segment.
  await page.getByRole('button', { name: 'Whole market' }).tap();
  await expect.poll(() => edge(site(ayse, 'D2'))).toBeLessThan(44);
  await page.locator('[data-segment="1"]').tap();
  await expect.poll(() => edge(site(ayse, 'D2'))).toBeGreaterThan(60);
  await site(ayse, 'D1').tap();
  await expect(market(ayse)).toContainText('D1: not here');
  await site(ayse, 'D2').tap();
  await expect(panel(ayse)).toContainText('New porcelain stall on D2');
  const east = page.locator('[data-entry="E2"]');
  expect(await edge(east)).toBeGreaterThanOrEqual(44);
  await east.tap();
  await expect(go(ayse)).toHaveText('Build on D2, entry E2');
  await go(ayse).tap();
  await expectTold(ayse, table, 'stall', { stall: 'D2', entry: 'E2' });
  await expect.poll(() => edge(site(ayse, 'D2'))).toBeLessThan(44);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

test('a joker offers its segments, and nothing of the page has to be scrolled', async ({ come, sit }) => {
  const ayse = await come('Ayşe', PHONE);
  await sit(ayse, TABLE);
  await way(ayse, 'build').tap();
  await card(ayse, 'J147').tap();
  await ayse.page.locator('[data-fee="yellow"]').tap();
  await kind(ayse, 'build blue').tap();
  const segments = ayse.page.locator('[data-segment]');
  await expect(segments).toHaveCount(3);
  for (const segment of await segments.all()) expect(await edge(segment)).toBeGreaterThanOrEqual(44);
  await ayse.page.locator('[data-segment="7"]').tap();
  await expect.poll(() => edge(site(ayse, 'B12'))).toBeGreaterThan(60);
  await expect(go(ayse)).toBeInViewport();
});

test('three cards open nine segments: one is shown large, and a site of it answers for both', async ({ come, sit }) => {
  const ayse = await come('Ayşe', PHONE);
  const table = await sit(ayse, TABLE);
  await way(ayse, 'build').tap();
  await card(ayse, 'any').tap();
  for (const one of ['1', '6', 'J147']) await card(ayse, one).tap();
  await panel(ayse).locator('.btn.pri').first().tap();
  await kind(ayse, 'build blue').tap();
  const segments = ayse.page.locator('[data-segment]');
  await expect(segments).toHaveCount(9);
  for (const segment of await segments.all()) expect(await edge(segment)).toBeGreaterThanOrEqual(44);
  await ayse.page.locator('[data-segment="6"]').tap();
  await expect.poll(() => edge(site(ayse, 'K6'))).toBeGreaterThan(60);
  await site(ayse, 'K6').tap();
  await ayse.page.locator('[data-entry="K7"]').tap();
  await expect(go(ayse)).toBeInViewport();
  await go(ayse).tap();
  await expectTold(ayse, table, 'stall', { stall: 'K6', entry: 'K7' });
});

test('the first stall of a variable start is put with fingers too', async ({ come, sit }) => {
  const ayse = await come('Ayşe', PHONE);
  const table = await sit(ayse, VARIABLE);
  await ayse.page.locator('[data-place="white"]').tap();
  await expect(ayse.page.locator('[data-segment]')).toHaveCount(9);
  await ayse.page.locator('[data-segment="5"]').tap();
  await expect.poll(() => edge(site(ayse, 'G7'))).toBeGreaterThan(60);
  await site(ayse, 'G7').tap();
  await ayse.page.locator('[data-entry="G8"]').tap();
  await go(ayse).tap();
  await expectTold(ayse, table, 'stall', { stall: 'G7', entry: 'G8' });
});

test('customers are chosen by their portraits, entries by their numbers', async ({ come, sit }) => {
  const ayse = await come('Ayşe', PHONE);
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  await way(ayse, 'lure').tap();
  const portraits = page.locator('[data-pick]');
  await expect(portraits).toHaveCount(5);
  for (const portrait of await portraits.all()) expect(await edge(portrait)).toBeGreaterThanOrEqual(44);
  await page.locator('[data-pick="red"]').tap();
  await expect(entry(ayse, 'F1')).toContainText('1');
  await expect(market(ayse).locator('.flag')).toHaveText(['1', '2']);
  await entry(ayse, 'B5').tap();
  await expect(go(ayse)).toHaveText(/^Lure for\s*2$/);
  await go(ayse).tap();
  await expectTold(ayse, table, 'lure', { entry: 'B5', barkers: 1 });
});

test('a tap near a customer is enough', async ({ come, sit }) => {
  const ayse = await come('Ayşe', PHONE);
  await sit(ayse, TABLE);
  const box = await site(ayse, 'F6').boundingBox();
  await ayse.page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) + 3, (box?.y ?? 0) + 8);
  await expect(panel(ayse)).toContainText('Lure the jewelry customer');
  await expect(ayse.page.locator('[data-pick="blue"]')).toBeChecked();
});

test('cards are drawn in the decision area, the supply heads the players', async ({ come, sit }) => {
  const ayse = await come('Ayşe', PHONE);
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  await way(ayse, 'draw').tap();
  await shown(ayse, 1).tap();
  await expect(panel(ayse)).toContainText('one more');
  await page.locator('[data-action="draw barker"]:visible').tap();
  await expect(panel(ayse)).toContainText('Discard a card');
  await card(ayse, '6').tap();
  await expectTold(ayse, table, 'drop', { card: '6' });
  await page.getByRole('button', { name: /^Players/ }).tap();
  await expect(page.locator('[data-tray="red"]:visible')).toBeVisible();
});
