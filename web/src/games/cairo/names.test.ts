import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/i18n.svelte';
import { describeWords } from '../../words/testing';
import { facts, learn } from './facts';
import { cardName, cardNamed, customerName, moneyListed, segmentNamed, segmentsText, standName } from './names';
import './testing';
import { words } from './words/names';
import de from './words/names.de';
import { en } from './words/names.en';
import tr from './words/names.tr';

vi.stubGlobal('document', { documentElement: {} });

describeWords('names', { en, de, tr });

describe('names', () => {
  afterEach(() => speak('en'));

  it('are those of trades, cards and segments', () => {
    expect(cardName('4')).toBe('card 4');
    expect(cardName('J147')).toBe('joker 1-4-7');
    expect(cardName('any')).toBe('any three');
    expect(cardNamed('J258')).toBe('joker for segments 2, 5 and 8');
    expect(segmentNamed(4)).toBe('segment 4, west');
    expect(segmentsText([7])).toBe('segment 7');
    expect(segmentsText([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('all nine segments');
    expect(moneyListed({ red: 1, blue: 2 })).toBe('1 carpet coin and 2 jewelry coins');
  });

  it('are those of the segments that a joker shows where they were replaced', () => {
    const printed = facts();
    learn({ ...printed, card_segments: { ...printed.card_segments, J123: [1, 2, 4] } });
    expect(cardName('J123')).toBe('joker 1-2-4');
    expect(cardNamed('J123')).toBe('joker for segments 1, 2 and 4');
    learn(printed);
    expect(cardName('J123')).toBe('joker 1-2-3');
  });

  it('are declined', async () => {
    await speak('de');
    await words.ready();
    expect(customerName('red', '.them')).toBe('den Teppichkunden');
    await speak('tr');
    await words.ready();
    expect(standName('red', '.to')).toBe('halı tezgâhına');
    expect(cardName('J369')).toBe('3-6-9 jokeri');
  });
});
