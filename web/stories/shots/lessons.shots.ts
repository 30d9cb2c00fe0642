/** The lessons of every game, each as it begins and at its last step. */
import { CHAPTERS as CAIRO } from '../../src/games/cairo/learn/lessons';
import { en as cairoEn } from '../../src/games/cairo/learn/words/en';
import { CHAPTERS as CHOOSE_WRITE } from '../../src/games/choose_write/learn/lessons';
import { en as chooseWriteEn } from '../../src/games/choose_write/learn/words/en';
import { CHAPTERS as ISTANBUL } from '../../src/games/istanbul/learn/lessons';
import { en as istanbulEn } from '../../src/games/istanbul/learn/words/en';
import type { Chapter } from '../../src/frame/learn/lessons';
import type { Messages } from '../../src/words/i18n.svelte';
import { expect, test } from './gallery';

const GAMES: readonly [game: string, chapters: readonly Chapter[], en: Messages][] = [
  ['istanbul', ISTANBUL, istanbulEn],
  ['choose_write', CHOOSE_WRITE, chooseWriteEn],
  ['cairo', CAIRO, cairoEn],
];

for (const [game, chapters, en] of GAMES) {
  test(`lessons of ${game}`, async ({ visitor, shoot }) => {
    await visitor.page.goto(`/learn/${game}`);
    await expect(visitor.page.getByText(en['lead'] as string)).toBeVisible();
    await shoot(`lessons ${game}`, { page: true });
  });

  for (const { id, steps } of chapters.flatMap(({ lessons }) => lessons)) {
    test(`lesson of ${game}: ${id}`, async ({ visitor, shoot }) => {
      const { page } = visitor;
      await page.goto(`/learn/${game}`);
      const name = new RegExp(en[`${id}.title`] as string);
      await expect(page.locator('main li button', { hasText: name })).toBeAttached();
      // On a phone it may be in a chapter that is folded.
      await page.locator('main li button', { hasText: name }).evaluate((button) => (button as HTMLElement).click());
      const coach = page.getByRole('region', { name: 'Coach' });
      await expect(coach.getByRole('img', { name: 'Step 1 of' })).toBeVisible();
      await shoot(`lesson ${game} ${id} 1`);
      const last = coach.getByRole('img', { name: `Step ${steps.length} of` });
      await expect(async () => {
        if (!(await last.isVisible())) await coach.getByRole('button', { name: /^(Next|Show me)$/ }).click();
        await expect(last).toBeVisible({ timeout: 500 });
      }).toPass();
      await shoot(`lesson ${game} ${id} last`, { themes: ['light'] });
    });
  }
}
