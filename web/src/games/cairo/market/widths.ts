/** How broad words are, in units of the drawing. */
import { once } from '../../../kit/once';

const brush = once((page: Document) => page.createElement('canvas').getContext('2d'));

export function widthOf(text: string, font: string): number {
  const context = brush(document);
  if (!context) return text.length * 7;
  context.font = font;
  return Math.ceil(context.measureText(text).width);
}
