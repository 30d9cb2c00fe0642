/**
 * Every question that Letters & Seals and the Great Bazaar add, each asked in a prepared position and answered by
 * clicking; also those that are asked in the turn of somebody else.
 */
import { expect, playersOf, questionOf, test, type Player } from './kit';
import { questionsIn, questionsOf, tellStories, type Story } from './kit/asked';

const own = (count: number) => Array.from({ length: count }, () => 'own');
const OTHERS = { yellow: { merchant: 7, lira: 3, stack: own(4) }, green: { merchant: 7, lira: 4, stack: own(4) } };
const LETTERS = { rules: 'letters', cards: 'all', courier: 8, players: OTHERS };
const BAZAAR = {
  rules: 'great-bazaar',
  cards: 'all',
  courier: 8,
  layout: [
    [1, 2, 3, 4, 5],
    [6, 8, 25, 10, 11],
    [12, 13, 7, 14, 15],
    [16, 17, 18, 19, 20],
    [21, 22, 23, 24, 9],
  ],
  players: OTHERS,
};

const END = ['encounters', 'extra-turn'];
/** A turn from its action on, at the place of my merchant. */
const ACTION = ['act', ...END];
/** In the middle of the action of the place where my merchant is. */
const amid = (place: number, ...agenda: unknown[]) => ({
  turn: { target: place, acted: place },
  agenda: [...agenda, ...END],
});
/** In the middle of Elif's action, who is yellow and sits after me; Orhan has had his say already. */
const amidElifs = (place: number, lira: number, ...agenda: unknown[]) => ({
  ...amid(place, ...agenda),
  active: 'yellow',
  players: { yellow: { merchant: place, lira, stack: own(4) } },
});

const count = ({ letters = [], delivered = [] }: Player) => letters.length + delivered.length;

const STORIES: Story[] = [
  // Companion.
  {
    title: 'I put my companion on the board, and he goes where my merchant could go too',
    mine: { merchant: 7, companion: 'personal', letters: [6] },
    asked: [
      ['start', /put your companion on the board/, 'place'],
      ['start', /your merchant or your companion/, 'companion 6'],
    ],
    then: { companion: 6, merchant: 7, letters: [], delivered: [6] },
    also: ({ view }) => expect(questionOf(view)).toBe('act'),
    told: /companion of Ayşe.* went to the Caravansary.*delivered 1 letter/,
  },
  {
    title: 'My merchant goes where my companion could go too, and delivers a letter',
    mine: { merchant: 7, companion: 7, letters: [11, 11, 3] },
    asked: [['start', /your merchant or your companion/, 'move 11']],
    then: { merchant: 11, companion: 7, letters: [3], delivered: [11, 11] },
    told: /delivered 2 letters at the Small Market/,
  },
  {
    title: 'I fetch my companion at the Fountain',
    mine: { merchant: 7, lying: [2], stack: own(3) },
    table: { agenda: ACTION },
    asked: [
      ['act', /Fountain/, 'act'],
      ['gather-all', /Your companion may come too/, 'fetch'],
      ['gather-all', /those assistants come back\.$/, 'done'],
    ],
    then: { companion: 'personal', lying: [2] },
  },

  // The courier, and another turn.
  {
    title: 'The courier brings a letter for lira',
    mine: { merchant: 8, lira: 3 },
    table: { agenda: END },
    asked: [
      ['encounters', /Whom do you meet/, 'meet courier'],
      ['pay-courier', /2 lira or a letter/, 'pay'],
    ],
    then: { lira: 1 },
    also: ({ me }) => expect(count(me)).toBe(1),
    told: /met the courier: a letter for 2\slira/,
  },
  {
    title: 'The courier brings a letter for another one',
    mine: { merchant: 8, lira: 0, letters: [1] },
    table: { agenda: END, letter_discards: [] },
    asked: [
      ['encounters', /Whom do you meet/, 'meet courier'],
      ['pay-courier', /A letter; you do not have 2 lira/, 'letter 1'],
    ],
    also: ({ me, view }) => {
      expect(count(me)).toBe(1);
      expect(view.letter_discards).toEqual([1]);
    },
    told: /a letter for a letter/,
  },
  {
    title: 'With three seals I buy another turn',
    mine: { merchant: 2, letters: [1], delivered: [3] },
    table: { agenda: ['extra-turn'], turn: { target: 2 } },
    asked: [
      ['extra-turn', /Another turn\?/, 'sealed 3'],
      ['pay-turn', /Which letter do you give besides/, 'letter 1'],
    ],
    then: { letters: [], delivered: [] },
    also: ({ view }) => {
      expect(questionOf(view)).toBe('start');
      expect(view.turn.extra).toBe(true);
    },
    told: /gave up 3 seals\. .*takes another turn/,
  },
  {
    title: 'I do not give a fourth seal for nothing',
    mine: { merchant: 2, letters: [1, 4], delivered: [3] },
    table: { agenda: ['extra-turn'], turn: { target: 2 } },
    asked: [
      ['extra-turn', /Letters worth 3 seals/, 'letter 1'],
      ['pay-turn', /Another turn/, 'sealed 3'],
      ['pay-turn', /Another turn/, 'done'],
    ],
    then: { letters: [4], delivered: [] },
  },
  {
    title: 'I keep my seals and end my turn',
    mine: { merchant: 2, delivered: [3, 5] },
    table: { agenda: ['extra-turn'], turn: { target: 2 } },
    asked: [['extra-turn', /once in a round/, 'done']],
    then: { delivered: [3, 5] },
  },

  // Places.
  {
    title: 'I get two letters at the Embassy',
    mine: { merchant: 21 },
    table: { agenda: ACTION },
    asked: [['act', /Embassy/, 'act']],
    also: ({ me }) => expect(count(me)).toBe(2),
    told: /got letters at the Embassy/,
  },
  {
    title: 'I open the Kiosk',
    mine: { merchant: 22 },
    table: { agenda: ACTION },
    asked: [['act', /Kiosk/, 'act']],
    also: async ({ me, view, ayse }) => {
      expect(count(me)).toBe(1);
      expect(questionOf(view)).toBe('choose-tile');
      await expect(ayse.dialog.locator('[data-tile]')).toHaveCount(4);
    },
    told: /got a letter at the Kiosk and opened the tiles\. On offer:/,
  },
  {
    title: 'I choose a tile of the Kiosk in the turn of another player',
    mine: { merchant: 2, goods: '' },
    table: amidElifs(22, 3, { 'choose-tile': { seat: 0, tiles: ['two-red', 'one-blue'] } }),
    asked: [
      ['choose-tile', /Choose one of the tiles/, 'choose two-red'],
      ['use-tile', /Do you want to use your tile/, 'act'],
    ],
    then: { goods: 'RR' },
    told: /chose “2 fabric” and got/,
  },
  {
    title: 'I choose a tile and leave it unused',
    mine: { merchant: 22, goods: '' },
    table: amid(22, { 'choose-tile': { seat: 0, tiles: ['two-lira', 'one-red', 'one-blue', 'one-green'] } }),
    asked: [
      ['choose-tile', /Choose one of the tiles/, 'choose two-lira'],
      ['use-tile', /Do you want to use your tile/, 'skip'],
    ],
    then: { lira: 0 },
    told: /chose “2 lira” and did not use it/,
  },
  {
    title: 'The last tile of the Kiosk is mine too: a good for a letter',
    mine: { merchant: 22, goods: 'RB', lira: 0 },
    table: amid(22, { 'use-tile': { seat: 0, tile: 'goods-letters' } }),
    asked: [['use-tile', /The last tile is yours too/, 'give R']],
    then: { goods: 'B' },
    also: ({ me }) => expect(count(me)).toBe(1),
  },
  {
    title: 'A letter for a good, which I choose',
    mine: { merchant: 22, goods: '', letters: [1, 3] },
    table: amid(22, { 'use-tile': { seat: 0, tile: 'goods-letters' } }),
    asked: [
      ['use-tile', /Do you want to use it/, 'letter 3'],
      ['take-exchange', /What do you take for it/, 'take B'],
    ],
    then: { goods: 'B', letters: [1] },
  },
  {
    title: 'A card for a letter',
    mine: { merchant: 22, hand: ['stay'] },
    table: amid(22, { 'use-tile': { seat: 0, tile: 'cards-letters' } }),
    asked: [['use-tile', /Do you want to use it/, 'discard stay']],
    then: { cards: 0 },
    also: ({ me }) => expect(count(me)).toBe(1),
  },
  {
    title: 'Lira for a letter, in the turn of another player',
    mine: { merchant: 2, lira: 5 },
    table: amidElifs(22, 3, { 'use-tile': { seat: 0, tile: 'lira-letters' } }),
    asked: [['use-tile', /Do you want to use your tile/, 'pay']],
    then: { lira: 3 },
    also: ({ me }) => expect(count(me)).toBe(1),
  },
  {
    title: 'Lira for a good',
    mine: { merchant: 22, lira: 5 },
    table: amid(22, { 'use-tile': { seat: 0, tile: 'lira-goods' } }),
    asked: [['use-tile', /Do you want to use it/, 'take Y']],
    then: { lira: 3, goods: 'Y' },
  },
  {
    title: 'I take a good at the Auction House and win the auction that I open',
    mine: { merchant: 23, lira: 6, goods: '' },
    table: { agenda: ACTION, players: { yellow: { ...OTHERS.yellow, lira: 1 }, green: { ...OTHERS.green, lira: 0 } } },
    asked: [
      ['act', /Auction House/, 'act'],
      ['take-good', /The Auction House gives you one/, 'take B'],
      ['bid', /How much do you bid for 2 bonus cards/, 'bid 3'],
    ],
    then: { goods: 'B', lira: 3, cards: 2 },
    told: /bid 3\slira.*passed.*passed.*won the auction for 3\slira/,
  },
  {
    title: 'I bid in the turn of another player, and pay her',
    mine: { merchant: 2, lira: 7 },
    table: amidElifs(23, 2, { bid: { seat: 0, highest: 1, leader: 1, last: false } }),
    asked: [['bid', /Elif bids 1 lira\. Bid more, or pass/, 'bid 4']],
    also: async ({ ayse, me }) => {
      await expect(ayse.log.first()).toContainText(/won the auction for 4\slira.*The bid went to Elif/);
      expect(me.rubies).toBe(0);
    },
  },
  {
    title: 'I have the last word in my auction, and pass',
    mine: { merchant: 23, lira: 9 },
    table: amid(23, { bid: { seat: 0, highest: 3, leader: 1, last: true } }),
    asked: [['bid', /Elif bids 3 lira\. The last word is yours/, 'pass']],
    then: { lira: 12, cards: 0 },
    also: ({ view }) => expect(playersOf(view)[1]?.cards).toBe(2),
  },
  {
    title: 'Without lira the last word is mine though nobody has bid, and a card brings me lira for it',
    mine: { merchant: 23, lira: 0, hand: ['five-lira'] },
    table: amid(23, { bid: { seat: 0, highest: 0, leader: -1, last: true } }),
    asked: [
      ['bid', /Nobody has bid\. The last word is yours/, 'play five-lira'],
      ['bid', /Nobody has bid\. The last word is yours/, 'bid 1'],
    ],
    then: { lira: 4, cards: 2 },
    told: /bid 1\slira.*won the auction for 1\slira/,
  },
  {
    title: 'Six seals for a ruby and a coin, and once more with a card',
    mine: {
      merchant: 24,
      lira: 0,
      letters: [1, 4, 6],
      delivered: [3, 5, 9, 10, 13],
      hand: ['society-again'],
    },
    table: { agenda: ACTION },
    asked: [
      ['act', /Secret Society/, 'act'],
      ['give-seals', /6 seals to go/, 'letter 1'],
      ['give-seals', /5 seals to go/, 'sealed 3'],
      ['give-seals', /3 seals to go/, 'letter 4'],
      ['give-seals', /2 seals to go/, 'sealed 5'],
      ['society-ruby', /From which place/, 'ruby 16'],
      ['encounters', /Play a card/, 'play society-again'],
      ['give-seals', /6 seals to go/, 'sealed 9'],
      ['give-seals', /4 seals to go/, 'sealed 10'],
      ['give-seals', /2 seals to go/, 'sealed 13'],
      ['society-ruby', /From which place/, 'ruby 13'],
    ],
    then: { rubies: 2, lira: 5, letters: [6], delivered: [] },
    also: ({ view }) => expect(view.society).toBe(2),
    told: /gave up 6 seals at the Secret Society for a ruby and 3\slira/,
  },

  // Cards.
  {
    title: 'A card brings a letter, another one rolls for them',
    mine: { merchant: 7, hand: ['a-letter', 'letter-dice'] },
    asked: [
      ['start', /Your move/, 'play a-letter'],
      ['start', /Your move/, 'play letter-dice'],
    ],
    then: { cards: 0 },
    also: ({ me }) => expect(count(me)).toBeGreaterThan(0),
    told: /played “A letter” and got .*played “Dice for letters”, rolled/,
  },
  {
    title: 'I sell a good by a card',
    mine: { merchant: 7, lira: 1, goods: 'RG', hand: ['good-for-lira'] },
    asked: [
      ['start', /Your move/, 'play good-for-lira'],
      ['give-for-lira', /What do you give for 7 lira/, 'give G'],
    ],
    then: { lira: 8, goods: 'R' },
    told: /played “Sell a good”: .* for 7\slira/,
  },
  {
    title: 'I do what the last card said',
    mine: { merchant: 7, lira: 0, goods: '', hand: ['copy', 'red-and-lira'] },
    asked: [
      ['start', /Your move/, 'play red-and-lira'],
      ['start', /Your move/, 'play copy'],
    ],
    then: { lira: 6, goods: 'RR', cards: 0 },
  },
  {
    title: 'My family member walks and acts for me',
    mine: { merchant: 7, family: 10, goods: '', hand: ['family-walk'] },
    asked: [
      ['start', /Your move/, 'play family-walk'],
      ['walk-family', /Where does your family member walk/, 'send 2'],
      ['family-act', /Fabric Warehouse/, 'act'],
    ],
    then: { family: 2, goods: 'RR', merchant: 7 },
    told: /family member of Ayşe.* walked to the Fabric Warehouse/,
  },
  {
    title: 'I visit another merchant, who is not paid',
    mine: { merchant: 7, lira: 0, hand: ['join-merchant'] },
    table: { players: { yellow: { ...OTHERS.yellow, merchant: 16 } } },
    asked: [
      ['start', /Your move/, 'play join-merchant'],
      ['join', /Which merchant do you visit/, 'join yellow'],
      ['assist', /Leave one here/, 'lay'],
    ],
    then: { merchant: 16 },
    also: ({ view }) => expect(questionOf(view)).toBe('act'),
    told: /jumped to the Gemstone Dealer and left an assistant/,
  },
  {
    title: 'My companion goes two steps',
    mine: { merchant: 7, companion: 6, hand: ['companion-far'] },
    asked: [
      ['start', /Your move/, 'play companion-far'],
      ['walk-far', /2 steps from your companion/, 'companion 2'],
    ],
    then: { companion: 2 },
  },
  {
    title: 'My merchant jumps anywhere for 3 lira',
    mine: { merchant: 7, lira: 4, hand: ['anywhere'] },
    asked: [
      ['start', /Your move/, 'play anywhere'],
      ['go-anywhere', /Choose any other place/, 'move 16'],
    ],
    then: { merchant: 16, lira: 1 },
    told: /jumped to the Gemstone Dealer/,
  },
  {
    title: 'I use the smuggler from afar',
    mine: { merchant: 2, lira: 3, goods: '', hand: ['from-afar'] },
    asked: [
      ['start', /Your move/, 'play from-afar'],
      ['use-from-afar', /Whose services do you want/, 'meet smuggler'],
      ['take-good', /The smuggler gives you one/, 'take B'],
      ['pay-smuggler', /2 lira or a good/, 'pay'],
    ],
    then: { goods: 'B', lira: 1 },
  },
  {
    title: 'I use the same mosque once more',
    mine: { merchant: 14, goods: 'RRGG', hand: ['mosque-again'] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Small Mosque/, 'act'],
      ['take-tile', /Which tile/, 'tile red'],
      ['encounters', /Play a card/, 'play mosque-again'],
      ['take-tile', /Which tile/, 'tile green'],
    ],
    then: { tiles: ['red', 'green'], goods: 'RG', rubies: 1 },
  },
];

const IN_THE_BAZAAR: Story[] = [
  {
    title: 'I take coffee in the Catacombs and come out somewhere else',
    mine: { merchant: 25, coffee: 1 },
    table: { agenda: ACTION },
    asked: [
      ['act', /Catacombs/, 'act'],
      ['take-good', /A good, or a coffee/, 'take C'],
      ['come-out', /Where does your merchant come out/, 'move 16'],
    ],
    then: { merchant: 16, coffee: 2 },
    told: /came out at the Gemstone Dealer/,
  },
  {
    title: 'I take the coffee of a kiosk tile',
    mine: { merchant: 22, coffee: 0, lira: 0 },
    table: amid(22, { 'use-tile': { seat: 0, tile: 'coffee-or-three' } }),
    asked: [['use-tile', /Do you want to use it/, 'take C']],
    then: { coffee: 1, lira: 0 },
  },
  {
    title: 'The ruby for six seals comes from the Coffee House',
    mine: { merchant: 24, delivered: [1, 2, 3] },
    table: { agenda: ACTION },
    asked: [
      ['act', /Secret Society/, 'act'],
      ['give-seals', /6 seals to go/, 'sealed 1'],
      ['give-seals', /4 seals to go/, 'sealed 2'],
      ['give-seals', /2 seals to go/, 'sealed 3'],
      ['society-ruby', /From which place/, 'ruby 20'],
    ],
    then: { rubies: 1 },
    also: ({ view }) => expect(view.rubies.coffee_house).toBe(4),
  },
  {
    title: 'A card gives seven lira for a coffee',
    mine: { merchant: 7, coffee: 2, lira: 0, hand: ['good-for-lira'] },
    asked: [
      ['start', /Your move/, 'play good-for-lira'],
      ['give-for-lira', /What do you give/, 'give C'],
    ],
    then: { coffee: 1, lira: 7 },
  },
];

test.describe('Letters & Seals', () => tellStories(STORIES, LETTERS));
test.describe('Great Bazaar', () => tellStories(IN_THE_BAZAAR, BAZAAR));

test('no question of the expansion is left out', () => {
  const known = questionsIn('src/bedesten/games/istanbul/letters/questions.py');
  expect(known.length).toBeGreaterThan(15);
  const asked = questionsOf([...STORIES, ...IN_THE_BAZAAR]);
  expect(known.filter((question) => !asked.includes(question))).toEqual([]);
});

test('while another player chooses, I can look on', async ({ come }) => {
  const [ayse, deniz] = [await come('Ayşe'), await come('Deniz')];
  const made = await ayse.makeTable({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    position: {
      ...LETTERS,
      ...amid(22, { 'choose-tile': { seat: 0, tiles: ['two-red', 'one-blue', 'lira-cards'] } }),
      players: { red: { merchant: 22, stack: own(4) }, yellow: { merchant: 7, lira: 5, stack: own(4) } },
    },
  });
  await deniz.joinTable(made);
  const table = await ayse.startTable(made);
  await ayse.sitDown(table);
  await deniz.sitDown(table);
  const affair = deniz.page.locator('[data-affair="kiosk"]');
  await expect(affair).toContainText('is choosing a tile');
  await ayse.doesAll('choose one-blue', 'act');
  await expect(deniz.dialog.locator('[data-tile]')).toHaveCount(2);
  await deniz.does('choose lira-cards');
  await deniz.does('pay');
  await expect(ayse.prompt).toContainText('The last tile is yours too');
  await expect(affair).toHaveCount(0);
});
