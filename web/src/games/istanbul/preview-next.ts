/** What an action leads to where its outlook stops: a choice, a roll, hidden cards. */
import { BLACK_MARKET, CARAVANSARY, FOUNTAIN, POLICE_STATION, TEA_HOUSE, type Game, type Seen } from './game';
import type { Tally } from './preview-gains';
import * as letters from './letters/preview';
import { mochaNextRows } from './mocha/preview';
import { average, chanceOf, jewelChances, percent, type Odds } from './odds';
import type { ForeseenAnswer, Outlook } from './outlook';
import type { Row } from './preview';
import { t } from './words/table';

type Said = 'cards' | 'gather' | 'gather-none' | 'black' | 'tea' | 'send';

function row(icon: string, said: Said, more: Partial<Row> = {}): Row {
  return { icon, text: [t(`pre.${said}`)], short: [t(`pre.${said}.short`)], ...more };
}

/** `what` is where the outlook stops; nothing is coming where only the turn is left to be ended. */
export function nextRows(
  game: Game,
  player: Seen,
  tally: Tally,
  place: number,
  answers: readonly ForeseenAnswer[],
  { stop = 'turn', what = '' }: Pick<Outlook, 'stop' | 'what'>,
  odds: Odds | null,
): Row[] {
  if (place === FOUNTAIN) return [gathering(tally, answers)];
  if (stop === 'turn' || what === 'encounters') return [];
  switch (place) {
    case CARAVANSARY:
      return [row('i-card', 'cards', { before: player.cards, after: player.cards + game.view.wares.kept })];
    case BLACK_MARKET:
      return [row('i-dice', 'black'), ...(odds ? [jewelRow(odds)] : [])];
    case TEA_HOUSE:
      return [row('i-dice', 'tea'), ...(odds ? [callRow(odds)] : [])];
    case POLICE_STATION:
      return [row('i-family', 'send', { isInk: true })];
    default:
      return mochaNextRows(place) ?? letters.nextRows(game, place);
  }
}

function gathering(tally: Tally, answers: readonly ForeseenAnswer[]): Row {
  const back = answers.filter(({ answer }) => answer.startsWith('return ')).length;
  const change = { before: tally.stack, after: tally.stack + back };
  return { ...(back ? row('', 'gather', change) : row('', 'gather-none')), icon: 'i-assistant', isInk: true };
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
