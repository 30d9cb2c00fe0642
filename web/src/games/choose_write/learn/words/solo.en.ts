/** The words of the lessons for those who play alone. */
export const solo = {
  'alone.title': 'Two uses a turn',
  'wall.title': 'The wall of challenges',
  'score.title': 'The last card',

  'alone.1':
    'Alone you have the same sheet and the same cards. In place of other players, the display plays a card for you to follow.',
  'alone.2': 'First comes your own turn, as usual. Play the Fabric Warehouse and use it.',
  'alone.3': 'Use it.',
  'alone.4':
    'Now the left card of the display is put away: the Guild Hall. You may follow it with a tulip or a bonus action. Use the Spice Warehouse.',
  'alone.done':
    'If you wait instead, you get a bonus action. The arrow on each card says on which side it comes into the display, so you can plan what will be on the left.',

  'wall.1':
    'What do you play for alone? For a wall of tiles, over many games: fourteen challenges, each in three columns, for ten, eleven and twelve rubies.',
  'wall.2':
    'This game has a goal: challenge 2 with ten rubies. It asks for 35 lira, and crossed ones count. The boxes show what is still missing.',
  'wall.3': 'You are close. Play the Tea House and use it.',
  'wall.4': 'Use it.',
  'wall.5': 'All the lira are there. They have filled the second block as well, and its bonus ruby is your tenth.',
  'wall.done':
    'Alone the game goes on after ten rubies, until the cards run out. It sets a tile for each challenge that is met, all in the column of your rubies; 13 and more count for column 12.',

  'score.1': 'You can also play for a high score: your rubies, and with equal rubies what is left on your sheet.',
  'score.2': 'The deck is empty. The game ends as soon as the display cannot be filled up: this is your last turn.',
  'score.3':
    'There is a ruby in it: the Fabric Warehouse touches the Gemstone Dealer, and you have the lira. Play the card and use the Gemstone Dealer.',
  'score.4': 'The card is played. Buy the ruby.',
  'score.done': 'Twelve rubies, a fine score. Can you reach thirteen?',
} as const;
