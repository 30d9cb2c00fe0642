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
vi.mock('./settings.svelte', () => ({ settings: { isCalm: true } }));
vi.mock('./turns.svelte', () => ({ turns: { note: () => undefined, ring: () => undefined } }));
vi.mock('./ui.svelte', () => ({ ui: {} }));

const seats = [0, 1].map((seat) => ({ seat, name: `seat ${seat}`, mine: seat === 0 }));
const table = { id: 't', phase: 'playing', chat: false, title: 'Istanbul', seats } as unknown as Table;
const card = { colours: () => [] } as unknown as GameCard;
const folder = {} as unknown as GameFolder;

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
  Object.assign(line, { last: 0, asked: [], pages: [], since: () => null });
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
