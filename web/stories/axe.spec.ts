/** axe finds nothing, on any page, in both themes, on a laptop and on a phone; and everything is large enough to be hit. */
import { expect, test, type Visitor } from './kit';
import { violations } from './kit/axe';
import { finishedGame, winGame } from './kit/finished';
import { nobodyElses } from './kit/names';
import { BAZAAR, CROWD, LETTERS, lively, MOCHA, QUESTIONS, spread, type Position } from './shots/positions';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

/**
 * Fingers need 44 px. Lines of the log and the ids of rules stand close together where there is a mouse: there they have
 * at least the 24 px of WCAG 2.5.8.
 */
const FINGER = 44;
const POINTER = { of: '[role="log"] button, .rules .id', least: 24 };

/** What can be pressed and is smaller than a finger. */
async function smallTargets({ page }: Visitor, isPhone: boolean): Promise<string[]> {
  return page.evaluate(
    ({ finger, pointer }) => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const all = [...top.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]')];
      return all.flatMap((element) => {
        // Links inside a sentence are as high as its lines.
        if (element.matches('a, button.link') && getComputedStyle(element).display === 'inline') return [];
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        if (!element.checkVisibility({ visibilityProperty: true }) || box.width === 0) return [];
        if (element.matches('.skip, :disabled')) return [];
        // A small sign may reach further than it looks.
        const around = getComputedStyle(element, '::after');
        const [width, height] = [
          Math.max(box.width, Number.parseFloat(around.width) || 0),
          Math.max(box.height, Number.parseFloat(around.height) || 0),
        ];
        const least = pointer && element.matches(pointer.of) ? pointer.least : finger;
        // Half a pixel is lost in rounding.
        if (Math.min(width, height) > least - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return [
          `${element.tagName} ${element.className} "${name.slice(0, 30)}" ${Math.round(width)}×${Math.round(height)}`,
        ];
      });
    },
    { finger: FINGER, pointer: isPhone ? null : POINTER },
  );
}

/** Look at what is shown in every size and theme. */
async function inspect(visitor: Visitor, what: string, sizes: readonly (keyof typeof SIZES)[] = ['laptop', 'phone']) {
  const { page } = visitor;
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const complaints = await violations(visitor, colorScheme === 'dark');
      found.push(...complaints.map((one) => `${what}, ${size}, ${colorScheme}: ${one}`));
    }
    found.push(...(await smallTargets(visitor, size === 'phone')).map((one) => `${what}, ${size}: small: ${one}`));
  }
  expect.soft(found).toEqual([]);
}

/** Sit down at a prepared position, on the seat whose turn it is. */
async function sit(visitor: Visitor, position: Position): Promise<void> {
  await visitor.page.setViewportSize(SIZES.laptop);
  await visitor.sitAt(position);
}

const heading = ({ page }: Visitor) => page.getByRole('heading', { level: 1 }).first();

test('what is wrong would be found', async ({ come }) => {
  const stranger = await come();
  await stranger.page.goto('/settings');
  await expect(heading(stranger)).toBeVisible();
  await stranger.page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<button style="width: 20px; height: 20px"></button><p style="color: #999; background: #fff">Hard to read</p>',
      );
  });
  expect((await violations(stranger, false)).map((one) => one.split(':')[0])).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  );
  expect((await violations(stranger, true)).map((one) => one.split(':')[0])).toEqual(['color-contrast']);
  expect(await smallTargets(stranger, false)).toHaveLength(1);
});

for (const path of ['/', '/tables', '/new', '/settings', '/me', '/learn', '/no-such-page']) {
  test(`for everybody: ${path}`, async ({ come }) => {
    const stranger = await come();
    await stranger.page.goto(path);
    await expect(heading(stranger)).toBeVisible();
    await inspect(stranger, path);
  });
}

test('the rules', async ({ come }) => {
  const stranger = await come();
  const { page } = stranger;
  await page.goto('/rules/place-7');
  await expect(heading(stranger)).toBeVisible();
  expect.soft(await violations(stranger, false)).toEqual([]);
  // A part of them is enough for the rest: they are many, and all alike.
  await page.getByRole('searchbox').fill('fountain');
  await expect(page.locator('mark').first()).toBeVisible();
  await inspect(stranger, 'rules');
});

test('pages of somebody who plays', async ({ ayse, come }) => {
  const host = await come('Mehmet');
  const open = await host.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await ayse.startTable(await ayse.makeTable({ bots: 3 }));
  await ayse.page.goto('/');
  await expect(ayse.page.getByText('Your turn').first()).toBeVisible();
  await inspect(ayse, 'front with tables');
  await ayse.page.goto('/me');
  await expect(ayse.page.getByText('Log out or delete').first()).toBeVisible();
  await inspect(ayse, 'account');
  await ayse.page.goto(`/t/${open.id}/join`);
  await expect(heading(ayse)).toContainText('invites you');
  await inspect(ayse, 'join');
  await ayse.joinTable(open);
  await ayse.page.goto(`/t/${open.id}`);
  await expect(heading(ayse)).toHaveText('Everybody is here');
  await inspect(ayse, 'waiting');
  await host.http.delete('/api/me');
  ayse.expects(/404/);
  await ayse.page.goto('/t/gone');
  await expect(heading(ayse)).toHaveText('This door stays shut');
  await inspect(ayse, 'a wrong link');
});

for (const [name, position] of [
  ['the first move', null],
  ['the middle of a game', lively()],
  ['a late evening with five', spread()],
  ['a crowd on one tile', CROWD],
] as const) {
  test(`the table: ${name}`, async ({ ayse }) => {
    if (position) await sit(ayse, position);
    else await ayse.play({ bots: 1 });
    await inspect(ayse, name);
  });
}

test('what lies over the table of a laptop', async ({ ayse }) => {
  await sit(ayse, lively());
  const { page } = ayse;
  await ayse.place(11).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await inspect(ayse, 'tooltip', ['laptop']);
  for (const [name, key] of [
    ['menu', 'm'],
    ['notation', '/'],
    ['shortcuts', '?'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(ayse.dialog).toBeVisible();
    await inspect(ayse, name);
    await page.keyboard.press('Escape');
    await expect(ayse.dialog).toHaveCount(0);
  }
  // The page has to know its new size before it knows where the log opens.
  await page.setViewportSize(SIZES.laptop);
  await expect(page.getByRole('navigation', { name: 'Panels' })).toBeHidden();
  for (const [name, key] of [
    ['log', 'l'],
    ['chat', 'c'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(ayse.dialog).toBeVisible();
    await inspect(ayse, name, ['laptop']);
    await page.keyboard.press('Escape');
    await expect(ayse.dialog).toHaveCount(0);
  }
});

test('the sheets of a phone', async ({ ayse }) => {
  await sit(ayse, lively());
  const { page } = ayse;
  await page.setViewportSize(SIZES.phone);
  for (const tab of ['Players', /^Cards/, 'Log', 'Chat']) {
    const button = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: tab });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await inspect(ayse, `sheet ${tab}`, ['phone']);
    await button.click();
  }
});

for (const name of [
  ...['sell', 'sell anything', 'tea house', 'tea house dice', 'black market', 'draw cards', 'discard'],
  ...['great mosque', "smuggler's good", 'encounters'],
]) {
  test(`the question: ${name}`, async ({ ayse }) => {
    const position = QUESTIONS[name];
    if (!position) throw new Error(`there is no question called ${name}`);
    await sit(ayse, position);
    await inspect(ayse, name);
  });
}

for (const [name, position] of Object.entries({
  ...named('Mocha & Baksheesh', MOCHA, ['start', 'roast', 'guild hall', 'tavern']),
  ...named('Letters & Seals', LETTERS, ['start', 'kiosk', 'kiosk tile', 'auction', 'seals']),
  'Great Bazaar': BAZAAR,
})) {
  test(`an expansion: ${name}`, async ({ ayse }) => {
    await sit(ayse, position);
    await inspect(ayse, name);
  });
}

function named(box: string, all: Readonly<Record<string, Position>>, names: string[]): Record<string, Position> {
  return Object.fromEntries(names.map((name) => [`${box}: ${name}`, all[name] ?? {}]));
}

test('a replay, a result and the way on', async ({ ayse }) => {
  const { page } = ayse;
  const table = await finishedGame(ayse);
  await page.goto(`/t/${table.id}/result`);
  await expect(page.getByRole('heading', { name: 'Luck of the dice' })).toBeVisible();
  await inspect(ayse, 'result');
  await page.setViewportSize(SIZES.laptop);
  await page.goto(`/t/${table.id}/replay/20`);
  await expect(page.getByRole('button', { name: 'One move on', exact: true })).toBeVisible();
  await inspect(ayse, 'replay');
  await page.setViewportSize(SIZES.laptop);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await inspect(ayse, 'play on');
});

test('a victory', async ({ ayse }) => {
  await winGame(ayse);
  await expect(ayse.victory).toBeVisible();
  await inspect(ayse, 'victory');
});

test('a lesson, and a screen that is passed on', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
  await inspect(ayse, 'lesson');
  const seats = [
    { kind: 'me' as const, name: nobodyElses('Emine') },
    { kind: 'me' as const, name: nobodyElses('Deniz') },
  ];
  const table = await ayse.startTable(await ayse.makeTable({ seats }));
  await page.goto(`/t/${table.id}`);
  await expect(page.getByRole('dialog', { name: /^Pass the screen to/ })).toBeVisible();
  await inspect(ayse, 'cover');
});
