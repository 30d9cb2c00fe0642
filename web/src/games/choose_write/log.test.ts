import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Messages } from '../../words/i18n.svelte';
import { speak } from '../../words/i18n.svelte';
import { plain } from '../../words/rich';
import fixtures from './fixtures.json';
import { eventsIn, type Location } from './game';
import { doneWithCard, logLines, words } from './log';
import { game, moments, scene, type Fixture } from './testing';
import de from './words/log.de';
import { en } from './words/log.en';
import tr from './words/log.tr';
import { words as table } from './words/table';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const lines = (name: Fixture) => logLines(moments(name), scene(name));
const said = (name: Fixture) => lines(name).map((line) => plain(line.text));

describe('the log', () => {
  it('makes a sentence of everything that somebody did in a turn', () => {
    expect(said('turn')).toEqual([
      'Ayşe played Spice Warehouse from hand and took 1 lira and a goods card spice jewelry at the Post Office.',
      'Elif crossed a bonus action: 1 lira and a goods card at the Post Office.',
      'Orhan waited and filled a bonus action.',
      'Ayşe took Wainwright from the display. New card: Catacombs.',
    ]);
    expect(lines('turn').map(({ number, seat }) => [number, seat])).toEqual([
      [2, 0],
      [4, 1],
      [5, 2],
      [6, 0],
    ]);
  });

  it('tells the same to others, but for what is hidden from them', () => {
    expect(said('turn-of-another')[0]).toBe(said('turn')[0]?.replace(' spice jewelry', ''));
    expect(said('turn-of-another')[1]).toMatch(/a goods card spice spice at/);
    expect(said('two-guests')[0]).toBe(
      'Ayşe played Caravansary and took the guild card Jewellers. Porters was put away.',
    );
    expect(said('hidden-guests')[0]).toBe(
      'Ayşe played Caravansary and took one of 2 guild cards. Porters was put away.',
    );
  });

  it('says in short what was done with the card in play', () => {
    const { view } = game('follow');
    const done = (name: Fixture, played: Location) =>
      plain(doneWithCard(moments(name), scene('follow', { active: 'red', turn: { ...view.turn, played } })));
    expect(done('turn', '5')).toBe('Took 1 lira and a goods card spice jewelry at the Post Office.');
    expect(done('turn-of-another', '5')).toBe('Took 1 lira and a goods card at the Post Office.');
    // Those moments are of another turn.
    expect(done('turn', '8')).toBe('');
  });

  it('says what was paid, and that a palace costs more', () => {
    expect(said('palace')[0]).toBe(
      'Ayşe played Roasting Plant and took a ruby at Sultan’s Palace C for the goods card spice jewelry and 2 fabric 2 fruit.',
    );
    expect(said('palace').at(-1)).toBe('New card: Wainwright. Sultan’s Palace C now costs spice more.');
    expect(said('dealer').slice(0, 2)).toEqual([
      'Ayşe played Roasting Plant and took a ruby at the Gemstone Dealer for 10 lira.',
      'Elif crossed the tulip at the Gemstone Dealer: a ruby for 10 lira.',
    ]);
    expect(said('market')[0]).toBe('Ayşe played Large Market and took 3 lira and a bonus action for 2 fabric.');
    expect(said('small-market')[0]).toBe('Ayşe played Small Market and took 5 lira for the goods card spice jewelry.');
    expect(said('guild')[0]).toBe(
      'Ayşe played the guild card Gardeners for 3 lira and 2 fabric spice 2 fruit jewelry: a ruby, jewelry and a bonus action.',
    );
  });

  it('tells where the Catacombs lead, and where checks are set', () => {
    expect(said('catacombs')).toEqual([
      'Ayşe played Catacombs and took 4 lira at the Tea House.',
      'Elif crossed the tulip in the Catacombs: 2 fabric at the Fabric Warehouse.',
    ]);
    expect(said('checks')[0]).toBe('Ayşe played Wainwright and set 2 checks for Spice Warehouse and Tea House.');
  });

  it('tells bonus rubies by what was reached, and then the last round', () => {
    expect(said('gates')).toContain('Ayşe filled all four shelves to 7: a bonus ruby.');
    expect(said('last-round').slice(-3)).toEqual([
      'Ayşe filled 20 lira: a bonus ruby.',
      'Ayşe has 10 rubies: this round is the last.',
      'New card: Wainwright.',
    ]);
    expect(said('over').at(-1)).toBe('The game is over.');
  });

  it('tells of cards that are drawn, and of a deck that is made anew', () => {
    expect(said('drawn').at(-1)).toMatch(/^Ayşe drew .+ from the deck\. New card|^Ayşe drew .+ from the deck\.$/);
    expect(said('reshuffle')).toContain('The 16 discarded goods cards became the new deck.');
  });

  it('tells what is lost for want of space', () => {
    expect(said('full')).toEqual(['Ayşe played Tea House. No space was left for 4 lira.']);
  });

  it('tells a fountain once, with what everybody took', () => {
    expect(said('fountain-lira').slice(-2)).toEqual(['Fountain: a lira for everybody.', 'New card: Guild Hall.']);
    expect(said('fountain-good')).toContain(
      'Fountain: a good for everybody. Ayşe spice, Elif jewelry and Orhan fabric.',
    );
    expect(said('fountain-card')).toContain('Fountain: a goods card for everybody. Ayşe spice jewelry.');
    expect(said('fountain-check')).toContain(
      'Fountain: a check for everybody. Ayşe Fabric Warehouse, Elif Tea House and Orhan Tea House.',
    );
  });

  it('tells of the card that leaves the display in a game alone', () => {
    expect(said('alone-turn')).toEqual([
      'Ayşe played Roasting Plant and took fabric spice.',
      'Fountain: a goods card. Ayşe fabric fruit.',
      'New card: Post Office.',
      'Wainwright left the display. Ayşe waited and filled a bonus action.',
      'New card: Tea House.',
    ]);
    // Before the follow-up is decided, the card is named.
    const open = logLines(moments('alone-turn').slice(0, 4), scene('alone'));
    expect(plain(open.at(-1)?.text ?? [])).toBe('Wainwright left the display.');
  });

  it('marks each round once, before its first line, also where a table begins in the middle of a round', () => {
    expect(lines('rounds').map((line) => line.round)).toEqual([9, ...Array(3), 10, ...Array(3)]);
    expect(lines('rounds').map((line) => line.from)).toEqual([0, ...Array(3), 5, ...Array(3)]);
    expect(lines('alone-turn').map((line) => line.round)).toEqual([6, ...Array(4)]);
  });

  it('tells a turn that is over once, and again if somebody has another name', () => {
    const here = scene('turn');
    const [first] = logLines(moments('turn'), here);
    // A fixture is read anew each time; the same moments are told once.
    const same = moments('turn');
    expect(logLines(same, here)[0]).toBe(logLines(same, here)[0]);
    const [renamed] = logLines(same, { ...here, names: ['Zeynep', ...here.names.slice(1)] });
    expect(plain(renamed?.text ?? [])).toBe(plain(first?.text ?? []).replace('Ayşe', 'Zeynep'));
  });

  it.each(['de', 'tr'] as const)('leaves no hole and no English in %s', async (language) => {
    const english = new Map((Object.keys(fixtures.played) as Fixture[]).map((name) => [name, said(name)]));
    await speak(language);
    await Promise.all([words.ready(), table.ready()]);
    for (const [name, before] of english) {
      for (const [index, text] of said(name).entries()) {
        expect(text, name).not.toMatch(/[{}*]|undefined/);
        expect(text, name).not.toBe(before[index]);
      }
    }
  });
});

describe('the words of the log', () => {
  const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{[a-z]+\}/g) ?? [])].sort();
  it.each(Object.entries({ de, tr } as Record<string, Messages>))('have the same holes in %s', (_, catalogue) => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en as Messages)) {
      const without = (found: string[]) => found.filter((hole) => hole !== '{n}');
      expect(without(holes(catalogue[key])), key).toEqual(without(holes(message)));
    }
  });
});

it('has seen every event that can happen', () => {
  const schema = JSON.parse(readFileSync('../docs/schema/choose_write.json', 'utf8')) as {
    $defs: Record<string, { properties?: { what?: { const?: string } } }>;
  };
  const known = Object.entries(schema.$defs).flatMap(([name, { properties }]) =>
    name.endsWith('Event') && properties?.what?.const ? [properties.what.const] : [],
  );
  const told = (Object.keys(fixtures.played) as Fixture[]).flatMap((name) => moments(name).flatMap(eventsIn));
  const seen = new Set<string>(told.map(({ what }) => what));
  expect(known.filter((what) => !seen.has(what))).toEqual([]);
});
