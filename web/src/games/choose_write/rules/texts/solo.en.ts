/** Rules in English: SOL, the game alone. */
const texts = {
  'SOL-01': 'Challenge 1: at most 3 checks.',
  'SOL-02': 'Challenge 2: at least 35 lira filled.',
  'SOL-03': 'Challenge 3: at least 35 lira filled and a full shelf.',
  'SOL-04': 'Challenge 4: at least 35 lira filled and 2 rubies from gates.',
  'SOL-05': 'Challenge 5: at least 35 lira filled and no guild card played.',
  'SOL-06': 'Challenge 6: at least 2 full shelves.',
  'SOL-07': 'Challenge 7: at least 3 rubies from gates.',
  'SOL-08': 'Challenge 8: at least 3 rubies from gates and a full shelf.',
  'SOL-09': 'Challenge 9: every tulip crossed off. Void ones are not asked for, and bonus actions do not matter.',
  'SOL-10': 'Challenge 10: every tulip crossed off and a full shelf.',
  'SOL-11': 'Challenge 11: at least 4 guild cards played and a ruby from a gate.',
  'SOL-12':
    'Challenge 12: no goods card played, neither for its goods nor discarded as a cost. DAT-19 has another reading.',
  'SOL-13': 'Challenge 13: at least 8 rubies of palaces.',
  'SOL-14':
    'Challenge 14: at least 5 rubies of one palace, and 20 lira filled. Rubies of other palaces do no harm; DAT-19 has another reading.',
  'SOL-15': 'Rules and set-up are those of two players, but for what is said here.',
  'SOL-16': 'After each of your turns, that is after E1 to E5, the left card of the display is discarded.',
  'SOL-17': 'You may use it as if you followed, for an open tulip or a bonus action. This is the follow-up.',
  'SOL-18': 'If you do not, you gain 1 bonus action.',
  'SOL-19': 'The follow-up also comes after a turn with a guild card.',
  'SOL-20': 'The follow-up ends like a turn: bonus rubies, display, ruby cards, caravan card. There is no E2.',
  'SOL-21':
    'So turn and follow-up count apart: a palace used in both grows twice, and a caravan card used in the turn is replaced before the follow-up.',
  'SOL-22': 'A card that refills the display is laid to the left or to the right of the other one, as its mark says.',
  'SOL-23': 'At set-up the second card of the display is laid beside the first, as its mark says.',
  'SOL-24': 'Fountains are for the one player. They have no mark.',
  'SOL-25': 'The game ends at once when the display cannot be refilled or a location card cannot be drawn.',
  'SOL-26': 'Ten rubies do not end it.',
  'SOL-27': 'If it ends in E2 or E3 of a turn, nothing is discarded and there is no follow-up.',
  'SOL-28':
    'A challenge that is met sets its tile in the column of your rubies: 10, 11 or 12, one column a game. DAT-19 has another reading.',
  'SOL-29': 'Fewer than 10 rubies set nothing; 13 and more count for column 12.',
  'SOL-30': 'All challenges met in a game are set together.',
  'SOL-31': 'The figures are minimums, but for the 3 of challenge 1. None means none at all.',
  'SOL-32': 'Lira and goods that are crossed off count as filled.',
  'SOL-33': 'In challenges 5 and 11 only guild cards that were played count, not the one discarded with {c4}.',
  'SOL-34': 'The rubies of palaces in challenges 13 and 14 are those of CNW-PAL-08.',
  'SOL-35':
    'The wall of 14 by 3 tiles is kept over many games, and no tile is taken away. The whole aim is 42 tiles, the smaller one the 28 of the first two columns.',
  'SOL-36': 'Without challenges the result is the number of rubies, then the left-over total.',
  'SOL-37': 'Thirteen rubies in one game are the open dare. It changes nothing in play.',
} as const;

export default texts;
