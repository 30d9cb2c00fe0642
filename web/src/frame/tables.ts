/** What lists say about a table. */
import type { Seat, Table } from '../api/types';
import { gameCard } from '../games';
import type { SeatMark } from '../games/contract';
import { houseState } from '../state/house.svelte';
import { t } from '../words';
import { language } from '../words/i18n.svelte';
import { marksOf } from './marks';

/** The name of a seat, with a word where a bot sits: it may have the name of somebody. */
export function seatName(seat: Seat): string {
  return seat.kind === 'bot' ? t('seat.bot.name', { name: seat.name }) : seat.name;
}

/** The name of a table: the people at it. */
export function tableName(table: Table): string {
  const others = table.seats.filter((seat) => seat.kind !== 'open' && !seat.mine);
  const isMine = table.seats.some((seat) => seat.mine);
  if (isMine && others.length > 0) {
    return others.every((seat) => seat.kind === 'bot')
      ? t('table.with.bots', { names: list(others.map((seat) => seat.name)) })
      : t('table.with', { names: list(others.map(seatName)) });
  }
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

/** Where its game began, if not with the set-up of its rules. */
export function beganNote(table: Table): string {
  switch (table.began) {
    case 'position':
      return t('began.position');
    case 'fork':
      return t('began.fork', { n: table.continues?.number ?? 0 });
    case 'set-up':
      return table.maker ? t('began.set-up', { name: table.maker }) : t('began.by-hand');
    default:
      return '';
  }
}

export function tableMarks(table: Table): (SeatMark | null)[] {
  const card = gameCard(table.game) ?? { colours: () => [] };
  const shown = marksOf(
    card,
    table,
    table.seats.map((seat) => seat.name),
  );
  return table.seats.map((seat, index) => (seat.kind === 'open' ? null : (shown[index] ?? null)));
}

/** Who has won a finished game; of games that ended before the house noted it, only that it is over. */
export function winnerNote(table: Table): string {
  const winners = (table.winners ?? []).flatMap((seat) => table.seats[seat] ?? []);
  const [winner, ...others] = winners;
  if (!winner || table.seats.length === 1) return t('table.over');
  if (others.length > 0) return t('table.won.shared', { names: list(winners.map((seat) => seat.name)) });
  const isMe = winner.mine && table.seats.filter((seat) => seat.mine).length === 1;
  return isMe ? t('table.won.me') : t('table.won', { name: winner.name });
}

/** What is left until a deadline, in the largest unit that says enough. */
export function leftNote(deadline: number, now: number): string {
  const seconds = deadline - now;
  if (seconds <= 0) return t('table.late');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return t('table.left', { time: t('clock.days', { n: Math.floor(hours / 24) }) });
  if (hours >= 1) return t('table.left', { time: t('clock.hours', { n: hours }) });
  return t('table.left', { time: t('clock.minutes', { n: Math.max(1, Math.floor(seconds / 60)) }) });
}

/** A day as people say it: today with the time, yesterday, 14 Nov, 14 Nov 2025. Both in seconds since 1970. */
export function dayNote(at: number, now: number, language: string): string {
  const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(then) - midnight(today)) / 86_400_000);
  const said = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(then);
  if (days === 0) return `${said}, ${time}`;
  if (days === -1) return said;
  const year = then.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(then);
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
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** A name for a bot that nobody at the table has. */
export function botName(index: number, taken: ReadonlySet<string>): string {
  const free = BOT_NAMES.filter((name) => !taken.has(name.toLowerCase()));
  return free[index % free.length] ?? `Bot ${index + 1}`;
}

const BOT_NAMES = ['Mehmet', 'Elif', 'Sinan', 'Jürgen', 'Zeynep', 'Kerem', 'Leyla', 'Orhan', 'Defne', 'Yusuf'];
