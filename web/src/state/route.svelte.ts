/** Which page is shown. Links are ordinary links; clicks on them are caught here. */

export type Route =
  | { page: 'front' }
  | { page: 'tables' }
  | { page: 'new' }
  | { page: 'table'; id: string; seat: number | null }
  | { page: 'join'; id: string }
  | { page: 'replay'; id: string; number: number | null; eyes: string | null }
  | { page: 'result'; id: string }
  | { page: 'learn'; game: string | null }
  | { page: 'solo'; game: string | null }
  | { page: 'rules'; game: string | null; id: string | null }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'confirm'; token: string }
  | { page: 'unknown' };

/** Read an address of this house. */
export function parse(address: string): Route & { invitation: string | null } {
  const url = new URL(address, 'http://house');
  const invitation = url.searchParams.get('invitation');
  return { ...read(url), invitation };
}

function read(url: URL): Route {
  const [first = '', second, third, fourth, ...more] = url.pathname.split('/').filter(Boolean).map(decode);
  if (more.length) return { page: 'unknown' };
  if (first === 't' || (first === 'tables' && second !== undefined)) {
    if (second === undefined || !/^[\w-]{1,32}$/.test(second)) return { page: 'unknown' };
    if (third === undefined) return { page: 'table', id: second, seat: whole(url.searchParams.get('seat')) };
    if (third === 'join' && fourth === undefined) return { page: 'join', id: second };
    if (third === 'result' && fourth === undefined) return { page: 'result', id: second };
    if (third === 'replay' && (fourth === undefined || whole(fourth) !== null)) {
      return { page: 'replay', id: second, number: whole(fourth ?? null), eyes: url.searchParams.get('eyes') };
    }
    return { page: 'unknown' };
  }
  if (first === 'rules' && fourth === undefined) return { page: 'rules', game: second ?? null, id: third ?? null };
  for (const page of ['learn', 'solo'] as const)
    if (first === page && third === undefined) return { page, game: second ?? null };
  if (second !== undefined) return { page: 'unknown' };
  if (first === '') return { page: 'front' };
  if (first === 'confirm-email') return { page: 'confirm', token: url.searchParams.get('token') ?? '' };
  for (const page of ['tables', 'new', 'settings', 'me'] as const) if (first === page) return { page };
  return { page: 'unknown' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Addresses of pages. */
export const to = {
  table: (id: string) => `/t/${id}`,
  join: (id: string, invitation?: string | null) =>
    `/t/${id}/join${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`,
  replay: (id: string, number?: number, eyes?: string | number) =>
    `/t/${id}/replay${number === undefined ? '' : `/${number}`}${eyes === undefined ? '' : `?eyes=${eyes}`}`,
  result: (id: string) => `/t/${id}/result`,
  learn: (game: string) => `/learn/${game}`,
  solo: (game: string) => `/solo/${game}`,
  rules: (game: string, id?: string | null) => `/rules/${game}${id ? `/${encodeURIComponent(id)}` : ''}`,
};

class Router {
  now = $state.raw(parse(location.href));

  /** Go to a page of this house. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  follow(): void {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || /^\/(api|docs|openapi|metrics|health|LICENSE)/.test(link.pathname)) return;
      event.preventDefault();
      if (link.href !== location.href) this.go(link.pathname + link.search);
    });
  }

  #arrive(): void {
    this.now = parse(location.href);
  }
}

export const router = new Router();
