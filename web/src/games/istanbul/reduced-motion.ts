/** Dice that were rolled, lying on their place for a moment: for those who want nothing to move. */
import { all, eventsIn } from './events';
import type { Movement } from '../contract';
import { dieOf } from './animate';
import { gameOf } from './game';

const LIE = 1800;

export function layDice({ moments, before }: Movement, root: HTMLElement): void {
  const events = moments.flatMap((moment) => eventsIn(moment));
  const roll = all(events, 'dice').at(-1);
  const { acted, target } = gameOf(before).view.turn;
  const place = all(events, 'act').at(-1)?.place ?? (acted || target);
  const tile = root.querySelector(`[data-place="${place}"]`);
  if (!roll || !tile) return;
  const { left, top, width, height } = tile.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = `position:fixed;z-index:40;pointer-events:none;left:${left}px;top:${top}px;width:${width}px;height:${height}px;display:flex;align-items:center;justify-content:center;gap:4%`;
  roll.dice.forEach((value, index) => {
    const die = dieOf(value, index === 0);
    die.style.cssText = 'width:34%;max-width:64px;filter:drop-shadow(0 3px 6px rgb(6 12 28 / .6))';
    layer.append(die);
  });
  document.body.append(layer);
  setTimeout(() => layer.remove(), LIE);
}
