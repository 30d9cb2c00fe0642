/** The signs of seats: colour, shape and letter. */
import type { Table } from '../api/types';
import type { GameCard, SeatColour, SeatMark } from '../games/contract';

const SHAPES: Record<SeatColour, SeatMark['shape']> = {
  red: 'arch',
  blue: 'star',
  yellow: 'hex',
  green: 'drop',
  white: 'rose',
};

/** A letter that reads as a sign of money when it stands alone and small. */
const MISREAD = 'Ş';

/** Letters for names: the first one, or two where names begin alike. */
export function letters(names: readonly string[]): string[] {
  const first = names.map((name) => upper(name, 1));
  return names.map((name, index) => {
    const alike = first.some((letter, other) => other !== index && letter === first[index]);
    return alike || first[index] === MISREAD ? pair(name, index, names) : (first[index] ?? '');
  });
}

function upper(name: string, count: number): string {
  const shown = [...name.trim()].slice(0, count);
  return shown.map((letter, at) => (at === 0 ? letter.toLocaleUpperCase() : letter.toLocaleLowerCase())).join('');
}

/** Two letters: the second is the first one in which the names differ ("Trader 12", "Trader 40": T1, T4). */
function pair(name: string, index: number, names: readonly string[]): string {
  const own = [...name.trim().toLocaleLowerCase()];
  const others = names
    .filter((other, at) => at !== index && upper(other, 1) === upper(name, 1))
    .map((other) => [...other.trim().toLocaleLowerCase()]);
  const at = own.findIndex((letter, place) => place > 0 && letter !== ' ' && others.every((o) => o[place] !== letter));
  const second = own[at] ?? own[1] ?? '';
  return upper(name, 1) + second;
}

export function marks(colours: readonly SeatColour[], names: readonly string[]): SeatMark[] {
  const shown = letters(names);
  return names.map((_, seat) => {
    const colour = colours[seat] ?? 'white';
    return { colour, shape: SHAPES[colour], letter: shown[seat] ?? '' };
  });
}

/** The signs at a table of a game. Where colours mean something else there, only one's own seat has one, which is gold. */
export function marksOf(
  card: Pick<GameCard, 'colours' | 'plainSeats'>,
  table: Pick<Table, 'options' | 'players'>,
  names: readonly string[],
  mine: number | null = null,
): SeatMark[] {
  const signs = marks(card.colours(table), names);
  return card.plainSeats ? signs.map((sign, seat) => ({ ...sign, colour: seat === mine ? 'mine' : 'ink' })) : signs;
}
