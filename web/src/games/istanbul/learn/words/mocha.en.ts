/** The words of the lessons of Mocha & Baksheesh. */
export const mocha = {
  'roast.title': 'Coffee',
  'house.title': 'Rubies for coffee',
  'guild.title': 'Guild cards',
  'barrier.title': 'Tavern and barrier',

  'roast.1':
    'The bazaar has grown, and it smells of coffee. Coffee is not a good: it needs no room, and you may have as much as you like.',
  'roast.2': 'Most of it comes from the Roasting Plant. Go there.',
  'roast.3': 'Use the place. There are three ways to get coffee, and each gives two.',
  'roast.4': 'The first way: two lira. Pay them.',
  'roast.5': 'The second: a good of any kind. Give your fabric.',
  'roast.6': 'The third would be a card. Keep yours and stop here.',
  'roast.7': 'Four coffee. End your turn.',
  'roast.done':
    'One coffee also comes with every visit to the Caravansary and to the Guild Hall, and from the coffee trader, whom you meet like the smuggler.',

  'house.1':
    'What is coffee for? For rubies, above all. The Coffee House wants six for the first one, then seven, eight, nine and ten.',
  'house.2': 'You have seven coffee. Go to the Coffee House.',
  'house.3': 'Buy the ruby.',
  'house.4': 'One coffee is left. End your turn.',
  'house.done': 'With the expansion it is the sixth ruby that starts the last round.',

  'guild.1':
    'A guild card replaces your whole turn. You use its place from wherever you are, and the guild adds something.',
  'guild.2':
    'You hold the card of the Gemstone Dealer, who is far away. Play it: you buy a ruby for the usual lira and get three coffee.',
  'guild.3': 'No step, no assistant, nobody paid, nobody met. End your turn.',
  'guild.done': 'You may play a guild card only if you can do all of it. The Guild Hall gives you new ones.',

  'barrier.1': 'At the Tavern coffee buys lasting tiles, a ruby for baksheesh, or the barrier.',
  'barrier.2': 'Go to the Tavern.',
  'barrier.3': 'Use it.',
  'barrier.4': 'Take the barrier, for two coffee.',
  'barrier.5': 'You may use a place beside it at once, wherever that is. Choose the Fruit Warehouse.',
  'barrier.6': 'Now the other side: the barrier stands between two neighbours. Choose one.',
  'barrier.7': 'Fill up your fruit, without an assistant and without a step.',
  'barrier.8': 'From now on only you walk through the barrier, until somebody else takes it. End your turn.',
  'barrier.done':
    'The movement tile lets you walk straight on as far as you like; with the encounter tile, whoever you meet costs you nothing.',
} as const;
