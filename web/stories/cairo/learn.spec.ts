/** The lessons of Cairo, played to their end by clicking. */
import aroundDe from '../../src/frame/learn/words/de';
import aroundTr from '../../src/frame/learn/words/tr';
import learnDe from '../../src/games/cairo/learn/words/de';
import { en } from '../../src/games/cairo/learn/words/en';
import learnTr from '../../src/games/cairo/learn/words/tr';
import { expect, test, type Visitor } from '../kit';
import { violations } from '../kit/axe';
import { card, go, kind, PHONE, puts, site, way } from './table';

const LEARN = '/learn/cairo';

interface Lesson {
  id: string;
  /** `next` goes on from something that is read; everything else is done at the table. */
  steps: readonly string[];
}

const GAME: readonly Lesson[] = [
  { id: 'draw', steps: ['next', 'next', 'next', 'draw 1', 'draw pile'] },
  { id: 'stall', steps: ['next', 'play 1', 'build white', 'site D2', 'entry D3'] },
  { id: 'entry', steps: ['next', 'play 4', 'build purple', 'site A5', 'entry A4'] },
  { id: 'lure', steps: ['next', 'next', 'lure K8 I7'] },
  { id: 'foreign', steps: ['next', 'next', 'lure L1 F1'] },
  { id: 'expand', steps: ['next', 'play 1', 'expand red', 'tile B3'] },
  { id: 'medals', steps: ['next', 'next', 'play 1', 'expand red', 'tile B2'] },
  { id: 'barkers', steps: ['next', 'next', 'lure B11 I7'] },
  { id: 'final', steps: ['next', 'play 1', 'expand red', 'tile C4', 'retire'] },
  { id: 'scoring', steps: ['next', 'next', 'retire'] },
];

const MORE: readonly Lesson[] = [
  { id: 'joker', steps: ['next', 'play J258', 'fee white', 'build yellow', 'site F11', 'entry F10'] },
  { id: 'three', steps: ['next', 'three', 'build white', 'site D5', 'entry D4'] },
  { id: 'pay', steps: ['next', 'play 5', 'expand green', 'tile H6', 'pay white', 'pay yellow', 'go'] },
  { id: 'tie', steps: ['next', 'lure F6 K5'] },
  { id: 'occupied', steps: ['next', 'next', 'lure B11 I7'] },
  { id: 'ways', steps: ['next', 'play 5', 'expand white', 'tile E6'] },
  { id: 'move', steps: ['next', 'play 2', 'move green', 'site F3', 'entry G3'] },
];

const TWO: readonly Lesson[] = [
  { id: 'neutral', steps: ['next', 'next', 'lure L1 F1'] },
  { id: 'first', steps: ['next', 'place white', 'site C2', 'entry C3'] },
];

const title = (id: string) => en[`${id}.title` as 'draw.title'];
const coach = ({ page }: Visitor) => page.getByRole('region', { name: 'Coach' });

/** Do what was chosen, where that has not ended the step already, perhaps just now. */
async function confirm(learner: Visitor): Promise<void> {
  const done = coach(learner).getByRole('img', { name: 'Lesson done' });
  await expect(async () => {
    await expect(go(learner).or(done).first()).toBeVisible({ timeout: 3000 });
    if (!(await done.isVisible())) await go(learner).click({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

/** Answer as somebody without a keyboard would: on the market, on a card, in the panel of what is decided. */
async function does(learner: Visitor, step: string): Promise<void> {
  const { page } = learner;
  const [verb = '', about = '', ...more] = step.split(' ');
  switch (verb) {
    case 'next':
      return coach(learner).getByRole('button', { name: 'Next', exact: true }).click();
    case 'draw':
      return page.locator(`[data-action="${step}"]:visible`).last().click();
    case 'play':
      return card(learner, about).click();
    case 'three': {
      // With three cards in hand there is no choice which.
      await way(learner, 'build').click();
      return card(learner, 'any').click();
    }
    case 'expand':
    case 'move':
      if (!(await kind(learner, step).isVisible()))
        await page.getByRole('tab', { name: verb === 'expand' ? 'Expand' : 'Move' }).click();
      return kind(learner, step).click();
    case 'build':
      return kind(learner, step).click();
    case 'fee':
    case 'pay':
    case 'place':
      return page.locator(`[data-${verb}="${about}"]:visible`).click();
    case 'site':
      return puts(learner, about);
    case 'tile':
    case 'entry':
      await puts(learner, about, verb === 'entry' ? 'entry' : 'site');
      return confirm(learner);
    case 'lure':
      await site(learner, about).click();
      await page.locator(`[data-lure="${more[0] ?? ''}"]:visible`).click();
      return confirm(learner);
    case 'retire': {
      // Bots may have to retire first, and whoever could still build is asked once more.
      await page.locator('[data-action="retire"]:visible').click();
      const sure = learner.dialog.getByRole('button', { name: 'Do it' });
      await expect(sure.or(coach(learner).getByRole('img', { name: 'Lesson done' })).first()).toBeVisible();
      return (await sure.isVisible()) ? sure.click() : undefined;
    }
    default:
      return confirm(learner);
  }
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
  await expect(page.getByRole('heading', { name: en.title })).toBeVisible();
  // On a phone one chapter is open.
  const chapter = MORE.some((one) => one.id === id) ? 'more' : TWO.some((one) => one.id === id) ? 'two' : null;
  if (learner.isOnPhone && chapter) await page.locator('summary', { hasText: en[`chapter.${chapter}`] }).click();
  await page.getByRole('button', { name: title(id) }).click();
}

test('I never saw the game, and learn it by playing', async ({ come }) => {
  const learner = await come();
  const { page } = learner;
  // From the lessons of one game to those of another.
  await page.goto('/learn/istanbul');
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Cairo' }).click();
  await expect(page).toHaveURL(LEARN);
  await page.getByRole('button', { name: 'Begin' }).click();
  await takeAll(learner, GAME.slice(0, 6), GAME);
  // What I have done is kept.
  await page.getByRole('button', { name: 'End the lessons' }).click();
  await expect(page.getByRole('img', { name: 'done' })).toHaveCount(6);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(coach(learner)).toContainText('Lesson 7 of 10');
});

test('I learn how it ends, and begin a game', async ({ come }) => {
  const learner = await come();
  await open(learner, 'medals');
  await takeAll(learner, GAME.slice(6), GAME);
  await coach(learner).getByRole('button', { name: 'Finish' }).click();
  await expect(learner.page.getByRole('heading', { name: en.finished })).toBeVisible();
  await learner.page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(learner.prompt).toBeVisible();
  await expect(learner.page).toHaveURL(/\/t\//);
});

for (const [part, lessons] of Object.entries({ 'the finer points': MORE, 'how two play': TWO })) {
  test(`I learn ${part}`, async ({ come }) => {
    const learner = await come();
    await open(learner, lessons[0]?.id ?? '');
    await takeAll(learner, lessons, lessons);
  });
}

test('the coach helps, and lets me go my own way', async ({ come }) => {
  const learner = await come();
  await open(learner, 'stall');
  const says = coach(learner);
  await does(learner, 'next');
  await says.getByRole('button', { name: 'Back' }).click();
  await expect(says.getByRole('img', { name: 'Step 1 of 5' })).toBeVisible();
  await does(learner, 'next');
  // Another card is possible, but not what is taught.
  await does(learner, 'play 3');
  await expect(says).toContainText('leads away from this lesson');
  await says.getByRole('button', { name: 'Show me' }).click();
  await expect(says.getByRole('img', { name: 'Step 3 of 5' })).toBeVisible();
  await does(learner, 'build blue');
  await says.getByRole('button', { name: 'Do it anyway' }).click();
  await expect(says).toContainText('You went your own way.');
  await says.getByRole('button', { name: 'Do it again' }).click();
  await expect(says.getByRole('img', { name: 'Step 1 of 5' })).toBeVisible();
});

for (const [language, learn, around] of [
  ['de', learnDe, aroundDe],
  ['tr', learnTr, aroundTr],
] as const) {
  test(`the coach speaks ${language}`, async ({ come }) => {
    const learner = await come(null, { settings: { language } });
    const { page } = learner;
    await page.goto(LEARN);
    await expect(page.getByText(learn.lead as string)).toBeVisible();
    await page.getByRole('button', { name: learn['expand.title'] as string }).click();
    const says = page.getByRole('region', { name: around.coach as string });
    await expect(says).toContainText(learn['expand.1'] as string);
    await says.getByRole('button', { name: around.next as string, exact: true }).click();
    for (const key of ['expand.2', 'expand.3', 'expand.4'] as const) {
      await expect(says).toContainText(learn[key] as string);
      await says.getByRole('button', { name: around['show-me'] as string }).click();
    }
    await expect(says).toContainText(learn['expand.done'] as string);
  });
}

for (const [size, how, id] of [
  ['laptop', {}, 'barkers'],
  ['phone', PHONE, 'draw'],
] as const) {
  test(`axe finds nothing at the lessons, on a ${size}`, async ({ come }) => {
    const learner = await come(null, how);
    const { page } = learner;
    await page.goto(LEARN);
    await expect(page.getByRole('heading', { name: en.title })).toBeVisible();
    expect(await violations(learner)).toEqual([]);
    await open(learner, id);
    await expect(coach(learner)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(learner, colorScheme === 'dark'), colorScheme).toEqual([]);
    }
  });
}
