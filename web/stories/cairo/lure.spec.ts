/** Luring: who walks where, what it costs and who earns. */
import { OCCUPIED, TABLE, TIE, withArch } from './positions';
import { entry, expect, expectTold, go, market, mine, panel, site, test, types, viewOf, way } from './table';

test('two entries are equally near: I choose', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, TIE);
  await site(ayse, 'D3').click();
  await expect(ayse.prompt).toContainText('2 entries tie at 4 steps.');
  await expect(panel(ayse)).toContainText('Tie at 4 steps, you choose');
  await expect(go(ayse)).toBeDisabled();
  // On the market both say what they bring.
  await expect(market(ayse)).toContainText('your stand');
  await expect(market(ayse)).toContainText('M +1');
  await site(ayse, 'B5').click();
  await expect(entry(ayse, 'B5')).toBeChecked();
  await expect(go(ayse)).toHaveText(/^Lure for\s*2$/);
  await entry(ayse, 'F1').click();
  await expect(go(ayse)).toHaveText(/^Lure for\s*1$/);
  await entry(ayse, 'B5').click();
  await go(ayse).click();
  await expectTold(ayse, table, 'lure', { seat: 0, customer: 'red', from: 'D3', entry: 'B5', owner: 0, barkers: 0 });
  await expectTold(ayse, table, 'earn', { seat: 0, trade: 'red', amount: 2 });
  expect((await mine(ayse, table)).money?.red).toBe(5);
  // Who was outside stands on the carpet now, and the one who came is outside.
  await expect(site(ayse, 'B5')).toHaveAccessibleName(/Coffee customer, purple, stands here\./);
  expect((await viewOf(ayse, table)).outside).toBe('red');
});

test('a barker makes a customer pass by a nearer entry', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, TABLE);
  await way(ayse, 'lure').click();
  await ayse.page.locator('[data-pick="red"]').click();
  await expect(panel(ayse)).toContainText('8 steps, the nearest');
  await expect(panel(ayse)).toContainText('14 steps, one nearer to ignore');
  await entry(ayse, 'B5').click();
  await expect(ayse.prompt).toContainText('14 steps, 1 barker, 2 coins for you.');
  await expect(panel(ayse)).toContainText('Barkers go back');
  await go(ayse).click();
  await expectTold(ayse, table, 'lure', { entry: 'B5', barkers: 1 });
  expect(await mine(ayse, table)).toMatchObject({ barkers: 1, money: { red: 5 } });
  await expect(ayse.log.first()).toContainText('One barker went back.');
});

test('without barkers the far entry is shown, and shut', async ({ regular: ayse, sit }) => {
  await sit(ayse, withArch(TABLE, { barkers: 0 }));
  await site(ayse, 'L1').click();
  await expect(panel(ayse).locator('.no')).toContainText('needs 1 barker');
  await expect(entry(ayse, 'B5')).toHaveCount(0);
  // The only entry that is open was chosen with the customer; the other one cannot be.
  await expect(go(ayse)).toBeEnabled();
  await site(ayse, 'B5').click();
  await expect(entry(ayse, 'F1')).toBeChecked();
});

test('an occupied entry is skipped, and costs no barker', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, OCCUPIED);
  await site(ayse, 'K11').click();
  await expect(market(ayse)).toContainText('Occupied');
  await expect(market(ayse)).toContainText('skipped free');
  await expect(panel(ayse).locator('.no')).toContainText('occupied, skipped free');
  await expect(panel(ayse)).toContainText('8 steps, the nearest');
  await go(ayse).click();
  await expectTold(ayse, table, 'lure', { customer: 'yellow', entry: 'D10', owner: 1, barkers: 0 });
  expect((await mine(ayse, table)).barkers).toBe(2);
});

test('at the stand of somebody else both of us earn', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, TABLE);
  await site(ayse, 'K11').click();
  await entry(ayse, 'I10').click();
  await expect(panel(ayse)).toContainText('Sinan earns');
  await go(ayse).click();
  await expectTold(
    ayse,
    table,
    'earn',
    { seat: 0, trade: 'yellow', amount: 1 },
    { seat: 2, trade: 'yellow', amount: 2 },
  );
  await expect(ayse.log.first()).toContainText(/lured\s+the fruit customer.* to the stand of .*Sinan.* at I10/);
});

test('a click on the chosen entry does it, Esc takes the choice back', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, TIE);
  await site(ayse, 'D3').click();
  await site(ayse, 'F1').click();
  await ayse.page.keyboard.press('Escape');
  await expect(go(ayse)).toBeDisabled();
  await ayse.page.keyboard.press('Escape');
  await expect(panel(ayse)).toContainText('Choose a customer');
  await ayse.page.keyboard.press('Escape');
  await expect(panel(ayse)).toHaveCount(0);
  await site(ayse, 'D3').click();
  await site(ayse, 'F1').click();
  await site(ayse, 'F1').click();
  await expectTold(ayse, table, 'lure', { entry: 'F1', owner: 1 });
});

test('what is typed is refused with its rule', async ({ regular: ayse, sit }) => {
  const { page } = ayse;
  await sit(ayse, OCCUPIED);
  await page.keyboard.press('/');
  await ayse.dialog.getByRole('textbox').fill('lure I10');
  await page.keyboard.press('Enter');
  await expect(ayse.dialog.getByRole('link', { name: 'CAI-LUR-03' })).toBeVisible();
  await expect(ayse.dialog).toContainText('The entry on I10 is occupied: the jewelry customer stands there.');
  await page.keyboard.press('Escape');
  await types(ayse, 'lure D10');
  await expect(ayse.log.first()).toContainText('at D10');
});
