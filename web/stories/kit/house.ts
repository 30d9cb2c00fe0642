/** A real house: `bedesten serve` as a process of its own, with its own port and data folder. It can be killed. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const PYTHON = process.env['BEDESTEN_PYTHON'] ?? join(REPOSITORY, '.venv/bin/python');
/** How long a house may take to open or close on a machine that does much else. */
const PATIENCE = 90_000;
const CHANGE = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    for statement in sys.argv[2:]:
        database.execute(statement)
`;

/** No story is about the limits of the house, and all of them come from one address. */
const UNLIMITED = {
  BEDESTEN_RATE: '100000',
  BEDESTEN_SOCKETS: '100000',
  BEDESTEN_TABLES: '100000',
  BEDESTEN_NEWCOMERS: '1000000',
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export class House {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'bedesten-story-'));
  readonly #log = join(this.#folder, 'house.log');
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.#settings = settings;
  }

  /** Open one, with settings of its own. */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<House> {
    const house = new House(await freePort(), settings);
    await house.start();
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, or start it again with the tables it had. */
  async start(): Promise<void> {
    if (this.#process) throw new Error('this house is open already');
    const settings = { BEDESTEN_DATA: this.#folder, BEDESTEN_PORT: String(this.port), BEDESTEN_HOST: '127.0.0.1' };
    const log = createWriteStream(this.#log, { flags: 'a' });
    await once(log, 'open');
    this.#process = spawn(PYTHON, ['-m', 'bedesten', 'serve'], {
      cwd: REPOSITORY,
      // A group of its own, so that the bot workers of its bots end with it.
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, TMPDIR: this.#folder, ...UNLIMITED, ...settings, ...this.#settings },
    });
    log.close();
    const end = Date.now() + PATIENCE;
    while (!(await this.isWell())) {
      if (this.#process.exitCode !== null || Date.now() > end) {
        await this.kill();
        throw new Error(`the house did not open:\n${this.log()}`);
      }
      await pause(50);
    }
  }

  async isWell(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/health`)).ok;
    } catch {
      return false;
    }
  }

  /** Pull the plug. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Close it politely. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Close it, change what it has stored, and open it again. */
  async change(...statements: string[]): Promise<void> {
    await this.stop();
    const file = join(this.#folder, 'house.db');
    execFileSync(PYTHON, ['-c', CHANGE, file, ...statements]);
    await this.start();
  }

  /** Let it write to no file until this is done. */
  async withoutWriting(meanwhile: () => Promise<void>): Promise<void> {
    const limit = (size: string) => execFileSync('prlimit', ['--pid', String(this.#process?.pid), `--fsize=${size}`]);
    limit('0:unlimited');
    try {
      await meanwhile();
    } finally {
      limit('unlimited:unlimited');
    }
  }

  /** Stop it for good and clear its folder away. */
  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  log(): string {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').slice(-4000) : '';
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.#process;
    this.#process = null;
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    process.kill(-ending.pid, signal);
    const late = setTimeout(() => process.kill(-(ending.pid ?? 0), 'SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  }
}
