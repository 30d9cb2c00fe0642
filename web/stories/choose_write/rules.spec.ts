/** The rules of Choose & Write, beside the game. */
import { expect, test, type Visitor } from '../kit';
import { violations } from '../kit/axe';

const RULES = '/rules/choose_write';
const PHONE = { width: 390, height: 844 };

const article = ({ page }: Visitor, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('I find every place, and the rules of each', async ({ come }) => {
  const reader = await come();
  const { page } = reader;
  await page.goto(RULES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of Choose & Write');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  for (let place = 1; place <= 14; place += 1)
    await expect(contents.getByRole('link', { name: new RegExp(`^${place} `) })).toBeVisible();
  for (const [name, id] of [
    ['12 Catacombs', 'CNW-LOC-12'],
    ['A–D Sultan’s Palace', 'CNW-PAL-01'],
  ] as const) {
    await contents.getByRole('link', { name }).click();
    await expect(article(reader, name)).toBeFocused();
    await expect(article(reader, name)).toBeInViewport();
    await expect(article(reader, name).getByRole('button', { name: `Copy a link to ${id}` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Alone' }).click();
  await expect(page).toHaveURL(/\/rules\/choose_write\/solo$/);
  await expect(page.getByText('All else is as with two players.')).toBeVisible();
  await expect(page.locator('#CNW-SOL-16')).toBeVisible();
});

test('an id leads to its rule, without the name of the game too, and from there to others', async ({ come }) => {
  const { page } = await come(null, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/rules/cnw-trn-13');
  await expect(page).toHaveURL(/\/rules\/choose_write\/cnw-trn-13$/i);
  const rule = page.locator('#CNW-TRN-13');
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await rule.getByRole('button', { name: 'Copy a link to CNW-TRN-13' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/rules/choose_write/CNW-TRN-13');
  await page.locator('#CNW-REF-09').getByRole('link', { name: 'CNW-PAL-05' }).click();
  await expect(page.locator('#CNW-PAL-05')).toBeFocused();
  // A rule of the other chapter opens it.
  await page.goto(`${RULES}/CNW-SOL-33`);
  await expect(page.locator('#CNW-SOL-33')).toBeFocused();
  await expect(page.locator('#CNW-SOL-33')).toContainText('Two guests');
  await page.goto(`${RULES}/CNW-NOT-99`);
  await expect(page.getByText('There is no rule called CNW-NOT-99')).toBeVisible();
});

test('I search for a word, a card and an id', async ({ come }) => {
  const { page } = await come();
  await page.goto(RULES);
  await expect(page.getByRole('article').first()).toBeVisible();
  const all = await page.getByRole('article').count();
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('cnw-bon-04');
  await expect(page.getByText('1 rule found')).toBeVisible();
  await search.fill('Grocers');
  await expect(page.locator('#CNW-GLD-07')).toBeVisible();
  await search.fill('tulip');
  await expect(page.locator('mark').first()).toHaveText(/tulip/i);
  // Both chapters are searched.
  await expect(page.locator('#CNW-TRN-13')).toBeVisible();
  await expect(page.locator('#CNW-SOL-09')).toBeVisible();
  await search.fill('helicopter');
  await expect(page.getByText('No rule mentions this.')).toBeVisible();
  await search.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('the tables say what the house plays with, and what is reconstructed of it', async ({ come }) => {
  const reader = await come();
  const { page } = reader;
  await page.goto(`${RULES}/DAT-16`);
  const guilds = page.locator('[id="DAT-16"]');
  await expect(guilds).toBeInViewport();
  await expect(guilds.locator('tbody tr')).toHaveCount(16);
  await expect(guilds.getByText('Our reconstruction')).toBeVisible();
  await expect(guilds.getByRole('row', { name: /^g7 / })).toContainText('3 goods of any kind, then 1 ruby');
  const games = (await (await reader.http.get('/api/games')).json()) as {
    name: string;
    components: { guilds: Record<string, { lira: number }>; offers: Record<string, string[]> };
  }[];
  const known = games.find(({ name }) => name === 'choose_write')?.components;
  for (const [guild, { lira }] of Object.entries(known?.guilds ?? {}))
    await expect(guilds.getByRole('row', { name: new RegExp(`^${guild} `) })).toContainText(String(lira));
  const offers = page.locator('[id="DAT-02"]');
  await expect(offers.locator('tbody tr')).toHaveCount(Object.keys(known?.offers ?? {}).length);
  await expect(offers.getByText('Our reconstruction')).toHaveCount(0);
  await expect(offers.getByRole('row', { name: /^8 / })).toContainText('4, 9, 13, B, D');
});

test('I read them in German and in Turkish', async ({ come }) => {
  for (const [language, title, contents, word, rule] of [
    ['de', 'Die Regeln von Choose & Write', 'Inhalt', 'Tulpe', 'Wer folgt, zahlt eins von beidem'],
    ['tr', 'Choose & Write kuralları', 'İçindekiler', 'lale', 'İzlemek iki şeyden birine mal olur'],
  ] as const) {
    const { page } = await come(null, { settings: { language } });
    await page.goto(`${RULES}/CNW-TRN-13`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: contents })).toBeVisible();
    await expect(page.locator('#CNW-TRN-13')).toContainText(rule);
    await page.getByRole('searchbox').fill(word);
    await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
    await expect(page.locator('#CNW-SOL-09')).toBeVisible();
  }
});

test('when the game says no, it names the rule and leads to it', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.playFrom({ players: { red: {}, yellow: {} } }, { game: 'choose_write' });
  await page.keyboard.press('/');
  await ayse.dialog.getByRole('combobox').or(ayse.dialog.getByRole('textbox')).first().fill('play g2');
  await page.keyboard.press('Enter');
  const link = ayse.dialog.getByRole('link', { name: /^CNW-/ });
  const id = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/rules/choose_write/${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
});

test('on a phone nothing is wider than the page, and axe finds nothing in both themes', async ({ come }) => {
  const reader = await come(null, { viewport: PHONE });
  const { page } = reader;
  for (const address of [RULES, `${RULES}/solo`]) {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      expect(await violations(reader, theme === 'dark'), `${address} ${theme}`).toEqual([]);
    }
  }
});
