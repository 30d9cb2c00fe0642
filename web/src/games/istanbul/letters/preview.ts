/** What would happen at the places of Letters & Seals, and with letters and companions everywhere. */
import { facts } from '../facts';
import type { Game, Seen } from '../game';
import type { Row } from '../preview';
import { t } from '../words/table';
import { AUCTION_HOUSE, CATACOMBS, deliveries, EMBASSY, KIOSK, sealsOf, SECRET_SOCIETY, societyCoin } from './letters';

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
export function deliveryRows(player: Seen, place: number): Row[] {
  const n = deliveries(player, place);
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

/** What the action of a place would do. */
export function action(game: Game, player: Seen, place: number): Row[] {
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
  const price = facts().letters.society_seals;
  const seals = sealsOf(player);
  if (seals < price) {
    const said = t('pre.society-not', { n: seals });
    return [{ icon: 'i-seal', text: [said], short: [t('pre.society-not.short')], isBad: true }];
  }
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
