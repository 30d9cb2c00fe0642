/** From the front page to a game: as a stranger, to friends' tables, back to one's own. */
import { expect, test } from './kit';

test('A stranger is in a game against bots after three clicks', async ({ come }) => {
  const stranger = await come();
  const { page } = stranger;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The bazaar is open.' })).toBeVisible();

  const began = Date.now();
  await page
    .getByRole('radiogroup', { name: /Opponents/ })
    .getByRole('radio', { name: '2' })
    .check();
  await page
    .getByRole('radiogroup', { name: /Strength/ })
    .getByRole('radio', { name: 'Gentle' })
    .check();
  await page.getByRole('button', { name: 'Play Istanbul' }).click();

  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(page.locator('[data-place]')).toHaveCount(16);
  await expect(page.locator('article.opp')).toHaveCount(2);
  await expect(stranger.prompt).toContainText('Your move, Guest');
  expect(Date.now() - began).toBeLessThan(30_000);

  // It is a real game: the next click is a move.
  const [place = 0] = await stranger.litPlaces();
  await stranger.choosePlace(place);
  await expect(stranger.prompt).not.toContainText('Your move');
});

test('The front page remembers how I like to play, and one click is enough', async ({ ayse: { page } }) => {
  await page.goto('/');
  await page
    .getByRole('radiogroup', { name: /Opponents/ })
    .getByRole('radio', { name: '1' })
    .check();
  await page
    .getByRole('radiogroup', { name: /Strength/ })
    .getByRole('radio', { name: 'Gentle' })
    .check();
  await page.getByRole('button', { name: 'Play Istanbul' }).click();
  await expect(page.locator('article.opp')).toHaveCount(1);

  await page.goto('/');
  await page.getByRole('button', { name: 'Play Istanbul' }).click();
  await expect(page.locator('article.opp')).toHaveCount(1);
});

test('I find an open table on the front page and sit down', async ({ ayse, come }) => {
  const bora = await come('Bora');
  await ayse.page.goto('/');
  // The list follows the house: the table is made while I look.
  await bora.makeTable({ visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const row = ayse.page.getByRole('listitem').filter({ hasText: bora.name });
  await row.getByRole('link', { name: /^Join/ }).click();
  await expect(ayse.page.getByRole('heading', { name: new RegExp(bora.name) })).toBeVisible();
  await ayse.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ayse.page.getByRole('heading', { name: 'At the table' })).toBeVisible();
  await expect(ayse.page.getByRole('listitem').filter({ hasText: ayse.name })).toBeVisible();
});

test('My tables tell me where it is my turn', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.startTable(await ayse.makeTable());
  await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.goto('/');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^(Play|Open)/ }) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Your turn');
  await expect(rows.last()).toContainText('Waiting for players');
  await rows.first().getByRole('link', { name: /^Play/ }).click();
  await expect(ayse.prompt).toContainText('Your move, Ayşe');
});

test('I make a table, share its link, and a friend without an account comes by it', async ({ ayse, come }) => {
  const { page } = ayse;
  await page.goto('/new');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByRole('textbox', { name: 'Share the link' });
  await expect(link).toHaveValue(/\/t\/[\w-]+\/join\?invitation=/);

  const friend = await come();
  await friend.page.goto(await link.inputValue());
  await friend.page.getByRole('textbox', { name: 'Your name' }).fill('Can');
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Can' })).toBeVisible();
});
