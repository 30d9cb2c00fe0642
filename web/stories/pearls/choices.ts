/** The question that is asked, the answers to it, and what each would bring. */
import type { Offer } from '../../src/api/types';
import type { Choice, Prompt, Scene } from '../../src/games/contract';
import { viewOf, type Event, type Shell } from './game';
import { shellIn, t, type Key } from './words/table';

export function prompt(scene: Scene): Prompt {
  const { asks } = viewOf(scene.position);
  switch (asks) {
    case 'throw':
      return { title: t('ask.throw.title'), text: t('ask.throw') };
    case 'turn':
    case null:
      return { title: t('ask.turn.title', { name: scene.names[scene.focus] ?? '' }), text: t('ask.turn') };
    default:
      return asks satisfies never;
  }
}

/** Tiles and shells are pressed themselves. What is listed here can be typed too. */
export function choices(scene: Scene): Choice[] {
  return scene.offers.map((offer) => ({ action: offer.action, label: [label(offer)], at: 'own' }));
}

export function label({ verb, value }: Offer): string {
  switch (verb) {
    case 'hide':
    case 'throw':
      return t(`do.${verb}`, { shell: shellIn(value as Shell) });
    case 'dive':
    case 'light':
    case 'rest':
      return t(`do.${verb}`);
    default:
      return verb;
  }
}

/** What an action would bring, as the house foretells it: what happens for certain, and where that ends. */
export function outlook({ outlook }: Offer): string {
  const { events = [], stop = 'turn', what = '' } = outlook ?? {};
  const keys = [...events.flat().map((event) => BRINGS[event.what as Event['what']]), ENDS[`${stop} ${what}`]];
  return keys.flatMap((key) => (key ? [t(key)] : [])).join(' ');
}

const BRINGS: Readonly<Record<Event['what'], Key | null>> = {
  light: 'brings.light',
  rest: 'brings.rest',
  throw: 'brings.throw',
  // These follow on luck, or come after the turn.
  'turn of the tide': null,
  tide: null,
  shell: null,
  hide: null,
  chest: null,
  day: null,
};

/** Why it goes no further: luck, something hidden, or a choice. */
const ENDS: Readonly<Record<string, Key>> = {
  'luck tide': 'ends.luck',
  'hidden hide': 'ends.hide',
  'hidden chest': 'ends.chest',
  'choice turn': 'ends.choice',
};
