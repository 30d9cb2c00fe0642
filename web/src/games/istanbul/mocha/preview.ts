/** What would happen at the places of Mocha & Baksheesh, beside what the outlook tells. */
import { facts } from '../facts';
import type { Game, Seen } from '../game';
import type { Tally } from '../gained';
import type { Row } from '../preview';
import { t } from '../words/table';
import { COFFEE_HOUSE, coffeePrice, GUILD_HALL, ROASTING_PLANT, TAVERN } from './mocha';

type Said = 'coffee-trader' | 'roast' | 'roast-not' | 'guild-hall' | 'tavern-not';

function row(icon: string, said: Said, more: Partial<Row> = {}): Row {
  return { icon, text: [t(`pre.${said}`)], short: [t(`pre.${said}.short`)], ...more };
}

/** The governor, the smuggler and the coffee trader want nothing from whoever has the encounter tile. */
export function encounterRow(player: Seen, usual: Row, token: 'governor' | 'smuggler' | 'coffee-trader'): Row {
  if (!player.tavern.includes('encounter')) return usual;
  const who = t(token);
  return { icon: usual.icon, text: [t('pre.free', { who })], short: [t('pre.free.short', { who })] };
}

export function traderRow(player: Seen): Row {
  return encounterRow(player, row('i-coffee-trader', 'coffee-trader'), 'coffee-trader');
}

/** What an action leads to; null at a place of others. */
export function mochaComing(player: Seen, tally: Tally, place: number): Row[] | null {
  switch (place) {
    case GUILD_HALL:
      return [row('i-card-guild', 'guild-hall')];
    case ROASTING_PLANT: {
      const ways = [tally.lira >= facts().mocha.roast_fee, player.total > 0, player.cards + player.guild_cards > 0];
      const most = ways.filter(Boolean).length * facts().mocha.roast_coffee;
      return [row('i-coffee', 'roast', { before: tally.coffee, after: tally.coffee + most })];
    }
    default:
      return null;
  }
}

/** Why an action is not possible; null at a place of others. */
export function mochaReason(game: Game, player: Seen, place: number): Row[] | null {
  const bad = { isBad: true, isInk: true };
  switch (place) {
    case ROASTING_PLANT:
      return [row('i-x', 'roast-not', bad)];
    case TAVERN:
      return [row('i-x', 'tavern-not', bad)];
    case COFFEE_HOUSE: {
      const said = t('pre.no-ruby');
      if (!game.view.rubies.coffee_house) return [{ icon: 'i-ruby-o', text: [said], short: [said], ...bad }];
      const n = coffeePrice(game.view);
      const text = t('pre.coffee-ruby-not', { n, have: player.coffee });
      return [{ icon: 'i-coffee', text: [text], short: [t('pre.coffee-ruby-not.short', { n })], isBad: true }];
    }
    default:
      return null;
  }
}
