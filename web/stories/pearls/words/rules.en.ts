/** The words around the rules of Pearls. */
export const en = {
  title: 'The rules of Pearls',
  'search.help': 'A word or an id such as PRL-TRN-03',
  'group.all': 'All rules',
  'section.days': 'Days',
  'section.turn': 'Your turn',
  'section.setup': 'Set-up',
  'section.storm': 'Storm',
  'section.alone': 'Alone',
  'section.hidden': 'What is hidden',
  shell: 'Shell',
  copies: 'Copies',
  worth: 'Worth in a chest',
} as const;
