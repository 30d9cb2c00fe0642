/** Why something is not possible, in the few words that a button has room for. */
import type { Refusal } from './game';
import { words } from './words/panels';

/** A reason in two or three words. */
export function reasonShort({ key, arguments: given }: Refusal): string {
  const values = Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, string | number] => typeof pair[1] !== 'object'),
  );
  const n = values['barkers'] ?? values['price'] ?? values['have'];
  return words.maybe(`short.${key}`, n === undefined ? values : { ...values, n }) ?? words.t('short.not');
}
