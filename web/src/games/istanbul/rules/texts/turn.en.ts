/** Rules of the base game in English: TRN, END. Facts and ids are those of docs/rules/istanbul.md. */
const texts = {
  'TRN-01': 'The first turn is the start player’s; the others follow clockwise.',
  'TRN-02':
    'The four phases come in fixed order: Movement, Merchants, Action, Encounters. A phase with nothing to do is passed over, and no phase comes twice.',
  'TRN-03': 'Step 1a: the merchant, with everybody in his stack, goes to a place whose distance is 1 or 2.',
  'TRN-04': 'Nobody steps diagonally; to reach a diagonal neighbour costs 2.',
  'TRN-05': 'You must move, and the move must end somewhere else. Only {b07} allows you to stay.',
  'TRN-06': 'Other tokens never bar the way, and on a place merely crossed nothing is paid, picked up or met.',
  'TRN-07': 'Only the stack moves along. Waiting assistants stay on their places.',
  'TRN-08':
    'Step 1b, option a: if one of your assistants is waiting on the target place, pick him up; he goes to the bottom of the stack and moves with it from then on.',
  'TRN-09':
    'Step 1b, option b: if none of yours is waiting there, leave the bottom assistant of your stack; he stays there when the stack moves on.',
  'TRN-10': 'As long as one of your assistants is waiting on the target place, you may not leave another beside him.',
  'TRN-11':
    'Step 1b, option c: whoever can do neither, or does not want to, ends the turn on the spot. The merchant stays on the target place; phases 2 to 4 are forfeited.',
  'TRN-12': 'It is legal to move to a place where only option c will be left.',
  'TRN-13':
    'The Fountain asks for no assistant: step 1b is left out there, nobody is left or picked up, and the turn goes on.',
  'TRN-14': 'Phase 2: for every foreign merchant on the target place, the active player pays 2 lira to his owner.',
  'TRN-15':
    'The payment of phase 2 covers all merchants or none. If the active player cannot or will not make it, the turn is over on the spot; nobody gets anything, and what was done in step 1b stands.',
  'TRN-16': 'No merchant is paid on the Fountain.',
  'TRN-17': 'Your own tokens cost you nothing, wherever they stand.',
  'TRN-18':
    'Phase 3: the active player may do the action of the target place. Whoever does not, or cannot, goes on with phase 4 all the same.',
  'TRN-19': 'The action is done a single time, unless an effect expressly grants a repetition.',
  'TRN-20':
    'Whoever begins an action does everything in it that is not optional. It cannot be begun without the means to pay for it.',
  'TRN-21': 'Phase 4 brings the encounters (IST-ENC-01). After it the turn ends and passes on.',
  'TRN-22':
    'You may play as many bonus cards in your turn as you wish, and use each of your mosque tiles as often as its rule allows (IST-MOS-01).',
  'TRN-23':
    'In another player’s turn you can use neither cards nor tiles. The final step (IST-END-05) is nobody’s turn.',
  'TRN-24':
    'A turn ended on the spot (IST-TRN-11, IST-TRN-15) leaves no moment for cards or tiles; they have to be used before that decision.',
  'TRN-25':
    'One turn has room for one movement replacement; {b07} and {b08} are never combined, nor is either played twice.',
  'TRN-26':
    'Phase 4 requires the merchant to be still on the target place. Nothing in the base game takes him away in phase 3.',
  'TRN-27': 'A merchant may have no assistants under him at all; he alone is a stack too.',
  'TRN-28':
    'Every card may be played at its own moments and at no others; otherwise it is refused. “Between two steps” means: whenever no action, encounter, card or tile is in the middle of its effect.',
  'TRN-29':
    'Assistants who come back, by whatever effect, join the stack at the bottom. As they are always your own, their order is nothing to decide.',
  'TRN-30':
    'Step 0 is over when the merchant moves or when {b07}, {b08} or {b09} is played. Cards {b01}, {b02} and {b06} and the yellow mosque tile leave it open.',
  'END-01': 'The first player to have 5 rubies triggers the end at that moment; in a game for two it takes 6.',
  'END-02':
    'The round is then played to its end, so that everybody has had the same number of turns, and play is over.',
  'END-03': 'When it is the last player of a round who triggers the end, nobody has another turn.',
  'END-04': 'Until then play goes on as before; rubies over and above the target can be won and are counted.',
  'END-05': 'Then comes the final step: everybody may play cards that give goods or lira. Nobody has to.',
  'END-06':
    'Only {b01} and {b02} are such cards (DAT-13). The start player goes first, then clockwise; each player has one go, with as many cards as they like.',
  'END-07':
    'In the final step wheelbarrows hold no more than usual and cards cost what they always cost. Places, tokens and tiles are out of use.',
  'END-08': 'Whoever has the most rubies wins.',
  'END-09': 'With equal rubies, the one with more lira is ahead.',
  'END-10': 'With equal lira too, the one with more goods, all types added up.',
  'END-11': 'With equal goods too, the one with more bonus cards in hand.',
  'END-12': 'If that is equal as well, they win together.',
  'END-13': 'All other ranks are decided by the same four comparisons.',
} as const;

export default texts;
