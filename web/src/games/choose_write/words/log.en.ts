/**
 * The log. What came of a use is a `result`: gains, where they were taken, and what they cost. Cards are named as one plays
 * them (`card`).
 */
export const en = {
  card: '{card}',
  'card.hand': '{card} from hand',

  play: '{who} played {card} and took {result}.',
  'play.set': '{who} played {card} and set {result}.',
  'play.none': '{who} played {card}.',
  'play.use': '{who} played {card} and used {place}.',
  done: 'Took {result}.',
  'done.set': 'Set {result}.',
  'done.use': 'Used {place}.',
  act: '{who} took {result}.',
  guild: '{who} played the guild card {guild} for {price}: {gains}.',
  'guild.none': '{who} played the guild card {guild} for {price}.',
  icon: '{who} crossed the tulip {place}: {result}.',
  'icon.none': '{who} crossed the tulip {place}.',
  action: '{who} crossed a bonus action: {result}.',
  'action.none': '{who} crossed a bonus action {place}.',
  wait: '{who} waited and filled {action}.',
  'wait.none': '{who} waited.',
  leaves: '{card} left the display.',

  result: '{gains}',
  'result.paid': '{gains} for {price}',
  'result.at': '{gains} {place}',
  'result.at.paid': '{gains} {place} for {price}',

  ruby: 'a ruby',
  'ruby.bonus': 'a bonus ruby',
  bonus: 'a bonus action',
  bonuses: { one: '{n} bonus action', other: '{n} bonus actions' },
  'goods-card': 'a goods card {goods}',
  'goods-cards': { one: 'a goods card', other: '{n} goods cards' },
  'goods-card.paid': 'the goods card {goods}',
  'guild-card': 'the guild card {guild}',
  'guild-cards': { one: 'a guild card', other: '{n} guild cards' },
  'guild-kept': 'one of {n} guild cards',
  dropped: '{guild} was put away.',
  checks: { one: 'a check for {places}', other: '{n} checks for {places}' },

  'no-space': 'No space was left for {things}.',
  'no-space.any': 'No space was left.',
  'no-card': 'No goods card was left.',
  'no-guild': 'No guild card was left.',
  check: { one: 'a check', other: '{n} checks' },
  good: { one: 'a good', other: '{n} goods' },

  'bonus.lira': '{who} filled {lira}: {ruby}.',
  'bonus.goods': '{who} filled all four shelves to {n}: {ruby}.',

  'fountain.f1': { one: '*Fountain:* a lira.', other: '*Fountain:* a lira for everybody.' },
  'fountain.f2': { one: '*Fountain:* a good.', other: '*Fountain:* a good for everybody.' },
  'fountain.f3': { one: '*Fountain:* a goods card.', other: '*Fountain:* a goods card for everybody.' },
  'fountain.f4': { one: '*Fountain:* a check.', other: '*Fountain:* a check for everybody.' },
  'fountain.each': '{who} {gains}',

  take: '{who} took {card} from the display.',
  draw: '{who} drew a location card.',
  'draw.own': '{who} drew {card} from the deck.',
  display: { one: 'New card: {cards}.', other: 'New cards: {cards}.' },
  price: '{palace} now costs {good} more.',
  caravan: 'New caravan card: {caravan}.',

  last: '{who} has {n} rubies: this round is the last.',
  'reshuffle.goods': {
    one: 'The discarded goods card became the new deck.',
    other: 'The {n} discarded goods cards became the new deck.',
  },
  'reshuffle.guild': {
    one: 'The discarded guild card became the new deck.',
    other: 'The {n} discarded guild cards became the new deck.',
  },
  over: 'The game is over.',
} as const;
