/** What the picture of a victory tells: where the rubies of a winner came from. */
import type { Moment, Position } from '../../../api/types';
import type { Feat, Trophy } from '../../contract';
import { eventsIn, gameOf } from '../game';
import { firstRound } from '../log';
import { sourceName, statisticsWords } from './index';
import { SOURCE_LOOKS, SOURCES, sourceOf, type Source } from './statistics';

export async function ready(): Promise<void> {
  await statisticsWords.ready();
}

/** The rubies of one source: how many, and the last one that was won at this table. */
interface Won {
  source: Source;
  n: number;
  round: number | null;
  number: number | null;
}

/** The rubies of a seat by their sources, that of the last ruby at last. */
export function wonBy(moments: readonly Moment[], position: Position, seat: number): Won[] {
  const origins = Object.entries(gameOf(position).players[seat]?.origins ?? {});
  let round = Math.max(1, firstRound(moments, position));
  const last = new Map<Source, { round: number; number: number }>();
  for (const moment of moments) {
    for (const event of eventsIn(moment)) {
      if (event.what === 'turn') ({ round } = event);
      if (event.what === 'ruby' && event.seat === seat) {
        const source = sourceOf(event.origin);
        last.delete(source);
        last.set(source, { round, number: moment.number });
      }
    }
  }
  const counted = SOURCES.map((source): Won => {
    const n = origins.reduce((sum, [origin, some]) => sum + (sourceOf(origin as never) === source ? some : 0), 0);
    return { source, n, round: null, number: null, ...last.get(source) };
  }).filter(({ n }) => n > 0);
  const order = [...last.keys()];
  return counted.sort((one, two) => order.indexOf(one.source) - order.indexOf(two.source));
}

export function feat(moments: readonly Moment[], position: Position, seat: number): Feat {
  const { t } = statisticsWords;
  const trophies = wonBy(moments, position, seat).map(({ source, n, round, number }): Trophy => {
    const place = t('ruby.many', { place: sourceName(source), n: t('rubies.total', { n }) });
    const when = round === null ? t('ruby.before') : t('ruby.round', { n: round });
    return {
      ...SOURCE_LOOKS[source],
      icon: 'i-ruby',
      note: t('rubies.total', { n }),
      label: t('ruby.at', { place, when }),
      number,
    };
  });
  return { when: t('last.round', { n: gameOf(position).view.round }), what: t('rubies'), trophies };
}
