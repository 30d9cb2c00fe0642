/**
 * What happened, as movement: a pencil flies and draws marks, cards change their places. Marks are drawn in a layer over
 * the page, where the position after it will have them. Nothing here takes clicks.
 */
import { mount, unmount } from 'svelte';
import { GOLD, middle, ringAround, Show, symbol, visible, type Point } from '../../kit/show';
import type { Movement, Stage } from '../contract';
import LocationCard from './cards/LocationCard.svelte';
import type { EventOf } from './events';
import { facts } from './facts';
import { eventsIn, gameOf, placeOf, type Card, type Event, type Game, type Location } from './game';
import { shapeOf } from './marks';
import { SOUNDS } from './sounds';
import { Sheets, type Stroke } from './strokes';

/** How long each mark takes, and how far apart several of a track begin. */
const TIMES = { fill: 360, strike: 180, x: 240, check: 200, gem: 420 } as const;
const APART = 70;
const FLIGHT = 220;
const FLASH = 300;
const RING = 600;
const FOUNTAIN = 900;
const CARRY = 420;
/** How wide cards are while they move. */
const FACE = { tiny: 58, small: 84 } as const;
/** As in Space.svelte. */
const PALE = 0.34;

/** How far a mark goes beyond what it marks: left, top, right, bottom, in hundredths (as in Mark.svelte). */
const BEYOND = {
  fill: [0, 0, 0, 0],
  strike: [8, 8, 8, 8],
  x: [8, 8, 8, 8],
  check: [10, 22, 28, 12],
  gem: [0, 0, 0, 0],
} as const;

/** The way of the tip through the box of a mark. */
const WAYS: Readonly<Record<Stroke['kind'], readonly (readonly [number, number])[]>> = {
  fill: [
    [0.8, 0.2],
    [0.15, 0.4],
    [0.8, 0.45],
    [0.2, 0.7],
    [0.75, 0.8],
  ],
  strike: [
    [0.05, 0.9],
    [0.95, 0.1],
  ],
  x: [
    [0.1, 0.15],
    [0.9, 0.9],
    [0.9, 0.1],
    [0.1, 0.9],
  ],
  check: [
    [0.15, 0.5],
    [0.38, 0.85],
    [0.95, 0.05],
  ],
  gem: [
    [0.1, 0.4],
    [0.4, 0.1],
    [0.2, 0.7],
    [0.8, 0.2],
    [0.5, 0.95],
  ],
};
/** After these there is nothing to write for a while. */
const RESTS: ReadonlySet<Event['what']> = new Set(['turn', 'fountain', 'display', 'take location', 'draw location']);
const PENCIL = { width: 150, height: 17, angle: -28 } as const;

const FLYING = 'color:var(--ink);filter:drop-shadow(0 2px 3px rgb(6 12 28 / .45))';

const SOUND_OF = {
  fill: SOUNDS.fill,
  gem: SOUNDS.fill,
  strike: SOUNDS.strike,
  x: SOUNDS.strike,
  check: SOUNDS.check,
} as const;

export async function animate(movement: Movement, stage: Stage): Promise<void> {
  if (stage.time(1) <= 0 || stage.signal.aborted) return;
  const show = new SheetShow(movement, stage);
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

/** For those who want no movement, after the position is drawn: a gold outline around what is new, for a second. */
export function outline({ moments, before }: Movement, root: HTMLElement): void {
  const sheets = new Sheets(gameOf(before));
  const found = new Set<Element>();
  for (const event of moments.flatMap((moment) => (moment.kind === 'action' ? eventsIn(moment) : []))) {
    for (const stroke of sheets.take(event)) {
      const element = findMark(root, stroke)?.element;
      if (element) found.add(element);
    }
    const card = event.what === 'display' ? visible(root, `[data-from="display"][data-card="${event.card}"]`) : null;
    if (card) found.add(card);
  }
  ringAround(found);
}

// Where things are.

/** Where a mark is made: on a whole sheet if it is in sight, else on the small one, or at the panel. */
function findMark(root: ParentNode, { seat, at, small }: Stroke): { element: Element; isWhole: boolean } | null {
  const own = `[data-seat="${seat}"]`;
  const whole = visible(root, `${own} ${at}`);
  if (whole) return { element: whole, isWhole: true };
  const element = visible(root, `${own} ${small}`) ?? visible(root, own);
  return element && { element, isWhole: false };
}

class SheetShow extends Show {
  readonly #game: Game;
  readonly #sheets: Sheets;
  /** Where the tip of the pencil is, and whose it is. */
  #pencil: { seat: number; element: SVGSVGElement; tip: Point; home: Point } | null = null;
  /** The pencil that lies in the prompt; it is not there while it flies. */
  #rest: SVGElement | null = null;
  /** Cards that are drawn in the layer. */
  readonly #faces: Record<string, unknown>[] = [];
  /** What keeps its last frame until the new position is drawn. */
  readonly #kept: Animation[] = [];

  constructor({ before }: Movement, stage: Stage) {
    super(stage);
    this.#game = gameOf(before);
    this.#sheets = new Sheets(this.#game);
  }

  protected override clear(): void {
    super.clear();
    for (const face of this.#faces.splice(0)) void unmount(face);
    for (const one of this.#kept) one.cancel();
    if (this.#rest) this.#rest.style.visibility = '';
  }

  /** Take everything away, once the new position is drawn; the pencil flies home meanwhile. */
  override end(): void {
    if (this.stage.signal.aborted) {
      this.clear();
      return;
    }
    const pencil = this.#pencil;
    requestAnimationFrame(() => {
      for (const one of this.#kept) one.cancel();
      for (const child of [...this.layer.children]) if (child !== pencil?.element) child.remove();
      if (!pencil) this.clear();
      else void this.#glide(pencil.home, FLIGHT, true).then(() => this.clear());
    });
  }

  async play(event: Event): Promise<void> {
    if (RESTS.has(event.what)) this.#putDown();
    switch (event.what) {
      case 'goods':
      case 'lira':
      case 'action':
      case 'icon':
      case 'check':
        await this.#write(this.#sheets.take(event));
        break;
      case 'ruby':
        await this.settle();
        await this.#ruby(event);
        break;
      case 'use':
      case 'target':
        this.#glowAt(event.location);
        break;
      case 'play':
        this.stage.sound(SOUNDS.card);
        this.glow(this.find(`[data-from][data-card="${event.card}"]`));
        if (event.seat !== this.#eye) {
          const from = event.from === 'hand' ? this.#held(event.seat, 'location') : this.#display();
          await this.#carry(event.card, from, this.#placeOn(event.card), 260);
        }
        break;
      case 'guild':
        this.stage.sound(SOUNDS.card);
        await this.#fly('i-guild-card', this.#held(event.seat, 'guild'), this.#deck('guild'), 460, 34);
        break;
      case 'draw card':
        this.#deal('i-goods-card', this.#deck('goods'), this.#held(event.seat, 'goods'));
        await this.pause(140);
        break;
      case 'use card':
      case 'discard card':
        this.stage.sound(SOUNDS.card);
        await this.#fly('i-goods-card', this.#card(event.seat, event.card, 'goods'), this.#deck('goods'), 420, 34);
        break;
      case 'draw guild':
        this.#deal('i-guild-card', this.#deck('guild'), this.#held(event.seat, 'guild'));
        await this.pause(140);
        break;
      case 'drop guild':
        this.stage.sound(SOUNDS.card);
        await this.#fly('i-guild-card', this.#card(event.seat, event.guild, 'guild'), this.#deck('guild'), 420, 34);
        break;
      case 'take location':
        this.stage.sound(SOUNDS.card);
        await this.#carry(event.card, this.#slot(event.card), this.#held(event.seat, 'location'));
        break;
      case 'draw location':
        this.stage.sound(SOUNDS.card);
        await this.#carry(event.card, this.#deck('location'), this.#held(event.seat, 'location'));
        break;
      case 'display':
        this.stage.sound(SOUNDS.card);
        await this.#carry(event.card, this.#deck('location'), this.#gap());
        break;
      case 'discard location':
        this.stage.sound(SOUNDS.card);
        await this.#carry(event.card, this.#slot(event.card), this.#placeOn(event.card), 260);
        break;
      case 'fountain':
        await this.settle();
        await this.#fountain(event);
        break;
      case 'ruby card':
        this.#deal('i-ruby-card', this.#deck('ruby'), this.#place(event.letter));
        this.#glowAt(event.letter);
        await this.pause(160);
        break;
      case 'caravan':
        this.#glowAt('6');
        this.glow(this.find('[data-deck="caravan"]'));
        break;
      // What is told, not shown: what follows from it moves by itself, or the new position shows it.
      case 'turn':
      case 'pass':
      case 'last round':
      case 'over':
      case 'lost':
      case 'reshuffle':
        break;
      default:
        event satisfies never;
    }
  }

  get #eye(): number | null {
    return this.#game.me?.seat ?? null;
  }

  // Where things are.

  #place(place: Location): Point | null {
    return middle(this.find(`[data-place="${place}"]`));
  }
  /** The place that a location card shows. */
  #placeOn(card: Card): Point | null {
    const place = placeOf(card);
    return place && this.#place(place);
  }
  #deck(deck: 'goods' | 'guild' | 'location' | 'ruby'): Point | null {
    return middle(this.find(`[data-deck="${deck}"]`) ?? this.find('[data-deck]'));
  }
  /** Where somebody holds cards of a kind. */
  #held(seat: number, what: 'goods' | 'guild' | 'location'): Point | null {
    const own = `[data-seat="${seat}"]`;
    const hand = what === 'location' && seat === this.#eye ? this.find('[data-from="hand"]') : null;
    return middle(hand ?? this.find(`${own} [data-held="${what}"]`) ?? this.find(own));
  }
  #card(seat: number, card: string, what: 'goods' | 'guild'): Point | null {
    return middle(this.find(`[data-seat="${seat}"] [data-card="${card}"]`)) ?? this.#held(seat, what);
  }
  #slot(card: string): Point | null {
    return middle(this.find(`[data-from="display"][data-card="${card}"]`)) ?? this.#display();
  }
  /** Where a card of the display is missing. */
  #gap(): Point | null {
    return middle(this.find('[data-from="display"][data-card="unseen"]')) ?? this.#display();
  }
  #display(): Point | null {
    return middle(this.find('[data-from="display"]') ?? this.find('[data-deck="location"]'));
  }

  // How they move.

  #deal(icon: string, from: Point | null, to: Point | null): void {
    this.stage.sound(SOUNDS.card);
    this.running.push(this.#fly(icon, from, to, 420, 34));
  }

  async #fly(icon: string, from: Point | null, to: Point | null, ms: number, size: number): Promise<void> {
    await this.fly(icon, from, to, { ms, size, lift: 22, look: FLYING });
  }

  #glowAt(place: Location): void {
    this.glow(this.find(`[data-place="${place}"]`));
  }

  // The pencil.

  /** Draw the marks of one event; on a small sheet a ring stands for them. */
  async #write(strokes: readonly Stroke[]): Promise<void> {
    const [first] = strokes;
    const found = strokes.flatMap((stroke) => {
      const mark = findMark(this.stage.root, stroke);
      return mark ? [{ stroke, ...mark }] : [];
    });
    const [start] = found;
    if (!first || !start) return;
    if (!start.isWhole) {
      this.stage.sound(SOUND_OF[first.kind]);
      this.running.push(this.#ring(start.element, 1000));
      await this.pause(200);
      return;
    }
    const boxes = found.map(({ stroke, element }) => ({ stroke, element, box: boxOf(stroke, element) }));
    await this.#takePencil(first, tipAt(boxes[0]?.box as Box, first.kind, 0));
    const last = this.#alongside(boxes);
    await Promise.all(
      boxes.map(async ({ stroke, element, box }, index) => {
        await this.pause(index * APART);
        if (stroke.kind === 'strike') this.#pale(element.querySelector('.fill'));
        this.stage.sound(SOUND_OF[stroke.kind]);
        await this.#draw(stroke, box);
      }),
    );
    await last;
  }

  /** What is crossed off turns pale, as it will be. */
  #pale(filled: Element | null): void {
    if (!filled || this.stage.signal.aborted) return;
    const paling = filled.animate({ opacity: PALE }, { duration: this.stage.time(TIMES.strike), fill: 'forwards' });
    this.#kept.push(paling);
  }

  /** A mark appears stroke by stroke. */
  async #draw(stroke: Stroke, box: Box): Promise<void> {
    if (this.stage.signal.aborted) return;
    const { symbol: id, turn } = shapeOf(stroke.kind, stroke.seat, stroke.part, stroke.index);
    const mark = symbol(id, '0 0 24 24');
    mark.style.cssText = `position:absolute;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;overflow:visible;${stroke.kind === 'gem' ? '' : `transform:rotate(${turn}deg);`}${stroke.pencil ? `--mk:var(--pencil-${stroke.pencil});` : ''}${stroke.kind === 'gem' ? 'clip-path:polygon(29% 14%,71% 14%,94% 42%,50% 90%,6% 42%);' : ''}`;
    this.layer.append(mark);
    // All paths of a mark have the length 1; both are inherited through `use`.
    const frames = [
      { strokeDasharray: '1 2', strokeDashoffset: 1.02 },
      { strokeDasharray: '1 2', strokeDashoffset: 0 },
    ];
    await this.run(mark, frames, TIMES[stroke.kind], { easing: 'ease-in-out' });
  }

  /** The pencil of a seat comes with its tip to a point. */
  async #takePencil({ seat }: Stroke, to: Point): Promise<void> {
    if (this.#pencil?.seat !== seat) {
      this.#pencil?.element.remove();
      const home = this.#home();
      const element = symbol('o-pencil', '0 0 180 20');
      const colour = this.#game.players[seat]?.colour ?? 'white';
      element.style.cssText = `position:absolute;left:0;top:${-PENCIL.height / 2}px;width:${PENCIL.width}px;height:${PENCIL.height}px;transform-origin:0 50%;z-index:2;filter:drop-shadow(2px 6px 4px rgb(6 12 28 / .35));--pc:var(--p-${colour})`;
      this.layer.append(element);
      this.#pencil = { seat, element, tip: home, home };
    }
    await this.#glide(to, FLIGHT);
  }

  /** Where it rests, with its tip to the left: in the prompt, or over the sheet where that has no room for it. */
  #home(): Point {
    const rest = this.find('[data-pencil]');
    if (rest instanceof SVGElement) {
      this.#rest = rest;
      rest.style.visibility = 'hidden';
    }
    const place = rest ?? this.find('[data-place="3"]');
    const { left = innerWidth / 2, top = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    return { x: left, y: top + height };
  }

  async #glide(to: Point, ms: number, fades = false): Promise<void> {
    const pencil = this.#pencil;
    if (!pencil) return;
    const from = pencil.tip;
    pencil.tip = to;
    await this.run(
      pencil.element,
      [
        { transform: held(from), opacity: 1 },
        { transform: held(to), opacity: fades ? 0 : 1 },
      ],
      ms,
    );
  }

  /** It goes home while cards are dealt. */
  #putDown(): void {
    const pencil = this.#pencil;
    if (!pencil) return;
    this.running.push(
      this.#glide(pencil.home, FLIGHT, true).then(() => {
        pencil.element.remove();
        if (this.#pencil || !this.#rest) return;
        this.#rest.style.visibility = '';
      }),
    );
    this.#pencil = null;
  }

  /** The tip follows the strokes. */
  async #alongside(boxes: readonly { stroke: Stroke; box: Box }[]): Promise<void> {
    const pencil = this.#pencil;
    const lastOne = boxes.at(-1);
    if (!pencil || !lastOne) return;
    const way = boxes.flatMap(({ stroke: { kind }, box }) => WAYS[kind].map((_, index) => tipAt(box, kind, index)));
    pencil.tip = way.at(-1) ?? pencil.tip;
    const ms = (boxes.length - 1) * APART + TIMES[lastOne.stroke.kind];
    await this.run(
      pencil.element,
      way.map((point) => ({ transform: held(point), opacity: 1 })),
      ms,
      { easing: 'linear' },
    );
  }

  /** A ruby: the line of its gate flashes, its own ruby is crossed out, and the gem is filled in. */
  async #ruby(event: EventOf<'ruby'>): Promise<void> {
    const strokes = this.#sheets.take(event);
    const gem = strokes.at(-1);
    const bonus = strokes.length > 1 ? strokes[0] : undefined;
    if (bonus) {
      const found = findMark(this.stage.root, bonus);
      if (found?.isWhole) {
        await this.#flash(found.element.parentElement);
        await this.#write([bonus]);
      }
    }
    this.stage.sound(SOUNDS.ruby);
    if (!gem) return;
    await this.#write([gem]);
    const found = findMark(this.stage.root, gem);
    if (!found?.isWhole) return;
    this.#count(event);
    // Beyond the amulet they are set into rings.
    if (gem.index >= facts().amulet) this.running.push(this.#ring(found.element, RING));
  }

  #count({ seat, rubies }: EventOf<'ruby'>): void {
    const number = this.find(`[data-seat="${seat}"] [data-count="rubies"]`);
    if (!number?.firstChild) return;
    number.firstChild.nodeValue = String(rubies);
    void this.run(number, [{ opacity: 0.2 }, { opacity: 1 }], 240, { fill: 'none' });
  }

  /** A line or a frame lights up, from top to foot. */
  async #flash(element: Element | null): Promise<void> {
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const light = document.createElement('div');
    const margin = Math.max(0, 14 - width) / 2;
    light.style.cssText = `position:absolute;left:${left - margin}px;top:${top}px;width:${width + 2 * margin}px;height:${height}px;border-radius:8px;background:linear-gradient(#ffd45e00,#ffd45ecc,#ffd45e00);transform-origin:50% 0`;
    this.layer.append(light);
    await this.run(
      light,
      [
        { transform: 'scaleY(.1)', opacity: 0.4 },
        { transform: 'scaleY(1)', opacity: 1 },
      ],
      FLASH,
    );
    light.remove();
  }

  /** A ring of gold, drawn by hand. */
  async #ring(element: Element, ms: number): Promise<void> {
    const { left, top, width, height } = element.getBoundingClientRect();
    const ring = symbol('m-ring', '0 0 48 48');
    const wide = Math.max(width + 12, 30);
    const high = Math.max(height + 10, 26);
    ring.setAttribute('preserveAspectRatio', 'none');
    ring.style.cssText = `position:absolute;left:${left + width / 2 - wide / 2}px;top:${top + height / 2 - high / 2}px;width:${wide}px;height:${high}px;overflow:visible;--mk:${GOLD}`;
    this.layer.append(ring);
    const frames = [
      { strokeDasharray: '1 2', strokeDashoffset: 1.02, opacity: 1 },
      { strokeDasharray: '1 2', strokeDashoffset: 0, opacity: 1, offset: 0.45 },
      { strokeDasharray: '1 2', strokeDashoffset: 0, opacity: 1, offset: 0.85 },
      { strokeDasharray: '1 2', strokeDashoffset: 0, opacity: 0 },
    ];
    await this.run(ring, frames, ms);
    ring.remove();
  }

  /** The face of a fountain lies over the display for a moment. */
  async #fountain({ fountain }: EventOf<'fountain'>): Promise<void> {
    this.stage.sound(SOUNDS.fountain);
    const over = this.find('[data-from="display"]') ?? this.find('[data-place="3"]');
    const { x, y } = middle(over) ?? { x: innerWidth / 2, y: innerHeight / 3 };
    const card = this.#face(fountain, { x: Math.max(FACE.small / 2 + 8, x), y: Math.max(FACE.small, y) }, 'small');
    await this.run(
      card,
      [
        { transform: 'translateY(-16px) scale(.8)', opacity: 0 },
        { transform: 'scale(1.12)', opacity: 1, offset: 0.25 },
        { transform: 'scale(1.12)', opacity: 1, offset: 0.8 },
        { transform: 'scale(1.2)', opacity: 0 },
      ],
      FOUNTAIN,
    );
    card.remove();
  }

  /** A location card, with its middle at a point. */
  #face(card: Card, at: Point, size: 'tiny' | 'small'): HTMLElement {
    const box = document.createElement('div');
    const width = FACE[size];
    box.style.cssText = `position:absolute;left:${at.x - width / 2}px;top:${at.y - width * 0.75}px;width:${width}px;filter:drop-shadow(0 6px 12px rgb(6 12 28 / .4));display:grid`;
    this.layer.append(box);
    this.#faces.push(mount(LocationCard, { target: box, props: { card, size } }));
    return box;
  }

  /** A location card goes from one place to another; one that nobody sees shows its back. */
  async #carry(card: Card | undefined, from: Point | null, to: Point | null, stays = 0): Promise<void> {
    if (!from || !to || this.stage.signal.aborted) return;
    if (!card) return this.#fly('i-loc-card', from, to, CARRY, 38);
    const box = this.#face(card, to, 'tiny');
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const whole = CARRY + stays;
    await this.run(
      box,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(.75)`, opacity: 0.4 },
        { transform: 'none', opacity: 1, offset: CARRY / whole },
        { transform: 'none', opacity: 1 },
      ],
      whole,
    );
    box.remove();
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box of a mark around what it marks. */
function boxOf({ kind }: Stroke, element: Element): Box {
  const rect = element.getBoundingClientRect();
  const [left, top, right, bottom] = BEYOND[kind];
  return {
    left: rect.left - (rect.width * left) / 100,
    top: rect.top - (rect.height * top) / 100,
    width: (rect.width * (100 + left + right)) / 100,
    height: (rect.height * (100 + top + bottom)) / 100,
  };
}

function tipAt(box: Box, kind: Stroke['kind'], index: number): Point {
  const [x, y] = WAYS[kind][index] ?? [0.5, 0.5];
  return { x: box.left + box.width * x, y: box.top + box.height * y };
}

function held({ x, y }: Point): string {
  return `translate(${x}px, ${y}px) rotate(${PENCIL.angle}deg)`;
}
