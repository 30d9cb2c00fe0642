/**
 * What stays the same stays the very same.
 *
 * The house sends every position whole. Whatever equals its part in the position before is replaced by that part, so that
 * only what has really changed is worked out and drawn anew.
 */
export function keep<T>(before: unknown, after: T): T {
  if (before === after || !isStructure(before) || !isStructure(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const fresh: Record<string, unknown> = after;
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = keep(before[key], fresh[key]);
    fresh[key] = kept;
    isSame &&= key in before && kept === before[key];
  }
  return isSame ? (before as T) : after;
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
