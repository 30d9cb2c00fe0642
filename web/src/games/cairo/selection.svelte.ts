/**
 * What somebody points at or has chosen but not done yet. Board, panels and cards all read and set it, so that a card in
 * the panel lights its segments on the board, and a customer on the board opens its list in the panel.
 *
 *   selection.mode            'build' | 'lure' | 'draw' | null: what is begun at the question `turn`. Ask `modeOf(scene)` which
 *                             panel is shown: after the first answer the question says it.
 *   selection.card            a hand card or source of cards that is pointed at: its segments are framed
 *   selection.customer        the customer to be lured
 *   selection.kind            `build white`, `expand red`, `move green`: what is built, as the action is called
 *   selection.site            the entry to lure to, the site to build on, the entry of a new stall
 *   selection.trio            places in the hand of the cards for "Any three", null while nobody chooses them
 *   selection.segment         the segment to which a phone zooms, null for the whole market
 *
 * `card`, `customer`, `kind` and `site` are each a `Held`: `.over` is pointed at (`point`, `leave`), `.chosen` is kept
 * (`choose`), `.shown` is what is drawn: what is pointed at before what is kept.
 *
 * What a click does, the same on the board and in a panel:
 *
 *   start(mode)               the buttons Build, Lure, Draw; the same one again, or the cross of a panel, ends it
 *   pickCustomer(scene, t)    choose a customer; the only entry it can go to is chosen with it
 *   pickSite(scene, site)     choose an entry or a site. One that ends nothing (the site of a stall) is sent at once; one that
 *                             was chosen already is done. Tells whether it can be chosen.
 *   readyOf(scene)            the offer that the main button gives ("Lure for 3"), or null while something is open
 *   confirm(scene)            give it
 *   back(scene)               Esc, "Back": what is kept is dropped; then the step before is taken back
 *
 * Nothing is chosen that the house does not offer. The board calls `renew` for every new position.
 */
import { tick } from 'svelte';
import type { Offer } from '../../api/types';
import type { Scene } from '../contract';
import { segmentsOf } from './facts';
import { gameOf, openSites, segmentOf, type Card, type Segment, type Site, type Trade } from './game';

export type Mode = 'build' | 'lure' | 'draw';

class Held<Thing> {
  #over = $state.raw<Thing | null>(null);
  #chosen = $state.raw<Thing | null>(null);

  get over(): Thing | null {
    return this.#over;
  }
  get chosen(): Thing | null {
    return this.#chosen;
  }
  /** What is pointed at, else what is kept. */
  get shown(): Thing | null {
    return this.#over ?? this.#chosen;
  }

  point(thing: Thing | null): void {
    this.#over = thing;
  }
  /** Nothing is pointed at any more; not said of one thing where another is pointed at already. */
  leave(thing: Thing): void {
    if (this.#over === thing) this.#over = null;
  }
  choose(thing: Thing | null): void {
    this.#chosen = thing;
  }
  clear(): void {
    this.#over = null;
    this.#chosen = null;
  }
}

class Selection {
  readonly card = new Held<Card>();
  readonly customer = new Held<Trade>();
  readonly kind = new Held<string>();
  readonly site = new Held<Site>();
  #mode = $state<Mode | null>(null);
  #trio = $state.raw<readonly number[] | null>(null);
  #segment = $state<Segment | null>(null);

  get mode(): Mode | null {
    return this.#mode;
  }
  get trio(): readonly number[] | null {
    return this.#trio;
  }
  get segment(): Segment | null {
    return this.#segment;
  }

  start(mode: Mode | null): void {
    const isSame = mode === this.#mode;
    this.clear();
    this.#mode = isSame ? null : mode;
  }

  /** Begin or end to choose three cards. */
  chooseThree(isOn: boolean): void {
    this.#trio = isOn ? [] : null;
  }
  /** Take a place of the hand among the three, or out of them. */
  toggle(place: number): void {
    const trio = this.#trio ?? [];
    this.#trio = trio.includes(place) ? trio.filter((one) => one !== place) : [...trio, place].slice(-3);
  }

  zoom(segment: Segment | null): void {
    this.#segment = segment;
  }

  clear(): void {
    for (const held of [this.card, this.customer, this.kind, this.site]) held.clear();
    this.#mode = null;
    this.#trio = null;
    this.#segment = null;
  }

  /** A new position: what was pointed at and kept belongs to the one before; the only answer is kept at once. */
  renew(scene: Scene): void {
    const { step, building } = gameOf(scene.position);
    const { segment } = this;
    this.clear();
    if (!building || !isAsked(scene)) return;
    const sites = scene.offers.filter(({ verb }) => verb === 'site' || verb === 'entry');
    if (isLast(scene) && sites.length === 1) this.site.choose(sites[0]?.value as Site);
    const { segments } = building;
    const isAmong = segment !== null && (segments.includes(segment) || !segments.length);
    const first = building.site ? segmentOf(building.site) : segments.length === 1 ? segments[0] : undefined;
    if (step.name !== 'pay' && step.name !== 'place') this.#segment = isAmong ? segment : (first ?? null);
  }
}

export const selection = new Selection();

/** Whether these eyes are asked. It stays so while their answer is on its way, so that nothing blinks. */
export function isAsked({ isLive, position, eye }: Scene): boolean {
  return isLive && eye !== null && position.seat === eye;
}

/** What is being done, by what is asked and what was begun. */
export function modeOf(scene: Scene): Mode | null {
  const { name } = gameOf(scene.position).step;
  if (!isAsked(scene)) return null;
  if (name === 'second' || name === 'drop') return 'draw';
  return name === 'turn' ? (selection.mode ?? (selection.customer.chosen ? 'lure' : null)) : name ? 'build' : null;
}

/** The segments that are lit: of the card that is pointed at, or those in which the tile may lie. */
export function litSegments(scene: Scene): readonly Segment[] {
  const { building, step } = gameOf(scene.position);
  if (selection.card.shown) return segmentsOf(selection.card.shown);
  if (!building || !isAsked(scene) || step.name === 'place') return [];
  return building.segments;
}

function offerOf(scene: Scene, action: string): Offer | null {
  return scene.offers.find((offer) => offer.action === action) ?? null;
}

/** How a site is chosen now: the action without the site. */
function verbOf(scene: Scene): 'lure' | 'site' | 'entry' | null {
  const { name } = gameOf(scene.position).step;
  if (name === 'turn') return 'lure';
  return name === 'site' || name === 'entry' ? name : null;
}

/** Whether a site that is chosen now ends the action, so that it is kept until the main button is pressed. */
function isLast(scene: Scene): boolean {
  const { step, building } = gameOf(scene.position);
  return step.name === 'turn' || step.name === 'entry' || building?.kind === 'expand';
}

export function pickCustomer(scene: Scene, trade: Trade): boolean {
  const { step, view } = gameOf(scene.position);
  if (step.name !== 'turn' || !scene.offers.some(({ verb }) => verb === 'lure')) return false;
  const isSame = selection.customer.chosen === trade;
  selection.clear();
  selection.start('lure');
  if (isSame) return true;
  selection.customer.choose(trade);
  const open = view.lures.filter(({ customer, entry }) => customer === trade && offerOf(scene, `lure ${entry}`));
  if (open.length === 1) selection.site.choose(open[0]?.entry ?? null);
  return true;
}

/** Choose a site, where its segment is asked first: both are answered. Tells whether the site can be chosen. */
function pickInSegment(scene: Scene, site: Site): boolean {
  if (!scene.offers.length || !openSites(scene.position).includes(site)) return false;
  void scene.choose({ action: `segment ${segmentOf(site)}`, then: [`site ${site}`] });
  return true;
}

export function pickSite(scene: Scene, site: Site): boolean {
  if (gameOf(scene.position).asksSegment) return pickInSegment(scene, site);
  const verb = verbOf(scene);
  const offer = verb && offerOf(scene, `${verb} ${site}`);
  if (!offer) return false;
  if (!isLast(scene) || selection.site.chosen === site) {
    void scene.act(offer.action);
    return true;
  }
  const { lures } = gameOf(scene.position).view;
  if (verb === 'lure') selection.customer.choose(lures.find(({ entry }) => entry === site)?.customer ?? null);
  selection.site.choose(site);
  return true;
}

export function readyOf(scene: Scene): Offer | null {
  const verb = verbOf(scene);
  return verb && selection.site.chosen ? offerOf(scene, `${verb} ${selection.site.chosen}`) : null;
}

export function confirm(scene: Scene): Promise<boolean> {
  const offer = readyOf(scene);
  return offer ? scene.act(offer.action) : Promise.resolve(false);
}

/** Steps back that were wished for while an answer was on its way, one after the other. */
let wished: Promise<unknown> = Promise.resolve();

/** One step back; tells whether there was one, or may be when what is on its way has come. */
export function back(scene: Scene): boolean {
  if (!isAsked(scene) || scene.offers.length) return goBack(scene) !== null;
  wished = wished.then(async () => {
    if (!(await scene.settled?.())) return;
    // The board drops what was kept of the position before.
    await tick();
    await goBack(scene);
  });
  return true;
}

/** Drop what is kept, else take back the last answer; null where there is nothing to go back from. */
function goBack(scene: Scene): Promise<boolean> | null {
  const { name } = gameOf(scene.position).step;
  // The only entry would be chosen again at once: whoever goes back means the step before.
  const isOnly = scene.offers.length === 1;
  if (selection.site.chosen && !isOnly) selection.site.choose(null);
  else if (selection.customer.chosen) selection.customer.choose(null);
  else if (selection.trio) selection.chooseThree(false);
  else if (name === 'turn' && selection.mode) selection.start(null);
  else if (name !== 'turn' && scene.offers.length && scene.canUndo && scene.undo) return scene.undo();
  else return null;
  return Promise.resolve(true);
}
