/** Rules of the base game in English: SET, RES, NEU, TWO. Facts and ids are those of docs/rules/istanbul.md. */
const texts = {
  'SET-01':
    'Two to five people play, each in a colour of their own: red, yellow, green, blue or white. A colour has one merchant, five assistants, one family member and a wheelbarrow with an indicator for each of the four goods.',
  'SET-02': 'The board has 4 rows and 4 columns; every place from 1 to 16 lies on it once.',
  'SET-03':
    'Short paths, the default layout, follows the blue numbers: blue n marks the place that lies on cell n (DAT-02).',
  'SET-04': 'Long paths follows the green numbers in the same way (DAT-02).',
  'SET-05': 'By number lays the places out by their big numbers, 1 at the top left, 16 at the bottom right (DAT-02).',
  'SET-06': 'A random layout is any shuffle that leaves the Fountain on an inner cell (DAT-02).',
  'SET-07': 'In a random layout the distance from Black Market to Tea House is 3 or more.',
  'SET-08':
    'Mosque tiles are sorted by colour into four stacks, the 2 on top and the numbers rising downwards. The Small Mosque (14) has red and green, the Great Mosque (15) blue and yellow.',
  'SET-09': 'For 4 or 5 players no mosque tile is left out; a stack is 2, 3, 4, 5.',
  'SET-10': 'For 3 players the four 5s are left out; a stack is 2, 3, 4.',
  'SET-11': 'For 2 players the 3s and the 5s are left out; a stack is 2, 4.',
  'SET-12': 'Each mosque has as many rubies as there are players, but never more than 4.',
  'SET-13': 'The Wainwright has 1 ruby and 3 extensions for every player.',
  'SET-14':
    'On the Gemstone Dealer rubies cover the track from its ruby space back to the tag for the number of players; DAT-04 gives their number and the first price.',
  'SET-15': 'On the Sultan’s Palace they are laid out likewise; DAT-05 has its prices, DAT-03 the number.',
  'SET-16': 'The Post Office begins in state 0 of DAT-10: its four indicators are in the top row.',
  'SET-17': 'The Large Market gets the five dark demand tiles, shuffled, in a face-up stack; the top one is in force.',
  'SET-18': 'The Small Market gets the five light ones in the same way.',
  'SET-19':
    'Two dice are rolled for the governor and again for the smuggler. Each begins on the place rolled for him, even if it is the same for both.',
  'SET-20': 'The 26 bonus cards of DAT-13 are shuffled face down as the draw pile. There is no discard yet.',
  'SET-21': 'All wheelbarrows are empty; they hold 2 of a type as long as they have no extension.',
  'SET-22': 'All family members begin on the Police Station (12).',
  'SET-23': 'All merchants begin on the Fountain (7), each with four assistants of his colour beneath him.',
  'SET-24': 'Each player’s fifth assistant is put in the reserve.',
  'SET-25':
    'Chance names the start player, who gets 2 lira. Going round clockwise, everybody gets 1 lira more than the neighbour before.',
  'SET-26': 'Only then are bonus cards dealt: in turn order each player draws one.',
  'SET-27':
    'The layout is agreed on before the game: one of the three of DAT-02 (Short paths, Long paths, By number) or a random one.',
  'SET-28': 'Whatever DAT-24 does not grant, nobody has at the start: no ruby, no tile, no extension.',
  'RES-01':
    'The four types of goods are counted separately. A gain raises a count, a payment lowers it, always between 0 and the capacity (DAT-12).',
  'RES-02':
    'If a gain of a fixed type does not fit, the part without room is lost; everything else about the effect stands.',
  'RES-03':
    'Whoever may choose a good must choose an allowed type that has room. If no such type has room, that good is lost; in that case {b01} and the smuggler cannot be used at all (IST-BON-10, IST-ENC-12).',
  'RES-04':
    'A cost is paid in full or not at all. Debts do not exist: without the means to pay, a step cannot be taken.',
  'RES-05': 'Where one good of any type is the cost, the payer picks {R}, {G}, {Y} or {B}.',
  'RES-06':
    'Lira are paid into the supply, except where a rule says which player gets them. The supply cannot run dry.',
  'RES-07': 'Players may not trade, lend or give anything to each other unless a rule says so.',
  'RES-08': 'A ruby, once gained, stays: nothing ever takes it away again.',
  'RES-09': 'A roll is the sum of two independent six-sided dice, except where a rule names one die.',
  'RES-10':
    'Everybody always sees all lira, goods, rubies, extensions and tiles, all tokens and tracks, both top demand tiles, the discard pile, and how many cards each hand and pile has.',
  'RES-11':
    'Hidden are the bonus cards in a hand, except from their owner, the next card of the draw pile, and the next demand tile among those not yet turned up.',
  'RES-12':
    'Whatever needs no choice happens immediately, before anybody is asked again: first the fifth assistant, then a ruby for the third extension or the pair of mosque tiles, then the check for the end.',
  'RES-13':
    'A face-down pile has no order. Chance picks the card only when it is drawn, every card in the pile being equally likely, and that card is what “top card” means. The demand tiles of a market that have never been turned up are such a pile too.',
  'RES-14':
    'Demand tiles that have been turned up come again in the order in which they were put under the stack, after all that have not. Once a market has seen four sales, its whole order is common knowledge.',
  'RES-15':
    'Everybody may know what open play reveals: which cards, taken together, are still unseen; what exactly the draw pile holds just after a reshuffle; and which card was taken openly from the discard pile, while it cannot have left that hand. No view shows more, and an imagined position agrees with all of it.',
  'NEU-01': 'The variant is a free choice in games for 2, 3 or 4; five players cannot use it.',
  'NEU-02':
    'Before the first turn a neutral assistant takes the place of the bottom assistant in every stack. All neutral ones have one colour that nobody plays, preferably white.',
  'NEU-03':
    'The assistant who made room is not used in this game. The fifth is in the reserve as usual, until the blue mosque tile brings him in.',
  'NEU-04':
    'In step 1b you may pick up a neutral assistant waiting on the target place like one of yours, and the turn goes on.',
  'NEU-05': 'If one of yours is waiting beside a neutral one, pick up whichever you like, but not both.',
  'NEU-06':
    'If all who are waiting there are neutral, you may choose between picking up one of them and leaving your bottom assistant.',
  'NEU-07': 'Any number of neutral assistants may travel in one stack.',
  'NEU-08': 'With the Fountain action you call back assistants of your colour, never neutral ones.',
  'NEU-09': 'The same is true of {b09} and of the yellow mosque tile.',
  'NEU-10': 'Who is left behind is never a choice: it is the bottom assistant, whether yours or neutral.',
  'NEU-11': 'A family member has nothing to do with neutral assistants.',
  'TWO-01':
    'The merchants of the three colours nobody plays are neutral merchants; one starts on 14, one on 15, one on 16.',
  'TWO-02': 'In phase 2 every neutral merchant on the target place costs 2 lira, which go to the supply.',
  'TWO-03':
    'When they have been paid, two dice are rolled for each of them, and each goes to the place rolled for him.',
  'TWO-04':
    'If you cannot or will not make this payment, your turn is over on the spot and the neutral merchants remain.',
  'TWO-05': 'A neutral merchant on the Fountain gets nothing and is not moved.',
  'TWO-06': 'If the dice keep a neutral merchant on the target place, he is not paid again this turn.',
  'TWO-07': 'Where foreign and neutral merchants stand together, it is one payment: for all of them or for none.',
  'TWO-08': 'The target is 6 rubies, and the mosque stacks are the short ones of IST-SET-11.',
  'TWO-09':
    'Nothing but the roll of IST-TWO-03 moves a neutral merchant. He does no actions, catches nobody and has no possessions.',
} as const;

export default texts;
