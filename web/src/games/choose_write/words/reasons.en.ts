/** Why something is refused, by the keys of the house (docs/schema/choose_write.json). Arguments are told by `why.ts`. */
import type { ChooseWriteSchema, MomentOfReason, ThingOfReason } from '../../../api/choose_write.gen';
import type { Message } from '../../../words/i18n.svelte';

export type ReasonKey =
  | keyof NonNullable<ChooseWriteSchema['Reasons']>
  | `moment.${MomentOfReason}`
  | `thing.${ThingOfReason}`
  | 'goods.none';

export const en = {
  over: 'The game is over.',
  'other-question': '{moment}',

  'not-displayed': '{location} is not on display.',
  'not-in-hand': '{location} is not the card in your hand.',
  'no-guild': 'You do not hold the guild card {guild}.',
  'guild-lira': '{guild}: {price} lira due, you have {have}.',
  'guild-card': '{guild} costs a goods card, and you have none.',
  'guild-goods': '{guild} costs {price} goods beside its card, you have {have}.',
  'guild-palace': '{guild} asks for the price of a palace, which you cannot pay.',
  'must-play': 'In your turn you play a card.',
  'must-use': 'In your turn you use a place; only those who follow may wait.',
  'not-offered': '{location} is neither {other} nor next to it.',
  'lira-due': '{price} lira due, you have {have}.',
  'price-due': 'The ruby costs {goods}, you have {owned}.',
  'two-alike': 'Two goods of one kind are due, you have {owned}.',
  'sell-short': '{price} {good} due, you have {have}.',
  'no-goods-card': 'You have no goods card.',
  'caravan-palace': 'The caravan card asks for the price of palace {letters}, which you cannot pay.',
  'no-icon': 'No open tulip {location_at}, and no bonus action.',
  'palace-icon': 'Palaces have no tulips, and you have no bonus action.',
  'icon-or-action': 'Following costs a tulip or a bonus action.',
  'not-itself': 'The Catacombs do not lead to themselves.',
  'not-among': 'Only palace {letters} can be chosen.',

  'card-not-held': 'You do not hold the goods card {card}.',
  'card-not-needed': 'The goods card {card} is not needed here.',
  'card-leaves-short': 'With the goods card {card} you could not pay the rest.',
  'sheet-short': '{goods} are left to pay, your sheet has {owned}.',
  'good-short': 'There is no {good} left on your sheet.',
  'cards-needed': 'Your sheet alone cannot pay {price} goods.',
  'cards-first': 'Goods cards are laid before goods of the sheet are crossed.',

  'column-full': 'The shelf is full: {good}.',
  'good-named': 'Taken already: {good}. The goods are different ones.',
  'section-full': 'No space is left: {thing}.',
  'no-square': 'No grey square is left {location_at}.',
  'must-take': 'What you gain cannot be declined.',
  'not-drawn': 'You did not draw the guild card {guild}.',

  'goods.none': 'none',
  'thing.lira': 'lira',
  'thing.action': 'bonus actions',
  'thing.card': 'goods cards',
  'thing.guild': 'guild cards',
  'thing.good': 'goods',
  'thing.improvement': 'checks',
  'thing.space': 'spaces',
  'thing.FA': 'fabric',
  'thing.SP': 'spice',
  'thing.FR': 'fruit',
  'thing.JE': 'jewelry',

  'moment.pass': 'You can wait only when others have played a card.',
  'moment.done': 'This ends the checks of the Wainwright.',
  'moment.pay': 'A payment is chosen when you follow, or when goods are due.',
  'moment.take': 'Goods are chosen when a gain leaves you the choice.',
  'moment.sell': 'Goods are sold at the Large Market.',
  'moment.give': 'Single goods are given for some guild cards.',
  'moment.draw': 'A location card is taken at the end of a turn in which you played from your hand.',
  'moment.play': 'A card is played at the beginning of your turn.',
  'moment.hand': 'The card in your hand is played at the beginning of your turn.',
  'moment.guild': 'A guild card is played at the beginning of your turn.',
  'moment.use': 'A place is used when a location card was played.',
  'moment.target': 'This is chosen in the Catacombs.',
  'moment.palace': 'A palace is chosen for some caravan and guild cards.',
  'moment.check': 'Checks are set at the Wainwright, by a fountain and by some cards.',
  'moment.drop': 'One of two guild cards goes back when you have drawn both.',
  'moment.card': 'Goods cards are laid when goods are due.',
  'moment.discard': 'A whole goods card is given at the Small Market and for some guild cards.',
} as const satisfies Record<ReasonKey, Message>;
