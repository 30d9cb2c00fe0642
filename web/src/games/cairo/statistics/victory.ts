/** What the picture of a victory tells: the trades in which a winner scored most. */
import type { Moment, Position } from '../../../api/types';
import type { Feat, Trophy } from '../../contract';
import { gameOf, GLYPHS, TRADES, type Trade } from '../game';
import { tradeTitle } from '../names';
import { statisticsWords } from './index';
import { statisticsOf, type Scored } from './statistics';

export async function ready(): Promise<void> {
  await statisticsWords.ready();
}

const GROUNDS: Readonly<Record<Trade, Trophy['ground']>> = {
  white: 'cream',
  red: 'coral',
  green: 'turq',
  yellow: 'cream',
  blue: 'cobalt',
  purple: 'cobalt',
};

/** The trades of a seat with what they brought in the market, the one that scored last at last. */
export function wonBy(scored: readonly Scored[]): { trade: Trade; points: number; last: Scored }[] {
  return TRADES.flatMap((trade) => {
    const own = scored.filter((one) => one.trade === trade);
    const last = own.at(-1);
    return last ? [{ trade, points: own.reduce((sum, { points }) => sum + points, 0), last }] : [];
  }).sort((one, two) => one.last.number - two.last.number);
}

export function feat(moments: readonly Moment[], position: Position, seat: number): Feat {
  const { t } = statisticsWords;
  const game = gameOf(position);
  const { scored } = statisticsOf(moments, { ...game, view: { ...game.view, round: 1 } });
  const trophies = wonBy(scored[seat] ?? []).map(({ trade, points, last }): Trophy => {
    const note = t('points.total', { n: points });
    return {
      emblem: `t-${GLYPHS[trade]}`,
      ground: GROUNDS[trade],
      icon: 'i-point',
      note,
      label: t('won.at', { what: tradeTitle(trade), points: note, when: t('won.round', { n: last.round }) }),
      number: last.number,
    };
  });
  return { when: t('last.round', { n: game.view.round }), what: t('points'), trophies };
}
