/** Questions and answers of Mocha & Baksheesh. */
import type { Offer } from '../../../api/types';
import { fill, plain, type Piece, type Rich } from '../../../words/rich';
import type { Prompt } from '../../contract';
import { facts } from '../facts';
import { CARAVANSARY, number, type Card, type Game, type Good, type Question } from '../game';
import { cardName, goodIcon, goodsIcons, liraIcon, placeIn, placeName } from '../names';
import { maybe, rich, t } from '../words/table';
import { baksheeshGoods, COFFEE_HOUSE, hasCoffee, tavernPrice, type TavernOption } from './mocha';

/** Answers that the board, the hand or a dialog offers. */
export const MOCHA_VERBS = ['guild', 'drop', 'tavern', 'ruby', 'barrier', 'beyond'];

/** Questions that are answered in a dialog altogether. */
export const MOCHA_DIALOGS = {
  'pay-trader': 'good',
  roast: 'roast',
  'drop-one': 'guilds',
  tavern: 'tavern',
  'choose-two': 'tavern',
  'take-cheap-tile': 'tile',
  'turn-die': 'dice',
  'give-up': 'swap',
  'take-other': 'swap',
} as const;

export function coffeeIcon(n?: number): Piece {
  return { icon: 'i-coffee', label: t('coffee'), ...(n === undefined ? {} : { n }) };
}

/** A good or coffee. */
export function thingIcon(thing: string): Piece {
  return thing === 'C' ? coffeeIcon() : goodIcon(thing as Good);
}

/** What an option of the tavern costs. */
export function tavernCosts(game: Game, option: TavernOption): Rich {
  const coffee = coffeeIcon(tavernPrice(game.view, option));
  return option === 'baksheesh' ? [coffee, ' ', ...goodsIcons(baksheeshGoods(game.view))] : [coffee];
}

/** What a guild card says; its amounts are those of the house. */
export function guildText(number: number): string {
  const { mocha } = facts();
  const n =
    {
      1: mocha.guild_extension_price,
      8: mocha.guild_blue[8],
      9: mocha.guild_hit_times,
      17: mocha.guild_roast_coffee,
      19: mocha.guild_tavern_discount,
    }[number] ??
    Math.max(mocha.guild_coffee[number] ?? 0, mocha.guild_goods[number] ?? 0, mocha.guild_lira[number] ?? 0);
  const m = { 6: mocha.guild_bonus_cards, 9: mocha.guild_missed_times, 18: mocha.guild_guild_cards }[number] ?? 0;
  return plain(fill(maybe(`guild.${number}.text`) ?? '', { n, m }));
}

/** An answer in a few words; null if the base game has them. */
export function mochaLabel({ verb, value }: Offer, game: Game): Rich | null {
  const about = String(value ?? '');
  const place = Number(value);
  const isRoasting = game.step.name === 'roast';
  const coffee = coffeeIcon(number(game.step, 'coffee'));
  switch (verb) {
    case 'guild':
      return [t('do.guild', { place: placeName(place) })];
    case 'drop':
      return [t('do.drop', { place: placeName(place) })];
    case 'tavern': {
      const option = about as TavernOption;
      const costs = tavernCosts(game, option);
      if (option === 'baksheesh') return rich('do.tavern.baksheesh', { price: costs });
      return rich(`do.tavern.${option}`, { coffee: costs });
    }
    case 'ruby':
      return rich('do.ruby', { place: placeIn('from', place) });
    case 'barrier':
      return [t('do.barrier', { place: placeName(place) })];
    case 'beyond':
      return [t('do.beyond', { place: placeName(place) })];
    case 'meet':
      return about === 'coffee-trader' ? [t('do.meet.coffee-trader')] : null;
    case 'pay':
      return isRoasting ? rich('do.pay.coffee', { lira: liraIcon(facts().mocha.roast_fee), coffee }) : null;
    case 'give':
      if (isRoasting) return rich('do.give.coffee', { good: thingIcon(about), coffee });
      return about === 'C' ? rich('do.give', { good: thingIcon(about) }) : null;
    case 'take':
      return about === 'C' ? rich('do.take', { good: thingIcon(about) }) : null;
    case 'discard':
      return isRoasting ? rich('do.discard.coffee', { card: cardName(about as Card), coffee }) : null;
    case 'done':
      if (isRoasting) return [t('do.done.roast')];
      return game.step.name === 'give-up' ? [t('do.done.give-up')] : null;
    default:
      return null;
  }
}

/** The main button of a place of this expansion, or null. */
export function mochaAct(game: Game, place: number): Rich | null {
  if (place === COFFEE_HOUSE) return rich('do.act.20', { coffee: coffeeIcon(game.view.wares.coffee_house ?? 0) });
  if (place !== CARAVANSARY || !hasCoffee(game.view)) return null;
  const n = game.view.wares.cards;
  return [n ? t('do.act.6.coffee', { n }) : t('do.act.6.coffee.only')];
}

/** The questions of this expansion. */
const QUESTIONS = [
  ...([
    'pay-trader',
    'roast',
    'drop-one',
    'tavern',
    'take-ruby',
    'place-barrier',
    'place-beyond',
    'choose-two',
  ] as const),
  ...(['guild-extra', 'guild-away', 'guild-end', 'send-to-act', 'take-cheap-tile'] as const),
  ...(['turn-die', 'give-up', 'take-other', 'corner-move'] as const),
] satisfies Question[];
type MochaQuestion = (typeof QUESTIONS)[number];

export function isMochaQuestion(name: string): name is MochaQuestion {
  return (QUESTIONS as string[]).includes(name);
}

export function mochaPrompt(name: MochaQuestion, { step }: Game, verbs: ReadonlySet<string>): Prompt {
  switch (name) {
    case 'pay-trader':
      return { title: t('ask.pay-trader.title'), text: traderText(verbs) };
    case 'take-cheap-tile':
      return {
        title: t('ask.take-cheap-tile.title', { place: placeName(number(step, 'place')) }),
        text: t('ask.take-cheap-tile'),
      };
    case 'choose-two':
      return {
        title: t('ask.choose-two.title'),
        text: t(step.args['option'] === 'none' ? 'ask.choose-two' : 'ask.choose-two.second'),
      };
    case 'roast':
    case 'drop-one':
    case 'tavern':
    case 'take-ruby':
    case 'place-barrier':
    case 'place-beyond':
    case 'guild-end':
    case 'send-to-act':
    case 'turn-die':
    case 'give-up':
    case 'take-other':
    case 'corner-move':
      return { title: t(`ask.${name}.title`), text: t(`ask.${name}`) };
    // Nobody is asked: these steps settle themselves.
    case 'guild-extra':
    case 'guild-away':
      return { title: '', text: '' };
    default:
      return name satisfies never;
  }
}

/** How the coffee trader can be paid: with lira, a good, or either. */
export function traderText(verbs: ReadonlySet<string>): string {
  if (!verbs.has('pay')) return t('ask.pay-trader.poor');
  return t(verbs.has('give') ? 'ask.pay-trader' : 'ask.pay-trader.lira');
}
