/** The words of the story of a finished game. */
export const en = {
  rubies: 'Where the rubies came from',
  'rubies.text': 'Each tile is a ruby in the round in which it was written down.',
  'rubies.total': { one: '{n} ruby', other: '{n} rubies' },
  'rubies.none': 'No rubies at this table.',
  'rubies.plot': '{name}: {list}',
  'source.palace': 'Sultan’s Palace',
  'source.guild': 'Guild cards',
  'source.lira': 'Blocks of lira',
  'source.goods': 'Rows of goods',
  'ruby.at': '{place}, {when}',
  'ruby.round': 'round {n}',
  'ruby.before': 'earlier',
  'ruby.many': '{place}: {n}',
  'last.round': 'Round {n}',

  written: 'What was written',
  goods: 'Goods filled in',
  lira: 'Lira filled in',

  answers: 'Played, followed, waited',
  'answers.text':
    'How everybody used the cards: in turn with a location or guild card, after others for a tulip or a bonus action, or not at all.',
  'answers.alone':
    'How the cards were used: in turn with a location or guild card, in a follow-up for a tulip or a bonus action, or not at all.',
  'answer.turn': 'Location card',
  'answer.guild': 'Guild card',
  'answer.icon': 'Tulip',
  'answer.action': 'Bonus action',
  'answer.wait': 'Waited',
  'answers.plot': '{name}: {list}',
  'answers.of': '{what} {n}',

  places: 'Where everybody wrote',
  'places.text': 'How often each place was used.',
  'places.total': { one: '{n} use', other: '{n} uses' },
  place: 'Place',
  player: 'Player',
  round: 'Round',
  data: 'Numbers as a table',
} as const;
