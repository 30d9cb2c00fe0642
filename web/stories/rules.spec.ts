/** The rules, beside the game. */
import { expect, test } from './kit';

test('I find every place and every card, and the rules of each', async ({ come }) => {
  const { page } = await come();
  await page.goto('/rules/istanbul');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  for (let place = 1; place <= 16; place += 1)
    await expect(contents.getByRole('link', { name: new RegExp(`^${place} `) })).toBeVisible();
  await contents.getByText('Bonus cards').click();
  await expect(contents.locator('a[href^="/rules/istanbul/card-"]')).toHaveCount(10);
  for (const [name, id] of [
    ['7 Fountain', 'IST-PLC-16'],
    ['Dealer again', 'IST-'],
  ] as const) {
    await contents.getByRole('link', { name }).click();
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(article).toBeFocused();
    await expect(article).toBeInViewport();
    await expect(article.getByRole('button', { name: new RegExp(`^Copy a link to ${id}`) }).first()).toBeVisible();
  }
});

test('an id leads to its rule, and from there to others', async ({ come }) => {
  const { page } = await come(null, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/rules/istanbul/IST-TRN-03');
  const rule = page.locator('#IST-TRN-03');
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await rule.getByRole('button', { name: 'Copy a link to IST-TRN-03' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/rules/istanbul/IST-TRN-03');
  // Ids that are named in a text are links.
  const link = page.locator('article p a[href^="/rules/istanbul/IST-"]').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await page.goto('/rules/istanbul/IST-NOT-99');
  await expect(page.getByText('There is no rule called IST-NOT-99')).toBeVisible();
});

test('a link from before rules had the name of their game leads there', async ({ come }) => {
  const { page } = await come();
  await page.goto('/rules/MOC-PLC-07');
  await expect(page).toHaveURL(/\/rules\/istanbul\/MOC-PLC-07$/);
  await expect(page.locator('#MOC-PLC-07')).toBeFocused();
  await page.goto('/rules');
  await expect(page).toHaveURL(/\/rules\/istanbul$/);
  await page.goto('/learn');
  await expect(page).toHaveURL(/\/learn\/istanbul$/);
  await expect(page.getByRole('heading', { name: 'Learn Istanbul' })).toBeVisible();
  // Who goes back is not sent there again.
  await page.goto('/settings');
  await page.goto('/rules/place-7');
  await page.goBack();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goto('/rules/no-such-game/IST-TRN-03');
  await expect(page.getByRole('heading', { name: 'No such alley' })).toBeVisible();
});

test('I search for a word', async ({ come }) => {
  const { page } = await come();
  await page.goto('/rules/istanbul');
  await expect(page.getByRole('article').first()).toBeVisible();
  const all = await page.getByRole('article').count();
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('ist-trn-03');
  await expect(page.getByText('1 rule found')).toBeVisible();
  await search.fill('smuggler');
  await expect(page.locator('mark').first()).toHaveText(/smuggler/i);
  expect(await page.getByRole('article').count()).toBeLessThan(all);
  await search.fill('helicopter');
  await expect(page.getByText('No rule mentions this.')).toBeVisible();
  await search.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('when the game says no, it names the rule and leads to it', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.playFrom({ players: { red: { merchant: 7 }, yellow: { merchant: 10 } }, governor: 6, smuggler: 6 });
  await page.keyboard.press('/');
  await ayse.dialog.getByRole('combobox').or(ayse.dialog.getByRole('textbox')).first().fill('move 13');
  await page.keyboard.press('Enter');
  const link = ayse.dialog.getByRole('link', { name: /^IST-/ });
  const id = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
});

test('every symbol on the table says what it is', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.playFrom({
    players: {
      red: { merchant: 7, goods: 'RG', tiles: ['yellow'], lying: [2, 3], stack: ['own', 'own'], hand: ['stay'] },
      yellow: { merchant: 7, goods: 'B', family: 7 },
      green: { merchant: 10 },
    },
    governor: 7,
    smuggler: 6,
  });
  // A symbol may be named by a title, by a label, or by words beside it.
  const unnamed = await page.evaluate(() => {
    const named = (element: Element) =>
      element.hasAttribute('title') || element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
    const symbols = [...document.querySelectorAll('main use')].filter(
      (use) => /^#[gip]-/.test(use.getAttribute('href') ?? '') && use.getBoundingClientRect().width > 0,
    );
    return symbols
      .filter((use) => {
        for (let at: Element | null = use; at && at.tagName !== 'MAIN'; at = at.parentElement) {
          if (named(at)) return false;
          if (/\p{L}{3,}/u.test(at.textContent ?? '')) return at.matches('main > *');
        }
        return true;
      })
      .map((use) => `${use.getAttribute('href')} in ${use.closest('[class]')?.parentElement?.className}`);
  });
  expect(unnamed).toEqual([]);
  await page.locator('[data-seat="1"] [data-lira]').hover();
  await expect(page.locator('[data-seat="1"] [data-lira]')).toHaveAttribute('title', /lira/i);
  await ayse.place(9).hover();
  await expect(page.getByRole('tooltip')).toContainText('Tea House');
});
