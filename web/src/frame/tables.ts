/** What lists say about a table. */
import type { Table } from '../api/types';
import { gameCard } from '../games';
import type { SeatMark } from '../games/contract';
import { houseState } from '../state/house.svelte';
import { t } from '../words';
import { marks } from './marks';

/** The name of a table: the people at it. */
export function tableName(table: Table): string {
  const others = table.seats.filter((seat) => seat.kind !== 'open' && !seat.mine).map((seat) => seat.name);
  const isMine = table.seats.some((seat) => seat.mine);
  if (isMine && others.length > 0) return t('table.with', { names: list(others) });
  if (isMine) return t('table.alone');
  return table.maker ? t('table.of', { name: table.maker }) : table.title;
}

/** What is special about it. */
export function tableNote(table: Table): string {
  const card = gameCard(table.game);
  const said = card?.describe(table.options) ?? [];
  // In a house of one game its name says nothing.
  return (houseState.games.length > 1 || !card ? [card?.title() ?? table.title, ...said] : said).join(' · ');
}

export function tableMarks(table: Table): (SeatMark | null)[] {
  const colours = gameCard(table.game)?.colours(table) ?? [];
  const shown = marks(
    colours,
    table.seats.map((seat) => seat.name),
  );
  return table.seats.map((seat, index) => (seat.kind === 'open' ? null : (shown[index] ?? null)));
}

/** The pace in words. */
export function paceNote(pace: Record<string, unknown>): string {
  const number = (name: string) => Number(pace[name] ?? 0);
  if (pace['kind'] === 'live') {
    const minutes = number('minutes');
    return number('increment')
      ? t('pace.live.plus', { n: minutes, seconds: number('increment') })
      : t('pace.live', { n: minutes });
  }
  if (pace['kind'] === 'days') return t('pace.days', { n: number('days') });
  return t('pace.none');
}

/** Join names as the language does. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names);
}

/** A name for a bot that nobody at the table has. */
export function botName(index: number, taken: ReadonlySet<string>): string {
  const free = BOT_NAMES.filter((name) => !taken.has(name.toLowerCase()));
  return free[index % free.length] ?? `Bot ${index + 1}`;
}

const BOT_NAMES = ['Mehmet', 'Elif', 'Sinan', 'Jürgen', 'Zeynep', 'Kerem', 'Leyla', 'Orhan', 'Defne', 'Yusuf'];
