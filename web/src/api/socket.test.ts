import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HouseProblem } from './http';
import { HouseSocket, type Connection } from './socket';
import type { FromClient, FromHouse } from './types';

/** A connection whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('nothing was opened');
    return last;
  }

  readyState = 1;
  sent: (FromClient & Record<string, unknown>)[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient & Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  /** The house says something. */
  say(message: Partial<FromHouse> & { type: FromHouse['type'] }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hello() {
    this.say({ type: 'hello', person: { id: 'p', name: 'Ayşe' }, version: '1' });
  }
  /** The connection breaks. */
  break(code = 1006, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

let socket: HouseSocket;
let states: Connection['state'][];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  socket = new HouseSocket({
    url: 'ws://house/ws',
    make: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 0.5,
  });
  socket.onConnection(({ state }) => states.push(state));
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function open() {
  socket.open();
  FakeSocket.last.hello();
}

describe('the connection', () => {
  it('is open after hello, not before', () => {
    socket.open();
    expect(socket.connection.state).toBe('connecting');
    FakeSocket.last.hello();
    expect(states).toEqual(['connecting', 'open']);
  });

  it('comes back by itself, waiting longer each time', () => {
    open();
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      FakeSocket.last.break();
      const { connection } = socket;
      if (connection.state !== 'waiting') throw new Error(connection.state);
      waits.push(connection.until - Date.now());
      vi.advanceTimersByTime(waits.at(-1) ?? 0);
    }
    expect(FakeSocket.all).toHaveLength(9);
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(waits.at(-1)).toBe(15_000);
    FakeSocket.last.hello();
    FakeSocket.last.break();
    expect(socket.connection).toMatchObject({ state: 'waiting', tries: 1 });
  });

  it('does not wait when it is told to try now', () => {
    open();
    FakeSocket.last.break();
    socket.check();
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket.connection.state).toBe('connecting');
    // The timer of the wait is gone: no second try beside this one.
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('asks a silent house, and gives it up when it does not answer', () => {
    open();
    const first = FakeSocket.last;
    vi.advanceTimersByTime(20_000);
    const ping = first.sent.at(-1);
    expect(ping?.type).toBe('ping');
    first.say({ type: 'pong', client: String(ping?.['client']) });
    vi.advanceTimersByTime(20_000);
    expect(first.sent.filter((message) => message.type === 'ping')).toHaveLength(2);
    vi.advanceTimersByTime(8_000);
    expect(socket.connection.state).toBe('waiting');
    expect(first.readyState).toBe(3);
  });

  it('gives up a connection that never says hello', () => {
    socket.open();
    vi.advanceTimersByTime(8_000);
    expect(socket.connection.state).toBe('waiting');
  });

  it('ends when the house knows us no more, until it is opened again', () => {
    open();
    FakeSocket.last.break(4401, 'log in');
    expect(socket.connection).toEqual({ state: 'ended', code: 4401, reason: 'log in' });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    socket.open();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('hears nothing more of a connection that was replaced', () => {
    open();
    const old = FakeSocket.last;
    const heard: string[] = [];
    socket.onMessage((message) => heard.push(message.type));
    socket.reopen();
    old.say({ type: 'lobby' });
    old.break();
    expect(heard).toEqual([]);
    expect(socket.connection.state).toBe('connecting');
  });
});

describe('watching', () => {
  it('takes up after a break where it stopped', () => {
    let known: number | null = null;
    open();
    socket.watch('t', 1, () => known, 'key');
    expect(FakeSocket.last.sent).toEqual([{ type: 'watch', table: 't', seat: 1, since: null, invitation: 'key' }]);
    known = 41;
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([{ type: 'watch', table: 't', seat: 1, since: 41, invitation: 'key' }]);
  });

  it('asks again for what is missing, after the last that is known', () => {
    let known = 3;
    open();
    socket.watch('t', 1, () => known);
    known = 5;
    socket.watchAgain('t', 1);
    socket.watchAgain('t', null);
    expect(FakeSocket.last.sent.map((message) => message['since'])).toEqual([3, 5]);
  });

  it('is asked for again while the house cannot reach its database', () => {
    open();
    socket.watch('t', 1, () => 8);
    for (let times = 1; times < 4; times += 1) {
      FakeSocket.last.say({ type: 'error', code: 'database', message: 'away', table: 't', client: null });
      expect(FakeSocket.last.sent).toHaveLength(times);
      vi.advanceTimersByTime(700);
      expect(FakeSocket.last.sent).toHaveLength(times + 1);
    }
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.last.sent).toHaveLength(4);
    expect(socket.connection.state).toBe('open');
  });

  it('is remembered before there is a connection, and ended once', () => {
    const end = socket.watch('t', null);
    open();
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(['watch']);
    end();
    end();
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(['watch', 'unwatch']);
  });

  it('hears of the lobby again after a break', () => {
    open();
    socket.lobby(true);
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([{ type: 'lobby', on: true }]);
  });
});

describe('acting', () => {
  it('resolves when the house has stored it', async () => {
    open();
    const answer = socket.act('t', 0, 7, 'move 11');
    const [sent] = FakeSocket.last.sent;
    expect(sent).toMatchObject({ type: 'act', table: 't', seat: 0, number: 7, action: 'move 11' });
    FakeSocket.last.say({ type: 'done', table: 't', client: String(sent?.['client']), number: 7 });
    await expect(answer).resolves.toEqual({ done: true, number: 7 });
  });

  it('tells why something was refused', async () => {
    open();
    const answer = socket.undo('t', 0, 7);
    const client = String(FakeSocket.last.sent[0]?.['client']);
    FakeSocket.last.say({
      type: 'refused',
      table: 't',
      client,
      code: 'nothing-to-undo',
      reason: null,
      accepted: null,
      position: null,
    });
    await expect(answer).resolves.toMatchObject({ done: false, code: 'nothing-to-undo' });
  });

  it('sends what was not answered again, under the same name', async () => {
    open();
    const answer = socket.act('t', 0, 7, 'move 11');
    const first = FakeSocket.last.sent[0];
    FakeSocket.last.break(1012);
    vi.advanceTimersByTime(400);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([first]);
    FakeSocket.last.break();
    vi.advanceTimersByTime(800);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([first]);
    FakeSocket.last.say({ type: 'done', table: 't', client: String(first?.['client']), number: 7 });
    await expect(answer).resolves.toEqual({ done: true, number: 7 });
    FakeSocket.last.break();
    vi.advanceTimersByTime(800);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('says again, under the same name, what the house could not store', async () => {
    open();
    const answer = socket.act('t', 0, 7, 'move 11');
    const first = FakeSocket.last.sent[0];
    const client = String(first?.['client']);
    FakeSocket.last.say({ type: 'error', code: 'database', message: 'away', table: 't', client });
    vi.advanceTimersByTime(700);
    expect(FakeSocket.last.sent).toEqual([first, first]);
    FakeSocket.last.say({ type: 'done', table: 't', client, number: 7 });
    await expect(answer).resolves.toEqual({ done: true, number: 7 });
  });

  it('watches before it acts again, so that nothing is missed between', () => {
    open();
    socket.watch('t', 0);
    void socket.act('t', 0, 7, 'move 11');
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(['watch', 'act']);
  });

  it('keeps what is done without a connection for the next one', () => {
    socket.open();
    void socket.act('t', 0, 1, 'lay');
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(['act']);
  });

  it('gives each message a name of its own', () => {
    open();
    for (let times = 0; times < 50; times += 1) void socket.act('t', 0, 1, 'lay');
    expect(new Set(FakeSocket.last.sent.map((message) => message['client'])).size).toBe(50);
  });

  it('fails when the house knows us no more', async () => {
    open();
    const answer = socket.act('t', 0, 7, 'move 11');
    const failed = expect(answer).rejects.toMatchObject({ code: 'no-person' });
    FakeSocket.last.break(4401);
    await failed;
  });

  it('fails when the house says that something is wrong with it', async () => {
    open();
    const answer = socket.act('t', 0, 7, 'move 11');
    const client = String(FakeSocket.last.sent[0]?.['client']);
    FakeSocket.last.say({ type: 'error', code: 'not-found', message: 'gone', client });
    await expect(answer).rejects.toBeInstanceOf(HouseProblem);
  });

  it('does not ask later what was a question of the moment', async () => {
    await expect(socket.why('t', 0, 'move 1')).rejects.toMatchObject({ code: 'unreachable' });
    open();
    expect(FakeSocket.last.sent).toEqual([]);
    const answer = socket.why('t', 0, 'move 1');
    const client = String(FakeSocket.last.sent[0]?.['client']);
    const reason = { rule: 'IST-1', key: 'too-far', arguments: { place: 1 } };
    FakeSocket.last.say({ type: 'why', table: 't', client, code: 'illegal', reason });
    await expect(answer).resolves.toMatchObject({ code: 'illegal', reason });
  });
});
