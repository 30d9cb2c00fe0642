/**
 * What happened, as movement: customers walk, coins and medals fly to those who get them, tiles drop. Pieces move in a layer
 * over the page; what they stand for on the market is hidden meanwhile. Nothing here takes clicks.
 */
import { middle, ringAround, Show, symbol, visible, type Point } from '../../kit/show';
import type { Movement, Stage } from '../contract';
import type { EventOf } from './events';
import { eventsIn, gameOf, type Event, type Game, type Metal, type Site, type Trade } from './game';
import { SOUNDS } from './sounds';

/** How long things take, in milliseconds. */
const FLIGHT = 320;
const STEP = 140;
/** A long walk is not slower than this in all. */
const LONGEST = 1700;
const COME = 220;
const DROP = 160;
const MEDAL = 400;
const CARD = 360;
/** How high a piece hops at each step, in px. */
const HOP = 2;

const FLYING = 'color:var(--ink);filter:drop-shadow(0 2px 3px rgb(6 12 28 / .45))';
const PIECE = 'filter:drop-shadow(0 0 1px #fffdf6) drop-shadow(0 2px 2px rgb(40 24 4 / .45))';

export async function animate(movement: Movement, stage: Stage): Promise<void> {
  if (stage.time(1) <= 0 || stage.signal.aborted) return;
  const show = new MarketShow(movement, stage);
  try {
    for (const moment of movement.moments) {
      if (moment.kind !== 'action') continue;
      for (const event of eventsIn(moment)) {
        if (stage.signal.aborted) return;
        await show.play(event);
      }
    }
    await show.settle();
  } finally {
    show.end();
  }
}

/** What changes with an event, for those who want no movement: as selectors. */
export function changedBy(event: Event): string[] {
  switch (event.what) {
    case 'lure':
      return [`[data-site="${event.entry}"]`, `[data-tray="${event.customer}"]`];
    case 'earn':
      return [`[data-seat="${event.seat}"] [data-coin="${event.trade}"]`];
    case 'stall':
    case 'move':
      return [`[data-site="${event.stall}"]`, `[data-site="${event.entry}"]`];
    case 'expand':
      return [`[data-site="${event.site}"]`, `[data-supply="${event.trade}"]`, `[data-lane="${event.seat}"]`];
    case 'medal':
      return [`[data-medal="${event.trade} ${event.metal}"]`];
    case 'display':
      return [`[data-from="display"][data-slot="${event.slot}"]`];
    case 'draw barker':
      return [`[data-seat="${event.seat}"] [data-barkers]`];
    case 'retire':
      return [`[data-seat="${event.seat}"]`];
    case 'enter':
    case 'leave':
    case 'turn':
    case 'final':
    case 'skip':
    case 'neutral':
    case 'neutral gone':
    case 'score':
    case 'over':
    case 'play':
    case 'fee':
    case 'pay':
    case 'draw':
    case 'draw pile':
    case 'drop':
    case 'reshuffle':
      return [];
    default:
      return event satisfies never;
  }
}

/** For those who want no movement, after the position is drawn: a gold outline around what is new, for a second. */
export function outline({ moments }: Movement, root: HTMLElement): void {
  const events = moments.flatMap((moment) => (moment.kind === 'action' ? eventsIn(moment) : []));
  const found = new Set(events.flatMap(changedBy).flatMap((selector) => visible(root, selector) ?? []));
  ringAround(found);
}

/** How long each step of a walk takes. */
export function stepTime(steps: number): number {
  return Math.min(STEP, LONGEST / Math.max(1, steps));
}

class MarketShow extends Show {
  readonly #game: Game;
  /** What is hidden until the new position is drawn. */
  readonly #hidden: Animation[] = [];
  /** The customer who has walked and stands on the entry. */
  #walker: { trade: Trade; element: SVGSVGElement; at: Point; size: number } | null = null;

  constructor({ before }: Movement, stage: Stage) {
    super(stage);
    this.#game = gameOf(before);
  }

  protected override clear(): void {
    super.clear();
    for (const one of this.#hidden) one.cancel();
  }

  async play(event: Event): Promise<void> {
    switch (event.what) {
      case 'play':
        this.stage.sound(SOUNDS.card);
        for (const card of event.cards) {
          this.running.push(this.#card(this.#held(event.seat, card), this.#pile(), CARD));
        }
        await this.pause(120);
        break;
      case 'fee':
        this.#coins(event.trade, 1, this.#purse(event.seat, event.trade), this.#tray(event.trade));
        await this.pause(FLIGHT);
        break;
      case 'pay':
        for (const [trade, n] of Object.entries(event.money)) {
          this.#coins(trade as Trade, n ?? 0, this.#purse(event.seat, trade as Trade), this.#tray(trade as Trade));
        }
        await this.pause(FLIGHT);
        break;
      case 'stall':
        await this.#drop(event.trade, event.stall);
        break;
      case 'move':
        this.glow(this.find(`[data-site="${event.from}"]`));
        await this.#drop(event.trade, event.stall);
        break;
      case 'expand':
        this.glow(this.find(`[data-supply="${event.trade}"]`));
        await this.#drop(event.trade, event.site);
        this.glow(this.find(`[data-lane="${event.seat}"]`));
        break;
      case 'medal':
        await this.#medal(event);
        break;
      case 'lure':
        await this.#lure(event);
        break;
      case 'earn':
        this.#coins(event.trade, event.amount, this.#tray(event.trade), this.#purse(event.seat, event.trade));
        await this.pause(FLIGHT);
        break;
      case 'leave':
        this.running.push(this.#leave(event.customer));
        break;
      case 'enter':
        await this.#enter(event);
        break;
      case 'draw':
        await this.#card(this.#slot(event.slot), this.#held(event.seat), CARD);
        break;
      case 'draw pile':
        await this.#card(this.#pile(), this.#held(event.seat), CARD);
        break;
      case 'draw barker':
        this.stage.sound(SOUNDS.call);
        await this.#fly('i-barker', this.#barkerSpace(), this.#barkers(event.seat), FLIGHT, 30);
        break;
      case 'drop':
        await this.#card(this.#held(event.seat, event.card), this.#pile(), CARD);
        break;
      case 'display':
        this.running.push(this.#card(this.#pile(), this.#slot(event.slot), CARD));
        await this.pause(80);
        break;
      case 'final':
        await this.settle();
        this.stage.sound(SOUNDS.final);
        for (const trade of event.trades) this.glow(this.find(`[data-tray="${trade}"]`));
        await this.pause(300);
        break;
      case 'retire':
        this.glow(this.find(`[data-seat="${event.seat}"]`));
        break;
      // What is told, not shown: what follows from it moves by itself, or the new position shows it.
      case 'turn':
      case 'skip':
      case 'neutral':
      case 'neutral gone':
      case 'score':
      case 'over':
      case 'reshuffle':
        break;
      default:
        event satisfies never;
    }
  }

  // Where things are.

  #site(site: Site): Point | null {
    return middle(this.find(`[data-site="${site}"]`));
  }
  /** How large a site is on the screen. */
  #edge(): number {
    return this.find('[data-site]')?.getBoundingClientRect().width ?? 40;
  }
  /** The tray of a trade; on a phone, which has none beside the market, whoever is outside. */
  #tray(trade: Trade): Point | null {
    return middle(this.find(`[data-tray="${trade}"]`) ?? this.find('[data-outside]') ?? this.find('.board'));
  }
  #purse(seat: number, trade: Trade): Point | null {
    return this.#at(seat, `[data-coin="${trade}"]`) ?? this.#at(seat, `[data-stand="${trade}"]`);
  }
  #barkers(seat: number): Point | null {
    return this.#at(seat, '[data-barkers]');
  }
  #barkerSpace(): Point | null {
    return middle(this.find('[data-barker-space]') ?? this.find('.board'));
  }
  #pile(): Point | null {
    return middle(this.find('[data-pile]') ?? this.find('.board'));
  }
  #slot(slot: number): Point | null {
    return middle(this.find(`[data-from="display"][data-slot="${slot}"]`)) ?? this.#pile();
  }
  /** Where somebody holds cards: the card itself, if it is to be seen. */
  #held(seat: number, card?: string): Point | null {
    const own = card ? `[data-from="hand"][data-card="${card}"]` : '[data-from="hand"]';
    const isMine = seat === this.#game.me?.seat;
    return (isMine ? middle(this.find(own)) : null) ?? this.#at(seat, '[data-held]');
  }
  /** A part of somebody's panel, or the whole of it. */
  #at(seat: number, part: string): Point | null {
    return middle(this.find(`[data-seat="${seat}"] ${part}`) ?? this.find(`[data-seat="${seat}"]`));
  }

  // How they move.

  async #fly(icon: string, from: Point | null, to: Point | null, ms: number, size: number): Promise<void> {
    await this.fly(icon, from, to, { ms, size, lift: 22, look: FLYING });
  }

  async #card(from: Point | null, to: Point | null, ms: number): Promise<void> {
    this.stage.sound(SOUNDS.card);
    await this.#fly('i-card', from, to, ms, 34);
  }

  /** Coins fly one after the other; of many only some, the number says the rest. */
  #coins(trade: Trade, n: number, from: Point | null, to: Point | null): void {
    const shown = Math.min(n, 5);
    this.running.push(
      ...Array.from({ length: shown }, async (_, index) => {
        await this.pause(index * 70);
        if (!this.stage.signal.aborted) this.stage.sound(SOUNDS.coin);
        await this.#fly(`coin-${trade}`, from, to, FLIGHT, 26);
      }),
    );
  }

  async #medal({ trade, metal, from, seat }: EventOf<'medal'>): Promise<void> {
    await this.settle();
    this.stage.sound(SOUNDS.medal);
    const tray = middle(this.find(`[data-medal="${trade} ${metal}"]`));
    const start = from === undefined ? tray : this.#at(from, `[data-stand="${trade}"]`);
    await this.#fly(medalIcon(trade, metal), start, this.#at(seat, `[data-stand="${trade}"]`), MEDAL, 32);
    this.glow(this.find(`[data-lane="${seat}"]`));
  }

  /** A tile falls onto its site. */
  async #drop(trade: Trade, site: Site): Promise<void> {
    const at = this.#site(site);
    if (!at || this.stage.signal.aborted) return;
    const edge = this.#edge();
    const tile = document.createElement('div');
    tile.className = `tr-${trade}`;
    tile.style.cssText = `position:absolute;left:${at.x - edge * 0.42}px;top:${at.y - edge * 0.42}px;width:${edge * 0.84}px;height:${edge * 0.84}px;border-radius:18%;background:var(--tc);box-shadow:inset 0 0 0 2px var(--tl),0 4px 8px rgb(40 24 4 / .4)`;
    this.layer.append(tile);
    await this.run(
      tile,
      [
        { transform: 'translateY(-14px) scale(1.25)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      DROP,
    );
    this.stage.sound(SOUNDS.tile);
  }

  /** A piece in the layer, with its foot a little under the middle of a site. */
  #piece(trade: Trade, at: Point, size: number): SVGSVGElement {
    const piece = symbol(`customer-${trade}`, '0 0 40 48');
    piece.style.cssText = `position:absolute;left:${at.x - size / 2}px;top:${at.y - size * 0.62}px;width:${size}px;height:${size * 1.2}px;overflow:visible;${PIECE}`;
    this.layer.append(piece);
    return piece;
  }

  /** Barkers go back, then the customer walks step by step. */
  async #lure({ seat, customer, barkers, way }: EventOf<'lure'>): Promise<void> {
    if (barkers) {
      this.stage.sound(SOUNDS.call);
      const flights = Array.from({ length: barkers }, async (_, index) => {
        await this.pause(index * 80);
        await this.#fly('i-barker', this.#barkers(seat), this.#barkerSpace(), FLIGHT, 30);
      });
      await Promise.all(flights);
    }
    const points = way.flatMap((site) => this.#site(site) ?? []);
    const [start] = points;
    const end = points.at(-1);
    if (!start || !end || this.stage.signal.aborted) return;
    this.#hide(this.find(`[data-customer="${customer}"]`) ?? this.#drawn(customer));
    const size = this.#edge() * 0.82;
    const element = this.#piece(customer, start, size);
    const steps = points.length - 1;
    const frames = points.flatMap(({ x, y }, index): Keyframe[] => {
      const offset = steps ? index / steps : 1;
      const here = `translate(${x - start.x}px, ${y - start.y}px)`;
      const next = points[index + 1];
      if (!next) return [{ transform: here, offset }];
      const [dx, dy] = [(x + next.x) / 2 - start.x, (y + next.y) / 2 - start.y - HOP];
      return [
        { transform: here, offset },
        { transform: `translate(${dx}px, ${dy}px)`, offset: offset + 0.5 / steps },
      ];
    });
    const each = stepTime(steps);
    void this.#footsteps(steps, each);
    await this.run(element, frames, each * steps, { easing: 'linear' });
    this.#walker = { trade: customer, element, at: end, size };
  }

  async #footsteps(steps: number, each: number): Promise<void> {
    for (let step = 0; step < steps && !this.stage.signal.aborted; step += 1) {
      this.stage.sound(SOUNDS.step);
      await this.pause(each);
    }
  }

  /** Market pieces are drawn in one picture; what has no box of its own is found by its mark. */
  #drawn(customer: Trade): Element | null {
    return this.stage.root.querySelector(`[data-customer="${customer}"]`);
  }

  #hide(element: Element | null): void {
    if (element instanceof SVGElement || element instanceof HTMLElement) {
      this.#hidden.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' }));
    }
  }

  /** The customer who has bought fades to its tray. */
  async #leave(customer: Trade): Promise<void> {
    const walker = this.#walker;
    const to = this.#tray(customer);
    if (walker?.trade !== customer || !to) return;
    const { element, at } = walker;
    element.style.left = `${at.x - walker.size / 2}px`;
    element.style.top = `${at.y - walker.size * 0.62}px`;
    await this.run(
      element,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${to.x - at.x}px, ${to.y - at.y}px) scale(.8)`, opacity: 0 },
      ],
      COME + DROP,
    );
    element.remove();
    this.#walker = null;
  }

  /** The one who was outside comes to the edge of the market, and drops onto the carpet. */
  async #enter({ customer, site }: EventOf<'enter'>): Promise<void> {
    const from = this.#tray(customer);
    const to = this.#site(site);
    const board = this.find('[data-market]')?.getBoundingClientRect();
    if (!from || !to || this.stage.signal.aborted) return;
    this.#hide(this.find(`[data-outside="${customer}"]`));
    const size = this.#edge() * 0.82;
    const piece = this.#piece(customer, to, size);
    const edge = board ? { x: Math.min(from.x, board.right - size / 2), y: from.y } : from;
    await this.run(
      piece,
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` },
        { transform: `translate(${edge.x - to.x}px, ${edge.y - to.y}px)`, offset: 0.3 },
        { transform: `translate(0, -${size * 0.5}px)` },
      ],
      COME,
    );
    await this.run(piece, [{ transform: `translate(0, -${size * 0.5}px)` }, { transform: 'none' }], DROP);
    this.stage.sound(SOUNDS.step);
  }
}

function medalIcon(trade: Trade, metal: Metal): string {
  return `${metal}-${trade}`;
}
