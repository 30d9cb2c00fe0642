/** What the picture of a victory tells: where the rubies of a winner came from, and in which rounds. */
import type { Moment, Position } from '../../../api/types';
import { eventsIn } from '../events';
import type { Feat } from '../../contract';
import { gameOf } from '../game';
import { groundOf } from '../grounds';
import { firstRound } from '../log';
import { words as game } from '../words/table';
import { statisticsWords } from './index';

/** No more fit into a row. */
const MOST = 7;

interface Ruby {
  place: number;
  round: number;
  number: number;
}

export async function ready(): Promise<void> {
  await Promise.all([statisticsWords.ready(), game.ready()]);
}

/** The rubies that a seat has won at this table, by the moments that count. */
export function rubiesOf(moments: readonly Moment[], position: Position, seat: number): Ruby[] {
  const told = moments.flatMap((moment) => eventsIn(moment).map((event) => ({ number: moment.number, event })));
  let round = firstRound(moments, position);
  const rubies: Ruby[] = [];
  for (const { number, event } of told) {
    if (event.what === 'turn') round = event.round;
    if (event.what === 'ruby' && event.seat === seat) rubies.push({ place: event.place, round, number });
  }
  return rubies;
}

export function feat(moments: readonly Moment[], position: Position, seat: number): Feat {
  const { t } = statisticsWords;
  const { view, players } = gameOf(position);
  const won = rubiesOf(moments, position, seat).map(({ place, round, number }) => {
    const note = t('ruby.round', { n: round });
    const label = t('ruby.at', { place: game.maybe(`place.${place}`) ?? String(place), when: note });
    return { emblem: `em-${place}`, ground: groundOf(place), icon: 'i-ruby', note, label, number };
  });
  const before = Array.from({ length: Math.max(0, (players[seat]?.rubies ?? 0) - won.length) }, () => ({
    ...({ emblem: 'i-ruby', ground: 'cobalt', icon: 'i-ruby' } as const),
    ...{ note: t('ruby.before'), label: t('ruby.before'), number: null },
  }));
  return {
    when: t('last.round', { n: view.round }),
    what: t('rubies'),
    trophies: [...before, ...won].slice(-MOST),
  };
}
