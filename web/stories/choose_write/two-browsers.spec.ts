/** A whole game of two people, each with a browser of their own, to its result. */
import type { Locator } from '@playwright/test';
import { expect, test, type Table, type Visitor } from '../kit';

const SLOWEST = 480_000;
/** What somebody does who does not think much: rubies first, guild cards never. */
const LIKED = [
  'pay sheet',
  'use 2',
  'use A',
  'use B',
  'use C',
  'use D',
  'use',
  'target',
  'palace',
  'check',
  'play',
  'hand',
];

function liking(actions: readonly string[]): string {
  const wanted = actions.filter((action) => !/^play g/.test(action) && action !== 'pass');
  const liked = LIKED.map((one) => wanted.find((action) => action === one || action.startsWith(`${one} `)));
  return liked.find((action) => action !== undefined) ?? wanted[0] ?? actions[0] ?? '';
}

/** Answer what is asked, by a click or two. */
async function answers(visitor: Visitor, table: Table): Promise<void> {
  const { page } = visitor;
  const position = await visitor.position(table);
  // The page goes on by itself where nothing is to be chosen: then this is answered already.
  if (position.seat === null || !position.actions.length) return;
  const click = (wanted: Locator) =>
    expect(async () => {
      if ((await visitor.position(table)).number === position.number) await wanted.click({ timeout: 5000 });
    }).toPass();
  const action = liking(position.actions.map((offer) => offer.action));
  const [verb = '', about = ''] = action.split(' ');
  const isCard = verb === 'play' || verb === 'hand';
  const lit = page.locator('section.plan [data-place]:not([aria-disabled])');
  switch (verb) {
    case 'play':
    case 'hand':
      await click(page.locator(`[data-action="${action}"]:visible`).first());
      await click(lit.last());
      break;
    case 'use':
    case 'target':
    case 'palace':
    case 'check':
      await click(page.locator(`section.plan [data-place="${about}"]:not([aria-disabled])`));
      break;
    default:
      // What lies over the table comes last.
      await click(page.locator(`[data-action="${action}"]:visible`).last());
  }
  // A card is used at once where it can be used in one way only; else it is asked where.
  await expect
    .poll(async () => {
      const { number, actions } = await visitor.position(table);
      return number > position.number && !(isCard && actions.some((offer) => offer.action.startsWith('use ')));
    })
    .toBe(true);
}

test('two people play a whole game, and both see its result', async ({ come }) => {
  test.setTimeout(SLOWEST);
  const settings = { steps: false };
  const [ayse, burak] = [await come('Ayşe', { settings }), await come('Burak', { settings })];
  const made = await ayse.makeTable({ game: 'choose_write', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  await Promise.all([ayse.sitDown(table), burak.sitDown(table)]);
  for (;;) {
    const { phase } = await ayse.table(table);
    if (phase === 'over') break;
    const { seat } = await ayse.position(table);
    if (seat === null) break;
    await answers(seat === 0 ? ayse : burak, table);
  }
  for (const visitor of [ayse, burak]) {
    await expect(visitor.victory).toBeVisible();
    await visitor.victory.getByRole('link', { name: 'See the result' }).click();
    await expect(visitor.page.getByRole('columnheader', { name: 'Rubies' })).toBeVisible();
  }
});
