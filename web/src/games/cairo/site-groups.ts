/** The sites of the allowed segments, put together by why they are open or closed. */
import type { Refusal, Site } from './game';

export type Look = 'open' | 'touch' | 'shut' | 'taken' | 'else';

export interface SiteGroup {
  look: Look;
  /** The first reason of the group; null where a tile may lie. */
  reason: Refusal | null;
  sites: readonly Site[];
}

const ORDER: readonly Look[] = ['open', 'touch', 'shut', 'taken', 'else'];

/** What is far from a stand, or not for its trade at all, is not worth a mark in the market. */
const UNMARKED: readonly string[] = ['terrace', 'not-terrace', 'entry-terrace', 'not-beside-stand'];

export function isMarked({ key }: Refusal): boolean {
  return !UNMARKED.includes(key);
}

function lookOf(reason: Refusal | null): Look {
  if (!reason) return 'open';
  if (reason.key.startsWith('touches')) return 'touch';
  if (reason.key.startsWith('shuts-in')) return 'shut';
  return reason.key.startsWith('taken') ? 'taken' : 'else';
}

/** Open sites first, then what touches, shuts a way or is taken; all else by its own reason. */
export function siteGroups(sites: readonly { site: Site; reason: Refusal | null }[]): SiteGroup[] {
  const groups = new Map<string, { look: Look; reason: Refusal | null; sites: Site[] }>();
  for (const { site, reason } of sites) {
    const look = lookOf(reason);
    const key = look === 'else' ? `else ${reason?.key ?? ''}` : look;
    const group = groups.get(key) ?? { look, reason, sites: [] };
    group.sites.push(site);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, two) => ORDER.indexOf(one.look) - ORDER.indexOf(two.look));
}
