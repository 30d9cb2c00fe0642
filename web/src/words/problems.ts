/** What went wrong, for people: the sentences of the house are English, so that its codes are said here. */
import { asProblem } from '../api/http';
import { maybe, t } from '.';

export function problemText(thrown: unknown): string {
  const { code } = asProblem(thrown);
  return maybe(`problem.${code}`) ?? maybe(`refused.${code}`) ?? t('problem.house');
}
