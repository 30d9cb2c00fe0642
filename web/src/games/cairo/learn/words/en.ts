/** The words of the lessons of Cairo. */
export const en = {
  title: 'Learn Cairo',
  lead: 'Ten short lessons, seven on finer points and two for games of two. You play real turns at a table of your own; nobody is waiting for you.',
  'chapter.game': 'The game',
  'chapter.more': 'Finer points',
  'chapter.two': 'With two players',
  finished: 'The souk is open!',
  'finished.text':
    'That is all you need. The rest is in the rules, and the market says why something is not possible when you point at it.',

  'draw.title': 'The market, and drawing cards',
  'stall.title': 'A new stall',
  'entry.title': 'Terrace and entry',
  'joker.title': 'A joker and its fee',
  'three.title': 'Three cards for anywhere',
  'lure.title': 'Luring a customer',
  'expand.title': 'Expanding a stand',
  'pay.title': 'Two coins for one',
  'medals.title': 'Medals change hands',
  'foreign.title': 'At somebody else’s stall',
  'tie.title': 'Equally near',
  'occupied.title': 'An occupied entry',
  'barkers.title': 'Barkers',
  'ways.title': 'Open ways',
  'move.title': 'A blocked stall moves',
  'final.title': 'The final phase',
  'scoring.title': 'Scoring',
  'neutral.title': 'Neutral stalls',
  'first.title': 'First stalls of your choice',

  'draw.1':
    'Welcome to the souk of Cairo! Nine segments, six trades: porcelain, carpets, spices, fruit, jewelry and coffee. Whoever has the most points in the end wins.',
  'draw.2':
    'These stalls are yours: carpets, spices and coffee. The small rug in front of each is its entry. There customers come in.',
  'draw.3':
    'In your turn you do one of three things: build, lure a customer, or draw. To build you need cards. Each of them stands for a segment.',
  'draw.4': 'Draw now. You take two cards, one after the other. First take card 1 of the display.',
  'draw.5': 'The second one may come from elsewhere: take the top card of the draw pile. Only you will see it.',
  'draw.done':
    'Your turn is over. If you hold more than four cards after drawing, you discard down to four. Barkers are taken in the same way; what they do comes later.',

  'stall.1': 'You hold card 1. It lets you build in segment 1, the north-west.',
  'stall.2': 'Play it.',
  'stall.3':
    'You could expand your carpets, or open a stall of a trade that you do not have yet. Open a porcelain stall.',
  'stall.4': 'The bright sites are possible: a stall touches no other tile by a side. Put it on D2.',
  'stall.5': 'Next to it comes the entry. Put it on D3 and confirm.',
  'stall.done':
    'A new stall costs nothing and brings no points, but porcelain customers can come to you now. A segment has at most one stall of each trade.',

  'entry.1':
    'Coffee is sold on the terrace, which runs around the market in the south, west and east. No other trade builds there, and customers do not walk there.',
  'entry.2': 'Card 4 opens segment 4, with a part of the terrace. Play it.',
  'entry.3': 'Open your coffee stall.',
  'entry.4': 'Put it on A5, the northern end of the terrace.',
  'entry.5':
    'The entry always lies in the market. B5 is taken: it is the entry to your carpets. So it comes to A4. That is segment 1, but your card binds only the stall. Confirm it.',
  'entry.done': 'Entries may lie in any segment and next to any tile. But a site has never more than one.',

  'joker.1': 'This is a joker. It opens three segments: 2, 5 and 8, the middle column.',
  'joker.2': 'Played alone, a joker costs one coin. Play it.',
  'joker.3': 'Any coin will do. Of porcelain you have two, so pay with one of these.',
  'joker.4': 'Open a fruit stall.',
  'joker.5': 'Three segments are lit. Put the stall on F11 in the south.',
  'joker.6': 'Choose any side for its entry and confirm.',
  'joker.done': 'The fee comes first: what you build has to be paid with the coins that are left.',

  'three.1': 'You would like a porcelain stall in segment 4, but none of your cards opens it.',
  'three.2':
    'Any three cards together open all nine segments. Choose “Build”, then “Any three”, mark your cards and play them.',
  'three.3': 'Open the porcelain stall.',
  'three.4': 'The whole market is open to you. Put it on D5.',
  'three.5': 'Now its entry, on any side. Then confirm.',
  'three.done': 'There was a joker among the three, and no fee was due: only a joker alone costs a coin.',

  'lure.1': 'Stalls live on customers. There are six, one of each trade. The spice customer stands here.',
  'lure.2':
    'It walks to the nearest entry of its trade that is free, step by step and never through tiles. Yours is three steps away.',
  'lure.3': 'Choose the customer. The market shows its way and what you earn. Then lure it to your entry.',
  'lure.done':
    'Your stand has two tiles, so you earned two spice coins. The customer leaves the market, and the one who waited outside takes its place: your entry is occupied now.',

  'expand.1': 'You have two carpet coins. With these you can expand your carpet stall.',
  'expand.2': 'Its neighbours lie in segment 1. Play card 1.',
  'expand.3':
    'An expansion costs as many coins of its trade as the stand has tiles with it: two. It scores as many points. Choose “Expand”, then your carpets.',
  'expand.4': 'It has to touch your stand by a side. Choose a site and confirm.',
  'expand.done':
    'Two points for size two. And as the first expansion of this trade makes yours the largest stand, you take gold for three points and silver for two: seven in all.',

  'pay.1': 'Your spice stall should grow to size two. That costs two spice coins, and you have one.',
  'pay.2': 'You can still do it: for each coin that is missing you pay two others. Play card 5.',
  'pay.3': 'Choose “Expand”, then your spices.',
  'pay.4': 'Choose a site and confirm.',
  'pay.5': 'Your spice coin is paid already. Choose two others, mixed as you like, and confirm.',
  'pay.done': 'It works only with at least one coin of the trade. Without any, you cannot expand that stand.',

  'medals.1':
    'Two carpet stands have size two. Your opponent was there first and has gold. You came level and took silver.',
  'medals.2': 'If you get larger than everybody else, both medals are yours.',
  'medals.3': 'Play card 1.',
  'medals.4': 'Choose “Expand”, then your carpets. What you would take stands there already.',
  'medals.5': 'Size three costs three coins. Choose a site and confirm.',
  'medals.done':
    'Three points for the size and three for gold, which you took. Silver was yours already and does not score again. At the end all medals score once more for whoever holds them.',

  'foreign.1': 'You have no carpet coin. Without one you cannot expand your carpets.',
  'foreign.2': 'The carpet customer is far from your entry. Nearer to it is the stall of your opponent, on F1.',
  'foreign.3': 'You may lure it there all the same. Do it.',
  'foreign.done':
    'You earned one carpet coin, and so did the owner. At larger stands owners get a coin for each tile, but you always get one.',

  'tie.1':
    'The jewelry customer has two entries at the same distance: your own and that of an opponent, six steps each.',
  'tie.2': 'If several are equally near, you choose. Lure it to your own stall.',
  'tie.done': 'The number of steps counts, whichever way it walks. Whoever is on turn decides.',

  'occupied.1':
    'The spice customer is looking for spices. Two stalls have them: an opponent’s, and yours further away.',
  'occupied.2': 'But a customer stands on the nearer entry. It is occupied, so that it does not count.',
  'occupied.3': 'Lure it to your stand.',
  'occupied.done':
    'Occupied entries are passed over without a barker. Whoever occupies the others’ entries in time leaves more customers for their own.',

  'barkers.1':
    'Two stalls have spices. The nearer one is your opponent’s, so by itself the spice customer would go there.',
  'barkers.2': 'You have a barker. Each barker you play rules out one nearer entry.',
  'barkers.3': 'Lure it to your own stand. The barker is played with it.',
  'barkers.done':
    'The barker is back on its space, where everybody can draw it. They do not count for the hand limit, so keep as many as you like.',

  'ways.1':
    'This entry to the spices has one way left that is open: to the east, over F8. Every customer must always be able to reach every entry.',
  'ways.2': 'Your porcelain stand can grow. Play card 5.',
  'ways.3': 'Choose “Expand”, then your porcelain.',
  'ways.4': 'F8 is closed: a tile there would shut in the entry. Choose another site and confirm.',
  'ways.done':
    'Ways may become as long as you like, and sites without a customer or an entry may be cut off. Only nobody may be shut in.',

  'move.1':
    'Your spice stall can never grow here: tiles, entries and the terrace are all around. It is blocked, as the lock shows.',
  'move.2': 'A blocked stall without expansions may move. That takes a card, like building. Play card 2.',
  'move.3': 'Choose “Move”, then your spices.',
  'move.4': 'The same rules hold as for a new stall. Put it on F3.',
  'move.5': 'And its entry: choose a side and confirm.',
  'move.done': 'The old sites are free again. As long as a stall has room to grow, it stays where it is.',

  'final.1': 'One carpet expansion is left. Whoever builds it brings on the final phase.',
  'final.2': 'You have the coins. Play card 1.',
  'final.3': 'Choose “Expand”, then your carpets.',
  'final.4': 'Choose a site and confirm.',
  'final.5':
    'Now nobody draws or lures any more: you build with what you hold, or you retire. The others had no cards and are out. A new stall would bring you no points, so retire.',
  'final.done': 'When all have retired, the game is over. It also begins when two trades have one expansion left each.',

  'scoring.1': 'The last turn. You have 31 points and both carpet medals. They score once more: three and two.',
  'scoring.2': 'Coins count as well: all trades together, a point for every three. You have eight, that is two points.',
  'scoring.3': 'There is nothing left that would bring points. Retire.',
  'scoring.done': '31 and 5 and 2 are 38 points: you win. Cards, barkers and single coins are worth nothing.',

  'neutral.1': 'With two players six stalls belong to nobody. They have a grey sign; they never grow and never move.',
  'neutral.2': 'Their entries count like all others. The carpet customer is nearer to this one than to yours.',
  'neutral.3':
    'You could play your barker to get it to your own stall. But size one brings one coin there, too. Lure it to the neutral stall and keep the barker.',
  'neutral.done': 'You earned one coin, and nobody else anything.',

  'first.1':
    'The first stalls stand on suggested sites, unless players choose. Then everybody puts down three, in turn and without cards.',
  'first.2': 'Choose which stall comes first.',
  'first.3': 'Choose a site for it. In the set-up a segment takes two stalls at most.',
  'first.4': 'And its entry. Then confirm.',
  'first.done':
    'When both have put down three, the six neutral stalls follow. They are drawn by lot, and you put them down by turns.',
} as const;
