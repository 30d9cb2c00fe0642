import { describe, expect, it } from 'vitest';
import { partsOf, readPosition, type SentPosition } from './offers';

function read(...actions: SentPosition['actions']) {
  return readPosition({ actions } as SentPosition).actions;
}

describe('an action', () => {
  it('is a verb and what it is about', () => {
    expect(partsOf('move 11')).toEqual({ verb: 'move', value: 11 });
    expect(partsOf('sell RGYY')).toEqual({ verb: 'sell', value: 'RGYY' });
    expect(partsOf('play five-lira')).toEqual({ verb: 'play', value: 'five-lira' });
    expect(partsOf('lay')).toEqual({ verb: 'lay', value: null });
  });
});

describe('an outlook', () => {
  it('has what each answer makes happen, in its order', () => {
    const [paid, got] = [
      { what: 'lira', change: -2 },
      { what: 'goods', good: 'R', change: 1 },
    ];
    const [offer] = read({ action: 'pay', then: [paid, 'act', got, got, 'end'] });
    expect(offer?.outlook).toMatchObject({ then: ['act', 'end'], events: [[paid], [got, got], []] });
  });

  it('ends with the turn, or at the choice that it names, where it does not say why it stops', () => {
    const offers = read(
      { action: 'move 1' },
      { action: 'move 10', what: 'sell' },
      { action: 'move 21', stop: 'luck', what: 'letter' },
      { action: 'move 2', stop: 'choice' },
    );
    expect(offers.map(({ outlook }) => outlook?.stop)).toEqual(['turn', 'choice', 'luck', 'choice']);
  });

  it('has reasons with their arguments, also those inside another', () => {
    const tile = { key: 'tile-needs', tile: 'red', needs: 2 };
    const [offer] = read({ action: 'move 14', why: { key: 'several', reasons: [tile] } });
    const inside = { key: 'tile-needs', arguments: { tile: 'red', needs: 2 } };
    expect(offer?.outlook?.why).toEqual({ key: 'several', arguments: { reasons: [inside] } });
  });

  it('has the ways from a choice, each read like itself', () => {
    const sold = { what: 'lira', change: 7 };
    const way = { action: 'sell RG', stop: 'luck' as const, what: 'demand', then: [sold] };
    const [offer] = read({ action: 'move 10', what: 'sell', ways: [way] });
    const told = { action: 'sell RG', stop: 'luck', what: 'demand', then: [], events: [[sold]] };
    expect(offer?.outlook?.ways).toEqual([told]);
  });
});
