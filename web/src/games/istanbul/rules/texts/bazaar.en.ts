/** Rules of the Great Bazaar in English; every id begins with GRB. */
const texts = {
  'SET-01':
    'The Great Bazaar is the base game with both expansions; all their rules hold, unless a rule of this chapter says otherwise.',
  'SET-02':
    'The board has 5 rows and 5 columns. The places 1 to 25 lie on it at random, the Fountain on the cell in the middle.',
  'SET-03': 'Black Market (8) and Tea House (9) obey MOC-SET-04.',
  'SET-04':
    'Which bonus cards are used is agreed on before the game: those of Letters & Seals alone, or all three decks together.',
  'SET-05':
    'Places 1 and 6 are those of Mocha & Baksheesh. Coffee trader and courier both begin where the dice put them.',
  'SET-06': 'The sixth ruby triggers the end.',
  'COF-01':
    'Coffee symbols count: the card {ls3}, the kiosk tiles k13, k14, k20 and k23 and the Catacombs give or take coffee where they show it.',
  'COF-02': 'Where coffee is offered beside a good of your choice, you may choose it even if all four rows are full.',
  'ENC-01': 'The encounter tile makes the courier free as well: he gets neither lira nor a letter.',
  'ENC-02': 'For {ls9} the encounter tile does not help: what the card costs has to be paid.',
  'PLC-01': 'Take 1 good of your choice or 1 coffee, then move your merchant with his stack to a place of your choice.',
  'PLC-02': 'On the place he reaches through the Catacombs there is no action and no encounter.',
  'PLC-03':
    'No assistant is left there and no merchant is paid. It must be another place than the one your merchant is on, and this jump is part of the action.',
  'PLC-04':
    'If your merchant is the one who acted, his phase 4 is lost (IST-TRN-26). If your companion acted on 25, he has his phase 4 there, and only the merchant jumps.',
  'PLC-05': 'The ruby of the Secret Society may also come from the Coffee House.',
  'PLC-06': 'A last ruby taken from the Coffee House, whether bought or by baksheesh, is replaced as LET-RUB-01 says.',
  'BAR-01':
    'The barrier stops companions, and family members with {ls6}, just as it stops merchants. Those of the player with the control tile pass.',
  'BAR-02': 'The movement tile and {mb7} never move a companion.',
  'LTR-01':
    'Guild cards and actions beside the barrier deliver nothing by themselves, but a token they move delivers where it comes to stand: with guild card 7 the merchant on 7, with guild card 12 the family member on 12 and on its new place.',
  'LTR-02': 'There are letters for the places 1 to 16 only (DAT-21). On the places 17 to 25 nothing is ever delivered.',
  'ABS-01':
    'What names something that is not in the game you chose is ignored: in Letters & Seals coffee, the coffee trader for {ls9}, and place 20 for the Secret Society. The other options stay.',
  'ABS-02':
    'With the bonus cards of Letters & Seals alone, those of the base game and of Mocha & Baksheesh are left out, and nothing stands in for them.',
} as const;

export default texts;
