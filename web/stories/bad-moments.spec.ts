/** When something is wrong, the page says what, and what to do. */
import { expect, test, type Visitor } from './kit';

const heading = ({ page }: Visitor, title: string | RegExp) => page.getByRole('heading', { name: title, level: 1 });

/** A browser complains about every answer that refuses and every door that is closed; so it shall. */
const REFUSED = /Failed to load resource/;
const CLOSED = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection/;

test('an address that leads nowhere shows the way back', async ({ come }) => {
  const stranger = await come();
  await stranger.page.goto('/bazaar/of/nothing/at/all');
  await expect(heading(stranger, 'No such alley')).toBeVisible();
  await stranger.page.getByRole('link', { name: 'To the front page' }).click();
  await expect(heading(stranger, 'The bazaar is open.')).toBeVisible();
});

test('a wrong link tells me to ask for the whole one', async ({ come }) => {
  const stranger = await come();
  const guest = await come('Nil');
  for (const visitor of [stranger, guest]) {
    visitor.expects(REFUSED);
    for (const rest of ['', '/join', '/replay/12', '/result']) {
      await visitor.page.goto(`/t/nosuchtable${rest}`);
      await expect(heading(visitor, 'This door stays shut')).toBeVisible();
      await expect(visitor.page.getByText('Ask whoever sent it to you for the whole link')).toBeVisible();
    }
  }
});

test('a private table opens only for those who are invited', async ({ ayse, come }) => {
  const table = await ayse.startTable(await ayse.makeTable({ visibility: 'private' }));
  const curious = await come('Cem');
  curious.expects(REFUSED);
  for (const rest of ['', '/replay/0', '/join']) {
    await curious.page.goto(`/t/${table.id}${rest}`);
    await expect(heading(curious, 'This door stays shut')).toBeVisible();
  }
  await curious.page.goto(`/t/${table.id}?invitation=${table.invitation}`);
  await expect(curious.prompt).toContainText(`${ayse.name} is playing.`);
});

test('when all seats are taken I can watch', async ({ ayse, come }) => {
  const table = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const quick = await come('Burak');
  await quick.joinTable(table);
  const late = await come();
  await late.page.goto(`/t/${table.id}/join`);
  await expect(heading(late, 'All seats are taken')).toBeVisible();
  await late.page.getByRole('button', { name: 'Watch' }).click();
  await expect(heading(late, 'Everybody is here')).toBeVisible();
  await expect(late.page.getByRole('link', { name: 'Join' })).toHaveCount(0);
  await ayse.startTable(table);
  await expect(late.prompt).toContainText('You are watching.');
});

test('when somebody sits down while I choose my seat, I see it', async ({ ayse, come }) => {
  const table = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const slow = await come('Selin');
  slow.expects(REFUSED);
  await slow.page.goto(`/t/${table.id}/join`);
  await slow.page.getByRole('radio').first().check();
  const quick = await come('Burak');
  await quick.joinTable(table);
  await slow.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(slow.page.getByRole('alert')).toContainText('Somebody was quicker');
  await expect(slow.page.getByText(quick.name)).toBeVisible();
  await slow.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(heading(slow, 'Everybody is here')).toBeVisible();
});

test('a name that somebody has already can be changed', async ({ ayse, come }) => {
  const table = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const friend = await come();
  friend.expects(REFUSED);
  await friend.page.goto(`/t/${table.id}/join`);
  await friend.page.getByLabel('Your name').fill(ayse.name);
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.page.getByRole('alert')).toContainText('Somebody already has this name');
  await expect(friend.page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await friend.page.getByLabel('Your name').fill(`${ayse.name} too`);
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(heading(friend, 'Everybody is here')).toBeVisible();
});

test('a table that was closed while I waited is gone', async ({ ayse, come }) => {
  const table = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  const friend = await come('Burak');
  await friend.page.goto(`/t/${table.id}`);
  await expect(heading(friend, 'Waiting for 1 more')).toBeVisible();
  await ayse.page.goto(`/t/${table.id}`);
  await ayse.page.getByRole('button', { name: 'Leave the table' }).click();
  await ayse.dialog.getByRole('button', { name: 'Leave the table' }).click();
  await expect(heading(friend, 'The table is gone')).toBeVisible();
  await friend.page.getByRole('link', { name: 'To the front page' }).click();
  await expect(heading(friend, 'The bazaar is open.')).toBeVisible();
});

test('a table that the house cannot play any more says why, in my language, and is in nobody’s way', async ({
  ayse,
  come,
  house,
}) => {
  const friend = await come('Burak');
  for (const visitor of [ayse, friend]) visitor.expects(REFUSED);
  const [rules, components, damaged, good] = [
    await ayse.startTable(await ayse.makeTable()),
    await ayse.startTable(await ayse.makeTable()),
    await ayse.startTable(await ayse.makeTable()),
    await friend.startTable(await friend.makeTable()),
  ];
  const change = (what: string, into: string, id: string) =>
    `update tables set start = replace(start, '${what}', '${into}') where id = '${id}'`;
  await house.change(
    change('"rules": 2', '"rules": 1', rules.id),
    change('"components": ""', '"components": "5eaf"', components.id),
    `update tables set start = '{}' where id = '${damaged.id}'`,
  );
  const says = async (visitor: Visitor, table: { id: string }, title: string, text: string) => {
    await visitor.page.goto(`/t/${table.id}`);
    await expect(heading(visitor, title)).toBeVisible();
    await expect(visitor.page.getByText(text)).toBeVisible();
  };
  await says(ayse, rules, 'This table is set aside', 'begun under other rules');
  await says(ayse, components, 'This table is set aside', 'other printed components');
  await says(ayse, damaged, 'This table is set aside', 'cannot be read any more');
  await ayse.page.getByRole('link', { name: 'To the front page' }).click();
  await expect(heading(ayse, 'The bazaar is open.')).toBeVisible();
  // They are still mine, and in my list.
  await ayse.page.goto('/tables');
  for (const { id } of [rules, components, damaged]) {
    const row = ayse.page.getByRole('listitem').filter({ has: ayse.page.locator(`a[href="/t/${id}"]`) });
    await expect(row).toContainText('Set aside');
  }
  for (const [language, title, text] of [
    ['de', 'Dieser Tisch ist beiseitegestellt', 'nach anderen Regeln begonnen'],
    ['tr', 'Bu masa kenara ayrıldı', 'başka kurallarla başlamıştı'],
  ] as const) {
    const visitor = await come('Gül', { settings: { language } });
    visitor.expects(REFUSED);
    await says(visitor, rules, title, text);
  }
  await friend.sitDown(good);
  await expect(friend.prompt).toContainText('Your move');
});

test('when my visit has ended I log in and am back at my table', async ({ come }) => {
  const kaan = await come('Kaan');
  kaan.expects(REFUSED);
  const [first, second] = ['a long password', 'another long password'];
  expect((await kaan.http.post('/api/me/password', { data: { password: first } })).ok()).toBe(true);
  const table = await kaan.play();
  await expect(kaan.page).toHaveTitle(/^● Your turn/);
  // A new password, set on another device, ends the session here.
  const elsewhere = await come();
  expect((await elsewhere.http.post('/api/login', { data: { name: kaan.name, password: first } })).ok()).toBe(true);
  const changed = await elsewhere.http.post('/api/me/password', { data: { password: second, old: first } });
  expect(changed.ok()).toBe(true);
  await expect(heading(kaan, 'Your visit has ended')).toBeVisible();
  await expect(kaan.page).not.toHaveTitle(/Your turn/);
  await kaan.page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await kaan.page.getByLabel('Password').fill(second);
  await kaan.page.getByRole('button', { name: 'Log in' }).click();
  await expect(kaan.prompt).toContainText('Your move, Kaan');
  await expect(kaan.page).toHaveURL(`/t/${table.id}`);
});

test('a guest whom the house has forgotten goes on as a new one', async ({ come, house }) => {
  const hale = await come('Hale');
  hale.expects(REFUSED);
  await hale.page.goto('/');
  await expect(hale.page.getByRole('link', { name: hale.name })).toBeVisible();
  // As after the house was set up anew: its signature is another one.
  await hale.context.addCookies([{ name: 'bedesten', value: 'nobody-knows-me', url: house.address }]);
  await hale.page.goto('/settings');
  await expect(hale.page.getByRole('alert')).toContainText('Your visit has ended');
  await hale.page.getByRole('link', { name: 'Bedesten' }).click();
  await expect(hale.page.getByText('The server no longer knows this browser.')).toBeVisible();
  await hale.page.getByRole('button', { name: 'Play Istanbul' }).click();
  await expect(hale.prompt).toBeVisible();
  await expect(hale.page.getByRole('alert')).toHaveCount(0);
});

test('a house that has been renewed asks me to load the page anew', async ({ ayse, house }) => {
  ayse.expects(CLOSED);
  const { version } = (await (await ayse.http.get('/api/house')).json()) as { version: string };
  let isRenewed = false;
  await ayse.page.routeWebSocket('**/ws', (socket) => {
    const there = socket.connectToServer();
    there.onMessage((message) => {
      socket.send(isRenewed ? String(message).replace(`"version":"${version}"`, '"version":"99.0"') : message);
    });
  });
  await ayse.play();
  const bar = ayse.page.getByRole('alert').filter({ hasText: 'There is a newer version.' });
  await expect(bar).toHaveCount(0);
  isRenewed = true;
  await house.kill();
  await house.start();
  await expect(bar).toBeVisible();
  isRenewed = false;
  await bar.getByRole('button', { name: 'Reload the page' }).click();
  await expect(ayse.prompt).toContainText('Your move');
  await expect(bar).toHaveCount(0);
});

test('a part of the page that the new house does not have any more is said to be old', async ({ ayse }) => {
  ayse.expects(REFUSED);
  await ayse.page.goto('/');
  await expect(heading(ayse, 'The bazaar is open.')).toBeVisible();
  await ayse.page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  await ayse.page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(heading(ayse, 'There is a newer version')).toBeVisible();
  await ayse.page.unroute('**/assets/*');
  await ayse.page.getByRole('main').getByRole('button', { name: 'Reload the page' }).click();
  await expect(heading(ayse, 'The rules of Istanbul')).toBeVisible();
});

test('a house that is away is asked again until it is back', async ({ come, house }) => {
  const stranger = await come(null, { isNew: true });
  stranger.expects(REFUSED);
  await stranger.page.goto('/');
  await expect(heading(stranger, 'The bazaar is open.')).toBeVisible();
  await house.kill();
  await stranger.page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(heading(stranger, 'The bazaar is closed')).toBeVisible();
  await stranger.page.getByRole('button', { name: 'Try now' }).click();
  await expect(stranger.page.getByText('The server cannot be reached right now.')).toBeVisible();
  await expect(heading(stranger, 'The bazaar is closed')).toBeVisible();
  await house.start();
  await stranger.page.getByRole('button', { name: 'Try now' }).click();
  await expect(heading(stranger, 'The rules of Istanbul')).toBeVisible();
});

test('a house that can store nothing says so to everybody until it can', async ({ ayse, come, house }) => {
  const table = await ayse.startTable(await ayse.makeTable({ visibility: 'public' }));
  const onlooker = await come('Nil');
  for (const visitor of [ayse, onlooker]) {
    await visitor.page.goto(`/t/${table.id}`);
    await expect(visitor.prompt).toBeVisible();
  }
  const told = (visitor: Visitor) =>
    visitor.page.getByRole('alert').filter({ hasText: 'The server cannot reach its database' });
  await house.withoutWriting(async () => {
    for (const visitor of [ayse, onlooker]) await expect(told(visitor)).toBeVisible();
    // Whoever comes meanwhile is told too.
    await onlooker.page.reload();
    await expect(told(onlooker)).toBeVisible();
  });
  for (const visitor of [ayse, onlooker]) await expect(told(visitor)).toHaveCount(0);
});

test('who comes while the house does not answer is told so', async ({ come }) => {
  const stranger = await come();
  stranger.expects(/Failed to load resource|HouseProblem/);
  await stranger.page.route('**/api/**', (route) => route.abort());
  await stranger.page.goto('/new');
  await expect(heading(stranger, 'The bazaar is closed')).toBeVisible();
  await stranger.page.unroute('**/api/**');
  await stranger.page.getByRole('button', { name: 'Try now' }).click();
  await expect(heading(stranger, 'New table')).toBeVisible();
});

test('even a page that does not come at all is not blank', async ({ come }) => {
  const stranger = await come();
  stranger.expects(REFUSED);
  await stranger.page.route('**/assets/*.js', (route) => route.abort());
  await stranger.page.goto('/');
  await expect(heading(stranger, 'The bazaar is closed')).toBeVisible();
  await stranger.page.unroute('**/assets/*.js');
  await stranger.page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(heading(stranger, 'The bazaar is open.')).toBeVisible();
  await expect(stranger.page.getByText('The bazaar is closed')).toHaveCount(0);
});

test('a mistake of the page costs me no game', async ({ ayse }) => {
  ayse.expects(/TypeError/);
  const table = await ayse.startTable(await ayse.makeTable());
  let isBroken = true;
  await ayse.page.routeWebSocket('**/ws', (socket) => {
    const there = socket.connectToServer();
    there.onMessage((message) => {
      // A position that nobody has thought of.
      socket.send(isBroken ? String(message).replace('"layout":', '"another":') : message);
    });
  });
  await ayse.page.goto(`/t/${table.id}`);
  await expect(heading(ayse, 'Something broke')).toBeVisible();
  // The other pages are not broken.
  await ayse.page.getByRole('link', { name: 'Settings' }).click();
  await expect(heading(ayse, 'Settings')).toBeVisible();
  await ayse.page.goBack();
  await expect(heading(ayse, 'Something broke')).toBeVisible();
  isBroken = false;
  await ayse.page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(ayse.prompt).toContainText('Your move');
});

test('a link that confirms nothing leads to where a new one is sent', async ({ ayse }) => {
  ayse.expects(REFUSED);
  await ayse.page.goto('/confirm-email?token=worn-out');
  await expect(heading(ayse, 'This link has expired')).toBeVisible();
  await ayse.page.getByRole('main').getByRole('link', { name: 'Name, password, messages' }).click();
  await expect(heading(ayse, ayse.name)).toBeVisible();
});

test('who asks to be forgotten is forgotten, in every tab', async ({ come }) => {
  const hale = await come('Hale');
  const table = await hale.play();
  const tab = await hale.newTab();
  await tab.page.goto('/me');
  await tab.page.getByRole('button', { name: 'Delete me' }).click();
  await tab.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(tab, hale.name)).toBeVisible();
  await tab.page.getByRole('button', { name: 'Delete me' }).click();
  await tab.dialog.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(tab.page.getByText('You are forgotten. Farewell!')).toBeVisible();
  await expect(heading(tab, 'The bazaar is open.')).toBeVisible();
  await expect(tab.page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  // At the table there is nobody any more who could play on; bots may have ended the game by now.
  await expect(heading(hale, /^(All seats are taken|This game is over)$/)).toBeVisible();
  await expect(hale.page).toHaveURL(`/t/${table.id}/join`);
});
