/** Rules of the base game in English: PLC. Facts and ids are those of docs/rules/istanbul.md. */
const texts = {
  'PLC-01': 'For 7 lira, paid to the supply, take one extension: there is now room for 1 more of every type.',
  'PLC-02': 'Three extensions are the maximum; with them you can no longer use the action.',
  'PLC-03':
    'Your third extension, from whatever source, at once earns you 1 ruby of the Wainwright. This happens to a player only once.',
  'PLC-04': 'One action buys one extension.',
  'PLC-05': 'Fabric Warehouse (2): fill up {R} without paying.',
  'PLC-06': 'Spice Warehouse (3): fill up {G} without paying.',
  'PLC-07': 'Fruit Warehouse (4): fill up {Y} without paying.',
  'PLC-08': 'You may do the action even with a full row, to use the green mosque tile.',
  'PLC-09': 'Take what is printed on the four spaces that no indicator covers; DAT-10 lists it for each state.',
  'PLC-10': 'Then the leftmost indicator still in the top row slides down to the bottom row.',
  'PLC-11': 'If no indicator was left in the top row, all four slide up again instead, once you have taken the gain.',
  'PLC-12': 'Take two bonus cards into your hand; after that discard one from it, either an old card or a new one.',
  'PLC-13':
    'Each of the two may come from the draw pile or be the uppermost of the discard pile. No other effect lets you take discards.',
  'PLC-14':
    'You choose the source for one card at a time and look at the first card before choosing for the second. Only a source that has a card is offered; an empty draw pile counts as having one while there are discards to reshuffle.',
  'PLC-15':
    'If the two piles cannot supply two cards, take those there are. The discard is due all the same, unless you hold no card.',
  'PLC-16':
    'Call back as many of your waiting assistants as you like, none, some or all, wherever they are; they join your stack.',
  'PLC-17': 'For this action no assistant is used, and merchants on the Fountain are not paid.',
  'PLC-18':
    'When your family member does the action, the assistants go to your stack at whatever place your merchant is.',
  'PLC-19': 'Encounters of phase 4 take place on the Fountain too.',
  'PLC-20': 'Take one {R}, {G} or {Y}, as you choose.',
  'PLC-21': 'Roll two dice for {B}: none with 2–6, 1 with 7–8, 2 with 9–10, 3 with 11–12.',
  'PLC-22': 'Whether the {R}, {G} or {Y} is chosen before the dice are rolled or afterwards is up to you.',
  'PLC-23': 'Call a number, 3 at least and 12 at most; then roll two dice.',
  'PLC-24': 'If the sum, after all changes, equals your call or is higher, the supply pays you your call in lira.',
  'PLC-25': 'If it is lower you get 2 lira.',
  'PLC-26': 'Sell from 1 to 5 goods. Every good needs a symbol of its own on the uppermost demand tile of the market.',
  'PLC-27': 'The Large Market pays, by the number of goods, 3, 7, 12, 18 or 25 lira (DAT-09).',
  'PLC-28': 'The Small Market pays 2, 5, 9, 14 or 20 lira (DAT-09).',
  'PLC-29': 'When the sale is done, the tile is put under its stack; the one that appears is in force.',
  'PLC-30': 'A sale of no goods is no action and leaves the demand tile in place.',
  'PLC-31':
    'If your family member is here, send it to a place of your choice, not 12 itself; through it you do the action there.',
  'PLC-32': 'Without your family member on 12 you cannot use the action.',
  'PLC-33':
    'Where it arrives, the family member meets nobody: it pays no merchants, catches no one and uses neither governor nor smuggler.',
  'PLC-34': 'It uses no assistant. Your merchant, for his part, has his phase 4 on 12 as ever.',
  'PLC-35': 'You may also send it where you cannot do the action or do not want to; it simply stays there.',
  'PLC-36':
    'It stays on that place until someone catches it, a card sends it home, or another effect of yours moves it.',
  'PLC-37':
    'A merchant who is already there when it arrives does not catch it; he can do so only in phase 4 of his owner’s turn.',
  'PLC-38':
    'Pay every good that is printed on an open space, one with no ruby on it (DAT-05); the next ruby of the track is yours.',
  'PLC-39': 'Taking a ruby opens another space: the price grows by one good.',
  'PLC-40': 'For every “any” in the price the payer picks the type.',
  'PLC-41': 'When the track has no ruby left, the action cannot be used.',
  'PLC-42':
    'Choose one of the two stacks and take its top tile. You must have as many goods of the tile’s colour as it shows symbols; of these you pay exactly 1.',
  'PLC-43': 'A player may have only one tile of each colour.',
  'PLC-44': 'As soon as you have both colours of a mosque you get 1 ruby from it, once for each mosque.',
  'PLC-45': 'One action brings one tile. A stack that is used up brings none.',
  'PLC-46': 'Pay the supply the highest number that no ruby covers, in lira; the next ruby of the track is yours.',
  'PLC-47': 'For each ruby that leaves the track, whoever takes it and by whatever means, the price goes up by 1 lira.',
  'PLC-48': 'The most expensive ruby costs 23 lira. After it the action cannot be used.',
  'PLC-49':
    'An action is possible when you meet its condition and could pay its cost there and then. At 2 to 9 it always is, even if it brings nothing. Elsewhere you need: at 1 fewer than three extensions, and the price; at 10 and 11 a good you can sell; at 12 your family member on 12; at 13 and 16 a ruby on the track, and its price; at 14 and 15 a top tile you may take.',
} as const;

export default texts;
