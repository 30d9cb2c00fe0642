import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import { at } from './at.svelte';
import { choices, prompt } from './choices';
import { dialogOf, isChoosing, pointsOf } from './points';
import { scene } from './testing';

const labels = (shown: ReturnType<typeof scene>) =>
  choices(shown)
    .filter((choice) => choice.at === 'button')
    .map((choice) => plain(choice.label));

describe('answers', () => {
  it('are buttons only where neither board, hand nor dialog has them', () => {
    const shown = scene({ agenda: ['assist'], red: { merchant: 2 } }, ['stop', 'lay', 'play any-good', 'recall 4']);
    expect(labels(shown)).toEqual(['Leave an assistant', 'End turn here']);
    expect(choices(shown).filter((choice) => choice.primary)).toHaveLength(1);
  });

  it('put payments into the dialog where goods or cards pay as well', () => {
    const shown = scene({ agenda: ['pay-governor', 'encounters'] }, ['pay', 'discard stay']);
    expect(labels(shown)).toEqual([]);
    expect(dialogOf(shown)).toBe('discard');
  });

  it('ask first only where something would be given up', () => {
    const confirmed = (agenda: string, ...offers: string[]) =>
      choices(scene({ agenda: [agenda] }, offers))
        .filter((choice) => choice.confirm)
        .map((choice) => choice.action);
    expect(confirmed('assist', 'lay', 'stop')).toEqual(['stop']);
    expect(confirmed('assist', 'stop')).toEqual([]);
    expect(confirmed('encounters', 'end', 'meet governor')).toEqual(['end']);
    expect(confirmed('encounters', 'end')).toEqual([]);
    expect(confirmed('final-step', 'done', 'play five-lira')).toEqual(['done']);
    expect(confirmed('gather', 'done', 'return 4')).toEqual([]);
  });

  it('say what they do with the prices of now', () => {
    const dealer = scene({ agenda: ['act'], red: { merchant: 16, lira: 20 } }, ['act', 'skip']);
    expect(labels(dealer)).toEqual(['Buy a ruby for 14 lira', 'Don’t use it']);
    const sale = scene({ agenda: [{ sell: { place: 11, any_goods: false } }] }, ['sell RGYY']);
    expect(choices(sale).map((choice) => plain(choice.label))).toEqual([
      'Sell 4 goods for 14 lira: fabric spice fruit fruit',
    ]);
    const family = scene({ agenda: ['encounters'] }, ['catch yellow']);
    expect(labels(family)).toEqual(['Catch Elif']);
  });
});

describe('the question', () => {
  it('names who is paid and what is there to pay with', () => {
    const shown = scene(
      { agenda: ['pay-merchants'], red: { merchant: 2, lira: 5 }, yellow: { merchant: 2 }, green: { merchant: 2 } },
      ['pay', 'stop'],
    );
    expect(prompt(shown)).toEqual({ title: 'Pay 4 lira.', text: 'To Elif and Orhan; you have 5 lira.' });
  });

  it('says why a place is of no use', () => {
    const shown = scene({ agenda: ['act'], red: { merchant: 13 } }, ['skip']);
    expect(prompt(shown).text).toBe('Missing for the ruby: jewelry, fabric, spice, fruit, any good.');
  });

  it('tells where a good comes from', () => {
    const text = (...agenda: string[]) => prompt(scene({ agenda }, ['take R'])).text;
    expect(text('take-good', 'pay-smuggler')).toBe('The smuggler gives you one.');
    expect(text('take-good', 'encounters')).toBe('The Black Market gives you one.');
    expect(text('take-good', 'put-away')).toBe('Take one good.');
  });
});

describe('the question promises nothing that is not there', () => {
  const asked = (told: Parameters<typeof scene>[0], ...offers: string[]) => prompt(scene(told, offers));

  it('when the lira are too few', () => {
    const here = { agenda: ['pay-merchants'], yellow: { merchant: 2 } };
    expect(asked({ ...here, red: { merchant: 2, lira: 1 } }, 'stop').title).toBe('2 lira are due.');
    const paying = (name: string, lira: number, more = {}) =>
      asked({ agenda: [name, 'encounters'], red: { lira, ...more } }, 'pay').text;
    expect(paying('pay-governor', 2)).toBe('2 lira or a bonus card.');
    expect(paying('pay-governor', 0)).toBe('A bonus card; you do not have 2 lira.');
    expect(paying('pay-smuggler', 1)).toBe('A good; you do not have 2 lira.');
    expect(paying('pay-trader', 1)).toBe('A good; you do not have 2 lira.');
    expect(paying('pay-trader', 2)).toBe('2 lira; you have no goods.');
    expect(paying('pay-trader', 2, { goods: 'R' })).toBe('2 lira or a good.');
    expect(paying('pay-courier', 0)).toBe('A letter; you do not have 2 lira.');
    expect(paying('green-tile', 0)).toBe('With the green tile, one more good costs 2 lira; you have 0.');
  });

  it('when cards or letters run out', () => {
    const left = (cards: number, discards: 'stay'[] = []) => ({ draw_pile: { number: 1, cards }, discards });
    const bid = { bid: { seat: 0, highest: 0, leader: -1, last: false } };
    expect(asked({ agenda: [bid], ...left(2) }, 'bid 1').text).toBe('How much do you bid for 2 bonus cards?');
    expect(asked({ agenda: [bid], ...left(0, ['stay']) }, 'bid 1').text).toBe('How much do you bid for 1 bonus card?');
    const cards = { agenda: [{ 'take-cards': { left: 2 } }, 'discard-one'] };
    expect(asked({ ...cards, ...left(1) }, 'draw pile').text).toBe('The only card left: from which pile?');
    expect(asked({ ...cards, ...left(1, ['stay']) }, 'draw pile').text).toBe('The first of two: from which pile?');
    const act = (merchant: number, told: object) =>
      labels(scene({ agenda: ['act'], red: { merchant }, ...told }, ['act', 'skip']))[0];
    expect(act(6, left(9))).toBe('Take 2 cards');
    expect(act(6, left(1))).toBe('Take 1 card');
    expect(act(6, left(0))).toBe('No card to take');
    expect(act(21, { letter_pile: [3], letter_discards: [] })).toBe('Take 1 letter');
    expect(act(21, { letter_pile: [], letter_discards: [] })).toBe('No letter to take');
  });

  it('when the companion or the assistants are back', () => {
    const text = (red: object) => asked({ agenda: ['gather-all'], red }, 'done').text;
    expect(text({ companion: 5, lying: [3] })).toMatch(/Your companion may come too/);
    expect(text({ companion: 'personal', lying: [3] })).toBe('Choose lit places; those assistants come back.');
    expect(text({ companion: 5 })).toBe('Your companion may come back.');
  });

  it('when nobody has bid before the last word', () => {
    const bid = { bid: { seat: 0, highest: 0, leader: -1, last: true } };
    expect(asked({ agenda: [bid] }, 'pass', 'play five-lira').text).toBe('Nobody has bid. The last word is yours.');
  });
});

describe('on the board', () => {
  it('the places of a move are lit, and a place is to be chosen', () => {
    const points = pointsOf(scene({}, ['move 2', 'move 11', 'play stay']));
    expect([...points.keys()]).toEqual([2, 11]);
    expect(isChoosing(points)).toBe(true);
  });

  it('the place of a question takes its main answer', () => {
    const points = pointsOf(scene({ agenda: ['act'], red: { merchant: 2 } }, ['act', 'skip']));
    expect([...points]).toEqual([[2, { action: 'act', verb: 'main' }]]);
    expect(isChoosing(points)).toBe(false);
  });

  it('the place of a dialog brings it back', () => {
    const turn = { target: 12, acted: 10, met: [], recalled: false };
    const points = pointsOf(scene({ agenda: [{ sell: { place: 10 } }], turn }, ['sell R']));
    expect([...points]).toEqual([[10, { action: null, verb: 'dialog' }]]);
  });

  it('assistants are lit only while the yellow tile is used', () => {
    const shown = scene({}, ['move 2', 'recall 4', 'recall 9']);
    expect([...pointsOf(shown).keys()]).toEqual([2]);
    at.recall(shown, true);
    expect([...pointsOf(shown).keys()]).toEqual([4, 9]);
    expect(prompt(shown).title).toBe('Recall for 2.');
    at.recall(shown, false);
    expect([...pointsOf(shown).keys()]).toEqual([2]);
  });

  it('nothing is lit when it is not my turn', () => {
    expect(pointsOf(scene({}, [])).size).toBe(0);
    expect(dialogOf(scene({ agenda: ['call'] }, []))).toBeNull();
  });
});
