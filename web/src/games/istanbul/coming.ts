/** What an action leads to where its outlook stops: a choice, a roll, hidden cards. */
import {
  BLACK_MARKET,
  CARAVANSARY,
  FOUNTAIN,
  LARGE_MARKET,
  PALACE,
  palacePrice,
  POLICE_STATION,
  revenueAt,
  sellable,
  SMALL_MARKET,
  TEA_HOUSE,
  totalOf,
  type Game,
  type Seen,
} from './game';
import type { Tally } from './gained';
import * as letters from './letters/preview';
import { mochaComing } from './mocha/preview';
import { average, chanceOf, jewelChances, percent, type Odds } from './odds';
import type { Outlook } from './outlook';
import type { Row } from './preview';
import { t } from './words/table';

type Said = 'cards' | 'gather' | 'gather-none' | 'black' | 'tea' | 'send';

function row(icon: string, said: Said, more: Partial<Row> = {}): Row {
  return { icon, text: [t(`pre.${said}`)], short: [t(`pre.${said}.short`)], ...more };
}

/** `stop` is why the outlook stops; nothing is coming where only the turn is left to be ended. */
export function coming(
  game: Game,
  player: Seen,
  tally: Tally,
  place: number,
  { stop = 'turn', asks = [] }: Pick<Outlook, 'stop' | 'asks'>,
  odds: Odds | null,
): Row[] {
  if (place === FOUNTAIN) return [gathering(player, tally)];
  if (stop === 'turn' || asks.includes('end')) return [];
  const special = mochaComing(player, tally, place);
  if (special) return special;
  switch (place) {
    case CARAVANSARY:
      return [row('i-card', 'cards', { before: player.cards, after: player.cards + 1 })];
    case BLACK_MARKET:
      return [row('i-dice', 'black'), ...(odds ? [jewelRow(odds)] : [])];
    case TEA_HOUSE:
      return [row('i-dice', 'tea'), ...(odds ? [callRow(odds)] : [])];
    case LARGE_MARKET:
    case SMALL_MARKET: {
      if (stop !== 'choice') return []; // sold already; the next demand tile is luck
      const n = Math.min(5, totalOf(sellable(game.view, player, place)));
      const lira = revenueAt(place)[n] ?? 0;
      const [text, short] = [t('pre.sell', { n, lira }), t('pre.sell.short', { n, lira })];
      return [{ icon: 'i-lira', text: [text], short: [short], before: tally.lira, after: tally.lira + lira }];
    }
    case POLICE_STATION:
      return [row('i-family', 'send', { isInk: true })];
    case PALACE: {
      const n = palacePrice(game.view).size;
      const [text, short] = [t('pre.palace', { n }), t('pre.palace.short', { n })];
      return [{ icon: 'i-ruby', text: [text], short: [short], before: tally.rubies, after: tally.rubies + 1 }];
    }
    default:
      return letters.coming(game, player, place);
  }
}

function gathering(player: Seen, tally: Tally): Row {
  const lying = player.lying.length;
  const change = { before: tally.stack, after: tally.stack + lying };
  return { ...(lying ? row('', 'gather', change) : row('', 'gather-none')), icon: 'i-assistant', isInk: true };
}

function callRow(odds: Odds): Row {
  const values = { n: Number(odds.answer?.split(' ')[1] ?? 0), chance: percent(chanceOf(odds)) };
  const text = t('pre.tea-odds', { ...values, lira: average(odds) });
  return { icon: 'i-lira', text: [text], short: [t('pre.tea-odds.short', values)] };
}

function jewelRow(odds: Odds): Row {
  const chances = jewelChances(odds);
  return { icon: 'g-jewel', text: [t('pre.black-odds', { chances })], short: [chances] };
}
