/** What I have set stays set. */
import { expect, test } from './kit';

test('theme, speed and sound are as I left them, also tomorrow', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { sound: true, speed: 'normal' } });
  const { page } = ayse;
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const theme = page.getByRole('radiogroup', { name: 'Theme' });
  await theme.getByRole('radio', { name: 'Light' }).check();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radiogroup', { name: 'Animations' }).getByRole('radio', { name: 'Fast' }).check();
  const sound = page.getByRole('switch', { name: 'Sound' });
  await expect(sound).toBeChecked();
  await sound.click();
  await expect(sound).not.toBeChecked();

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: 'Animations' }).getByRole('radio', { name: 'Fast' })).toBeChecked();
  await expect(sound).not.toBeChecked();

  // At a table they are in its menu.
  await ayse.play();
  await page.keyboard.press('m');
  await expect(ayse.dialog.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await ayse.dialog.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('I am asked before I give something up, until I want it no more', async ({ ayse }) => {
  const { page } = ayse;
  const meeting = { players: { red: { merchant: 7, lira: 5 }, yellow: {} }, governor: 2, smuggler: 6 };
  await ayse.playFrom(meeting);
  await ayse.doesAll('move 2', 'lay', 'act', 'end');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(ayse.button('end')).toBeEnabled();
  await page.keyboard.press('m');
  await ayse.dialog.getByRole('switch', { name: 'Ask before anything that cannot be undone' }).click();
  await page.keyboard.press('Escape');
  await ayse.does('end');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Round 2' })).toBeVisible();
});

test('my turns end by themselves if I like that', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const position = { players: { red: { merchant: 7 }, yellow: { merchant: 10 } }, governor: 6, smuggler: 6 };
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], position });
  await burak.joinTable(made);
  await ayse.page.goto('/settings');
  const automatic = ayse.page.getByRole('switch', { name: 'End my turns automatically' });
  await automatic.click();
  await expect(automatic).toBeChecked();
  await ayse.page.reload();
  await expect(automatic).toBeChecked();
  const table = await ayse.startTable(made);
  await ayse.sitDown(table);
  await ayse.doesAll('move 2', 'lay', 'act');
  await expect(ayse.prompt).toContainText(`${burak.name} is playing.`);
});

test('a browser that allows no notifications says so', async ({ ayse }) => {
  // Chromium without a window denies them by itself.
  await ayse.page.goto('/settings');
  const notify = ayse.page.getByRole('switch', { name: 'Notifications' });
  await notify.click();
  await expect(ayse.page.getByText('Your browser does not allow notifications from this page.')).toBeVisible();
  await expect(notify).not.toBeChecked();
});
