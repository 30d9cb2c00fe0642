/** Rules in English: BLD, EXP, MOV, ACC. */
const texts = {
  'BLD-01':
    'Open a stall of any trade that you have not put down yet. You have one of each, and never two of a trade in the market.',
  'BLD-02': 'A stall takes two free sites that share a side: one for the stall, one for its entry.',
  'BLD-03': 'The stall lies in a segment that your cards open.',
  'BLD-04': 'A coffee stall (purple) lies on the terrace, every other stall in the market.',
  'BLD-05': 'The entry always lies in the market, that of a coffee stall too.',
  'BLD-06':
    'Stall and entry may lie in different segments. In that of the entry there may be a stall of the same trade.',
  'BLD-07': 'A segment has at most one stall of each trade, whoever owns it, neutral and coffee stalls included.',
  'BLD-08':
    'Expansions and entries do not count for this: where there are only these of a trade, its stall may be opened.',
  'BLD-09': 'The stall may not share a side with any stall or expansion, your own included. Corners do not matter.',
  'BLD-10': 'Entries keep no distance: they may lie next to any tile, and a stall next to other entries and customers.',
  'BLD-11': 'No site has two entries.',
  'BLD-12': 'A site is free if there is no stall, no expansion, no entry and no customer on it.',
  'BLD-13': 'Start spaces are sites like all others once their customer has gone.',
  'BLD-14': 'A new stall costs nothing but the fee of a joker, and brings neither points nor medals.',
  'BLD-15': 'The entry stays where it is as long as the stall does.',
  'BLD-16': 'A new stall may block others, also your own (CAI-MOV-02).',
  'EXP-01': 'Take an expansion of a trade whose stall you have in the market, as long as the supply has one.',
  'EXP-02': 'You build one expansion in a turn, not more.',
  'EXP-03': 'It needs a free site: no tile, no customer and no entry, not even your own.',
  'EXP-04': 'It lies in a segment that your cards open. Where the rest of the stand lies does not matter.',
  'EXP-05': 'Coffee expansions (purple) lie on the terrace, all others in the market.',
  'EXP-06': 'It shares a side with a tile of your stand of this trade, the stall or an expansion.',
  'EXP-07':
    'It must not share a side with another stand of the same trade, be it somebody’s or neutral, stall or expansion.',
  'EXP-08': 'It may touch tiles of other trades, stalls too, whoever owns them.',
  'EXP-09': 'It may lie in a segment where somebody else has a stall of that trade.',
  'EXP-10': 'It costs as many coins of its trade as the stand has tiles with it.',
  'EXP-11': 'If you have enough coins of that trade, you pay with these alone.',
  'EXP-12':
    'If you have at least 1 but not enough, you pay all of them, and 2 coins of other trades, mixed as you like, for each one that is missing.',
  'EXP-13':
    'Without a coin of that trade, or if you cannot make up for what is missing, you cannot build the expansion.',
  'EXP-14': 'Coins go to the bank, neither more nor fewer than the price.',
  'EXP-15': 'You score 1 point for each tile of the enlarged stand, stall included.',
  'EXP-16':
    'After these points medals are settled (CAI-MED-03), and then it is seen whether the final phase begins (CAI-FIN-01).',
  'EXP-17': 'Expansions are never moved, removed or handed over. They belong to whoever owns the stand.',
  'EXP-18': 'At any time an expansion belongs to one stand only.',
  'EXP-19': 'It may lie next to entries and customers, and it may block stalls.',
  'MOV-01': 'You may move a stall of your own that has no expansion and is blocked. Others stay where they are.',
  'MOV-02':
    'A stall is blocked if there is no site on which its first expansion could lie (CAI-EXP-03, CAI-EXP-05, CAI-EXP-06, CAI-EXP-07, CAI-ACC-03).',
  'MOV-03': 'Your cards, your coins and the supply do not matter for this.',
  'MOV-04': 'A customer on the last possible site blocks like a tile, as long as it stands there.',
  'MOV-05':
    'A free site that may not be built on because somebody would be shut in does not help: the stall is blocked all the same.',
  'MOV-06': 'It must come to another site. To turn it on the spot is no move.',
  'MOV-07': 'A move needs cards like a new stall: its new site lies in a segment that they open.',
  'MOV-08': 'A stall with an expansion can never be moved.',
  'MOV-09':
    'Stall and entry are lifted first. Then the rules of a new stall hold (CAI-BLD-02, CAI-ACC-04), as if they had never been there.',
  'MOV-10': 'The sites that were lifted can be used again: both for the new entry, the old entry also for the stall.',
  'MOV-11': 'A customer on the old entry stays there. It then stands on a site like any other.',
  'MOV-12': 'Whether the stall is blocked is judged as the market stands when you begin to build.',
  'MOV-13': 'A move costs nothing but the fee of a joker, and brings neither points nor medals.',
  'MOV-14': 'Stalls can be moved in the final phase too.',
  'ACC-01':
    'Customers walk on sites of the market without a tile. Entries and other customers are no obstacle, the terrace is.',
  'ACC-02': 'All entries and all five customers must be connected by such sites.',
  'ACC-03': 'So an expansion is allowed only if they still are with it.',
  'ACC-04': 'The same holds for every new or moved stall with its entry, also in the set-up.',
  'ACC-05': 'Sites without an entry or a customer may be cut off.',
  'ACC-06': 'How long the way becomes does not matter.',
  'ACC-07':
    'A site that is cut off can still be built on by a stand next to it. A new stall there would have an entry that nobody reaches.',
  'ACC-08': 'The customer outside does not count.',
  'ACC-09': 'After a move it is judged with the stall at its new site.',
  'ACC-10': 'A coffee expansion never shuts anybody in, as nobody walks on the terrace.',
} as const;

export default texts;
