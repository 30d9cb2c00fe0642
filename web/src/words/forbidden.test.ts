/** Phrases that read wrongly to somebody who speaks the language, with the reason; none of them comes back. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import aroundDe from '../frame/learn/words/de';
import { en as aroundEn } from '../frame/learn/words/en';
import aroundTr from '../frame/learn/words/tr';
import replayDe from '../frame/replay/words/de';
import { en as replayEn } from '../frame/replay/words/en';
import replayTr from '../frame/replay/words/tr';
import resultDe from '../frame/result/words/de';
import { en as resultEn } from '../frame/result/words/en';
import resultTr from '../frame/result/words/tr';
import { loadRules } from '../frame/rules/chapters';
import rulePageDe from '../frame/rules/words/de';
import { en as rulePageEn } from '../frame/rules/words/en';
import rulePageTr from '../frame/rules/words/tr';
import { CHAPTERS as WRITTEN } from '../games/choose_write/rules/chapters';
import penDe from '../games/choose_write/learn/words/de';
import { en as penEn } from '../games/choose_write/learn/words/en';
import penTr from '../games/choose_write/learn/words/tr';
import writtenDe from '../games/choose_write/rules/words/de';
import { en as writtenEn } from '../games/choose_write/rules/words/en';
import writtenTr from '../games/choose_write/rules/words/tr';
import learnDe from '../games/istanbul/learn/words/de';
import { en as learnEn } from '../games/istanbul/learn/words/en';
import learnTr from '../games/istanbul/learn/words/tr';
import { CHAPTERS } from '../games/istanbul/rules/chapters';
import { allTables } from '../games/istanbul/rules/tables';
import ruleDe from '../games/istanbul/rules/words/de';
import { en as ruleEn } from '../games/istanbul/rules/words/en';
import ruleTr from '../games/istanbul/rules/words/tr';
import storyDe from '../games/istanbul/statistics/words/de';
import { en as storyEn } from '../games/istanbul/statistics/words/en';
import storyTr from '../games/istanbul/statistics/words/tr';
import '../games/istanbul/testing';
import cardDe from '../games/istanbul/words/card.de';
import { en as cardEn } from '../games/istanbul/words/card.en';
import cardTr from '../games/istanbul/words/card.tr';
import reasonsDe from '../games/istanbul/words/reasons.de';
import { en as reasonsEn } from '../games/istanbul/words/reasons.en';
import reasonsTr from '../games/istanbul/words/reasons.tr';
import tableDe from '../games/istanbul/words/table.de';
import { en as tableEn } from '../games/istanbul/words/table.en';
import tableTr from '../games/istanbul/words/table.tr';
import de from './de';
import { en } from './en';
import type { Language, Messages } from './i18n.svelte';
import tr from './tr';

const CATALOGUES: Record<Language, readonly Messages[]> = {
  en: [
    en,
    cardEn,
    tableEn,
    reasonsEn,
    aroundEn,
    learnEn,
    penEn,
    storyEn,
    rulePageEn,
    ruleEn,
    writtenEn,
    replayEn,
    resultEn,
  ],
  de: [
    de,
    cardDe,
    tableDe,
    reasonsDe,
    aroundDe,
    learnDe,
    penDe,
    storyDe,
    rulePageDe,
    ruleDe,
    writtenDe,
    replayDe,
    resultDe,
  ],
  tr: [
    tr,
    cardTr,
    tableTr,
    reasonsTr,
    aroundTr,
    learnTr,
    penTr,
    storyTr,
    rulePageTr,
    ruleTr,
    writtenTr,
    replayTr,
    resultTr,
  ],
};

type Forbidden = readonly (readonly [phrase: RegExp, reason: string])[];

/** Windows and classes of cards have their names in the appendix alone. */
const WINDOWS: Forbidden = [
  [/\b(OPEN|PAY|ROLL|PH1)\b/, 'the text says in words when a card may be played'],
  [
    /\bclass(es)? [OPMXSR]\b|\bKlassen? [OPMXSR]\b|\b[OPMXSR] sınıfı/,
    'the text says in words when a card may be played',
  ],
];

const FORBIDDEN: Record<Language, Forbidden> = {
  en: [
    ...WINDOWS,
    [/lying|assistants? lies?\b|\bof yours lies\b/i, 'reads as a liar: assistants wait'],
    [/full wheelbarrow/i, 'full of goods; meant is one with all extensions'],
    [/\banother good\b/i, 'the smuggler takes any good, even the one he brought'],
    [/fit together/i, 'names and passwords are wrong or right'],
    [/lay(s|ing)? (one )?down|laid down/i, 'assistants are left and picked up'],
    [/taken back|take back/i, 'the word is undo'],
    [/[a-z] …/, 'English has no space before the dots'],
  ],
  de: [
    ...WINDOWS,
    [/\bPlatz \{n\} von/, 'reads as a rank'],
    [/an \{n\}\. Stelle/, 'reads as a rank'],
    [/\bKarawane\b/, 'the place is a Karawanserei'],
    [/zurück(zu)?nehm|zurückgenommen|^Zurücknehmen$/i, 'undo has one word: rückgängig'],
    [/Irgendeiner oder/, 'nobody says this of a name'],
    [/volle[rn]? Schubkarre/, 'full of goods; meant is one with all extensions'],
    [/^Hier: \{/, 'a list is no sentence'],
    [/ist gut für/, 'translated from English'],
    [/dessen Person|seiner eigenen Person/, 'nobody owns a person'],
    [/liegende[nr]? Gehilfe|hingelegt|\bhinlegen/, 'Gehilfen werden dagelassen und warten'],
    [/["']/, 'German quotes are „ and “, the apostrophe is ’'],
  ],
  tr: [
    ...WINDOWS,
    [/\b[İi]lk (beş|5) yakut/, 'means the first five rubies; meant is who has five first'],
    [/tuttur/, 'means an exact hit; reaching the number is enough'],
    [/dolu (bir )?el arabası/, 'full of goods; meant is one with all extensions'],
    [
      /[Ss]ırayı (burada )?bitir|[Ss]ıran(ı|dır)? (bitir|burada|hemen)|[Ss]ıranda\b|bir sıra daha|[Ee]k sıra/,
      'a turn is a hamle',
    ],
    [/(sıranı|[Ss]ıran) dol|dört sıra/, 'a row of the wheelbarrow is a bölme'],
    [/[ıiuü]yor mus[uü]n/, 'a question about what one wants is asked with -ecek misin'],
    [/lira öde: /, 'a colon is no dative'],
    [/(kimseye|tüccarlara|tüccara) öde(me[zn]|n)/, 'who pays, pays something: para öder'],
    [/Yumuşak|Sağlam/, 'bots are Kolay and Orta'],
    [/\p{L} …/u, 'Turkish has no space before the dots'],
    [/["']/, 'Turkish quotes are “ and ”, the apostrophe is ’'],
  ],
};

function said(message: Messages[string]): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

/** Every text of a language with its name: the catalogues and the rules. */
async function textsOf(language: Language): Promise<[name: string, text: string][]> {
  const rules = await loadRules(language, [...CHAPTERS, ...WRITTEN]);
  return [...CATALOGUES[language], rules].flatMap((catalogue) =>
    Object.entries(catalogue).flatMap(([key, message]) => said(message).map((text): [string, string] => [key, text])),
  );
}

describe('no text says what reads wrongly', () => {
  for (const language of ['en', 'de', 'tr'] as const) {
    it(`in ${language}`, async () => {
      const texts = await textsOf(language);
      expect(texts.length).toBeGreaterThan(1000);
      const found = FORBIDDEN[language].flatMap(([phrase, reason]) =>
        texts.filter(([, text]) => phrase.test(text)).map(([name, text]) => `${name}: ${text} (${reason})`),
      );
      expect(found).toEqual([]);
    });
  }

  it('says once whose turn it is not', () => {
    for (const [words, sentence] of [
      [en, 'It is not your turn.'],
      [de, 'Du bist nicht am Zug.'],
      [tr, 'Sıra sende değil.'],
    ] as [Messages, string][]) {
      expect(Object.keys(words).filter((key) => words[key] === sentence)).toEqual(['refused.not-your-turn']);
    }
  });

  it('has one word for undoing on every button', () => {
    for (const words of Object.values(CATALOGUES)) {
      const all = Object.assign({}, ...words) as Messages;
      expect(new Set([all['undo'], all['dlg.undo'], all['keys.undo']]).size).toBe(1);
    }
  });
});

describe('the names of windows and classes', () => {
  const names = /\b(OPEN|PAY|ROLL|PH1)\b/;

  it('are explained in the appendix of the rules and stand in no other table', () => {
    for (const table of allTables()) {
      const isNamed = names.test(table.rows.flat().join(' '));
      expect(isNamed, table.id).toBe(['windows', 'classes'].includes(table.id));
    }
    expect(CHAPTERS[0].groups.at(-1)).toMatchObject({ id: 'appendix', sections: [{ id: 'windows' }] });
  });

  it('stand in the appendix of the pages about the rules alone', () => {
    const folder = new URL('../../../docs/rules/', import.meta.url);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      const [text = '', appendix = ''] = readFileSync(new URL(page, folder), 'utf8').split(/^## Appendix/m);
      expect(text, page).not.toMatch(names);
      expect(text, page).not.toMatch(/class(es)? (O|P|M|X|S|R)\b/);
      if (page === 'istanbul.md') expect(appendix).toMatch(names);
    }
  });
});
