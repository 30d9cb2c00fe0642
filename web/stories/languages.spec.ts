/** English, German, Turkish: nobody reads a word of another language. */
import { en as cardEn } from '../src/games/istanbul/words/card.en';
import cardDe from '../src/games/istanbul/words/card.de';
import cardTr from '../src/games/istanbul/words/card.tr';
import { en as reasonsEn } from '../src/games/istanbul/words/reasons.en';
import reasonsDe from '../src/games/istanbul/words/reasons.de';
import reasonsTr from '../src/games/istanbul/words/reasons.tr';
import { en as tableEn } from '../src/games/istanbul/words/table.en';
import tableDe from '../src/games/istanbul/words/table.de';
import tableTr from '../src/games/istanbul/words/table.tr';
import { en as learnEn } from '../src/games/istanbul/learn/words/en';
import learnDe from '../src/games/istanbul/learn/words/de';
import learnTr from '../src/games/istanbul/learn/words/tr';
import { en as ruleEn } from '../src/games/istanbul/rules/words/en';
import ruleDe from '../src/games/istanbul/rules/words/de';
import ruleTr from '../src/games/istanbul/rules/words/tr';
import { en as rulePageEn } from '../src/frame/rules/words/en';
import rulePageDe from '../src/frame/rules/words/de';
import rulePageTr from '../src/frame/rules/words/tr';
import { en as storyEn } from '../src/games/istanbul/statistics/words/en';
import storyDe from '../src/games/istanbul/statistics/words/de';
import storyTr from '../src/games/istanbul/statistics/words/tr';
import { en as aroundEn } from '../src/frame/learn/words/en';
import aroundDe from '../src/frame/learn/words/de';
import aroundTr from '../src/frame/learn/words/tr';
import { en as replayEn } from '../src/frame/replay/words/en';
import replayDe from '../src/frame/replay/words/de';
import replayTr from '../src/frame/replay/words/tr';
import { en as resultEn } from '../src/frame/result/words/en';
import resultDe from '../src/frame/result/words/de';
import resultTr from '../src/frame/result/words/tr';
import { en as frameEn } from '../src/words/en';
import frameDe from '../src/words/de';
import frameTr from '../src/words/tr';
import type { Messages } from '../src/words/i18n.svelte';
import { expect, test, type Visitor } from './kit';
import { finishedGame } from './kit/finished';

const ENGLISH: Messages[] = [
  frameEn,
  cardEn,
  tableEn,
  reasonsEn,
  replayEn,
  resultEn,
  storyEn,
  aroundEn,
  learnEn,
  rulePageEn,
  ruleEn,
];
const LANGUAGES = {
  de: {
    name: 'Deutsch',
    frame: frameDe,
    all: [frameDe, cardDe, tableDe, reasonsDe, replayDe, resultDe, storyDe, aroundDe, learnDe, rulePageDe, ruleDe],
  },
  tr: {
    name: 'Türkçe',
    frame: frameTr,
    all: [frameTr, cardTr, tableTr, reasonsTr, replayTr, resultTr, storyTr, aroundTr, learnTr, rulePageTr, ruleTr],
  },
} as const;

/** All texts of some catalogues, plural forms included. */
function textsOf(catalogues: readonly Messages[]): string[] {
  return catalogues.flatMap((one) =>
    Object.values(one).flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message))),
  );
}

/** What stands between the holes of a text: icons and bold words cut it into these pieces. */
const piecesOf = (text: string) => text.split(/\{\w+\}/).map((piece) => piece.trim());

/** A test for texts that are English and cannot be of the other language. */
function englishOnly(other: readonly Messages[]): (seen: string) => boolean {
  const shared = new Set(textsOf(other).flatMap((text) => [text, ...piecesOf(text)]));
  const isWord = (text: string) => /\p{L}{3}/u.test(text) && !shared.has(text);
  const own = textsOf(ENGLISH).filter((text) => !shared.has(text));
  const words = new Set(own.flatMap((text) => [text, ...piecesOf(text)]).filter(isWord));
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const sentences = own
    .filter((text) => text.includes('{') && piecesOf(text).join('').replace(/\P{L}/gu, '').length > 5)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escape)
            .join('.+')}$`,
          'u',
        ),
    );
  return (seen) => words.has(seen) || sentences.some((sentence) => sentence.test(seen));
}

/** Everything that is written or read out on a page. */
async function written({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title.split(' – ')[0] ?? ''];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('noscript, style, script, code')) texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '');
  });
}

for (const code of ['de', 'tr'] as const) {
  const { name, frame, all } = LANGUAGES[code];
  const isEnglish = englishOnly(all);

  test(`${name}: I switch, and no English is left`, async ({ ayse, come }) => {
    const { page } = ayse;
    const over = await finishedGame(ayse);
    const playing = await ayse.startTable(await ayse.makeTable({ bots: 2 }));
    const open = await ayse.makeTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await page.goto('/settings');
    await expect(page.getByRole('radio', { name })).toBeVisible();
    expect((await written(ayse)).filter(isEnglish).length, 'English is found where it is').toBeGreaterThan(8);
    await page.getByRole('radio', { name }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', code);

    const look = async (where: string, visitor = ayse) => {
      await expect(visitor.page.locator('main:not(.wait)')).toBeVisible();
      const texts = await written(visitor);
      expect(texts.length, where).toBeGreaterThan(8);
      expect(texts.filter(isEnglish), `English at ${where}`).toEqual([]);
      // A key that is shown instead of its words looks like this.
      expect(
        texts.filter((text) => /^[a-z]+(\.[a-z0-9-]+)+$/.test(text)),
        `keys at ${where}`,
      ).toEqual([]);
    };
    /** Go there without loading the page again. */
    const go = async (path: string, sign: string | RegExp) => {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page.getByText(sign).first()).toBeVisible();
      await look(path);
    };

    await look('/settings');
    await go('/', frame['front.title'] as string);
    await go('/tables', frame['lobby.over'] as string);
    await go('/new', frame['new.visibility'] as string);
    await go('/me', frame['account.out'] as string);
    await go('/learn', (code === 'de' ? learnDe : learnTr).lead as string);
    await go('/rules', (code === 'de' ? rulePageDe : rulePageTr).minute as string);
    await go('/no/such/alley/here', frame['bad.unknown.title'] as string);
    await go(`/t/${open.id}`, frame['waiting.invite'] as string);
    await go(`/t/${playing.id}`, frame['log.full'] as string);
    await ayse.place(9).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await look('a table with a tooltip');
    for (const [key, name] of [
      ['m', 'the menu'],
      ['?', 'the shortcuts'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(ayse.dialog).toBeVisible();
      await look(name);
      await page.keyboard.press('Escape');
      await expect(ayse.dialog).toHaveCount(0);
    }
    await go(`/t/${over.id}`, frame['prompt.over'] as string);
    await go(`/t/${over.id}/replay/30`, (code === 'de' ? replayDe : replayTr)['play-on'] as string);
    await go(`/t/${over.id}/result`, (code === 'de' ? storyDe : storyTr).places as string);

    // A browser that asks for it gets it at once; a friend without a name sees the invitation in it.
    const friend = await come(null, { locale: code === 'de' ? 'de-AT' : 'tr-TR', settings: { language: 'auto' } });
    await friend.page.goto(`/t/${open.id}/join`);
    await expect(friend.page.locator('html')).toHaveAttribute('lang', code);
    await look('an invitation', friend);
  });
}

for (const [code, far, late, unreadable] of [
  [
    'de',
    '4 Schritte entfernt. Ein Zug geht 1 oder 2 Schritte weit.',
    'Ein Gehilfe bleibt direkt nach dem Gehen zurück.',
    '„mvoe 7“ ist keine Aktion. Gemeint vielleicht: move 7',
  ],
  [
    'tr',
    '4 adım ötede. Bir hamlede 1 ya da 2 adım yürünür.',
    'Çırak, yürüdükten hemen sonra bırakılır.',
    '“mvoe 7” bir eylem değil. Şunu mu demek istedin: move 7',
  ],
] as const) {
  test(`${LANGUAGES[code].name}: why something is not possible, at a place and in the notation box`, async ({
    come,
  }) => {
    const ayse = await come('Ayşe', { settings: { language: code } });
    const { page } = ayse;
    const isEnglish = englishOnly(LANGUAGES[code].all);
    await ayse.playFrom({
      players: { red: { merchant: 6, stack: Array(4).fill('own') }, yellow: { merchant: 7 }, green: { merchant: 7 } },
      round: 7,
    });
    await ayse.place(14).hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toContainText(far);
    await expect(tip).toContainText('IST-TRN-03');
    expect((await written(ayse)).filter(isEnglish)).toEqual([]);
    await page.keyboard.press('/');
    const box = ayse.dialog.getByRole('textbox');
    await box.fill('lay');
    await box.press('Enter');
    await expect(ayse.dialog.locator('.bad')).toContainText(late);
    await expect(page.locator('.toast').first()).toContainText(late);
    await box.fill('mvoe 7');
    await box.press('Enter');
    await expect(ayse.dialog.locator('.bad')).toContainText(unreadable);
    expect((await written(ayse)).filter(isEnglish)).toEqual([]);
  });
}

test('English again, from the menu of a table', async ({ come }) => {
  const ayse = await come('Ayşe', { settings: { language: 'tr' } });
  await ayse.play();
  await expect(ayse.page.getByRole('button', { name: frameTr.undo as string, exact: true })).toBeVisible();
  await ayse.page.keyboard.press('m');
  await ayse.dialog.getByRole('radio', { name: 'English' }).check();
  await ayse.page.keyboard.press('Escape');
  await expect(ayse.undoButton).toBeVisible();
  await expect(ayse.prompt).toContainText(`Your move, ${ayse.name}`);
  await expect(ayse.page.locator('html')).toHaveAttribute('lang', 'en');
});
