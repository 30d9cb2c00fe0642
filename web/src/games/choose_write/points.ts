/** Which places can be chosen now, what a click on each does, and why the others of an offer cannot be used. */
import type { Refusal } from '../../api/choose_write.gen';
import type { Offer } from '../../api/types';
import type { Scene } from '../contract';
import { facts } from './facts';
import { gameOf, type Game, type Location, type Seen } from './game';
import { foreseenAnswers, type ForeseenAnswer } from './outlook';

/** A place that can be chosen. */
export interface Point {
  /** What is pointed at: `use 7`. */
  action: string;
  /** What a click does before it goes on as usual: a card, the place, how it is paid; nothing where it is only shown. */
  path: readonly string[];
  /** What it would bring. */
  answers: readonly ForeseenAnswer[];
}

/** Why an offered place cannot be used: its cost, or nothing is left to follow with. */
export type Lack = Refusal | 'payment';

export interface PlanPoints {
  /** The place of the card that is played or pointed at. */
  self: Location | null;
  points: ReadonlyMap<Location, Point>;
  poor: ReadonlyMap<Location, Lack>;
  /** Whether places are chosen: all others are dim. */
  isChoosing: boolean;
}

const NOWHERE: PlanPoints = { self: null, points: new Map(), poor: new Map(), isChoosing: false };
/** Questions that are answered on the plan, and the verb of their answers. */
const VERBS = { use: 'use', follow: 'use', target: 'target', 'pick-letter': 'palace', improve: 'check' } as const;

/** The location card that an action plays; null if it plays none. */
export function cardIn(action: string | null): Location | null {
  const [verb = '', place = ''] = (action ?? '').split(' ');
  return (verb === 'play' || verb === 'hand') && place in facts().offers ? (place as Location) : null;
}

/** The plan with a location card that is pointed at or chosen, as an action; with null as things are. */
export function planOf(scene: Scene, card: string | null): PlanPoints {
  const game = gameOf(scene.position);
  const me = game.players[scene.focus];
  if (!me) return NOWHERE;
  const place = cardIn(card);
  const { name } = game.step;
  if (place && card && (name === 'play' || !scene.offers.length)) return ofCard(scene, me, card, place);
  if (!scene.offers.length || !(name in VERBS)) return asItLies(scene);
  return ofQuestion(scene, game, me, name as keyof typeof VERBS);
}

/** The plan for somebody who only looks: the place of the card in play, and nothing to choose. */
export function asItLies({ position }: Pick<Scene, 'position'>): PlanPoints {
  return { ...NOWHERE, self: gameOf(position).view.turn.played };
}

/** What a card would offer: places that its player can pay for. */
function ofCard(scene: Scene, me: Seen, card: string, place: Location): PlanPoints {
  const offer = scene.offers.find(({ action }) => action === card);
  const around = facts().offers[place];
  const usable = around.filter((other) => !me.unusable[other]);
  return {
    self: place,
    isChoosing: true,
    points: new Map(usable.map((other) => [other, pointOfCard(offer, other, usable.length === 1)])),
    poor: new Map(around.flatMap((other) => (me.unusable[other] ? [[other, me.unusable[other]] as const] : []))),
  };
}

function pointOfCard(offer: Offer | undefined, place: Location, isOnly: boolean): Point {
  const action = `use ${place}`;
  if (!offer) return { action, path: [], answers: [] };
  const way = offer.outlook?.ways?.find((one) => one.action === action);
  // Where there is but one, the house goes on by itself, or tells it as the usual answer.
  const answers = way ? [way] : isOnly ? foreseenAnswers(offer) : [];
  return { action, path: [offer.action, action], answers };
}

function ofQuestion(scene: Scene, game: Game, me: Seen, name: keyof typeof VERBS): PlanPoints {
  const { played, offer: around } = game.view.turn;
  const points = new Map(
    scene.offers
      .filter(({ verb }) => verb === VERBS[name])
      .map((offer) => [String(offer.value) as Location, pointOf(scene, offer)]),
  );
  const isOffer = name === 'use' || name === 'follow';
  const offered = name === 'improve' ? [] : isOffer ? around : (Object.keys(me.unusable) as Location[]);
  const poor = offered
    .filter((place) => !points.has(place))
    .map((place) => [place, me.unusable[place] ?? ('payment' as const)] as const);
  const asked = name === 'pick-letter' ? poor.filter(([place]) => letters(game).includes(place)) : poor;
  return { self: isOffer ? played : null, points, poor: new Map(asked), isChoosing: points.size > 0 || isOffer };
}

/** The palaces among which one is chosen. */
function letters({ step }: Game): readonly string[] {
  return (step.args['letters'] ?? []) as string[];
}

/** A click on a place that somebody follows to pays with a tulip, if there is one. */
function pointOf(scene: Scene, offer: Offer): Point {
  const pay = offer.outlook?.what === 'pay-use' && !scene.isStepwise ? offer.outlook.ways?.[0] : undefined;
  return { action: offer.action, path: [offer.action, ...(pay ? [pay.action] : [])], answers: foreseenAnswers(offer) };
}
