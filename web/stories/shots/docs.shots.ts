/** The pictures of README and docs, small enough to be committed: `shots/docs/NAME.webp`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, FOLDER, openTables, ownTables, test } from './gallery';
import { lively, QUESTIONS } from './positions';

const MOST = 120_000;

async function keep(page: Page, name: string, part?: { x: number; y: number; width: number; height: number }): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.querySelector<HTMLElement>('dialog :focus')?.blur());
  const session = await page.context().newCDPSession(page);
  for (const quality of [86, 80, 72, 64]) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      ...(part ? { clip: { ...part, scale: 1 } } : {}),
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST) continue;
    mkdirSync(join(FOLDER, 'docs'), { recursive: true });
    writeFileSync(join(FOLDER, 'docs', `web-${name}.webp`), picture);
    return;
  }
  throw new Error(`${name} is larger than ${MOST} bytes`);
}

test.describe('for the docs', () => {
  test('front', async ({ visitor, come }) => {
    await openTables(await come('Mehmet'));
    await ownTables(visitor);
    await visitor.page.goto('/');
    await expect(visitor.page.getByText('Your turn').first()).toBeVisible();
    await keep(visitor.page, 'front');
  });

  test('table', async ({ visitor, sit }) => {
    test.slow();
    await sit(lively({}, undefined, { active: 'yellow' }), { seat: 1 });
    await expect(visitor.prompt).toContainText('Your move', { timeout: 60_000 });
    await expect(visitor.page.locator('body > div[aria-hidden="true"] svg:has(circle)')).toHaveCount(0);
    const lit = (await visitor.litPlaces()).find((place) => [3, 5, 4, 2].includes(place)) ?? 7;
    await visitor.place(lit).hover();
    await expect(visitor.page.locator('.tip')).toBeVisible();
    await keep(visitor.page, 'table');
    await visitor.page.mouse.move(2, 2);
    await visitor.page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await visitor.page.mouse.move(2, 2);
    await keep(visitor.page, 'table-dark');
  });

  test('sell', async ({ visitor, sit }) => {
    await sit(QUESTIONS['sell'] ?? {});
    await expect(visitor.dialog).toBeVisible();
    await keep(visitor.page, 'sell', { x: 356, y: 52, width: 654, height: 716 });
  });

  test('result', async ({ visitor }) => {
    test.setTimeout(240_000);
    const { page } = visitor;
    const table = await visitor.startTable(await visitor.makeTable({ bots: 3 }));
    await visitor.http.post(`/api/tables/${table.id}/leave`);
    await expect
      .poll(async () => (await visitor.table(table)).phase, { timeout: 200_000, intervals: [1000] })
      .toBe('over');
    await page.setViewportSize({ width: 1100, height: 1180 });
    await page.goto(`/t/${table.id}/result`);
    await expect(page.getByText('Bonus cards by round')).toBeVisible();
    await keep(page, 'result');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

    test('phone', async ({ visitor, sit }) => {
      await sit(lively());
      await visitor.place(3).tap();
      await expect(visitor.page.getByRole('button', { name: 'Move here' })).toBeVisible();
      await keep(visitor.page, 'phone');
    });
  });
});
