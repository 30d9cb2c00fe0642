/** What somebody gained or gave, as symbols. */
import type { Piece, Rich } from '../../words/rich';
import { all, seatOf, sum, type Event, type EventName } from './events';
import { SHOWN } from './game';
import { goodIcon, liraIcon, placeName, spaced } from './names';
import { t } from './words/table';

/** Goods, coffee, letters, cards and lira that came to a seat (1) or left it (-1). */
export function eventIcons(events: readonly Event[], seat: number | null, sign: 1 | -1): Rich {
  const own = events.filter((event) => seatOf(event) === seat);
  const count = (...whats: EventName[]) => own.filter(({ what }) => whats.includes(what)).length;
  const pieces: Piece[] = SHOWN.flatMap((good) => {
    const moved = all(own, 'goods').filter((event) => event.good === good);
    const n = sum(moved, 'goods', sign);
    return n ? [goodIcon(good, n)] : [];
  });
  const coffee = sum(own, 'coffee', sign);
  if (coffee) pieces.push(many('i-coffee', t('coffee'), coffee));
  for (const { place } of all(own, sign > 0 ? 'letter' : 'give letter')) pieces.push(letterIcon(place));
  const cards = sign > 0 ? count('draw', 'take card') : count('discard');
  if (cards) pieces.push(many('i-card', t('cards.bonus', { n: cards }), cards));
  if (sign > 0 && count('extension')) pieces.push({ icon: 'i-cart', label: t('barrow') });
  const lira = sum(own, 'lira', sign);
  if (lira) pieces.push(liraIcon(lira));
  return spaced(pieces);
}

function many(icon: string, label: string, n: number): Piece {
  return n > 1 ? { icon, label, n } : { icon, label };
}

/** A letter by the number of its place. */
export function letterIcon(place: number): Piece {
  return { icon: 'i-letter', label: placeName(place), n: place };
}
