/** The lessons of Choose & Write, played to their end by clicking. */
import aroundDe from '../../src/frame/learn/words/de';
import aroundTr from '../../src/frame/learn/words/tr';
import learnDe from '../../src/games/choose_write/learn/words/de';
import { en } from '../../src/games/choose_write/learn/words/en';
import learnTr from '../../src/games/choose_write/learn/words/tr';
import { expect, test, type Visitor } from '../kit';
import { violations } from '../kit/axe';

const LEARN = '/learn/choose_write';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Lesson {
  id: string;
  /** `next` goes on from something that is read; everything else is done at the table. */
  steps: readonly string[];
}

const SEVERAL: readonly Lesson[] = [
  { id: 'sheet', steps: ['next', 'next', 'next', 'play 7', 'use 7', 'take FA', 'take JE'] },
  { id: 'turn', steps: ['next', 'hand 1', 'use 2', 'next', 'draw 9'] },
  { id: 'follow', steps: ['next', 'next', 'follow 8 icon'] },
  { id: 'wait', steps: ['next', 'pass'] },
  { id: 'palace', steps: ['next', 'next', 'play A', 'use A', 'card FR-JE'] },
  { id: 'bonus', steps: ['next', 'next', 'follow D action'] },
  { id: 'check', steps: ['next', 'play 13', 'use 13', 'check 8', 'check 1'] },
  { id: 'gate', steps: ['next', 'play 14', 'use 14', 'next'] },
  { id: 'caravan', steps: ['next', 'play 6', 'use 6', 'take JE'] },
  { id: 'guild', steps: ['next', 'play g7', 'give FA', 'give SP', 'give FR'] },
  { id: 'catacombs', steps: ['next', 'play 12', 'use 12', 'target C'] },
  { id: 'fountain', steps: ['next', 'take SP'] },
  { id: 'end', steps: ['next', 'follow 2 icon', 'next'] },
];

const SOLO: readonly Lesson[] = [
  { id: 'alone', steps: ['next', 'play 1', 'use 1', 'follow 5 icon'] },
  { id: 'wall', steps: ['next', 'next', 'play 8', 'use 8', 'next'] },
  { id: 'score', steps: ['next', 'next', 'play 1', 'use 2'] },
];

const title = (id: string) => en[`${id}.title` as 'sheet.title'];
const coach = ({ page }: Visitor) => page.getByRole('region', { name: 'Coach' });

/** Answer as somebody without a keyboard would: on the plan, on a card, in the panel of followers. */
async function does(learner: Visitor, step: string): Promise<void> {
  const { page, isOnPhone } = learner;
  const [verb = '', about = '', payment = ''] = step.split(' ');
  if (step === 'next') return coach(learner).getByRole('button', { name: 'Next', exact: true }).click();
  if (verb === 'follow') {
    await page.locator(`[data-pay="${about} ${payment}"]:visible`).click();
    return page.locator('.fol .go:visible').click();
  }
  if (['use', 'target', 'check'].includes(verb)) {
    const [place, go] = [page.locator(`.board [data-place="${about}"]`), page.locator('.prompt .go')];
    if (!isOnPhone) {
      // The same place answers different questions: what was used before must have come, or the click is an answer to that.
      if (verb !== 'use') await expect(learner.undoButton).toBeEnabled();
      return place.click();
    }
    // A tap before the answer to the last one has come points at something that is gone with it: then one taps again.
    await expect(async () => {
      if (await go.isHidden()) await place.click();
      await go.click({ timeout: 3000 });
    }).toPass();
    return expect(go).toBeHidden();
  }
  // What lies over the table comes last.
  const answer = page.locator(`[data-action="${step}"]:visible`).last();
  // On a phone some cards lie in a sheet of their own; its button goes when the answer to the last step has come.
  // Bots may have to follow first.
  const cards = coach(learner).getByRole('button', { name: 'Show my cards' });
  await expect(async () => {
    if (await answer.isVisible()) return;
    if (isOnPhone && (await cards.isVisible())) await cards.click({ timeout: 3000 });
    await expect(answer).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await answer.click();
  if (isOnPhone && verb === 'draw') await page.locator('.prompt .go').click();
}

async function take(learner: Visitor, { id, steps }: Lesson): Promise<void> {
  await expect(coach(learner).getByRole('heading', { name: title(id) })).toBeVisible();
  for (const step of steps) await does(learner, step);
  await expect(coach(learner).getByRole('img', { name: 'Lesson done' })).toBeVisible();
}

async function takeAll(learner: Visitor, lessons: readonly Lesson[], all: readonly Lesson[]): Promise<void> {
  for (const [at, lesson] of lessons.entries()) {
    if (at > 0) await coach(learner).getByRole('button', { name: 'Next lesson' }).click();
    await expect(coach(learner)).toContainText(`Lesson ${all.indexOf(lesson) + 1} of ${all.length}`);
    await take(learner, lesson);
  }
}

async function open(learner: Visitor, id: string): Promise<void> {
  const { page } = learner;
  await page.goto(LEARN);
  // On a phone one chapter is open.
  const folded = page.locator('summary', { hasText: en['chapter.solo'] });
  await expect(page.getByRole('heading', { name: en.title })).toBeVisible();
  if (learner.isOnPhone && SOLO.some((one) => one.id === id)) await folded.click();
  const lesson = page.getByRole('button', { name: title(id) });
  await lesson.click();
}

test('I never saw the game, and learn the first half of it by playing', async ({ come }) => {
  const learner = await come();
  const { page } = learner;
  // From the lessons of one game to those of another.
  await page.goto('/learn/istanbul');
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Choose & Write' }).click();
  await expect(page).toHaveURL(LEARN);
  await page.getByRole('button', { name: 'Begin' }).click();
  await takeAll(learner, SEVERAL.slice(0, 7), SEVERAL);
  // What I have done is kept, and nobody takes it for lessons of another game.
  await page.getByRole('button', { name: 'End the lessons' }).click();
  await expect(page.getByRole('img', { name: 'done' })).toHaveCount(7);
  await page.goto('/learn/istanbul');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'done' })).toHaveCount(0);
  await page.goto(LEARN);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(coach(learner)).toContainText('Lesson 8 of 13');
});

test('I learn the second half, and begin a game', async ({ come }) => {
  const learner = await come();
  await open(learner, 'gate');
  await takeAll(learner, SEVERAL.slice(7), SEVERAL);
  await coach(learner).getByRole('button', { name: 'Finish' }).click();
  await expect(learner.page.getByRole('heading', { name: en.finished })).toBeVisible();
  await learner.page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(learner.prompt).toBeVisible();
  await expect(learner.page).toHaveURL(/\/t\//);
});

test('I learn to play alone, and do', async ({ come }) => {
  const learner = await come();
  await open(learner, 'alone');
  await takeAll(learner, SOLO, SOLO);
  await coach(learner).getByRole('button', { name: 'Finish' }).click();
  await learner.page.getByRole('button', { name: 'Play alone' }).click();
  await expect(learner.prompt).toBeVisible();
  await expect(learner.page).toHaveURL(/\/t\//);
});

test('the coach helps, and lets me go my own way', async ({ come }) => {
  const learner = await come();
  await open(learner, 'sheet');
  const says = coach(learner);
  await does(learner, 'next');
  await says.getByRole('button', { name: 'Back' }).click();
  await expect(says.getByRole('img', { name: 'Step 1 of 6' })).toBeVisible();
  for (const step of ['next', 'next', 'next']) await does(learner, step);
  // Another card is possible, but not what is taught.
  for (const step of ['play 13', 'use 13']) await does(learner, step);
  await expect(learner.page.getByText(/^Not in this lesson: .*Wainwright/)).toBeVisible();
  await expect(says).toContainText('leads away from this lesson');
  await says.getByRole('button', { name: 'Show me' }).click();
  await expect(says.getByRole('img', { name: 'Step 5 of 6' })).toBeVisible();
  await learner.undoButton.click();
  await expect(says.getByRole('img', { name: 'Step 4 of 6' })).toBeVisible();
  for (const step of ['play 13', 'use 13']) await does(learner, step);
  await says.getByRole('button', { name: 'Do it anyway' }).click();
  await expect(says).toContainText('You went your own way.');
  await says.getByRole('button', { name: 'Do it again' }).click();
  await expect(says.getByRole('img', { name: 'Step 1 of 6' })).toBeVisible();
});

test('a payment that the lesson does not take is no way round it', async ({ come }) => {
  const learner = await come();
  await open(learner, 'wait');
  await does(learner, 'next');
  await does(learner, 'follow 14 icon');
  await expect(coach(learner)).toContainText('leads away from this lesson');
  await does(learner, 'pass');
  await expect(coach(learner).getByRole('img', { name: 'Lesson done' })).toBeVisible();
});

for (const [part, lessons] of Object.entries({
  'the first half': SEVERAL.slice(0, 7),
  'the second half': SEVERAL.slice(7),
  'the lessons alone': SOLO,
})) {
  test(`on a phone I take ${part}`, async ({ come }) => {
    const learner = await come(null, PHONE);
    await open(learner, lessons[0]?.id ?? '');
    await takeAll(learner, lessons, lessons === SOLO ? SOLO : SEVERAL);
  });
}

for (const [language, learn, around] of [
  ['de', learnDe, aroundDe],
  ['tr', learnTr, aroundTr],
] as const) {
  test(`the coach speaks ${language}`, async ({ come }) => {
    const learner = await come(null, { settings: { language } });
    const { page } = learner;
    await page.goto(LEARN);
    await expect(page.getByText(learn.lead as string)).toBeVisible();
    await page.getByRole('button', { name: learn['palace.title'] as string }).click();
    const says = page.getByRole('region', { name: around.coach as string });
    for (const key of ['palace.1', 'palace.2'] as const) {
      await expect(says).toContainText(learn[key] as string);
      await says.getByRole('button', { name: around.next as string, exact: true }).click();
    }
    for (const key of ['palace.3', 'palace.4', 'palace.5'] as const) {
      await expect(says).toContainText(learn[key] as string);
      await says.getByRole('button', { name: around['show-me'] as string }).click();
    }
    await expect(says).toContainText(learn['palace.done'] as string);
  });
}

for (const size of ['laptop', 'phone']) {
  test(`axe finds nothing at the lessons, on a ${size}`, async ({ come }) => {
    const learner = await come(null, size === 'phone' ? PHONE : {});
    await learner.page.goto(LEARN);
    await expect(learner.page.getByRole('heading', { name: en.title })).toBeVisible();
    expect(await violations(learner)).toEqual([]);
    for (const id of ['sheet', 'bonus']) {
      await open(learner, id);
      await expect(coach(learner)).toBeVisible();
      expect(await violations(learner), id).toEqual([]);
      await learner.page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(learner, true), `${id}, dark`).toEqual([]);
      await learner.page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
