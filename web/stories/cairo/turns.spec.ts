/** Drawing, the final phase, the end. */
import { LAST_EXPANSION, ROOM_FOR_ONE, TABLE } from './positions';
import { card, expect, expectTold, go, kind, mine, panel, puts, shown, test, told, viewOf, way } from './table';

test('I draw two cards and drop one, down to four', async ({ regular: ayse, sit }) => {
  const table = await sit(ayse, ROOM_FOR_ONE);
  await way(ayse, 'draw').click();
  await shown(ayse, 1).click();
  await expect(ayse.prompt).toContainText('One more.');
  // The gap stays until the turn ends.
  await expect(shown(ayse, 1)).toHaveAttribute('data-card', 'unseen');
  await shown(ayse, 4).click();
  await expect(ayse.prompt).toContainText('Too many cards.');
  await expect(panel(ayse)).toContainText('Discard a card');
  await card(ayse, '6').click();
  await expectTold(ayse, table, 'drop', { seat: 0, card: '6' });
  expect((await mine(ayse, table)).hand).toEqual(['1', '2', 'J147', 'J369']);
  await expect(ayse.log.first()).toContainText(/drew card 2.* and .*joker.* and discarded card 6/);
  await expect(shown(ayse, 1)).not.toHaveAttribute('data-card', 'unseen');
});

test('a barker needs no room in the hand, and a card of the pile is seen by me alone', async ({
  regular: ayse,
  sit,
  friends,
}) => {
  const table = await sit(ayse, ROOM_FOR_ONE);
  await ayse.page.locator('[data-action="draw pile"]').click();
  await expect(ayse.prompt).toContainText('One more.');
  await expect(panel(ayse)).toContainText('4 of 4');
  await ayse.page.locator('[data-action="draw barker"]').click();
  await expectTold(ayse, table, 'draw barker', { seat: 0 });
  const { hand, barkers } = await mine(ayse, table);
  expect(barkers).toBe(3);
  expect(hand).toHaveLength(4);
  const [mineTold] = await told(ayse, table, 'draw pile');
  expect(hand).toContain(mineTold?.['card']);
  const theirs = await friends[0]?.http.get(`/api/tables/${table.id}/moments`, { maxRetries: 3 });
  const { moments } = (await theirs?.json()) as { moments: { events: Record<string, unknown>[] }[] };
  const [drawn] = moments.flatMap(({ events }) => events).filter(({ what }) => what === 'draw pile');
  expect(drawn).toBeDefined();
  expect(drawn).not.toHaveProperty('card');
});

test('the last expansion of a trade begins the final phase; I retire, and everything scores once more', async ({
  regular: ayse,
  sit,
}) => {
  const { page } = ayse;
  const table = await sit(ayse, LAST_EXPANSION);
  await card(ayse, '2').click();
  await panel(ayse).getByRole('tab', { name: 'Expand' }).click();
  await kind(ayse, 'expand red').click();
  await puts(ayse, 'F3');
  await expect(go(ayse)).toHaveText('Expand for 7: +7');
  await go(ayse).click();
  await expectTold(ayse, table, 'final', { reason: 'empty', trades: ['red'] });
  // Those without a card are out; it is my turn again.
  await expectTold(ayse, table, 'retire', { seat: 1, forced: true }, { seat: 2, forced: true });
  await expect(ayse.prompt).toContainText('Final phase.');
  await expect(page.locator('h1')).toContainText('Final phase');
  await expect(way(ayse, 'lure')).toBeDisabled();
  await expect(way(ayse, 'draw')).toBeDisabled();
  await expect(way(ayse, 'build')).toBeEnabled();
  await expect(page.locator('article[data-seat="1"]')).toContainText('retired');
  await ayse.button('retire').click();
  await expect(ayse.dialog).toContainText('You could still build. Whoever retires takes no further turn.');
  await ayse.isSure();
  await expect(ayse.victory).toContainText('You win!');
  await expectTold(ayse, table, 'score', { seat: 0, money: 1 }, { seat: 1 }, { seat: 2, medals: 0, money: 0 });
  const { players } = await viewOf(ayse, table);
  expect(players['arch']?.score).toBe(22 + 7 + (players['arch']?.medal_points ?? 0) + 1);
  // Now all money is shown, of others too.
  expect(players['star']?.money).toMatchObject({ blue: 2 });
  await ayse.victory.getByRole('link', { name: 'See the result' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('heading', { name: 'You win!' })).toBeVisible();
});

test('I look through the cards that were played', async ({ regular: ayse, sit }) => {
  await sit(ayse, { ...TABLE, discards: ['9', '5', '5'] });
  await ayse.page.getByRole('button', { name: '3 discards' }).click();
  await expect(ayse.dialog).toContainText('Played, the last one first · 3');
  await expect(ayse.dialog.locator('[data-card="9"]').last()).toBeVisible();
  await ayse.page.keyboard.press('Escape');
  await expect(ayse.dialog).toHaveCount(0);
});
