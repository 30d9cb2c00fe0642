/** The words at the table, in the present language. */
import type { Reason } from '../../../src/api/types';
import { Words } from '../../../src/words/i18n.svelte';
import type { Rich } from '../../../src/words/rich';
import type { Shell } from '../game';
import { en, type ReasonKey } from './table.en';

export const words = new Words(en, { de: () => import('./table.de'), tr: () => import('./table.tr') });
export const { t, rich } = words;
export type Key = `${'brings' | 'ends'}.${string}` & keyof typeof en;

/** What is in a shell, at the beginning of a line. */
export const shellName = (shell: Shell) => t(`shell.${shell}`);

/** What is in a shell, in a sentence. */
export const shellIn = (shell: Shell) => t(`in.${shell}`);

/** Why something is refused: a key of the house and its arguments. */
export function reason({ key, arguments: { most, shell } }: Reason): Rich {
  const say = rich as (key: ReasonKey, values: Record<string, string | number>) => Rich;
  return say(`why.${key}` as ReasonKey, { most: Number(most), shell: shell ? shellIn(shell as Shell) : '' });
}
