/** Rules in English: SET, TWO. */
const texts = {
  'SET-01':
    'Two to four play. Each has a sign (arch, star, hexagon or drop) and a seat; the turn goes round clockwise.',
  'SET-02':
    'The market is the same for every number of players (DAT-03). The six trays beside it, one for each trade, are the bank.',
  'SET-03':
    'All 33 stall cards are shuffled into a draw pile, and its first four are turned up as the display (DAT-07).',
  'SET-04': 'The seven barkers lie on a space of their own. They are never shuffled in with stall cards.',
  'SET-05': 'The supply has six expansions of each trade.',
  'SET-06': 'It also has a gold and a silver medal of each trade. At the start nobody holds one.',
  'SET-07':
    'Five customers are drawn at random and take the five start spaces one after the other, in the order of DAT-06.',
  'SET-08': 'The sixth is outside: it waits beside the tray of its trade.',
  'SET-09': 'Everybody begins with 0 points.',
  'SET-10': 'Everybody has six stalls, one of each trade. Those that are not in the market lie where all can see them.',
  'SET-11': 'Everybody begins with one coin of each trade, and keeps all coins behind a screen.',
  'SET-12':
    'Everybody is dealt three cards. The first player gets the next three of the pile, then the second, and so on.',
  'SET-13':
    'The start player is drawn by lot, whichever way the first stalls are put, and also takes the first turn of the game.',
  'SET-14':
    'Suggested sites or the players’ own choice: that is agreed before the game, and goes with any number of players.',
  'SET-15':
    'With suggested sites everybody’s first three stalls already stand in the market, with their entries (DAT-13).',
  'SET-16':
    'If players choose, no segment takes more than two stalls during the set-up. All stalls count, whatever their trade and owner, by the site of the stall itself.',
  'SET-17':
    'If players choose, the start player puts down one stall, then everybody else in turn order, until each has put down three.',
  'SET-18':
    'The rules are those of a new stall (CAI-BLD-02, CAI-ACC-04), but no card is needed: every segment with room is open.',
  'SET-19': 'Which of your stalls you put down, and in which order, is up to you.',
  'SET-20':
    'Customers, display, hands and coins are there before the first stall. A start space with a customer is not free.',
  'SET-21': 'First stalls cost nothing and bring nothing: no coins, no points, no medals.',
  'SET-22': 'If you have no site for a stall, you skip that one and keep it for later. It is not known to happen.',
  'SET-23': 'With two players six neutral stalls follow after the players’ own, before the first turn (CAI-TWO-01).',
  'SET-24': 'At the first turn the discard pile is empty, and nobody has a barker.',
  'SET-25': 'The limit of two stalls in a segment ends with the set-up.',
  'TWO-01': 'Six stalls that belong to nobody take part in a game of two, one of each trade.',
  'TWO-02': 'With suggested sites they stand in the market from the beginning (DAT-13).',
  'TWO-03':
    'If players choose, the six are mixed once both have put down their three. Then they are drawn by turns, and each is put down at once. The start player draws first.',
  'TWO-04':
    'Whoever draws a neutral stall chooses its site and entry, by the rules of the set-up (CAI-SET-16, CAI-SET-18).',
  'TWO-05': 'A neutral stall that fits nowhere leaves the game, and the other player draws.',
  'TWO-06': 'Neutral stalls never move, even if they are blocked.',
  'TWO-07': 'Neutral stalls are never expanded.',
  'TWO-08': 'Luring a customer to a neutral stall brings you 1 coin of its trade. Nobody else earns anything.',
  'TWO-09':
    'Otherwise they are stalls like all others: they take up sites and segments, keep new stalls and expansions of their trade away, and their entries count for distances and barkers.',
  'TWO-10': 'They never hold medals, and nobody plays them.',
} as const;

export default texts;
