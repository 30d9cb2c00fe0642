/** What tiles ask for, in words and symbols; and how far a game is, or was. */
import type { TileCondition, View } from '../../../api/choose_write.gen';
import type { SoloGame, WallTile } from '../../../api/types';
import { language } from '../../../words/i18n.svelte';
import { facts } from '../facts';
import { GOODS, type Good, type Player } from '../game';
import { goodTitle, listedText } from '../names';
import { t } from './words';

export type Measure = TileCondition['measure'];
export type Solo = NonNullable<View['solo']>;

export interface Asked {
  what: Measure;
  asks: TileCondition['asks'];
  need: number;
}

/** A tile of the wall by its name: `7-11`. */
export interface TileName {
  challenge: number;
  column: number;
}

export function tileOf(name: string): TileName {
  const [challenge = 0, column = 0] = name.split('-').map(Number);
  return { challenge, column };
}

export const nameOf = ({ challenge, column }: TileName): string => `${challenge}-${column}`;

const PHRASES: Readonly<Record<Measure, (n: number) => string>> = {
  rubies: (n) => t('ask.rubies', { n }),
  checks: (n) => t('ask.checks', { n }),
  lira: (n) => t('ask.lira', { n }),
  'full-columns': (n) => t('ask.full-columns', { n }),
  'goods-rubies': (n) => t('ask.goods-rubies', { n }),
  'guild-played': (n) => (n ? t('ask.guild-played', { n }) : t('ask.guild-played.none')),
  'open-icons': () => t('ask.open-icons'),
  'goods-cards': () => t('ask.goods-cards'),
  'palace-rubies': (n) => t('ask.palace-rubies', { n }),
  'letter-rubies': (n) => t('ask.letter-rubies', { n }),
  'other-letters': () => t('ask.other-letters'),
};

/** What a challenge asks for, as its row says it: "35 lira and 1 full shelf". */
export function sentence(asked: readonly Asked[]): string {
  const [only, ...more] = asked;
  if (only?.what === 'lira' && !more.length) return titled(t('ask.lira.filled', { n: only.need }));
  return titled(listedText(asked.map(({ what, need }) => PHRASES[what](need))));
}

function titled(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** The same in symbols. What may not be done at all is struck out. */
export interface Sign {
  icons: readonly string[];
  text: string;
  isStruck: boolean;
}

const ICONS: Readonly<Record<Measure, readonly string[]>> = {
  rubies: ['i-ruby'],
  checks: ['i-imp'],
  lira: ['i-lira'],
  'full-columns': ['i-shelf'],
  'goods-rubies': ['i-gate'],
  'guild-played': ['i-guild-card'],
  'open-icons': ['i-act'],
  'goods-cards': ['i-goods-card'],
  'palace-rubies': ['i-palace', 'i-ruby'],
  'letter-rubies': ['i-palace', 'i-ruby'],
  'other-letters': ['i-palace', 'i-ruby'],
};
/** What is left over at the end, and not what is done on the way. */
const LEFT: readonly Measure[] = ['open-icons'];

export function signOf({ what, asks, need }: Asked): Sign {
  const isStruck = asks === 'at-most' && need === 0 && !LEFT.includes(what);
  const text = isStruck ? '' : asks === 'at-most' && need > 0 ? `≤${need}` : String(need);
  return { icons: ICONS[what], text, isStruck };
}

/** One box of the way to a tile. */
export interface Box {
  what: Measure;
  text: string;
  note: string;
  isMet: boolean;
  have: string;
  need: string;
  spoken: string;
}

interface Far extends Asked {
  /** Null before any game. */
  have: number | null;
  missing: number;
}

type Shelves = Readonly<Record<Good, number>>;

/** How far the closest game was. */
export function boxesOf(tile: WallTile, closest: SoloGame | undefined): Box[] {
  const reached = closest?.reached as Shelves | undefined;
  return tile.conditions.map((one) => boxOf({ ...one, what: one.what as Measure }, reached ?? null, false));
}

/** How far the game is now. */
export function liveBoxes(conditions: readonly TileCondition[], player: Pick<Player, 'goods'>): Box[] {
  const shelves = Object.fromEntries(GOODS.map((good) => [good, player.goods[good]?.filled ?? 0])) as Shelves;
  return conditions.map(({ measure, ...rest }) => boxOf({ ...rest, what: measure }, shelves, true));
}

function boxOf(far: Far, shelves: Shelves | null, isLive: boolean): Box {
  const isMet = far.have !== null && far.missing === 0;
  const fullest = far.what === 'full-columns' && shelves ? fullestOf(shelves, far.need) : null;
  const have = fullest ? fullest.filled : far.have;
  const need = far.what === 'full-columns' ? far.need * facts().column : far.need;
  const isMost = far.asks === 'at-most';
  return {
    what: far.what,
    text: sentence([far]),
    note: fullest && !isMet ? shelfNote(fullest.nearest, isLive) : noteOf(far, isMet, isLive),
    isMet,
    have: have === null ? '–' : String(have),
    need: isMost ? `≤${need}` : String(need),
    spoken: have === null ? '' : t(isMost ? 'value.most.spoken' : 'value.spoken', { have, need }),
  };
}

/** The shelves that are nearest to being full, as many as are asked for, and the first of them that is not. */
function fullestOf(shelves: Shelves, n: number): { filled: number; nearest: { good: Good; short: number } | null } {
  const full = facts().column;
  const best = [...GOODS].sort((a, b) => shelves[b] - shelves[a]).slice(0, n);
  const good = best.find((one) => shelves[one] < full);
  return {
    filled: best.reduce((sum, one) => sum + shelves[one], 0),
    nearest: good ? { good, short: full - shelves[good] } : null,
  };
}

function shelfNote(nearest: { good: Good; short: number } | null, isLive: boolean): string {
  return nearest
    ? t(isLive ? 'note.shelf.live' : 'note.shelf', { good: goodTitle(nearest.good), n: nearest.short })
    : '';
}

function noteOf({ what, asks, need, have, missing }: Far, isMet: boolean, isLive: boolean): string {
  if (what === 'rubies') {
    if (isLive) return asks === 'exactly' ? t('note.exactly.live') : '';
    if (have === null) return '';
    return have > need && asks === 'exactly' ? t('note.exactly', { n: have }) : t('note.had', { n: have });
  }
  if (what === 'lira') return t('note.lira');
  if (have === null || isMet) return '';
  return asks === 'at-most' ? t('note.over', { n: missing }) : t('note.short', { n: missing });
}

/** What the rows of the wall ask for, by the components of the house. */
export function challenges(): readonly (readonly Asked[])[] {
  return facts().challenges.map((conditions) => conditions.map(({ measure, ...rest }) => ({ what: measure, ...rest })));
}
