/** Every page and every question, to be looked at. Nothing is compared: eyes decide. */
import type { Table, Visitor } from '../kit';
import { winGame } from '../kit/finished';
import { expect, openTables, ownTables, test } from './gallery';
import { archived, BAZAAR, CROWD, FINALE, LETTERS, lively, MOCHA, played, QUESTIONS, spread } from './positions';

/** A layout of places that somebody chose. */
const BY_HAND = '16.2.3.4/5.6.7.8/9.10.11.12/13.14.15.1';

/** Questions that are taken at the smallest screens too. */
const TIGHT = new Set(['encounters', 'sell', 'sell anything', 'tea house', 'great mosque', 'pay the governor', 'discard']);

test.describe('pages', () => {
  test('front', async ({ visitor, come, shoot }) => {
    const host = await come('Mehmet');
    await openTables(host);
    await visitor.page.goto('/');
    await expect(visitor.page.getByText('Mehmet').first()).toBeVisible();
    await shoot('front without games', { page: true });
    await ownTables(visitor);
    await visitor.page.reload();
    await expect(visitor.page.getByText('Your turn').first()).toBeVisible();
    await shoot('front', { page: true });
    await visitor.page.goto('/tables');
    await expect(visitor.page.getByText('Mehmet').first()).toBeVisible();
    await shoot('tables', { page: true });
    await host.http.delete('/api/me');
  });

  test('new table', async ({ visitor, shoot }) => {
    await visitor.page.goto('/new');
    await expect(visitor.page.getByRole('button', { name: 'Open the table' })).toBeVisible();
    await shoot('new', { page: true });
  });

  test('waiting and joining', async ({ visitor, come, shoot }) => {
    const host = await come('Mehmet');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const table = await host.makeTable({ seats, visibility: 'link' });
    await visitor.page.goto(`/t/${table.id}/join`);
    await expect(visitor.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
    await shoot('join', { page: true });
    await visitor.joinTable(table);
    await visitor.page.goto(`/t/${table.id}`);
    await expect(visitor.page.getByText('Waiting for 1 more')).toBeVisible();
    await shoot('waiting as a guest', { page: true });
    const own = await visitor.makeTable({ seats });
    await visitor.page.goto(`/t/${own.id}`);
    await expect(visitor.page.getByText('Waiting for 2 more')).toBeVisible();
    await shoot('waiting', { page: true });
    await host.http.delete('/api/me');
  });

  for (const [name, path, seen, isLong] of [
    ['learn', '/learn', 'Learn Istanbul', false],
    ['rules', '/rules', 'The rules of Istanbul', true],
    ['rules of a place', '/rules/IST-PLC-32', 'Police Station', true],
    ['rules of Choose and Write', '/rules/choose_write', 'The rules of Choose & Write', true],
    ['rules of its plan', '/rules/choose_write/all-places', 'All places', true],
    ['rules of its rubies', '/rules/choose_write/bonus-rubies', 'Bonus rubies', true],
    ['rules of its guild cards', '/rules/choose_write/guilds', 'Guild cards', true],
    ['rules of playing it alone', '/rules/choose_write/challenges', 'All challenges', true],
    ['settings', '/settings', 'Animations', false],
    ['account', '/me', 'Log out or delete', false],
  ] as const) {
    test(name, async ({ visitor, shoot }) => {
      await visitor.page.goto(path);
      await expect(visitor.page.locator('main').getByText(seen).first()).toBeVisible();
      await shoot(name, { page: !isLong });
    });
  }

  test('a lesson @tight', async ({ visitor, shoot }) => {
    const { page } = visitor;
    await page.goto('/learn');
    await page.getByRole('button', { name: /Start|Begin/ }).first().click();
    await expect(page.locator('[data-place]').first()).toBeVisible();
    await shoot('lesson');
  });

  test('bad moments', async ({ visitor, shoot }) => {
    visitor.expects(/404/);
    for (const [name, path, seen] of [
      ['bad address', '/nowhere/at/all', 'No such alley'],
      ['bad link', '/t/AAAAAAAAAAAAAAAA', 'This door stays shut'],
    ] as const) {
      await visitor.page.goto(path);
      await expect(visitor.page.getByText(seen)).toBeVisible();
      await shoot(name);
    }
    const table = await visitor.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await visitor.page.goto(`/t/${table.id}`);
    await expect(visitor.page.getByText('Waiting for 1 more')).toBeVisible();
    await visitor.http.post(`/api/tables/${table.id}/leave`);
    await expect(visitor.page.getByText('The table is gone')).toBeVisible();
    await shoot('bad gone');
  });

  test('where a table began', async ({ visitor, come, house, shoot }) => {
    const { page } = visitor;
    visitor.expects(/./);
    const host = await come('Mehmet');
    const open = { kind: 'open' as const };
    const seats = [{ kind: 'me' as const }, open, open];
    const made = await host.makeTable({ seats, position: FINALE, visibility: 'public', several_seats: true });
    await host.makeTable({ seats, options: { layout: BY_HAND }, visibility: 'public' });
    await page.goto('/tables');
    await expect(page.getByText('Mehmet').first()).toBeVisible();
    await shoot('began tables', { page: true });
    await page.goto(`/t/${made.id}/join`);
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
    await shoot('began join', { page: true });
    await visitor.joinTable(made);
    await page.goto(`/t/${made.id}`);
    await expect(page.getByText('Waiting for 1 more')).toBeVisible();
    await shoot('began waiting', { page: true });
    const table = await winGame(visitor);
    await page.goto(`/t/${table.id}/result`);
    await expect(page.locator('.hero').getByText('From a position')).toBeVisible();
    await shoot('began result', { page: true });
    const answer = await visitor.http.post(`/api/tables/${table.id}/continue`, { data: { number: 2 } });
    const fork = (await answer.json()) as Table;
    await visitor.sitDown(fork);
    await shoot('began fork');
    await page.getByRole('button', { name: 'Menu' }).click();
    await visitor.dialog.getByText('Fair luck').click();
    await shoot('began menu');
    await house.change(`update tables set start = '{}' where id = '${fork.id}'`);
    await page.goto(`/t/${fork.id}`);
    await expect(page.getByText('This table is set aside')).toBeVisible();
    await shoot('bad aside');
    await host.http.delete('/api/me');
  });

  test('the connection is lost', async ({ visitor, sit, shoot }) => {
    visitor.expects(/./);
    await visitor.page.routeWebSocket(/\/ws/, (socket) => {
      const server = socket.connectToServer();
      setTimeout(() => void server.close().then(() => socket.close({ code: 1012 })), 1500);
    });
    await sit(lively());
    await visitor.page.routeWebSocket(/\/ws/, (socket) => socket.close({ code: 1012 }));
    await expect(visitor.page.getByText('No connection to the server.')).toBeVisible();
    await shoot('connection lost');
  });
});

test.describe('questions', () => {
  for (const [question, position] of Object.entries(QUESTIONS)) {
    test(`the question: ${question}${TIGHT.has(question) ? ' @tight' : ''}`, async ({ sit, shoot }) => {
      await sit(position);
      await shoot(`ask ${question}`);
    });
  }

  for (const [question, position] of Object.entries(MOCHA)) {
    test(`Mocha & Baksheesh: ${question} @tight`, async ({ sit, shoot }) => {
      await sit(position);
      await shoot(`mocha ${question}`);
    });
  }

  for (const [question, position] of Object.entries(LETTERS)) {
    test(`Letters & Seals: ${question} @tight`, async ({ sit, shoot }) => {
      await sit(position);
      await shoot(`letters ${question}`);
    });
  }

  test('the Great Bazaar @tight', async ({ sit, shoot }) => {
    await sit(BAZAAR);
    await shoot('great bazaar');
  });

  test('the question: final step', async ({ sit, shoot }) => {
    await sit(FINALE);
    await shoot('ask final step');
  });

  test('a confirmation', async ({ visitor, sit, shoot }) => {
    await sit(lively());
    await visitor.page.keyboard.press('m');
    await shoot('menu');
    await visitor.page.getByRole('button', { name: 'Leave the table' }).click();
    await expect(visitor.page.getByText('Leave the table?')).toBeVisible();
    await shoot('leave');
  });

  test('typing an action', async ({ visitor, sit, shoot }) => {
    await sit(lively());
    await visitor.page.keyboard.press('/');
    await expect(visitor.dialog).toBeVisible();
    await shoot('notation');
  });

  test('shortcuts', async ({ visitor, sit, shoot }) => {
    await sit(lively());
    await visitor.page.keyboard.press('?');
    await expect(visitor.dialog).toBeVisible();
    await shoot('shortcuts');
  });
});

test.describe('tables', () => {
  for (const [players, early, middle, late] of [
    ['2', 1, 140, 240],
    ['3', 1, 160, 300],
    ['5', 1, 240, 450],
  ] as const) {
    for (const [time, at] of Object.entries({ early, middle, late })) {
      test(`${players} players, ${time}${players === '5' ? ' @tight' : ''}`, async ({ sit, shoot }) => {
        await sit(archived(`${players}-short`, at));
        await shoot(`table ${players} players ${time}`);
      });
    }
  }

  for (const [rules, players] of [
    ['mocha', 4],
    ['letters', 3],
    ['great-bazaar', 5],
  ] as const) {
    for (const [time, share] of Object.entries({ early: 0, middle: 0.5, late: 0.93 })) {
      test(`${rules} with ${players} players, ${time} @tight`, async ({ sit, shoot }) => {
        await sit(played(rules, players, share), { hasLongNames: time === 'late' });
        await shoot(`table ${rules} ${time}`);
      });
    }
  }

  test('four players @tight', async ({ sit, shoot, visitor }) => {
    await sit(lively(), { pace: { kind: 'live', minutes: 12, increment: 0 } });
    await shoot('table');
    if (visitor.isOnPhone) await visitor.place(3).tap();
    else await visitor.place(3).hover();
    await expect(visitor.page.getByText(/Pay Mehmet|Mehmet 2/).first()).toBeVisible();
    await shoot('hint');
  });

  test('out of reach', async ({ sit, shoot, visitor }) => {
    await sit(lively());
    if (visitor.isOnPhone) await visitor.place(16).tap({ force: true });
    else await visitor.place(16).hover();
    await expect(visitor.page.getByText(/IST-/).first()).toBeVisible();
    await shoot('hint out of reach');
  });

  test('a crowd @tight', async ({ sit, shoot }) => {
    await sit(CROWD, { hasLongNames: true });
    await shoot('table crowd');
  });

  test('some on every tile @tight', async ({ sit, shoot }) => {
    await sit(spread());
    await shoot('table spread');
  });

  test('log and chat @tight', async ({ sit, shoot, visitor }) => {
    const { table, people } = await sit(lively({ hand: [] }), { arePeople: true });
    const [mehmet] = people;
    await visitor.doesAll('move 4', 'lay', 'act', 'end');
    await expect(visitor.prompt).toContainText('Jürgen is playing.');
    for (const [who, text] of [
      [mehmet, 'That spice stall is mine, bring change.'],
      [visitor, 'Two lira well spent, trust me.'],
      [mehmet, 'We shall see at the Gemstone Dealer. I have been saving for three rounds now!'],
    ] as [Visitor, string][]) {
      await who.http.post(`/api/tables/${table.id}/chat`, { data: { text } });
    }
    await shoot('waiting for others');
    const tabs = visitor.page.getByRole('navigation', { name: 'Panels' });
    if (await tabs.isVisible()) {
      for (const name of ['Players', 'Cards', 'Log', 'Chat']) {
        await tabs.getByRole('button', { name: new RegExp(`^${name}`) }).click();
        await shoot(`sheet ${name.toLowerCase()}`);
      }
      return;
    }
    await visitor.page.keyboard.press('l');
    await expect(visitor.dialog).toBeVisible();
    await shoot('log');
    await visitor.page.keyboard.press('Escape');
    await visitor.page.keyboard.press('c');
    await expect(visitor.dialog).toBeVisible();
    await shoot('chat');
  });

  test('eight cards @tight', async ({ sit, shoot, visitor }) => {
    await sit(CROWD);
    if (visitor.isOnPhone) await visitor.page.getByRole('button', { name: /^Cards/ }).tap();
    await shoot('eight cards');
  });

  test('the screen is passed on', async ({ visitor, shoot }) => {
    const seats = ['Ayşe', 'Mehmet'].map((name) => ({ kind: 'me' as const, name }));
    await visitor.startTable(await visitor.makeTable({ seats }));
    const table = await visitor.startTable(await visitor.makeTable({ seats }));
    await visitor.page.goto(`/t/${table.id}`);
    await expect(visitor.page.getByRole('button', { name: /^I am / })).toBeVisible();
    await shoot('cover');
  });

  test('a victory @tight', async ({ visitor, shoot }) => {
    await winGame(visitor);
    await expect(visitor.victory).toBeVisible();
    await shoot('victory');
  });

  test('a whole game', async ({ visitor, shoot }) => {
    test.setTimeout(240_000);
    const { page } = visitor;
    const table = await visitor.startTable(await visitor.makeTable({ bots: 2 }));
    await visitor.http.post(`/api/tables/${table.id}/leave`);
    await expect
      .poll(async () => (await visitor.table(table)).phase, { timeout: 200_000, intervals: [1000] })
      .toBe('over');
    await page.goto(`/t/${table.id}`);
    await expect(visitor.prompt).toBeVisible();
    await shoot('over');
    await page.goto(`/t/${table.id}/result`);
    await expect(page.locator('svg').nth(8)).toBeVisible();
    await shoot('result', { page: true });
    await page.goto(`/t/${table.id}/replay/120?eyes=all`);
    await expect(page.locator('[data-place]').first()).toBeVisible();
    await shoot('replay');
  });
});

test.describe('in few clicks', () => {
  test.use({ how: { settings: { steps: false } } });

  test('go and use @tight', async ({ visitor, sit, shoot }) => {
    await sit(lively());
    if (visitor.isOnPhone) await visitor.place(3).tap();
    else await visitor.place(3).hover();
    await shoot('few clicks');
  });
});

test.describe('forced colours', () => {
  test.use({ how: { forcedColors: 'active' } });

  for (const [name, position] of [
    ['table', lively()],
    ['great bazaar', BAZAAR],
    ['tea house', QUESTIONS['tea house'] ?? {}],
  ] as const) {
    test(`${name} in forced colours`, async ({ sit, shoot }) => {
      await sit(position);
      await shoot(`forced ${name}`);
    });
  }
});

for (const language of ['de', 'tr'] as const) {
  test.describe(language, () => {
    test.use({ how: { settings: { language } } });

    test(`table in ${language} @tight`, async ({ visitor, sit, shoot }) => {
      await sit(lively());
      await shoot(`${language} table`, { themes: ['light'] });
      if (visitor.isOnPhone) await visitor.place(3).tap();
      else await visitor.place(3).hover();
      await expect(visitor.page.locator('[role=tooltip], .prev').filter({ hasText: 'Mehmet' })).toBeVisible();
      await shoot(`${language} hint`, { themes: ['light'] });
    });

    test(`the Great Bazaar in ${language} @tight`, async ({ sit, shoot }) => {
      await sit(BAZAAR);
      await shoot(`${language} great bazaar`, { themes: ['light'] });
    });

    for (const [rules, questions, chosen] of [
      ['mocha', MOCHA, ['roast', 'guild hall', 'tavern']],
      ['letters', LETTERS, ['kiosk', 'auction', 'seals', 'another turn']],
    ] as const) {
      for (const question of chosen) {
        test(`${rules} in ${language}: ${question} @tight`, async ({ sit, shoot }) => {
          await sit(questions[question] ?? {});
          await shoot(`${language} ${rules} ${question}`, { themes: ['light'] });
        });
      }
    }

    for (const question of ['sell', 'lay an assistant', 'encounters', 'tea house', 'great mosque', 'pay the governor']) {
      test(`the question in ${language}: ${question}`, async ({ sit, shoot }) => {
        await sit(QUESTIONS[question] ?? {});
        await shoot(`${language} ask ${question}`, { themes: ['light'] });
      });
    }

    for (const [name, path] of [
      ['front', '/'],
      ['new', '/new'],
      ['settings', '/settings'],
      ['learn', '/learn'],
      ['account', '/me'],
    ] as const) {
      test(`${name} in ${language}`, async ({ visitor, shoot }) => {
        await visitor.page.goto(path);
        await expect(visitor.page.locator('main h1, main h2').first()).toBeVisible();
        await shoot(`${language} ${name}`, { page: true, themes: ['light'] });
      });
    }
  });
}
