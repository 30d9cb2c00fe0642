/** What is said about a place before it is chosen: its cost, what it brings, or why it cannot be used. */
import type { Rich } from '../../words/rich';
import { plain } from '../../words/rich';
import type { Preview, Scene } from '../contract';
import { gameOf, GOOD_ICONS, GOOD_TRACKS, GOODS, isLetter, sizeOf, type Location, type Seen } from './game';
import { lackText } from './lacks';
import { goodTitle, placeAt, placeName } from './names';
import { foresee, goodsIn, type Foreseen, type Lost } from './outlook';
import type { PlanPoints } from './points';
import { maybe, rich, t } from './words/table';

/** A number on the sheet before and after. */
export interface Change {
  icon: string;
  what: string;
  before: number;
  after: number;
}

/** One consequence. */
export interface Row {
  icon: string;
  text: Rich;
  change?: Change;
  isBad?: boolean;
}

export interface PlacePreview {
  title: string;
  /** What is paid, in one line. */
  costs: readonly Change[];
  rows: readonly Row[];
  /** What the place is for. */
  text: string;
  why?: string;
}

export function purposeOf(place: Location): string {
  return isLetter(place) ? t('palace.text') : t(`place.${place}.text`);
}

/** What a place would bring whoever looks at it; nothing that is certain where it cannot be chosen. */
export function foreseenAt(scene: Scene, plan: PlanPoints, place: Location): Foreseen | null {
  const answers = plan.points.get(place)?.answers ?? [];
  if (!answers.length) return null;
  const seen = foresee(answers, scene.focus);
  const me = gameOf(scene.position).players[scene.focus];
  // Where goods cards could pay too, what the sheet has for the price is shown.
  if (!me || !isLetter(place) || seen.next !== 'pay-goods' || goodsIn(seen, 'cross').length) return seen;
  const tracks = { ...seen.tracks };
  for (const good of GOODS) tracks[GOOD_TRACKS[good]] = { fill: 0, cross: me.means[place]?.sheet[good] ?? 0 };
  return { ...seen, tracks };
}

export function placePreview(scene: Scene, plan: PlanPoints, place: Location): PlacePreview {
  const me = gameOf(scene.position).players[scene.focus];
  const lack = plan.poor.get(place);
  const seen = foreseenAt(scene, plan, place);
  const nothing = { title: placeName(place), costs: [], rows: [], text: purposeOf(place) };
  if (lack) return { ...nothing, why: lackText(lack) };
  if (!seen || !me) return nothing;
  const costs = costsOf(seen, me);
  const rows = [...rowsOf(seen, me), ...risen(scene, place)];
  return { ...nothing, costs, rows, text: costs.length || rows.length ? '' : purposeOf(place) };
}

/** What changes for everybody: a palace that gives a ruby asks for more afterwards. */
function risen(scene: Scene, place: Location): Row[] {
  if (!isLetter(place)) return [];
  const { price, size_after: n } = gameOf(scene.position).view.letters[place];
  return n > sizeOf(price) ? [{ icon: 'i-palace', text: [t('pre.palace', { letter: place, n })] }] : [];
}

/** What is crossed off. */
export function costsOf(seen: Foreseen, me: Seen): Change[] {
  const { lira, actions } = seen.tracks;
  return [
    ...goodsIn(seen, 'cross').map(({ good, n }) => {
      const { left } = me.goods[good];
      return { icon: GOOD_ICONS[good], what: goodTitle(good), before: left, after: left - n };
    }),
    ...(lira.cross ? [change('i-lira', t('lira.title'), me.lira.left, -lira.cross)] : []),
    ...(actions.cross ? [change('i-bonus', t('actions.title'), me.actions.left, -actions.cross)] : []),
    ...seen.tulips.map((place) => change('i-act', t('tulip', { n: 2 }), me.icons[place] ?? 0, -1)),
  ];
}

function change(icon: string, what: string, before: number, by: number): Change {
  return { icon, what, before, after: before + by };
}

/** What is filled in, and what comes after it. */
export function rowsOf(seen: Foreseen, me: Seen): Row[] {
  const { lira, actions } = seen.tracks;
  const gains: Change[] = [
    ...goodsIn(seen, 'fill').map(({ good, n }) =>
      change(GOOD_ICONS[good], goodTitle(good), me.goods[good].left - seen.tracks[GOOD_TRACKS[good]].cross, n),
    ),
    ...(lira.fill ? [change('i-lira', t('lira.title'), me.lira.left - lira.cross, lira.fill)] : []),
    ...(actions.fill ? [change('i-bonus', t('actions.title'), me.actions.left - actions.cross, actions.fill)] : []),
  ];
  const next = maybe(`next.${seen.next}`);
  return [
    ...gains.map((gain): Row => ({ icon: gain.icon, text: [gain.what], change: gain })),
    ...seen.checks.map((place): Row => ({ icon: 'i-imp', text: rich('pre.check', { place: placeAt(place) }) })),
    ...seen.rubies.map((origin, index): Row => ({
      icon: 'i-ruby',
      text: [t(origin === 'lira' || origin === 'goods' ? 'pre.bonus-ruby' : 'pre.ruby')],
      change: change('i-ruby', t('rubies.title'), me.rubies + index, 1),
    })),
    ...seen.lost.map((lost): Row => ({ icon: 'i-x', text: [lostText(lost)], isBad: true })),
    ...(next ? [{ icon: NEXT_ICONS[seen.next] ?? 'i-arrow', text: [next] }] : []),
  ];
}

const NEXT_ICONS: Readonly<Record<string, string>> = {
  'draw card': 'i-goods-card',
  'discard-card': 'i-goods-card',
  'draw guild': 'i-guild-card',
  'drop-guild': 'i-guild-card',
  'take-goods': 'g-any',
  'take-same': 'g-any',
  'take-different': 'g-any',
  'sell-goods': 'g-any',
  'pay-goods': 'i-goods-card',
  'pay-any': 'g-any',
  'pay-use': 'i-act',
  target: 'i-grid',
  'pick-letter': 'i-palace',
  improve: 'i-imp',
  'fill-spaces': 'i-bonus',
  'card-or-good': 'i-goods-card',
  'check-or-space': 'i-imp',
};

function lostText({ thing, amount }: Lost): string {
  return t('pre.lost', { n: amount, thing: thingName(thing, amount) });
}

function thingName(thing: Lost['thing'], n: number): string {
  switch (thing) {
    case 'lira':
      return t('lira');
    case 'action':
      return t('action', { n });
    case 'card':
      return t('goods-card', { n });
    case 'guild':
      return t('guild-card', { n });
    case 'improvement':
      return t('check', { n });
    case 'good':
    case 'space':
      return t(`thing.${thing}`, { n });
    default:
      return t(`good.${thing}`);
  }
}

/** A consequence in words, with what is counted before and after. */
export function rowSays({ text, change }: Row): string {
  const said = plain(text);
  if (!change) return `${said}.`;
  const counted = changeSays(change);
  return said === change.what ? `${counted}.` : `${said}; ${counted}.`;
}

export function changeSays({ what, before, after }: Change): string {
  return t('change.of', { what, before, after });
}

/** The same for a phone: the prompt bar shows it, and its button does it. */
export function phonePreview(plan: PlanPoints, place: Location, about: PlacePreview): Preview {
  const title = isLetter(place) ? about.title : `${place} ${about.title}`;
  const shown = (one: Change): Rich => [{ icon: one.icon, label: one.what, n: `${one.before} → ${one.after}` }];
  const lines: Rich[] = [
    ...about.costs.map(shown),
    ...about.rows.map((row): Rich =>
      row.change ? shown(row.change) : [{ icon: row.icon, label: '' }, ' ', ...row.text],
    ),
    ...(about.why ? [[about.why]] : about.text ? [[about.text]] : []),
  ];
  const [action = null, ...then] = plan.points.get(place)?.path ?? [];
  return { action, then, goesOn: true, title, lines, go: t('do.write') };
}
