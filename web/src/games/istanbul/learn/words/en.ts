/** The words of the lessons. */
import { letters } from './letters.en';
import { mocha } from './mocha.en';

export const en = {
  title: 'Learn Istanbul',
  lead: 'Eleven short lessons, about ten minutes. You play real moves at a table of your own; nobody is waiting for you.',
  'chapter.base': 'Base game',
  'chapter.mocha': 'Mocha & Baksheesh',
  'chapter.letters': 'Letters & Seals',
  'chapter.bazaar': 'Great Bazaar',
  finished: 'You know the bazaar!',
  'finished.text':
    'That is all you need. The rest is in the rules, and every place explains itself when you point at it.',

  'walk.title': 'Your first turn',
  'back.title': 'Assistants come back',
  'market.title': 'Goods become lira',
  'tea.title': 'Paying other merchants',
  'family.title': 'Your family helps',
  'meet.title': 'Whom you meet',
  'fountain.title': 'The Fountain',
  'wainwright.title': 'A larger wheelbarrow',
  'mosque.title': 'Mosque tiles',
  'gems.title': 'Cards and rubies',
  'end.title': 'The end of the game',

  lay: 'Leave an assistant here, so that you can act.',
  end: 'End your turn.',

  'walk.1':
    'Welcome to the bazaar! Everything is about rubies. The first player to have five starts the last round, and whoever has the most at its end wins.',
  'walk.2': 'Your merchant stands at the Fountain. Under him is a stack of four assistants who walk with him.',
  'walk.3':
    'Each turn you walk one or two steps, never diagonally. Lit places are in reach; dots count the steps. Go to the Fabric Warehouse.',
  'walk.4': 'If you want to act, leave an assistant behind. Press the button above the board.',
  'walk.5': 'Now use the place: the warehouse fills your wheelbarrow with fabric, free of charge.',
  'walk.6': 'Two fabric: for now your wheelbarrow holds two of each good. End your turn.',
  'walk.done': 'That was a whole turn: walk, leave an assistant, act. Your assistant waits at the warehouse.',

  'back.1':
    'A few turns later. Two of your assistants are waiting in the bazaar, two are with you. With nobody to leave or pick up, a turn ends at once.',
  'back.2': 'One of them is waiting at the Fruit Warehouse. Go there.',
  'back.3': 'Pick him up. That lets you act, too.',
  'back.4': 'Fill up your fruit.',
  'back.5': 'Walk in a circle and you will find your assistants again. End your turn.',
  'back.done': 'Leave one on the way out, pick him up on the way back: that way you never run out of assistants.',

  'market.1': 'Your wheelbarrow holds four goods. The markets turn goods into lira.',
  'market.2': 'Each market shows what is asked for now. You have what the Small Market wants: go there.',
  'market.3': 'Begin the sale.',
  'market.4': 'One good brings 2 lira, two 5, three 9, four 14, five 20. Sell all four.',
  'market.5':
    'Fourteen lira! After each sale the market asks for other goods. The Large Market pays even more. End your turn.',
  'market.done': 'Fill up at the warehouses, sell everything at once: that is how you make lira.',

  'tea.1': 'Somebody else’s merchant is at the Tea House. You may go there all the same.',
  'tea.2': 'Go to the Tea House.',
  'tea.3': 'Every other merchant on the place gets 2 lira from you. If you do not pay, your turn ends here.',
  'tea.4': 'Use the Tea House: you call a number and roll two dice.',
  'tea.5':
    'Reach your number and you get that many lira; miss it and you get 2. Seven or more comes up in 21 of 36 rolls.',
  'tea.6': 'That is dice for you. End your turn.',
  'tea.done': 'Others pay you as well, whenever they come to your merchant. At the Fountain nobody pays.',

  'family.1': 'Your family member is waiting at the Police Station. It can act for you anywhere, once.',
  'family.2': 'Go to the Police Station.',
  'family.3': 'Use the Police Station.',
  'family.4': 'Send your family member where you like; it needs no assistant and pays nobody. Choose the Post Office.',
  'family.5': 'Let it use the Post Office: you get what is shown there.',
  'family.6':
    'It stays there now. If another merchant comes by, it is caught and goes back to the Police Station. End your turn.',
  'family.done': 'Far places are near for your family, even the rubies.',

  'meet.1': 'Quite a crowd at the Fruit Warehouse: another player’s family member, the governor and the smuggler.',
  'meet.2': 'Go there.',
  'meet.3': 'First the action: fill up your fruit.',
  'meet.4': 'Now the encounters. You catch family members of others and send them to the Police Station.',
  'meet.5': 'Your reward is 3 lira or a bonus card. Choose.',
  'meet.6': 'The governor has a bonus card for you. Talk to him.',
  'meet.7': 'It costs 2 lira or a card from your hand, even the new one.',
  'meet.8': 'The smuggler brings you a good of your choice. Talk to him.',
  'meet.9': 'Take the good you need. Jewelry is the hardest to get.',
  'meet.10': 'He wants 2 lira or a good, even the one he has just brought.',
  'meet.11': 'Both walk on to wherever two dice send them. End your turn.',
  'meet.done': 'Governor and smuggler are offers: you may also leave them alone.',

  'fountain.1': 'All your assistants are out in the bazaar. Wherever you go, you have nobody to leave.',
  'fountain.2': 'The Fountain helps. It needs no assistant, and nobody is paid there. Go.',
  'fountain.3': 'Call your assistants.',
  'fountain.4': 'Choose who is to come back: each lit place has one. Call them all.',
  'fountain.5': 'Your stack is complete again. End your turn.',
  'fountain.done': 'A turn at the Fountain is well spent when your stack is empty.',

  'wainwright.1':
    'Now to the rubies. There are several ways to get them, and the first is a fully extended wheelbarrow.',
  'wainwright.2': 'You have two extensions. The third one, from the Wainwright, brings a ruby. Go there.',
  'wainwright.3': 'Buy it for 7 lira.',
  'wainwright.done': 'Room for five of each good, and a ruby on top.',

  'mosque.1': 'The mosques give tiles, and each tile gives you an ability for the whole game. You have the green one.',
  'mosque.2': 'Both tiles of one mosque bring a ruby. The red one asks for two fabric, and you have them. Go there.',
  'mosque.3': 'Visit the mosque.',
  'mosque.4': 'Take the red tile. You show two fabric, but pay only one.',
  'mosque.5': 'Tile and ruby! Later tiles ask for more goods, so come early. End your turn.',
  'mosque.done':
    'The Great Mosque has the blue tile, a fifth assistant, and the yellow one, which calls an assistant back for 2 lira.',

  'gems.1': 'The Gemstone Dealer sells rubies for lira. Bonus cards help: you hold two.',
  'gems.2': 'Play the card that brings 5 lira.',
  'gems.3': 'Go to the Gemstone Dealer.',
  'gems.4': 'Buy a ruby. Each one costs 1 lira more than the last.',
  'gems.5': 'You have another card, “Dealer again”. Play it now, right after the action.',
  'gems.6': 'Two rubies in one turn! End it.',
  'gems.done': 'The Sultan’s Palace sells rubies too, for goods instead of lira.',

  'end.1': 'Four rubies, one to go. The others have had their turns of this round; you are the last.',
  'end.2': 'Go to the Gemstone Dealer.',
  'end.3': 'Buy your fifth ruby.',
  'end.4': 'The fifth ruby makes this round the last one. End your turn.',
  'end.5':
    'At the very end, cards that bring goods or lira may still be played: with equal rubies, lira decide. Play yours.',
  'end.6': 'There is nothing left to do.',
  'end.done': 'The game is over, and you have won with five rubies!',

  ...mocha,
  ...letters,
} as const;
