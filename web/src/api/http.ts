/** Requests to the house. Everything that goes wrong arrives as a HouseProblem with a code. */
import { houseSays } from '../state/now.svelte';
import { readPosition, type SentPosition } from './offers';
import type {
  ChangedMe,
  Changes,
  ChatLine,
  GameAnswer,
  HouseAnswer,
  Me,
  Moment,
  NewTable,
  Position,
  SeatChange,
  Table,
  Wall,
} from './types';

/** A refusal of the house, or `unreachable` if there was no answer at all. */
export class HouseProblem extends Error {
  readonly code: string;
  readonly status: number;
  readonly facts: Record<string, unknown>;

  constructor(code: string, message: string, status = 0, facts: Record<string, unknown> = {}) {
    super(message);
    this.name = 'HouseProblem';
    this.code = code;
    this.status = status;
    this.facts = facts;
  }
}

/** Return any thrown thing as a HouseProblem. */
export function asProblem(thrown: unknown): HouseProblem {
  if (thrown instanceof HouseProblem) return thrown;
  return new HouseProblem('client', thrown instanceof Error ? thrown.message : String(thrown));
}

let unknown = (): void => undefined;

/** Say what to do when the house does not know us any more. */
export function whenUnknown(does: () => void): void {
  unknown = does;
}

type Query = Record<string, string | number | null | undefined>;

const PATIENCE = 15_000;

/** Send a request and return the answer. `unsure` codes: `unreachable`, `house` (5xx), else those of the house. */
export async function request<Answer>(
  method: string,
  path: string,
  { body, query, signal }: { body?: unknown; query?: Query; signal?: AbortSignal } = {},
): Promise<Answer> {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) asked.set(name, String(value));
  }
  const url = asked.size ? `${path}?${asked.toString()}` : path;
  const patience = AbortSignal.timeout(PATIENCE);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new HouseProblem('unreachable', error instanceof Error ? error.message : 'no answer');
  }
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(date)) houseSays(date);
  if (answer.status === 204) return undefined as Answer;
  const text = await answer.text().catch(() => '');
  let told: unknown;
  try {
    told = text === '' ? undefined : JSON.parse(text);
  } catch {
    // A proxy in front of a house that is gone answers with a page.
    throw new HouseProblem(answer.ok ? 'unreachable' : 'house', answer.statusText, answer.status);
  }
  if (answer.ok) return told as Answer;
  const { code, message, ...facts } =
    (told as { error?: { code?: string; message?: string } } | undefined)?.error ?? {};
  if (code === 'no-person') unknown();
  const gateway = answer.status >= 502 && answer.status <= 504;
  throw new HouseProblem(
    code ?? (gateway ? 'unreachable' : 'house'),
    message ?? answer.statusText,
    answer.status,
    facts,
  );
}

const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** What somebody who gives no text of their own adds to the luck: drawn here, so that the house cannot have known it. */
function drawnSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whose eyes: a seat, a spectator (`none`), or all open. */
export type Eyes = number | 'none' | 'all';

export const house = {
  about: () => request<HouseAnswer>('GET', '/api/house'),
  games: () => request<GameAnswer[]>('GET', '/api/games'),

  me: () => request<Me | null>('GET', '/api/me'),
  comeIn: (name: string, numbered: boolean) => request<Me>('POST', '/api/people', { body: { name, numbered } }),
  login: (name: string, password: string) => request<Me>('POST', '/api/login', { body: { name, password } }),
  logout: (everywhere = false) => request<undefined>('POST', '/api/logout', { body: { everywhere } }),
  change: (changes: Changes) => request<ChangedMe>('PATCH', '/api/me', { body: changes }),
  password: (password: string, old: string | null) =>
    request<Me>('POST', '/api/me/password', { body: { password, old } }),
  deleteMe: (password: string | null) => request<undefined>('DELETE', '/api/me', { body: { password } }),
  confirmEmail: (token: string) => request<{ email: string }>('GET', '/api/me/confirm-email', { query: { token } }),

  /** The address of all that the house keeps of me, to be downloaded. */
  exportMe: '/api/me/export',

  wall: (game: string) => request<Wall>('GET', `/api/me/walls/${encodeURIComponent(game)}`),
  wallSeen: (game: string, until: number) =>
    request<undefined>('POST', `/api/me/walls/${encodeURIComponent(game)}/seen`, { body: { until } }),

  tables: (show: 'open' | 'mine' | 'playing' | 'over', page = 0, game?: string) =>
    request<{ tables: Table[]; more: boolean }>('GET', '/api/tables', { query: { show, page, game } }),
  makeTable: (wish: NewTable) =>
    request<Table>('POST', '/api/tables', { body: { ...wish, seed: wish.seed || drawnSeed() } }),
  table: (id: string, invitation?: string | null) => request<Table>('GET', table(id), { query: { invitation } }),
  join: (id: string, wish: { seat?: number; invitation?: string | null; name?: string; seed?: string }) =>
    request<Table>('POST', table(id, '/join'), { body: { ...wish, seed: wish.seed || drawnSeed() } }),
  start: (id: string) => request<Table>('POST', table(id, '/start')),
  leave: (id: string) => request<undefined>('POST', table(id, '/leave')),
  comeBack: (id: string) => request<Table>('POST', table(id, '/return')),
  changeSeat: (id: string, seat: number, wish: SeatChange) =>
    request<Table>('PUT', table(id, `/seats/${seat}`), { body: wish }),
  seed: (id: string, seed: string) => request<undefined>('PUT', table(id, '/seed'), { body: { seed } }),
  playOn: (id: string, number: number, level?: string, seat?: number) =>
    request<Table>('POST', table(id, '/continue'), { body: { number, level, seat } }),
  chat: (id: string, before?: number, invitation?: string | null) =>
    request<{ lines: ChatLine[]; more: boolean }>('GET', table(id, '/chat'), { query: { before, invitation } }),
  say: (id: string, text: string) => request<ChatLine>('POST', table(id, '/chat'), { body: { text } }),
  /** All that happened after one number and before another; it comes in pages. */
  async moments(id: string, since: number, eyes?: Eyes, invitation?: string | null, before = Infinity) {
    const moments: Moment[] = [];
    for (let from = since, more = true; more && from + 1 < before; from = moments.at(-1)?.number ?? from) {
      const query = { since: from, eyes, invitation };
      const page = await request<{ moments: Moment[]; more: boolean }>('GET', table(id, '/moments'), { query });
      moments.push(...page.moments);
      more = page.more && page.moments.length > 0;
    }
    return { moments: moments.filter((moment) => moment.number < before) };
  },
  replay: async (id: string, number: number, eyes?: Eyes, invitation?: string | null): Promise<Position> =>
    readPosition(await request<SentPosition>('GET', table(id, `/replay/${number}`), { query: { eyes, invitation } })),
  /** The address of the record, to be downloaded. */
  record: (id: string, eyes?: Eyes) => table(id, '/record') + (eyes === undefined ? '' : `?eyes=${eyes}`),
};
