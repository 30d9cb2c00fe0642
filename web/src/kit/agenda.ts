/** What is asked, read from the agenda of a view. */

/** A step: what is asked, and with what; the name is empty when nothing is. */
export interface Step<Question extends string = string> {
  name: Question | '';
  args: Readonly<Record<string, unknown>>;
}

/** An entry of the agenda as a step; those without arguments are only named. */
export function readStep<Question extends string>(entry: Question | object | undefined): Step<Question> {
  if (entry === undefined) return { name: '', args: {} };
  if (typeof entry === 'string') return { name: entry, args: {} };
  const [name = '', args = {}] = (Object.entries(entry) as [Question, Step['args']][])[0] ?? [];
  return { name, args };
}

/** A number of a step's arguments. */
export function number(step: Step, key: string): number {
  const value = step.args[key];
  return typeof value === 'number' ? value : 0;
}
