/** Somebody with a browser of their own: what they see of a table, and how they answer by clicking. */
import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { readPosition, type SentPosition } from '../../src/api/offers';
import type { Moment, NewSeat, NewTable, Position, Table } from '../../src/api/types';

export type { Position, Table };

/** What a new table shall be; the rest is as on the form. `me` sits first unless `seats` say otherwise. */
export type Wish = Partial<NewTable> & { bots?: number; level?: string };

/** What somebody has set in the client. */
export type Settings = Readonly<Record<string, unknown>>;

/** Nothing moves, nothing sounds and each step is asked for, unless the story is about it. */
const SETTINGS: Settings = { language: 'en', speed: 'off', sound: false, steps: true };

const GOODS: Readonly<Record<string, string>> = {
  R: 'Fabric',
  G: 'Spice',
  Y: 'Fruit',
  B: 'Jewelry',
  C: 'Coffee',
};
const TILES: Readonly<Record<string, string>> = {
  red: 'Dice',
  green: 'Extra good',
  yellow: 'Recall',
  blue: '5th assistant',
};
const BOT_NAMES = ['Elif', 'Orhan', 'Selim', 'Defne'];

export class Visitor {
  readonly name: string;
  /** Whether a story may have changed the browser itself, so that nobody else should use it. */
  isBrowserChanged = false;
  readonly page: Page;
  /** Whether the table is shown in one column, where a place is tapped before it is chosen. */
  readonly isOnPhone: boolean;
  /** What the console has complained about. */
  readonly complaints: string[] = [];
  readonly #context: BrowserContext;
  readonly #settings: Settings;
  #expected: RegExp[] = [];

  /** Open a tab in somebody's browser; what they have set in the client counts as long as they set nothing else. */
  static async at(context: BrowserContext, name: string, settings: Settings): Promise<Visitor> {
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => {
        if (localStorage.getItem('bedesten.settings') === null) localStorage.setItem('bedesten.settings', kept);
      },
      JSON.stringify({ ...SETTINGS, ...settings }),
    );
    return new Visitor(name, context, page, settings);
  }

  private constructor(name: string, context: BrowserContext, page: Page, settings: Settings) {
    if (BOT_NAMES.includes(name)) throw new Error(`bots of other stories are called ${name}, and would get a number`);
    this.name = name;
    this.#context = context;
    this.#settings = settings;
    this.page = page;
    this.isOnPhone = (page.viewportSize()?.width ?? 0) <= 760;
    this.follow(page);
  }

  /** The browser itself, for stories that change it. */
  get context(): BrowserContext {
    this.isBrowserChanged = true;
    return this.#context;
  }

  /** Requests as this person. */
  get http(): APIRequestContext {
    return this.#context.request;
  }

  /** Listen to the console of a page. */
  follow(page: Page): void {
    page.on('pageerror', (error) => this.#complain(`error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complain(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Complaints that belong to this story, such as requests to a house that was killed. */
  expects(complaint: RegExp): void {
    this.#expected.push(complaint);
  }

  #complain(text: string): void {
    if (!this.#expected.some((expected) => expected.test(text))) this.complaints.push(text);
  }

  /** Another tab of the same browser. */
  async newTab(): Promise<Visitor> {
    return Visitor.at(this.#context, this.name, this.#settings);
  }

  // Tables, by HTTP: the way there is not what the story is about.

  async #answer<Answer>(method: 'get' | 'post', path: string, data?: unknown): Promise<Answer> {
    // The house closes a line that was silent for long, perhaps at the moment in which it is used again.
    const answer = await this.http[method](path, { ...(data === undefined ? {} : { data }), maxRetries: 3 });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  }

  async makeTable({ bots = 1, level = 'medium', ...wish }: Wish = {}): Promise<Table> {
    const others: NewSeat[] = BOT_NAMES.slice(0, bots).map((name) => ({ kind: 'bot', bot: level, name }));
    return this.#answer('post', '/api/tables', {
      game: 'istanbul',
      seats: [{ kind: 'me' }, ...others],
      order: 'chosen',
      ...wish,
    });
  }

  async joinTable(table: Table): Promise<Table> {
    return this.#answer('post', `/api/tables/${table.id}/join`, { invitation: table.invitation });
  }

  async startTable(table: Table): Promise<Table> {
    return this.#answer('post', `/api/tables/${table.id}/start`);
  }

  /** Make a table, start it and sit down at it. */
  async play(wish: Wish = {}): Promise<Table> {
    const table = await this.startTable(await this.makeTable(wish));
    await this.sitDown(table);
    return table;
  }

  /** Begin in a prepared position (docs/notation.md), with a bot on every seat but the first. */
  async playFrom(position: Record<string, unknown>, wish: Wish = {}): Promise<Table> {
    const players = Object.keys((position['players'] as object | undefined) ?? {}).length;
    return this.play({ bots: players - 1, ...wish, position });
  }

  /** Begin in a prepared position on the seat whose turn it is, with bots on all others. */
  async sitAt(position: Record<string, unknown>): Promise<Table> {
    const colours = Object.keys(position['players'] as object);
    const mine = Math.max(0, colours.indexOf(position['active'] as string));
    const seats = colours.map((colour, seat) =>
      seat === mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'medium', name: `Bot of ${colour}` },
    );
    return this.play({ seats, position });
  }

  /** Go on to a prepared position without loading the page anew. */
  async movesOnTo(position: Record<string, unknown>): Promise<Table> {
    const players = Object.keys((position['players'] as object | undefined) ?? {}).length;
    const table = await this.startTable(await this.makeTable({ bots: players - 1, position }));
    await this.moveOn(table);
    return table;
  }

  async sitDown(table: Table): Promise<void> {
    await this.page.goto(`/t/${table.id}`);
    await expect(this.prompt).toBeVisible();
  }

  /** At one screen, say who has it now. The page is uncovered, and hears keys, when the cards of that seat have come. */
  async takeScreen(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `I am ${name}` }).click();
    await expect(this.page.getByRole('dialog', { name: `Pass the screen to ${name}` })).toHaveCount(0);
  }

  /** Go on to another table as a link of the page does, without loading anything anew. */
  async moveOn(table: Table): Promise<void> {
    if (!this.page.url().includes('/t/')) return this.sitDown(table);
    const old = await this.prompt.elementHandle();
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/t/${table.id}`);
    await old?.waitForElementState('hidden');
    await expect(this.prompt).toBeVisible();
  }

  /** The table as the house knows it. */
  async table(table: Table): Promise<Table> {
    return this.#answer('get', `/api/tables/${table.id}`);
  }

  /** The position as the house shows it to this person. */
  async position(table: Table): Promise<Position> {
    const { number } = await this.table(table);
    return readPosition(await this.#answer<SentPosition>('get', `/api/tables/${table.id}/replay/${number}`));
  }

  async moments(table: Table): Promise<Moment[]> {
    return (await this.#answer<{ moments: Moment[] }>('get', `/api/tables/${table.id}/moments`)).moments;
  }

  // What the page shows.

  /** The question, with its title. */
  get prompt(): Locator {
    return this.page.locator('#prompt');
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  /** What is shown when a game has ended. */
  get victory(): Locator {
    return this.page.locator('dialog.victory');
  }

  place(number: number): Locator {
    return this.page.locator(`[data-place="${number}"]`);
  }

  /** The places that can be chosen. */
  async litPlaces(): Promise<number[]> {
    const lit = await this.page.locator('[data-place]:not([aria-disabled])').all();
    const places = await Promise.all(lit.map((tile) => tile.getAttribute('data-place')));
    return places.map(Number).sort((one, two) => one - two);
  }

  /** The panel of a seat: the large one of this person, or that of another. */
  panel(seat: number): Locator {
    return this.page.locator(`[data-seat="${seat}"]`).first();
  }

  button(action: string): Locator {
    return this.page.locator(`.prompt [data-action="${action}"]`);
  }

  get undoButton(): Locator {
    return this.page.getByRole('button', { name: 'Undo', exact: true });
  }

  get log(): Locator {
    return this.page.locator('.log');
  }

  // Answers, by clicking.

  /** Choose a place on the board. A phone shows first what would happen. */
  async choosePlace(number: number): Promise<void> {
    if (!this.isOnPhone) return this.place(number).click();
    await this.place(number).tap();
    await this.page.locator('.prompt .go').tap();
  }

  /** Answer a question as somebody without a keyboard would; the action is written as in docs/notation.md. */
  async does(action: string): Promise<void> {
    const [verb = '', about = ''] = action.split(' ');
    switch (verb) {
      case 'move':
      case 'companion':
        return this.#walk(action, Number(about));
      case 'send':
      case 'return':
      case 'ruby':
      case 'barrier':
      case 'beyond':
        return this.choosePlace(Number(about));
      case 'recall':
        await this.page.getByRole('button', { name: /^Use the yellow tile/ }).click();
        return this.choosePlace(Number(about));
      case 'play':
        return this.#playCard(about);
      case 'take':
      case 'give':
        return this.#inDialog(action)
          .or(this.dialog.getByRole('button', { name: new RegExp(`^${GOODS[about] ?? about}`) }))
          .click();
      case 'draw':
        return this.dialog
          .locator(about === 'pile' ? '[data-card="pile"]' : '[data-card]:not([data-card="pile"])')
          .click();
      case 'discard':
        return this.#inDialog(action)
          .or(this.dialog.locator(`[data-card="${about}"]`))
          .click();
      case 'guild':
        await this.page.locator(`[data-guilds] [data-guild="${about}"]`).click();
        return this.isSure();
      case 'drop':
        return this.dialog.locator(`[data-guild="${about}"]`).click();
      case 'tavern':
        return this.#inDialog(action).click();
      case 'choose':
        return this.dialog.locator(`[data-tile="${about}"]`).click();
      case 'letter':
      case 'sealed':
        return this.dialog.locator(`[data-letter="${action}"]`).click();
      case 'bid':
        return this.#bid(Number(about));
      case 'tile':
        return this.dialog.getByRole('button', { name: new RegExp(TILES[about] ?? about) }).click();
      case 'call':
        await this.dialog.getByRole('button', { name: new RegExp(`^Call ${about}:`) }).click();
        return this.dialog.getByRole('button', { name: `Call ${about} and roll` }).click();
      case 'keep':
        return this.dialog.getByRole('button', { name: /^Keep the roll/ }).click();
      case 'turn':
        return this.dialog.getByRole('button', { name: about === '1' ? /White die to/ : /Red die to/ }).click();
      case 'reroll':
        return this.dialog.getByRole('button', { name: /Roll again/ }).click();
      case 'roll':
        return this.dialog.getByRole('button', { name: 'Roll first' }).click();
      case 'sell':
        return this.#sell(about);
      default:
        return this.#pressButton(action);
    }
  }

  /** A button of a dialog that stands for an action. */
  #inDialog(action: string): Locator {
    return this.dialog.locator(`[data-use="${action}"]`);
  }

  /** Choose a place, and who goes there if merchant and companion both could. */
  async #walk(action: string, place: number): Promise<void> {
    const who = this.dialog.locator(`[data-action="${action}"]`);
    await (this.isOnPhone ? this.place(place).tap() : this.place(place).click());
    if (await who.isVisible()) await who.click();
    else if (this.isOnPhone) await this.page.locator('.prompt .go').tap();
  }

  /** Raise the bid lira by lira, and bid. */
  async #bid(lira: number): Promise<void> {
    const shown = this.dialog.locator('[data-bid] .n');
    while (Number(await shown.textContent()) < lira) {
      await this.dialog.getByRole('button', { name: '1 lira more' }).click();
    }
    await expect(shown).toHaveText(`${lira}`);
    await this.#inDialog('bid').click();
  }

  /** Yes, although it cannot be taken back. */
  async isSure(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Do it' }).click();
  }

  /** Several answers in a row. */
  async doesAll(...actions: string[]): Promise<void> {
    for (const action of actions) await this.does(action);
  }

  async #playCard(card: string): Promise<void> {
    // A dialog lies over the hand, and offers the cards that help with its question.
    if (await this.dialog.isVisible()) return this.dialog.locator(`[data-hint="${card}"]`).click();
    const face = this.page.locator(`[data-cards] [data-card="${card}"]`);
    if (this.isOnPhone && !(await face.isVisible())) await this.page.getByRole('button', { name: /^Hand/ }).tap();
    await face.click();
  }

  /** Switch goods on and off until exactly these are sold. */
  async #sell(goods: string): Promise<void> {
    const { dialog } = this;
    await dialog.locator('.slot, .step').first().waitFor();
    for (const [letter, name] of Object.entries(GOODS)) {
      const wanted = [...goods].filter((one) => one === letter).length;
      const slots = dialog.getByRole('button', { name: new RegExp(`^${name}`), disabled: false });
      const more = dialog.getByRole('button', { name: `More ${name.toLowerCase()}` });
      if (await more.isVisible()) {
        for (let sold = 0; sold < wanted; sold += 1) await more.click();
        continue;
      }
      const pressed = slots.and(dialog.locator('[aria-pressed="true"]'));
      while ((await pressed.count()) > wanted) await pressed.last().click();
      while ((await pressed.count()) < wanted)
        await slots.and(dialog.locator('[aria-pressed="false"]')).first().click();
    }
    await dialog.getByRole('button', { name: new RegExp(`^Sell ${goods.length} `) }).click();
  }

  /** A button of the prompt bar, or of the dialog that asks. */
  async #pressButton(action: string): Promise<void> {
    const said: Record<string, RegExp> = { pay: /^Pay\b/, done: /^Buy nothing/ };
    const inDialog = this.dialog.getByRole('button', { name: said[action] ?? /^$/ });
    await this.button(action).or(this.#inDialog(action)).or(inDialog).first().click();
  }
}
