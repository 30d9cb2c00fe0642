import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import { boardMode } from './board-mode.svelte';
import { choices, prompt } from './choices';
import { dialogOf, isChoosing, pointsOf } from './points';
import { scene, type Change, type Fixture } from './testing';

const labels = (shown: ReturnType<typeof scene>) =>
  choices(shown)
    .filter((choice) => choice.at === 'button')
    .map((choice) => plain(choice.label));

describe('answers', () => {
  it('are buttons only where neither board, hand nor dialog has them', () => {
    const shown = scene('assist');
    expect(labels(shown)).toEqual(['Leave an assistant', 'End turn here']);
    expect(choices(shown).filter((choice) => choice.primary)).toHaveLength(1);
    expect(choices(shown).map(({ action }) => action)).toContain('recall 2');
  });

  it('put payments into the dialog where goods or cards pay as well', () => {
    const shown = scene('governor');
    expect(labels(shown)).toEqual([]);
    expect(dialogOf(shown)).toBe('discard');
  });

  it('ask first only where something would be given up', () => {
    const confirmed = (name: Fixture, ...offers: string[]) =>
      choices(scene(name, {}, offers))
        .filter((choice) => choice.confirm)
        .map((choice) => choice.action);
    expect(confirmed('assist', 'lay', 'stop')).toEqual(['stop']);
    expect(confirmed('assist', 'stop')).toEqual([]);
    expect(confirmed('meet', 'end', 'meet governor')).toEqual(['end']);
    expect(confirmed('meet', 'end')).toEqual([]);
    expect(confirmed('final-step', 'done', 'play five-lira')).toEqual(['done']);
    expect(confirmed('fountain', 'done', 'return 4')).toEqual([]);
  });

  it('say what they do with the prices of now', () => {
    expect(labels(scene('dealer'))).toEqual(['Buy a ruby for 14 lira', 'Don’t use it']);
    expect(choices(scene('sell', {}, ['sell RGYY'])).map((choice) => plain(choice.label))).toEqual([
      'Sell 4 goods for 14 lira: fabric spice fruit fruit',
    ]);
    expect(labels(scene('catch'))[0]).toBe('Catch Orhan');
  });
});

describe('the question', () => {
  it('names who is paid and what is there to pay with', () => {
    expect(prompt(scene('pay'))).toEqual({ title: 'Pay 2 lira.', text: 'To Elif; you have 9 lira.' });
  });

  it('says why a place is of no use', () => {
    expect(prompt(scene('palace')).text).toBe('Missing for the ruby: jewelry, fabric, spice, fruit, any good.');
  });

  it('tells where a good comes from', () => {
    expect(prompt(scene('smuggler')).text).toBe('The smuggler gives you one.');
    expect(prompt(scene('black-market')).text).toBe('The Black Market gives you one.');
    expect(prompt(scene('any-good')).text).toBe('Take one good.');
  });

  it('tells who waits on a place', () => {
    expect(prompt(scene('assist')).text).toBe('Leave one here, or end your turn.');
    expect(prompt(scene('assist', {}, ['stop'])).text).toBe('You have none to leave. Your turn ends here.');
    expect(prompt(scene('assist', {}, ['stop', 'recall 2'])).text).toMatch(/a card or tile may help/);
  });

  it('is there for what an expansion asks', () => {
    expect(prompt(scene('mocha')).text).toBe('Choose a lit place, or play a guild card instead of moving.');
    expect(prompt(scene('letters')).text).toBe('Choose a lit place for your merchant or your companion.');
    expect(prompt(scene('auction')).text).toBe('Elif bids 2 lira. Bid more, or pass.');
    expect(prompt(scene('guild')).title).toBe('Your guild card is played.');
  });
});

describe('the question promises nothing that is not there', () => {
  const asked = (name: Fixture, change: Change = {}, offers?: string[]) => prompt(scene(name, change, offers)).text;

  it('when the lira are too few', () => {
    expect(prompt(scene('unpaid'))).toEqual({ title: '2 lira are due.', text: 'To Orhan; you have 1 lira.' });
    expect(asked('governor', {}, ['pay'])).toBe('2 lira or a bonus card.');
    expect(asked('governor', {}, ['discard stay'])).toBe('A bonus card; you do not have 2 lira.');
    expect(asked('smuggler-pay', {}, ['give R'])).toBe('A good; you do not have 2 lira.');
    expect(asked('trader', {}, ['give G'])).toBe('A good; you do not have 2 lira.');
    expect(asked('trader', {}, ['pay'])).toBe('2 lira; you have no goods.');
    expect(asked('trader')).toBe('2 lira or a good.');
    expect(asked('courier', {}, ['letter 4'])).toBe('A letter; you do not have 2 lira.');
    expect(asked('green-tile')).toBe('With the green tile, one more good costs 2 lira; you have 0.');
  });

  it('when cards or letters run out', () => {
    const open = [{ bid: { seat: 0, highest: 0, leader: -1, last: false } }];
    expect(asked('auction', { agenda: open })).toBe('How much do you bid for 2 bonus cards?');
    expect(asked('auction', { agenda: open, wares: { auction: 1 } })).toBe('How much do you bid for 1 bonus card?');
    expect(asked('draw')).toBe('The first of two: from which pile?');
    expect(asked('draw', { wares: { cards: 1 } })).toBe('The only card left: from which pile?');
    const act = (name: Fixture, wares: Change['wares'] = {}) => labels(scene(name, { wares }))[0];
    expect(act('caravansary')).toBe('Take 2 cards');
    expect(act('caravansary', { cards: 1 })).toBe('Take 1 card');
    expect(act('caravansary', { cards: 0 })).toBe('No card to take');
    expect(act('embassy')).toBe('Take 2 letters');
    expect(act('embassy', { letters: 1 })).toBe('Take 1 letter');
    expect(act('embassy', { letters: 0 })).toBe('No letter to take');
  });

  it('when the companion or the assistants are back', () => {
    expect(asked('gather-all')).toMatch(/Your companion may come too/);
    expect(asked('gather-all', {}, ['done', 'return 2'])).toBe('Choose lit places; those assistants come back.');
    expect(asked('gather-all', {}, ['done', 'fetch'])).toBe('Your companion may come back.');
  });

  it('when nobody has bid before the last word', () => {
    const last = [{ bid: { seat: 0, highest: 0, leader: -1, last: true } }];
    expect(asked('auction', { agenda: last }, ['pass'])).toBe('Nobody has bid. The last word is yours.');
  });
});

describe('on the board', () => {
  it('the places of a move are lit, and a place is to be chosen', () => {
    const points = pointsOf(scene('walk', {}, ['move 2', 'move 11', 'play stay']));
    expect([...points.keys()]).toEqual([2, 11]);
    expect(isChoosing(points)).toBe(true);
  });

  it('the place of a question takes its main answer', () => {
    const points = pointsOf(scene('dealer'));
    expect([...points]).toEqual([[16, { action: 'act', verb: 'main' }]]);
    expect(isChoosing(points)).toBe(false);
  });

  it('the place of a dialog brings it back', () => {
    const points = pointsOf(scene('sell'));
    expect([...points]).toEqual([[11, { action: null, verb: 'dialog' }]]);
  });

  it('assistants are lit only while the yellow tile is used', () => {
    const shown = scene('walk', {}, ['move 2', 'recall 2', 'recall 9']);
    expect([...pointsOf(shown).keys()]).toEqual([2]);
    boardMode.recall(shown, true);
    expect([...pointsOf(shown).keys()]).toEqual([2, 9]);
    expect(prompt(shown).title).toBe('Recall for 2.');
    boardMode.recall(shown, false);
    expect([...pointsOf(shown).keys()]).toEqual([2]);
  });

  it('nothing is lit when it is not my turn', () => {
    expect(pointsOf(scene('walk', {}, [])).size).toBe(0);
    expect(dialogOf(scene('sell', {}, []))).toBeNull();
  });
});
