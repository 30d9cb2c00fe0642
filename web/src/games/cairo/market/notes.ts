/** What badges say: of each entry a customer could go to, and of a site that cannot be used. */
import type { Scene } from '../../contract';
import { linesOf } from '../badges';
import { gameOf, seatOf, type Lure, type Site, type Trade } from '../game';
import { t } from '../words/table';
import { widthOf } from './widths';

export interface Note {
  site: Site;
  look: 'open' | 'chosen' | 'mute' | 'shut' | 'bad';
  title: string;
  titleWidth: number;
  barkers: number;
  earns: { trade: Trade; amount: number } | null;
  lines: readonly string[];
  width: number;
  height: number;
}

const BOLD = '700 13px Figtree';
const PLAIN = '500 12px Figtree';

/** An entry that a customer could go to: how far it is, what it costs and who would earn what. */
export function lureNote(scene: Scene, lure: Lure, look: Note['look']): Note {
  const game = gameOf(scene.position);
  const seat = seatOf(game, lure.owner);
  const isOccupied = game.customerAt.has(lure.entry);
  const mark = seat === null ? null : scene.marks[seat];
  const line = isOccupied
    ? t('badge.free')
    : lure.reason
      ? t('badge.barkers', { n: game.me?.barkers ?? 0 })
      : seat === scene.focus
        ? t('badge.mine')
        : lure.owner_earns && mark
          ? t('badge.owner', { letter: mark.letter, n: lure.owner_earns })
          : t('badge.nobody');
  const title = isOccupied ? t('badge.occupied') : t('steps', { n: lure.steps });
  const barkers = isOccupied ? 0 : lure.barkers;
  const earns = lure.reason || isOccupied ? null : { trade: lure.customer, amount: lure.earns };
  const titleWidth = widthOf(title, BOLD);
  const head = 9 + titleWidth + (barkers ? 42 : 0);
  const foot = (earns ? 50 : 9) + widthOf(line, PLAIN);
  const width = Math.max(head, foot, 80) + 9;
  return { site: lure.entry, look, title, titleWidth, barkers, earns, lines: [line], width, height: 40 };
}

/** A site that cannot be used. */
export function badNote(site: Site, reason: string): Note {
  const title = t('badge.not-here', { site });
  const titleWidth = widthOf(title, BOLD);
  const lines = linesOf(reason, 34);
  const width = Math.max(titleWidth, ...lines.map((line) => widthOf(line, PLAIN))) + 20;
  return {
    site,
    look: 'bad',
    title,
    titleWidth,
    barkers: 0,
    earns: null,
    lines,
    width,
    height: 27 + lines.length * 15,
  };
}
