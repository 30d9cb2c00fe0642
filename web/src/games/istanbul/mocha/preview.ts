/** What would happen at the places of Mocha & Baksheesh, beside what the outlook tells. */
import type { Token } from '../events';
import type { Change } from '../preview-gains';
import type { Row } from '../preview';
import { t } from '../words/table';
import { GUILD_HALL } from './mocha';

type Said = 'coffee-trader' | 'roast' | 'guild-hall';

function row(icon: string, said: Said, more: Partial<Row> = {}): Row {
  return { icon, text: [t(`pre.${said}`)], short: [t(`pre.${said}.short`)], ...more };
}

/** Somebody who asks nothing of those who meet him. */
export function freeRow(token: Token): Row {
  const who = t(token);
  return { icon: `i-${token}`, text: [t('pre.free', { who })], short: [t('pre.free.short', { who })] };
}

export function traderRow(): Row {
  return row('i-coffee-trader', 'coffee-trader');
}

/** What an action leads to; null at a place of others. */
export function mochaNextRows(place: number): Row[] | null {
  return place === GUILD_HALL ? [row('i-card-guild', 'guild-hall')] : null;
}

/** The coffee that all ways of roasting bring. */
export function roastRow({ before, after }: Change): Row {
  return row('i-coffee', 'roast', { before, after });
}
