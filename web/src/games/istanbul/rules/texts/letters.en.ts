/** Rules of Letters & Seals in English; every id begins with LET. */
const texts = {
  'SET-01': 'The board has 4 rows and 5 columns with the places 1 to 16 and 21 to 24, each once; 25 is not used.',
  'SET-02': 'The layout for the first play, shown here, is the default.',
  'SET-03': 'For a random layout MOC-SET-03 and MOC-SET-04 hold.',
  'SET-04':
    'All else is set up as in the base game, and what it says about the number of players and about neutral merchants holds too.',
  'SET-05':
    'Which bonus cards are used is agreed on before the game: the new ones alone, or the new ones mixed with those of the base game.',
  'SET-06': 'Two dice are rolled for the courier; he begins on the place rolled for him.',
  'SET-07': 'The kiosk tiles are shuffled face down into two stacks of the same size.',
  'SET-08': 'Under the ranks of the Secret Society are coins of 3, 2 and 1 lira.',
  'SET-09':
    'The letters are shuffled with their side of 2 seals up. So they form a draw pile that hides the numbers of the places.',
  'SET-10': 'Companions and spare rubies are in the general supply.',
  'SET-11': 'Without Mocha & Baksheesh every coffee symbol is ignored: coffee can neither be gained nor be paid.',
  'SET-12': 'Places 1 and 6 are those of the base game.',
  'COM-01': 'Every player has one companion, who begins in the general supply.',
  'COM-02': 'With a Fountain action of yours you may take your companion from the general supply to your own.',
  'COM-03': 'If you do not want this at your first Fountain action, you may do it at any later one.',
  'COM-04': 'With a Fountain action of yours you may also take your companion from the board back to your own supply.',
  'COM-05':
    'Whether merchant, companion or family member does the Fountain action, or you do it beside the barrier or with guild card 7, it is yours.',
  'COM-06':
    'In step 0 of your turn, before step 1a or a guild card, you may put the companion from your supply on the place of your merchant. It costs nothing, whoever else is there.',
  'COM-07': 'A companion put there in step 0 may move in step 1a of the same turn.',
  'COM-08': 'With your companion on the board you move in your turn either him or your merchant, never both.',
  'COM-09': 'The companion moves exactly 1 step, to a neighbour in his row or column.',
  'COM-10':
    'The companion has no assistants and needs none: step 1b is left out, and waiting assistants stay where they are.',
  'COM-11':
    'In all else he is like a merchant: phases 2, 3 and 4 are played for him. You may do without the action, and you must catch family members.',
  'COM-12':
    'In phase 2 you pay 2 lira to the owner for every foreign merchant and also for every foreign companion on the target place, whether your merchant arrives or your companion. You pay all or none, and nobody on the Fountain.',
  'COM-13':
    'What shows the merchant cannot be used for the companion: the cards {b07}, {b08}, {mb7}, {ls7}, {ls12} and the movement tile.',
  'COM-14':
    '{b09}, the yellow mosque tile and all else that does not show the merchant may be used when the companion moves. Cards and tiles that belong to a place work through him too.',
  'COM-15': 'What moves the stack of the merchant moves the merchant, even when the companion is the one who acts.',
  'COM-16': 'Your merchant and your companion may be on one place; it costs nothing and means nothing.',
  'COM-17': 'A companion is never caught. Only LET-COM-04 and kiosk tile k15 take him from the board.',
  'COM-18':
    'A companion who meets a neutral merchant pays him, and the dice are rolled, as in IST-TWO-02 and IST-TWO-03.',
  'LTR-01': 'A letter you get stays in front of you with the number of its place up; it is worth 1 seal.',
  'LTR-02':
    'As soon as your merchant, family member or companion is on the place of the letter, the letter must be turned over. It is delivered now and worth 2 seals.',
  'LTR-03':
    'Nobody has to move for this: a letter is also delivered the moment you get it if one of yours is on its place, even one who is about to leave.',
  'LTR-04': 'Letters are delivered by themselves at any moment, in other players’ turns too.',
  'LTR-05': 'Several letters may be delivered at once.',
  'LTR-06':
    'On a place merely crossed nothing is delivered. Assistants, a companion in a supply, neutral tokens and foreign tokens deliver nothing.',
  'LTR-07': 'A letter once delivered stays so until it is discarded.',
  'LTR-08':
    'You may have any number of letters. Everybody sees them; they are not goods, and they do not decide between players with equal rubies.',
  'LTR-09': 'Discarded letters form a pile, face up.',
  'LTR-10':
    'The moment the draw pile of the letters is used up, the discards are shuffled to be the new one. If there are none, nobody gets a letter, and nothing can be exchanged for one, until a letter is discarded.',
  'LTR-11': 'Whenever you discard a letter you choose which, delivered or not.',
  'COU-01':
    'Courier: if he is on the target place in phase 4, you may take 1 letter and pay him 2 lira or discard 1 letter.',
  'COU-02':
    'First you take the letter, which may be delivered at once. The one you discard may be the very one you took.',
  'COU-03': 'After his use two dice send him on; IST-ENC-14 to IST-ENC-18 hold for him too.',
  'COU-04': 'As long as there is no letter to take you cannot use the courier.',
  'DBL-01': 'In step 5 you may discard letters worth 3 seals and take another turn at once.',
  'DBL-02':
    'Letters worth 3 or 4 seals are accepted, delivered ones and others together as you like. Letters worth 5 or more are refused.',
  'DBL-03': 'A seal too many is lost.',
  'DBL-04': 'A player may do this once in a round; so an extra turn is never followed by another.',
  'DBL-05':
    'An extra turn is a full turn: with step 0, with all phases or a guild card. What may be done once in a turn may be done again.',
  'DBL-06':
    'You may take one even if your turn ended on the spot, after a guild card, after {ls6}, and in the last round.',
  'DBL-07': 'After the extra turn it is the next player’s turn. The extra turn belongs to the same round.',
  'PLC-01': 'Take two letters.',
  'PLC-02': 'First take 1 letter. Then turn up one kiosk tile more than there are players.',
  'PLC-03': 'You first and the others clockwise, everybody must choose one tile of those still there.',
  'PLC-04': 'Whoever chooses a tile uses it at once or not at all; then it is turned down and is gone for the others.',
  'PLC-05': 'When all have chosen, you may use the tile that is left, too.',
  'PLC-06': 'All tiles turned up go to the discard pile of the kiosk tiles.',
  'PLC-07':
    'Tiles come from the first stack and then from the second. If both have too few, take all of them; the discards are then shuffled into two equal stacks, the first with 1 more if need be, and turning up goes on. The discards are shuffled only when tiles are needed.',
  'PLC-08':
    'You may choose a tile whose effect is impossible; it is then simply not used. A tile that costs something is used in full or not at all.',
  'PLC-09':
    'While others than the active player choose or use their tile, they may play no cards and use no mosque or tavern tiles.',
  'PLC-10': 'First take 1 good of your choice. Coffee is not one.',
  'PLC-11': 'Then 2 bonus cards are auctioned. You open with a bid of 1 lira or more.',
  'PLC-12': 'Clockwise, each of the others bids exactly once, more than the highest bid so far, or passes.',
  'PLC-13':
    'At the end you close the auction with one more, higher bid or by passing. If you have opened, you are only asked if somebody else has the highest bid.',
  'PLC-14': 'Nobody may bid more lira than they have at that moment.',
  'PLC-15': 'If you win, you pay your bid to the supply.',
  'PLC-16': 'If another player wins, that player pays the bid to you.',
  'PLC-17': 'The winner draws two bonus cards from the draw pile.',
  'PLC-18':
    'With 0 lira you do not open, but the last word is still yours, and before it you may play a card that brings lira. The others may bid 1 lira or more; if nobody bids at all, no cards are drawn. With 1 lira or more you must open. Whoever has neither lira nor cards is not asked for a last word.',
  'PLC-19': 'If there is no bonus card to draw, there is no auction. If there is a single one, the winner gets that.',
  'PLC-20':
    'Discard letters worth 6 seals and take the next ruby of 13 or 16, as you choose; in the Great Bazaar also of 20.',
  'PLC-21': 'The letters must be worth exactly 6 seals. Whoever has letters worth 6 or more can always find such ones.',
  'PLC-22': 'At its place this ruby costs nothing, but it shortens the track just like one that is bought.',
  'PLC-23':
    'The first, second and third time this action is done in a game it also brings 3, 2 and 1 lira (DAT-23). The same player may get them more than once. Afterwards it brings the ruby alone.',
  'KIO-01': 'Kiosk tile k1: take 1 {Y} and 1 lira.',
  'KIO-02': 'Kiosk tile k2: take 1 {G} and 1 lira.',
  'KIO-03': 'Kiosk tile k3: take 1 {R} and 1 lira.',
  'KIO-04': 'Kiosk tile k4: take 2 {Y}.',
  'KIO-05': 'Kiosk tile k5: take 2 {G}.',
  'KIO-06': 'Kiosk tile k6: take 2 {R}.',
  'KIO-07': 'Kiosk tile k7: take 1 {Y}.',
  'KIO-08': 'Kiosk tile k8: take 1 {G}.',
  'KIO-09': 'Kiosk tile k9: take 1 {R}.',
  'KIO-10': 'Kiosk tile k10: take 1 {B}.',
  'KIO-11': 'Kiosk tile k11: draw 1 bonus card.',
  'KIO-12': 'Kiosk tile k12: take 2 lira.',
  'KIO-13': 'Kiosk tile k13: take 1 coffee or 2 lira. Without coffee in the game it is 2 lira.',
  'KIO-14': 'Kiosk tile k14: take 1 coffee or 3 lira. Without coffee in the game it is 3 lira.',
  'KIO-15': 'Kiosk tile k15: take your companion to your own supply, from the board or from the general supply.',
  'KIO-16': 'Kiosk tile k16: roll one die and take as many lira as it shows.',
  'KIO-17': 'Kiosk tile k17: pay 10 lira for one extension. IST-PLC-02 and IST-PLC-03 hold.',
  'KIO-18':
    'Kiosk tile k18: pay {R}, {G}, {Y} and {B}, one of each, for one extension. IST-PLC-02 and IST-PLC-03 hold.',
  'KIO-19':
    'Kiosk tile k19: your merchant jumps with his stack to the Fountain. He picks up no assistants, pays nobody, does no action and meets nobody there.',
  'KIO-20':
    'Kiosk tile k20: pay 1 good for 1 letter, or discard 1 letter for 1 good of your choice. In the Great Bazaar coffee will do for a good.',
  'KIO-21': 'Kiosk tile k21: discard 1 bonus card for 1 letter, or discard 1 letter and draw 1 bonus card.',
  'KIO-22': 'Kiosk tile k22: pay 2 lira for 1 letter, or discard 1 letter for 3 lira.',
  'KIO-23':
    'Kiosk tile k23: pay 2 lira for 1 good of your choice, or pay 1 good for 3 lira. In the Great Bazaar coffee will do for a good.',
  'KIO-24': 'Kiosk tile k24: pay 2 lira and draw 1 bonus card, or discard 1 bonus card for 3 lira.',
  'BON-01': '{ls1}: take one letter, between two steps of your turn.',
  'BON-02': '{ls2}: between two steps of your turn, roll two dice and take the reward for the sum (DAT-17).',
  'BON-03':
    '{ls3}: pay 1 good and take 7 lira, between two steps of your turn or right before a payment in it. In the Great Bazaar coffee will do for a good.',
  'BON-04':
    '{ls4}: between two steps of your turn, take the good that the card shows and 3 lira. If there is no room for the good you get only the lira. There is one such card for {R}, {G}, {Y} and {B} each.',
  'BON-05': '{ls5}: carry out the effect of the card that is on top of the discard pile of the bonus cards.',
  'BON-06':
    'The card {ls5} copies stays in its pile; its time, costs and conditions hold. Any {ls5} on top of it are passed over, but no other card: if there is nothing to copy, or that card could not be played now, you cannot play {ls5}.',
  'BON-07':
    '{ls6}: in step 1a your family member goes to a neighbour in its row or column and does the action there, without encounters. This replaces the turn; neither merchant nor companion moves.',
  'BON-08': 'For {ls6} the family member must not be on the Police Station and may not go to it.',
  'BON-09':
    'With {ls6} no assistant is used and no merchant is paid. The action need not be done, and there is no phase 4.',
  'BON-10':
    '{ls7}: in step 1a your merchant jumps with his stack to the merchant of another player, who is not paid for it. All other foreign merchants, foreign companions and neutral merchants there are paid, and phase 4 comes as always.',
  'BON-11':
    'With {ls7} the other merchant must be on another place than yours, and a neutral merchant cannot be chosen.',
  'BON-12': '{ls8}: in step 1a your companion goes to a place at distance 2, and not 1.',
  'BON-13':
    '{ls9}: between two steps of your turn, use governor, smuggler or courier, in the Great Bazaar the coffee trader too, wherever he is. Pay him, then two dice send him on.',
  'BON-14':
    'What he gives and costs with {ls9} is as ever (IST-ENC-08 to IST-ENC-13, MOC-CTR-01, LET-COU-01). But this is no encounter: IST-ENC-16 does not count it, you may do it in a turn with a guild card, and if the dice bring him to the target place before phase 4 is over, you may meet him there, unless you have met him in this turn.',
  'BON-15':
    '{ls10}: when your action at a mosque is over, do the action of the same mosque again. IST-BON-15 and IST-BON-16 hold.',
  'BON-16':
    '{ls11}: when your Secret Society action is over, do it again for another 6 seals. IST-BON-15 and IST-BON-16 hold.',
  'BON-17':
    '{ls12}: in step 1a pay 3 lira, and your merchant jumps with his stack to any other place. The steps from 1b to 4 follow as always.',
  'BON-18':
    '{ls5} counts in every way as the card it copies: for its moment, its place, its merchant, the replaced move, what is barred with guild cards, and the final step.',
  'RUB-01':
    'If somebody takes the last ruby of 13 or 16, or of 20 in the Great Bazaar, a ruby from the supply is put there at once. It costs the highest price, which stays.',
  'RUB-02':
    'This is so however the last ruby was taken, and as often as it happens. The supply does not run out of rubies.',
  'RUB-03': 'Wainwright and mosques get no new rubies.',
  'END-01': 'The sixth ruby triggers the end, whatever the number of players.',
  'END-02':
    'A ruby gained in another player’s turn, by kiosk tile k17 or k18, triggers the end as well, and the current round is the last.',
} as const;

export default texts;
