/** The words of the card: what lists and forms say about Pearls. */
export const en = {
  title: 'Pearls',
  tagline: 'Dive for pearls, hide the best ones, and be ashore before the storm.',
  motto: 'Dive, hide, rest.',
  aim: '{n} shells, {bonus} more for a set of pearls',
  alone: 'As many points as the tide allows.',
  'days.title': 'Days',
  'days.help': 'How long a game lasts.',
  days: { one: '{n} day', other: '{n} days' },
  'tides.title': 'Tides',
  'tides.help': 'Wild tides have more storms, for two or three.',
  'tides.gentle': 'Gentle tides',
  'tides.wild': 'Wild tides',
} as const;
