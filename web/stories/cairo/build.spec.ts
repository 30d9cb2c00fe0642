/** Building: cards and jokers, sites and entries, what is paid and what it brings. */
import { BLOCKED, MEDALS, SHORT, TABLE } from './positions';
import { card, expect, expectTold, go, kind, market, mine, panel, puts, site, test, viewOf, way } from './table';

test('a card, a site, an entry: my stall stands, and the carpet lies before I say yes', async ({
  regular: ayse,
  sit,
}) => {
  const table = await sit(ayse, TABLE);
  await expect(ayse.prompt).toContainText('Your turn');
  await card(ayse, '1').click();
  await expect(ayse.prompt).toContainText('Choose what you build in segment 1.');
  await kind(ayse, 'build white').click();
  await expect(panel(ayse)).toContainText('7 sites are open');
  await site(ayse, 'D2').click();
  await expect(ayse.prompt).toContainText('Choose where its entry is.');
  await expect(go(ayse)).toBeDisabled();
  await site(ayse, 'E2').click();
  await expect(go(ayse)).toHaveText('Build on D2, entry E2');
  await expect(panel(ayse)).toContainText('A stall scores nothing');
  await expectTold(ayse, table, 'stall');
  await go(ayse).click();
  await expectTold(ayse, table, 'stall', { seat: 0, trade: 'white', stall: 'D2', entry: 'E2' });
  await expect(site(ayse, 'D2')).toHaveAccessibleName(/You, porcelain, white: stall, size 1\./);
  expect((await mine(ayse, table)).hand).toEqual(['6', 'J147', 'J258']);
});

test('a joker costs a coin that I choose, and opens three segments', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, TABLE);
  await card(ayse, 'J147').click();
  await expect(ayse.prompt).toContainText('Joker fee.');
  await expect(panel(ayse)).toContainText('Joker: 1, 4 or 7');
  await ayse.page.locator('[data-fee="yellow"]').click();
  await expect(ayse.prompt).toContainText('Choose what you build in segments 1, 4 and 7.');
  await kind(ayse, 'build blue').click();
  await puts(ayse, 'C7');
  await puts(ayse, 'C6', 'entry');
  await go(ayse).click();
  await expectTold(ayse, table, 'fee', { seat: 0, trade: 'yellow' });
  await expectTold(ayse, table, 'stall', { trade: 'blue', stall: 'C7', entry: 'C6' });
  expect((await mine(ayse, table)).money).toMatchObject({ yellow: 2, blue: 1 });
});

test('three cards open every segment, and jokers among them are free', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, TABLE);
  await way(ayse, 'build').click();
  await card(ayse, 'any').click();
  const play = panel(ayse).locator('.btn.pri').first();
  await expect(play).toHaveText('0 of 3 cards chosen');
  await expect(play).toBeDisabled();
  for (const one of ['1', '6', 'J147']) await card(ayse, one).click();
  await expect(play).toHaveText(/^Play card 1.*card 6.*joker/);
  await play.click();
  await expect(ayse.prompt).toContainText('Choose what you build in all nine segments.');
  await kind(ayse, 'build blue').click();
  await puts(ayse, 'K6');
  await puts(ayse, 'K7', 'entry');
  await expect(panel(ayse)).toContainText('3 cards to the discards');
  await go(ayse).click();
  await expectTold(ayse, table, 'stall', { trade: 'blue', stall: 'K6', entry: 'K7' });
  await expectTold(ayse, table, 'fee');
  expect((await mine(ayse, table)).hand).toEqual(['J258']);
});

test('a blocked stall is moved, and leaves its old place free', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, BLOCKED);
  await expect(site(ayse, 'B2')).toHaveAccessibleName(/You, spices, green: stall, size 1\. Blocked\./);
  await card(ayse, '2').click();
  await panel(ayse).getByRole('tab', { name: 'Move' }).click();
  await kind(ayse, 'move green').click();
  await expect(ayse.prompt).toContainText('Move the spice stall');
  await puts(ayse, 'G2');
  await puts(ayse, 'G3', 'entry');
  await expect(go(ayse)).toHaveText('Move to G2, entry G3');
  await go(ayse).click();
  await expectTold(ayse, table, 'move', { trade: 'green', from: 'B2', old_entry: 'B3', stall: 'G2', entry: 'G3' });
  await expect(site(ayse, 'B2')).toHaveAccessibleName(/Free\.$/);
});

test('what is missing is paid two for one, coin by coin, and exactly', async ({ regular: ayse, sit }) => {
  const { page } = ayse;
  const table = await sit(ayse, SHORT);
  await card(ayse, '1').click();
  await panel(ayse).getByRole('tab', { name: 'Expand' }).click();
  await kind(ayse, 'expand red').click();
  await puts(ayse, 'C3');
  await go(ayse).click();
  await expect(ayse.prompt).toContainText('Pick 4 coins of other trades.');
  await expect(panel(ayse)).toContainText('You have 1 of 3 for carpets. Two other coins replace each missing one.');
  const more = (trade: string) => page.locator(`[data-pay="${trade}"]`);
  await more('white').click();
  await more('white').click();
  await expect(more('white')).toBeDisabled();
  await more('yellow').click();
  await expect(go(ayse)).toHaveText('Pick 1 more coin');
  await expect(go(ayse)).toBeDisabled();
  // One coin is taken back, another one laid.
  await page.getByRole('button', { name: 'One coin less: porcelain' }).click();
  await more('blue').click();
  await more('yellow').click();
  await expect(more('yellow')).toBeDisabled();
  await expect(go(ayse)).toHaveText('Expand for 3: +3');
  await go(ayse).click();
  await expectTold(ayse, table, 'pay', { money: { red: 1, white: 1, yellow: 2, blue: 1 } });
  expect((await mine(ayse, table)).money).toEqual({ white: 1, red: 0, green: 0, yellow: 1, blue: 0, purple: 0 });
});

test('the largest stand takes the gold medal from whoever had it', async ({ regular: ayse, sit }) => {
  const { page } = ayse;
  const table = await sit(ayse, MEDALS);
  await card(ayse, '1').click();
  await panel(ayse).getByRole('tab', { name: 'Expand' }).click();
  await expect(kind(ayse, 'expand red')).toContainText('Mehmet loses a medal');
  await kind(ayse, 'expand red').click();
  await puts(ayse, 'C4');
  await expect(panel(ayse)).toContainText('Gold medal from Mehmet');
  await go(ayse).click();
  await expectTold(ayse, table, 'medal', { seat: 0, trade: 'red', metal: 'gold', from: 1 });
  expect((await viewOf(ayse, table)).medals.red).toEqual({ gold: 'arch', silver: 'arch' });
  await expect(page.locator('article[data-seat="1"] [data-stand="red"] .medals')).toBeEmpty();
  await expect(ayse.log.first()).toContainText(/takes the .* from Mehmet/);
});

test('a site that cannot be used says why, to the mouse and to the keys', async ({ regular: ayse, sit }) => {
  const { page } = ayse;
  await sit(ayse, TABLE);
  await card(ayse, '1').click();
  await kind(ayse, 'build white').click();
  await expect(ayse.prompt).toContainText('Choose a lit site');
  await site(ayse, 'D1').hover();
  await expect(market(ayse)).toContainText('D1: not here');
  await expect(market(ayse)).toContainText(/Touches the carpet stand of\s?Mehmet\./);
  await site(ayse, 'B3').hover();
  await expect(market(ayse)).toContainText(/Here is your carpet\s?stand\./);
  await site(ayse, 'D2').hover();
  await expect(market(ayse)).not.toContainText('not here');
  await expect(site(ayse, 'D1')).toHaveAccessibleName(/Not possible: Touches the carpet stand of Mehmet\.$/);
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(market(ayse)).not.toContainText('not here');
  await page.keyboard.press('ArrowLeft');
  await expect(site(ayse, 'A1')).toBeFocused();
  await expect(market(ayse)).toContainText('A1: not here');
});

test('a half-made build is taken back: step by step, or all of it', async ({ regular: ayse, sit }) => {
  const { page } = ayse;
  const table = await sit(ayse, TABLE);
  const begin = async () => {
    await card(ayse, '1').click();
    await kind(ayse, 'build white').click();
    await puts(ayse, 'D2');
    await expect(ayse.prompt).toContainText('Choose where its entry is.');
  };
  await begin();
  await site(ayse, 'E2').click();
  await page.keyboard.press('Escape');
  await expect(go(ayse)).toHaveText('Choose its entry');
  await page.keyboard.press('Escape');
  await expect(ayse.prompt).toContainText('Choose a lit site');
  await ayse.undoButton.click();
  await expect(ayse.prompt).toContainText('Choose what you build');
  await ayse.undoButton.click();
  await expect(ayse.prompt).toContainText('Your turn');
  await begin();
  // No key is lost: as often as it is pressed, and no farther than to where I began.
  await page.evaluate(() => {
    for (let times = 0; times < 5; times += 1) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  await expect(ayse.prompt).toContainText('Your turn');
  await expect(page.locator('.toast')).toHaveCount(0);
  await begin();
  // Another site while the entry is asked for, another card, then the cross.
  await puts(ayse, 'B1', 'entry');
  await expect(panel(ayse)).toContainText('Stall on B1');
  await panel(ayse).getByRole('button', { name: 'Close' }).click();
  await expect(ayse.prompt).toContainText('Your turn');
  await expect(panel(ayse)).toHaveCount(0);
  expect((await mine(ayse, table)).hand).toEqual(['1', '6', 'J147', 'J258']);
  await expectTold(ayse, table, 'stall');
});
