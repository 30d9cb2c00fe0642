/** Rules in English: SET, RES. Facts and ids are those of docs/rules/choose_write.md. */
const texts = {
  'SET-01':
    'One to five people play. Whoever plays alone sets up as for two and goes by the chapter about playing alone.',
  'SET-02': 'The cards make five decks (DAT-10). Each is shuffled by itself and lies face down.',
  'SET-03':
    'Two palace cards make four slots, A, B, C and D. They belong to no deck, nor does the card that shows whose turn it is.',
  'SET-04': 'Four ruby cards are turned up. In this order they are the base cards of the palaces A, B, C and D.',
  'SET-05':
    'With one or two players four more are turned up, and one slides beneath each base card: every price has one good more.',
  'SET-06': 'With three or more players nothing lies beneath a base card at the start.',
  'SET-07': 'Two location cards are turned up: the display.',
  'SET-08': 'If one of them is a fountain, everybody gains from it at once. It is discarded, and another card comes.',
  'SET-09':
    'Guild deck and goods deck have no discards yet, and before the first turn only a fountain gives a goods card. The only location cards that can be discarded by then are fountains.',
  'SET-10': 'The top caravan card is turned up; the others stay face down.',
  'SET-11': 'Everybody has a sheet, on the side for the number of players (DAT-03).',
  'SET-12': 'With one or two players the bold tulips at 3, 7, 8 and 12 are void: as if they were not there.',
  'SET-13': 'With three players these bold tulips are open like all others.',
  'SET-14': 'With four players the boxed bonus action is void.',
  'SET-15': 'With five players it is in use: everybody starts with 1 bonus action. DAT-19 has another reading.',
  'SET-16': 'Every place starts with the open tulips of DAT-04.',
  'SET-17': 'When the display is complete, everybody draws a location card, beginning with the start player.',
  'SET-18': 'If that card is a fountain, everybody gains from it, it is discarded, and the same player draws again.',
  'SET-19':
    'The start player is drawn by lot. It matters for the order of turns and for where a round ends, and for nothing else.',
  'SET-20': 'The lot is drawn before any card, so that the very first fountain begins with the start player.',
  'SET-21': 'Nobody starts with anything but a hand card, tulips, the bonus actions of DAT-03 and what fountains gave.',
  'SET-22': 'Those who sit later get nothing to make up for it.',
  'SET-23':
    'Now the ruby deck has 12 cards with one or two players, otherwise 16. The location deck has 38, less one for each player and for each fountain that came.',
  'RES-01':
    'Goods, lira and bonus actions that you gain fill as many spaces of their track in the ledger. The four tracks of goods are shelves (goods columns in print). A ruby that you gain is marked.',
  'RES-02':
    'To pay, cross off filled spaces. Only those that are left can be paid: filled and not crossed off (available, in print).',
  'RES-03':
    'What is crossed off never comes back, neither as left nor as empty. So a track takes in no more than it has spaces.',
  'RES-04': 'What finds no empty space is lost. All else of the effect happens.',
  'RES-05':
    'A good of your choice is of a type whose shelf has an empty space. It is lost only if all four shelves are full. Several are named one after the other.',
  'RES-06': 'Several goods of one type go onto one shelf with at least one empty space. What does not fit is lost.',
  'RES-07':
    'Several different goods go onto as many shelves. A full one is named only where too few others have room, and its good is lost.',
  'RES-08': 'A cost is paid in full. What you cannot pay, you cannot choose.',
  'RES-09': 'You pay before you gain: nothing pays for itself.',
  'RES-10': 'Where an effect says “then”, what stands before it must be done in full, or none of it can be used.',
  'RES-11':
    'Gains cannot be refused. You decide only where something is left to you: alternatives, types, targets, an “up to”, or which of two cards you keep.',
  'RES-12': 'The parts of an effect come in the order of its table, each to its end before the next.',
  'RES-13': 'Guild cards and goods cards are drawn from the top of their deck.',
  'RES-14': 'If that deck is empty when a card is due, its discards are first shuffled into a new one.',
  'RES-15': 'If there are no discards either, there is no card, and the effect goes on.',
  'RES-16': 'You may hold any number of guild cards and goods cards.',
  'RES-17': 'There are always enough rubies. Nobody pays with one, trades one or loses one.',
  'RES-18': 'Players give each other nothing.',
  'RES-19':
    'Everybody sees all sheets, the display, the ruby cards, the caravan card, all discards, and how many cards each deck and each hand has.',
  'RES-20': 'A location card drawn from the deck is seen by its owner alone until it is played.',
  'RES-21': 'A location card taken from the display stays known to everybody.',
  'RES-22': 'Guild cards in hand are seen by their owner alone; once played or discarded, a guild card is open.',
  'RES-23': 'The same goes for goods cards: they are open once they are used or discarded.',
  'RES-24':
    'Nobody knows the order of a deck, but everybody knows the order of the caravan cards that went under theirs.',
  'RES-25':
    'In this program a deck has no order at all: which card comes is decided when it comes, each being equally likely. To shuffle is to put together.',
  'RES-26':
    'Caravan cards that were never seen lie on top and come by lot. When they are used up, the returned ones come in their order.',
  'RES-27':
    'Of a deck you are shown how many cards it has and, as one heap, every card of its kind that you do not see: the deck and the hidden hands together.',
} as const;

export default texts;
