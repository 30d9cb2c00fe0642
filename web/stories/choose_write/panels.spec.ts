/** Around the sheet: cards, following, the others. */
import { expect, test, type Visitor } from '../kit';
import { violations } from '../kit/axe';
import {
  FIVE,
  FOLLOW,
  FOLLOW_UP,
  GREEN,
  GUESTS,
  RED,
  TABLE,
  TAKE_CARD,
  YELLOW,
  type Position,
} from './panel-positions';
import { ALONE, withoutFountains } from './positions';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The others sit there and wait: what happens is up to red. */
const sit = (visitor: Visitor, position: Position) =>
  visitor.playFrom(withoutFountains(position), { game: 'choose_write', level: 'random' });
const pay = ({ page }: Visitor, place: string, payment: 'icon' | 'action') =>
  page.locator(`[data-pay="${place} ${payment}"]`);
const go = ({ page }: Visitor) => page.locator('.fol .go');
const card = ({ page }: Visitor, name: string) => page.locator(`.me [data-card="${name}"]`);

interface Sheet {
  lira: { left: number; filled: number };
  actions: { left: number; filled: number };
  icons: Record<string, number>;
  goods: Record<string, { left: number; filled: number }>;
  rubies: number;
  hand: string | null;
  guild_cards: string[];
  goods_cards: string[];
}
async function mine(visitor: Visitor, table: Awaited<ReturnType<typeof sit>>): Promise<Sheet> {
  const { view } = await visitor.position(table);
  return (view as unknown as { players: { red: Sheet } }).players.red;
}

test('a follower crosses off a tulip', async ({ ayse }) => {
  const table = await sit(ayse, FOLLOW);
  await expect(ayse.page.locator('.fol h2')).toHaveText('Tea House');
  await expect(go(ayse)).toBeDisabled();
  await pay(ayse, '8', 'icon').click();
  await expect(pay(ayse, '8', 'icon')).toHaveAttribute('aria-pressed', 'true');
  await expect(ayse.page.locator('.fol .written')).toContainText('You would write');
  await expect(ayse.page.getByRole('img', { name: 'lira: 5, then 9' })).toBeVisible();
  await expect(ayse.page.getByRole('img', { name: 'tulips there: 1, then 0' })).toBeVisible();
  await go(ayse).click();
  await expect(ayse.page.locator('.fol')).toHaveCount(0);
  const numbers = async () => {
    const { lira, icons, actions } = await mine(ayse, table);
    return { lira: lira.left, icon: icons['8'] ?? 0, actions: actions.left };
  };
  await expect.poll(numbers).toEqual({ lira: 9, icon: 0, actions: 2 });
});

test('a follower crosses off a bonus action for a palace, which has no tulip', async ({ ayse }) => {
  const table = await sit(ayse, FOLLOW);
  await expect(pay(ayse, 'B', 'icon')).toHaveCount(0);
  await pay(ayse, 'B', 'action').click();
  await expect(ayse.page.getByRole('img', { name: 'rubies: 4, then 5' })).toBeVisible();
  // A second click on what is chosen does it.
  await pay(ayse, 'B', 'action').click();
  await expect(ayse.prompt).toContainText('Pay for the ruby');
  // A goods card could help: that is asked in place of the rows.
  await ayse.page.locator('.fol [data-action="pay sheet"]').click();
  await expect(ayse.page.locator('.fol')).toHaveCount(0);
  const paid = { actions: { left: 1 }, rubies: 5, goods_cards: ['SP-JE'] };
  await expect.poll(() => mine(ayse, table)).toMatchObject(paid);
});

test('a follower waits, with the key or the button, and knows what that brings', async ({ ayse }) => {
  const table = await sit(ayse, FOLLOW);
  const wait = ayse.page.getByRole('button', { name: 'Wait. Bonus actions: 2, then 3' });
  await expect(wait).toBeVisible();
  await ayse.page.keyboard.press('w');
  await expect(wait).toHaveCount(0);
  await expect.poll(() => mine(ayse, table)).toMatchObject({ actions: { left: 3, filled: 5 } });
});

test('a place that cannot be paid says what is missing', async ({ ayse }) => {
  const poor = { ...RED, goods: { FA: '6/6', SP: '5/4', FR: '4/2', JE: '4/1' }, goods_cards: ['JE-JE'] };
  await sit(ayse, { ...FOLLOW, players: { red: poor, yellow: YELLOW, green: GREEN } });
  await expect(ayse.page.locator('[data-row="D"]')).toContainText('2 fabric and 1 spice short');
  await expect(ayse.page.locator('[data-row="D"] button')).toHaveCount(0);
});

test('nothing can be used: the panel says so, and there is one button', async ({ ayse }) => {
  // Others do not know the goods card, so it is asked though nothing is possible.
  const bare = { icons: { 3: 1 }, goods_cards: ['FA-SP'], hand: '5' };
  const turn = { how: 'display', played: 'B' };
  await sit(ayse, { ...FOLLOW, turn, players: { red: bare, yellow: YELLOW, green: GREEN } });
  await expect(ayse.page.locator('.fol')).toContainText('Nothing can be used now');
  await expect(go(ayse)).toHaveCount(0);
  await ayse.page.locator('.fol .wait').click();
  await expect(ayse.page.locator('.fol')).toHaveCount(0);
});

test('alone, the card of the display is offered like a card of somebody else', async ({ ayse }) => {
  const table = await sit(ayse, FOLLOW_UP);
  await expect(ayse.page.locator('.fol')).toContainText('From the display');
  await expect(ayse.page.locator('.fol .queue')).toHaveCount(0);
  await pay(ayse, '7', 'action').click();
  await go(ayse).click();
  // Two goods of choice, one after the other.
  await ayse.page.locator('.fol [data-action="take JE"]').click();
  await ayse.page.locator('.fol [data-action="take JE"]').click();
  await expect(ayse.page.locator('.fol')).toHaveCount(0);
  await expect.poll(() => mine(ayse, table)).toMatchObject({ goods: { JE: { filled: 6, left: 5 } } });
});

test('a location card is kept by a click, changed by another, and used on the plan', async ({ ayse }) => {
  const table = await sit(ayse, TABLE);
  await card(ayse, '13').click();
  await expect(card(ayse, '13')).toContainText('Playing');
  await expect(card(ayse, '7')).toContainText('Play instead');
  await ayse.page.keyboard.press('1');
  await expect(card(ayse, '7')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(ayse, '13')).toHaveAttribute('aria-pressed', 'false');
  await ayse.page.locator('[data-place="11"]').first().click();
  await expect.poll(async () => (await mine(ayse, table)).lira.left).toBe(10);
});

test('a guild card is played instead, and one that cannot be paid says what it lacks', async ({ ayse }) => {
  const table = await sit(ayse, { ...TABLE, players: { red: { ...RED, lira: '18/9' }, yellow: YELLOW, green: GREEN } });
  await expect(card(ayse, 'g2')).toContainText('Play');
  await card(ayse, 'g2').click();
  await expect.poll(async () => (await mine(ayse, table)).rubies).toBe(5);
  await sit(ayse, TABLE);
  await expect(card(ayse, 'g2')).toContainText('2 lira short');
  await card(ayse, 'g2').click({ force: true });
  await expect(ayse.page.locator('.toast')).toContainText(/7 lira/i);
});

test('two guild cards were drawn: one is kept', async ({ ayse }) => {
  const table = await sit(ayse, GUESTS);
  await expect(ayse.dialog).toContainText('Two guests');
  // One can look at the sheet first.
  await ayse.page.keyboard.press('Escape');
  await ayse.page.getByRole('button', { name: 'Back to the choice' }).click();
  await ayse.dialog.locator('[data-card="g11"]').click();
  await expect(ayse.dialog).toHaveCount(0);
  await expect.poll(() => mine(ayse, table)).toMatchObject({ guild_cards: ['g2', 'g9', 'g11'] });
});

test('at the end of a turn from hand a card is taken', async ({ ayse }) => {
  const table = await sit(ayse, TAKE_CARD);
  await expect(ayse.page.locator('.me')).toContainText('Take a card');
  await expect(ayse.page.locator('.me [data-action="draw deck"]')).toContainText('Draw');
  await card(ayse, '13').click();
  await expect.poll(async () => (await mine(ayse, table)).hand).toBe('13');
});

test('another player’s sheet lies in the middle until one goes back', async ({ ayse }) => {
  await sit(ayse, TABLE);
  const open = ayse.page.getByRole('button', { name: 'Open the sheet of Orhan' });
  await open.click();
  await expect(ayse.prompt).toContainText('Sheet of Orhan.');
  await expect(ayse.page.locator('.sheet[data-seat="2"]')).toBeVisible();
  await ayse.page.keyboard.press('Escape');
  await expect(ayse.prompt).toContainText('Your turn');
  await open.click();
  await ayse.page.getByRole('button', { name: 'Back to my sheet' }).click();
  await expect(ayse.page.locator('.sheet[data-seat="0"]')).toBeVisible();
});

test('what is known of the decks can be looked through', async ({ ayse }) => {
  await ayse.playFrom(TABLE, { game: 'choose_write' });
  await ayse.page.locator('button.decks').click();
  await expect(ayse.dialog).toContainText('Decks');
  // Two copies of each place and four fountains, without what lies in sight.
  const unseen = ayse.dialog.locator('.grid').first().locator('[data-card]');
  await expect(unseen.filter({ hasText: 'Fountain' })).toHaveCount(4);
  for (const [tab, found] of [
    ['Guilds', '[data-card^="g"]'],
    ['Goods', '[data-card*="-"]'],
    ['Caravans', '[data-card^="c"]'],
    ['Rubies', '[data-card^="r"]'],
  ] as const) {
    await ayse.dialog.getByRole('tab', { name: tab }).click();
    await expect(ayse.dialog.locator(found).first()).toBeVisible();
  }
  await expect(ayse.dialog.locator('[data-card^="r"]')).toHaveCount(20);
  expect(await violations(ayse)).toEqual([]);
});

test('five players have their numbers beside the sheet, and the log keeps its room', async ({ ayse }) => {
  await sit(ayse, FIVE);
  await expect(ayse.page.locator('.opp')).toHaveCount(4);
  await expect(ayse.page.locator('.opp').last().locator('[data-track="lira"]')).toHaveText('8');
  await expect(ayse.page.locator('.opp').last().locator('[data-track="jewelry"]')).toHaveAttribute(
    'aria-label',
    'Jewelry: 6 filled, 6 left',
  );
  const log = await ayse.page.locator('.panel.log').boundingBox();
  expect(log?.height).toBeGreaterThan(180);
});

test('on a phone a follower has the same rows under the plan', async ({ come }) => {
  const ayse = await come('Ayşe', PHONE);
  const table = await sit(ayse, FOLLOW);
  await expect(ayse.page.locator('[data-place="4"]').first()).toBeInViewport({ ratio: 1 });
  const [plan, panel] = await Promise.all([
    ayse.page.locator('[data-place="12"]').first().boundingBox(),
    ayse.page.locator('section.follow-sheet').boundingBox(),
  ]);
  expect((plan?.y ?? 0) + (plan?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1);
  for (const button of await ayse.page.locator('section.follow-sheet button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await pay(ayse, '13', 'icon').tap();
  await go(ayse).tap();
  await expect(ayse.page.locator('section.follow-sheet')).toContainText('Set a check');
  await ayse.page.locator('section.follow-sheet [data-action="done"]').tap();
  await expect(ayse.page.locator('section.follow-sheet')).toHaveCount(0);
  await expect.poll(async () => (await mine(ayse, table)).icons['13'] ?? 0).toBe(0);
  expect(await ayse.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone the others open their sheets, and all cards lie in a sheet', async ({ come }) => {
  const ayse = await come('Ayşe', PHONE);
  await sit(ayse, TABLE);
  await ayse.page.locator('.mi').first().tap();
  await expect(ayse.prompt).toContainText('Sheet of Elif.');
  await ayse.page.getByRole('button', { name: 'Back to my sheet' }).tap();
  await ayse.page.getByRole('button', { name: /^Cards/ }).tap();
  await expect(ayse.page.getByRole('dialog', { name: 'Cards' }).locator('[data-card="g9"]')).toBeVisible();
});

test('alone on a phone the goal with its live boxes lies over the cards', async ({ come }) => {
  const ayse = await come('Ayşe', PHONE);
  await sit(ayse, ALONE);
  await ayse.page.getByRole('button', { name: /^Cards/ }).tap();
  const goal = ayse.page.getByRole('dialog', { name: 'Cards' }).locator('[data-goal]');
  await expect(goal).toContainText('Challenge 9 with 11 rubies');
  await expect(goal.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
});

for (const [language, words] of Object.entries({
  de: ['Teehaus', 'Lieber warten', 'Im Postamt folgen'],
  tr: ['Çayhane', 'Onun yerine bekle', 'Postane’de izle'],
})) {
  test(`following is said in ${language}`, async ({ come }) => {
    const ayse = await come('Ayşe', { settings: { language } });
    await sit(ayse, FOLLOW);
    await pay(ayse, '4', 'icon').click();
    const panel = ayse.page.locator('.fol');
    for (const said of words) await expect(panel).toContainText(said, { ignoreCase: true });
    expect(await panel.textContent()).not.toMatch(/[{}]|undefined/);
  });
}

test('axe finds nothing around the sheet, in both themes', async ({ ayse }) => {
  await sit(ayse, FOLLOW);
  await pay(ayse, '4', 'icon').click();
  expect(await violations(ayse)).toEqual([]);
  await ayse.page
    .getByRole('button', { name: /theme|dark/i })
    .first()
    .click();
  expect(await violations(ayse, true)).toEqual([]);
  await sit(ayse, TABLE);
  expect(await violations(ayse)).toEqual([]);
});
