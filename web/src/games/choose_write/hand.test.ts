import { describe, expect, it } from 'vitest';
import { fountainNow, kindsOf, playedCard, slotsOf } from './hand';
import { game, scene } from './testing';

describe('the location cards', () => {
  it('are played from the display and from the hand', () => {
    expect(slotsOf(scene('table'))).toEqual([
      { from: 'display', card: '7', action: 'play 7', use: 'play', isEmpty: false },
      { from: 'display', card: '13', action: 'play 13', use: 'play', isEmpty: false },
      { from: 'hand', card: '5', action: 'hand 5', use: 'play', isEmpty: false },
    ]);
  });

  it('keep their marks in a game alone', () => {
    expect(slotsOf(scene('alone')).map(({ card }) => card)).toSatisfy((cards: string[]) =>
      cards.every((card) => /^\d+[<>]$/.test(card)),
    );
  });

  it('show the one that was kept, and the others to play instead', () => {
    expect(slotsOf(scene('table'), 'play 13').map(({ use }) => use)).toEqual(['instead', 'playing', 'instead']);
    expect(slotsOf(scene('table'), 'use 7').map(({ use }) => use)).toEqual(['play', 'play', 'play']);
  });

  it('show the one that is played in its place, until a place is used', () => {
    expect(slotsOf(scene('use')).map(({ card, use }) => [card, use])).toEqual([
      ['7', 'playing'],
      ['13', null],
      ['5', null],
    ]);
    expect(playedCard(game('use'))).toBe('7');
  });

  it('give way to a fountain that was turned up after them', () => {
    const { view } = game('follow');
    const after = (agenda: typeof view.agenda, ...discards: typeof view.location_deck.discards) =>
      fountainNow(game('follow', { agenda, location_deck: { ...view.location_deck, discards } }));
    const pouring: typeof view.agenda = [{ 'take-goods': { seat: 'red', left: 1 } }, 'bonus-rubies', 'refill'];
    expect(after(pouring, 'f2', '8')).toBe('f2');
    expect(after(pouring, '8', 'f2')).toBeNull();
    // The card is still being used, or nothing is played: that fountain was of a turn before.
    expect(after(view.agenda, 'f2')).toBeNull();
    expect(after([...pouring, 'take-card'], 'f2')).toBeNull();
    expect(fountainNow(game('table', { location_deck: { ...view.location_deck, discards: ['f2'] } }))).toBeNull();
  });

  it('leave an empty place behind, which is not a card that nobody knows', () => {
    const empty = (...change: Parameters<typeof scene>) => slotsOf(scene(...change)).map(({ isEmpty }) => isEmpty);
    expect(empty('follow', { display: [null, '13'] })).toEqual([true, false, false]);
    expect(empty('follow', { red: { hand: null, hand_cards: 0 } })).toEqual([false, false, true]);
    expect(empty('follow', { red: { hand: null, hand_cards: 1 } })).toEqual([false, false, false]);
  });

  it('are taken at the end of a turn, or drawn from the deck', () => {
    expect(slotsOf(scene('take-card')).map(({ use, action }) => [use, action])).toEqual([
      ['take', 'draw 7'],
      ['take', 'draw 13'],
      ['draw', 'draw deck'],
    ]);
  });

  it('can be looked at while others play', () => {
    expect(slotsOf(scene('follow')).map(({ use }) => use)).toEqual([null, null, null]);
  });
});

it('lays equal cards together', () => {
  expect(kindsOf(['FA-SP', 'JE-JE', 'FA-SP'])).toEqual([
    ['FA-SP', 2],
    ['JE-JE', 1],
  ]);
});
