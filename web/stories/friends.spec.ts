/** Two people, each with a browser of their own. */
import { expect, expectShown, test, viewOf, type Table } from './kit';
import { finishedGame } from './kit/finished';
import { nobodyElses } from './kit/names';

const POSITION = {
  players: {
    red: { merchant: 7, lira: 6, hand: ['five-lira', 'stay'] },
    yellow: { merchant: 7, lira: 7, hand: ['far-move'] },
  },
  round: 3,
  governor: 6,
  smuggler: 6,
};

test('I open a table, my friend follows the link, and we begin', async ({ ayse, come }) => {
  const { page } = ayse;
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for 1 more' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  const link = await page.getByLabel('Share the link').inputValue();

  const friend = await come();
  await friend.page.goto(link);
  await expect(friend.page.getByRole('heading', { name: `${ayse.name} invites you to play` })).toBeVisible();
  await friend.page.getByLabel('Your name').fill('Burak of the lamps');
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.page.getByText(`${ayse.name} starts the game.`)).toBeVisible();
  await friend.page.getByLabel('Write to the table').fill('Here I am!');
  await friend.page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Everybody is here' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Here I am!');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const visitor of [ayse, friend]) await expect(visitor.prompt).toContainText(/Your move|is playing/);
  await expect(page.getByRole('list', { name: 'Turn order' })).toContainText('Burak of the lamps');
});

test('I allow several seats, and my friend takes two of them', async ({ ayse, come }) => {
  const { page } = ayse;
  await page.goto('/new');
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByRole('switch', { name: 'One person, several seats' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for 2 more' })).toBeVisible();
  const link = await page.getByLabel('Share the link').inputValue();

  const burak = await come('Burak');
  await burak.page.goto(link);
  await burak.page.getByRole('button', { name: 'Sit down' }).click();
  await burak.page.getByRole('button', { name: 'Sit here too' }).click();
  await expect(page.getByRole('heading', { name: 'Everybody is here' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${burak.name} 2` })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('list', { name: 'Turn order' })).toContainText(`${burak.name} 2`);
});

test('nobody comes, so I give the free seat to a bot; my guest cannot', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await burak.joinTable(made);
  await ayse.page.goto(`/t/${made.id}`);
  await burak.page.goto(`/t/${made.id}`);
  await expect(burak.page.getByRole('heading', { name: 'Waiting for 1 more' })).toBeVisible();
  await expect(burak.page.getByRole('button', { name: 'Add a bot' })).toHaveCount(0);

  await ayse.page.getByRole('button', { name: 'Add a bot' }).click();
  const levels = ayse.page.getByRole('group', { name: 'Which bot for seat 3?' });
  await expect(levels.getByRole('button', { name: 'Gentle' })).toBeFocused();
  await levels.getByRole('button', { name: 'Steady' }).click();
  for (const visitor of [ayse, burak]) {
    await expect(visitor.page.getByRole('heading', { name: 'Everybody is here' })).toBeVisible();
    await expect(visitor.page.getByRole('main')).toContainText('Steady');
  }

  await ayse.page.getByRole('button', { name: /Free this seat again/ }).click();
  await expect(ayse.page.getByRole('heading', { name: 'Waiting for 1 more' })).toBeVisible();
  await ayse.page.getByRole('button', { name: 'Add a bot' }).click();
  await levels.getByRole('button', { name: 'Gentle' }).click();
  await ayse.page.getByRole('button', { name: 'Start the game' }).click();
  for (const visitor of [ayse, burak]) await expect(visitor.prompt).toContainText(/Your move|is playing/);
});

test('the rows of my tables say how long I have, who won and when', async ({ come }) => {
  const hale = await come('Hale');
  const pace = { kind: 'days', days: 2 } as const;
  const seats = [
    { kind: 'me', name: nobodyElses('Ece') },
    { kind: 'me', name: nobodyElses('Can') },
  ] as const;
  await hale.startTable(await hale.makeTable({ seats: [...seats], pace, position: POSITION }));
  const { id } = await finishedGame(hale);
  const over = (await (await hale.http.get(`/api/tables/${id}`)).json()) as Table;
  await hale.page.goto('/tables');
  const row = hale.page.getByRole('listitem').filter({ hasText: 'Your turn' });
  await expect(row).toContainText('47 hours left');
  const done = hale.page.getByRole('listitem').filter({ hasText: / won/ });
  await expect(done).toContainText('With bots:');
  const ended = new Date((over.moved ?? 0) * 1000).toISOString();
  await expect(done.locator('time')).toHaveAttribute('datetime', ended);
});

test('we play some rounds, and all see the same but the cards', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], position: POSITION });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  const watcher = await come('Nil');
  const everybody = [ayse, burak, watcher];
  await Promise.all(everybody.map((visitor) => visitor.sitDown(table)));

  const turns = [
    { who: ayse, other: burak, actions: ['move 2', 'lay', 'act', 'end'] },
    { who: burak, other: ayse, actions: ['move 3', 'lay', 'act', 'end'] },
    { who: ayse, other: burak, actions: ['move 5', 'lay', 'act', 'end'] },
    { who: burak, other: ayse, actions: ['move 11', 'lay', 'skip', 'end'] },
  ];
  for (const { who, other, actions } of turns) {
    await expect(who.prompt).toContainText(`Your move, ${who.name}`);
    await expect(other.prompt).toContainText(`${who.name} is playing. You can look around meanwhile.`);
    await expect(watcher.prompt).toContainText(`${who.name} is playing. You are watching.`);
    expect(await other.litPlaces()).toEqual([]);
    await who.doesAll(...actions);
    await expect(other.prompt).toContainText(`Your move, ${other.name}`);
    for (const visitor of everybody) await expectShown(visitor, table);
  }
  await expect(ayse.page.getByRole('heading', { name: 'Round 5' })).toBeVisible();

  // Each sees the own cards, as the house has dealt them, and of the others only how many they are.
  const view = await viewOf(ayse, table);
  expect(Object.values(view.players).map(({ hand }) => hand)).toEqual([['five-lira', 'stay'], []]);
  await expect(ayse.page.locator('[data-card="stay"]')).toBeVisible();
  await expect(burak.page.locator('[data-card="far-move"]')).toBeVisible();
  await expect(burak.page.locator('[data-card="stay"]')).toHaveCount(0);
  await expect(watcher.page.locator('[data-card]:not([data-card="pile"])')).toHaveCount(0);
  const sentence = `${ayse.name} `;
  for (const visitor of everybody) await expect(visitor.log.first()).toContainText(sentence);
});

test('we write to each other while we play', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  const watcher = await come('Nil');
  await Promise.all([ayse, burak, watcher].map((visitor) => visitor.sitDown(table)));

  await ayse.page.keyboard.press('c');
  await ayse.dialog.getByLabel('Write to the table').fill('Good luck – şans!');
  await ayse.dialog.getByRole('button', { name: 'Send' }).click();
  await expect(ayse.dialog.getByRole('log')).toContainText('Good luck – şans!');

  const unread = burak.page.getByRole('button', { name: 'Chat, 1 new line' });
  await unread.click();
  await expect(burak.dialog.getByRole('log')).toContainText('Good luck – şans!');
  await burak.dialog.getByLabel('Write to the table').fill('<b>You</b> too');
  await burak.page.keyboard.press('Enter');
  await expect(ayse.dialog.getByRole('log')).toContainText('<b>You</b> too');
  await burak.page.keyboard.press('Escape');
  await expect(burak.page.getByRole('button', { name: 'Chat, 0 new lines' })).toBeVisible();

  // Who watches may read, and not write.
  await watcher.page.keyboard.press('c');
  await expect(watcher.dialog.getByRole('log')).toContainText('You</b> too');
  await expect(watcher.dialog.getByLabel('Write to the table')).toHaveCount(0);
});

test('a friend who leaves is played by a bot, and comes back', async ({ ayse, come }) => {
  const burak = await come('Burak');
  const made = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], position: POSITION });
  await burak.joinTable(made);
  const table = await ayse.startTable(made);
  await ayse.sitDown(table);
  await burak.sitDown(table);
  await burak.page.keyboard.press('m');
  await burak.dialog.getByRole('button', { name: 'Leave the table' }).click();
  await burak.page.getByRole('button', { name: 'Leave the table' }).last().click();
  await expect(burak.page.getByRole('heading', { name: 'The bazaar is open.' })).toBeVisible();
  await expect(ayse.log.first()).toContainText(`A bot is now playing for ${burak.name}.`);
  await ayse.doesAll('move 2', 'lay', 'act', 'end');
  // The bot has played its turn.
  await expect(ayse.prompt).toContainText(`Your move, ${ayse.name}`);

  await burak.page.goto(`/t/${table.id}`);
  await burak.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(burak.prompt).toContainText(`${ayse.name} is playing.`);
  await expect(ayse.log.first()).toContainText(`${burak.name} is back.`);
});
