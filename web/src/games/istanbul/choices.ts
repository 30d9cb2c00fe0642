/** The question that is asked, the answers to it, and where each answer belongs. */
import type { Offer } from '../../api/types';
import { plain, type Piece, type Rich } from '../../words/rich';
import type { Choice, Prompt, Scene } from '../contract';
import { facts } from './facts';
import {
  BLACK_MARKET,
  CARAVANSARY,
  gameOf,
  number,
  palacePrice,
  revenueAt,
  TILE_GOODS,
  type Card,
  type Game,
  type Good,
  type Seen,
  type TileColour,
} from './game';
import * as letters from './letters/choices';
import { AUCTION_HOUSE, CATACOMBS, EMBASSY } from './letters/letters';
import { cardName, goodIcon, liraIcon, placeIn, placeName, spaced, tileName } from './names';
import { boardMode } from './board-mode.svelte';
import { isMochaQuestion, MOCHA_VERBS, mochaAct, mochaLabel, mochaPrompt } from './mocha/choices';
import { eventsNow } from './outlook';
import { paymentOf } from './preview';
import { owedOf, payees, reasonRows, type Payment } from './preview-reasons';
import { maybe, rich, t } from './words/table';

/** Who decides, as the scene sees it. */
export function deciderOf(scene: Scene, game: Game): Seen | undefined {
  return game.players[scene.position.seat ?? scene.focus];
}

/** The place whose action could be begun now; 0 if the question is another one. */
export function askedPlace(game: Game): number {
  if (game.step.name === 'act') return game.view.turn.target;
  if (game.step.name === 'family-act' || game.step.name === 'barrier-act') return number(game.step, 'place');
  return 0;
}

/** Answers that the board, the hand or a dialog offers; all others are buttons. */
const OWN_VERBS = new Set([
  ...['move', 'send', 'return', 'recall', 'play', 'discard', 'sell', 'take', 'give'],
  ...['call', 'tile', 'draw', 'keep', 'reroll', 'turn', 'roll'],
  ...MOCHA_VERBS,
]);

/** Refusals that mean nothing where nothing else can be done. */
const REFUSALS = ['done', 'skip', 'stop'];

/** Whether all that can be said is that one has nothing more to do, so that this is no question. */
export function isIdle(scene: Scene): boolean {
  const [only, ...others] = scene.offers;
  if (!only || others.length) return false;
  const { stop = 'turn', then = [] } = only.outlook ?? { stop: 'choice' };
  return REFUSALS.includes(only.verb) && !then.length && (stop === 'turn' || stop === 'over');
}

function placed(offer: Offer, game: Game): Choice['at'] {
  if (offer.verb === 'end') return 'end';
  if (OWN_VERBS.has(offer.verb) || letters.isOwn(offer, game)) return 'own';
  const inDialog = ['pay-governor', 'pay-smuggler', 'green-tile', 'pay-trader', 'roast', 'give-up'].includes(
    game.step.name,
  );
  return inDialog && (offer.verb === 'pay' || offer.verb === 'done') ? 'own' : 'button';
}

const PRIMARY = ['lay', 'pick', 'pay', 'act', 'catch'];
const ORDER = [
  'lay',
  'pick',
  'pay',
  'act',
  'catch',
  'meet',
  'reward',
  'place',
  'fetch',
  'join',
  'skip',
  'done',
  'stop',
  'end',
];

function rankOf(offer: Offer): number {
  const index = ORDER.indexOf(offer.verb);
  return index < 0 ? ORDER.length : index;
}

/** All offered actions, buttons in the order of a good menu. */
export function choices(scene: Scene): Choice[] {
  const game = gameOf(scene.position);
  const player = deciderOf(scene, game);
  if (!player) return [];
  const [only] = scene.offers;
  if (only && isIdle(scene)) {
    const { action } = only;
    if (scene.isStepwise)
      return [{ action, label: label(only, game, player, scene.names), at: 'button', primary: true }];
    return [{ action, then: ['end'], label: [t('do.end')], at: 'end' }];
  }
  const sorted = [...scene.offers].sort((one, two) => rankOf(one) - rankOf(two));
  const all = callAll(sorted, game);
  let hasPrimary = all.length > 0;
  const single = sorted.map((offer): Choice => {
    const where = placed(offer, game);
    const isOnly = where === 'button' && sorted.filter((one) => placed(one, game) === 'button').length === 1;
    const primary =
      !hasPrimary && where === 'button' && (PRIMARY.includes(offer.verb) || isOnly || isDone(offer, game));
    hasPrimary ||= primary;
    const confirm = sure(offer, scene, game);
    return {
      action: offer.action,
      label: label(offer, game, player, scene.names),
      at: where,
      ...(primary ? { primary } : {}),
      ...(confirm ? { confirm } : {}),
    };
  });
  return [...all, ...single];
}

/** At the Fountain: all assistants who could come back, at once. */
function callAll(offers: readonly Offer[], game: Game): Choice[] {
  if (game.step.name !== 'gather' && game.step.name !== 'gather-all') return [];
  const [action, ...then] = offers.filter(({ verb }) => verb === 'return').map((offer) => offer.action);
  return action ? [{ action, then, label: [t('do.return.all')], at: 'button', primary: true }] : [];
}

function isDone(offer: Offer, game: Game): boolean {
  return offer.verb === 'done' && game.step.name === 'final-step';
}

function sure(offer: Offer, scene: Scene, game: Game): string | null {
  const verbs = new Set(scene.offers.map((one) => one.verb));
  switch (offer.verb) {
    case 'stop':
      // Nothing is lost where nothing else could be done.
      return verbs.size > 1 ? t('do.stop.sure') : null;
    case 'end':
      return verbs.has('meet') ? t('do.end.sure') : null;
    case 'guild':
      return t('guild.sure');
    case 'done':
      return game.step.name === 'final-step' && verbs.has('play') ? t('do.done.final.sure') : null;
    default:
      return null;
  }
}

/** An action in a few words. */
export function label(offer: Offer, game: Game, player: Seen, names: readonly string[]): Rich {
  const { verb, value } = offer;
  const about = String(value ?? '');
  const place = Number(value);
  const said = letters.label(offer, game, names) ?? mochaLabel(offer, game);
  if (said) return said;
  switch (verb) {
    case 'move':
      return rich('do.move', { place: placeIn('to', place) });
    case 'lay':
      return [t(player.stack.at(-1) === 'neutral' ? 'do.lay.neutral' : 'do.lay')];
    case 'pick':
      return [t(about === 'neutral' ? 'do.pick.neutral' : 'do.pick.own')];
    case 'stop':
      return [t('do.stop')];
    case 'pay':
      return rich('do.pay', { lira: liraIcon(paymentOf(player, eventsNow(offer, player.seat)).lira) });
    case 'act':
      return actLabel(game, askedPlace(game));
    case 'skip':
      return [t('do.skip')];
    case 'end':
      return [t('do.end')];
    case 'done':
      return [t(DONE[game.step.name] ?? 'do.done')];
    case 'meet':
      return [t(about === 'governor' ? 'do.meet.governor' : 'do.meet.smuggler')];
    case 'catch': {
      const seat = game.players.findIndex((one) => one.colour === about);
      return [t('do.catch', { who: names[seat] ?? about })];
    }
    case 'reward':
      if (about === 'lira') return rich('do.reward.lira', { lira: liraIcon(facts().catch_lira) });
      return [t(about === 'card' ? 'do.reward.card' : 'do.reward.none')];
    case 'play':
      return [t('do.play', { card: cardName(about as Card) })];
    case 'discard':
      return [t('do.discard', { card: cardName(about as Card) })];
    case 'recall':
      return rich('do.recall', { place: placeIn('from', place), lira: liraIcon(facts().tile_fee) });
    case 'return':
      return rich('do.return', { place: placeIn('from', place) });
    case 'take':
      return rich('do.take', { good: goodIcon(about as Good) });
    case 'give':
      return rich('do.give', { good: goodIcon(about as Good) });
    case 'draw':
      return [t(about === 'pile' ? 'do.draw.pile' : 'do.draw.discards')];
    case 'roll':
      return [t('do.roll')];
    case 'call':
      return [t('do.call', { n: place })];
    case 'keep':
      return [t('do.keep')];
    case 'reroll':
      return [t('do.reroll')];
    case 'turn':
      return [t(place === 1 ? 'do.turn.1' : 'do.turn.2', { n: turnedDie(game) })];
    case 'sell': {
      const revenue = revenueAt(number(game.step, 'place'))[about.length] ?? 0;
      const icons: Piece[] = [...about].map((letter) => goodIcon(letter as Good));
      return [...rich('do.sell', { n: about.length, lira: liraIcon(revenue) }), ': ', ...spaced(icons)];
    }
    case 'send':
      return rich('do.send', { place: placeIn('to', place) });
    case 'tile':
      return [
        ...rich('do.tile', { tile: tileName(about as TileColour) }),
        ' ',
        goodIcon(TILE_GOODS[about as TileColour]),
      ];
    default:
      return [offer.action];
  }
}

/** The answer that a good in the wheelbarrow of the eye stands for now: take one, or pay with it. */
export function offerOfGood(scene: Scene, player: Seen, good: Good): { action: string; says: string } | null {
  const offer = scene.offers.find(({ verb, value }) => (verb === 'take' || verb === 'give') && value === good);
  if (!offer || scene.eye !== player.seat) return null;
  return { action: offer.action, says: plain(label(offer, gameOf(scene.position), player, scene.names)) };
}

/** The number to which a die is turned: by a card, or by the red tile. */
export function turnedDie({ step }: Game): number {
  return step.name === 'turn-die' ? facts().mocha.turned_die : facts().turned_die;
}

const DONE: Readonly<Record<string, 'do.done' | 'do.done.green' | 'do.done.final'>> = {
  gather: 'do.done',
  'green-tile': 'do.done.green',
  'final-step': 'do.done.final',
};

/** What is due to merchants now, whether or not it can be paid. */
function due(scene: Scene, game: Game, player: Seen): Payment {
  const { actions } = scene.position;
  const pay = actions.find(({ verb }) => verb === 'pay');
  if (pay) return paymentOf(player, eventsNow(pay, player.seat));
  const why = actions.find(({ verb }) => verb === 'stop')?.outlook?.why;
  return why ? owedOf(game, why.arguments) : { seats: [], neutral: 0, lira: 0 };
}

function actLabel(game: Game, place: number): Rich {
  const special = mochaAct(game, place);
  if (special) return special;
  switch (place) {
    case 1:
      return rich('do.act.1', { lira: liraIcon(facts().extension_price) });
    case 6: {
      const n = game.view.wares.cards;
      return [n ? t('do.act.6', { n }) : t('do.act.6.none')];
    }
    case EMBASSY: {
      const n = game.view.wares.letters ?? 0;
      return [n ? t('do.act.21', { n }) : t('do.act.21.none')];
    }
    case 13:
      return [t('do.act.13', { n: palacePrice(game.view).size })];
    case 16:
      return rich('do.act.16', { lira: liraIcon(game.view.wares.dealer ?? 0) });
    default:
      return [maybe(`do.act.${place}`) ?? ''];
  }
}

/** The question that is asked of the eye. */
export function prompt(scene: Scene): Prompt {
  const game = gameOf(scene.position);
  const player = deciderOf(scene, game);
  const { step, view } = game;
  if (!player) return { title: '', text: '' };
  if (boardMode.isRecalling(scene)) return { title: t('ask.recall.title'), text: t('ask.recall') };
  const { actions } = scene.position;
  const verbs = new Set(actions.map((offer) => offer.verb));
  const { name } = step;
  if (isMochaQuestion(name)) return mochaPrompt(name, game, verbs);
  if (letters.isQuestion(name)) return letters.prompt(name, game, verbs, scene.names);
  switch (name) {
    case 'start':
      return {
        title: t('ask.start.title', { name: scene.names[player.seat] ?? '' }),
        text: letters.startText(verbs) ?? t(verbs.has('guild') ? 'ask.start.guild' : 'ask.start'),
      };
    case 'move':
      return { title: t('ask.move.title', { name: scene.names[player.seat] ?? '' }), text: t('ask.move') };
    case 'assist':
      return { title: t('ask.assist.title'), text: assistText(actions) };
    case 'pay-merchants': {
      const owed = due(scene, game, player);
      return {
        title: t(verbs.has('pay') ? 'ask.pay-merchants.title' : 'ask.pay-merchants.poor.title', { lira: owed.lira }),
        text: t('ask.pay-merchants', { who: payees(owed, scene.names), have: player.lira }),
      };
    }
    case 'act':
    case 'family-act':
    case 'barrier-act': {
      const text = verbs.has('act') ? t(`ask.${name}`) : cannot(scene, game);
      return { title: t('ask.act.title', { place: placeName(askedPlace(game)) }), text };
    }
    case 'encounters':
      if (verbs.has('catch')) return { title: t('ask.encounters.title'), text: t('ask.encounters.catch') };
      if (verbs.has('meet')) return { title: t('ask.encounters.title'), text: t('ask.encounters') };
      return {
        title: t('ask.encounters.end.title'),
        text: verbs.has('play') || verbs.has('recall') ? t('ask.encounters.card') : t('ask.encounters.end'),
      };
    case 'take-good':
      return { title: t('ask.take-good.title'), text: t(`ask.take-good${GIVERS[view.giver ?? 0] ?? ''}`) };
    case 'reward':
      return { title: t('ask.reward.title'), text: t(step.args['optional'] ? 'ask.reward' : 'ask.reward.own') };
    case 'pay-governor':
    case 'pay-smuggler':
    case 'green-tile':
      return { title: t(`ask.${name}.title`), text: poorText(game, player, verbs) ?? t(`ask.${name}`) };
    case 'take-cards': {
      const title = t('ask.take-cards.title');
      if (view.turn.guild === CARAVANSARY)
        return { title, text: t('ask.take-cards.more', { n: number(step, 'left') }) };
      const which = number(step, 'left') < 2 ? 'second' : view.wares.cards < 2 ? 'only' : 'first';
      return { title, text: t(`ask.take-cards.${which}`) };
    }
    case 'dice': {
      const values = { first: number(step, 'first'), second: number(step, 'second') };
      if (!verbs.has('reroll')) return { title: t('dice.title'), text: t('ask.dice.card', values) };
      return { title: t('ask.dice.title'), text: t('ask.dice', values) };
    }
    case 'sell':
    case 'take-tile':
      return { title: t(`ask.${name}.title`, { place: placeName(number(step, 'place')) }), text: t(`ask.${name}`) };
    case 'pay-palace':
      return { title: t('ask.pay-palace.title'), text: t('ask.pay-palace', { n: number(step, 'left') }) };
    case 'far-move':
    case 'final-step':
    case 'return-one':
    case 'discard-one':
    case 'gather':
    case 'good-or-roll':
    case 'call':
    case 'send':
      return { title: t(`ask.${name}.title`), text: t(`ask.${name}`) };
    // The game is over, or nobody is asked: these steps settle themselves.
    case '':
    case 'put-away':
    case 'move-on':
      return { title: '', text: '' };
    default:
      return name satisfies never;
  }
}

/** Who gives a good, as the question says it; other places and cards just do. */
const GIVERS: Readonly<Record<number | string, '.smuggler' | '.black' | '.auction' | '.catacombs'>> = {
  smuggler: '.smuggler',
  [BLACK_MARKET]: '.black',
  [AUCTION_HOUSE]: '.auction',
  [CATACOMBS]: '.catacombs',
};

/** How somebody can pay who has too few lira for a token or the green tile; null if there are enough. */
export function poorText({ step }: Game, player: Seen, verbs: ReadonlySet<string>): string | null {
  if (step.name === 'green-tile') return verbs.has('take') ? null : t('ask.green-tile.poor', { n: player.lira });
  return verbs.has('pay') ? null : (maybe(`ask.${step.name}.poor`) ?? null);
}

/** Why the place cannot be used, as its preview says it. */
function cannot(scene: Scene, game: Game): string {
  const why = scene.position.actions.find(({ verb }) => verb === 'skip')?.outlook?.why;
  // Symbols become words here, and words want commas.
  const said = (why ? reasonRows(game, why, scene.names) : []).map(
    ({ text }) => `${plain(text.map((piece) => (piece === ' ' ? t('comma') : piece)))}.`,
  );
  return said.join(' ') || t('ask.act.not');
}

function assistText(offers: readonly Offer[]): string {
  const has = (start: string) => offers.some(({ action }) => action.startsWith(start));
  if (has('pick neutral')) return t('ask.assist.neutral');
  if (has('lay')) return t('ask.assist.lay');
  if (has('pick')) return t('ask.assist.pick');
  return offers.length > 1 ? t('ask.assist.help') : t('ask.assist.none');
}
