/** What the build panel and the decision area of a phone have in common: what is asked, and what the main button says. */
import type { Offer } from '../../../api/types';
import type { Scene } from '../../contract';
import { segmentsOf } from '../facts';
import { gameOf, isJoker, type Kind } from '../game';
import { cardNamed, listedText, stallName, standName } from '../names';
import { foretell } from '../outlook';
import { readyOf } from '../selection.svelte';
import { offered } from '../steps.svelte';
import { t } from '../words/panels';
import { payment } from './coins.svelte';

/** The kind that is built, with its price, as it was offered in this turn. */
export function kindNow(scene: Scene): Kind | null {
  const { building } = gameOf(scene.position);
  if (!building) return null;
  return offered.kinds.find(({ kind, trade }) => kind === building.kind && trade === building.trade) ?? null;
}

/** What the main button says: the result of what is chosen, or what is still to be chosen. */
export function goLabel(scene: Scene): string {
  const { step, building } = gameOf(scene.position);
  const ready = readyOf(scene);
  switch (step.name) {
    case 'turn':
      return t('build.choose.card');
    case 'fee':
      return t('build.choose.fee');
    case 'kind':
      return t('build.choose.kind');
    case 'place':
      return t('build.choose.stall');
    case 'site':
      if (!ready) return t('build.choose.site');
      return building?.kind === 'expand' ? expandLabel(scene, ready) : t('build.go', { site: String(ready.value) });
    case 'entry': {
      const site = building?.site ?? '';
      if (!ready) return t('build.choose.entry');
      return t(building?.kind === 'move' ? 'move.go' : 'build.go.entry', { site, entry: String(ready.value) });
    }
    case 'pay': {
      const left = payment.left(scene);
      return left ? t('pay.left', { n: left }) : expandLabel(scene, null);
    }
    default:
      return '';
  }
}

function expandLabel(scene: Scene, offer: Offer | null): string {
  const kind = kindNow(scene);
  const told = foretell(offer?.outlook, scene.focus);
  const points = told.points || (kind?.points ?? 0);
  return kind ? t('expand.go', { cost: kind.cost, points }) : t('expand.go.bare');
}

/** What is built, in a few words: "New spice stall on J2". */
export function buildTitle(scene: Scene): string {
  const { building, view } = gameOf(scene.position);
  const { trade = null, site = null } = building ?? {};
  const kind = building?.kind ?? null;
  if (view.phase === 'setup') return trade ? t('build.setup', { stall: stallName(trade) }) : t('setup.title');
  if (!kind || !trade) return t('build.title');
  const what = kind === 'expand' ? standName(trade, '.them') : stallName(trade, kind === 'move' ? '.them' : '');
  return site ? t(`build.${kind}.on`, { what, site }) : t(`build.${kind}`, { what });
}

/** Which card or cards are played, with the segments of a joker. */
export function cardsNote(scene: Scene): string {
  const { building } = gameOf(scene.position);
  const [card, ...more] = building?.cards ?? [];
  if (!card) return '';
  if (more.length) return t('any.note');
  return isJoker(card) ? t('joker.note', { all: listedText(segmentsOf(card).map(String), 'or') }) : cardNamed(card);
}
