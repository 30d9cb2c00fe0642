/** Rules in English: TRN, CRD. */
const texts = {
  'TRN-01':
    'The start player begins; then the turn goes round clockwise. In the final phase those who have retired are left out.',
  'TRN-02': 'In your turn you do one of three things: build, lure a customer, or draw cards. Then your turn is over.',
  'TRN-03': 'You may not pass, and nobody retires before the final phase.',
  'TRN-04':
    'To build means: play one card or three, and with them open a stall, expand a stand or move a blocked stall. One of these, not more.',
  'TRN-05': 'Only what you can carry out to the end, payment included, can be begun. What is refused changes nothing.',
  'TRN-06': 'A turn follows fixed steps (see the table). Nobody else is asked for anything meanwhile.',
  'TRN-07': 'Drawing is always possible, so that you always have something to do before the final phase.',
  'TRN-08': 'Cards, coins, barkers and tiles are never given, lent or swapped among players.',
  'TRN-09':
    'Open to all: the market, all customers, display, supply and barkers, everybody’s medals, points and stalls in hand, how many cards each holds, the size of the draw pile, and the discards.',
  'TRN-10': 'Only you see which cards you hold.',
  'TRN-11': 'Only you see your coins. The others are shown neither single amounts nor a total.',
  'TRN-12': 'Nobody knows the draw pile, nor the order in which neutral stalls will be drawn.',
  'TRN-13':
    'The log tells everything when it happens: coins earned and paid by trade, cards taken from the display, played or discarded, barkers taken or played. Of a card from the draw pile it tells only that it was drawn.',
  'TRN-14': 'Bots see what a player in their seat sees, and may remember the log as anybody may.',
  'CRD-01': 'One standard card opens the segment that it shows, and no other.',
  'CRD-02':
    'One joker opens the three segments that it shows, and costs 1 coin of any trade. Without a coin you cannot play it alone.',
  'CRD-03': 'That fee is paid first. What you build is then paid from what is left.',
  'CRD-04': 'Any three cards from your hand open all nine segments. No fee is due, even for jokers among them.',
  'CRD-05': 'You play exactly one card or exactly three, never two or four. Three are allowed even where one would do.',
  'CRD-06': 'Cards bind only the tile that you put down. Its entry may lie in any segment.',
  'CRD-07': 'New stalls, expansions and moves are all played with the same cards and at the same fee.',
  'CRD-08':
    'Coffee tiles need cards as well: of the terrace, only sites in an open segment count. The cards 1, 2, 3, 5 and the joker 1-2-3 alone open none.',
  'CRD-09': 'Cards are played openly. When the building is done, they go to the discard pile.',
  'CRD-10':
    'To draw means: take two cards, one after the other. Each comes from the display, the draw pile or the barkers, as you like.',
  'CRD-11': 'Of the display you take any card that lies there. Its place stays empty until your turn is over.',
  'CRD-12': 'Of the draw pile you take the top card, and see it before you choose the second one.',
  'CRD-13': 'From the barker space you take one barker, as long as there is one.',
  'CRD-14':
    'If you hold more than four stall cards after the second one, you discard down to four. New ones may be among them.',
  'CRD-15': 'Barkers do not count for that limit. You may have any number of them.',
  'CRD-16': 'The limit counts only then: you may draw with four cards in your hand.',
  'CRD-17': 'After your turn the display is filled up to four again, from the first empty place on.',
  'CRD-18': 'When the last card leaves the draw pile, the discards are shuffled at once and become the new one.',
  'CRD-19':
    'Only the discard pile is shuffled: no hands, no display, no barkers, and no card that is discarded afterwards.',
  'CRD-20':
    'If both piles were empty, you could not draw from the pile, the display would be filled as far as possible, and the next discard would be shuffled in. With these cards it cannot happen.',
  'CRD-21':
    'Barkers lie openly in front of their owners. They are no stall cards: they are neither one of three cards nor discarded for the limit.',
  'CRD-22': 'Stall cards leave your hand by being played or for the limit. You cannot just throw one away.',
  'CRD-23': 'Only cards of your own hand can be played, not those of the display or of the discards.',
} as const;

export default texts;
