/** What would happen at the places of Mocha & Baksheesh. */
import { facts } from '../facts';
import { CARAVANSARY, type Game, type Seen } from '../game';
import type { Row } from '../preview';
import { t } from '../words/table';
import {
  canUseMocha,
  COFFEE_HOUSE,
  coffeePrice,
  GUILD_HALL,
  hasCoffee,
  hasRuby,
  isOpen,
  ROASTING_PLANT,
  TAVERN,
  TAVERN_ICONS,
  TAVERN_OPTIONS,
  tavernPrice,
} from './mocha';

type Said = 'coffee-trader' | 'cards-coffee' | 'roast' | 'roast-not' | 'guild-hall' | 'tavern-not';

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

/** What the action of a place would do; null for a place of others. */
export function mochaAction(game: Game, player: Seen, place: number, lira: number): Row[] | null {
  const { view } = game;
  const coffee = (gain: number) => ({ before: player.coffee, after: player.coffee + gain });
  switch (place) {
    case CARAVANSARY:
      return hasCoffee(view) ? [row('i-card', 'cards-coffee', coffee(1))] : null;
    case ROASTING_PLANT: {
      if (!canUseMocha(game, player, place, lira)) return [row('i-x', 'roast-not', { isBad: true, isInk: true })];
      const ways = [lira >= facts().mocha.roast_fee, player.total > 0, player.cards + player.guild_cards > 0];
      return [row('i-coffee', 'roast', coffee(ways.filter(Boolean).length * facts().mocha.roast_coffee))];
    }
    case GUILD_HALL:
      return [row('i-card-guild', 'guild-hall', coffee(1))];
    case TAVERN: {
      const open = TAVERN_OPTIONS.filter(
        (option) => isOpen(view, player, option) && player.coffee >= tavernPrice(view, option),
      );
      if (!open.length) return [row('i-x', 'tavern-not', { isBad: true, isInk: true })];
      return open.map((option) => {
        const said = t(`tavern.${option}`);
        return { icon: TAVERN_ICONS[option], text: [said], short: [said], ...coffee(-tavernPrice(view, option)) };
      });
    }
    case COFFEE_HOUSE: {
      if (!view.rubies.coffee_house) return [noRuby()];
      const n = coffeePrice(view);
      if (player.coffee < n) {
        const [text, short] = [
          t('pre.coffee-ruby-not', { n, have: player.coffee }),
          t('pre.coffee-ruby-not.short', { n }),
        ];
        return [{ icon: 'i-coffee', text: [text], short: [short], isBad: true }];
      }
      const [text, short] = [t('pre.coffee-ruby', { n }), t('pre.coffee-ruby.short', { n })];
      const ruby = t('ruby', { n: 1 });
      return [
        { icon: 'i-coffee', text: [text], short: [short], ...coffee(-n) },
        { icon: 'i-ruby', text: [ruby], short: [ruby], before: player.rubies, after: player.rubies + 1 },
      ];
    }
    default:
      return null;
  }
}

function noRuby(): Row {
  return { icon: 'i-ruby-o', isInk: true, isBad: true, text: [t('pre.no-ruby')], short: [t('pre.no-ruby')] };
}

/** A ruby for baksheesh. */
export function rubyRows(game: Game, player: Seen): Row[] {
  if (!hasRuby(game.view)) return [noRuby()];
  const said = t('ruby', { n: 1 });
  return [{ icon: 'i-ruby', text: [said], short: [said], before: player.rubies, after: player.rubies + 1 }];
}
