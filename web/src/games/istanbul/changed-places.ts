/** Where two positions differ. */
import { piecesAt, rubiesAt, type Game } from './game';
import { SECRET_SOCIETY } from './letters/letters';
import { TAVERN } from './mocha/mocha';

/** The places on which something has changed. */
export function changedPlaces(before: Game, after: Game): number[] {
  return after.view.layout.flat().filter((place) => stateOf(before, place) !== stateOf(after, place));
}

function stateOf(game: Game, place: number): string {
  const { view } = game;
  const own =
    place === 5
      ? view.mail
      : place === 10
        ? view.large_market.top
        : place === 11
          ? view.small_market.top
          : place === 14
            ? [view.mosque_tiles.red, view.mosque_tiles.green]
            : place === 15
              ? [view.mosque_tiles.blue, view.mosque_tiles.yellow]
              : null;
  const barrier = view.barrier?.between.includes(place) ? view.barrier : null;
  const tavern = place === TAVERN ? [view.tavern_tiles, view.baksheesh] : null;
  const society = place === SECRET_SOCIETY ? view.society : null;
  const pieces = piecesAt(game, place).map((piece) => [piece.key, piece.kind === 'merchant' ? piece.stack : 0]);
  return JSON.stringify([pieces, rubiesAt(view, place), own, barrier, tavern, society]);
}
