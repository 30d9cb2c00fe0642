/** What can be built, put in order: new stall, expansion, move, each with its trades and why some are closed. */
import type { Kind } from '../game';
import type { Refusal } from '../game';

export const KINDS = ['build', 'expand', 'move'] as const;
export type KindName = (typeof KINDS)[number];

/** Reasons that only say that a kind is not meant for a trade; a nearer one is said before them. */
const FAR: ReadonlySet<string> = new Set(['no-stall', 'stall-placed', 'stall-not-blocked', 'stall-expanded']);

export interface KindGroup {
  kind: KindName;
  open: readonly Kind[];
  /** Those that are closed for a reason somebody can do something about. */
  closed: readonly Kind[];
  /** Why nothing of this kind can be built; null if something can. */
  reason: Refusal | null;
}

export function kindGroups(kinds: readonly Kind[]): KindGroup[] {
  return KINDS.map((kind) => {
    const all = kinds.filter((one) => one.kind === kind);
    const open = all.filter(({ reason }) => reason === null);
    const closed = all.filter(({ reason }) => reason !== null && !FAR.has(reason.key));
    return { kind, open, closed, reason: open.length ? null : mainReason(all) };
  });
}

/** The reason that most trades have; the near ones count before the others. */
function mainReason(kinds: readonly Kind[]): Refusal | null {
  const reasons = kinds.flatMap(({ reason }) => (reason ? [reason] : []));
  const near = reasons.filter(({ key }) => !FAR.has(key));
  const counted = near.length ? near : reasons;
  const count = (key: string) => counted.filter((one) => one.key === key).length;
  return [...counted].sort((one, two) => count(two.key) - count(one.key))[0] ?? null;
}
