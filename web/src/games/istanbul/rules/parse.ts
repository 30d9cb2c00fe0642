/** Take the text of a rule apart. */
import { CARDS, isCard, type CardId } from './cards';

export type Good = 'R' | 'G' | 'Y' | 'B' | 'any';
type Sign = 'lira' | 'ruby' | 'coffee';

export type RulePiece =
  | { kind: 'text'; text: string }
  | { kind: 'good'; good: Good }
  | { kind: 'card'; card: (typeof CARDS)[CardId] }
  | { kind: 'place'; place: number }
  | { kind: 'sign'; sign: Sign }
  | { kind: 'word'; key: string }
  | { kind: 'link'; id: string };

const ID = /^((IST|MOC|LET|GRB)-[A-Z]{2,3}|DAT)-\d{2}$/;

export function parse(text: string): RulePiece[] {
  return text
    .split(/(\{[\w.-]+\}|\b(?:(?:IST|MOC|LET|GRB)-[A-Z]{2,3}|DAT)-\d{2}\b)/)
    .filter((part) => part !== '')
    .map(piece);
}

function piece(part: string): RulePiece {
  const inner = /^\{(.+)\}$/.exec(part)?.[1];
  if (inner === undefined) return ID.test(part) ? { kind: 'link', id: part } : { kind: 'text', text: part };
  if (/^([RGYB]|any)$/.test(inner)) return { kind: 'good', good: inner as Good };
  if (isCard(inner)) return { kind: 'card', card: CARDS[inner] };
  const place = /^p(\d+)$/.exec(inner)?.[1];
  if (place) return { kind: 'place', place: Number(place) };
  if (/^(lira|ruby|coffee)$/.test(inner)) return { kind: 'sign', sign: inner as Sign };
  return { kind: 'word', key: inner };
}
