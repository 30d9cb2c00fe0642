/** What those hear who do not see the board: every place with all that is on it, in reach or not, and what changes. */
import { expect, test, type Visitor } from './kit';
import { BAZAAR, LETTERS, lively, MOCHA, QUESTIONS } from './shots/positions';

/** The tiles of the board say these words, in their names and in what describes them. */
async function says(visitor: Visitor, words: Readonly<Record<number, readonly (string | RegExp)[]>>): Promise<void> {
  // Why a place is out of reach is asked of the house when somebody comes to it, here by keyboard.
  await visitor.page.keyboard.press('b');
  for (const [place, [name = '', about = '']] of Object.entries(words)) {
    const tile = visitor.place(Number(place));
    await tile.focus();
    await expect(tile).toHaveAccessibleName(name);
    await expect(tile).toHaveAccessibleDescription(about);
  }
}

function position(all: Readonly<Record<string, Record<string, unknown>>>, name: string): Record<string, unknown> {
  const found = all[name];
  if (!found) throw new Error(`there is no position called ${name}`);
  return found;
}

test('Every place says its price, its rubies, its demand and its mail, also out of reach', async ({ ayse }) => {
  await ayse.sitAt(lively());
  await expect(ayse.prompt).toContainText('Your move');
  expect(await ayse.litPlaces()).not.toContain(16);
  await says(ayse, {
    1: [
      '1 Wainwright. Cannot be chosen. 3 steps away. An extension costs 7 lira. 3 rubies left. Nobody is here.',
      /^Buy an extension .* 3 steps away\. A move is 1 or 2 steps\.$/,
    ],
    2: [
      /^2 Fabric Warehouse\. Can be chosen\. 2 steps away\. You have 2 fabric, room for 3\./,
      /^Fill your wheelbarrow/,
    ],
    5: [/In the mail: 1 fabric, 1 fruit and 3 lira\. Bot of red: waiting assistant/, /^Take the goods and lira/],
    10: [
      /Asked for: 3 jewelry, 1 fabric and 1 spice\. 3, 7, 12, 18 or 25 lira for 1 to 5 goods\./,
      /^Sell up to 5 .* Pay Bot of green 2 lira; lira: 11, then 9\. Sell up to 2 goods for 7 lira; lira: 9, then 16\./,
    ],
    11: [/Asked for: 1 jewelry, 1 fabric, 1 spice and 2 fruit\. 2, 5, 9, 14 or 20 lira for 1 to 5 goods\./, /^Sell/],
    13: [
      /^13 Sultan’s Palace\. Cannot be chosen\. .*The next ruby costs 1 jewelry, 1 fabric, 1 spice and 1 fruit\. \d rubies left\./,
      /^Pay the goods .* steps away/,
    ],
    14: [
      /Cannot be chosen\. .*The red tile needs \d fabric\. The green tile needs \d spice\. \d rubies left\./,
      /^Show enough goods, pay one/,
    ],
    15: [/You have the blue tile\. You have the yellow tile\. \d rubies left\./, /^Show enough goods/],
    16: [
      /^16 Gemstone Dealer\. Cannot be chosen\. 4 steps away\. The next ruby costs 17 lira\. 7 rubies left\. Bot of yellow: merchant with 2 assistants/,
      /^Buy a ruby; each one costs 1 lira more than the last\. 4 steps away/,
    ],
  });
});

test('The places of the expansions say theirs', async ({ ayse }) => {
  await ayse.sitAt(BAZAAR);
  await expect(ayse.page.locator('[data-place]')).toHaveCount(25);
  await says(ayse, {
    6: [/^6 Caravansary\./, /^Take 1 coffee and 2 bonus cards/],
    17: [/2 coffee each for 2 lira, for a good, for a card\./, /^Get 2 coffee/],
    19: [
      /Barrier: \d coffee\. Movement tile: \d coffee\. Encounter tile: Yours already\. Baksheesh: \d coffee and \d \w+\./,
      /^Pay coffee for the barrier/,
    ],
    20: [/The next ruby costs \d coffee\. 4 rubies left\./, /^Buy a ruby for coffee/],
    24: [/The next ruby costs 6 seals\. The next use brings \d lira too\./, /^Give up 6 seals/],
  });
  // Every one of them has a name of its own and says what it is for.
  for (const tile of await ayse.page.locator('[data-place]').all()) {
    const place = await tile.getAttribute('data-place');
    await expect(tile).toHaveAccessibleName(new RegExp(`^${place} .+ (steps? away|You are here)\\.`));
    await expect(tile).toHaveAccessibleDescription(/^\w.{12}/);
  }
});

test('What lies open at the Kiosk and what is bid can be heard at their places', async ({ ayse }) => {
  await ayse.sitAt(position(LETTERS, 'kiosk'));
  await expect(ayse.place(22)).toHaveAccessibleName(
    /On offer: 2 fruit; 2 lira; .*A good for a letter, or a letter for a good/,
  );
  await ayse.sitAt(position(LETTERS, 'auction'));
  await expect(ayse.place(23)).toHaveAccessibleName(/Bot of red bids 5 lira\./);
});

test('What changes is said as before and after: by a place, a tip and a dialog', async ({ ayse }) => {
  await ayse.sitAt(lively());
  await expect(ayse.place(4)).toHaveAccessibleDescription(/Leave 1 assistant; assistants: 2, then 1\./);
  await ayse.place(4).hover();
  const tip = ayse.page.getByRole('tooltip');
  await expect(tip.getByRole('img', { name: 'assistants: 2, then 1', exact: true })).toBeVisible();

  await ayse.sitAt(position(QUESTIONS, 'sell'));
  await expect(ayse.dialog.getByRole('img', { name: 'lira: 11, then 25', exact: true })).toBeVisible();
  await expect(ayse.dialog.getByRole('img', { name: 'fruit: 3, then 1', exact: true })).toBeVisible();

  await ayse.sitAt(position(QUESTIONS, 'great mosque'));
  await expect(ayse.dialog.getByRole('button', { name: /5th assistant/ })).toHaveAccessibleName(/jewelry: 3, then 2$/);

  await ayse.sitAt(position(MOCHA, 'roast'));
  await expect(ayse.dialog.getByRole('button', { name: /^Fruit/ })).toHaveAccessibleName('Fruit 3, then 2');

  await ayse.sitAt(position(QUESTIONS, 'tea house dice'));
  await expect(ayse.dialog.locator('.dice')).toBeVisible();
  expect(await ayse.dialog.locator('.dice').ariaSnapshot()).toMatch(/img "Dice: 2 and 5, sum 7".*2 lira/s);
});

test('My lira, rubies and assistants are said as numbers of something', async ({ ayse, come }) => {
  await ayse.sitAt(BAZAAR);
  const mine = ayse.page.getByRole('complementary').first();
  await expect(mine.getByRole('img', { name: '2 of 6 rubies' })).toBeVisible();
  await expect(mine.getByRole('img', { name: '2 of 5 assistants in the stack' })).toBeVisible();
  const phone = await come('Ayşe', { viewport: { width: 390, height: 844 } });
  await phone.sitAt(BAZAAR);
  await expect(phone.page.locator('.mm [data-ruby]')).toHaveAccessibleName('2 of 6 rubies');
});

test('On a phone a place out of reach says what it does, then why it cannot be reached', async ({ come }) => {
  const ayse = await come('Ayşe', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = ayse;
  await ayse.sitAt(lively());
  await expect(ayse.prompt).toContainText('Your move');
  await ayse.place(16).tap({ force: true });
  await expect(page.locator('.prev > span')).toHaveText([
    '16 Gemstone Dealer',
    'Buy a ruby; each one costs 1 lira more than the last.',
    '4 steps away. A move is 1 or 2 steps.',
    'Rule IST-TRN-03',
  ]);
  await expect(page.locator('.prompt .go')).toBeDisabled();
  // Who cannot see the bar hears the same, in the same order.
  const spoken = page.locator('[aria-live="polite"]', { hasText: 'Gemstone Dealer' });
  await expect(spoken).toHaveText(/^16 Gemstone Dealer\. Buy a ruby; .* last\. 4 steps away\. .* Rule IST-TRN-03\.$/);
  // Everything stays on the screen.
  await expect(page.locator('.prompt .go')).toBeInViewport({ ratio: 1 });
  await expect(ayse.place(16)).toBeInViewport({ ratio: 1 });
});

for (const [language, price, change, none] of [
  ['de', 'Der nächste Rubin kostet 17 Lira.', '1 Gehilfen dalassen; Gehilfen: 2, dann 1.', '3 Schritte entfernt'],
  ['tr', 'Sıradaki yakutun fiyatı: 17 lira. 7 yakut kaldı.', '1 çırak bırak; çırak: 2, sonra 1.', '3 adım ötede'],
] as const) {
  test(`The same in another language: ${language}`, async ({ come }) => {
    const ayse = await come('Ayşe', { settings: { language } });
    await ayse.sitAt(lively());
    await expect(ayse.place(16)).toHaveAccessibleName(new RegExp(price.replaceAll('.', '\\.')));
    await expect(ayse.place(4)).toHaveAccessibleDescription(new RegExp(change));
    await ayse.page.keyboard.press('b');
    await ayse.place(1).focus();
    await expect(ayse.place(1)).toHaveAccessibleDescription(new RegExp(none));
  });
}
