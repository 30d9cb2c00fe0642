/** Rules in English: LUR, MED, FIN. */
const texts = {
  'LUR-01': 'Choose one of the five customers in the market. The one outside cannot be lured.',
  'LUR-02': 'It comes to an entry of a stall of its trade: yours, somebody else’s, or a neutral one.',
  'LUR-03': 'An entry on which a customer stands is occupied. Nobody can be lured there.',
  'LUR-04':
    'Customers walk from side to side, never across corners. They pass empty sites, entries and other customers.',
  'LUR-05': 'They never walk over tiles, over the terrace or out of the market.',
  'LUR-06':
    'The distance is the number of steps of the shortest way. The entry counts, the site where it stands does not.',
  'LUR-07': 'By itself a customer goes to the nearest entry of its trade that is not occupied.',
  'LUR-08': 'If several are equally near, you choose.',
  'LUR-09':
    'Barkers make it go further: each one you play rules out one nearer entry. An entry needs as many barkers as there are nearer ones.',
  'LUR-10': 'Occupied entries are passed over without a barker.',
  'LUR-11': 'Barkers that were played go back to their space at once.',
  'LUR-12': 'You play just as many as the entry needs, and only your own.',
  'LUR-13': 'After its walk the customer leaves the market and waits outside, beside the tray of its trade.',
  'LUR-14':
    'The one who waited outside takes its place on the entry, which is occupied until that customer is lured away.',
  'LUR-15': 'At your own stand you earn 1 coin of its trade for each tile, and no more.',
  'LUR-16': 'At somebody else’s stand you earn 1 coin of its trade, and the owner as many as the stand has tiles.',
  'LUR-17': 'The entry is no tile: a stall without expansions brings its owner 1 coin.',
  'LUR-18':
    'A customer that no entry is open for cannot be lured. If there is none for all five, you cannot lure at all.',
  'LUR-19': 'Luring takes no stall card, costs no coins and brings no points. The customer that comes in pays nobody.',
  'LUR-20': 'Coins come from the bank, which never runs out.',
  'LUR-21':
    'An entry that cannot be reached would not count. The rule of open ways keeps that from happening (CAI-ACC-02).',
  'MED-01': 'Medals move only with an expansion, and only those of its trade.',
  'MED-02': 'All stands of the trade are compared. Stalls without expansions and neutral ones have size 1.',
  'MED-03':
    'If your stand is now larger than all others of its trade, you take gold and silver, from the supply or from whoever holds them.',
  'MED-04': 'If it is now as large as the largest of the others, you take silver. Gold stays where it is.',
  'MED-05': 'If another one is still larger, no medal moves.',
  'MED-06': 'Each medal that you take scores its value at once (DAT-11).',
  'MED-07': 'That goes for medals of the supply too: the first expansion of a trade takes and scores both.',
  'MED-08': 'A medal that you hold already scores nothing. Whoever has both gets points for tiles only.',
  'MED-09': 'If you hold one of the two and become the largest alone, you take and score the other one.',
  'MED-10':
    'If three or more are equally large, silver is with whoever came to that size last, gold with whoever was first.',
  'MED-11': 'If you lose a medal, you keep the points that it brought.',
  'MED-12': 'Medals lie openly in front of their holders.',
  'FIN-01': 'The final phase begins when somebody builds the last expansion of a trade.',
  'FIN-02': 'It also begins when, after an expansion, at least two trades have just one left each.',
  'FIN-03':
    'This is looked at when the expansion is done, points and medals included. The next player is the first in the final phase.',
  'FIN-04': 'In the final phase you can only build: open, expand or move. Nobody lures or draws any more.',
  'FIN-05': 'The turn order stays. Whoever brought on the final phase has further turns like everybody else.',
  'FIN-06': 'You may retire in place of building, even if you could build.',
  'FIN-07': 'If you cannot build when your turn comes, you retire by yourself.',
  'FIN-08': 'Whoever has retired is out for good, even if something becomes possible later.',
  'FIN-09': 'The others go on. The last one may have several turns in a row.',
  'FIN-10': 'When everybody has retired, the game ends.',
  'FIN-11': 'Medals move and score until the end.',
  'FIN-12': 'The final phase is not left again, and nothing more happens if another trade runs out.',
  'FIN-13': 'As nobody draws, everybody builds at most four times in it.',
  'FIN-14': 'At the end all medals score once more for whoever holds them.',
  'FIN-15': 'Every 3 coins, of all trades together, are 1 point. What is left over is lost.',
  'FIN-16': 'Cards, barkers, stalls in hand and single coins are worth nothing.',
  'FIN-17': 'Whoever has the most points wins.',
  'FIN-18': 'If several have the most, they share the victory. Other equal scores share their rank.',
  'FIN-19': 'At the end all coins and hands are shown.',
  'FIN-20':
    'Games of bots alone have a limit: after 300 turns of all together the final phase begins (DAT-01). Where a person plays there is none.',
} as const;

export default texts;
