/** The view of Istanbul, as the house sends it. */
import type { Position, Table } from '../../api/types';
import type { Player, View } from '../../api/istanbul.gen';
import type { SeatColour } from '../contract';
import { card } from './card';

export type { Player, View };

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

export function colourOf(table: Table, seat: number): SeatColour {
  return card.colours(table)[seat] ?? 'white';
}

export function playerOf(position: Position, table: Table, seat: number): Player {
  const player = viewOf(position).players[colourOf(table, seat)];
  if (!player) throw new Error(`There is no player on seat ${seat}.`);
  return player;
}
