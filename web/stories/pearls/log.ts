/** The log: every event has its line, or a decision that it has none. */
import type { Moment } from '../../src/api/types';
import type { LogLine, Scene } from '../../src/games/contract';
import type { Piece, Rich } from '../../src/words/rich';
import { eventsIn, type Event } from './game';
import { rich, shellIn, shellName, t } from './words/table';

export function logLines(moments: readonly Moment[], { names }: Pick<Scene, 'names'>): LogLine[] {
  return moments.flatMap((moment) =>
    eventsIn(moment).map((event) => ({
      number: moment.number,
      seat: 'seat' in event ? event.seat : null,
      text: sentence(event, names),
    })),
  );
}

function sentence(event: Event, names: readonly string[]): Rich {
  const who: Piece = 'seat' in event ? { seat: event.seat, name: names[event.seat] ?? '' } : '';
  switch (event.what) {
    case 'turn of the tide':
      return rich('log.shuffle');
    case 'tide':
      return rich('log.tide', { who, tide: { strong: t(`tide.${event.tide}`) } });
    case 'shell':
    case 'hide':
      return event.shell
        ? rich(`log.${event.what}.own`, { who, shell: shellIn(event.shell) })
        : rich(`log.${event.what}`, { who });
    case 'throw':
      return rich('log.throw', { who, shell: shellIn(event.shell) });
    case 'light':
      return rich('log.light', { who });
    case 'rest':
      return rich('log.rest', { who });
    case 'chest': {
      const shells = event.shells.map(shellName).join(', ');
      return shells ? rich('log.chest', { who, shells, n: event.points }) : rich('log.chest.empty', { who });
    }
    case 'day':
      return rich('log.day', { n: event.day });
  }
}
