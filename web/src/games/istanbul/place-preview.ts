/** What is said about a place: consequences, or what it is for; why it cannot be chosen is asked of the house. */
import type { Rich } from '../../words/rich';
import type { Preview, Scene } from '../contract';
import { choices, deciderOf } from './choices';
import { CARAVANSARY, gameOf, number, stepsTo, type Game } from './game';
import { placeName, placeText } from './names';
import { hasCoffee } from './mocha/mocha';
import { rubyRows } from './preview-gains';
import { isChoosing, type Point } from './points';
import { comingBack, rowsOf, type Row } from './preview';
import { plain } from '../../words/rich';
import { t } from './words/table';

export interface PlacePreview {
  title: string;
  sub: string;
  rows: Row[];
  why?: Rich;
  text?: string;
  rule?: string;
}

export function placePreview(scene: Scene, points: ReadonlyMap<number, Point>, place: number): PlacePreview {
  const game = gameOf(scene.position);
  const me = game.players[scene.focus];
  const title = placeName(place);
  const point = points.get(place);
  const steps = me ? stepsTo(game.view, me, place) : 0;
  const away = steps ? t('steps.away', { n: steps }) : t('steps.here');
  const player = deciderOf(scene, game);
  const offer = point && scene.offers.find((one) => one.action === point.action);
  if (offer && player) {
    const rows = () => rowsOf(game, player, offer, scene.names);
    switch (point.verb) {
      case 'move':
        if (game.step.name === 'come-out') return { title, sub: t('pre.come-out'), rows: [] };
        return {
          title,
          sub: point.isForBoth ? `${away} · ${t('pre.both')}` : away,
          rows: rows(),
        };
      case 'send':
        return { title, sub: t('pre.family'), rows: rows() };
      case 'barrier':
        return { title, sub: t('barrier'), rows: rows() };
      case 'beyond': {
        const here = placeName(number(game.step, 'place'));
        return { title, sub: t('barrier.says', { place: here, other: title }), rows: [] };
      }
      case 'ruby':
        return { title, sub: t('tavern.baksheesh'), rows: rubyRows(player, offer) };
      case 'companion':
        return { title, sub: t('companion'), rows: rows() };
      case 'return':
      case 'recall':
        return { title, sub: '', rows: comingBack(player, point.verb === 'recall') };
      default:
    }
  }
  const text = purposeOf(game, place);
  if (player && isChoosing(points)) return { title, sub: '', rows: [], text };
  return { title, sub: me ? away : '', rows: [], text };
}

/** What a place is for. */
export function purposeOf(game: Game, place: number): string {
  return place === CARAVANSARY && hasCoffee(game.view) ? t('place.6.coffee.text') : placeText(place);
}

/** The action to ask the house about, for a place that cannot be chosen. */
export function askedAbout(points: ReadonlyMap<number, Point>, place: number): string | null {
  const verb = [...points.values()][0]?.verb;
  return isChoosing(points) && !points.has(place) && verb ? `${verb} ${place}` : null;
}

/** The same for a phone: the prompt bar shows it. */
export function phonePreview(
  scene: Scene,
  points: ReadonlyMap<number, Point>,
  place: number,
  about: PlacePreview,
): Preview {
  const point = points.get(place);
  const title = `${place} ${about.title}`;
  const lines = about.rows.map((row): Rich => [{ icon: row.icon, label: '' }, ' ', ...row.short]);
  if (about.text) lines.push([about.text]);
  if (!point || point.action === null) return { action: null, title, lines, go: t('go.none') };
  if (point.verb !== 'main') {
    const offer = scene.offers.find(({ action }) => action === point.action);
    const then = offer ? scene.after(offer) : [];
    const isUsed = point.verb === 'move' && then.includes('act');
    return { action: point.action, then, title, lines, go: t(isUsed ? 'go.use' : goes(scene, point)) };
  }
  const main = choices(scene).find((choice) => choice.action === point.action);
  return { action: point.action, title, lines, go: main ? plain(main.label) : '' };
}

/** The word on the button of a phone. */
function goes(scene: Scene, point: Point): `go.${'move' | 'jump' | 'family-walk' | 'send'}` {
  const { step } = gameOf(scene.position);
  if (['come-out', 'go-anywhere', 'corner-move'].includes(step.name)) return 'go.jump';
  if (step.name === 'walk-family') return 'go.family-walk';
  return `go.${point.verb as 'move'}`;
}
