import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import { logLines } from './log';
import { moments, scene, type Fixture } from './testing';

const lines = (name: Fixture) => logLines(moments(name), scene(name));
const said = (name: Fixture) => lines(name).map((line) => plain(line.text));

describe('the log', () => {
  it('tells a turn that is over once, and again if somebody has another name', () => {
    const here = scene('turn');
    const [first] = logLines(moments('turn'), here);
    expect(first).toMatchObject({ number: 3, seat: 0, round: 5 });
    expect(logLines(moments('turn'), here)[0]).toBe(first);
    const [renamed] = logLines(moments('turn'), { ...here, names: ['Zeynep', ...here.names.slice(1)] });
    expect(plain(renamed?.text ?? [])).toMatch(/^Zeynep went/);
    expect(plain(logLines(moments('turn'), here)[0]?.text ?? [])).toMatch(/^Ayşe went/);
  });

  it('makes a sentence of everything that somebody did in a turn', () => {
    expect(said('turn')).toEqual([
      'Ayşe went to the Small Market and left an assistant. Paid Elif 2 lira.',
      'Ayşe sold 4 goods at the Small Market for 14 lira. New demand: fabric spice spice spice fruit.',
      'Ayşe caught the family member of Orhan and took 3 lira.',
      'Ayşe met the governor: a card for 2 lira. You drew “Family home”. The governor went to the Fruit Warehouse.',
      'Ayşe met the smuggler: jewelry for fabric. The smuggler went to the Black Market.',
    ]);
  });

  it('tells the same to others, but for what is hidden from them', () => {
    const others = logLines(moments('turn-of-another'), { ...scene('turn-of-another'), eye: 1 });
    expect(others.map((line) => plain(line.text))).toEqual(
      said('turn').map((line) => line.replace('You drew “Family home”. ', '')),
    );
    expect(moments('turn-of-another').every(({ action }) => action === null)).toBe(true);
  });

  it('keeps a card that helps to pay apart from the meeting', () => {
    expect(said('helped')).toEqual([
      'Ayşe met the governor: a card for 2 lira. You drew “Stay”. The governor went to the Fruit Warehouse.',
      'Ayşe played “5 lira” and got 5 lira.',
    ]);
  });

  it('does not name a card that is hidden', () => {
    expect(said('caught').at(-1)).toBe('Elif caught the family member of Orhan and drew a card.');
  });

  it('counts hidden cards of a pile', () => {
    expect(said('hidden-cards')).toEqual(['Elif took 2 cards from the draw pile at the Caravansary.']);
  });

  it('tells the last round after the ruby that brought it, by number too', () => {
    expect(said('last-round')).toEqual([
      'Ayşe bought a ruby at the Gemstone Dealer for 18 lira.',
      'Ayşe has enough rubies: this round is the last.',
    ]);
    expect(lines('last-round').map((line) => line.number)).toEqual([1, 1]);
  });

  it('tells the roll that counted, and what the red tile changed', () => {
    expect(said('red-tile')).toEqual([
      'Ayşe called 7 at the Tea House, rolled 4 + 4 = 8 and took 7 lira. The red tile turned a die; it was 4 + 2 = 6.',
    ]);
  });

  it('marks each round once, before its first line, also where a table begins in the middle of a round', () => {
    const rounds = [5, undefined, 6, undefined, undefined, undefined, undefined, undefined, 7];
    expect(lines('rounds').map((line) => line.round)).toEqual(rounds);
    expect(lines('rounds').map((line) => line.from)).toEqual(rounds.map((round) => round && [0, 2, 8][round - 5]));
    // In the first turn the position says it.
    expect(logLines(moments('rounds').slice(0, 1), scene('walk', { round: 8 })).map((line) => line.round)).toEqual([8]);
    // A bot that came first for somebody has an entry too.
    const later = moments('rounds').map((moment) => ({ ...moment, number: moment.number + 1 }));
    expect(logLines(later, scene('rounds')).map((line) => line.round)).toEqual(rounds);
    // An extra turn of the start player is no new round.
    expect(logLines(moments('another-turn'), scene('another-turn')).map((line) => line.round)).toEqual([5, undefined]);
  });
});
