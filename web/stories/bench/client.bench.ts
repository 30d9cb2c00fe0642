/**
 * What the client costs: bytes and time of the first load, and the work of drawing an update.
 *
 * Nothing here fails for being slow; sizes are a matter of the stories (weight.spec.ts).
 */
import { expect, test, type Visitor } from '../kit';
import { weigh } from '../kit/weight';
import { activeSeat, archived } from '../shots/positions';

/** An update that has come: when, when the page was laid out for it, and how long it took to paint. */
interface Update {
  at: number;
  last: number;
  painting: number;
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
  // The first listener of every socket: it hears an update before the client does.
  await page.addInitScript(() => {
    const heard: Update[] = [];
    Object.assign(window, { heard });
    class Listening extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) => {
          if ((JSON.parse(data as string) as { type: string }).type !== 'position') return;
          heard.push({ at: performance.now(), last: 0, painting: 0 });
        });
      }
    }
    window.WebSocket = Listening;
    new MutationObserver((changes) => {
      const update = heard.at(-1);
      // What is told to those who listen comes a little later, and nobody sees it.
      const isSeen = ({ target }: MutationRecord) => !target.parentElement?.closest('[aria-live]');
      if (!update || !changes.some(isSeen)) return;
      const isFirst = !update.last;
      // Reading a height makes the browser lay the page out, so that this counts too.
      void document.documentElement.offsetHeight;
      update.last = performance.now();
      if (!isFirst) return;
      // The frame that shows it: from its beginning to the first task after it has been painted.
      requestAnimationFrame(() => {
        const start = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (update.painting = performance.now() - start);
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await visitor.sitDown(table);
  const settle = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
    );

  const hand = await visitor.newTab();
  await hand.page.goto('/health');
  await hand.page.evaluate(openHand, { table: table.id, seat: activeSeat(position) });
  const moves = (await hand.page.evaluate('hand.actions()')) as string[];
  // A page behind another one is drawn seldom.
  await page.bringToFront();
  const drawn: number[] = [];
  const painted: number[] = [];
  for (const move of [...moves, ...moves, ...moves].slice(0, 20)) {
    for (const say of [`hand.act(${JSON.stringify(move)})`, 'hand.undo()']) {
      await settle();
      const known = await page.evaluate('heard.length');
      await hand.page.evaluate(say);
      await page.waitForFunction(
        (count) => (window as unknown as { heard: unknown[] }).heard.length > count,
        known as number,
      );
      await settle();
      const { at, last, painting } = (await page.evaluate('heard.at(-1)')) as Update;
      expect(last, `${say} has changed nothing`).toBeGreaterThan(at);
      expect(painting, `${say} was not painted`).toBeGreaterThan(0);
      drawn.push(last - at);
      painted.push(painting);
    }
  }
  const whole = drawn.map((ms, index) => ms + (painted[index] ?? 0));
  const within = (numbers: number[]) => `${numbers.filter((ms) => ms <= FRAME).length} of ${numbers.length}`;
  note('from the message to the page laid out anew', spread(drawn));
  note('painting it', spread(painted));
  note('both', spread(whole));
  note('laid out within one frame (16.7 ms)', within(drawn));
  note('painted too', within(whole));
});

/** A table in this position, where the visitor has the turn. */
async function seated(visitor: Visitor, position: Record<string, unknown>) {
  const seat = activeSeat(position);
  const seats = Object.keys(position['players'] as object).map((_, index) =>
    index === seat ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'greedy' },
  );
  return visitor.startTable(await visitor.makeTable({ seats, position }));
}

/** A second connection of the same person, who acts there. */
async function openHand({ table, seat }: { table: string; seat: number }): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  let position: { number: number; actions: { action: string }[] } | null = null;
  let count = 0;
  const waiting: (() => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as { type: string; position?: typeof position };
    if (message.type !== 'position' || !message.position) return;
    position = message.position;
    waiting.splice(0).forEach((go) => go());
  });
  await new Promise((done) => socket.addEventListener('open', done));
  const send = async (message: object) => {
    const heard = new Promise<void>((go) => waiting.push(go));
    socket.send(JSON.stringify({ table, seat, ...message }));
    await heard;
  };
  await send({ type: 'watch', since: null });
  Object.assign(window, {
    hand: {
      actions: () => position?.actions.map(({ action }) => action).filter((action) => action.startsWith('move ')) ?? [],
      act: (action: string) => send({ type: 'act', number: position?.number, client: `bench-${(count += 1)}`, action }),
      undo: () => send({ type: 'undo', number: position?.number, client: `bench-${(count += 1)}` }),
    },
  });
}
