import { describe, expect, it } from 'vitest';
import { facts } from '../facts';
import { PLACES, type Seen } from '../game';
import { game } from '../testing';
import { caravanEffect, fountainEffect, guildEffect, placeEffect, type Bit } from './effects';

const drawn = (bits: Bit[]) =>
  bits
    .map((bit) => {
      if ('icon' in bit) return `${bit.n ?? ''}${bit.icon}`;
      if ('letters' in bit) return bit.letters;
      return 'word' in bit ? bit.word : bit.sign;
    })
    .join(' ');

describe('effects', () => {
  it('of guild cards are what the components say', () => {
    expect(drawn(guildEffect('g9').bits)).toBe('C to i-ruby plus g-any plus i-bonus');
    expect(guildEffect('g9').says).toBe('the price of palace C for 1 ruby, then 1 good of choice and 1 bonus action');
    expect(drawn(guildEffect('g4').bits)).toBe('A–D to i-ruby plus i-goods-card plus i-guild-card');
    expect(drawn(guildEffect('g12').bits)).toBe('i-goods-card plus g-any to i-ruby');
    expect(guildEffect('g12').says).toBe('1 goods card and 1 good of any kind, then 1 ruby');
    expect(drawn(guildEffect('g14').bits)).toBe('g-fabric g-spice g-fruit g-jewel plus 1i-lira');
    expect(guildEffect('g13').says).toBe('2 bonus actions');
    expect(guildEffect('g13', true).says).toBe('2 spaces of choice');
  });

  it('of caravan cards and fountains too', () => {
    expect(drawn(caravanEffect('c6').bits)).toBe('A or B to i-ruby plus i-goods-card');
    expect(drawn(caravanEffect('c8').bits)).toBe('i-goods-card or g-any plus i-imp or i-bonus plus 1i-lira');
    expect(caravanEffect('c4').says).toBe('draw 2 guild cards, keep 1');
    expect(fountainEffect('f3').says).toBe('1 goods card for everybody');
  });

  it('of places are those of the player who looks', () => {
    const { view, players } = game('follow');
    const me = players[0] as Seen;
    const bits = (place: (typeof PLACES)[number]) => drawn(placeEffect(place, me, view).bits);
    expect(bits('8')).toBe('4i-lira');
    expect(bits('1')).toBe('3g-fabric');
    expect(bits('4')).toBe('i-goods-card plus 1i-lira');
    expect(bits('B')).toBe('g-fabric g-spice g-fruit g-jewel to i-ruby');
    expect(bits('6')).toBe('3g-any kinds');
  });

  it('are said in words, every one', () => {
    const { view, players } = game('follow');
    const me = players[0] as Seen;
    const all = [
      ...PLACES.map((place) => placeEffect(place, me, view)),
      ...(Object.keys(facts().guilds) as 'g1'[]).map((guild) => guildEffect(guild)),
      ...(Object.keys(facts().caravans) as 'c1'[]).map((caravan) => caravanEffect(caravan)),
      ...(Object.keys(facts().fountains) as 'f1'[]).map((fountain) => fountainEffect(fountain)),
    ];
    expect(all).toHaveLength(18 + 16 + 8 + 4);
    for (const { bits, says } of all) {
      expect(bits.length, says).toBeGreaterThan(0);
      expect(says).toMatch(/^[\da-z]/);
      expect(says).not.toMatch(/[{}]|undefined/);
    }
  });
});
