/** Who won and why, in words. */
import type { Table } from '../../api/types';
import type { GameFolder } from '../../games/contract';
import { language } from '../../words/i18n.svelte';
import { list } from '../tables';
import type { Decision } from './decided';
import { resultWords } from './words';

type Labels = ReturnType<GameFolder['scores']>;

/** "You win!" to the one person at this browser who does, the names of the winners to everybody else. */
export function titleOf(table: Table, { winners }: Decision): string {
  const { t } = resultWords;
  const [only, ...more] = winners;
  if (only === undefined) return '';
  if (table.seats.length === 1) return t('alone');
  const names = winners.map((seat) => table.seats[seat]?.name ?? '');
  if (more.length) return t('wins.together', { names: list(names) });
  const isAlone = table.seats.filter((seat) => seat.mine).length === 1;
  return isAlone && table.seats[only]?.mine ? t('wins.you') : t('wins', { name: names[0] ?? '' });
}

/** What decided: `labels` are the words of the criteria, in the same order, with what the best has of them. */
export function reasonOf(decision: Decision, criteria: readonly string[], labels: Labels): string {
  const { t } = resultWords;
  const label = (name: string) => labels[criteria.indexOf(name)]?.label ?? name;
  if (decision.isAlone) return labels[0] ? t('by.alone', { label: titled(labels[0].label), n: labels[0].value }) : '';
  if (!decision.by || !decision.values) return t('by.nothing');
  const [a, b] = decision.values;
  const decided = titled(label(decision.by));
  if (decision.equal.length === 0) return t('by.first', { label: decided, a, b });
  // In the middle of a sentence German writes its nouns large too.
  const within = (name: string) => (language() === 'de' ? label(name) : label(name).toLocaleLowerCase(language()));
  return t('by.later', { equal: list(decision.equal.map(within)), label: decided, a, b });
}

/** At the beginning of a line. */
export function titled(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase(language()) + word.slice(1);
}
