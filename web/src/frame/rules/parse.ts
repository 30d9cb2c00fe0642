/** Take the text of a rule or a cell of a table apart: texts, ids of other rules, and `{symbols}`. */
import type { Values } from './contract';

export type RulePiece =
  { kind: 'text'; text: string } | { kind: 'link'; id: string } | { kind: 'symbol'; name: string; values: Values };

const ID = /\b[A-Z]{3}-(?:[A-Z]{2,3}-)?\d{2}\b/;
const PIECES = new RegExp(`(\\{[\\w.-]+(?::[\\w=,]+)?\\}|${ID.source})`);

export function parse(text: string): RulePiece[] {
  return text
    .split(PIECES)
    .filter((part) => part !== '')
    .map(piece);
}

function piece(part: string): RulePiece {
  const inner = /^\{(.+)\}$/.exec(part)?.[1];
  if (inner === undefined) return ID.test(part) ? { kind: 'link', id: part } : { kind: 'text', text: part };
  const [name = '', values = ''] = inner.split(':');
  return {
    kind: 'symbol',
    name,
    values: Object.fromEntries(values ? values.split(',').map((one) => one.split('=')) : []),
  };
}

/** An id as the rules write it, however it was typed; anything else as it is. */
export function asId(text: string): string {
  return /^[a-z]{3}-([a-z]{2,3}-)?\d+$/i.test(text) ? text.toUpperCase() : text;
}
