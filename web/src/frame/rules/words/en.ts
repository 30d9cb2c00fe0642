/** The page of rules. */
export const en = {
  lead: 'Every rule has an id. When the program says no, it names the rule.',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: { one: '{n} rule found', other: '{n} rules found' },
  none: 'No rule mentions this. Try another word.',
  contents: 'Contents',
  link: 'Copy a link to {id}',
  copied: 'The link is copied.',
  unknown: 'There is no rule called {id}. Here are all the rules there are.',
  table: 'Table {id}',
  learn: 'Learn by playing',
  chapters: 'Chapters',
  new: 'What is new',
  reconstructed: 'Our reconstruction',
  'reconstructed.text':
    'What is marked like this stands in for values that we could not find in any source: it is our reconstruction, and the printed game may differ. Whoever owns the box can type in the printed values and start the house with them.',
  minute: 'The game in a minute',
} as const;
