/** What a roll may bring, with which chance: the odds of the house in our signs and words. */
import { language } from '../../words/i18n.svelte';
import type { Piece, Rich } from '../../words/rich';
import type { Good } from './game';
import { goodIcon, goodName, liraIcon, listedText, spaced } from './names';
import type { Outlook } from './outlook';
import { t } from './words/table';

export type Odds = NonNullable<Outlook['odds']>;

/** A chance out of 1, as one writes it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(chance);
}

/** The chance of the best that a roll can bring: that a call is reached. */
export function chanceOf(odds: Odds): number {
  return odds.gains.at(-1)?.chance ?? 0;
}

/** The mean of the first thing, with one digit behind the point. */
export function average({ mean }: Odds): string {
  return written(mean[0] ?? 0);
}

function written(mean: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(mean);
}

/** The chance of each number of jewels: 0: 42 % · 1: 31 %. */
export function jewelChances(odds: Odds): string {
  return odds.gains.map(({ gain, chance }) => `${gain[0] ?? 0}: ${percent(chance)}`).join(' · ');
}

/** So much of each thing, as symbols. */
export function gainIcons({ what }: Odds, gain: readonly number[]): Rich {
  const pieces = what.flatMap((thing, index): Rich => {
    const n = gain[index] ?? 0;
    return n ? [icon(thing, n)] : [];
  });
  return pieces.length ? spaced(pieces) : ['0'];
}

/** What comes for certain; null if there is more than one thing that may come. */
export function certain(odds: Odds | null | undefined): Rich | null {
  const [only, ...others] = odds?.gains ?? [];
  return odds && only && !others.length ? gainIcons(odds, only.gain) : null;
}

/** What can be expected, in words: 1.3 letters and 2.3 lira on average. */
export function expected({ what, mean }: Odds): string {
  const things = what.map((thing, index) => `${written(mean[index] ?? 0)} ${name(thing, mean[index] ?? 0)}`);
  return t('odds.mean', { things: listedText(things) });
}

function name(thing: string, n: number): string {
  if (thing === 'letters') return t('letters', { n });
  return thing === 'lira' || thing === 'coffee' ? t(thing) : goodName(thing as Good);
}

function icon(thing: string, n: number): Piece {
  if (thing === 'lira') return liraIcon(n);
  if (thing === 'letters') return { icon: 'i-letter', label: t('letters', { n }), n };
  if (thing === 'coffee') return { icon: 'i-coffee', label: t('coffee'), n };
  return goodIcon(thing as Good, n);
}
