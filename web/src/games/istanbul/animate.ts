/**
 * What happened, as movement: merchants walk, goods fly, dice roll. Copies move in a layer over the page; what they stand
 * for is hidden until the position after it is drawn. Nothing here takes clicks.
 */
import { eventsIn, seatOf, type Event, type EventOf } from './events';
import { middle, Show, SVG, type Point } from '../../kit/show';
import type { Movement, Stage } from '../contract';
import { pipsOf } from './die';
import { CARAVANSARY, gameOf, GOOD_ICONS, TILE_GOODS, walkOf, wayOf, type Game } from './game';
import { GUILD_HALL, TAVERN } from './mocha/mocha';
import { SOUNDS } from './sounds';

const STEP = 220;
const FLY = 320;
const SHADOW = 'filter:drop-shadow(0 1px 2px rgb(6 12 28 / .5))';

export async function animate(movement: Movement, stage: Stage): Promise<void> {
  if (stage.time(1) <= 0 || stage.signal.aborted) return;
  const show = new BoardShow(movement, stage);
  try {
    for (const moment of movement.moments) {
      if (moment.kind !== 'action') continue;
      for (const event of eventsIn(moment)) {
        if (stage.signal.aborted) return;
        await show.play(event, moment.seat);
      }
      await show.settle();
    }
  } finally {
    show.end();
  }
}

class BoardShow extends Show {
  readonly #hidden = new Set<HTMLElement>();
  readonly #ghosts = new Map<string, HTMLElement>();
  readonly #game: Game;
  #place: number;

  constructor({ before }: Movement, stage: Stage) {
    super(stage);
    this.#game = gameOf(before);
    const { turn } = this.#game.view;
    this.#place = turn.acted || turn.target || (this.#game.players[before.seat ?? 0]?.merchant ?? 0);
  }

  protected override clear(): void {
    super.clear();
    for (const element of this.#hidden) element.style.visibility = '';
    this.#hidden.clear();
  }

  async play(event: Event, actor: number): Promise<void> {
    const seat = seatOf(event) ?? actor;
    switch (event.what) {
      case 'move':
        await this.settle();
        await this.#move(event, seat);
        break;
      case 'act':
        this.#place = event.place;
        this.#glowAt(this.#place);
        break;
      case 'lay':
        await this.#lay(event, seat);
        break;
      case 'pick':
      case 'return':
        await this.#comeBack(event, seat);
        break;
      case 'lira':
        this.#trade('i-lira', Math.ceil(Math.abs(event.change) / 3), event.change, seat, '[data-lira]');
        this.stage.sound(SOUNDS.coin);
        await this.pause(90);
        break;
      case 'goods':
        this.#trade(GOOD_ICONS[event.good], Math.abs(event.change), event.change, seat, `[data-good="${event.good}"]`);
        this.stage.sound(SOUNDS.good);
        await this.pause(90);
        break;
      case 'coffee':
        this.#trade('i-coffee', Math.abs(event.change), event.change, seat, '[data-coffee]');
        this.stage.sound(SOUNDS.good);
        await this.pause(90);
        break;
      case 'tavern tile':
        this.#trade(`i-${event.tavern}`, 1, 1, seat, `[data-tavern="${event.tavern}"]`);
        break;
      case 'barrier':
        await this.settle();
        await this.#barrier(event);
        break;
      case 'guild':
        this.#place = event.guild;
        this.stage.sound(SOUNDS.card);
        await this.#fly('i-card-guild', this.#panel(seat, '[data-guilds]'), this.#tile(this.#place), 520, 38);
        this.#glowAt(this.#place);
        break;
      case 'draw guild':
        this.stage.sound(SOUNDS.card);
        this.running.push(
          this.#fly('i-card-guild', this.#tile(GUILD_HALL), this.#panel(seat, '[data-guilds]'), 460, 30),
        );
        await this.pause(120);
        break;
      case 'drop guild':
        this.stage.sound(SOUNDS.card);
        await this.#fly('i-card-guild', this.#panel(seat, '[data-guilds]'), this.#tile(GUILD_HALL), 460, 30);
        break;
      case 'ruby':
        await this.settle();
        this.stage.sound(SOUNDS.ruby);
        this.running.push(this.#fly('i-ruby', this.#stockOf(event.place), this.#panel(seat, '[data-ruby]'), 620, 34));
        break;
      case 'tile':
        this.#trade(GOOD_ICONS[TILE_GOODS[event.colour]], 1, 1, seat, '[data-tile]');
        break;
      case 'extension':
        this.#trade('i-cart', 1, 1, seat, '[data-good="B"]');
        break;
      case 'fifth assistant':
        this.#trade('i-assistant', 1, 1, seat, '[data-stack]');
        break;
      case 'draw':
      case 'take card':
        this.stage.sound(SOUNDS.card);
        this.running.push(this.#fly('i-card', this.#tile(CARAVANSARY), this.#panel(seat, '[data-cards]'), 460, 30));
        await this.pause(120);
        break;
      case 'discard':
      case 'play':
        this.stage.sound(SOUNDS.card);
        await this.#fly('i-card', this.#panel(seat, '[data-cards]'), this.#tile(CARAVANSARY), 460, 30);
        break;
      case 'dice':
      case 'die':
        await this.settle();
        await this.#roll(event.dice, this.#place);
        break;
      case 'companion':
        await this.settle();
        await this.#companion(event, seat);
        break;
      case 'letter':
      case 'give letter':
        this.#trade('i-letter', 1, event.what === 'letter' ? 1 : -1, seat, '[data-seals]');
        this.stage.sound(SOUNDS.card);
        await this.pause(160);
        break;
      case 'delivered':
        await this.settle();
        this.#glowAt(event.place);
        this.stage.sound(SOUNDS.coin);
        this.running.push(this.#fly('i-seal', this.#tile(event.place), this.#panel(seat, '[data-seals]'), 520, 34));
        break;
      case 'kiosk':
        this.#glowAt(this.#place);
        break;
      // What is told, not shown: what follows from it moves by itself, or the new position shows it.
      case 'turn':
      case 'stop':
      case 'end':
      case 'final step':
      case 'over':
      case 'last round':
      case 'skip':
      case 'recall':
      case 'sell':
      case 'green tile':
      case 'call':
      case 'pay':
      case 'meet':
      case 'catch':
      case 'no reward':
      case 'mail':
      case 'demand':
      case 'reshuffle':
      case 'reshuffle guilds':
      case 'guild gift':
      case 'baksheesh':
      case 'letters shuffled':
      case 'buy turn':
      case 'extra turn':
      case 'kiosk shuffled':
      case 'choose':
      case 'last tile':
      case 'unused':
      case 'bid':
      case 'pass':
      case 'sold':
        break;
      default:
        event satisfies never;
    }
  }

  // Where things are.

  #tile(place: number): Point | null {
    return middle(this.find(`[data-place="${place}"]`));
  }

  /** Where pieces stand on a tile. */
  #floor(place: number): Point | null {
    const rect = this.find(`[data-place="${place}"]`)?.getBoundingClientRect();
    return rect ? { x: rect.left + rect.width * 0.7, y: rect.top + rect.height * 0.47 } : null;
  }

  #stockOf(place: number): Point | null {
    return middle(this.find(`[data-stock="${place}"]`)) ?? this.#tile(place);
  }

  #panel(seat: number, part: string): Point | null {
    const whole = this.find(`[data-seat="${seat}"]`);
    return middle(this.find(`[data-seat="${seat}"] ${part}`)) ?? middle(whole);
  }

  // How they move.

  /** A copy of a piece that can move; the piece itself is hidden. */
  #ghost(key: string): HTMLElement | null {
    const known = this.#ghosts.get(key);
    if (known) return known;
    const piece = this.find(`[data-piece="${key}"]`);
    if (!piece) return null;
    const { x, y } = middle(piece) ?? { x: 0, y: 0 };
    const { offsetWidth: width, offsetHeight: height } = piece;
    const ghost = piece.cloneNode(true) as HTMLElement;
    const box = document.createElement('div');
    box.style.cssText = `position:absolute;left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
    // Pieces are sized by their tile; here they have to say it themselves.
    for (const size of ['--pz', '--mz']) ghost.style.setProperty(size, `${height}px`);
    ghost.style.animation = 'none';
    box.append(ghost);
    this.layer.append(box);
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
    const halfway = `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(1.08)`;
    await this.run(
      box,
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: halfway }, { transform: 'none' }],
      ms,
    );
  }

  async #move(event: EventOf<'move'>, seat: number): Promise<void> {
    const { from, to, token } = event;
    if (event.token === 'merchant') {
      const ghost = this.#ghost(`merchant-${seat}`);
      this.#place = to;
      if (!ghost) return;
      for (const place of event.how === 'walk' ? this.#walk(seat, from, to) : [to]) {
        if (this.stage.signal.aborted) return;
        this.stage.sound(SOUNDS.move);
        await this.#shift(ghost, this.#floor(place), STEP, 6);
      }
      return;
    }
    if (from === to) return;
    const key =
      event.token === 'family'
        ? `family-${seat}`
        : event.token === 'neutral merchant'
          ? `neutral-merchant-${event.which}`
          : token;
    const ghost = this.#ghost(key);
    this.stage.sound(SOUNDS.move);
    if (ghost) await this.#shift(ghost, this.#floor(to), 460, 18);
  }

  /** A companion comes out of a supply, goes one or two steps, or goes back. */
  async #companion({ from, to }: EventOf<'companion'>, seat: number): Promise<void> {
    const panel = this.#panel(seat, '[data-letters]');
    this.stage.sound(SOUNDS.move);
    if (to <= 0) {
      const ghost = from > 0 ? this.#ghost(`companion-${seat}`) : null;
      if (!ghost) return this.#fly('i-companion', this.#tile(this.#place), panel, FLY, 30);
      await this.#shift(ghost, panel, FLY, 14);
      ghost.style.visibility = 'hidden';
      return;
    }
    this.#place = to;
    if (from <= 0) return this.#fly('i-companion', panel, this.#floor(to), 460, 30);
    const ghost = this.#ghost(`companion-${seat}`);
    if (!ghost) return;
    for (const place of wayOf(this.#game.view, from, to)) {
      if (this.stage.signal.aborted) return;
      await this.#shift(ghost, this.#floor(place), STEP, 6);
    }
  }

  /** How somebody goes, step by step around a barrier. */
  #walk(seat: number, from: number, to: number): number[] {
    const { view, players } = this.#game;
    const colour = players[seat]?.colour;
    return colour ? walkOf(view, colour, from, to) : wayOf(view, from, to);
  }

  /** The barrier goes from where it stands, or from the tavern, to the edge between two places. */
  async #barrier({ place, beyond }: EventOf<'barrier'>): Promise<void> {
    const [here, there] = [this.#tile(place), this.#tile(beyond)];
    if (!here || !there) return;
    const old = this.find('[data-barrier]');
    const from = middle(old) ?? this.#tile(TAVERN);
    if (old) {
      old.style.visibility = 'hidden';
      this.#hidden.add(old);
    }
    this.stage.sound(SOUNDS.move);
    await this.#fly('i-barrier', from, { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 }, 620, 46);
  }

  async #lay(event: EventOf<'lay'>, seat: number): Promise<void> {
    const from = middle(this.#ghosts.get(`merchant-${seat}`) ?? this.find(`[data-piece="merchant-${seat}"]`));
    const floor = this.#floor(event.place);
    if (!from || !floor) return;
    this.stage.sound(SOUNDS.move);
    const colour = this.#game.players[seat]?.colour ?? 'white';
    const look = `--pc:var(--p-${colour});--p-rim:#fffdf6;`;
    await this.#fly('p-disc', from, { x: floor.x - 6, y: floor.y + 22 }, 260, 26, look);
  }

  async #comeBack(event: EventOf<'pick' | 'return'>, seat: number): Promise<void> {
    const key =
      event.what === 'pick' && event.assistant === 'neutral'
        ? `neutral-assistant-${event.place}-0`
        : `assistant-${seat}-${event.place}`;
    const merchant = middle(this.#ghosts.get(`merchant-${seat}`) ?? this.find(`[data-piece="merchant-${seat}"]`));
    const ghost = this.#ghost(key);
    if (!ghost) return;
    this.stage.sound(SOUNDS.move);
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
      this.running.push(this.pause(wait).then(() => this.#fly(icon, from, to, FLY, 24)));
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
    await this.fly(icon, from, to, { ms, size, lift: 26, look: look + SHADOW });
  }

  #glowAt(place: number): void {
    this.glow(this.find(`[data-place="${place}"]`));
  }

  /** Dice tumble over a place and lie for a moment. */
  async #roll(values: number[], place: number): Promise<void> {
    const at = this.#tile(place);
    if (!at) return;
    this.stage.sound(SOUNDS.dice);
    const size = Math.max(44, Math.min(72, innerWidth / 9));
    const dice = values.map((value, index) => {
      const die = dieOf(value, index === 0);
      const x = Math.max(8, Math.min(innerWidth - 2.4 * size, at.x - 1.1 * size)) + index * size * 1.2;
      die.style.cssText = `position:absolute;left:${x}px;top:${at.y - size / 2}px;width:${size}px;height:${size}px;filter:drop-shadow(0 4px 8px rgb(6 12 28 / .6))`;
      this.layer.append(die);
      return die;
    });
    await Promise.all(
      dice.map((die, index) =>
        this.run(
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
    await this.pause(520);
    for (const die of dice) die.remove();
  }
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
