/** Take the text of a rule apart. */
import { CARDS } from './sections';

export type Good = 'R' | 'G' | 'Y' | 'B' | 'any';

export type RulePiece =
  | { kind: 'text'; text: string }
  | { kind: 'good'; good: Good }
  | { kind: 'card'; card: (typeof CARDS)[number] }
  | { kind: 'place'; place: number }
  | { kind: 'sign'; sign: 'lira' | 'ruby' }
  | { kind: 'word'; key: string }
  | { kind: 'link'; id: string };

export function parse(text: string): RulePiece[] {
  return text
    .split(/(\{[\w.-]+\}|\b(?:IST-[A-Z]{3}|DAT)-\d{2}\b)/)
    .filter((part) => part !== '')
    .map(piece);
}

function piece(part: string): RulePiece {
  const inner = /^\{(.+)\}$/.exec(part)?.[1];
  if (inner === undefined) {
    return /^(IST-[A-Z]{3}|DAT)-\d{2}$/.test(part) ? { kind: 'link', id: part } : { kind: 'text', text: part };
  }
  if (/^([RGYB]|any)$/.test(inner)) return { kind: 'good', good: inner as Good };
  const card = /^b(\d\d)$/.exec(inner)?.[1];
  const found = card ? CARDS[Number(card) - 1] : undefined;
  if (found) return { kind: 'card', card: found };
  const place = /^p(\d+)$/.exec(inner)?.[1];
  if (place) return { kind: 'place', place: Number(place) };
  if (inner === 'lira' || inner === 'ruby') return { kind: 'sign', sign: inner };
  return { kind: 'word', key: inner };
}
