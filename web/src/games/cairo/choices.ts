/** The question that is asked, the answers to it, and where each answer belongs. */
import type { Offer } from '../../api/types';
import type { Rich } from '../../words/rich';
import type { Choice, Prompt, Scene } from '../contract';
import { gameOf, number, type Card, type Game, type Trade } from './game';
import {
  cardNamed,
  customerName,
  listedText,
  segmentName,
  segmentsText,
  stallName,
  standName,
  tradeName,
} from './names';
import { buildTitle } from './panels/build';
import { openLures } from './panels/lures';
import { modeOf, readyOf, selection } from './selection.svelte';
import { t } from './words/panels';

/** All offered actions, as the house lists them. Nearly all lie on the market, the cards and the panels. */
export function choices(scene: Scene): Choice[] {
  return scene.offers.map((offer) => ({
    action: offer.action,
    label: label(offer),
    at: offer.verb === 'retire' ? 'button' : 'own',
    ...(offer.verb === 'retire' && scene.offers.length > 1 ? { confirm: t('retire.sure') } : {}),
  }));
}

/** An action in a few words. */
export function label({ action, verb, value }: Offer): Rich {
  const about = String(value ?? '');
  const trade = about as Trade;
  switch (verb) {
    case 'play':
      return [t('do.play', { cards: listedText(about.split('+').map((card) => cardNamed(card as Card))) })];
    case 'lure':
      return [t('do.lure', { site: about })];
    case 'draw':
      if (about === 'pile' || about === 'barker') return [t(`do.draw.${about}`)];
      return [t('do.draw', { n: about })];
    case 'fee':
      return [t('do.fee', { trade: tradeName(trade) })];
    case 'build':
      return [t('build.build', { what: stallName(trade) })];
    case 'expand':
      return [t('build.expand', { what: standName(trade, '.them') })];
    case 'move':
      return [t('build.move', { what: stallName(trade, '.them') })];
    case 'place':
      return [t('do.place', { what: stallName(trade, '.them') })];
    case 'segment':
      return [t('do.segment', { segment: segmentName(Number(about)) })];
    case 'site':
      return [t('do.site', { site: about })];
    case 'entry':
      return [t('do.entry', { site: about })];
    case 'pay':
      return [t('do.pay', { trade: tradeName(trade) })];
    case 'drop':
      return [t('do.drop', { card: cardNamed(about as Card) })];
    case 'retire':
      return [t('do.retire')];
    default:
      return [action];
  }
}

/** The question that is asked of the eye. */
export function prompt(scene: Scene): Prompt {
  const game = gameOf(scene.position);
  const { step, building } = game;
  const who = scene.names[game.decides ?? scene.focus] ?? '';
  switch (step.name) {
    case 'turn':
      return turnPrompt(scene, game, who);
    case 'fee':
      return { title: t('ask.fee.title'), text: t('ask.fee') };
    case 'kind':
      return {
        title: t('ask.kind.title'),
        text: t('ask.kind', { segments: segmentsText(building?.segments ?? []) }),
      };
    case 'site': {
      const text = readyOf(scene) ? t('ask.ready') : building?.kind === 'expand' ? t('ask.site.expand') : t('ask.site');
      return { title: t('ask.built', { what: buildTitle(scene) }), text };
    }
    case 'entry':
      return {
        title: t('ask.built', { what: buildTitle(scene) }),
        text: t(readyOf(scene) ? 'ask.ready' : 'ask.entry'),
      };
    case 'pay':
      return { title: t('ask.pay.title'), text: t('ask.pay', { n: number(step, 'missing') }) };
    case 'second':
      return { title: t('ask.second.title'), text: t('ask.second') };
    case 'drop':
      return { title: t('ask.drop.title'), text: t('ask.drop') };
    case 'place':
      return { title: t('ask.place.title', { name: who }), text: t('ask.place') };
    // The game is over, or nobody is asked.
    case '':
      return { title: '', text: '' };
    default:
      return step.name satisfies never;
  }
}

function turnPrompt(scene: Scene, game: Game, who: string): Prompt {
  const { view } = game;
  const title = t('ask.turn.title', { name: who });
  if (view.phase === 'final') return { title: t('ask.final.title'), text: t('ask.final') };
  const mode = modeOf(scene);
  const customer = selection.customer.shown;
  if (customer) return lurePrompt(scene, game, customer);
  switch (mode) {
    case 'lure':
      return { title, text: t('ask.lure') };
    case 'build':
      return { title, text: t('ask.build') };
    case 'draw':
      return { title, text: t('ask.draw') };
    default:
      return { title, text: t('ask.turn') };
  }
}

/** The customer that is pointed at or chosen, and where it would go. */
function lurePrompt(scene: Scene, { view }: Game, customer: Trade): Prompt {
  const lures = openLures(view, customer);
  const site = selection.site.shown;
  const chosen = lures.find(({ entry }) => entry === site);
  if (chosen) {
    const { steps, barkers, earns, entry } = chosen;
    return {
      title: t('ask.lure.to', { customer: customerName(customer), site: entry }),
      text: t(barkers ? 'ask.lure.chosen.barkers' : 'ask.lure.chosen', {
        steps: t('steps', { n: steps }),
        barkers: t('barkers.n', { n: barkers }),
        money: t('coins', { n: earns }),
      }),
    };
  }
  const [first] = lures;
  const title = t('ask.lure.title', { customer: customerName(customer) });
  if (!first) return { title, text: t('ask.lure.none') };
  const near = lures.filter(({ barkers }) => barkers === 0).length;
  const far = lures.length - near;
  const nearest = near > 1 ? t('ask.lure.tie', { n: near, steps: first.steps }) : t('ask.lure.one', { n: first.steps });
  return { title, text: far ? `${nearest} ${t('ask.lure.far', { n: far })}` : nearest };
}

/** Whether the decision area of a phone takes the place of the prompt: a mode is open, or a step of it is asked. */
export function isDeciding(scene: Scene): boolean {
  return modeOf(scene) !== null;
}
