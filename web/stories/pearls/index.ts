/** Pearls: what the frame needs of it. */
import type { GameFolder } from '../../src/games/contract';
import { addSymbols } from '../../src/style/symbols';
import Board from './Board.svelte';
import { card } from './card';
import { choices, prompt } from './choices';
import { viewOf } from './game';
import Me from './Me.svelte';
import MeShort from './MeShort.svelte';
import Others from './Others.svelte';
import OthersShort from './OthersShort.svelte';
import sprite from './sprite.svg?raw';
import { logLines } from './log';
import { reason, t, words } from './words/table';

const folder: GameFolder = {
  card,
  ready: () => {
    addSymbols(sprite);
    return words.ready();
  },
  Board,
  Me,
  MeShort,
  Others,
  OthersShort,
  headline: (position, table) => {
    const { day, days, tides } = viewOf(position);
    const [, note = ''] = card.describe({ ...table.options, tides });
    return { title: t('head.day', { day, days }), note };
  },
  prompt,
  choices,
  reason: (why) => Promise.resolve(reason(why)),
  logLines,
  scores: ({ scores }) => [
    { label: t('points'), icon: 'pearls-white', value: scores['points'] ?? 0 },
    { label: t('best'), value: scores['best day'] ?? 0 },
  ],
};

export default folder;
