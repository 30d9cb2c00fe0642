/** The location cards one can choose from, and what a click on each does now. */
import type { Scene } from '../contract';
import type { Fountain } from './cards/effects';
import { gameOf, placeOf, stepOf, type Card, type Game } from './game';

/** `play` and `instead` keep a card, whose places can then be used; `take` and `draw` bring it into the hand. */
export type Use = 'play' | 'instead' | 'playing' | 'take' | 'draw';

export interface Slot {
  from: 'display' | 'hand';
  /** Null for a card that these eyes do not know, and for the deck. */
  card: Card | null;
  action: string | null;
  use: Use | null;
  /** Whether no card lies there at all. */
  isEmpty: boolean;
}

/** The card that was played in this turn. It lies on top of the others, where its mark is seen too. */
export function playedCard({ view }: Game): Card | null {
  const { played } = view.turn;
  const top = view.location_deck.discards[0];
  return top && placeOf(top) === played ? top : played;
}

/** The fountain that gives something to everybody now: it came up after all uses of the card in play, and lies on top. */
export function fountainNow({ view }: Game): Fountain | null {
  const top = view.location_deck.discards[0];
  const isUsed = !view.agenda.map(stepOf).some(({ name }) => name === 'follow' || name === 'take-card');
  return top && view.turn.played !== null && isUsed && !placeOf(top) ? (top as Fountain) : null;
}

/** Two cards of the display, then the one in hand. `chosen` is the action of the card that was kept, if one was. */
export function slotsOf(scene: Scene, chosen: string | null = null): Slot[] {
  const game = gameOf(scene.position);
  const { view, step, active } = game;
  const me = game.players[scene.focus];
  const isOffered = (action: string | null) => scene.offers.some((offer) => offer.action === action);
  const isKept = isOffered(chosen);
  /** A card that is played already, and nothing is used yet. */
  const isPlayed = step.name === 'use' && active === scene.focus;

  function slot(from: Slot['from'], card: Card | null): Slot {
    if (card === null && isPlayed && view.turn.how === from) {
      return { from, card: playedCard(game), action: null, use: 'playing', isEmpty: false };
    }
    const isEmpty = card === null && (from === 'display' || !me?.hand_cards);
    const place = card && placeOf(card);
    const play = place && `${from === 'hand' ? 'hand' : 'play'} ${place}`;
    const take = place && from === 'display' ? `draw ${place}` : null;
    if (isOffered(play)) {
      return { from, card, action: play, use: play === chosen ? 'playing' : isKept ? 'instead' : 'play', isEmpty };
    }
    return isOffered(take)
      ? { from, card, action: take, use: 'take', isEmpty }
      : { from, card, action: null, use: null, isEmpty };
  }

  const hand: Slot = isOffered('draw deck')
    ? { from: 'hand', card: null, action: 'draw deck', use: 'draw', isEmpty: false }
    : slot('hand', me?.hand ?? null);
  return [...view.display.map((card) => slot('display', card)), hand];
}

/** Equal cards together, each with how many there are. */
export function kindsOf<Kind extends string>(cards: readonly Kind[]): [Kind, number][] {
  const counts = new Map<Kind, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
