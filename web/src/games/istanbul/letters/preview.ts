/** What would happen at the places of Letters & Seals, and with letters everywhere, beside what the outlook tells. */
import type { Event } from '../../../api/istanbul.gen';
import { facts } from '../facts';
import type { Game, Seen } from '../game';
import type { Row } from '../preview';
import { t } from '../words/table';
import { AUCTION_HOUSE, CATACOMBS, EMBASSY, KIOSK, sealsOf, SECRET_SOCIETY, societyCoin } from './letters';

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
  const n = events.reduce((sum, { what, letters = 0 }) => sum + (what === 'delivered' ? letters : 0), 0);
  if (!n) return [];
  const before = sealsOf(player);
  const { letter_seals, delivered_seals } = facts().letters;
  return [
    {
      icon: 'i-seal',
      text: [t('pre.deliver', { n })],
      short: [t('pre.deliver.short', { n })],
      before,
      after: before + n * (delivered_seals - letter_seals),
    },
  ];
}

/** What an action leads to. */
export function coming(game: Game, player: Seen, place: number): Row[] {
  switch (place) {
    case EMBASSY:
      return [row('i-letter', 'letters')];
    case KIOSK: {
      const n = game.players.length + 1;
      return [{ icon: 'i-letter', text: [t('pre.kiosk', { n })], short: [t('pre.kiosk.short')] }];
    }
    case AUCTION_HOUSE:
      return [row('i-card', 'auction')];
    case SECRET_SOCIETY:
      return society(game, player);
    case CATACOMBS:
      return [row('g-any', 'catacombs')];
    default:
      return [];
  }
}

function society(game: Game, player: Seen): Row[] {
  const coin = societyCoin(game);
  return [
    row('i-ruby', 'society', { before: player.rubies, after: player.rubies + 1 }),
    ...(coin
      ? [
          {
            icon: 'i-lira',
            text: [t('society.coins', { n: coin })],
            short: [`+${coin}`],
            before: player.lira,
            after: player.lira + coin,
          },
        ]
      : []),
  ];
}

/** Why the ruby of the Secret Society cannot be had; nothing at other places. */
export function societyReason(player: Seen, place: number): Row[] {
  if (place !== SECRET_SOCIETY) return [];
  const said = t('pre.society-not', { n: sealsOf(player) });
  return [{ icon: 'i-seal', text: [said], short: [t('pre.society-not.short')], isBad: true }];
}
