import { describe, expect, it } from 'vitest';
import { preferredLanguage, Words } from './i18n.svelte';
import { fill, plain } from './rich';
import de from './de';
import { en } from './en';
import tr from './tr';
import { describeWords } from './testing';

describeWords('the frame', { en, de, tr });

describe('saying', () => {
  const words = new Words(
    { hello: 'Hello {name}', goods: { one: '{n} good', other: '{n} goods' }, plain: 'Bare' } as const,
    {
      de: async () => ({
        default: { hello: 'Hallo {name}', goods: { one: '{n} Ware', other: '{n} Waren' }, plain: 'Bloß' },
      }),
      tr: async () => ({ default: { hello: 'Merhaba {name}', goods: '{n} mal', plain: 'Yalın' } }),
    },
  );

  it('fills holes and chooses plurals', () => {
    expect(words.t('hello', { name: 'Ayşe' })).toBe('Hello Ayşe');
    expect(words.t('goods', { n: 1 })).toBe('1 good');
    expect(words.t('goods', { n: 3 })).toBe('3 goods');
    expect(words.maybe('nowhere')).toBeUndefined();
  });

  it('takes other languages, with plurals or without', async () => {
    (await words.load('tr'))();
    expect(words.t('goods', { n: 1 })).toBe('1 mal');
    (await words.load('de'))();
    expect(words.t('goods', { n: 1 })).toBe('1 Ware');
    (await words.load('en'))();
    expect(words.t('plain')).toBe('Bare');
  });

  it('puts icons into sentences and can say them in letters', () => {
    const rich = fill('{who} pays {lira}.', { who: { strong: 'Ayşe' }, lira: { icon: 'i-lira', label: 'lira', n: 7 } });
    expect(rich).toHaveLength(4);
    expect(plain(rich)).toBe('Ayşe pays 7 lira.');
  });

  it('takes the first language of the browser that we have', () => {
    expect(preferredLanguage(['fr-FR', 'tr-TR', 'en'])).toBe('tr');
    expect(preferredLanguage(['ja'])).toBe('en');
  });
});
