/** The words of the card: what lists and forms say about Cairo. */
export const en = {
  title: 'Cairo',
  tagline: 'The souk of Cairo in your browser: open stalls, call the customers, and have the largest stand of a trade.',
  motto: 'Stalls, customers, medals.',
  sites: { one: '{n} site', other: '{n} sites' },
  aim: { one: '{n} medal to hold', other: '{n} medals to hold' },
  'start.title': 'First stalls',
  'start.help': 'Three stalls each: at suggested sites, or where the players put them in turn.',
  'start.suggested': 'Suggested sites',
  'start.suggested.short': 'Suggested',
  'start.variable': 'Players choose',
  'start.variable.short': 'Chosen',
  'start.variable.said': 'First stalls chosen',
  'cap.said': 'At most 300 turns',
} as const;
