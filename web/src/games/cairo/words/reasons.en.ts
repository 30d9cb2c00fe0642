/** Why something is refused, by the keys of the house (docs/schema/cairo.json). Arguments are told by `why.ts`. */
import type { CairoSchema, MomentOfReason } from '../../../api/cairo.gen';
import type { Message } from '../../../words/i18n.svelte';

type Whose = 'mine' | 'of' | 'neutral';
export type ReasonKey =
  keyof NonNullable<CairoSchema['Reasons']> | `moment.${MomentOfReason}` | `whose.${Whose}` | `whose.${Whose}.of`;

export const en = {
  over: 'The game is over.',
  'other-question': '{moment}',

  'card-not-held': 'You do not hold {card}.',
  'cards-not-held': 'You do not hold these cards: {cards}.',
  'three-cards': {
    one: 'Three cards open all segments, you hold {n}.',
    other: 'Three cards open all segments, you hold {n}.',
  },
  'joker-fee': 'A joker alone costs a coin, and you have none.',
  'nothing-to-build': 'There is nothing you could build in {segments}.',
  'final-phase': 'In the final phase one builds or retires.',
  'not-final': 'One retires in the final phase only.',

  'no-entry-there': 'There is no entry on {site}.',
  'customer-outside': '{Customer} is outside.',
  'entry-occupied': 'The entry on {site} is occupied: {customer} stands there.',
  'entry-unreachable': '{Customer} cannot walk to {site}.',
  'barkers-due': {
    one: 'A nearer entry costs {n} barker, you have {have}.',
    other: 'Nearer entries cost {n} barkers, you have {have}.',
  },

  'empty-slot': 'Place {slot} of the display is empty.',
  'empty-pile': 'The draw pile is empty.',
  'no-barkers': 'No barker is left.',
  'two-cards': 'You take a second card.',

  'fee-missing': 'You have no {coin}.',
  'fee-needed': 'This {coin} is needed for what the joker can build.',
  'stall-placed': 'Your {stall} is in the market already.',
  'no-stall': 'You have no {stall} in the market.',
  'stall-expanded': 'Your {stall} has an expansion and stays where it is.',
  'stall-not-blocked': 'Your {stall} is not blocked: it can be expanded where it is.',
  'no-place': 'No site for the {stall} in {segments}.',
  'no-room': 'No site for an expansion of your {stand} in {segments}.',
  'supply-empty': 'The last expansion is built: {trade}.',
  'own-coin-due': 'Price: {coins}. You have none of them.',
  'coins-due': 'Price: {coins}. You have {have}, and {others} other coins would be due for the rest.',

  'segment-closed': 'Your cards do not open {segment}.',
  'segment-chosen': '{segment} was chosen.',
  'segment-full': {
    one: 'In the set-up {segment} takes {n} stall.',
    other: 'In the set-up {segment} takes {n} stalls.',
  },
  terrace: 'The terrace is for coffee alone.',
  'not-terrace': 'Coffee is sold on the terrace alone.',
  'entry-terrace': 'An entry lies in the market, never on the terrace.',
  'taken-tile': 'Here is {stand_whose}.',
  'taken-entry': 'Here is the entry of {stand_whose}.',
  'taken-customer': 'Here stands {customer}.',
  'trade-in-segment': 'This segment has a stall of that trade: {stall_whose}.',
  touches: 'Touches {stand_whose}.',
  'touches-same': 'Touches the same trade: {stand_whose}.',
  'not-beside-stand': 'Not next to your {stand}.',
  'same-site': 'A stall that moves goes to another site.',
  'no-free-entry': 'There is no free site for its entry.',
  'not-beside-stall': '{site} is not next to the stall.',
  'shuts-in-customer': 'Would shut in {customer}.',
  'shuts-in-entry': 'Would shut in the entry of {stand_whose}.',
  'shuts-in-itself': 'Nobody could reach its own entry.',

  'coin-missing': 'You have no {coin} left.',
  'own-coins-paid': 'All your coins of this trade are in the price already: {trade}.',

  'whose.mine': 'your {thing}',
  'whose.of': 'the {thing} of {name}',
  'whose.neutral': 'the neutral {thing}',
  'whose.mine.of': 'your {thing}',
  'whose.of.of': 'the {thing} of {name}',
  'whose.neutral.of': 'the neutral {thing}',

  'moment.play': 'Cards are played when a turn begins.',
  'moment.three': 'Cards are played when a turn begins.',
  'moment.lure': 'Customers are lured when a turn begins.',
  'moment.draw': 'Cards are drawn when a turn begins, two of them.',
  'moment.retire': 'One retires when a turn of the final phase begins.',
  'moment.fee': 'A fee is due for a joker that is played alone.',
  'moment.build': 'What is built is chosen after cards were played.',
  'moment.expand': 'What is built is chosen after cards were played.',
  'moment.move': 'What is built is chosen after cards were played.',
  'moment.segment': 'A segment is chosen for a stall where more than three are open.',
  'moment.site': 'A site is chosen after what is built.',
  'moment.entry': 'An entry is chosen after the site of its stall.',
  'moment.pay': 'Other coins are chosen where those of the trade do not suffice.',
  'moment.drop': 'Cards are discarded after drawing, if there are more than four.',
  'moment.place': 'Stalls are put down without a card before the first turn only.',
} as const satisfies Record<ReasonKey, Message>;
