/** Cairo: what the frame needs of it. */
import { addSymbols } from '../../style/symbols';
import type { GameFolder } from '../contract';
import { animate, outline } from './animate';
import Board from './Board.svelte';
import { card } from './card';
import { choices, isDeciding, prompt } from './choices';
import Decision from './Decision.svelte';
import { factsReady } from './facts';
import { gameOf } from './game';
import Hand from './Hand.svelte';
import { logLines, words as logWords } from './log';
import Me from './Me.svelte';
import MeShort from './MeShort.svelte';
import Others from './Others.svelte';
import OthersShort from './OthersShort.svelte';
import Overlay from './Overlay.svelte';
import sprite from './sprite.svg?raw';
import { tradeSymbols } from './symbols';
import './forced.css';
import './tokens.css';
import Ways from './Ways.svelte';
import { words as nameWords } from './words/names';
import { words as panelWords } from './words/panels';
import { t, words } from './words/table';

const folder: GameFolder = {
  card,
  ready: async () => {
    addSymbols(sprite);
    addSymbols(tradeSymbols);
    await Promise.all([words.ready(), nameWords.ready(), panelWords.ready(), logWords.ready(), factsReady()]);
  },
  Board,
  Me,
  MeShort,
  Others,
  OthersShort,
  Hand,
  handSize: (position) => gameOf(position).players[position.eye ?? 0]?.hand_cards ?? 0,
  Overlay,
  headline: (position, table) => {
    const { view } = gameOf(position);
    const title =
      view.phase === 'over' || position.seat === null
        ? t('head.over')
        : view.phase === 'final'
          ? t('head.final')
          : view.phase === 'setup'
            ? t('head.setup')
            : t('head.round', { n: view.round });
    return { title, note: [card.title(), ...card.describe(table.options)].join(' · ') };
  },
  Ways,
  Decision,
  isDeciding,
  prompt,
  choices,
  reason: async (reason, scene) => {
    const { reasonText, words: reasons } = await import('./why');
    await reasons.ready();
    return reasonText(reason, scene);
  },
  logLines,
  scores: ({ scores }) => [{ label: t('score.points'), icon: 'i-point', value: scores['points'] ?? 0 }],
  animate,
  withoutMotion: outline,
  Statistics: () => import('./statistics/Statistics.svelte'),
  victory: () => import('./statistics/victory'),
  shortcuts: () => [
    { keys: ['B', 'L', 'D'], text: t('keys.ways') },
    { keys: ['G'], text: t('keys.market') },
    { keys: ['←', '→', '↑', '↓'], text: t('keys.arrows') },
    { keys: ['Home', 'End'], text: t('keys.row') },
    { keys: ['Page ↑', 'Page ↓'], text: t('keys.page') },
    { keys: ['N', 'P'], text: t('keys.next') },
    { keys: ['Enter'], text: t('keys.enter') },
    { keys: ['Esc'], text: t('keys.back') },
  ],
};

export default folder;
