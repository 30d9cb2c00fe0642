/** What is said about a place: consequences, or why it cannot be chosen, or what it is for. */
import type { Rich } from '../../words/rich';
import type { Preview, Scene } from '../contract';
import { choices, deciderOf } from './choices';
import { CARAVANSARY, distance, gameOf, number, stepsFor, type Game, type Seen } from './game';
import { placeName, placeText } from './names';
import { hasCoffee } from './mocha/mocha';
import { rubyRow, tallyOf } from './gained';
import { isChoosing, type Point } from './points';
import { comingBack, rowsOf, type Row } from './preview';
import { plain } from '../../words/rich';
import { t } from './words/table';

export interface Told {
  title: string;
  sub: string;
  rows: Row[];
  why?: string;
  text?: string;
  rule?: string;
}

export function toldOf(scene: Scene, points: ReadonlyMap<number, Point>, place: number): Told {
  const game = gameOf(scene.position);
  const me = game.players[scene.focus];
  const title = placeName(place);
  const point = points.get(place);
  const steps = me ? stepsFor(game.view, me, me.merchant, place) : 0;
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
        return { title, sub: t('tavern.baksheesh'), rows: [rubyRow(tallyOf(player))] };
      case 'companion':
        return { title, sub: t('companion'), rows: rows() };
      case 'return':
      case 'recall':
        return { title, sub: '', rows: comingBack(player, point.verb === 'recall') };
      default:
    }
  }
  const text = purposeOf(game, place);
  if (player && isChoosing(points)) return { title, sub: '', rows: [], why: whyNot(points, game, player, place), text };
  return { title, sub: me ? away : '', rows: [], text };
}

/** What a place is for. */
export function purposeOf(game: Game, place: number): string {
  return place === CARAVANSARY && hasCoffee(game.view) ? t('place.6.coffee.text') : placeText(place);
}

/** Why a place cannot be chosen, in our own words; the house knows the rule. */
function whyNot(points: ReadonlyMap<number, Point>, game: Game, player: Seen, place: number): string {
  const verb = [...points.values()][0]?.verb;
  const n = stepsFor(game.view, player, player.merchant, place);
  if (game.step.name === 'walk-far') return t('why.companion-far');
  if (game.step.name === 'walk-family') return t('why.walk-family');
  switch (verb) {
    case 'ruby':
      return t('why.ruby');
    case 'companion':
      return t('why.companion');
    case 'barrier':
      return t('ask.act.not');
    case 'beyond':
      return t('why.beyond');
    case 'send':
      return game.step.name === 'send-to-act' ? t('ask.act.not') : t('why.send');
    case 'return':
    case 'recall':
      return t('why.return');
    default:
      if (game.step.name === 'corner-move') return t('why.corner');
      if (game.step.name === 'far-move') return n ? t('why.far', { n }) : t('why.far.here');
      if (n > 2 && distance(game.view, player.merchant, place) <= 2) return t('why.barrier');
      if (n > 2 && player.tavern.includes('movement')) return t('why.line');
      return n ? t('why.steps', { n }) : t('why.here');
  }
}

/** The action to ask the house about, for a place that cannot be chosen. */
export function askedAbout(points: ReadonlyMap<number, Point>, place: number): string | null {
  const verb = [...points.values()][0]?.verb;
  return isChoosing(points) && !points.has(place) && verb ? `${verb} ${place}` : null;
}

/** The same for a phone: the prompt bar shows it. */
export function previewOf(scene: Scene, points: ReadonlyMap<number, Point>, place: number, told: Told): Preview {
  const point = points.get(place);
  const title = `${place} ${told.title}`;
  const lines = told.rows.map((row): Rich => [{ icon: row.icon, label: '' }, ' ', ...row.short]);
  if (told.text) lines.push([told.text]);
  if (told.why) lines.push([told.why]);
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
