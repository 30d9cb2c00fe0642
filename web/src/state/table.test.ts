/** A table hears of everything, whatever gets lost on the way. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { FromHouse, Moment, Position, Table } from '../api/types';
import type { GameCard, GameFolder } from '../games/contract';
import { TableModel } from './table.svelte';

const LARGEST = 400;

/** A house with one table, and a line to it on which messages may get lost. */
const { line } = vi.hoisted(() => ({
  line: {
    listeners: new Set<(message: unknown) => void>(),
    since: (): number | null => null,
    asked: [] as (number | null)[],
    pages: [] as { after: number; before: number }[],
    /** What has happened at the house. */
    last: 0,
    isWatched: false,
    isCalm: true,
    /** What was sent, and what the house has not answered yet. */
    sent: [] as string[],
    answer: [] as ((isDone: boolean) => void)[],
    send(action: string, number: number) {
      line.sent.push(`${number} ${action}`);
      return new Promise((resolve) =>
        line.answer.push((isDone) =>
          resolve(isDone ? { done: true, number } : { done: false, code: 'stale', message: '', rule: null }),
        ),
      );
    },
    /** Ask seat 0 the next question, after something has happened; only the position comes. */
    ask(kind = 'action', actions = ['go', 'stop'], undo = true, then: string[] = []) {
      line.last += 1;
      const moments = [{ number: line.last, kind, seat: 0, undoes: null, events: [] }];
      const offers = actions.map((action) => ({ action, verb: action, value: null, outlook: { then } }));
      const position = { number: line.last + 1, seat: 0, view: {}, actions: offers, undo };
      const message = { type: 'position', table: 't', seat: 0, moments, position };
      for (const listener of line.listeners) listener(message);
    },
    moments: (after: number, before: number) =>
      Array.from({ length: Math.max(0, before - after - 1) }, (_, index) => ({ number: after + 1 + index })),
    watch() {
      line.asked.push(line.since());
      line.tell(line.since() ?? 0);
    },
    /** Send what lies after a number, the last of it if it is too much; or lose it. */
    tell(after: number, isLost = false) {
      const moments = line.moments(Math.max(after, line.last - 400), line.last + 1);
      const position = { number: line.last + 1, seat: 1, view: {}, actions: [], undo: false };
      const message = { type: 'position', table: 't', seat: 0, moments, position };
      if (!isLost) for (const listener of line.listeners) listener(message);
    },
  },
}));

vi.mock('./live.svelte', () => ({
  live: {
    socket: {
      onMessage(listener: (message: unknown) => void) {
        line.listeners.add(listener);
        return () => line.listeners.delete(listener);
      },
      watch(_table: string, _seat: number | null, since: () => number | null) {
        line.since = since;
        line.isWatched = true;
        return () => (line.isWatched = false);
      },
      watchAgain: () => queueMicrotask(() => line.watch()),
      act: (_table: string, _seat: number, number: number, action: string) => line.send(action, number),
      undo: (_table: string, _seat: number, number: number) => line.send('undo', number),
    },
  },
}));
vi.mock('../api/http', () => ({
  asProblem: (error: unknown) => error,
  HouseProblem: Error,
  house: {
    async moments(_id: string, after: number, _eyes: unknown, _invitation: unknown, before: number) {
      line.pages.push({ after, before });
      return { moments: line.moments(after, before) };
    },
  },
}));
vi.mock('../frame/marks', () => ({ marks: () => [] }));
vi.mock('../frame/sound', () => ({ play: () => undefined }));
vi.mock('../words', () => ({ t: (key: string) => key, maybe: () => undefined }));
vi.mock('./route.svelte', () => ({ to: { rules: (game: string, id: string) => `/rules/${game}/${id}` } }));
vi.mock('./settings.svelte', () => ({
  settings: Object.defineProperty({ pace: 1 }, 'isCalm', { get: () => line.isCalm }),
}));
vi.mock('./turns.svelte', () => ({ turns: { note: () => undefined, ring: () => undefined } }));
vi.mock('./ui.svelte', () => ({ ui: { toast: () => undefined } }));

const seats = [0, 1].map((seat) => ({ seat, name: `seat ${seat}`, mine: seat === 0 }));
const table = { id: 't', phase: 'playing', chat: false, title: 'Istanbul', seats } as unknown as Table;
const card = { colours: () => [] } as unknown as GameCard;
const folder = { choices: () => [] } as unknown as GameFolder;

let model: TableModel;

const numbers = () => model.moments.map(({ number }: Moment) => number);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Something happens; whether it is lost or not, the house believes that it was told. */
function happen(times: number, isLost = false): void {
  for (let time = 0; time < times; time += 1) {
    line.last += 1;
    line.tell(line.last - 1, isLost);
  }
}

beforeEach(() => {
  Object.assign(line, { last: 0, asked: [], pages: [], sent: [], answer: [], since: () => null, isCalm: true });
  line.listeners.clear();
  model = new TableModel(table, card, folder);
  model.open();
});

it('is told of everything as it happens', () => {
  line.watch();
  happen(5);
  expect(numbers()).toEqual(upTo(5));
  expect(line.asked).toEqual([null]);
  expect(line.pages).toEqual([]);
});

it('knows what was done since I decided last', () => {
  line.watch();
  happen(2);
  expect(model.news.map(({ number }) => number)).toEqual([1, 2]);
  line.ask();
  expect(model.news).toEqual([]);
  happen(2);
  expect(model.news.map(({ number }) => number)).toEqual([4, 5]);
  line.ask();
  expect(model.news).toEqual([]);
});

it.each([1, 2, 7])('asks for what was lost, be it %i messages', async (lost) => {
  line.watch();
  happen(3);
  happen(lost, true);
  expect(numbers()).toEqual(upTo(3));
  happen(1);
  await vi.waitFor(() => expect(numbers()).toEqual(upTo(4 + lost)));
  expect(line.asked).toEqual([null, 3]);
  expect(model.position.number).toBe(5 + lost);
  happen(2);
  expect(numbers()).toEqual(upTo(6 + lost));
  expect(line.asked).toHaveLength(2);
});

it('fetches what was lost when the answer is lost as well', async () => {
  line.watch();
  happen(2);
  happen(1, true);
  const { tell } = line;
  line.tell = () => (line.tell = tell);
  line.last += 1;
  tell(3);
  await vi.waitFor(() => expect(line.asked).toEqual([null, 2]));
  happen(1);
  await vi.waitFor(() => expect(numbers()).toEqual(upTo(5)));
  expect(line.pages).toEqual([{ after: 2, before: 5 }]);
});

it('fetches what is too much to be sent at once, at first and after a long absence', async () => {
  line.last = 20_000;
  line.watch();
  expect(model.position.number).toBe(20_001);
  await vi.waitFor(() => expect(numbers()).toEqual(upTo(20_000)));
  expect(line.pages).toEqual([{ after: 0, before: 20_000 - LARGEST + 1 }]);

  happen(1000, true);
  happen(1);
  await vi.waitFor(() => expect(numbers()).toEqual(upTo(21_001)));
  expect(line.asked).toEqual([null, 20_000]);
  expect(line.pages[1]).toEqual({ after: 20_000, before: 21_001 - LARGEST + 1 });
});

it('goes on while what came before is fetched', async () => {
  line.last = 1000;
  line.watch();
  happen(3);
  expect(numbers().at(-1)).toBe(1003);
  await vi.waitFor(() => expect(numbers()).toEqual(upTo(1003)));
});

it('takes nothing twice, and nothing that is older than what it has', () => {
  line.watch();
  happen(5);
  line.tell(0);
  line.tell(3);
  const old = { number: 3, seat: 1, view: {}, actions: [], undo: false } as unknown as Position;
  const late = { type: 'position', table: 't', seat: 0, moments: [{ number: 2 }], position: old };
  for (const listener of line.listeners) listener(late as unknown as FromHouse);
  expect(numbers()).toEqual(upTo(5));
  expect(model.position.number).toBe(6);
});

// What is answered while the house, or the page, is busy.

const offered = () => model.offers.map(({ action }) => action);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const answer = async (isDone: boolean) => {
  line.answer.shift()?.(isDone);
  await settle();
};

/** Seat 0 has answered and sees the next question, but has not heard yet that the answer is stored. */
async function early(): Promise<Promise<boolean>> {
  line.watch();
  line.ask();
  const first = model.act('go');
  await settle();
  expect(line.sent).toEqual(['2 go']);
  expect(offered()).toEqual([]);
  line.ask();
  expect(model.isSending).toBe(true);
  return first;
}

it('offers what is asked as soon as it is seen, and sends the answer when the one before is stored', async () => {
  const first = early();
  await settle();
  expect(offered()).toEqual(['go', 'stop']);
  const second = model.act('stop');
  await settle();
  expect(line.sent).toEqual(['2 go']);
  await answer(true);
  expect(await first).toBe(true);
  expect(line.sent).toEqual(['2 go', '3 stop']);
  await answer(true);
  expect(await second).toBe(true);
});

it('takes back what was seen to be done before the house has said so', async () => {
  void early();
  await settle();
  expect(model.canUndo).toBe(true);
  const undone = model.undo();
  await answer(true);
  expect(line.sent).toEqual(['2 go', '3 undo']);
  await answer(true);
  expect(await undone).toBe(true);
});

it('goes back as often as it is wished, also while something is on its way', async () => {
  line.watch();
  line.ask();
  line.ask();
  const undone = [model.undo(), model.undo()];
  const done: string[] = [];
  void model.settled().then(() => done.push('settled'));
  await settle();
  expect(line.sent).toEqual(['3 undo']);
  // What came before is taken back when the position is there, not when the first was stored.
  await answer(true);
  expect(line.sent).toEqual(['3 undo']);
  line.ask('undo');
  await settle();
  expect(line.sent).toEqual(['3 undo', '4 undo']);
  expect(done).toEqual([]);
  line.ask('undo');
  await answer(true);
  expect(await Promise.all(undone)).toEqual([true, true]);
  expect(done).toEqual(['settled']);
});

it('takes back what is on its way', async () => {
  line.watch();
  line.ask();
  void model.act('go');
  await settle();
  const undone = model.undo();
  await answer(true);
  expect(line.sent).toEqual(['2 go']);
  line.ask();
  await settle();
  expect(line.sent).toEqual(['2 go', '3 undo']);
  await answer(true);
  expect(await undone).toBe(true);
});

it('asks no more what has an answer that waits, and takes that back if it is wished then', async () => {
  void early();
  await settle();
  const kept = model.act('stop');
  expect(offered()).toEqual([]);
  expect(model.canUndo).toBe(false);
  const undone = model.undo();
  await answer(true);
  expect(line.sent).toEqual(['2 go', '3 stop']);
  line.ask();
  await answer(true);
  expect(await kept).toBe(true);
  expect(line.sent).toEqual(['2 go', '3 stop', '4 undo']);
  await answer(true);
  expect(await undone).toBe(true);
});

it('answers nothing that waits to be taken back', async () => {
  void early();
  await settle();
  const undone = model.undo();
  expect(offered()).toEqual([]);
  expect(await model.act('stop')).toBe(false);
  await answer(true);
  await answer(true);
  expect(await undone).toBe(true);
  expect(line.sent).toEqual(['2 go', '3 undo']);
});

it('answers a question once, however often it is pressed', async () => {
  void early();
  await settle();
  const pressed = [model.act('stop'), model.act('stop'), model.act('go')];
  await answer(true);
  line.ask();
  await answer(true);
  expect(await Promise.all(pressed)).toEqual([true, false, false]);
  expect(line.sent).toEqual(['2 go', '3 stop']);
});

it('never gives an answer to another question', async () => {
  void early();
  await settle();
  const kept = model.act('stop');
  // Another page of mine has answered it meanwhile.
  line.ask();
  await answer(true);
  expect(await kept).toBe(false);
  expect(line.sent).toEqual(['2 go']);
  expect(offered()).toEqual(['go', 'stop']);
});

it('goes on with an answer if only somebody else has left or come back', async () => {
  void early();
  await settle();
  const kept = model.act('stop');
  line.ask('bot');
  await answer(true);
  expect(line.sent).toEqual(['2 go', '4 stop']);
  await answer(true);
  expect(await kept).toBe(true);
});

it('gives the answers that were chosen together, and the usual ones after the last where it goes on', async () => {
  line.watch();
  line.ask('action', ['card']);
  const chosen = model.choose({ action: 'card', then: ['place'], goesOn: true });
  await settle();
  line.ask('action', ['place'], true, ['pay']);
  await answer(true);
  expect(line.sent).toEqual(['2 card', '3 place']);
  line.ask('action', ['pay']);
  await answer(true);
  expect(line.sent).toEqual(['2 card', '3 place', '4 pay']);
  await answer(true);
  expect(await chosen).toBe(true);
});

it('gives only the answers that were chosen where it does not go on', async () => {
  line.watch();
  line.ask('action', ['card']);
  const chosen = model.choose({ action: 'card', then: ['place'] });
  await settle();
  line.ask('action', ['place'], true, ['pay']);
  await answer(true);
  line.ask('action', ['pay']);
  await answer(true);
  expect(await chosen).toBe(true);
  expect(line.sent).toEqual(['2 card', '3 place']);
});

it('offers again what was refused', async () => {
  line.watch();
  line.ask();
  const refused = model.act('go');
  await settle();
  expect(offered()).toEqual([]);
  await answer(false);
  expect(await refused).toBe(false);
  expect(offered()).toEqual(['go', 'stop']);
});

it('shows the newest position at once when somebody clicks during a movement, also with more of them to come', async () => {
  line.isCalm = false;
  const moved: number[][] = [];
  const animate = ({ moments }: { moments: Moment[] }) => {
    moved.push(moments.map(({ number }) => number));
    return new Promise<void>(() => undefined);
  };
  model = new TableModel(table, card, { ...folder, animate } as unknown as GameFolder);
  model.root = {} as HTMLElement;
  vi.stubGlobal('document', { hidden: false });
  model.open();
  line.watch();
  for (let time = 0; time < 3; time += 1) line.ask();
  expect(offered()).toEqual([]);
  model.skip();
  await settle();
  expect(model.isMoving).toBe(false);
  expect(moved).toEqual([[1]]);
  expect(offered()).toEqual(['go', 'stop']);
  // What was pressed to end the movement answers what is shown then, once.
  const pressed = [model.act('go'), model.act('go')];
  await settle();
  await answer(true);
  expect(await Promise.all(pressed)).toEqual([true, false]);
  expect(line.sent).toEqual(['4 go']);
  vi.unstubAllGlobals();
});
