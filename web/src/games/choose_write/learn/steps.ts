/** What the lessons of Choose & Write are made of: positions in which no luck leads away from what is taught. */
import type { Lesson as AnyLesson } from '../../../frame/learn/lessons';
import type { Emblem } from '../../contract';
import type { en } from './words/en';

export type TextKey = keyof typeof en;
export type Lesson = AnyLesson<TextKey>;

export const emblem = (name: string, ground: Emblem['ground']) => ({ icon: `cw-${name}`, ground });

/** A part of one's own ledger, or several; on a phone it may be folded into chips. */
export const track = (...names: string[]) =>
  names.map((name) => `.board [data-track="${name}"],.board .chip.${name}`).join();
export const SHELVES = track('fabric', 'spice', 'fruit', 'jewelry');

type Sheet = Readonly<Record<string, unknown>>;

const YELLOW: Sheet = { goods: { FA: '4/2', SP: 2, FR: 2 }, lira: 6, actions: 1, icons: icons('1', '7', '9') };
const GREEN: Sheet = { goods: { SP: 3, FR: 2, JE: 2 }, lira: 5, guild_cards: ['g13'], icons: icons('4', '5') };

/** The tulips of three players, one less at each of these places. */
export function icons(...crossed: string[]): Record<string, number> {
  const two = ['3', '7', '8', '12'];
  const places = Array.from({ length: 14 }, (_, index) => `${index + 1}`);
  return Object.fromEntries(
    places.map((one) => [one, (two.includes(one) ? 2 : 1) - crossed.filter((place) => place === one).length]),
  );
}

const FOUNTAINS = ['f1', 'f2', 'f3', 'f4'];

/** A turn of three players, without Fountains that would come in between. */
export function position(round: number, red: Sheet, more: Sheet = {}): Sheet {
  const { yellow = YELLOW, green = GREEN, ...rest } = more;
  return { players: { red, yellow, green }, round, location_deck: { discards: FOUNTAINS }, ...rest };
}

/** Green, who is the last of the round, has played a card of the display; Red is the first who may follow. */
export function following(round: number, played: string, red: Sheet, more: Sheet = {}): Sheet {
  return position(round, red, {
    active: 'green',
    turn: { how: 'display', played },
    agenda: [
      { follow: { seat: 'red' } },
      { follow: { seat: 'yellow' } },
      'bonus-rubies',
      'take-card',
      'refill',
      'close-turn',
    ],
    ...more,
  });
}

const PLACES = [...Array.from({ length: 14 }, (_, index) => `${index + 1}`), 'A', 'B', 'C', 'D'];

/** A turn alone. Those cards of the deck that come into the display on the left are gone; at the end all are. */
export function alone(
  round: number,
  goal: string,
  red: Sheet & { hand: string },
  display: string[],
  isEnd = false,
): Sheet {
  const laid = [red.hand, ...display];
  const gone = (isEnd ? ['<', '>'] : ['<']).flatMap((mark) => PLACES.map((name) => `${name}${mark}`));
  const discards = [...FOUNTAINS, ...gone.filter((one) => !laid.includes(one))];
  return { players: { red }, options: { goal }, round, display, location_deck: { discards } };
}
