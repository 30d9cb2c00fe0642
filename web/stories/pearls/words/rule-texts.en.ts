/** The rules of Pearls, by their ids (RULES.md). */
const texts = {
  'SET-01': 'You sit down as amber, coral and jade. All shells begin in the sea, all tide cards in their pile.',
  'SET-02': 'You play for one, two or three days.',
  'SET-03': 'Wild tides are for two or three players.',
  'TRN-01': 'In your turn you dive, hide a shell, or rest.',
  'TRN-02':
    'Dive: turn up a tide card. A calm brings you one shell from the sea, a spring tide two, a storm none. When all tide cards have been turned up, they are shuffled.',
  'TRN-03': 'Hide: put a shell from your hand face down into your chest, which holds three.',
  'TRN-04':
    'Rest: you are ashore until the day is over. With an empty chest you may rest only if you can do nothing else.',
  'TRN-05': 'Once a day you may light your lantern before you dive: a storm in that turn takes nothing from you.',
  'STO-01': 'Storm: everybody at sea who has a shell in hand throws one onto the shore, beginning with whoever dived.',
  'DAY-01': 'The first seat begins the first day, the next seat the next day.',
  'DAY-02':
    'The day is over when everybody is ashore. Chests are opened and counted, and every shell goes back into the sea.',
  'DAY-03': 'A chest with a white, a pink and a black pearl counts more than its pearls.',
  'DAY-04': 'After the last day the most points win, then the best single day.',
  'SOL-01':
    'Who dives alone sets tiles of a wall over many games: the handful for 4 points, the good day for a day of 4 points, the treasure for 12 points if the lantern was not lit on the last day.',
  'HID-01': 'Only you see the shells in your hand and chest; everybody sees how many there are.',
  'HID-02': 'A hidden shell stays unknown until its chest is opened.',
} as const;

export default texts;
