/** What somebody gained or gave, as symbols. */
import type { Event } from '../../api/istanbul.gen';
import type { Piece, Rich } from '../../words/rich';
import { SHOWN, type Good } from './game';
import { goodIcon, liraIcon, placeName, spaced } from './names';
import { t } from './words/table';

/** Goods, coffee, letters, cards and lira that came to a seat (1) or left it (-1). */
export function things(events: readonly Event[], seat: number | null, sign: 1 | -1): Rich {
  const own = events.filter((event) => event.seat === seat);
  const sum = (what: string, good?: string) =>
    own
      .filter((event) => event.what === what && (good === undefined || event.good === good))
      .reduce((total, event) => total + Math.max(0, (event.change ?? 0) * sign), 0);
  const count = (...whats: string[]) => own.filter((event) => whats.includes(event.what)).length;
  const pieces: Piece[] = SHOWN.flatMap((good: Good) => {
    const n = sum('goods', good);
    return n ? [goodIcon(good, n)] : [];
  });
  const coffee = sum('coffee');
  if (coffee) pieces.push(many('i-coffee', t('coffee'), coffee));
  for (const event of own) {
    if (event.what === (sign > 0 ? 'letter' : 'give letter')) pieces.push(letterIcon(event.place ?? 0));
  }
  const cards = sign > 0 ? count('draw', 'take card') : count('discard');
  if (cards) pieces.push(many('i-card', t('cards.bonus', { n: cards }), cards));
  if (sign > 0 && count('extension')) pieces.push({ icon: 'i-cart', label: t('barrow') });
  const lira = sum('lira');
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
