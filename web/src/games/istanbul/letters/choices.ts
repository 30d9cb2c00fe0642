/** The questions of Letters & Seals and of the Great Bazaar, and the answers to them in words. */
import type { Offer } from '../../../api/types';
import type { Piece, Rich } from '../../../words/rich';
import type { Prompt, Scene } from '../../contract';
import { facts } from '../facts';
import { number, type Card, type Game, type Good, type Question, type Seen } from '../game';
import { cardName, goodIcon, liraIcon, placeIn, placeName } from '../names';
import { hasCoffee } from '../mocha/mocha';
import { maybe, rich, t } from '../words/table';
import type { KioskTile } from './kiosk';
import { auctionOf, sealsOn, type Auction, type Letter } from './letters';

/** Questions whose answers are all in a dialog. */
const IN_DIALOG = new Set([
  'choose-tile',
  'use-tile',
  'take-exchange',
  'bid',
  'give-for-lira',
  'pay-courier',
  'extra-turn',
  'pay-turn',
  'give-seals',
]);

/** Whether an answer is given in a dialog or on the board. */
export function isOwn(offer: Offer, game: Game): boolean {
  return IN_DIALOG.has(game.step.name) || offer.verb === 'companion' || offer.verb === 'ruby';
}

/** The tile of the Kiosk that is being used, or null. */
export function usedTile(game: Game): KioskTile | null {
  return game.step.name === 'use-tile' ? (game.step.args['tile'] as KioskTile) : null;
}

/** What a tile says; where no coffee is in play, without it. */
export function tileSays(tile: KioskTile, hasCoffee: boolean): string {
  if (!hasCoffee && tile === 'coffee-or-two') return t('kiosk.two-lira');
  if (!hasCoffee && tile === 'coffee-or-three') return t('kiosk.three-lira');
  return t(`kiosk.${tile}`);
}

export function thingIcon(letter: string): Piece {
  return letter === 'C' ? { icon: 'i-coffee', label: t('coffee') } : goodIcon(letter as Good);
}

/** An action in a few words, or null if other rules know better. */
export function label(offer: Offer, game: Game, names: readonly string[]): Rich | null {
  const { verb, value } = offer;
  const about = String(value ?? '');
  const tile = usedTile(game);
  if (tile) return useLabel(offer, tile, hasCoffee(game.view));
  switch (verb) {
    case 'place':
    case 'fetch':
    case 'pass':
      return [t(`do.${verb}`)];
    case 'companion':
      return [t('do.companion', { place: placeName(Number(value)) })];
    case 'letter':
    case 'sealed':
      return [t(`do.${verb}`, { place: placeName(Number(value)) })];
    case 'choose':
      return [t('do.choose', { tile: tileSays(about as KioskTile, hasCoffee(game.view)) })];
    case 'bid':
      return rich('do.bid', { lira: liraIcon(Number(value)) });
    case 'join': {
      const seat = game.players.findIndex((one) => one.colour === about);
      return [t('do.join', { who: names[seat] ?? about })];
    }
    case 'ruby':
      return rich('do.ruby', { place: placeIn('from', Number(value)) });
    case 'give':
      if (game.step.name !== 'give-for-lira') return null;
      return rich('do.give.lira', { good: thingIcon(about), lira: liraIcon(facts().letters.good_price) });
    case 'take':
      return about === 'C' ? rich('do.take', { good: thingIcon(about) }) : null;
    case 'meet':
      return about === 'courier' ? [t('do.meet.courier')] : null;
    case 'done': {
      const said = maybe(`do.done.${game.step.name}`);
      return said === undefined ? null : [said];
    }
    default:
      return null;
  }
}

/** What a tile does if one acts on it: lira where coffee is the other choice. */
function actSays(tile: KioskTile, coffee: boolean): string {
  const isEither = tile === 'coffee-or-two' || tile === 'coffee-or-three';
  return tileSays(tile, coffee && !isEither);
}

/** How a tile of the Kiosk is used. */
function useLabel({ action, verb, value }: Offer, tile: KioskTile, coffee: boolean): Rich {
  const about = String(value ?? '');
  const { kiosk_price, kiosk_revenue } = facts().letters;
  const [price, revenue] = [liraIcon(kiosk_price), liraIcon(kiosk_revenue)];
  switch (verb) {
    case 'act':
      return [t('do.act.tile', { tile: actSays(tile, coffee) })];
    case 'skip':
      return [t('do.skip.tile')];
    case 'pay':
      return rich(tile === 'lira-letters' ? 'do.pay.letter' : 'do.pay.card', { lira: price });
    case 'take':
      return tile === 'lira-goods'
        ? rich('do.take.lira', { good: thingIcon(about), lira: price })
        : rich('do.take', { good: thingIcon(about) });
    case 'give':
      return tile === 'goods-letters'
        ? rich('do.give.letter', { good: thingIcon(about) })
        : rich('do.give.lira', { good: thingIcon(about), lira: revenue });
    case 'discard':
      return tile === 'cards-letters'
        ? [t('do.discard.letter', { card: cardName(about as Card) })]
        : rich('do.discard.lira', { card: cardName(about as Card), lira: revenue });
    case 'letter':
    case 'sealed':
      return tile === 'lira-letters'
        ? rich('do.letter.lira', { place: placeName(Number(value)), lira: revenue })
        : [t(`do.${verb}`, { place: placeName(Number(value)) })];
    case 'play':
      return [t('do.play', { card: cardName(about as Card) })];
    default:
      return [action];
  }
}

/** The questions of this expansion. */
const QUESTIONS = [
  ...(['gather-all', 'pay-courier', 'extra-turn', 'pay-turn', 'give-seals', 'society-ruby'] as const),
  ...(['choose-tile', 'use-tile', 'take-exchange', 'bid', 'give-for-lira', 'walk-family'] as const),
  ...(['join', 'walk-far', 'go-anywhere', 'use-from-afar', 'come-out'] as const),
] satisfies Question[];
type LettersQuestion = (typeof QUESTIONS)[number];

export function isQuestion(name: string): name is LettersQuestion {
  return (QUESTIONS as string[]).includes(name);
}

export function prompt(
  name: LettersQuestion,
  game: Game,
  verbs: ReadonlySet<string>,
  names: readonly string[],
): Prompt {
  const { step } = game;
  const title = t(`ask.${name}.title`);
  switch (name) {
    case 'bid':
      return { title, text: bidText(game, auctionOf(step), names) };
    case 'gather-all':
      return { title, text: gatherText(verbs) };
    case 'pay-courier':
      return { title, text: t(verbs.has('pay') ? 'ask.pay-courier' : 'ask.pay-courier.poor') };
    case 'give-seals':
      return { title, text: t('ask.give-seals.left', { n: number(step, 'seals') }) };
    case 'use-tile':
      return { title, text: useText(game) };
    case 'extra-turn':
    case 'pay-turn':
    case 'society-ruby':
    case 'choose-tile':
    case 'take-exchange':
    case 'give-for-lira':
    case 'walk-family':
    case 'join':
    case 'walk-far':
    case 'go-anywhere':
    case 'use-from-afar':
    case 'come-out':
      return { title, text: t(`ask.${name}`) };
    default:
      return name satisfies never;
  }
}

/** Whether a tile of the Kiosk is used: one's own, or the one that nobody chose. */
export function useText({ view }: Game): string {
  return t(view.last_tile ? 'ask.use-tile.last' : 'ask.use-tile');
}

function bidText(game: Game, { leader, highest, isLast }: Auction, names: readonly string[]): string {
  if (leader < 0) return isLast ? t('ask.bid.open') : t('ask.bid', { n: auctioned(game) });
  return t(isLast ? 'ask.bid.last' : 'ask.bid.higher', { name: names[leader] ?? '', lira: highest });
}

/** How many cards an auction is about. */
export function auctioned({ view }: Game): number {
  return view.wares.auction ?? 0;
}

/** Who may come back at the Fountain. */
function gatherText(verbs: ReadonlySet<string>): string {
  if (!verbs.has('fetch')) return t('ask.gather');
  return t(verbs.has('return') ? 'ask.gather-all' : 'ask.gather-all.companion');
}

/** What is asked at the beginning of a turn, if there is a companion. */
export function startText(verbs: ReadonlySet<string>): string | null {
  if (verbs.has('companion')) return t('ask.start.companion');
  return verbs.has('place') ? t('ask.start.place') : null;
}

/** A letter in words. */
export function letterSays(letter: Letter): string {
  const values = { seals: t('seals.have', { n: sealsOn(letter) }), n: letter.place, place: placeName(letter.place) };
  const said = t(letter.isDelivered ? 'letter.what.delivered' : 'letter.what', values);
  return letter.count > 1 ? `${said} ${t('cards.count', { n: letter.count })}` : said;
}

/** Where a companion is, in words. */
export function companionSays(player: Seen, scene: Pick<Scene, 'names' | 'eye'>): string {
  const { companion, seat } = player;
  if (typeof companion === 'number') return `${t('companion')}: ${companion} ${placeName(companion)}`;
  if (companion !== 'personal') return t('companion.supply');
  return seat === scene.eye ? t('companion.own') : t('companion.theirs', { name: scene.names[seat] ?? '' });
}
