/** What just happened: sentences, the moment of each, and pieces that move as fast as one likes. */
import { expect, expectShown, test, type Visitor } from './kit';
import { longGame } from './kit/late';

const own = (count: number) => Array.from({ length: count }, () => 'own');
const POSITION = {
  players: {
    red: { merchant: 12, lira: 9, goods: 'RGYY', stack: own(4) },
    yellow: { merchant: 7, lira: 3, stack: own(4) },
    green: { merchant: 7, lira: 4, stack: own(4) },
  },
  round: 4,
  governor: 9,
  smuggler: 9,
  small_market: { top: 'S1' },
};

const AT_THE_TEA_HOUSE = {
  players: { ...POSITION.players, red: { merchant: 9 } },
  agenda: ['act', 'encounters'],
  governor: 5,
  smuggler: 5,
};

const dice = ({ page }: Visitor) => page.locator('body > div[aria-hidden="true"] svg:has(circle)');
const lines = ({ page }: Visitor) => page.getByRole('log').getByRole('button');

/** Note everything that moves over the board from now on. */
async function watchMovements({ page }: Visitor): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const original = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const what = this.querySelector('[data-piece]')?.getAttribute('data-piece');
      const symbol = this.querySelector('use')?.getAttribute('href');
      seen.push(what ?? symbol ?? (this.querySelector('circle') ? 'die' : this.tagName));
      return original.apply(this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('The log tells my turn and those of the others in sentences', async ({ ayse }) => {
  await ayse.playFrom(POSITION);
  await ayse.doesAll('move 11', 'lay', 'act', 'sell RGYY', 'end');
  await expect(lines(ayse).nth(0)).toHaveText(
    'Ayşe went to the Small Market and left an assistant.'.replace('Ayşe', ayse.name),
  );
  await expect(lines(ayse).nth(1)).toHaveText(/^Ayşe.* sold 4\sgoods at the Small Market for 14\slira\. New demand/);
  await expect(ayse.prompt).toContainText('Your move');
  await expect(lines(ayse).filter({ hasText: /^Elif (went|stayed)/ })).toHaveCount(1);
  await expect(lines(ayse).filter({ hasText: /^Orhan (went|stayed)/ })).toHaveCount(1);
});

test('When I come back, the log shows what happened since my last turn', async ({ ayse }) => {
  const { page } = ayse;
  const table = await ayse.playFrom(POSITION);
  await ayse.doesAll('move 11', 'lay', 'act', 'sell RGYY', 'end');
  await expect(ayse.prompt).toContainText('Your move');
  await page.goto('/');
  await ayse.sitDown(table);
  const log = page.getByRole('log');
  await expect(log.getByText('Since your last turn')).toBeVisible();
  const order = await log.getByRole('listitem').allTextContents();
  const mark = order.findIndex((line) => line.includes('Since your last turn'));
  expect(order.slice(0, mark).join()).toContain('sold');
  expect(order.slice(0, mark).join()).not.toContain('Elif');
  expect(order.slice(mark).join()).toContain('Elif');
  expect(order.slice(mark).join()).toContain('Orhan');
});

test('A click on a line shows that moment on the board, and I come back from it', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.playFrom(POSITION);
  await ayse.doesAll('move 11', 'lay', 'act', 'sell RGYY');
  await expect(lines(ayse)).toHaveCount(2);
  await lines(ayse).first().click();
  await expect(page).toHaveURL(/\/replay\/2\b/);
  // After the assistant was left and before anything was sold.
  await expect(ayse.place(11).locator('[data-piece="assistant-0-11"]')).toBeVisible();
  await expect(ayse.panel(0).locator('[data-lira]')).toHaveText('9');
  await expect(ayse.panel(0).locator('[data-good="Y"]')).toContainText('2');
  await page.goBack();
  await expect(ayse.panel(0).locator('[data-lira]')).toHaveText('23');
  await expect(ayse.prompt).toContainText('That is all.');
});

test('Pieces move, goods and coins fly, and then lie where they belong', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'normal' } });
  const table = await ayse.playFrom(POSITION);
  const seen = await watchMovements(ayse);
  await ayse.does('move 11');
  await expect(ayse.prompt).toContainText('Your assistant.');
  expect(await seen()).toContain('merchant-0');
  await ayse.doesAll('lay', 'act', 'sell RGYY');
  await expect(ayse.prompt).toContainText('That is all.');
  expect(await seen()).toEqual(expect.arrayContaining(['#g-fabric', '#g-spice', '#g-fruit', '#i-lira']));
  await expectShown(ayse, table);
  // Nothing is left hanging over the page.
  await expect(ayse.page.locator('body > div[aria-hidden="true"]')).toHaveCount(0);
});

test('Dice roll before my eyes', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'normal' } });
  await ayse.playFrom({ ...POSITION, ...AT_THE_TEA_HOUSE });
  const seen = await watchMovements(ayse);
  await ayse.doesAll('act', 'call 7');
  await expect(dice(ayse)).toHaveCount(2);
  const pips = await dice(ayse).locator('circle').count();
  await expect(lines(ayse).last()).toContainText(`= ${pips}`);
  expect((await seen()).filter((what) => what === 'die')).toHaveLength(2);
});

/** Note what the page shows at each change of the log: its text, what flies over the board, and where pieces stand. */
async function watchLog({ page }: Visitor): Promise<() => Promise<Noted[]>> {
  await page.evaluate(() => {
    const noted: object[] = [];
    Object.assign(window, { noted });
    const log = document.querySelector('[role="log"]') as Element;
    new MutationObserver(() => {
      const pieces = [...document.querySelectorAll('[data-place] [data-piece^="merchant-"]')];
      noted.push({
        text: log.textContent,
        isMoving: document.querySelector('body > div[aria-hidden="true"] svg') !== null,
        stands: pieces.map((piece) => [piece.getAttribute('data-piece'), piece.closest('[data-place]')?.textContent]),
      });
    }).observe(log, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
}

interface Noted {
  text: string;
  isMoving: boolean;
  stands: [piece: string, place: string][];
}

test('The log says nothing of a roll before the dice lie', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'slow' } });
  await ayse.playFrom({ ...POSITION, ...AT_THE_TEA_HOUSE });
  const noted = await watchLog(ayse);
  await ayse.doesAll('act', 'call 7');
  await expect(dice(ayse)).toHaveCount(2);
  await expect(lines(ayse).filter({ hasText: 'rolled' })).toHaveCount(1);
  const first = (await noted()).find(({ text }) => text.includes('rolled'));
  expect(first?.isMoving).toBe(false);
});

test('The log says nothing of a bot before its merchant has come', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'slow' } });
  await ayse.playFrom({ ...POSITION, ...AT_THE_TEA_HOUSE });
  const noted = await watchLog(ayse);
  await ayse.doesAll('skip', 'end');
  const went = lines(ayse).filter({ hasText: /^(Elif|Orhan) went to/ });
  await expect(went).toHaveCount(2);
  for (const [name, piece] of Object.entries({ Elif: 'merchant-1', Orhan: 'merchant-2' })) {
    const place = new RegExp(`${name} went to the (.+?)(?: and|\\.)`);
    const first = (await noted()).find(({ text }) => place.test(text));
    const stands = first?.stands.find(([which]) => which === piece)?.[1];
    expect(stands).toContain(place.exec(first?.text ?? '')?.[1]);
  }
});

test('A round is headed before its first entry, also when a bot came first', async ({ ayse }) => {
  const { page } = ayse;
  const items = page.getByRole('log').getByRole('listitem');
  await ayse.playFrom(POSITION);
  await ayse.doesAll('move 11', 'lay', 'act', 'sell RGYY', 'end');
  await expect(items.first()).toHaveText('Round 4');
  await expect(ayse.prompt).toContainText('Your move');
  await expect(items.filter({ hasText: /^Round/ })).toHaveCount(1);
  await ayse.does('move 10');
  await expect(items.filter({ hasText: /^Round/ })).toHaveText(['Round 4', 'Round 5']);

  await ayse.sitDown(await longGame(ayse, 4, { bots: 2, position: POSITION }));
  await expect(items.nth(1)).toContainText('A bot is now playing for Ayşe.'.replace('Ayşe', ayse.name));
  await expect(items.first()).toHaveText('Round 4');
});

test('With movements off the dice lie there for a moment, and then are gone', async ({ ayse }) => {
  await ayse.playFrom({ ...POSITION, ...AT_THE_TEA_HOUSE });
  await ayse.doesAll('act', 'call 7');
  await expect(dice(ayse)).toHaveCount(2);
  const pips = await dice(ayse).locator('circle').count();
  await expect(lines(ayse).last()).toContainText(`= ${pips}`);
  await expect(dice(ayse)).toHaveCount(0);
});

test('Those who listen hear what the others did, what luck brought, and what is asked', async ({ ayse }) => {
  const { page } = ayse;
  await ayse.playFrom({ ...POSITION, ...AT_THE_TEA_HOUSE });
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    for (const region of document.querySelectorAll('[aria-live="polite"]')) {
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    return said;
  });
  const hears = (pattern: RegExp) =>
    expect.poll(async () => (await heard.jsonValue()).some((text) => pattern.test(text))).toBe(true);
  await ayse.doesAll('act', 'call 7');
  await hears(/called 7 at the Tea House, rolled/);
  await ayse.does('end');
  await hears(/Elif (went|stayed)/);
  await hears(/Orhan (went|stayed)/);
  await hears(/^Your move, Ayşe/);
});

test('A click hurries on: what still moves is at its end at once', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { speed: 'slow' } });
  const table = await ayse.playFrom(POSITION);
  await ayse.does('move 11');
  await expect(ayse.page.locator('body > div[aria-hidden="true"] [data-piece="merchant-0"]')).toBeVisible();
  await ayse.page.locator('header .round').click();
  await expectShown(ayse, table);
  await expect(ayse.prompt).toContainText('Your assistant.');
});

for (const [who, how] of [
  ['my system asks for less motion', { reducedMotion: 'reduce', settings: { speed: 'normal' } }],
  ['I have switched movements off', { settings: { speed: 'off' } }],
] as const) {
  test(`Nothing moves when ${who}, but I see where something changed`, async ({ come }) => {
    const ayse = await come('Ayşe', how);
    const table = await ayse.playFrom(POSITION);
    const seen = await watchMovements(ayse);
    await ayse.does('move 11');
    await expect(ayse.page.locator('[data-veil="11"]')).toHaveClass(/changed/);
    await ayse.doesAll('lay', 'act', 'sell RGYY');
    await expectShown(ayse, table);
    expect(await seen()).toEqual([]);
  });
}
