/** Rules of the base game in English: ENC, BON, MOS. Facts and ids are those of docs/rules/istanbul.md. */
const texts = {
  'ENC-01': 'In phase 4 the active player chooses the order of the encounters.',
  'ENC-02': 'Phase 4 does not depend on the action: it comes even if that was impossible or not wanted.',
  'ENC-03':
    'You must catch all foreign family members on the target place: they go to the Police Station. Until this is done your turn cannot end.',
  'ENC-04':
    'Each one you catch entitles you to a reward, 3 lira or a bonus card from the draw pile. You decide anew for each.',
  'ENC-05': 'A family member goes to the Police Station even if you want no reward.',
  'ENC-06': 'Nobody is caught on the Police Station itself, and it earns no reward.',
  'ENC-07': 'Meeting your own family member means nothing.',
  'ENC-08':
    'Governor: if you wish, draw a bonus card from the draw pile. For it you must then pay 2 lira or discard a bonus card from your hand.',
  'ENC-09': 'You may discard the very card that you drew from him.',
  'ENC-10':
    'Smuggler: if you wish, take 1 good of your choice. In return he must get 2 lira from you, or else 1 good of whatever type.',
  'ENC-11': 'You may pay him with the very good that he brought.',
  'ENC-12': 'You can only take a good that has room; with four full rows you cannot use the smuggler.',
  'ENC-13': 'As long as there is no bonus card to draw you cannot use the governor.',
  'ENC-14':
    'After its use a neutral token goes where two dice send it. Every token has a roll of its own, which may be the number of the place it is on.',
  'ENC-15': 'A token you do not use stays.',
  'ENC-16': 'You meet a neutral token no more than once in a turn, even if the dice keep it on the target place.',
  'ENC-17': 'The roll that moves a neutral token or merchant stands: no card and no tile affects it.',
  'ENC-18': 'Hence neutral tokens are only ever found on places 2 to 12.',
  'ENC-19': 'Encounters are for the merchant who moved (or stayed with {b07}). A family member has none.',
  'BON-01': 'A hand may grow to any size, and in your turn you may play as many cards as you like.',
  'BON-02': 'Whether played or discarded, a card goes to the discard pile at the Caravansary, on top and face up.',
  'BON-03':
    'Cards are always drawn from the draw pile, which is face down; the Caravansary’s action alone also gives access to the discards.',
  'BON-04':
    'As soon as the last card of the draw pile is gone, the discards are shuffled to be the new one, even between two cards of the same draw.',
  'BON-05':
    'If there are no discards at that moment, the shuffle waits until a card must be drawn and there are some. While there is no card in either pile, nothing is drawn.',
  'BON-06':
    'A card you play is put on the discard pile when its effect is over. A draw or shuffle within that effect therefore does not include it.',
  'BON-07':
    'You may play a card only if you can pay what it costs and it makes a difference. Replacing the normal move makes one, with {b07} too.',
  'BON-08':
    'Cards {b03}, {b04}, {b05} and {b10}, the red mosque tile and the green one work with every own action of their place, whether your merchant or your family member does it.',
  'BON-09': '{b01}: take one good of your choice, between two steps of your turn, never in the middle of an action.',
  'BON-10': '{b01} gives a good that has room. With four full rows it cannot be played.',
  'BON-11': '{b02}: the supply gives you 5 lira, between two steps of your turn or right before a payment in it.',
  'BON-12': '{b03}: when your Sultan’s Palace action is over, do it again; the price has gone up meanwhile.',
  'BON-13': '{b04}: when your Post Office action is over, do it again. The indicators move both times.',
  'BON-14': '{b05}: when your Gemstone Dealer action is over, do it again; the price has gone up meanwhile.',
  'BON-15': '{b03}, {b04} or {b05} may be played only if you can really do the action again and pay for it.',
  'BON-16': 'A second card of the same kind may follow the first; each gives one more repetition.',
  'BON-17':
    '{b06}: your family member goes home to the Police Station, and you get 3 lira or a bonus card from the draw pile; between two steps of your turn.',
  'BON-18': 'While your family member is at home on the Police Station, {b06} cannot be played.',
  'BON-19':
    '{b07}: instead of moving in step 1a the merchant stays. His place is the target place, and step 1b is due there.',
  'BON-20':
    'Step 1b after {b07} means: if one of your assistants is waiting there, pick him up; if not, leave one. Otherwise the turn ends (IST-TRN-11).',
  'BON-21': 'After {b07} phases 2, 3 and 4 are played as always; foreign merchants are paid once more.',
  'BON-22': '{b07} may be played on the Fountain, again without an assistant.',
  'BON-23': '{b08}: in step 1a the merchant goes with his stack to a place at distance 3 or 4, and not 1 or 2.',
  'BON-24': '{b09}: in phase 1 call one of your waiting assistants back to your stack.',
  'BON-25':
    '{b09} may be played before the move, and after it as long as step 1b is undecided; at the Fountain, until its action is begun or skipped. The assistant may be anywhere, even where the merchant is.',
  'BON-26': '{b10}: in one Small Market action you may sell what you like, whatever the demand tile asks for.',
  'BON-27':
    'All else stays as it is with {b10}: 1 to 5 goods, the Small Market’s revenue (DAT-09), the tile put under its stack. With {b10} the action is possible even if you have no good that is demanded.',
  'BON-28':
    'Before a payment that you cannot refuse any more, you may play no card after which you would lack the means for it. In the base game only {b02} can be played there, and it never does.',
  'BON-29':
    'The discard at the Caravansary is part of the action and not a payment: from the first card taken to the discard, nothing can be played.',
  'MOS-01': 'You keep a mosque tile to the end of the game, and its ability with it.',
  'MOS-02':
    'Red: when you have rolled at Black Market or Tea House, you may turn one die to the 4, or else roll both once more.',
  'MOS-03': 'Red works once for the roll of an action. After rolling again you must take what you get.',
  'MOS-04': 'Red has no power over any other roll.',
  'MOS-05':
    'Blue: when you get the tile, your fifth assistant comes out of the reserve and goes to the bottom of your stack.',
  'MOS-06': 'Blue does this wherever your stack is, also when the family member got you the tile.',
  'MOS-07': 'Green: whenever you do a Warehouse action, you may buy one more good of any type, even {B}, for 2 lira.',
  'MOS-08': 'Green comes after the filling, once in a Warehouse action, and needs a row with room.',
  'MOS-09':
    'Yellow: once in each of your turns you may pay 2 lira to call one of your waiting assistants back to your stack.',
  'MOS-10': 'Yellow may also be used after step 1a and before step 1b: the assistant may be left there at once.',
  'MOS-11':
    'Yellow can be used between any two steps of your turn, but not to fetch an assistant from your merchant’s own place.',
} as const;

export default texts;
