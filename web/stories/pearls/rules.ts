/** The rules of Pearls: sections, texts, a table and the symbols in it. */
import { spans } from '../../src/frame/rules/chapters';
import type { RuleBook, Section } from '../../src/frame/rules/contract';
import { Words } from '../../src/words/i18n.svelte';
import { card } from './card';
import { facts, type Shell } from './game';
import { en } from './words/rules.en';
import { shellName, words as table } from './words/table';

const words = new Words(en, { de: () => import('./words/rules.de'), tr: () => import('./words/rules.tr') });

const span = spans('PRL');
const section = (id: string, emblem: string, rules: string[], tables: string[] = []): Section => ({
  id,
  tile: { emblem, ground: 'turq' },
  rules,
  tables,
});

export const book: RuleBook = {
  card,
  word: words.maybe,
  chapters: [
    {
      id: 'all',
      prefix: 'PRL',
      groups: [
        {
          id: 'all',
          isWide: true,
          sections: [
            section('turn', 'pearls-wave', span('TRN-01..05')),
            section('storm', 'h-lantern', span('STO-01')),
            section('days', 'pearls-pearl', span('DAY-01..04'), ['worth']),
            section('alone', 'pearls-chest', span('SOL-01')),
            section('hidden', 'pearls-chest', span('HID-01..02')),
            section('setup', 'pearls-shell', span('SET-01..03')),
          ],
        },
      ],
      texts: {
        en: () => [import('./words/rule-texts.en')],
        de: () => [import('./words/rule-texts.de')],
        tr: () => [import('./words/rule-texts.tr')],
      },
    },
  ],
  symbol: (name) => {
    if (name in facts().worth) return { icon: `pearls-${name}`, text: shellName(name as Shell) };
    const text = words.maybe(name);
    return text === undefined ? undefined : { text };
  },
  tables: () => {
    const { worth, shells } = facts();
    const rows = (Object.keys(worth) as Shell[]).map((shell) => [`{${shell}}`, `${shells[shell]}`, `${worth[shell]}`]);
    return [{ id: 'worth', head: ['{shell}', '{copies}', '{worth}'], rows, sides: true }];
  },
  reconstructed: new Set(),
  ready: async () => {
    await Promise.all([words.ready(), table.ready()]);
  },
};
