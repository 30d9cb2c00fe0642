/** What the picture of a victory tells: where the rubies of a winner came from, and in which rounds. */
import type { Moment, Position } from '../../../api/types';
import type { Feat } from '../../contract';
import { gameOf } from '../game';
import { groundOf } from '../grounds';
import { words as game } from '../words/table';
import { storyWords } from './index';

/** No more fit into a row. */
const MOST = 7;

interface Ruby {
  place: number;
  round: number;
  number: number;
}

interface Fact {
  what: string;
  seat?: number | null;
  [name: string]: unknown;
}

export async function ready(): Promise<void> {
  await Promise.all([storyWords.ready(), game.ready()]);
}

/** The rubies that a seat has won at this table, by the moments that count. */
export function rubiesOf(moments: readonly Moment[], position: Position, seat: number): Ruby[] {
  const { view, start } = gameOf(position);
  const told = moments.flatMap(({ number, events }) => (events as Fact[]).map((event) => ({ number, event })));
  const first = told.find(({ event }) => event.what === 'turn')?.event;
  // A table may begin in the middle of a game: its first round is that before the first new turn, if the start player
  // has that one.
  let round = first ? Number(first['round']) - Number(first.seat === start) : view.round;
  const rubies: Ruby[] = [];
  for (const { number, event } of told) {
    if (event.what === 'turn') round = Number(event['round']);
    if (event.what === 'ruby' && event.seat === seat) rubies.push({ place: Number(event['place']), round, number });
  }
  return rubies;
}

export function feat(moments: readonly Moment[], position: Position, seat: number): Feat {
  const { t } = storyWords;
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
