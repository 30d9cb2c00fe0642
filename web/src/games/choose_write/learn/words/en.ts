/** The words of the lessons of Choose & Write. */
import { solo } from './solo.en';

export const en = {
  title: 'Learn Choose & Write',
  lead: 'Thirteen short lessons for several players and three for one. You play real moves at a table of your own; nobody is waiting for you.',
  'chapter.several': 'Two to five players',
  'chapter.solo': 'Alone',
  finished: 'Your pencil is sharp!',
  'finished.text':
    'That is all you need. The rest is in the rules, and every place and card explains itself when you point at it.',

  'sheet.title': 'Your sheet',
  'turn.title': 'Playing a card',
  'follow.title': 'Following',
  'wait.title': 'Waiting',
  'palace.title': 'Palaces and goods cards',
  'bonus.title': 'Bonus actions',
  'check.title': 'Checks',
  'gate.title': 'Gates and bonus rubies',
  'caravan.title': 'The Caravansary',
  'guild.title': 'Guild cards',
  'catacombs.title': 'The Catacombs',
  'fountain.title': 'Fountains',
  'end.title': 'The end of the game',

  'sheet.1':
    'Welcome to the bazaar! This time you bring a pencil, and everything is about rubies: once somebody has ten, the round is played to its end, and the most rubies win.',
  'sheet.2': 'This sheet is yours. The tiles are the places of the bazaar. You never walk: cards lead you there.',
  'sheet.3':
    'Below them is the ledger, where you write: four shelves for fabric, spice, fruit and jewelry, then lira, rubies and bonus actions.',
  'sheet.4':
    'In your turn you play one of three cards: two lie in the display, one is in your hand. Choose the Roasting Plant: its own place and all that touch it light up. Use the Roasting Plant.',
  'sheet.5': 'The card is played. Use the Roasting Plant.',
  'sheet.6': 'It gives you two goods of your choice. Choose them.',
  'sheet.done':
    'What you gain is filled in, what you pay is crossed off. A crossed space is spent for good: what counts as left is filled and not crossed.',

  'turn.1': 'A few turns later. The card in your hand is the Fabric Warehouse, and nobody else knows it.',
  'turn.2':
    'Choose it. You need not use its own place: it also touches the Gemstone Dealer, who sells a ruby for ten lira. You have them, so use the Gemstone Dealer.',
  'turn.3': 'The card is played. Use the Gemstone Dealer.',
  'turn.4': 'Ten lira crossed off, one ruby filled in. Now the others may use your card as well.',
  'turn.5':
    'You played from your hand, so you take a new card: one of the display, which everybody has seen, or the top card of the deck, which only you will know.',
  'turn.done': 'If you play a card of the display, your hand stays as it is, and the display is filled up again.',

  'follow.1':
    'It is somebody else’s turn, and the Tea House was played. You may use the same card, with the same places. That is called following.',
  'follow.2':
    'Following costs a tulip of the place that you use. The Tea House shows two of them, most places have one.',
  'follow.3': 'Two lira are not much. Follow to the Tea House and pay with a tulip.',
  'follow.done':
    'The tulip is crossed off and does not come back. In your own turn you pay none: tulips are only for following.',

  'wait.1': 'The Black Market was played. You have plenty of jewelry, and your tulips will be worth more later.',
  'wait.2': 'Nobody has to follow. Wait instead: that brings you a bonus action.',
  'wait.done': 'You may always wait, even if you could follow. What the bonus action is good for comes soon.',

  'palace.1':
    'The palaces sell rubies for goods. The price stands on the tile: Palace A wants two fabric, a spice and a fruit.',
  'palace.2': 'You have no fruit on your sheet, so it is pale. But you hold a goods card with a fruit on it.',
  'palace.3': 'Choose the card of Palace A, then use the palace.',
  'palace.4': 'Use the palace.',
  'palace.5': 'Lay the goods card for the fruit. Its other half, the jewelry, is lost; the rest comes from your sheet.',
  'palace.done':
    'A ruby! At the end of the turn one more ruby card is slid under this palace: from then on it costs one good more, for everybody.',

  'bonus.1': 'You have waited once, and have a bonus action. It pays for following like a tulip, but at any place.',
  'bonus.2':
    'The Tea House was played. Two palaces touch it, and palaces have no tulips: only a bonus action takes you there.',
  'bonus.3': 'You have all the goods that Palace D wants. Follow to the palace.',
  'bonus.done':
    'Where you have both, you choose between tulip and bonus action. All who use a palace in one turn pay the same price.',

  'check.1':
    'The warehouses and the Tea House have two grey squares each. Every check in them lets the place give one more, for the rest of the game.',
  'check.2': 'The Wainwright sets checks. Choose this card, then use the place.',
  'check.3': 'Use the Wainwright.',
  'check.4': 'Set two checks, at one place or at two.',
  'check.done':
    'The number on the tile has grown. Checks are for you alone and are never crossed off: the earlier, the better.',

  'gate.1':
    'Three gates cross your shelves, and each holds a ruby. You get it when all four shelves are filled up to the gate. Crossed goods count, too.',
  'gate.2': 'Three of your shelves are through the first gate; jewelry is missing. Play the Black Market and use it.',
  'gate.3': 'Use it.',
  'gate.4':
    'Now all four are through. Bonus rubies come at the end of the turn, when everybody has followed or waited. Watch your rubies, then go on.',
  'gate.done':
    'Every player can win the ruby of every gate. It is the same with lira: each of the two large blocks brings one when it is full.',

  'caravan.1': 'At the Caravansary you do what the open caravan card says. Now it gives three goods of one kind.',
  'caravan.2': 'Play the Caravansary and use it.',
  'caravan.3': 'Use it.',
  'caravan.4': 'Choose the good. You have no jewelry yet.',
  'caravan.done': 'At the end of a turn in which it was used, the card goes under its deck, and the next one comes up.',

  'guild.1':
    'You get guild cards at the Guild Hall. You play one in place of a location card, and it is yours alone: nobody can follow it.',
  'guild.2': 'This one takes a few lira and three goods of any kind, and gives a ruby. Play it.',
  'guild.3': 'Pay with three goods, whichever you like.',
  'guild.done':
    'Hand and display stay as they are. You may play a guild card only if you can pay all that it asks for.',

  'catacombs.1':
    'The Catacombs touch no other place, so that only their own card leads there. But they lead everywhere.',
  'catacombs.2': 'Play the Catacombs and use them.',
  'catacombs.3':
    'You do the action of any other place and pay what it costs. You have the goods for Palace C: choose it.',
  'catacombs.done':
    'Who follows there pays with a tulip of the Catacombs or a bonus action; the place they lead to takes no tulip.',

  'fountain.1':
    'Four location cards are Fountains. When one is drawn, everybody gets what it gives, and another card is drawn in its place.',
  'fountain.2': 'Somebody’s turn has ended, and the Fountain with a good of your choice came up. Take one.',
  'fountain.done':
    'The other Fountains give a lira, a goods card or a check. They cost nothing, and nobody can miss them.',

  'end.1':
    'Nine rubies! The round ends with this turn, because the next player is the one who started. The Gemstone Dealer was played.',
  'end.2': 'Follow with your last tulip there and buy the tenth ruby.',
  'end.3':
    'With the tenth ruby the round is finished and the game is over. It also ends when no location card is left to draw.',
  'end.done':
    'You have won! With equal rubies, what is left decides: goods, lira and bonus actions count one each, goods cards two.',

  ...solo,
} as const;
