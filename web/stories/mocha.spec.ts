/**
 * Every question that Mocha & Baksheesh adds, each asked in a prepared position and answered by clicking: coffee, guild
 * cards, the tavern and its barrier, and the cards of the expansion.
 */
import { expect, playersOf, questionOf, test, viewOf } from './kit';
import { questionsIn, questionsOf, tellStories, type Story } from './kit/asked';
import { playToTheEnd } from './kit/chooser';

const own = (count: number) => Array.from({ length: count }, () => 'own');
const OTHERS = { yellow: { merchant: 7, lira: 3, stack: own(4) }, green: { merchant: 7, lira: 4, stack: own(4) } };
const MOCHA = { rules: 'mocha', coffee_trader: 8, players: OTHERS };

/** A turn from its action on, at the place of my merchant. */
const ACTION = ['act', 'encounters'];
/** In the middle of the action of the place where my merchant is. */
const amid = (place: number, ...agenda: unknown[]) => ({
  turn: { target: place, acted: place },
  agenda: [...agenda, 'encounters'],
});

const STORIES: Story[] = [
  // Coffee.
  {
    title: 'The caravansary gives me coffee beside the cards',
    mine: { merchant: 6, coffee: 1, hand: ['stay'] },
    table: { agenda: ACTION, discards: ['any-sale'] },
    asked: [
      ['act', /Caravansary.*Do you want to use it/, 'act'],
      ['take-cards', /The first of two/, 'draw discards'],
      ['take-cards', /The second of two/, 'draw pile'],
      ['discard-one', /Choose one card/, 'discard stay'],
    ],
    then: { coffee: 2, cards: 2 },
  },
  {
    title: 'I roast with lira, a good and a guild card',
    mine: { merchant: 17, lira: 3, goods: 'RY', hand: ['stay'], guild: [4] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Roasting Plant/, 'act'],
      ['roast', /What do you give for coffee/, 'pay'],
      ['roast', /What do you give for coffee/, 'give Y'],
      ['roast', /What do you give for coffee/, 'drop 4'],
    ],
    then: { coffee: 6, lira: 1, goods: 'R', guild: [], cards: 1 },
    told: /got .*6.* at the Roasting Plant/,
  },
  {
    title: 'I roast with a bonus card and leave it at that',
    mine: { merchant: 17, lira: 5, hand: ['stay', 'five-lira'] },
    table: amid(17, { roast: { used: [], coffee: 2 } }),
    asked: [
      ['roast', /What do you give for coffee/, 'discard stay'],
      ['roast', /What do you give for coffee/, 'done'],
    ],
    then: { coffee: 2, lira: 5, cards: 1 },
  },
  {
    title: 'Roasting waits for the card that brings me the lira',
    mine: { merchant: 17, lira: 0, coffee: 2, hand: ['five-lira', 'stay'] },
    table: amid(17, { roast: { used: ['good'], coffee: 2 } }),
    asked: [
      ['roast', /What do you give for coffee/, 'discard stay'],
      ['roast', /What do you give for coffee/, 'play five-lira'],
      ['roast', /What do you give for coffee/, 'pay'],
    ],
    then: { coffee: 6, lira: 3, cards: 0 },
  },
  {
    title: 'I stop roasting when nothing is left that I want to give',
    mine: { merchant: 17, lira: 0, coffee: 2, hand: ['far-move', 'stay'] },
    table: amid(17, { roast: { used: ['good'], coffee: 2 } }),
    asked: [
      ['roast', /What do you give for coffee/, 'discard stay'],
      ['roast', /What do you give for coffee/, 'done'],
    ],
    then: { coffee: 4, cards: 1 },
  },
  {
    title: 'I buy a ruby at the coffee house, and with a card another one',
    mine: { merchant: 20, coffee: 15, rubies: 1, hand: ['coffee-again'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Coffee House/, 'act'],
      ['encounters', /Play a card or end your turn/, 'play coffee-again'],
    ],
    then: { coffee: 2, rubies: 3, cards: 0 },
    also: ({ view }) => expect(view.rubies.coffee_house).toBe(3),
    told: /bought a ruby at the Coffee House/,
  },
  {
    title: 'I meet the coffee trader and pay with a good',
    mine: { merchant: 8, goods: 'RG' },
    table: { agenda: ['encounters'], turn: { target: 8, acted: 8 } },
    asked: [
      ['encounters', /Whom do you meet/, 'meet coffee-trader'],
      ['pay-trader', /A good; you do not have 2 lira/, 'give G'],
    ],
    then: { coffee: 1, goods: 'R' },
    told: /met the coffee trader/,
  },
  {
    title: 'With the encounter tile he wants nothing',
    mine: { merchant: 8, lira: 4, tavern: ['encounter'] },
    table: { agenda: ['encounters'], turn: { target: 8, acted: 8 } },
    asked: [['encounters', /Whom do you meet/, 'meet coffee-trader']],
    then: { coffee: 1, lira: 4 },
    told: /met the coffee trader: .*for nothing/,
  },

  // Guild cards.
  {
    title: 'The guild hall gives me guild cards, and I discard one',
    mine: { merchant: 18, guild: [9] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Guild Hall/, 'act'],
      ['drop-one', /Choose one guild card/, 'drop 9'],
    ],
    then: { coffee: 1, guild_cards: 2 },
    also: ({ view }) => expect(view.guild_discards).toEqual([9]),
    told: /discarded the guild card “Tea House”/,
  },
  {
    title: 'I play a guild card instead of moving',
    mine: { merchant: 3, lira: 20, rubies: 1, guild: [16] },
    asked: [
      ['start', /play a guild card instead of moving/, 'guild 16'],
      ['guild-end', /Your guild card is played/, 'end'],
    ],
    then: { merchant: 3, lira: 5, rubies: 2, coffee: 3, guild: [] },
    told: /played the guild card “Gemstone Dealer”.*bought a ruby/,
  },
  {
    title: 'A guild card fills my barrow, and I choose two goods more',
    mine: { merchant: 3, guild: [2] },
    asked: [
      ['start', /play a guild card/, 'guild 2'],
      ['take-good', /Take one good/, 'take B'],
      ['take-good', /Take one good/, 'take G'],
    ],
    then: { goods: 'RRGB' },
    also: ({ view }) => expect(questionOf(view)).toBe('guild-end'),
  },
  {
    title: 'The guild of the police sends my family member out to act',
    mine: { merchant: 3, family: 9, guild: [12] },
    asked: [
      ['start', /play a guild card/, 'guild 12'],
      ['send-to-act', /Choose a place that it can use/, 'send 4'],
    ],
    then: { family: 4, goods: 'YY' },
  },
  {
    title: 'The guild of a mosque gives me a tile for one good',
    mine: { merchant: 3, goods: 'R', guild: [14] },
    asked: [
      ['start', /play a guild card/, 'guild 14'],
      ['take-cheap-tile', /Which tile do you take for one good/, 'tile red'],
    ],
    then: { goods: '', tiles: ['red'] },
  },
  {
    title: 'The guild of the tavern sells me two things at once',
    mine: { merchant: 3, coffee: 5, goods: 'YYY', extensions: 1, guild: [19] },
    asked: [
      ['start', /play a guild card/, 'guild 19'],
      ['choose-two', /Which is the first/, 'tavern movement'],
      ['choose-two', /And which is the second/, 'tavern baksheesh'],
      ['take-ruby', /From which place/, 'ruby 20'],
    ],
    then: { coffee: 1, goods: '', tavern: ['movement'], rubies: 1 },
    also: ({ view }) => {
      expect(view.rubies.coffee_house).toBe(4);
      expect(view.baksheesh?.side).toBe('back');
    },
  },
  {
    title: 'What I cannot do completely I cannot play',
    mine: { merchant: 3, lira: 1, guild: [5, 16] },
    asked: [['start', /play a guild card/, 'move 18']],
    also: async ({ ayse }) => {
      await expect(ayse.page.locator('[data-guild="16"]')).toHaveAttribute('aria-disabled', 'true');
    },
  },

  // Tavern and barrier.
  {
    title: 'I buy a tile at the tavern',
    mine: { merchant: 19, coffee: 3 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Tavern/, 'act'],
      ['tavern', /What do you buy with your coffee/, 'tavern encounter'],
    ],
    then: { coffee: 2, tavern: ['encounter'] },
    told: /bought the encounter tile/,
  },
  {
    title: 'I put the barrier up and use a place beside it',
    mine: { merchant: 19, coffee: 2 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Tavern/, 'act'],
      ['tavern', /What do you buy/, 'tavern barrier'],
      ['place-barrier', /First choose the place you want to use/, 'barrier 4'],
      ['place-beyond', /Which neighbour shall be on the other side/, 'beyond 17'],
      ['barrier-act', /Fruit Warehouse.*Do you want to use the place beside the barrier/, 'act'],
    ],
    then: { coffee: 0, goods: 'YY', merchant: 19 },
    also: async ({ view, ayse }) => {
      expect(view.barrier).toEqual({ between: [4, 17], control: 'red', bars: ['yellow', 'green'] });
      await expect(ayse.page.locator('[data-barrier]')).toHaveAccessibleName(/Fruit Warehouse.*You control/);
    },
    told: /put the barrier between/,
  },
  {
    title: 'I pay baksheesh for a ruby',
    mine: { merchant: 19, coffee: 6, goods: 'YYYB', extensions: 1 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Tavern/, 'act'],
      ['tavern', /What do you buy/, 'tavern baksheesh'],
      ['take-ruby', /From which place/, 'ruby 13'],
    ],
    then: { coffee: 2, goods: 'B', rubies: 1 },
    told: /as baksheesh for a ruby from the Sultan/,
  },
  {
    title: 'The movement tile leads straight on',
    mine: { merchant: 16, tavern: ['movement'] },
    asked: [['start', /Choose a lit place/, 'move 10']],
    then: { merchant: 10 },
  },

  // Cards.
  {
    title: 'I play a card for coffee and sell one',
    mine: { merchant: 3, hand: ['two-coffee', 'coffee-sale'] },
    asked: [
      ['start', /Your move/, 'play two-coffee'],
      ['start', /Your move/, 'play coffee-sale'],
    ],
    then: { coffee: 1, lira: 8 },
  },
  {
    title: 'I buy a guild card with a card',
    mine: { merchant: 3, coffee: 2, hand: ['buy-guild'] },
    asked: [['start', /Your move/, 'play buy-guild']],
    then: { coffee: 0, guild_cards: 1 },
    told: /drew a guild card/,
  },
  {
    title: 'I swap goods and coffee for others',
    mine: { merchant: 3, coffee: 2, goods: 'RG', hand: ['exchange'] },
    asked: [
      ['start', /Your move/, 'play exchange'],
      ['give-up', /What do you give/, 'give C'],
      ['give-up', /What do you give/, 'give R'],
      ['give-up', /What do you give/, 'done'],
      ['take-other', /What do you take for it/, 'take B'],
      ['take-other', /What do you take for it/, 'take B'],
    ],
    then: { coffee: 1, goods: 'GBB' },
    told: /played “Swap three”/,
  },
  {
    title: 'I turn a die to six',
    mine: { merchant: 9, hand: ['turn-six', 'stay'] },
    table: amid(9, { dice: { place: 9, first: 2, second: 3, call: 9, changed: false } }),
    asked: [
      ['dice', /You rolled 2 and 3/, 'play turn-six'],
      ['turn-die', /Which die/, 'turn 1'],
      ['dice', /You rolled 6 and 3/, 'keep'],
    ],
    then: { lira: 9, cards: 1 },
  },
  {
    title: 'I jump to a corner',
    mine: { merchant: 7, hand: ['corner-move'] },
    asked: [
      ['start', /Your move/, 'play corner-move'],
      ['corner-move', /Choose a lit corner/, 'move 13'],
    ],
    then: { merchant: 13 },
    told: /jumped to the Sultan/,
  },
  {
    title: 'I use the wainwright once more',
    mine: { merchant: 1, lira: 15, hand: ['wainwright-again'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Wainwright/, 'act'],
      ['encounters', /Play a card/, 'play wainwright-again'],
    ],
    then: { lira: 1, extensions: 2 },
  },
  {
    title: 'I roll for coffee and lira',
    mine: { merchant: 3, hand: ['coffee-dice'] },
    asked: [['start', /Your move/, 'play coffee-dice']],
    also: ({ me }) => expect(me.coffee).toBeGreaterThan(0),
    told: /played “Dice for coffee”, rolled/,
  },
];

tellStories(STORIES, MOCHA);

test('a barrier of somebody else stands in my way', async ({ ayse }) => {
  await ayse.playFrom({
    ...MOCHA,
    barrier: { between: [1, 7], control: 'yellow' },
    players: { red: { merchant: 7 }, ...OTHERS },
  });
  await expect(ayse.prompt).toContainText('Choose a lit place');
  // Without it the Wainwright is one step away and the Black Market behind it two.
  expect(await ayse.litPlaces()).toEqual([3, 4, 5, 6, 12, 15, 17, 18, 19]);
  await ayse.place(1).hover();
  await expect(ayse.page.getByRole('tooltip')).toContainText('The barrier is in the way');
});

test('no question of the expansion is left out', () => {
  const known = questionsIn('src/bedesten/games/istanbul/mocha/questions.py');
  expect(known.length).toBeGreaterThan(15);
  // These two are carried out without an answer.
  const silent = ['guild-away', 'guild-extra'];
  expect(known.filter((question) => !silent.includes(question) && !questionsOf(STORIES).includes(question))).toEqual(
    [],
  );
});

test('nobody sees the guild cards of another player', async ({ come }) => {
  const [ayse, deniz] = [await come('Ayşe'), await come('Deniz')];
  const made = await ayse.makeTable({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    position: { ...MOCHA, players: { red: { merchant: 3, guild: [5, 20] }, yellow: OTHERS.yellow } },
  });
  await deniz.joinTable(made);
  const table = await ayse.startTable(made);
  await ayse.sitDown(table);
  await deniz.sitDown(table);
  await expect(ayse.page.locator('[data-guild]')).toHaveCount(2);
  await expect(deniz.panel(0).locator('[data-guilds] .n')).toHaveText('2');
  await expect(deniz.page.locator('[data-guild="5"]')).toHaveCount(0);
  expect(playersOf(await viewOf(deniz, table))[0]?.guild).toEqual([]);
});

test('the form of a new table offers the expansion with its own layouts', async ({ ayse }) => {
  const { page } = ayse;
  await page.goto('/new');
  await expect(page.getByRole('radio', { name: 'Short paths' })).toBeChecked();
  await page.getByRole('radio', { name: 'Mocha & Baksheesh' }).check();
  await expect(page.getByRole('radio', { name: 'Short paths' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'First game' })).toBeChecked();
});

test('the sixth ruby ends the game', async ({ ayse }) => {
  const table = await ayse.playFrom({
    ...MOCHA,
    round: 14,
    agenda: ACTION,
    players: { red: { merchant: 20, lira: 40, rubies: 5, coffee: 8 }, yellow: OTHERS.yellow },
  });
  await expect(ayse.page.locator('[data-place]')).toHaveCount(20);
  expect(await playToTheEnd(ayse)).toBeGreaterThan(1);
  await expect(ayse.prompt).toContainText('The game is over. Ayşe');
  expect(playersOf(await viewOf(ayse, table))[0]?.rubies).toBe(6);
});
