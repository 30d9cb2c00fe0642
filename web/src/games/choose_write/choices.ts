/** The question that is asked, the answers to it, and where each answer belongs. */
import type { Offer } from '../../api/types';
import type { Rich } from '../../words/rich';
import type { Choice, Prompt, Scene } from '../contract';
import { facts } from './facts';
import { gameOf, number, type Game, type Good, type Goods, type GoodsCard, type Guild, type Letter } from './game';
import type { Location } from './game';
import { goodName, goodsCardName, goodsText, guildName, letterAt, listedText, placeAt, placeName } from './names';
import { foresee, foreseenAnswers } from './outlook';
import { pointed } from './pointed.svelte';
import { cardIn } from './points';
import { rich, t } from './words/table';

/** Answers that stand as buttons in the prompt; all others lie on the plan, the ledger, the cards and the follow panel. */
function placed({ verb, value }: Offer): Choice['at'] {
  switch (verb) {
    case 'done':
    case 'pay':
      return 'button';
    case 'take':
      return isGood(value) ? 'own' : 'button';
    default:
      return 'own';
  }
}

function isGood(value: unknown): value is Good {
  return value === 'FA' || value === 'SP' || value === 'FR' || value === 'JE';
}

/** All offered actions, as the house lists them. */
export function choices(scene: Scene): Choice[] {
  return scene.offers.map((offer) => ({
    action: offer.action,
    label: [...label(offer), ...reward(offer, scene.focus)],
    at: placed(offer),
    ...(offer.action === 'pay sheet' ? { primary: true } : {}),
  }));
}

/** What somebody gets who waits. */
function reward(offer: Offer, seat: number): Rich {
  if (offer.verb !== 'pass') return [];
  const { fill } = foresee(foreseenAnswers(offer), seat).tracks.actions;
  return fill ? [' ', { icon: 'i-bonus', label: t('action', { n: fill }), n: `+${fill}` }] : [];
}

/** An action in a few words. */
export function label({ action, verb, value }: Offer): Rich {
  const about = String(value ?? '');
  const place = about as Location;
  switch (verb) {
    case 'pass':
      return [t('do.pass')];
    case 'done':
      return [t('do.done')];
    case 'pay':
      return [t(`do.pay.${about as 'icon' | 'action' | 'sheet'}`)];
    case 'take':
      if (isGood(value)) return [t('do.take', { good: goodName(value) })];
      return [t(`do.take.${about as 'card' | 'good' | 'improvement' | 'space' | 'lira' | 'action'}`)];
    case 'sell':
    case 'give':
      return [t(`do.${verb}`, { good: goodName(about as Good) })];
    case 'draw':
      return about === 'deck' ? [t('do.draw.deck')] : rich('do.draw', { place: { strong: placeName(place) } });
    case 'play':
      if (about.startsWith('g')) return [t('do.guild', { guild: guildName(about as Guild) })];
      return rich('do.play', { place: { strong: placeName(place) } });
    case 'hand':
      return rich('do.hand', { place: { strong: placeName(place) } });
    case 'use':
      return rich('do.use', { place: { strong: placeName(place) } });
    case 'target':
      return rich('do.target', { place: { strong: placeName(place) } });
    case 'palace':
      return [t('do.palace', { letter: about })];
    case 'check':
      return rich('do.check', { place: placeAt(place) });
    case 'drop':
      return [t('do.drop', { guild: guildName(about as Guild) })];
    case 'card':
      return [t('do.card', { card: goodsCardName(about as GoodsCard) })];
    case 'discard':
      return [t('do.discard', { card: goodsCardName(about as GoodsCard) })];
    default:
      return [action];
  }
}

/** The place whose card is in play. */
function playedName({ view }: Game): string {
  return view.turn.played === null ? '' : placeName(view.turn.played);
}

/** The question that is asked of the eye. */
export function prompt(scene: Scene): Prompt {
  const game = gameOf(scene.position);
  const { step, view } = game;
  const { name } = step;
  const who = scene.names[game.decides ?? scene.focus] ?? '';
  const offers = scene.position.actions;
  switch (name) {
    case 'play': {
      const title = t('ask.play.title', { name: who });
      const card = cardIn(pointed.chosen);
      if (card) return { title, text: t('ask.play.chosen', { place: placeName(card) }) };
      const hasGuild = offers.some((offer) => offer.action.startsWith('play g'));
      return { title, text: t(hasGuild ? 'ask.play.guild' : 'ask.play') };
    }
    case 'use':
      return { title: t('ask.play.title', { name: who }), text: t('ask.use', { place: playedName(game) }) };
    case 'follow': {
      const title =
        view.turn.how === 'follow-up'
          ? t('ask.follow-up.title')
          : t('ask.follow.title', { name: scene.names[game.active] ?? '' });
      const canUse = offers.some(({ verb }) => verb === 'use');
      return { title, text: t(canUse ? 'ask.follow' : 'ask.follow.none', { place: playedName(game) }) };
    }
    case 'pay-use': {
      const place = placeName(step.args['location'] as Location);
      return { title: t('ask.pay-use.title'), text: t('ask.pay-use', { place }) };
    }
    case 'pick-letter': {
      const palaces = listedText((step.args['letters'] as Letter[]).map(letterAt), 'or');
      return { title: t('ask.pick-letter.title'), text: t('ask.pick-letter', { palaces }) };
    }
    case 'pay-goods': {
      const goods = goodsText({ FA: 0, SP: 0, FR: 0, JE: 0, ...(step.args['price'] as Partial<Goods>) });
      const laid = (step.args['laid'] ?? []) as GoodsCard[];
      const cards = listedText(laid.map(goodsCardName));
      return {
        title: t('ask.pay-goods.title'),
        text: laid.length ? t('ask.pay-goods.laid', { goods, cards }) : t('ask.pay-goods', { goods }),
      };
    }
    case 'pay-any':
      return { title: t('ask.pay-any.title'), text: t('ask.pay-any', { n: number(step, 'left') }) };
    case 'sell-goods':
      return { title: t('ask.sell-goods.title'), text: t('ask.sell-goods', { n: facts().large_market_goods }) };
    case 'take-goods':
    case 'take-different':
      return { title: t('ask.take-goods.title'), text: t(`ask.${name}`, { n: number(step, 'left') }) };
    case 'take-same':
      return { title: t('ask.take-goods.title'), text: t('ask.take-same', { n: number(step, 'amount') }) };
    case 'improve': {
      const n = number(step, 'left');
      return {
        title: t('ask.improve.title'),
        text: step.args['up_to'] ? t('ask.improve.up-to', { n }) : t('ask.improve'),
      };
    }
    case 'fill-spaces':
      return { title: t('ask.fill-spaces.title'), text: t('ask.fill-spaces', { n: number(step, 'left') }) };
    case 'take-card':
    case 'target':
    case 'discard-card':
    case 'card-or-good':
    case 'check-or-space':
    case 'drop-guild':
      return { title: t(`ask.${name}.title`), text: t(`ask.${name}`) };
    // The game is over, or nobody is asked: these steps settle themselves.
    case '':
    case 'bonus-rubies':
    case 'draw-hand':
    case 'refill':
    case 'close-turn':
    case 'discard-left':
    case 'turn-up-caravan':
    case 'gain':
    case 'gain-ruby':
    case 'draw-guilds':
    case 'put-away':
      return { title: '', text: '' };
    default:
      return name satisfies never;
  }
}
