/** Istanbul: what the frame needs of it. */
import { addSymbols } from '../../style/symbols';
import type { GameFolder } from '../contract';
import { animate } from './animate';
import Board from './Board.svelte';
import { card } from './card';
import { choices, prompt } from './choices';
import { factsReady } from './facts';
import { gameOf } from './game';
import Hand from './Hand.svelte';
import { lazyParts } from './lazy-parts';
import Me from './Me.svelte';
import MeShort from './MeShort.svelte';
import Others from './Others.svelte';
import OthersShort from './OthersShort.svelte';
import Overlay from './Overlay.svelte';
import sprite from './sprite.svg?raw';
import { layDice } from './reduced-motion';
import { logLines } from './log';
import './forced.css';
import { t, words } from './words/table';

const SCORES = { rubies: 'i-ruby', lira: 'i-lira', goods: 'g-any', cards: 'i-card' } as const;

const folder: GameFolder = {
  card,
  ready: async () => {
    addSymbols(sprite);
    await Promise.all([words.ready(), factsReady()]);
  },
  Board,
  Me,
  MeShort,
  Others,
  OthersShort,
  Hand,
  handSize: (position) => {
    const player = position.eye === null ? undefined : gameOf(position).players[position.eye];
    return player ? player.cards + player.guild_cards : 0;
  },
  Overlay,
  headline: (position, table) => {
    const game = gameOf(position);
    const { view } = game;
    const title =
      position.seat === null
        ? t('head.over')
        : view.finale
          ? t('head.finale')
          : view.last_round
            ? t('head.last')
            : t('head.round', { n: view.round });
    const special = card.describe({ ...table.options, rules: view.rules }).slice(view.rules === 'base' ? 1 : 0);
    return { title, note: [...special, t('head.rubies', { n: view.goal })].join(' · ') };
  },
  prompt,
  choices,
  endsTurns: true,
  reason: async (reason, scene) => {
    const { reasonText, words: reasons } = await import('./why');
    await reasons.ready();
    return reasonText(reason, scene);
  },
  logLines,
  scores: (rank) =>
    (Object.keys(SCORES) as (keyof typeof SCORES)[]).map((name) => ({
      label: t(`score.${name}`),
      icon: SCORES[name],
      value: rank.scores[name] ?? 0,
    })),
  animate,
  withoutMotion: layDice,
  shortcuts: () => [
    { keys: ['B'], text: t('keys.board') },
    { keys: ['←', '→', '↑', '↓'], text: t('keys.arrows') },
    { keys: ['Enter'], text: t('keys.enter') },
    { keys: ['Shift', 'Enter'], text: t('keys.only') },
    { keys: ['K'], text: t('keys.hand') },
    { keys: ['1', '–', '5'], text: t('keys.dialog') },
  ],
  ...lazyParts,
};

export default folder;
