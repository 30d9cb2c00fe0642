/**
 * Every question that Istanbul's base game can ask, each asked in a prepared position and answered by clicking. What
 * came of it is read from the house, and the page has to show the same.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, playersOf, questionOf, test, type Player } from './kit';
import { questionsIn, questionsOf, tellStories, type Story } from './kit/asked';

const own = (count: number) => Array.from({ length: count }, () => 'own');
const OTHERS = { yellow: { merchant: 7, lira: 3, stack: own(4) }, green: { merchant: 7, lira: 4, stack: own(4) } };
/** A turn from its action on, at the place of my merchant. */
const ACTION = ['act', 'encounters'];

const STORIES: Story[] = [
  // The way to a place.
  {
    title: 'I choose a lit place and my merchant goes there',
    mine: { merchant: 7 },
    asked: [['move', /Your move, Ayşe.*1 or 2 steps away/, 'move 2']],
    then: { merchant: 2 },
    also: ({ view }) => expect(questionOf(view)).toBe('assist'),
  },
  {
    title: 'I play a card to stay where I am',
    mine: { merchant: 2, hand: ['stay'] },
    asked: [['move', /Your move/, 'play stay']],
    then: { merchant: 2, cards: 0 },
    also: ({ view }) => expect(view.discards).toEqual(['stay']),
    told: /played “Stay/,
  },
  {
    title: 'I play a card to go far',
    mine: { merchant: 7, hand: ['far-move', 'far-move'] },
    asked: [
      ['move', /Your move/, 'play far-move'],
      ['far-move', /3 or 4 steps away/, 'move 13'],
    ],
    then: { merchant: 13, cards: 1 },
  },
  {
    title: 'I leave an assistant',
    mine: { merchant: 2 },
    table: { agenda: ['assist', 'pay-merchants', ...ACTION] },
    asked: [['assist', /Leave one here/, 'lay']],
    then: { lying: [2], stack: ['own', 'own', 'own'] },
  },
  {
    title: 'I pick up my own assistant',
    mine: { merchant: 2, lying: [2, 4] },
    table: { agenda: ['assist', 'pay-merchants', ...ACTION] },
    asked: [['assist', /Pick yours up/, 'pick own']],
    then: { lying: [4], stack: ['own', 'own', 'own'] },
  },
  {
    title: 'I pick up a neutral assistant',
    mine: { merchant: 2, lying: [4], stack: own(2) },
    table: {
      agenda: ['assist', 'pay-merchants', ...ACTION],
      neutral_assistants: [2, 5, 8],
      players: { yellow: { ...OTHERS.yellow, stack: own(3) }, green: { ...OTHERS.green, stack: own(3) } },
    },
    asked: [['assist', /neutral assistant is waiting here/, 'pick neutral']],
    then: { lying: [4] },
    also: ({ me }) => expect(me.stack).toContain('neutral'),
  },
  {
    title: 'I end my turn where I have no assistant to leave',
    mine: { merchant: 2, lying: [4, 5, 6, 8], stack: [] },
    table: { agenda: ['assist', 'pay-merchants', ...ACTION] },
    asked: [['assist', /Your turn ends here/, 'stop']],
    told: /ended the turn early/,
  },
  {
    title: 'I pay the merchants who are there before me',
    mine: { merchant: 2, lira: 5, lying: [2], stack: own(3) },
    table: {
      agenda: ['pay-merchants', ...ACTION],
      players: { yellow: { ...OTHERS.yellow, merchant: 2 }, green: { ...OTHERS.green, merchant: 2 } },
    },
    asked: [['pay-merchants', /Pay 4 lira.*Elif and Orhan.*you have 5/, 'pay']],
    then: { lira: 1 },
    also: ({ view }) => expect(playersOf(view).map(({ lira }) => lira)).toEqual([1, 5, 6]),
    told: /Paid Elif 2\slira\. Paid Orhan 2\slira/,
  },

  // The action.
  {
    title: 'I fill my wheelbarrow up at a warehouse',
    mine: { merchant: 2, extensions: 1, goods: 'R' },
    table: { agenda: ACTION },
    asked: [['act', /Fabric Warehouse/, 'act']],
    then: { goods: 'RRR' },
    told: /took .* at the Fabric Warehouse/,
  },
  {
    title: 'I leave a place unused',
    mine: { merchant: 2 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Do you want to use it/, 'skip'],
      ['encounters', /End your turn/, 'end'],
    ],
    then: { goods: '' },
    told: /did nothing at the Fabric Warehouse/,
  },
  {
    title: 'I buy my third extension, with a ruby',
    mine: { merchant: 1, lira: 9, extensions: 2 },
    table: { agenda: ACTION },
    asked: [['act', /Wainwright/, 'act']],
    then: { extensions: 3, rubies: 1, lira: 2 },
    told: /bought an extension/,
  },
  {
    title: 'With the green tile I buy one more good',
    mine: { merchant: 3, lira: 4, tiles: ['green'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Spice Warehouse/, 'act'],
      ['green-tile', /Extra good/, 'take B'],
    ],
    then: { goods: 'GGB', lira: 2 },
    told: /with the green tile/,
  },
  {
    title: 'With the green tile I buy nothing',
    mine: { merchant: 3, lira: 4, tiles: ['green'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Spice Warehouse/, 'act'],
      ['green-tile', /Extra good/, 'done'],
    ],
    then: { goods: 'GG', lira: 4 },
  },
  {
    title: 'I take the mail, and once more with a card',
    mine: { merchant: 5, hand: ['post-again'] },
    table: { agenda: ACTION, mail: 0 },
    asked: [
      ['act', /Post Office/, 'act'],
      ['encounters', /Play a card or end your turn/, 'play post-again'],
    ],
    then: { goods: 'RGYY', lira: 4, cards: 0 },
    also: ({ view }) => expect(view.mail).toBe(2),
    told: /collected/,
  },
  {
    title: 'I take a card from each pile and discard one',
    mine: { merchant: 6, hand: ['stay'] },
    table: { agenda: ACTION, discards: ['any-sale', 'five-lira'] },
    asked: [
      ['act', /Caravansary/, 'act'],
      ['take-cards', /The first of two/, 'draw discards'],
      ['take-cards', /The second of two/, 'draw pile'],
      ['discard-one', /Choose one card from your hand/, 'discard stay'],
    ],
    then: { cards: 2 },
    also: ({ view, me }) => {
      expect(me.hand).toContain('any-sale');
      expect(view.discards).toEqual(['stay', 'five-lira']);
    },
    told: /discarded “Stay/,
  },
  {
    title: 'At the Fountain I call back whom I like',
    mine: { merchant: 7, lying: [2, 4, 9], stack: own(1) },
    table: { agenda: ACTION },
    asked: [
      ['act', /Fountain/, 'act'],
      ['gather', /Choose lit places/, 'return 4'],
      ['gather', /Choose lit places/, 'return 9'],
      ['gather', /Choose lit places/, 'done'],
    ],
    then: { lying: [2], stack: own(3) as Player['stack'] },
    told: /called back 2\sassistants at the Fountain/,
  },
  {
    title: 'At the Black Market I take a good and then roll',
    mine: { merchant: 8 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Black Market/, 'act'],
      ['good-or-roll', /Take a good now, or roll first/, 'take G'],
    ],
    also: ({ me }) => expect(me.goods).toMatch(/^GB{0,2}$/),
    told: /Black Market with a roll of|rolled/,
  },
  {
    title: 'At the Black Market I roll first and then take a good',
    mine: { merchant: 8 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Black Market/, 'act'],
      ['good-or-roll', /Take a good now, or roll first/, 'roll'],
      ['take-good', /The Black Market gives you one/, 'take Y'],
    ],
    also: ({ me }) => expect(me.goods).toMatch(/^YB{0,2}$/),
  },
  {
    title: 'At the Tea House I call a number',
    mine: { merchant: 9, lira: 1 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Tea House/, 'act'],
      ['call', /Which number do you call/, 'call 5'],
    ],
    also: ({ me }) => expect([1 + 5, 1 + 2]).toContain(me.lira),
    told: /called 5 at the Tea House, rolled/,
  },
  ...(
    [
      ['I keep a roll', 'keep', 2],
      ['I turn the first die with the red tile', 'turn 1', 8],
      ['I turn the second die with the red tile', 'turn 2', 2],
    ] as const
  ).map(([title, answer, gain]): Story => ({
    title,
    mine: { merchant: 9, tiles: ['red'] },
    table: {
      agenda: [{ dice: { place: 9, first: 1, second: 4, call: 8, changed: false } }, 'encounters'],
      ...(answer === 'turn 2' && {
        agenda: [{ dice: { place: 9, first: 1, second: 3, call: 8, changed: false } }, 'encounters'],
      }),
    },
    asked: [['dice', /You rolled 1 and [34]\. Change the roll/, answer]],
    then: { lira: gain },
  })),
  {
    title: 'I roll again with the red tile',
    mine: { merchant: 9, tiles: ['red'] },
    table: { agenda: [{ dice: { place: 9, first: 1, second: 4, call: 3, changed: false } }, 'encounters'] },
    asked: [['dice', /Change the roll/, 'reroll']],
    also: ({ me }) => expect([2, 3]).toContain(me.lira),
  },
  {
    title: 'I sell what the Large Market asks for',
    mine: { merchant: 10, extensions: 1, goods: 'RRGB' },
    table: { agenda: ACTION, large_market: { top: 'L1' } },
    asked: [
      ['act', /Large Market/, 'act'],
      ['sell', /Choose the goods you want to sell/, 'sell RRB'],
    ],
    then: { goods: 'G', lira: 12 },
    also: ({ view }) => expect(view.large_market.bottom).toEqual(['L1']),
    told: /sold 3 goods at the Large Market for/,
  },
  {
    title: 'I sell anything at the Small Market with a card',
    mine: { merchant: 11, extensions: 1, goods: 'RRRBB', hand: ['any-sale'] },
    table: { agenda: ACTION, small_market: { top: 'S1' } },
    asked: [
      ['act', /Small Market/, 'play any-sale'],
      ['sell', /Choose the goods you want to sell/, 'sell RRRBB'],
    ],
    then: { goods: '', lira: 20, cards: 0 },
  },
  {
    title: 'I send my family member, who uses another place for me',
    mine: { merchant: 12, lira: 20 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Police Station/, 'act'],
      ['send', /Choose a place where it acts for you/, 'send 16'],
      ['family-act', /Shall your family member use it/, 'act'],
    ],
    then: { family: 16, rubies: 1, lira: 20 - 14 },
    told: /sent the family member to the Gemstone Dealer/,
  },
  {
    title: 'I send my family member away without a use',
    mine: { merchant: 12 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Police Station/, 'act'],
      ['send', /Choose a place/, 'send 4'],
      ['family-act', /Shall your family member use it/, 'skip'],
    ],
    then: { family: 4, goods: '' },
  },
  {
    title: 'I pay the Sultan with goods of my choice, twice with a card',
    mine: { merchant: 13, extensions: 2, goods: 'RRRRGGYYBBBB', hand: ['palace-again'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Sultan’s Palace/, 'act'],
      ['pay-palace', /Choose 1 more good to pay/, 'give R'],
      ['encounters', /Play a card/, 'play palace-again'],
      ['pay-palace', /Choose 1 more good to pay/, 'give B'],
    ],
    then: { goods: 'R', rubies: 2, cards: 0 },
    told: /bought a ruby at the Sultan’s Palace/,
  },
  {
    title: 'I take the second tile of a mosque, with a ruby',
    mine: { merchant: 14, goods: 'GG', tiles: ['red'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Small Mosque/, 'act'],
      ['take-tile', /Which tile do you take/, 'tile green'],
    ],
    then: { goods: 'G', tiles: ['red', 'green'], rubies: 1 },
    told: /took the green tile/,
  },
  {
    title: 'I take the blue tile and a fifth assistant',
    mine: { merchant: 15, goods: 'BBYY' },
    table: { agenda: ACTION },
    asked: [
      ['act', /Great Mosque/, 'act'],
      ['take-tile', /Which tile do you take/, 'tile blue'],
    ],
    then: { goods: 'YYB', tiles: ['blue'], stack: own(5) as Player['stack'] },
    told: /The fifth assistant joined/,
  },
  {
    title: 'I buy a ruby from the dealer, and one more with a card',
    mine: { merchant: 16, lira: 30, hand: ['dealer-again'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Gemstone Dealer/, 'act'],
      ['encounters', /Play a card/, 'play dealer-again'],
    ],
    then: { rubies: 2, lira: 30 - 14 - 15, cards: 0 },
    told: /bought a ruby at the Gemstone Dealer/,
  },

  // Cards and tiles in between.
  {
    title: 'I call an assistant back with the yellow tile',
    mine: { merchant: 2, lira: 2, tiles: ['yellow'], lying: [4, 9], stack: own(2) },
    asked: [['move', /Your move/, 'recall 9']],
    then: { lying: [4], lira: 0, stack: own(3) as Player['stack'] },
    told: /with the yellow tile/,
  },
  {
    title: 'I call an assistant home with a card',
    mine: { merchant: 2, hand: ['assistant-home'], lying: [4, 9], stack: own(2) },
    asked: [
      ['move', /Your move/, 'play assistant-home'],
      ['return-one', /that assistant comes back/, 'return 4'],
    ],
    then: { lying: [9], cards: 0, stack: own(3) as Player['stack'] },
    told: /called an assistant back from the Fruit Warehouse/,
  },
  {
    title: 'I take a good with a card',
    mine: { merchant: 2, hand: ['any-good'] },
    asked: [
      ['move', /Your move/, 'play any-good'],
      ['take-good', /Take one good/, 'take B'],
    ],
    then: { goods: 'B', cards: 0 },
  },
  {
    title: 'I take 5 lira with a card, just in time to pay',
    mine: { merchant: 2, lira: 0, hand: ['five-lira'] },
    table: { agenda: ['pay-merchants', ...ACTION], players: { ...OTHERS, yellow: { ...OTHERS.yellow, merchant: 2 } } },
    asked: [
      ['pay-merchants', /2 lira are due/, 'play five-lira'],
      ['pay-merchants', /you have 5 lira/, 'pay'],
    ],
    then: { lira: 3, cards: 0 },
  },
  {
    title: 'I call my family member home with a card, for a new card',
    mine: { merchant: 2, family: 9, hand: ['family-home'] },
    asked: [
      ['move', /Your move/, 'play family-home'],
      ['reward', /For your family member going home/, 'reward card'],
    ],
    then: { family: 12, cards: 1 },
  },

  // Encounters.
  {
    title: 'I catch family members and take a reward, or none',
    mine: { merchant: 2 },
    table: {
      agenda: ['encounters'],
      players: { yellow: { ...OTHERS.yellow, family: 2 }, green: { ...OTHERS.green, family: 2 } },
    },
    asked: [
      ['encounters', /have to be caught/, 'catch yellow'],
      ['reward', /For catching a family member/, 'reward lira'],
      ['encounters', /have to be caught/, 'catch green'],
      ['reward', /For catching a family member/, 'reward none'],
    ],
    then: { lira: 3 },
    also: ({ view }) => expect(playersOf(view).map(({ family }) => family)).toEqual([12, 12, 12]),
    told: /caught the family member of Elif and took/,
  },
  {
    title: 'I meet the governor and pay with lira',
    mine: { merchant: 2, lira: 2 },
    table: { agenda: ['encounters'], governor: 2 },
    asked: [
      ['encounters', /Whom do you meet/, 'meet governor'],
      ['pay-governor', /2 lira or a bonus card/, 'pay'],
    ],
    then: { lira: 0, cards: 1 },
    told: /met the governor/,
  },
  {
    title: 'I meet the governor and pay with a card',
    mine: { merchant: 2, lira: 2, hand: ['stay'] },
    table: { agenda: ['encounters'], governor: 2, draw_pile: { cards: { 'five-lira': 4 } }, discards: restOfDeck() },
    asked: [
      ['encounters', /Whom do you meet/, 'meet governor'],
      ['pay-governor', /2 lira or a bonus card/, 'discard stay'],
    ],
    then: { lira: 2, hand: ['five-lira'] },
  },
  {
    title: 'I meet the smuggler and pay with lira',
    mine: { merchant: 2, lira: 3 },
    table: { agenda: ['encounters'], smuggler: 2 },
    asked: [
      ['encounters', /Whom do you meet/, 'meet smuggler'],
      ['take-good', /The smuggler gives you one/, 'take B'],
      ['pay-smuggler', /2 lira or a good/, 'pay'],
    ],
    then: { lira: 1, goods: 'B' },
    told: /met the smuggler/,
  },
  {
    title: 'I meet the smuggler and pay with another good',
    mine: { merchant: 2, goods: 'RR' },
    table: { agenda: ['encounters'], smuggler: 2 },
    asked: [
      ['encounters', /Whom do you meet/, 'meet smuggler'],
      ['take-good', /The smuggler gives you one/, 'take B'],
      ['pay-smuggler', /A good; you do not have 2 lira/, 'give R'],
    ],
    then: { goods: 'RB' },
  },

  // The end.
  {
    title: 'After the last turn I still play my cards',
    mine: { merchant: 2, rubies: 5, hand: ['five-lira', 'stay'] },
    table: { finale: true },
    asked: [
      ['final-step', /play cards that give goods or lira/, 'play five-lira'],
      ['final-step', /play cards that give goods or lira/, 'done'],
    ],
    then: { lira: 5, cards: 1 },
    also: async ({ view, ayse }) => {
      expect(view.agenda).toEqual([]);
      await expect(ayse.prompt).toContainText('The game is over. Ayşe');
      await expect(ayse.page.getByRole('link', { name: 'Result', exact: true })).toBeVisible();
    },
    told: /The game is over/,
  },
];

/** All cards but those of the story with the governor, for the discard pile. */
function restOfDeck(): string[] {
  const twice = ['palace-again', 'post-again', 'dealer-again', 'family-home', 'assistant-home', 'any-sale'];
  const four = ['any-good', 'far-move'];
  return [...twice.flatMap((card) => [card, card]), ...four.flatMap((card) => [card, card, card, card]), 'stay'];
}

tellStories(STORIES, { players: OTHERS });

test('no question and no answer of the game is left out', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  // These two are asked in expansions only.
  const elsewhere = ['move-on', 'start'];
  const known = questionsIn('src/bedesten/games/istanbul/questions.py').filter((name) => !elsewhere.includes(name));
  expect(known.length).toBeGreaterThan(20);
  expect(questionsOf(STORIES)).toEqual(known);

  // The notation lists every verb with its words, except for numbers, goods, cards and colours, of which it shows one.
  const answers = STORIES.flatMap(({ asked }) => asked.map(([, , answer]) => answer));
  const table = /## Actions of Istanbul[^]*?\n\nCards: ([^]*?)\n\n/.exec(read('docs/notation.md'));
  const rows = [...(table?.[0] ?? '').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`(.*?)`/g),
  ]);
  const isOpen =
    /^(move|recall|return|send|call|sell|take|give|discard|play|tile|catch|guild|drop|ruby|barrier|beyond|companion|letter|sealed|choose|bid|join) /;
  const wanted = rows.map(([, words = '']) => words);
  expect(wanted.length).toBeGreaterThan(30);
  // Those of the expansions are answered in stories of their own.
  const others = ['mocha', 'letters'].map((name) => read(`web/stories/${name}.spec.ts`)).join('');
  const missing = wanted.filter((words) => {
    const [verb = ''] = words.split(' ');
    if (others.includes(isOpen.test(words) ? `'${verb} ` : `'${words}'`)) return false;
    return !answers.some((answer) => (isOpen.test(words) ? answer.startsWith(`${verb} `) : answer === words));
  });
  expect(missing).toEqual([]);
  const cards = [...(table?.[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, card]) => `play ${card}`);
  expect(cards).toHaveLength(34);
  // The cards of the base game come first, and all of them are played here.
  expect(cards.slice(0, 10).filter((play) => !answers.includes(play))).toEqual([]);
});
