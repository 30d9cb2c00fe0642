/** What the sheet says to those who hear it: each place with all that is on it now, each track as one image. */
import type { Scene } from '../contract';
import { facts } from './facts';
import { gameOf, GOODS, isLetter, type Goods, type Letter, type Location, type Seen, type Track } from './game';
import { lackText } from './lacks';
import { goodName, goodsText, placeName } from './names';
import type { Strokes } from './outlook';
import { changeSays, placePreview, purposeOf, rowSays } from './place-preview';
import type { PlanPoints } from './points';
import { t } from './words/table';

export interface Spoken {
  /** Number, name, whether it can be used, and what is written on it. */
  name: string;
  /** What it is for, and what would happen. */
  about: string;
}

export function spokenOf(scene: Scene, plan: PlanPoints, owner: Seen, place: Location): Spoken {
  const rest = [...standing(plan, place), ...written(scene, owner, place)].join(' ');
  const { costs, rows } = placePreview(scene, plan, place);
  const would = [...costs.map((cost) => `${changeSays(cost)}.`), ...rows.map(rowSays)];
  return {
    name: isLetter(place)
      ? t('says.palace', { place: placeName(place), rest })
      : t('says', { n: place, place: placeName(place), rest }),
    about: [purposeOf(place), ...would].join(' '),
  };
}

function standing(plan: PlanPoints, place: Location): string[] {
  const self = plan.self === place ? [t('says.self')] : [];
  const lack = plan.poor.get(place);
  if (plan.points.has(place)) return [t('says.lit'), ...self];
  if (lack) return [t('says.poor', { why: lackText(lack) }), ...self];
  return plan.isChoosing ? [t('says.dim'), ...self] : self;
}

/** Tulips, checks and yield; of a palace its price and what there is for it. */
function written(scene: Scene, owner: Seen, place: Location): string[] {
  const { view, players } = gameOf(scene.position);
  if (isLetter(place)) return priced(view.letters[place].price, owner, place);
  const all = facts().icons[players.length]?.[place] ?? 0;
  const squares = (facts().squares as Partial<Record<Location, number>>)[place];
  const yields = owner.yields[place];
  const good = (facts().warehouses as Partial<Record<Location, (typeof GOODS)[number]>>)[place];
  return [
    t('says.tulips', { n: owner.icons[place] ?? 0, all }),
    ...(yields === undefined ? [] : [t('says.yield', { n: yields, thing: good ? goodName(good) : t('lira') })]),
    ...(squares === undefined ? [] : [t('says.checks', { n: owner.checks[place] ?? 0, all: squares })]),
  ];
}

function priced(price: Goods, owner: Seen, letter: Letter): string[] {
  const means = owner.means[letter];
  const said = [t('says.price', { goods: goodsText(price) })];
  if (!means) return said;
  const [sheet, cards] = [goodsText(means.sheet as Goods), goodsText(means.cards as Goods)];
  return [
    ...said,
    t('says.sheet', { goods: sheet || t('says.nothing') }),
    ...(cards ? [t('says.cards', { goods: cards })] : []),
  ];
}

/** A track as one sentence: "Fabric: 6 of 12 filled, 3 left. Would be 1." */
export function trackSays(track: string, { filled, spaces, left }: Track, strokes?: Strokes): string {
  const said = t('says.track', { track, filled, spaces, left });
  const would = strokes ? left + strokes.fill - strokes.cross : left;
  return would === left ? said : `${said} ${t('says.would', { left: would })}`;
}
