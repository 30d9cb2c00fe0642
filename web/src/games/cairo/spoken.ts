/** What a site says to those who hear the market. */
import type { Scene } from '../contract';
import { facts } from './facts';
import { gameOf, segmentOf, seatOf, type Game, type Lure, type Owner, type Site } from './game';
import { colourName, customerName, segmentNamed, tradeSeen } from './names';
import { selection } from './selection.svelte';
import { t } from './words/table';

/** What can be chosen, and why not, as far as the board knows. */
export interface Sense {
  /** Whether a site can be chosen now. */
  isOpen(site: Site): boolean;
  /** Why it cannot be, in words; empty where nothing is said about it. */
  why(site: Site): string;
  /** The entry a chosen customer could go to. */
  lureTo(site: Site): Lure | undefined;
  /** Whether a customer can be lured. */
  canLure: boolean;
}

function ownerName(scene: Scene, game: Game, owner: Owner): string {
  const seat = seatOf(game, owner);
  if (seat === null) return t('nobody');
  return seat === scene.eye ? t('you') : (scene.names[seat] ?? '');
}

export function spokenOf(scene: Scene, site: Site, sense: Sense): string {
  const game = gameOf(scene.position);
  return [
    t('site.at', { site, segment: segmentNamed(segmentOf(site)) }),
    ...whatLies(scene, game, site),
    ...whatCan(scene, game, site, sense),
    ...(selection.site.chosen === site ? [t('site.chosen')] : []),
  ].join(' ');
}

function whatLies(scene: Scene, game: Game, site: Site): string[] {
  const tile = game.tileAt.get(site);
  const entry = game.entryAt.get(site);
  const customer = game.customerAt.get(site);
  const said: string[] = facts().terrace.includes(site) ? [t('site.terrace')] : [];
  if (tile) {
    const about = { owner: ownerName(scene, game, tile.owner), trade: tradeSeen(tile.trade), n: tile.size };
    said.push(t(tile.stall === site ? 'site.stall' : 'site.expansion', about));
    if (tile.blocked) said.push(t('site.blocked'));
  }
  if (entry) {
    const about = { owner: ownerName(scene, game, entry.owner), trade: tradeSeen(entry.trade), n: entry.size };
    said.push(t('site.entry', about));
  }
  if (customer) {
    const name = customerName(customer);
    const begun = name.charAt(0).toLocaleUpperCase() + name.slice(1);
    said.push(t('site.customer', { customer: begun, colour: colourName(customer) }));
  }
  return said.length || tile || entry || customer ? said : [t('site.empty')];
}

function whatCan(scene: Scene, game: Game, site: Site, sense: Sense): string[] {
  const lure = sense.lureTo(site);
  if (lure) return targetSays(scene, game, lure, sense.isOpen(site));
  if (sense.canLure && game.customerAt.has(site)) return [t('site.can-lure')];
  if (game.step.name === 'site' && sense.isOpen(site)) return [t('site.open')];
  if (game.step.name === 'entry' && sense.isOpen(site)) return [t('site.can-enter')];
  const why = sense.why(site);
  return why ? [t('site.not', { why })] : [];
}

function targetSays(scene: Scene, game: Game, lure: Lure, isOpen: boolean): string[] {
  const steps = t('steps', { n: lure.steps });
  if (game.customerAt.has(lure.entry)) return [t('site.target.occupied')];
  if (!isOpen) return [t('site.target.shut', { steps })];
  const seat = seatOf(game, lure.owner);
  const own = lure.barkers
    ? t('site.target', { steps, barkers: t('barkers', { n: lure.barkers }), n: lure.earns })
    : t('site.target.near', { steps, n: lure.earns });
  const isOther = seat !== null && seat !== scene.eye && lure.owner_earns > 0;
  return [own, ...(isOther ? [t('site.target.owner', { name: scene.names[seat] ?? '', n: lure.owner_earns })] : [])];
}
