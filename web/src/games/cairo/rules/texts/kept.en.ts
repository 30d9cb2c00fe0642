/** Rules in English: INV, what is always true. */
const texts = {
  'INV-01':
    'There are 33 stall cards: in the draw pile, in the display, in hands, discarded or just played. None is lost or added.',
  'INV-02': 'There are seven barkers, on their space and with the players.',
  'INV-03': 'There are six expansions of each trade, in the supply and in the market.',
  'INV-04': 'You have each stall once, in your hand or in the market, and so at most one stand of a trade.',
  'INV-05':
    'Neutral stalls are there with two players only: six, with those that found no place. From the first turn on they stay as they are.',
  'INV-06': 'Both medals of a trade leave the supply together, with its first expansion.',
  'INV-07':
    'Then each of them is with somebody whose stand is the largest. Whoever is alone with that size holds both, otherwise two players hold them.',
  'INV-08': 'Five customers stand on five different sites of the market without a tile, and one is outside.',
  'INV-09': 'A customer stands on a start space, on an entry, or where the entry of a stall was that has moved.',
  'INV-10': 'No customer stands on an entry of its own trade: whoever is lured walks at least one step.',
  'INV-11': 'There are as many entries as stalls in the market, each on a site of its own next to its stall.',
  'INV-12': 'A site has at most one tile: coffee on the terrace, all else in the market.',
  'INV-13': 'A segment has at most one stall of each trade.',
  'INV-14': 'No two stalls share a side, and no two stands of one trade.',
  'INV-15': 'The tiles of a stand hang together by their sides. They are 1 to 7.',
  'INV-16': 'After the set-up all entries and customers are always connected (CAI-ACC-02).',
  'INV-17':
    'Nobody has less than no coins. All coins together are those of the start and those earned, less fees and prices.',
  'INV-18':
    'Drawing moves no coins. A lure brings as many as the stand has tiles, one more at somebody else’s, and 1 at a neutral one. Stalls and moves cost no more than the fee, expansions the fee and their price.',
  'INV-19': 'Points never become fewer. Before the scoring only expansions bring any, for size and medals.',
  'INV-20': 'Between turns nobody holds more than 4 stall cards, and never more than 6 while drawing.',
  'INV-21': 'Between turns the display is full, also in the final phase.',
  'INV-22':
    'Whenever somebody decides, the draw pile has a card. With the discards it never falls below the figures of DAT-15.',
  'INV-23': 'Before the final phase every trade has an expansion left, and at most one trade has just one.',
  'INV-24':
    'In the final phase hands do not grow, and customers, barkers, display and draw pile stay as they are. Whoever has retired stays out, and nobody builds more than four times.',
  'INV-25':
    'Before the final phase there is always something to do, and never retiring; in it there is only building and retiring.',
  'INV-26': 'A game with a limit of 300 turns is over after at most 4 more for each player.',
  'INV-27': 'The final score is the points before, the values of medals held, and a point for every 3 coins.',
  'INV-28': 'What you see does not depend on the cards and coins of others, nor on what lies hidden.',
  'INV-29': 'Whoever adds up the log from the start knows everybody’s coins exactly.',
  'INV-30': 'The same luck and the same decisions make the same game. What is refused changes nothing.',
  'INV-31': 'A customer only comes to an entry that is free, for as many barkers as there are nearer free ones.',
  'INV-32': 'A stall changes its site only by a move, and only if it was blocked and had no expansion.',
} as const;

export default texts;
