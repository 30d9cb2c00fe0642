/**
 * What the client costs: bytes and time of the first load, and the work of drawing an update.
 *
 * Nothing here fails for being slow; sizes are a matter of the stories (weight.spec.ts).
 */
import { expect, test, type Visitor } from '../kit';
import { weigh } from '../kit/weight';
import { activeSeat, archived } from '../shots/positions';

/** How long the page worked for an update, in ms: until it was changed, and in the frame that showed it. */
interface Update {
  work: number;
  frame: number;
}

const LOADS = 9;
const FRAME = 1000 / 60;

function note(what: string, value: string): void {
  test.info().annotations.push({ type: what, description: value });
}

function spread(numbers: number[]): string {
  const sorted = [...numbers].sort((one, two) => one - two);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms (${sorted.length} times)`;
}

test('First load, nothing in the cache', async ({ come }) => {
  const ready: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const { page, context } = await come();
    // Ready is when the browser has drawn a button that answers.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('form.quick .btn.pri')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, { ready: performance.now() })));
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto('/');
    const play = page.locator('form.quick .btn.pri');
    await play.waitFor();
    await page.waitForFunction('window.ready');
    ready.push(await page.evaluate(() => (window as unknown as { ready: number }).ready));
    if (load === 0) {
      const { files, bytes } = await weigh(page);
      note('front page: code, styles, art and fonts', `${(bytes / 1000).toFixed(0)} kB in ${files} files`);
    }
    await context.close();
  }
  note('front page: until it can be used', spread(ready));
});

test('A table, nothing in the cache', async ({ come }) => {
  const position = archived('5-random', 410);
  const visitor = await come('Ayşe');
  const table = await seated(visitor, position);
  await visitor.sitDown(table);
  note('until the board can be used', spread([await visitor.page.evaluate(() => performance.now())]));
  const { files, bytes } = await weigh(visitor.page);
  note('code, styles, art and fonts', `${(bytes / 1000).toFixed(0)} kB in ${files} files`);
});

test('Drawing an update: five players, late in the game', async ({ come }) => {
  const position = archived('5-random', 410);
  const visitor = await come('Ayşe');
  const table = await seated(visitor, position);
  const { page } = visitor;
  // The first listener of every socket: it hears an update before the client does, and notes how long the page works.
  await page.addInitScript(
    ({ table, seat }) => {
      const updates: Update[] = [];
      let latest = '';
      let count = 0;
      let send: (message: object) => void;
      Object.assign(window, {
        updates,
        moves: () =>
          position()
            .actions.map(({ action }) => action)
            .filter((action) => action.startsWith('move ')),
        say: (message: object) =>
          send({ table, seat, number: position().number, client: `bench-${(count += 1)}`, ...message }),
      });
      function position(): { number: number; actions: { action: string }[] } {
        return (JSON.parse(latest) as { position: ReturnType<typeof position> }).position;
      }
      const afterwards = (then: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      };
      class Listening extends WebSocket {
        constructor(url: string | URL) {
          super(url);
          send = (message) => this.send(JSON.stringify(message));
          this.addEventListener('message', ({ data }) => {
            if (!String(data).includes('"type":"position"')) return;
            latest = String(data);
            const update: Update = { work: 0, frame: 0 };
            const heard = performance.now();
            afterwards(() => (update.work = performance.now() - heard));
            requestAnimationFrame(() => {
              const start = performance.now();
              // Whatever waits for a task comes after this frame has been styled, laid out and painted.
              afterwards(() => {
                update.frame = performance.now() - start;
                updates.push(update);
              });
            });
          });
        }
      }
      window.WebSocket = Listening;
    },
    { table: table.id, seat: activeSeat(position) },
  );
  await visitor.sitDown(table);
  const settle = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
    );

  const moves = (await page.evaluate('moves()')) as string[];
  const merchant = page.locator(`[data-place]:has([data-piece="merchant-${activeSeat(position)}"])`);
  /** Go to places and take it back, and note what drawing that takes. */
  async function measure(what: string, from: number, to: number): Promise<void> {
    const updates: Update[] = [];
    for (let turn = from; turn < to; turn += 1) {
      for (const message of [{ type: 'act', action: moves[turn % moves.length] }, { type: 'undo' }]) {
        await settle();
        const before = await merchant.getAttribute('data-place');
        const known = (await page.evaluate('updates.length')) as number;
        await page.evaluate((said) => (window as unknown as { say: (what: object) => void }).say(said), message);
        // Not with every frame: that would be work for the page as well.
        await page.waitForFunction((count) => (window as unknown as { updates: [] }).updates.length > count, known, {
          polling: 100,
        });
        expect(await merchant.getAttribute('data-place'), 'the merchant has not moved').not.toBe(before);
        updates.push((await page.evaluate('updates.at(-1)')) as Update);
      }
    }
    const whole = updates.map(({ work, frame }) => work + frame);
    note(what, `within one frame (16.7 ms): ${whole.filter((ms) => ms <= FRAME).length} of ${whole.length}`);
    note('  reading the message, changing the page', spread(updates.map(({ work }) => work)));
    note('  the frame: styles, layout, painting', spread(updates.map(({ frame }) => frame)));
    note('  both', spread(whole));
  }
  // Late in a game a page has drawn some hundred updates, and the browser has compiled what does it.
  await measure('a page that was just opened', 0, 20);
  await measure('a page that is in use', 20, 70);
});

/** A table in this position, where the visitor has the turn. */
async function seated(visitor: Visitor, position: Record<string, unknown>) {
  const seat = activeSeat(position);
  const seats = Object.keys(position['players'] as object).map((_, index) =>
    index === seat ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'medium' },
  );
  return visitor.startTable(await visitor.makeTable({ seats, position }));
}
