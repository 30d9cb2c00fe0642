/** What movements of every game are made of: a layer over the page, in which things fly. Nothing in it takes clicks. */
import type { Stage } from '../games/contract';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
export const GOLD = '#d89a16';
export const SVG = 'http://www.w3.org/2000/svg';

export interface Point {
  x: number;
  y: number;
}

/** How something flies: how large it is, how high the bow is in its middle, and how it looks. */
export interface Flight {
  ms: number;
  size: number;
  lift: number;
  look: string;
}

/** The first that is in sight. */
export function visible(root: ParentNode, selector: string): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

export function middle(element: Element | null): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function layerOver(level = 40): HTMLElement {
  const layer = document.createElement('div');
  layer.style.cssText = `position:fixed;inset:0;pointer-events:none;z-index:${level};overflow:hidden`;
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  return layer;
}

/** Over all that lies on the table itself, under the panels that come up over it. */
const ON_TABLE = 9;

/** How high the panel of an element lies, or the table. */
function levelOf(element: Element): number {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { position, zIndex } = getComputedStyle(one);
    if (position === 'fixed') return Math.max(ON_TABLE, Number(zIndex) || 0);
  }
  return ON_TABLE;
}

/**
 * For those who want no movement: a gold outline, for a second, around each element that no panel lies over. Panels and
 * dialogs that come up in that second lie over the outlines.
 */
export function ringAround(elements: Iterable<Element>): void {
  const layers = new Map<number, HTMLElement>();
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    const over = onTop?.closest('section, dialog, [role="dialog"]');
    if (over?.matches('section') && !over.contains(element)) continue;
    const ring = document.createElement('div');
    ring.className = 'ring-around';
    ring.style.cssText = `position:absolute;left:${left - 3}px;top:${top - 3}px;width:${width + 6}px;height:${height + 6}px;border:3px solid ${GOLD};border-radius:9px;box-sizing:border-box`;
    const level = levelOf(element);
    const layer = layers.get(level) ?? layerOver(level);
    layers.set(level, layer);
    layer.append(ring);
  }
  setTimeout(() => layers.forEach((layer) => layer.remove()), 1000);
}

export function symbol(id: string, viewBox = ''): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  if (viewBox) svg.setAttribute('viewBox', viewBox);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

export abstract class Show {
  protected readonly layer = layerOver();
  protected readonly stage: Stage;
  /** What still moves. */
  protected running: Promise<void>[] = [];

  constructor(stage: Stage) {
    this.stage = stage;
    stage.signal.addEventListener('abort', () => this.clear(), { once: true });
  }

  /** Take everything away. */
  protected clear(): void {
    this.layer.remove();
  }

  /** Take everything away, once the new position is drawn. */
  end(): void {
    if (this.stage.signal.aborted) this.clear();
    else requestAnimationFrame(() => this.clear());
  }

  /** Wait for all that still moves. */
  async settle(): Promise<void> {
    const { running } = this;
    this.running = [];
    await Promise.all(running);
  }

  protected find(selector: string): HTMLElement | null {
    return visible(this.stage.root, selector);
  }

  protected async run(
    element: Element,
    frames: Keyframe[],
    ms: number,
    more: KeyframeAnimationOptions = {},
  ): Promise<void> {
    const { signal } = this.stage;
    if (signal.aborted) return;
    const moving = element.animate(frames, { duration: this.stage.time(ms), easing: EASE, fill: 'both', ...more });
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

  protected async pause(ms: number): Promise<void> {
    const { signal } = this.stage;
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.stage.time(ms));
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }

  /** A symbol flies in a bow, and is gone. */
  protected async fly(
    icon: string,
    from: Point | null,
    to: Point | null,
    { ms, size, lift, look }: Flight,
  ): Promise<void> {
    if (!from || !to || this.stage.signal.aborted) return;
    const flying = symbol(icon);
    flying.style.cssText = `position:absolute;left:${to.x - size / 2}px;top:${to.y - size / 2}px;width:${size}px;height:${size}px;${look}`;
    this.layer.append(flying);
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    await this.run(
      flying,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: 0.3 },
        { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(1.25)`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      ms,
    );
    flying.remove();
  }

  protected glow(element: Element | null): void {
    if (!element) return;
    const frames = [{ filter: 'brightness(1)' }, { filter: 'brightness(1.25)' }, { filter: 'brightness(1)' }];
    void this.run(element, frames, 420, { fill: 'none' });
  }
}
