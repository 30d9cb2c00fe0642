/** Choose & Write: what the frame needs of it. */
import { addSymbols } from '../../style/symbols';
import type { GameFolder } from '../contract';
import { animate, outline } from './animate';
import Board from './Board.svelte';
import { card } from './card';
import { choices, prompt } from './choices';
import { facts, factsReady } from './facts';
import { gameOf } from './game';
import { logLines, words as logWords } from './log';
import Me from './Me.svelte';
import Hand from './Hand.svelte';
import MeShort from './MeShort.svelte';
import Others from './Others.svelte';
import OthersShort from './OthersShort.svelte';
import Overlay from './Overlay.svelte';
import Pencil from './Pencil.svelte';
import { sight } from './sight';
import sprite from './sprite.svg?raw';
import './forced.css';
import './tokens.css';
import { words as panelWords } from './words/panels';
import { t, words } from './words/table';

const folder: GameFolder = {
  card,
  ready: async () => {
    addSymbols(sprite);
    await Promise.all([words.ready(), panelWords.ready(), logWords.ready(), factsReady()]);
  },
  Board,
  Me,
  MeShort,
  Others,
  OthersShort,
  Hand,
  handSize: (position) => {
    const { players } = gameOf(position);
    const mine = players[position.eye ?? 0];
    return mine ? mine.hand_cards + mine.goods_card_count + mine.guild_card_count : 0;
  },
  Overlay,
  headline: (position, table) => {
    const { view } = gameOf(position);
    const title =
      position.seat === null ? t('head.over') : view.ending ? t('head.last') : t('head.round', { n: view.round });
    const [goal = '', ...special] = card.describe(table.options);
    return { title, note: [view.solo ? goal : t('head.rubies', { n: facts().ruby_target }), ...special].join(' · ') };
  },
  Tool: Pencil,
  prompt,
  sight,
  choices,
  reason: async (reason) => {
    const { reasonText, words: reasons } = await import('./why');
    await reasons.ready();
    return reasonText(reason);
  },
  logLines,
  scores: ({ scores }) => [
    { label: t('score.rubies'), icon: 'i-ruby', value: scores['rubies'] ?? 0 },
    { label: t('score.left'), value: scores['left-overs'] ?? 0 },
  ],
  animate,
  withoutMotion: outline,
  Statistics: () => import('./statistics/Statistics.svelte'),
  victory: () => import('./statistics/victory'),
  SoloResult: () => import('./wall/Result.svelte'),
  shortcuts: () => [
    { keys: ['B'], text: t('keys.board') },
    { keys: ['←', '→', '↑', '↓'], text: t('keys.arrows') },
    { keys: ['Enter'], text: t('keys.enter') },
    { keys: ['Shift', 'Enter'], text: t('keys.only') },
    { keys: ['1', '–', '3'], text: t('keys.cards') },
    { keys: ['W'], text: t('keys.wait') },
    { keys: ['Esc'], text: t('keys.back') },
  ],
};

export default folder;
