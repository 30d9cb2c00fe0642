/** How one walks around a barrier, and what a guild card says in the log. */
import { describe, expect, it } from 'vitest';
import { plain } from '../../../words/rich';
import { walkOf } from '../game';
import { logLines } from '../log';
import { game, moments, scene, type Fixture } from '../testing';

describe('the barrier', () => {
  const { view } = game('mocha').game;

  it('makes everybody but its owner walk around it', () => {
    expect(view.barrier).toEqual({ between: [1, 7], control: 'yellow', bars: ['red', 'green'] });
    expect(walkOf(view, 'red', 7, 1)).toHaveLength(3);
    expect(walkOf(view, 'yellow', 7, 1)).toEqual([1]);
    expect(walkOf({ ...view, barrier: null }, 'red', 7, 1)).toEqual([1]);
  });

  it('lies on the way of nobody who goes elsewhere', () => {
    expect(walkOf(view, 'red', 7, 19)).toEqual([6, 19]);
    expect(walkOf(view, 'yellow', 7, 19)).toEqual([1, 19]);
  });
});

describe('the log', () => {
  const told = (name: Fixture) => logLines(moments(name), scene(name)).map(({ text }) => plain(text));

  it('tells of a guild card, its place, and what came besides', () => {
    expect(told('guild')).toEqual([
      'Ayşe played the guild card “Gemstone Dealer”. ' +
        'Ayşe bought a ruby at the Gemstone Dealer for 14 lira. The guild added 3 coffee.',
    ]);
  });

  it('keeps what the guild gives first apart from what its place brings', () => {
    expect(told('guild-cards')).toEqual([
      'Ayşe played the guild card “Caravansary”. ' +
        'Ayşe took “Far move” from the draw pile at the Caravansary. The guild added coffee.',
    ]);
  });

  it('tells of the barrier, and of the place that is used beside it', () => {
    const [put, used] = told('barrier');
    expect(put).toBe('Ayşe put the barrier between Fruit Warehouse and Roasting Plant for 2 coffee.');
    expect(used).toMatch(/^Ayşe took 2 fruit at the Fruit Warehouse/);
  });

  it('tells what the coffee trader got, and where he went', () => {
    expect(told('trader-paid')).toEqual(['Ayşe met the coffee trader: 1 coffee for spice. The coffee trader stayed.']);
  });
});
