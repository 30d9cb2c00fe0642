/** The rules of Cairo, beside the game. */
import { expect, test, type Visitor } from '../kit';
import { violations } from '../kit/axe';

const RULES = '/rules/cairo';
const PHONE = { width: 390, height: 844 };

const article = ({ page }: Visitor, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('I find every subject, and the rules of each', async ({ come }) => {
  const reader = await come();
  const { page } = reader;
  await page.goto(RULES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of Cairo');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  for (const [group, name, id] of [
    ['Building', 'Medals', 'CAI-MED-04'],
    ['Luring customers', 'Barkers', 'CAI-LUR-09'],
    ['Set-up', 'Two players', 'CAI-TWO-08'],
  ] as const) {
    const link = contents.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await contents.getByText(group, { exact: true }).click();
    await link.click();
    await expect(article(reader, name)).toBeFocused();
    await expect(article(reader, name).getByRole('button', { name: `Copy a link to ${id}` })).toBeVisible();
  }
});

test('an id leads to its rule, without the name of the game too, and from there to others', async ({ come }) => {
  const { page } = await come(null, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/rules/cai-lur-09');
  await expect(page).toHaveURL(/\/rules\/cairo\/cai-lur-09$/i);
  const rule = page.locator('#CAI-LUR-09');
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await rule.getByRole('button', { name: 'Copy a link to CAI-LUR-09' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/rules/cairo/CAI-LUR-09');
  await page.locator('#CAI-EXP-16').getByRole('link', { name: 'CAI-MED-03' }).click();
  await expect(page.locator('#CAI-MED-03')).toBeFocused();
  await page.goto(`${RULES}/CAI-NOT-99`);
  await expect(page.getByText('There is no rule called CAI-NOT-99')).toBeVisible();
});

test('the tables say what the house plays with, and what is reconstructed of it', async ({ come }) => {
  const reader = await come();
  const { page } = reader;
  await page.goto(`${RULES}/DAT-11`);
  const medals = page.locator('[id="DAT-11"]');
  await expect(medals).toBeInViewport();
  await expect(medals.getByText('Our reconstruction')).toBeVisible();
  const games = (await (await reader.http.get('/api/games')).json()) as {
    name: string;
    components: { medals: Record<string, { gold: number; silver: number }>; cards: Record<string, number> };
  }[];
  const known = games.find(({ name }) => name === 'cairo')?.components;
  await expect(medals.locator('tbody tr')).toHaveCount(Object.keys(known?.medals ?? {}).length);
  const { gold = 0, silver = 0 } = known?.medals['red'] ?? {};
  await expect(medals.getByRole('row', { name: /Carpets/ })).toHaveText(new RegExp(`${gold}\\s*${silver}$`));
  const cards = page.locator('[id="DAT-07"]');
  await expect(cards.getByRole('img')).toHaveCount(Object.keys(known?.cards ?? {}).length);
  const prices = page.locator('[id="DAT-10"]');
  await expect(prices.getByText('Our reconstruction')).toHaveCount(0);
  await expect(prices.locator('tbody tr')).toHaveCount(6);
  await expect(page.getByRole('img', { name: 'The first stalls with 3 players' })).toBeVisible();
});

test('I read them in German and in Turkish', async ({ come }) => {
  for (const [language, title, contents, word, rule] of [
    ['de', 'Die Regeln von Kairo', 'Inhalt', 'Ausrufer', 'Ausrufer bringen ihn weiter'],
    ['tr', 'Kahire kuralları', 'İçindekiler', 'çığırtkan', 'Çığırtkanlar onu daha uzağa götürür'],
  ] as const) {
    const { page } = await come(null, { settings: { language } });
    await page.goto(`${RULES}/CAI-LUR-09`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: contents })).toBeVisible();
    await expect(page.locator('#CAI-LUR-09')).toContainText(rule);
    await page.getByRole('searchbox').fill(word);
    await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
    await expect(page.locator('#CAI-LUR-10')).toBeVisible();
  }
});

test('when the game says no, it names the rule and leads to it', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.playFrom({ players: { arch: {}, star: {} } }, { game: 'cairo' });
  await page.keyboard.press('/');
  await ayse.dialog.getByRole('combobox').or(ayse.dialog.getByRole('textbox')).first().fill('retire');
  await page.keyboard.press('Enter');
  const link = ayse.dialog.getByRole('link', { name: /^CAI-/ });
  await expect(link).toHaveText('CAI-TRN-03');
  await link.click();
  await expect(page).toHaveURL(/\/rules\/cairo\/CAI-TRN-03$/);
  await expect(page.locator('[id="CAI-TRN-03"]')).toBeFocused();
});

test('on a phone nothing is wider than the page, and axe finds nothing in both themes', async ({ come }) => {
  const reader = await come(null, { viewport: PHONE });
  const { page } = reader;
  await page.goto(RULES);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    expect(await violations(reader, theme === 'dark'), theme).toEqual([]);
  }
});
