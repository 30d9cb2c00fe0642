/** Rules of Mocha & Baksheesh in English; every id begins with MOC. */
const texts = {
  'SET-01': 'The board has 4 rows and 5 columns; every place from 1 to 20 lies on it once.',
  'SET-02': 'The layout for the first play, shown here, is the default.',
  'SET-03': 'A random layout leaves the Fountain on one of the six inner cells.',
  'SET-04':
    'In a random layout Black Market (8) and Tea House (9) are 3 steps apart or more, and they share neither a row nor a column.',
  'SET-05': 'A new Wainwright (1) and a new Caravansary (6) take the places of the old ones.',
  'SET-06':
    'All else is set up as in the base game, and what it says about the number of players and about neutral merchants holds too.',
  'SET-07': 'The 18 new bonus cards (DAT-14) are shuffled together with the 26 of the base game.',
  'SET-08': 'Two dice are rolled for the coffee trader; he begins on the place rolled for him.',
  'SET-09':
    'The 20 guild cards are shuffled face down as a draw pile of their own. Their discard pile is face up and has no card yet.',
  'SET-10': 'The barrier and its control tile begin beside the board; nobody has control.',
  'SET-11':
    'The tavern tiles form two piles, one for each kind, the cheapest on top: 1, 2, 3, 4 coffee. This is the same for any number of players.',
  'SET-12': 'The baksheesh tile begins with its front up, which asks for 3 {Y}.',
  'SET-13': 'On the Coffee House every space of the track but the 6 gets a ruby, five in all.',
  'SET-14': 'Nobody begins with coffee or guild cards.',
  'COF-01': 'Coffee has no limit, neither in the supply nor with a player, and it needs no room in the wheelbarrow.',
  'COF-02':
    'Coffee is not a good. Where a good is paid or gained, be it of any type, coffee counts only if it is named as well.',
  'COF-03': 'Coffee never decides between players with equal rubies.',
  'CTR-01':
    'Coffee trader: if he is on the target place in phase 4, you may take 1 coffee and pay him 2 lira or 1 good of whatever type.',
  'CTR-02':
    'He takes no coffee in payment. With less than 2 lira and no good you cannot use him, unless you have the encounter tile.',
  'CTR-03': 'After his use two dice send him on; IST-ENC-14 to IST-ENC-18 hold for him too.',
  'GLD-01':
    'Instead of the four phases you may play one guild card. You carry out its effect; after that it goes to the discard pile of the guild cards.',
  'GLD-02': 'It replaces the whole turn: you do not move and you meet nobody, unless the card itself says so.',
  'GLD-03':
    'Where your merchant stands does not matter. No assistant is left or picked up for the card, and no merchant is paid.',
  'GLD-04': 'You must do everything the card says. If you cannot do all of it, you may not play it.',
  'GLD-05':
    'All its costs, choices and actions have to be possible. Goods lost for want of room, or cards that a used-up pile cannot give, do not stop you.',
  'GLD-06':
    'With a guild card you may use nothing that is tied to a place: not the cards {b03}, {b04}, {b05}, {b10}, {mb8}, {mb9}, {ls10}, {ls11}, and not the red or the green mosque tile.',
  'GLD-07': 'All other bonus cards may be played when it is their time.',
  'GLD-08':
    'Cards that are played instead of the move or in phase 1 never find their time, for this turn has no phase 1.',
  'GLD-09':
    'You decide on a guild card in step 0, before you have played any card instead of the move or in phase 1, and you play no more than one in a turn.',
  'GLD-10': 'You may use the yellow mosque tile, and {mb6} may change the rolls of guild cards 8 and 9.',
  'GLD-11':
    'You hold guild cards hidden, as many as you get. They are not bonus cards and do not decide between players with equal rubies.',
  'GLD-12':
    'As soon as their draw pile is empty, the discarded guild cards are shuffled to be the new one. With both piles empty nothing is drawn. A card that is just being played is not shuffled in.',
  'GLD-13':
    'What comes by itself comes in this turn too: rubies for the wheelbarrow and the mosques, the fifth assistant, the check for the end.',
  'GLD-14': 'In this turn no token is active and there is no phase 4; guild card 7 is the exception.',
  'GC-01': 'Guild card 1 ({p1}): buy one extension for 4 lira. IST-PLC-02 and IST-PLC-03 hold.',
  'GC-02': 'Guild card 2 ({p2}): fill up {R}, then take 2 goods of your choice.',
  'GC-03': 'Guild card 3 ({p3}): fill up {G}, then take 2 goods of your choice.',
  'GC-04': 'Guild card 4 ({p4}): fill up {Y}, then take 2 goods of your choice.',
  'GC-05': 'Guild card 5 ({p5}): take the mail, move its indicator on, then take 2 coffee.',
  'GC-06':
    'Guild card 6 ({p6}): take 1 coffee and 3 bonus cards, each from the draw pile or the top of the discards, then discard 1 bonus card. IST-PLC-14 and IST-PLC-15 hold.',
  'GC-07':
    'Guild card 7 ({p7}): your merchant jumps there with his stack, or stays if he is there already. Do the action, take 2 coffee, and have the encounters of phase 4 there: he is the active token, this is the target place.',
  'GC-08': 'Guild card 8 ({p8}): do the action, then take 1 {B}. The red mosque tile may not be used.',
  'GC-09':
    'Guild card 9 ({p9}): do the action for double the lira: 4 if you miss your call, twice the call if you reach it. The red mosque tile may not be used.',
  'GC-10':
    'Guild card 10 ({p10}): sell 1 to 5 of the goods demanded there for what it pays, put the tile under its stack, then take 2 coffee.',
  'GC-11':
    'Guild card 11 ({p11}): sell 1 to 5 of the goods demanded there for what it pays, put the tile under its stack, then take 2 coffee.',
  'GC-12':
    'Guild card 12 ({p12}): your family member goes there from wherever it is, without a reward, even if it is there already. Then send it to another place whose action is possible (IST-PLC-49), and do that action.',
  'GC-13': 'Guild card 13 ({p13}): do the action, then take 3 coffee.',
  'GC-14':
    'Guild card 14 ({p14}): take the top tile of one of its stacks and pay 1 good of its colour; how many symbols it shows does not matter. IST-PLC-43 and IST-PLC-44 hold.',
  'GC-15':
    'Guild card 15 ({p15}): take the top tile of one of its stacks and pay 1 good of its colour; how many symbols it shows does not matter. IST-PLC-43 and IST-PLC-44 hold.',
  'GC-16': 'Guild card 16 ({p16}): do the action at the price of the moment, then take 3 coffee.',
  'GC-17': 'Guild card 17 ({p17}): do the action; each option you choose gives 3 coffee, so 9 at most.',
  'GC-18':
    'Guild card 18 ({p18}): take 2 coffee, draw 3 guild cards, then discard 1 guild card from your hand. This card itself cannot be the one. MOC-PLC-07 holds.',
  'GC-19':
    'Guild card 19 ({p19}): use two different options of the place. Name both first and pay for them in one sum, 1 coffee less than they cost, with the goods of the baksheesh tile in full. If the barrier is one of them it comes second, beside a place whose action is then possible.',
  'GC-20': 'Guild card 20 ({p20}): do the action, then take 6 lira.',
  'PLC-01': 'The action of the new Wainwright is the old one; its symbol only shows that {mb8} belongs to it.',
  'PLC-02': 'The new Caravansary also gives 1 coffee; besides that, IST-PLC-12 to IST-PLC-15 hold.',
  'PLC-03':
    'There are three ways to get 2 coffee: pay 2 lira; pay 1 good of any type; discard 1 bonus card or guild card. Use one, two or all three, none of them twice.',
  'PLC-04': 'So one action gives 2, 4 or 6 coffee.',
  'PLC-05':
    'For the third way one card is enough, of either kind. It goes to the discard pile of its kind and has no effect.',
  'PLC-06':
    'Take 1 coffee and draw 2 guild cards from their face-down pile. Then discard 1 guild card from your hand, an old one or a new one, face up and without effect.',
  'PLC-07':
    'If there are not 2 guild cards to draw, draw those there are. The discard is due all the same, if you hold a guild card.',
  'PLC-08':
    'Pay in coffee the highest number that no ruby covers, 6 to 10; the next ruby of the track is yours. The next one costs 1 coffee more.',
  'PLC-09': 'When its track has no ruby left, the Coffee House cannot be used.',
  'PLC-10':
    'Take the ways of the Roasting Plant one after another, in any order: choose one, pay, take the coffee. After the first you may stop. As long as you might still play a card for the lira, you are asked.',
  'TAV-01': 'A Tavern action is one of three options and no more: the barrier, a tavern tile, the baksheesh ruby.',
  'TAV-02': 'Tavern tile: take the top tile of one pile and pay the coffee it shows.',
  'TAV-03': 'A player may have only one tavern tile of each kind. A pile that is used up gives none.',
  'TAV-04':
    'Movement tile: in step 1a your merchant may go with his stack along one row or one column, 1 step at least and as far as you like, instead of a distance of 1 or 2.',
  'TAV-05': 'This line may not cross the barrier, unless you have the control tile.',
  'TAV-06':
    'Encounter tile: whatever governor, smuggler or coffee trader give you when you meet them, you pay nothing for it.',
  'TAV-07':
    'With the encounter tile, too, two dice send a token on, and you meet each only once in a turn. You may not pay of your own accord.',
  'TAV-08': 'The encounter tile spares you no payment to merchants and does not change the catching of family members.',
  'TAV-09':
    'Baksheesh ruby: pay 4 coffee and the goods on the visible side of the baksheesh tile (DAT-20); then take the next ruby of 13, 16 or 20, as you choose.',
  'TAV-10': 'After that the baksheesh tile is turned over.',
  'TAV-11':
    'At its place this ruby costs nothing, but it shortens the track just like one that is bought. A track without rubies cannot be chosen.',
  'TAV-12': 'The action over, phase 4 takes place on the Tavern as anywhere.',
  'TAV-13': 'You keep movement tile and encounter tile to the end of the game.',
  'BAR-01':
    'Barrier: pay 2 coffee, put the barrier between two places, take its control tile, and do the action of one of these two places.',
  'BAR-02':
    'The two must be neighbours in a row or a column. Any such edge will do, even the one where the barrier is now.',
  'BAR-03':
    'That action comes without encounters. It needs no assistant, and no merchant is paid at the place you choose.',
  'BAR-04':
    'You need not do that action, except with guild card 19. Barrier and control tile change hands all the same.',
  'BAR-05':
    'Only the player with the control tile may walk through the barrier. All others must not cross it, not even with the movement tile.',
  'BAR-06':
    'This is true of every walk: of the merchant, the companion, and the family member with {ls6}. A distance of 1, 2, 3 or 4 is counted around the barrier.',
  'BAR-07':
    'Jumps do not care about the barrier: the family member sent from the Police Station or going home to it, {mb7}, {ls7}, {ls12}, kiosk tile k19, guild card 7, the Catacombs, and all that dice move.',
  'BAR-08': 'There is one barrier. Whoever uses it next takes it away from where it is, and the control tile with it.',
  'BAR-09':
    'The action beside the barrier may again be that of the Tavern, or that of the Police Station, if you meet its conditions and pay for it.',
  'BAR-10': 'Before its first use the barrier is not on the board and stops nobody.',
  'BON-01': '{mb1}: take 2 coffee, between two steps of your turn or right before a payment in it.',
  'BON-02':
    '{mb2}: between two steps of your turn, pay 2 coffee and draw a guild card from the draw pile. If there is none to draw, you cannot play it.',
  'BON-03': '{mb3}: pay 1 coffee and take 8 lira, between two steps of your turn or right before a payment in it.',
  'BON-04': '{mb4}: between two steps of your turn, roll two dice and take the reward for the sum (DAT-17).',
  'BON-05':
    '{mb5}: between two steps of your turn, give 1, 2 or 3 things, each a good or a coffee, and take as many others for them, goods or coffee as you like.',
  'BON-06':
    'With {mb5} nothing is given and taken at the same time, and what you take must fit into the wheelbarrow once the rest is gone.',
  'BON-07':
    '{mb6}: after a roll of your own and before it counts, turn one of its dice to the 6. A roll that moves a neutral token cannot be changed.',
  'BON-08':
    '{mb6} works on the rolls of 8 and 9, of guild cards 8 and 9, of {mb4} and {ls2}, and in your own turn of kiosk tile k16. The red mosque tile and a second {mb6} may be used on the same roll, in any order, before it counts.',
  'BON-09':
    '{mb7}: in step 1a your merchant jumps with his stack to one of the four corners, not to the one where he is. The steps from 1b to 4 follow as always.',
  'BON-10': '{mb8}: when your Wainwright action is over, do it again. IST-BON-08, IST-BON-15 and IST-BON-16 hold.',
  'BON-11':
    '{mb9}: when your Coffee House action is over, do it again at the higher price. IST-BON-08, IST-BON-15 and IST-BON-16 hold.',
  'END-01': 'The sixth ruby triggers the end, whatever the number of players.',
} as const;

export default texts;
