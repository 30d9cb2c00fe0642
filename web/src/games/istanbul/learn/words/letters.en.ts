/** The words of the lessons of Letters & Seals and of the Great Bazaar. */
export const letters = {
  'embassy.title': 'Letters',
  'companion.title': 'Your companion',
  'extra.title': 'A second turn',
  'society.title': 'The Secret Society',
  'catacombs.title': 'The Catacombs',

  'embassy.1': 'The bazaar writes letters. The Embassy gives you two of them.',
  'embassy.2': 'Go to the Embassy.',
  'embassy.3': 'Take the letters.',
  'embassy.4':
    'Each names a place and is worth one seal. When your merchant, your family member or your companion is on that place, it is delivered and worth two. End your turn.',
  'embassy.done': 'Letters are delivered by themselves, even while others play.',

  'companion.1':
    'Your companion is waiting beside the board. You fetch him at the Fountain, together with your assistants.',
  'companion.2': 'Put him on the board: he begins where your merchant is.',
  'companion.3':
    'In a turn you move either your merchant or your companion, and he walks one step. You have a letter for the Fruit Warehouse: send him there.',
  'companion.4': 'The letter is delivered. He needs no assistant: use the place.',
  'companion.5': 'Whoever finds him on a place pays you for him as for your merchant. End your turn.',
  'companion.done': 'Only one of the two walks in a turn: choose well which.',

  'extra.1': 'You have a delivered letter and another one: three seals. They are worth a whole turn.',
  'extra.2': 'First an ordinary turn. Go to the Fruit Warehouse.',
  'extra.3': 'Fill up your fruit.',
  'extra.4': 'End this turn. You will be asked whether you want another.',
  'extra.5': 'Give the delivered letter: two seals.',
  'extra.6': 'And the other one: the third seal.',
  'extra.7': 'Your second turn! Walk on to the Spice Warehouse.',
  'extra.8': 'Fill up your spice.',
  'extra.done': 'You may do this once in every round. A fourth seal would be lost.',

  'society.1': 'Three delivered letters are six seals. The Secret Society gives a ruby for them.',
  'society.2': 'Go to the Secret Society.',
  'society.3': 'Use it.',
  'society.4': 'Give up all three letters.',
  'society.5': 'Choose where the ruby comes from. The Gemstone Dealer will be more expensive for everybody afterwards.',
  'society.6': 'The first to come get lira besides: three, two, one. End your turn.',
  'society.done': 'At Kiosk and Auction House letters, goods and cards change hands, and all take part.',

  'catacombs.1':
    'The Great Bazaar has all places of the base game and of both expansions, and one more: the Catacombs.',
  'catacombs.2': 'Go there.',
  'catacombs.3': 'Go down.',
  'catacombs.4': 'Take a good or a coffee. You have no room left for goods, but coffee needs none: take it.',
  'catacombs.5': 'Your merchant comes out wherever you like. Choose the Gemstone Dealer, far away.',
  'catacombs.6': 'He does nothing there yet and meets nobody. End your turn.',
  'catacombs.done': 'Next turn he is where you need him. Enjoy the Great Bazaar!',
} as const;
