/** Around the sheet of Choose & Write: cards, following, the others. */
import type { Visitor } from '../kit';
import { ALONE, FIVE, FOLLOW, FOLLOW_UP, GUESTS, TABLE, TAKE_CARD, type Position } from '../choose_write/panel-positions';
import { types } from '../choose_write/answers';
import { expect, test } from './gallery';

const OTHERS = ['Jürgen', 'Mehmet', 'Sinan', 'Elif'];

async function sit(visitor: Visitor, position: Position): Promise<void> {
  const players = Object.keys(position['players'] as object).length;
  const bots = OTHERS.slice(0, players - 1).map((name) => ({ kind: 'bot' as const, bot: 'random', name }));
  await visitor.play({ game: 'choose_write', seats: [{ kind: 'me' }, ...bots], position });
}

const SCENES: Record<string, { position: Position; act?: (visitor: Visitor) => Promise<void> }> = {
  'choose a card': { position: TABLE },
  'a card is kept': { position: TABLE, act: ({ page }) => page.locator('[data-action="play 7"]').first().click() },
  follow: { position: FOLLOW, act: ({ page }) => page.locator('[data-pay="4 icon"]').click() },
  'follow alone': { position: FOLLOW_UP },
  'alone at the table': { position: { round: 6, players: { red: ALONE }, display: ['7<', '13>'] } },
  'five players': { position: FIVE },
  'two guests': { position: GUESTS },
  'take a card': { position: TAKE_CARD },
  'sheet of another': {
    position: TABLE,
    act: ({ page, isOnPhone }) => page.locator(isOnPhone ? '.mi' : '.eye, .mi').first().click(),
  },
};

for (const [name, { position, act }] of Object.entries(SCENES)) {
  test(`${name} @tight`, async ({ visitor, shoot }) => {
    await sit(visitor, position);
    await act?.(visitor);
    await shoot(`panels ${name}`);
  });
}

test('what others did since @tight', async ({ visitor, shoot }) => {
  await sit(visitor, { ...TABLE, display: ['8', '13'], start: 'red' });
  await types(visitor, 'play 8', 'use 8');
  await expect(visitor.page.locator('.fol p.done')).toBeVisible({ timeout: 40_000 });
  await shoot('panels news');
  if (visitor.isOnPhone) await visitor.page.locator('.follow-sheet .fold').click();
  await visitor.page.locator('.eye, .mi').filter({ visible: true }).first().click();
  await shoot('panels news of another');
});

for (const deck of ['location', 'guild', 'goods', 'caravan', 'ruby']) {
  test(`faces of ${deck} cards`, async ({ visitor, shoot }) => {
    const { page, isOnPhone } = visitor;
    await sit(visitor, TABLE);
    if (isOnPhone) await page.getByRole('button', { name: /^Cards/ }).click();
    await page.locator('button.decks').click();
    await page.locator(`#deck-tab-${deck}`).click();
    await shoot(`panels faces ${deck}`);
  });
}
