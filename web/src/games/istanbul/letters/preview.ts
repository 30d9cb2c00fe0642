/** What would happen at the places of Letters & Seals, and with letters everywhere, beside what the outlook tells. */
import { all, type Event } from '../events';
import type { Change } from '../preview-gains';
import type { Game, Seen } from '../game';
import type { Row } from '../preview';
import { t } from '../words/table';
import { AUCTION_HOUSE, CATACOMBS, EMBASSY, KIOSK } from './letters';

type Said = 'courier' | 'companion' | 'letters' | 'auction' | 'society' | 'catacombs';

function row(icon: string, said: Said, more: Partial<Row> = {}): Row {
  return { icon, text: [t(`pre.${said}`)], short: [t(`pre.${said}.short`)], ...more };
}

export function courierRow(): Row {
  return row('i-courier', 'courier');
}

export function companionRow(): Row {
  return row('i-companion', 'companion', { isInk: true });
}

/** Letters that are delivered by arriving. */
export function deliveryRows(player: Seen, events: readonly Event[]): Row[] {
  const own = all(events, 'delivered').filter(({ seat }) => seat === player.seat);
  const n = own.reduce((sum, { letters }) => sum + letters, 0);
  if (!n) return [];
  const before = player.seals;
  return [
    {
      icon: 'i-seal',
      text: [t('pre.deliver', { n })],
      short: [t('pre.deliver.short', { n })],
      before,
      after: own.reduce((sum, { seals }) => sum + seals, before),
    },
  ];
}

/** What an action leads to. */
export function nextRows(game: Game, place: number): Row[] {
  switch (place) {
    case EMBASSY:
      return [row('i-letter', 'letters')];
    case KIOSK: {
      const n = game.view.wares.kiosk ?? 0;
      return [{ icon: 'i-letter', text: [t('pre.kiosk', { n })], short: [t('pre.kiosk.short')] }];
    }
    case AUCTION_HOUSE:
      return [row('i-card', 'auction')];
    case CATACOMBS:
      return [row('g-any', 'catacombs')];
    default:
      return [];
  }
}

/** The ruby of the Secret Society, and the coin that comes with it. */
export function societyRows(ruby: Change, lira: Change): Row[] {
  const coin = lira.change;
  const rows = [row('i-ruby', 'society', { before: ruby.before, after: ruby.after })];
  if (coin) {
    const text = t('society.coins', { n: coin });
    rows.push({ icon: 'i-lira', text: [text], short: [`+${coin}`], before: lira.before, after: lira.after });
  }
  return rows;
}
