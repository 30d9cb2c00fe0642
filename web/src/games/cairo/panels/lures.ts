/** Where a customer can be lured to, put in groups as the rules see them: by distance, with the barkers that it takes. */
import type { Lure, Site, Trade, View } from '../game';

export function lureOf(view: Pick<View, 'lures'>, action: string): Lure | null {
  return view.lures.find(({ entry }) => action === `lure ${entry}`) ?? null;
}

/** An entry that a customer can go to has no reason against it. */
export function openLures(view: Pick<View, 'lures'>, customer: Trade): readonly Lure[] {
  return view.lures.filter((lure) => lure.customer === customer && lure.reason === null);
}

export interface LureGroup {
  /** How many steps they are away; null for those that cannot be chosen. */
  steps: number | null;
  /** How many nearer entries are ignored. */
  barkers: number;
  lures: readonly Lure[];
}

/** The entries of a customer's trade: those that can be chosen by distance, then all others. */
export function lureGroups(view: Pick<View, 'lures'>, customer: Trade): LureGroup[] {
  const groups: LureGroup[] = [];
  for (const lure of openLures(view, customer)) {
    const last = groups.at(-1);
    if (last?.steps === lure.steps) groups[groups.length - 1] = { ...last, lures: [...last.lures, lure] };
    else groups.push({ steps: lure.steps, barkers: lure.barkers, lures: [lure] });
  }
  const shut = view.lures.filter((lure) => lure.customer === customer && lure.reason !== null);
  return shut.length ? [...groups, { steps: null, barkers: 0, lures: shut }] : groups;
}

/** The number under which an entry stands on the board and in the list of a phone. */
export function lureNumber(view: Pick<View, 'lures'>, customer: Trade, entry: Site): number {
  return openLures(view, customer).findIndex((lure) => lure.entry === entry) + 1;
}
