/** Cairo: the table at rest, and every decision. */
import type { Visitor } from '../kit';
import { types } from '../choose_write/answers';
import { nobodyElses } from '../kit/names';
import {
  BLOCKED,
  FOUR,
  LAST_EXPANSION,
  LATE,
  MEDALS,
  NEUTRAL,
  OCCUPIED,
  SHORT,
  TABLE,
  TIE,
  withArch,
  type Position,
} from '../cairo/positions';
import { retires } from '../cairo/table';
import { expect, test } from './gallery';

const OTHERS = ['Jürgen', 'Mehmet', 'Sinan'];

async function sit(visitor: Visitor, position: Position): Promise<void> {
  const bots = OTHERS.slice(0, Object.keys(position.players).length - 1);
  const seats = [{ kind: 'me' as const }, ...bots.map((name) => ({ kind: 'bot' as const, bot: 'random', name }))];
  await visitor.play({ game: 'cairo', seats, position });
  await expect(visitor.page.locator('[data-site="A1"]')).toBeVisible();
}

const click = (selector: string) => (visitor: Visitor) => visitor.page.locator(`${selector}:visible`).first().click();
const begins = (mode: string) => click(`[data-way="${mode}"]`);

/** Lure: choose a customer, and an entry if one is named. */
const lures = (customer: string, entry?: string) => async (visitor: Visitor) => {
  await begins('lure')(visitor);
  await click(`[data-pick="${customer}"]`)(visitor);
  if (entry) await click(`[data-lure="${entry}"]`)(visitor);
};

/** Four entries of one trade, three of them with barkers, and one is occupied. */
const CROWD: Position = {
  ...withArch(FOUR, { barkers: 3 }),
  stands: [
    ...['arch yellow C10>D10 +C11', 'arch red B4>B5 +B3', 'star yellow I4>H4', 'star red E1>F1', 'hexagon yellow J10>I10 +J9'],
    ...['hexagon green E9>E8', 'drop yellow J5>I5', 'drop purple L8>K8 +L7'],
  ],
  customers: { yellow: 'B7', white: 'I10' },
};

/** Money is missing after the fee of a joker; with three cards there is none. */
const SHORT_WITH_JOKER: Position = withArch(SHORT, { hand: ['J147', '6', '8'] });

/** Stands of several sizes: everybody has a medal. */
const DECORATED: Position = {
  ...FOUR,
  stands: [
    ...['arch red B4>B5 +B3+A4', 'star red E1>F1 +E2', 'hexagon yellow J10>I10 +J9', 'star yellow C10>D10 +C11+C9'],
    ...['drop purple L8>K8 +L7', 'arch purple A8>B8 +A9+A10', 'drop blue K4>K5', 'hexagon blue H1>G1 +I1', 'arch green H7>I7'],
  ],
};

/** Type some answers, then click. */
const after =
  (actions: readonly string[], ...selectors: string[]) =>
  async (visitor: Visitor) => {
    await types(visitor, ...actions);
    for (const selector of selectors) await click(selector)(visitor);
  };

const SCENES: Record<string, { position: Position; act?: (visitor: Visitor) => Promise<unknown> }> = {
  table: { position: FOUR },
  'two players': { position: LATE },
  'three players': { position: TABLE },
  medals: { position: DECORATED },
  'choose a card': { position: FOUR, act: begins('build') },
  'joker fee': { position: FOUR, act: after(['play J147']) },
  kinds: { position: MEDALS, act: after(['play 1']) },
  sites: { position: FOUR, act: after(['play 1', 'build white']) },
  entry: { position: FOUR, act: after(['play 1', 'build white', 'site D2']) },
  expand: { position: MEDALS, act: after(['play 1', 'expand red'], '[data-site="C3"]') },
  'any three': { position: FOUR, act: after(['play 1+6+J147', 'build blue']) },
  move: { position: BLOCKED, act: after(['play 2', 'move green', 'site G2']) },
  pay: { position: SHORT, act: after(['play 1', 'expand red', 'site C3'], '[data-pay="white"]') },
  'pay with a joker': {
    position: SHORT_WITH_JOKER,
    act: after(['play J147', 'fee white', 'expand red', 'site C3'], '[data-pay="yellow"]'),
  },
  'pay with three': { position: SHORT_WITH_JOKER, act: after(['play 6+8+J147', 'expand red', 'site C3'], '[data-pay="yellow"]') },
  'choose a customer': { position: FOUR, act: begins('lure') },
  tie: { position: TIE, act: lures('red') },
  lure: { position: FOUR, act: lures('red', 'B5') },
  crowd: { position: CROWD, act: lures('yellow', 'I5') },
  occupied: { position: OCCUPIED, act: lures('yellow') },
  draw: { position: FOUR, act: begins('draw') },
  drop: { position: FOUR, act: after(['draw 1', 'draw 2']) },
  'neutral stall': { position: NEUTRAL },
  'final phase': { position: LAST_EXPANSION, act: after(['play 2', 'expand red', 'site F3']) },
};

for (const [name, { position, act }] of Object.entries(SCENES)) {
  test(`cairo ${name} @tight`, async ({ visitor, shoot }) => {
    await sit(visitor, position);
    await act?.(visitor);
    await shoot(`cairo ${name}`);
  });
}

test('cairo reason', async ({ visitor, shoot }) => {
  await sit(visitor, FOUR);
  await types(visitor, 'play 1', 'build white');
  const touched = visitor.page.locator('[data-site="D1"]');
  await (visitor.isOnPhone ? touched.tap() : touched.hover());
  await expect(visitor.page.locator('[data-market]')).toContainText('D1: not here');
  await shoot('cairo reason');
});

test('cairo set-up @tight', async ({ visitor, shoot }) => {
  await visitor.play({ game: 'cairo', bots: 1, level: 'random', options: { start: 'variable' } });
  await expect(visitor.page.locator('[data-place]').first()).toBeVisible();
  await shoot('cairo set-up');
});

test('cairo players @tight', async ({ visitor, shoot }) => {
  test.skip(!visitor.isOnPhone, 'they stand beside the market');
  await sit(visitor, FOUR);
  await visitor.page.getByRole('button', { name: /^Players/ }).tap();
  await shoot('cairo players');
});

test('cairo cards @tight', async ({ visitor, shoot }) => {
  test.skip(!visitor.isOnPhone, 'they stand beside the market');
  await sit(visitor, FOUR);
  await visitor.page.getByRole('button', { name: /^Cards/ }).tap();
  await shoot('cairo cards');
});

test('cairo discards', async ({ visitor, shoot }) => {
  test.skip(visitor.isOnPhone, 'they are under the cards');
  await sit(visitor, FOUR);
  await visitor.page.getByRole('button', { name: /discard/ }).click();
  await shoot('cairo discards');
});

test('cairo log and replay @tight', async ({ visitor, shoot }) => {
  const { page } = visitor;
  await sit(visitor, FOUR);
  await types(visitor, 'play J147', 'fee white', 'expand red', 'site C3');
  await expect(visitor.prompt).toContainText('Your turn');
  if (visitor.isOnPhone) await page.getByRole('button', { name: /^Log/ }).tap();
  await expect(page.getByRole('log')).toContainText('expanded');
  await shoot('cairo log');
  await page.goto(`${new URL(page.url()).pathname}/replay/4?eyes=all`);
  await expect(page.locator('[data-site="A1"]')).toBeVisible();
  await shoot('cairo replay');
});

test('cairo hot seat @tight', async ({ visitor, shoot }) => {
  const { page } = visitor;
  const [emine, deniz, ece] = [nobodyElses('Emine'), nobodyElses('Deniz'), nobodyElses('Ece')];
  const seats = [emine, deniz, ece].map((name) => ({ kind: 'me' as const, name }));
  const table = await visitor.startTable(await visitor.makeTable({ game: 'cairo', seats, position: TABLE }));
  await page.goto(`/t/${table.id}`);
  await expect(page.getByRole('button', { name: `I am ${emine}` })).toBeVisible();
  await shoot('cairo hot seat');
  await page.getByRole('button', { name: `I am ${emine}` }).click();
  await shoot('cairo hot seat mine');
});

test('cairo rules', async ({ visitor, shoot }) => {
  await visitor.page.goto('/rules/cairo');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot('cairo rules');
  await visitor.page.goto('/rules/cairo/CAI-EXP-10');
  await expect(visitor.page.getByText('CAI-EXP-10').first()).toBeVisible();
  await shoot('cairo rules expansion');
});

for (const language of ['de', 'tr'] as const) {
  test.describe(language, () => {
    test.use({ how: { settings: { language } } });
    const CHOSEN = ['table', 'choose a card', 'joker fee', 'kinds', 'sites', 'entry', 'expand', 'pay', 'choose a customer', 'crowd', 'draw', 'drop', 'final phase'];
    for (const name of CHOSEN) {
      test(`cairo ${name} in ${language}`, async ({ visitor, shoot }) => {
        const scene = SCENES[name];
        if (!scene) throw new Error(`no such scene: ${name}`);
        await sit(visitor, scene.position);
        await scene.act?.(visitor);
        await shoot(`cairo ${language} ${name}`, { themes: ['light'] });
      });
    }
  });
}

test('cairo result', async ({ visitor, shoot }) => {
  await sit(visitor, LAST_EXPANSION);
  await types(visitor, 'play 2', 'expand red', 'site F3');
  await retires(visitor);
  await expect(visitor.victory).toBeVisible();
  await shoot('cairo victory');
  await visitor.victory.getByRole('link', { name: 'See the result' }).click();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot('cairo result', { page: true });
});
