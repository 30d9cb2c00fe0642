/** The lessons, played to their end by clicking. */
import type { Locator } from '@playwright/test';
import { expect, test, type Visitor } from './kit';

/** `next` goes on from something that is read; everything else is done at the table. */
const LESSONS: readonly { title: string; steps: string[] }[] = [
  { title: 'Your first turn', steps: ['next', 'next', 'move 2', 'lay', 'act', 'end'] },
  { title: 'Assistants come back', steps: ['next', 'move 4', 'pick own', 'act', 'end'] },
  { title: 'Goods become lira', steps: ['next', 'move 11', 'lay', 'act', 'sell RGYY', 'end'] },
  { title: 'Paying other merchants', steps: ['next', 'move 9', 'lay', 'pay', 'act', 'call 7', 'end'] },
  { title: 'Your family helps', steps: ['next', 'move 12', 'lay', 'act', 'send 5', 'act', 'end'] },
  {
    title: 'Whom you meet',
    steps: [
      ...['next', 'move 4', 'lay', 'act', 'catch yellow', 'reward lira'],
      ...['meet governor', 'pay', 'meet smuggler', 'take R', 'pay', 'end'],
    ],
  },
  { title: 'The Fountain', steps: ['next', 'move 7', 'act', 'return 2', 'return 3', 'return 5', 'return 9', 'end'] },
  { title: 'A larger wheelbarrow', steps: ['next', 'move 1', 'lay', 'act', 'end'] },
  { title: 'Mosque tiles', steps: ['next', 'move 14', 'lay', 'act', 'tile red', 'end'] },
  {
    title: 'Cards and rubies',
    steps: ['next', 'play five-lira', 'move 16', 'lay', 'act', 'play dealer-again', 'end'],
  },
  { title: 'The end of the game', steps: ['next', 'move 16', 'lay', 'act', 'end', 'play five-lira'] },
];

/** The chapters of the expansions, which are opened one by one. */
const CHAPTERS: readonly (typeof LESSONS)[] = [
  [
    { title: 'Coffee', steps: ['next', 'move 17', 'lay', 'act', 'pay', 'give R', 'done', 'end'] },
    { title: 'Rubies for coffee', steps: ['next', 'move 20', 'lay', 'act', 'end'] },
    { title: 'Guild cards', steps: ['next', 'guild 16', 'end'] },
    {
      title: 'Tavern and barrier',
      steps: ['next', 'move 19', 'lay', 'act', 'tavern barrier', 'barrier 4', 'beyond 17', 'act', 'end'],
    },
  ],
  [
    { title: 'Letters', steps: ['next', 'move 21', 'lay', 'act', 'end'] },
    { title: 'Your companion', steps: ['next', 'place', 'companion 4', 'act', 'end'] },
    {
      title: 'A second turn',
      steps: ['next', 'move 4', 'lay', 'act', 'end', 'sealed 12', 'letter 5', 'move 3', 'lay', 'act', 'end'],
    },
    {
      title: 'The Secret Society',
      steps: ['next', 'move 24', 'lay', 'act', 'sealed 2', 'sealed 3', 'sealed 4', 'ruby 16', 'end'],
    },
  ],
  [{ title: 'The Catacombs', steps: ['next', 'move 25', 'lay', 'act', 'take C', 'move 16', 'end'] }],
];

const coach = ({ page }: Visitor) => page.getByRole('region', { name: 'Coach' });

async function take(learner: Visitor, lesson: (typeof LESSONS)[number]): Promise<void> {
  const { title, steps } = lesson;
  await expect(coach(learner).getByRole('heading', { name: title })).toBeVisible();
  for (const step of steps) {
    const [verb, place] = step.split(' ');
    if (step === 'next') {
      await coach(learner).getByRole('button', { name: 'Next', exact: true }).click();
      continue;
    }
    if (verb === 'move' || verb === 'send' || verb === 'return')
      await expect(learner.page.locator(`[data-veil="${place}"]`)).toHaveClass(/\blit\b/);
    await learner.does(step);
  }
  await expect(coach(learner).getByRole('img', { name: 'Lesson done' })).toBeVisible();
}

async function takeAll(learner: Visitor, from: number, to: number): Promise<void> {
  for (const [at, lesson] of LESSONS.slice(from, to).entries()) {
    if (at > 0) await coach(learner).getByRole('button', { name: 'Next lesson' }).click();
    await expect(coach(learner)).toContainText(`Lesson ${from + at + 1} of 11`);
    await take(learner, lesson);
  }
}

test('I never saw the game, and learn the first half of it by playing', async ({ come }) => {
  const learner = await come();
  await learner.page.goto('/');
  await learner.page.getByRole('link', { name: 'Learn', exact: true }).click();
  await learner.page.getByRole('button', { name: 'Begin' }).click();
  await takeAll(learner, 0, 6);
  // What I have done is kept.
  await learner.page.getByRole('button', { name: 'End the lessons' }).click();
  await expect(learner.page.getByRole('img', { name: 'done' })).toHaveCount(6);
  await learner.page.reload();
  await expect(learner.page.getByRole('img', { name: 'done' })).toHaveCount(6);
  await learner.page.getByRole('button', { name: 'Go on' }).click();
  await expect(coach(learner)).toContainText('Lesson 7 of 11');
});

test('I learn the second half, and begin a game', async ({ come }) => {
  const learner = await come();
  await learner.page.goto('/learn');
  await learner.page.getByRole('button', { name: 'The Fountain' }).click();
  await takeAll(learner, 6, 11);
  await coach(learner).getByRole('button', { name: 'Finish' }).click();
  await expect(learner.page.getByRole('heading', { name: 'You know the bazaar!' })).toBeVisible();
  await learner.page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(learner.prompt).toBeVisible();
  await expect(learner.page).toHaveURL(/\/t\//);
});

for (const chapter of CHAPTERS) {
  test(`I learn an expansion, from “${chapter[0]?.title}” on`, async ({ come }) => {
    const learner = await come();
    await learner.page.goto('/learn');
    await learner.page.getByRole('button', { name: new RegExp(`^1\\s*${chapter[0]?.title}$`) }).click();
    for (const [at, lesson] of chapter.entries()) {
      if (at > 0) await coach(learner).getByRole('button', { name: 'Next lesson' }).click();
      await expect(coach(learner)).toContainText(`Lesson ${at + 1} of ${chapter.length}`);
      await take(learner, lesson);
    }
  });
}

test('the coach helps, and lets me go my own way', async ({ come }) => {
  const learner = await come();
  await learner.page.goto('/learn');
  await learner.page.getByRole('button', { name: 'Begin' }).click();
  const says = coach(learner);
  await says.getByRole('button', { name: 'Next', exact: true }).click();
  await says.getByRole('button', { name: 'Back' }).click();
  await expect(says.getByRole('img', { name: 'Step 1 of 6' })).toBeVisible();
  await says.getByRole('button', { name: 'Next', exact: true }).click();
  await says.getByRole('button', { name: 'Next', exact: true }).click();
  await says.getByRole('button', { name: 'Show me' }).click();
  await expect(learner.place(2).locator('[data-piece="merchant-0"]')).toBeVisible();
  await learner.undoButton.click();
  await expect(says.getByRole('img', { name: 'Step 3 of 6' })).toBeVisible();
  await learner.does('move 3');
  await expect(says).toContainText('leads away from this lesson');
  await says.getByRole('button', { name: 'Do it anyway' }).click();
  await expect(says).toContainText('You went your own way.');
  await says.getByRole('button', { name: 'Do it again' }).click();
  await expect(says.getByRole('img', { name: 'Step 1 of 6' })).toBeVisible();
});

/** Two boxes on the screen that share nothing. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('both have to be seen');
    const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(isApart, JSON.stringify([a, b])).toBe(true);
  }).toPass();
}

for (const [size, viewport] of Object.entries({
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test(`on a ${size} the coach stays beside a dialog, which says what the lesson does not take`, async ({ come }) => {
    const learner = await come(null, { viewport });
    const { page, dialog } = learner;
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Goods become lira' }).click();
    await coach(learner).getByRole('button', { name: 'Next', exact: true }).click();
    await (size === 'phone' ? page.locator('[data-place="11"]').click() : learner.does('move 11'));
    if (size === 'phone') await page.locator('.prompt .go').click();
    await learner.doesAll('lay', 'act');
    await expect(dialog).toBeVisible();
    // It is there once, over the page like the dialog, and can be used.
    await expect(coach(learner)).toHaveCount(1);
    await expect(coach(learner).getByRole('img', { name: 'Step 5 of 6' })).toBeVisible();
    await expectApart(coach(learner), dialog.locator('.dlg'));
    await dialog.getByRole('button', { name: /^Fabric/ }).click();
    await dialog.getByRole('button', { name: /^Sell 3 / }).click();
    const note = page.getByText(/^Not in this lesson: Sell 3 goods/);
    await expect(note).toBeVisible();
    const [said, pressed] = [
      await note.boundingBox(),
      await dialog.getByRole('button', { name: /^Sell 3 / }).boundingBox(),
    ];
    expect(Math.abs((said?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(120);
    await expect(coach(learner)).toContainText('leads away from this lesson');
    await coach(learner).getByRole('button', { name: 'Show me' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(note).toHaveCount(0);
    await expect(coach(learner).getByRole('img', { name: 'Step 6 of 6' })).toBeVisible();
  });
}

test('on a phone my panel is whole above the coach', async ({ come }) => {
  const learner = await come('Ayşe', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await learner.page.goto('/learn');
  await learner.page.getByRole('button', { name: 'Begin' }).click();
  await expect(learner.page.getByText('Welcome to the bazaar!')).toBeVisible();
  await expect(learner.page.locator('.mm[data-seat]')).toBeInViewport({ ratio: 0.99 });
});
