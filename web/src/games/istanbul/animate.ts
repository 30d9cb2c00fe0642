/**
 * What happened, as movement: merchants walk, goods fly, dice roll. Copies move in a layer over the page; what they stand
 * for is hidden until the position after it is drawn. Nothing here takes clicks.
 */
import type { Event } from '../../api/istanbul.gen';
import type { Movement, Stage } from '../contract';
import { pipsOf } from './die';
import { CARAVANSARY, gameOf, GOOD_ICONS, TILE_GOODS, wayOf, type Game, type Good } from './game';

const STEP = 220;
const FLY = 320;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const SVG = 'http://www.w3.org/2000/svg';

interface Point {
  x: number;
  y: number;
}

export async function animate(movement: Movement, stage: Stage): Promise<void> {
  if (stage.time(1) <= 0 || stage.signal.aborted) return;
  const show = new Show(movement, stage);
  try {
    for (const moment of movement.moments) {
      if (moment.kind !== 'action') continue;
      for (const event of moment.events) {
        if (stage.signal.aborted) return;
        await show.play(event as unknown as Event, moment.seat);
      }
      await show.settle();
    }
  } finally {
    show.end();
  }
}

class Show {
  readonly #layer = document.createElement('div');
  readonly #hidden = new Set<HTMLElement>();
  readonly #ghosts = new Map<string, HTMLElement>();
  readonly #game: Game;
  readonly #stage: Stage;
  #running: Promise<void>[] = [];
  #place: number;

  constructor({ before, after }: Movement, stage: Stage) {
    this.#stage = stage;
    this.#game = gameOf(before);
    const { turn } = this.#game.view;
    this.#place = turn.acted || turn.target || (this.#game.players[before.seat ?? 0]?.merchant ?? 0);
    void after;
    this.#layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:40;overflow:hidden';
    this.#layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.#layer);
    stage.signal.addEventListener('abort', () => this.#clear(), { once: true });
  }

  /** Take everything away, once the new position is drawn. */
  end(): void {
    if (this.#stage.signal.aborted) this.#clear();
    else requestAnimationFrame(() => this.#clear());
  }

  #clear(): void {
    this.#layer.remove();
    for (const element of this.#hidden) element.style.visibility = '';
    this.#hidden.clear();
  }

  /** Wait for all that still flies. */
  async settle(): Promise<void> {
    const running = this.#running;
    this.#running = [];
    await Promise.all(running);
  }

  async play(event: Event, actor: number): Promise<void> {
    const seat = event.seat ?? actor;
    switch (event.what) {
      case 'move':
        await this.settle();
        await this.#move(event, seat);
        break;
      case 'act':
        this.#place = event.place ?? this.#place;
        this.#glow(this.#place);
        break;
      case 'lay':
        await this.#lay(event, seat);
        break;
      case 'return':
        await this.#comeBack(event, seat);
        break;
      case 'lira':
        this.#trade('i-lira', Math.ceil(Math.abs(event.change ?? 0) / 3), event.change ?? 0, seat, '[data-lira]');
        this.#stage.sound('coin');
        await this.#pause(90);
        break;
      case 'goods': {
        const good = event.good as Good;
        this.#trade(GOOD_ICONS[good], Math.abs(event.change ?? 0), event.change ?? 0, seat, `[data-good="${good}"]`);
        this.#stage.sound('good');
        await this.#pause(90);
        break;
      }
      case 'ruby':
        await this.settle();
        this.#stage.sound('ruby');
        this.#running.push(
          this.#fly('i-ruby', this.#stockOf(event.place ?? this.#place), this.#panel(seat, '[data-ruby]'), 620, 34),
        );
        break;
      case 'tile':
        if (event.colour) this.#trade(GOOD_ICONS[TILE_GOODS[event.colour]], 1, 1, seat, '[data-tile]');
        break;
      case 'extension':
        this.#trade('i-cart', 1, 1, seat, '[data-good="B"]');
        break;
      case 'fifth assistant':
        this.#trade('i-assistant', 1, 1, seat, '[data-stack]');
        break;
      case 'draw':
      case 'take card':
        this.#stage.sound('card');
        this.#running.push(this.#fly('i-card', this.#tile(CARAVANSARY), this.#panel(seat, '[data-cards]'), 460, 30));
        await this.#pause(120);
        break;
      case 'discard':
      case 'play':
        this.#stage.sound('card');
        await this.#fly('i-card', this.#panel(seat, '[data-cards]'), this.#tile(CARAVANSARY), 460, 30);
        break;
      case 'dice':
        await this.settle();
        await this.#roll(event.dice ?? [1, 1], this.#place);
        break;
      default:
    }
  }

  // Where things are.

  #element(selector: string): HTMLElement | null {
    const all = this.#stage.root.querySelectorAll<HTMLElement>(selector);
    return [...all].find((element) => element.getClientRects().length > 0) ?? null;
  }

  #middle(element: HTMLElement | null): Point | null {
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  #tile(place: number): Point | null {
    return this.#middle(this.#element(`[data-place="${place}"]`));
  }

  /** Where pieces stand on a tile. */
  #floor(place: number): Point | null {
    const rect = this.#element(`[data-place="${place}"]`)?.getBoundingClientRect();
    return rect ? { x: rect.left + rect.width * 0.7, y: rect.top + rect.height * 0.47 } : null;
  }

  #stockOf(place: number): Point | null {
    return this.#middle(this.#element(`[data-stock="${place}"]`)) ?? this.#tile(place);
  }

  #panel(seat: number, part: string): Point | null {
    const whole = this.#element(`[data-seat="${seat}"]`);
    return this.#middle(this.#element(`[data-seat="${seat}"] ${part}`)) ?? this.#middle(whole);
  }

  // How they move.

  /** A copy of a piece that can move; the piece itself is hidden. */
  #ghost(key: string): HTMLElement | null {
    const known = this.#ghosts.get(key);
    if (known) return known;
    const piece = this.#element(`[data-piece="${key}"]`);
    if (!piece) return null;
    const { x, y } = this.#middle(piece) ?? { x: 0, y: 0 };
    const { offsetWidth: width, offsetHeight: height } = piece;
    const ghost = piece.cloneNode(true) as HTMLElement;
    const box = document.createElement('div');
    box.style.cssText = `position:absolute;left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
    // Pieces are sized by their tile; here they have to say it themselves.
    for (const size of ['--pz', '--mz']) ghost.style.setProperty(size, `${height}px`);
    ghost.style.animation = 'none';
    box.append(ghost);
    this.#layer.append(box);
    piece.style.visibility = 'hidden';
    this.#hidden.add(piece);
    this.#ghosts.set(key, box);
    return box;
  }

  async #shift(box: HTMLElement, to: Point | null, ms: number, lift = 0): Promise<void> {
    if (!to) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const [x, y] = [to.x - width / 2, to.y - height / 2];
    const [dx, dy] = [left - x, top - y];
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
    const middle = `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(1.08)`;
    await this.#run(
      box,
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: middle }, { transform: 'none' }],
      ms,
    );
  }

  async #run(element: Element, frames: Keyframe[], ms: number): Promise<void> {
    const { signal } = this.#stage;
    if (signal.aborted) return;
    const moving = element.animate(frames, { duration: this.#stage.time(ms), easing: EASE, fill: 'backwards' });
    const stop = () => moving.cancel();
    signal.addEventListener('abort', stop, { once: true });
    try {
      await moving.finished;
    } catch {
      // Somebody clicked on.
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stage;
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#stage.time(ms));
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }

  async #move(event: Event, seat: number): Promise<void> {
    const { from = 0, to = 0, token } = event;
    if (token === 'merchant') {
      const ghost = this.#ghost(`merchant-${seat}`);
      this.#place = to;
      if (!ghost) return;
      for (const place of wayOf(this.#game.view, from, to)) {
        if (this.#stage.signal.aborted) return;
        this.#stage.sound('move');
        await this.#shift(ghost, this.#floor(place), STEP, 6);
      }
      return;
    }
    if (from === to) return;
    const key =
      token === 'family'
        ? `family-${seat}`
        : token === 'neutral merchant'
          ? `neutral-merchant-${event.which ?? 0}`
          : (token ?? '');
    const ghost = this.#ghost(key);
    this.#stage.sound('move');
    if (ghost) await this.#shift(ghost, this.#floor(to), 460, 18);
  }

  async #lay(event: Event, seat: number): Promise<void> {
    const from = this.#middle(this.#ghosts.get(`merchant-${seat}`) ?? this.#element(`[data-piece="merchant-${seat}"]`));
    const floor = this.#floor(event.place ?? 0);
    if (!from || !floor) return;
    this.#stage.sound('move');
    const colour = this.#game.players[seat]?.colour ?? 'white';
    const look = `--pc:var(--p-${colour});--p-rim:#fffdf6;`;
    await this.#fly('p-disc', from, { x: floor.x - 6, y: floor.y + 22 }, 260, 26, look);
  }

  async #comeBack(event: Event, seat: number): Promise<void> {
    const key =
      event.assistant === 'neutral' ? `neutral-assistant-${event.place}-0` : `assistant-${seat}-${event.place}`;
    const merchant = this.#middle(
      this.#ghosts.get(`merchant-${seat}`) ?? this.#element(`[data-piece="merchant-${seat}"]`),
    );
    const ghost = this.#ghost(key);
    if (!ghost) return;
    this.#stage.sound('move');
    await this.#shift(ghost, merchant, FLY, 14);
    ghost.style.visibility = 'hidden';
  }

  /** Things go from the place to somebody's panel, or back. */
  #trade(icon: string, count: number, change: number, seat: number, part: string): void {
    const [place, panel] = [this.#tile(this.#place), this.#panel(seat, part)];
    const shown = Math.max(1, Math.min(5, count));
    for (let index = 0; index < shown; index++) {
      const [from, to] = change > 0 ? [place, panel] : [panel, place];
      const wait = index * 55;
      this.#running.push(this.#pause(wait).then(() => this.#fly(icon, from, to, FLY, 24)));
    }
  }

  async #fly(
    icon: string,
    from: Point | null,
    to: Point | null,
    ms: number,
    size: number,
    look = 'color:var(--ink);',
  ): Promise<void> {
    if (!from || !to || this.#stage.signal.aborted) return;
    const flying = symbol(icon);
    flying.style.cssText = `position:absolute;left:${to.x - size / 2}px;top:${to.y - size / 2}px;width:${size}px;height:${size}px;${look}filter:drop-shadow(0 1px 2px rgb(6 12 28 / .5))`;
    this.#layer.append(flying);
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    await this.#run(
      flying,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: 0.3 },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 26}px) scale(1.25)`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      ms,
    );
    flying.remove();
  }

  #glow(place: number): void {
    const tile = this.#element(`[data-place="${place}"]`);
    if (!tile) return;
    void this.#run(
      tile,
      [{ filter: 'brightness(1)' }, { filter: 'brightness(1.25)' }, { filter: 'brightness(1)' }],
      420,
    );
  }

  /** Two dice tumble over a place and lie for a moment. */
  async #roll([first = 1, second = 1]: number[], place: number): Promise<void> {
    const at = this.#tile(place);
    if (!at) return;
    this.#stage.sound('dice');
    const size = Math.max(44, Math.min(72, innerWidth / 9));
    const dice = [first, second].map((value, index) => {
      const die = dieOf(value, index === 0);
      const x = Math.max(8, Math.min(innerWidth - 2.4 * size, at.x - 1.1 * size)) + index * size * 1.2;
      die.style.cssText = `position:absolute;left:${x}px;top:${at.y - size / 2}px;width:${size}px;height:${size}px;filter:drop-shadow(0 4px 8px rgb(6 12 28 / .6))`;
      this.#layer.append(die);
      return die;
    });
    await Promise.all(
      dice.map((die, index) =>
        this.#run(
          die,
          [
            {
              transform: `translate(${index ? 120 : -120}px, -90px) rotate(${index ? 540 : -540}deg) scale(.6)`,
              opacity: 0,
            },
            {
              transform: `translate(${index ? 30 : -30}px, 12px) rotate(${index ? 200 : -200}deg) scale(1.15)`,
              opacity: 1,
              offset: 0.5,
            },
            { transform: 'none', opacity: 1 },
          ],
          600,
        ),
      ),
    );
    await this.#pause(520);
    for (const die of dice) die.remove();
  }
}

function symbol(id: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

export function dieOf(value: number, isFirst: boolean): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const face = document.createElementNS(SVG, 'rect');
  const look = {
    x: 1,
    y: 1,
    width: 22,
    height: 22,
    rx: 5,
    fill: isFirst ? '#fffdf6' : '#c5352b',
    stroke: '#10234f',
    'stroke-width': 1.2,
  };
  for (const [name, set] of Object.entries(look)) face.setAttribute(name, String(set));
  svg.append(face);
  for (const [x, y] of pipsOf(value)) {
    const pip = document.createElementNS(SVG, 'circle');
    for (const [name, set] of Object.entries({ cx: x, cy: y, r: 2.2, fill: isFirst ? '#10234f' : '#fff' })) {
      pip.setAttribute(name, String(set));
    }
    svg.append(pip);
  }
  return svg;
}
